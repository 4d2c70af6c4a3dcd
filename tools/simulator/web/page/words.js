// What the page says, in the game's languages.

export const WORDS = {
  es: {
    name: "Español",
    direction: "ltr",
    loading: "Cargando…",
    display: "Pantalla",
    language: "Idioma",
    screen: "Pantalla del juego",
    keys: "Teclas",
    save: "Copiar partidas",
    load: "Restaurar",
    saving: "Guardar las partidas en un archivo",
    loaded: "Cargar las partidas de un archivo",
    replace: "¿Reemplazar las partidas de este navegador por las del archivo?",
    foreign: "Ese archivo no es una copia de partidas.",
    elsewhere: "El juego sigue en otra pestaña.",
    here: "Jugar aquí",
    broken: "El juego se ha detenido por un error:",
    again: "Empezar de nuevo",
    unkept: "Este navegador no guarda: las partidas duran lo que esta página.",
  },
  fr: {
    name: "Français",
    direction: "ltr",
    loading: "Chargement…",
    display: "Écran",
    language: "Langue",
    screen: "Écran du jeu",
    keys: "Touches",
    save: "Sauvegarder les parties",
    load: "Restaurer",
    saving: "Enregistrer les parties dans un fichier",
    loaded: "Charger les parties d’un fichier",
    replace: "Remplacer les parties de ce navigateur par celles du fichier ?",
    foreign: "Ce fichier n’est pas une sauvegarde de parties.",
    elsewhere: "Le jeu continue dans un autre onglet.",
    here: "Jouer ici",
    broken: "Une erreur a arrêté le jeu :",
    again: "Recommencer",
    unkept: "Ce navigateur ne garde rien : les parties durent autant que cette page.",
  },
  ar: {
    name: "العربية",
    direction: "rtl",
    loading: "جارٍ التحميل…",
    display: "الشاشة",
    language: "اللغة",
    screen: "شاشة اللعبة",
    keys: "المفاتيح",
    save: "نسخ المباريات",
    load: "استعادة",
    saving: "حفظ المباريات في ملف",
    loaded: "تحميل المباريات من ملف",
    replace: "هل تحل مباريات الملف محل مباريات هذا المتصفح؟",
    foreign: "هذا الملف ليس نسخة من المباريات.",
    elsewhere: "اللعبة مستمرة في تبويب آخر.",
    here: "العب هنا",
    broken: "توقفت اللعبة بسبب خطأ:",
    again: "ابدأ من جديد",
    unkept: "لا يحفظ هذا المتصفح شيئا: تبقى المباريات ما بقيت هذه الصفحة.",
  },
  en: {
    name: "English",
    direction: "ltr",
    loading: "Loading…",
    display: "Display",
    language: "Language",
    screen: "The game’s display",
    keys: "Keys",
    save: "Back up matches",
    load: "Restore",
    saving: "Save the matches to a file",
    loaded: "Load matches from a file",
    replace: "Replace this browser’s matches by those of the file?",
    foreign: "That file is no backup of matches.",
    elsewhere: "The game goes on in another tab.",
    here: "Play here",
    broken: "An error has stopped the game:",
    again: "Start again",
    unkept: "This browser keeps nothing: matches last as long as this page.",
  },
};

// The first language of a person's that the game has, or "".
export function preferred(languages, known) {
  const short = languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return short.find((tag) => known.includes(tag)) ?? "";
}

// Has the page speak a language.
export function speak(language) {
  const words = WORDS[language];
  document.documentElement.lang = language;
  document.documentElement.dir = words.direction;
  for (const element of document.querySelectorAll("[data-text]"))
    element.textContent = words[element.dataset.text];
  for (const element of document.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", words[element.dataset.label]);
  for (const element of document.querySelectorAll("[data-title]"))
    element.title = words[element.dataset.title];
}
