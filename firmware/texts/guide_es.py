"""The guided round in Spanish: what is explained, when it first comes."""

GUIDE = {
    "guide.goal": "¡A la mesa! Lina y tú tenéis 13 cartas cada uno. El primero que tiene "
    "todas menos una en combinaciones las baja de golpe y tira la última: así cierra y gana.\n"
    "Escalera: 5♥ 6♥ 7♥. Trío: 9♠ 9♥ 9♦. Hace falta al menos uno de cada. ▼ sigue leyendo, A "
    "continúa.",
    "guide.first": "Abajo está tu mano; una raya une las cartas de una combinación. Tú "
    "repartes: tienes una carta más y empiezas tirando una. ◀ ▶ eligen, A y otra vez A la "
    "descartan. {c1} es la que menos ayuda.",
    "guide.tournante": "Tu primer descarte queda aparte, junto al descarte: es la "
    "tournante. Lina puede cogerla en vez de robar. Si nadie la quiere, pasa debajo cuando "
    "vuelves a jugar.",
    "guide.draw": "Cada turno tuyo empieza robando. El cursor está en el mazo: A roba de "
    "él. Al lado, a la vista, está la carta que puedes coger en su lugar: ve con ▶. Nunca un "
    "comodín.",
    "guide.take": "Mira el descarte: {c1} te sirve más que robar a ciegas. ▶ hasta ella y "
    "A. En Simple la carta cogida puede quedarse en tu mano; solo no puedes tirarla "
    "enseguida.",
    "guide.play": "El cursor está en la carta nueva. A la derecha, {n0}/13 cuenta tus "
    "cartas en combinaciones. Tira la que menos ayude: yo tiraría {c1}. Alta o baja da igual, "
    "perder cuesta 100.",
    "guide.undo": "B deshace lo que aún se puede deshacer. Las tres rayas al final de la "
    "fila son el menú: un consejo cuando quieras, las reglas, el glosario y la salida de esta "
    "lección.",
    "guide.close": "¡Ahora! Todas tus cartas menos una forman combinaciones, con escalera "
    "y trío. ▲ va a la cifra de la derecha, A muestra las combinaciones, A las baja.",
    "guide.last": "Queda una carta. A y A la tiran, y la ronda es tuya.",
    "guide.won": "¡Has cerrado! Lina paga 100 puntos. La partida sigue hasta que alguien "
    "llega a 300. Ahora juega una tuya: en Talaj 51 y 71 se baja durante la ronda.",
    "guide.lost": "Lina ha cerrado y pagas 100 puntos. Le pasa a cualquiera. Inténtalo "
    "otra vez: vendrán las mismas cartas.",
    "guide.void": "La ronda es nula y nadie paga. Inténtalo otra vez: vendrán las mismas cartas.",
}
