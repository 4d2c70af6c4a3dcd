"""What the table says of its own, beside the engine's errors: (English, Spanish, French,
Arabic) by key. {word} is what stood in the command, {key} what it was
for, {allowed} what may stand there."""

LANGUAGES = ("en", "es", "fr", "ar")

SENTENCES = {
    "UNKNOWN": (
        "There is no command “{word}”: see the list in docs/protocol.md.",
        "No existe la orden «{word}»: la lista está en docs/protocol.md.",
        "La commande « {word} » n’existe pas : la liste est dans docs/protocol.md.",
        "لا يوجد أمر «{word}»: القائمة في docs/protocol.md.",
    ),
    "WORDS": (
        "“{word}” takes other words: {usage}",
        "«{word}» lleva otras palabras: {usage}",
        "« {word} » prend d’autres mots : {usage}",
        "الأمر «{word}» يأخذ كلمات أخرى: {usage}",
    ),
    "NO_GAME": (
        "No match is on the table yet: begin with “new” or “position”.",
        "Todavía no hay partida en la mesa: empieza con «new» o «position».",
        "Aucune partie n’est encore sur la table : commence par « new » ou « position ».",
        "لا توجد مباراة على الطاولة بعد: ابدأ بـ «new» أو «position».",
    ),
    "RANGE": (
        "{key} is {allowed} here, not “{word}”.",
        "{key} es aquí {allowed}, no «{word}».",
        "{key}, c’est ici {allowed}, pas « {word} ».",
        "{key} هنا {allowed}، وليس «{word}».",
    ),
    "ACT": (
        "“{word}” is no act: draw, return, lay, add, swap, discard or undo, each with its words.",
        "«{word}» no es una jugada: draw, return, lay, add, swap, discard o undo, con lo suyo.",
        "« {word} » n’est pas un coup : draw, return, lay, add, swap, discard ou undo, et suite.",
        "«{word}» ليست حركة: draw أو return أو lay أو add أو swap أو discard أو undo مع كلماتها.",
    ),
    "SETTING": (
        "“{word}” is no setting here; there are: {allowed}.",
        "«{word}» no es un ajuste aquí; los hay: {allowed}.",
        "« {word} » n’est pas un réglage ici ; il y a : {allowed}.",
        "«{word}» ليس إعدادا هنا؛ الموجود: {allowed}.",
    ),
    "PAIR": (
        "“{word}” is not written as key=value.",
        "«{word}» no está escrito como clave=valor.",
        "« {word} » n’est pas écrit clé=valeur.",
        "«{word}» ليس مكتوبا على شكل key=value.",
    ),
    "TWICE": (
        "“{word}” is given twice.",
        "«{word}» está repetido.",
        "« {word} » est donné deux fois.",
        "«{word}» ذُكر مرتين.",
    ),
    "VARIANT": (
        "No variant “{word}”: simple, talaj51, talaj71, rami40 or rami51.",
        "No hay variante «{word}»: simple, talaj51, talaj71, rami40 o rami51.",
        "Pas de variante « {word} » : simple, talaj51, talaj71, rami40 ou rami51.",
        "لا يوجد نمط «{word}»: simple أو talaj51 أو talaj71 أو rami40 أو rami51.",
    ),
    "FORMAT": (
        "The format is 1v1 or 2v2, not “{word}”.",
        "El formato es 1v1 o 2v2, no «{word}».",
        "Le format est 1v1 ou 2v2, pas « {word} ».",
        "الصيغة 1v1 أو 2v2، وليست «{word}».",
    ),
    "PROFILE": (
        "The profile is reference or house, not “{word}”.",
        "El perfil es reference o house, no «{word}».",
        "Le profil est reference ou house, pas « {word} ».",
        "الإعداد reference أو house، وليس «{word}».",
    ),
    "SEED": (
        "A seed is 1 to 32 hexadecimal digits, not “{word}”.",
        "Una semilla son de 1 a 32 cifras hexadecimales, no «{word}».",
        "Une graine, c’est de 1 à 32 chiffres hexadécimaux, pas « {word} ».",
        "البذرة من 1 إلى 32 رقما ست عشريا، وليست «{word}».",
    ),
    "PACK": (
        "A stacked pack of {have} cards is too short here: {need} at least.",
        "Un mazo preparado de {have} cartas no basta aquí: {need} como mínimo.",
        "Un paquet préparé de {have} cartes est trop court ici : {need} au moins.",
        "رزمة مرتّبة من {have} ورقة لا تكفي هنا: {need} على الأقل.",
    ),
    "CUT_PACK": (
        "A stacked pack is dealt in its order: leave the cut out.",
        "Un mazo preparado se reparte en su orden: quita el corte.",
        "Un paquet préparé se distribue dans son ordre : enlève la coupe.",
        "الرزمة المرتّبة توزّع بترتيبها: احذف القطع.",
    ),
    "LEVEL": (
        "No level “{word}”: easy, medium or hard.",
        "No hay nivel «{word}»: easy, medium o hard.",
        "Pas de niveau « {word} » : easy, medium ou hard.",
        "لا يوجد مستوى «{word}»: easy أو medium أو hard.",
    ),
    "LANGUAGE": (
        "No language “{word}”: es, fr, ar or en.",
        "No hay idioma «{word}»: es, fr, ar o en.",
        "Pas de langue « {word} » : es, fr, ar ou en.",
        "لا توجد لغة «{word}»: es أو fr أو ar أو en.",
    ),
    "STILL_PLAYED": (
        "This round is still being played: “next” deals once it is over.",
        "Esta ronda aún se está jugando: «next» reparte cuando acabe.",
        "Cette manche se joue encore : « next » distribue quand elle est finie.",
        "هذه الجولة لم تنته بعد: «next» يوزّع عند نهايتها.",
    ),
    "BAD_CARD": (
        "“{word}” is no card: a rank of A23456789TJQK and a suit of SHDC, or XX.",
        "«{word}» no es una carta: un valor de A23456789TJQK y un palo de SHDC, o XX.",
        "« {word} » n’est pas une carte : valeur de A23456789TJQK et couleur de SHDC, ou XX.",
        "«{word}» ليست ورقة: رقم من A23456789TJQK وشكل من SHDC، أو XX.",
    ),
    "SURPLUS_CARD": (
        "There are more {word} here than the pack holds.",
        "Aquí hay más {word} que en el mazo.",
        "Il y a ici plus de {word} que dans le paquet.",
        "عدد {word} هنا أكثر مما في الرزمة.",
    ),
    "BAD_JSON": (
        "A position is a JSON object on one line, each key once.",
        "Una posición es un objeto JSON en una línea, cada clave una vez.",
        "Une position est un objet JSON sur une ligne, chaque clé une fois.",
        "الوضعية كائن JSON في سطر واحد، وكل مفتاح مرة واحدة.",
    ),
    "BAD_POSITION": (
        "No such position can come about: look at “{word}”.",
        "Una posición así no puede darse: mira «{word}».",
        "Une telle position ne peut pas se produire : regarde « {word} ».",
        "لا يمكن أن تحدث هذه الوضعية: راجع «{word}».",
    ),
    "INTERNAL": (
        "The table made a mistake ({word}); what was on it may be wrong. Please report it.",
        "La mesa se ha equivocado ({word}); lo que hay en ella puede no valer. Avísanos.",
        "La table s’est trompée ({word}) ; ce qui s’y trouve est à revoir. Merci de le signaler.",
        "أخطأت الطاولة ({word})؛ قد لا يصحّ ما عليها. نرجو الإبلاغ عن ذلك.",
    ),
}
