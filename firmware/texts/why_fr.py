"""Why something is suggested, in French: a text for each reason of `engine.hint`."""

WHY = {
    "why.nothing": "Aucune carte visible ne te sert maintenant.",
    "why.completes": "{c1} complète {t2}.",
    "why.opens_with": "Avec {c1}, tu peux étaler.",
    "why.fits": "{c1} entre dans {t2}, sur la table.",
    "why.helps": "{c1} améliore ta main.",
    "why.out": "Avec cela, tu fermes.",
    "why.opens": "Tu étales {n0} points\u00a0: c’est assez.",
    "why.lays": "Ce qui est étalé ne coûte rien\u00a0; il t’en reste {n0}.",
    "why.adds": "Une carte de moins\u00a0: {c1} entre dans {t2}.",
    "why.joker": "{c1} libère le joker de {t2}.",
    "why.due": "Tu as pris {c1}\u00a0: il faut l’étaler.",
    "why.back": "La tournante n’aide pas.",
    "why.undo": "Ce pas ne mène à rien.",
    "why.twin": "Tu as {c1} deux fois\u00a0; une suffit.",
    "why.dead": "{c1} est morte\u00a0: rien dans ta main ne va avec, rien ne viendra.",
    "why.alone": "Rien dans ta main ne va avec {c1}.",
    "why.gone": "Ce qui manque à {c1} est déjà sorti.",
    "why.gift": "{t2} serait un cadeau\u00a0: un rival pourrait l’ajouter.",
    "why.weakest": "De tes cartes, {c1} aide le moins.",
    "why.melded": "Tout est combiné\u00a0: {c1} coûte le moins.",
}
