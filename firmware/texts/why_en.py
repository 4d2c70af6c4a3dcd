"""Why something is suggested, in English: a text for each reason of `engine.hint`."""

WHY = {
    "why.nothing": "No open card helps you now.",
    "why.completes": "{c1} completes {t2}.",
    "why.opens_with": "With {c1} you can lay.",
    "why.fits": "{c1} fits {t2} on the table.",
    "why.helps": "{c1} makes your hand better.",
    "why.out": "With it you go out.",
    "why.opens": "It lays {n0} points: enough.",
    "why.lays": "Laid cards cost nothing; {n0} stay with you.",
    "why.adds": "One card less: {c1} fits {t2}.",
    "why.joker": "{c1} frees the joker of {t2}.",
    "why.due": "{c1} was taken and has to be laid.",
    "why.back": "The tournante does not help.",
    "why.undo": "This step leads nowhere.",
    "why.twin": "You have {c1} twice; one is enough.",
    "why.dead": "{c1} is dead: no mate in your hand, none to come.",
    "why.alone": "{c1} has no mate in your hand.",
    "why.gone": "What {c1} still needs is gone.",
    "why.gift": "{t2} would be a gift: a rival could lay it off.",
    "why.weakest": "Of your cards, {c1} helps least.",
    "why.melded": "All is melded: {c1} costs least.",
}
