"""Why something is suggested, in Spanish: a text for each reason of `engine.hint`."""

WHY = {
    "why.nothing": "Ninguna carta a la vista te sirve ahora.",
    "why.completes": "{c1} completa {t2}.",
    "why.opens_with": "Con {c1} puedes bajar.",
    "why.fits": "{c1} entra en {t2}, en la mesa.",
    "why.helps": "{c1} mejora tu mano.",
    "why.out": "Con esto cierras.",
    "why.opens": "Baja {n0} puntos: bastan.",
    "why.lays": "Lo bajado no cuesta nada; te quedan {n0}.",
    "why.adds": "Una carta menos: {c1} entra en {t2}.",
    "why.joker": "{c1} libera el comodín de {t2}.",
    "why.due": "Cogiste {c1}: hay que bajarla.",
    "why.back": "La tournante no ayuda.",
    "why.undo": "Este paso no lleva a nada.",
    "why.twin": "Tienes {c1} dos veces; basta una.",
    "why.dead": "{c1} está muerta: sin compañera en tu mano y sin ninguna por venir.",
    "why.alone": "{c1} no tiene compañera en tu mano.",
    "why.gone": "Lo que le falta a {c1} ya ha salido.",
    "why.gift": "{t2} sería un regalo: un rival podría añadirla a la mesa.",
    "why.weakest": "De tus cartas, {c1} es la que menos ayuda.",
    "why.melded": "Todo está combinado: {c1} es lo que menos cuesta.",
}
