"""The guided round in French: what is explained, when it first comes."""

GUIDE = {
    "guide.goal": "Bienvenue à table\u00a0! Lina et toi avez 13 cartes chacun. Le premier "
    "qui a tout sauf une carte en combinaisons les étale d’un coup et jette la "
    "dernière\u00a0: il ferme, et gagne.\n"
    "Suivi\u00a0: 5♥ 6♥ 7♥. Tria\u00a0: 9♠ 9♥ 9♦. Il en faut au moins un de chaque. ▼ pour "
    "lire la suite, A pour continuer.",
    "guide.first": "En bas, ta main\u00a0; un trait relie les cartes d’une combinaison. Tu "
    "donnes\u00a0: tu as une carte de plus et commences par en jeter une. ◀ ▶ choisissent, A "
    "puis A la jettent. {c1} t’aide le moins.",
    "guide.tournante": "Ta première carte jetée reste à part, près de la jetée\u00a0: "
    "c’est la tournante. Lina peut la prendre au lieu de piocher. Si personne n’en veut, elle "
    "passe dessous quand tu rejoues.",
    "guide.draw": "Chacun de tes tours commence par piocher. Le curseur est sur le "
    "talon\u00a0: A y pioche. À côté, face visible, la carte que tu peux prendre à la "
    "place\u00a0: va dessus avec ▶. Jamais un joker.",
    "guide.take": "Regarde la jetée\u00a0: {c1} te sert mieux qu’une pioche à l’aveugle. ▶ "
    "jusqu’à elle, puis A. En Simple la carte prise peut rester en main\u00a0; seulement, ne "
    "la rejette pas aussitôt.",
    "guide.play": "Le curseur est sur la nouvelle carte. À droite, {n0}/13 compte tes "
    "cartes en combinaisons. Jette ce qui aide le moins\u00a0: moi, {c1}. Haute ou basse, peu "
    "importe, perdre coûte 100.",
    "guide.undo": "B reprend ce qui peut encore l’être. Les trois traits au bout de la "
    "rangée, c’est le menu\u00a0: un conseil à tout moment, les règles, le glossaire, et la "
    "sortie de cette leçon.",
    "guide.close": "Maintenant\u00a0! Toutes tes cartes sauf une forment des combinaisons, "
    "avec suivi et tria. ▲ va au chiffre de droite, A montre les combinaisons, A les étale.",
    "guide.last": "Il reste une carte. A puis A la jettent, et la manche est à toi.",
    "guide.won": "Tu as fermé\u00a0! Lina paie 100 points. La partie continue jusqu’à 300. "
    "À toi d’en jouer une\u00a0: en Talaj 51 et 71 on étale pendant la manche.",
    "guide.lost": "Lina a fermé, et tu paies 100 points. Cela arrive à tous. Essaie "
    "encore\u00a0: les mêmes cartes viendront.",
    "guide.void": "La manche est nulle et personne ne paie. Essaie encore\u00a0: les mêmes "
    "cartes viendront.",
}
