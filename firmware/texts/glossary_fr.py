"""The words of the game in French: a term, a line's end, its meaning."""

GLOSSARY = {
    "glossary.run": "Suivi\n"
    "Au moins trois cartes d’une même couleur qui se suivent, comme 5♥ 6♥ 7♥.",
    "glossary.natural_run": "Suivi naturel\n"
    "Un suivi fait sans joker. Talaj 71 en demande un à l’ouverture, et à ta première "
    "pose si ton partenaire a ouvert\u00a0; après une prise dans la jetée, un sans "
    "cette carte.",
    "glossary.set": "Tria\n"
    "Trois ou quatre cartes de même valeur, chacune d’une autre couleur\u00a0: 9♠ 9♥ 9♦. "
    "Deux jumelles n’y vont jamais ensemble.",
    "glossary.meld": "Combinaison\n"
    "Un suivi ou une tria. Sur la table elle ne fait que grandir, ou son joker est "
    "échangé.",
    "glossary.joker": "Joker\n"
    "Il tient lieu de n’importe quelle carte, un au plus par combinaison. Jeté, "
    "personne ne le prend en Simple et Talaj, et il n’est jamais la tournante. Resté "
    "en main il coûte 20, sauf en Simple.",
    "glossary.ace": "As bas, as haut\n"
    "Dans un suivi l’as précède le 2 et vaut 1, ou suit le roi et vaut 10 (11 au "
    "Rami). R-A-2 n’existe pas.",
    "glossary.stock": "Talon\n"
    "Les cartes cachées où l’on pioche. Vide, il est refait en mélangeant la jetée "
    "sans sa carte visible\u00a0; au Rami, deux fois par manche au plus.",
    "glossary.pile": "Jetée\n"
    "Chaque tour se finit par une carte posée là, face visible. Seule celle du dessus "
    "se prend.",
    "glossary.hand": "Main\n"
    "Tes cartes\u00a0: 13 en Simple et au Rami, 14 en Talaj 51 et 71\u00a0; le donneur en a une "
    "de plus, sauf au Rami.",
    "glossary.suit": "Couleur\n♠ ♥ ♦ ♣. Le suivi garde la même, la tria les varie.",
    "glossary.face": "Figure\nV, D et R. Chacune vaut 10.",
    "glossary.deal": "Distribution\n"
    "Simple\u00a0: trois cartes chacun, puis deux par deux. Talaj 51 et 71\u00a0: deux par "
    "deux. Rami\u00a0: une par une.",
    "glossary.dealer": "Donneur\n"
    "En Simple et Talaj il a une carte de plus et commence par jeter. La donne tourne "
    "à chaque manche.",
    "glossary.round": "Manche\n"
    "De la donne jusqu’à ce que quelqu’un ferme. Plusieurs manches font une partie.",
    "glossary.draw": "Piocher\n"
    "Chaque tour commence par une carte\u00a0: au talon, dans la jetée ou, au début, la "
    "tournante.",
    "glossary.discard": "Jeter\nPoser une carte sur la jetée finit ton tour.",
    "glossary.take": "Prise dans la jetée\n"
    "Libre en Simple et au Rami. En Talaj 51 et 71 la carte s’étale dans le tour. On "
    "ne la rejette jamais aussitôt.",
    "glossary.last": "Dernière carte\n"
    "En Talaj, avec une seule carte au début du tour, tu pioches au talon et la gardes "
    "pour fermer.",
    "glossary.first": "Premier tour\n"
    "En Simple et Talaj personne n’étale avant que le tour revienne au donneur.",
    "glossary.tournante": "Tournante\n"
    "La première carte jetée par le donneur, mise à part et visible. Jusqu’à son tour "
    "suivant chacun peut la prendre au lieu de piocher, ou la rendre. Jamais un "
    "joker.",
    "glossary.opening": "Ouverture\n"
    "Ta première pose de la manche\u00a0: en un seul coup, et elle atteint le seuil.",
    "glossary.threshold": "Seuil\n"
    "Les points qu’il faut pour ouvrir\u00a0: 51 ou 71 en Talaj. Le premier qui ouvre le "
    "relève pour l’autre camp\u00a0: son total plus un.",
    "glossary.lay": "Étaler\n"
    "Poser des combinaisons de ta main sur la table. Après l’ouverture, sans minimum.",
    "glossary.layoff": "Ajouter\n"
    "Compléter une combinaison de la table, à qui qu’elle soit, une fois que tu as "
    "étalé.",
    "glossary.swap": "Échanger le joker\n"
    "Une fois que tu as étalé\u00a0: mets la carte exacte à sa place et le joker est "
    "à toi. Dans une tria il doit être la quatrième carte. Au Rami, rejoue-le dans le "
    "tour si tu peux.",
    "glossary.closing": "Carte de fermeture\n"
    "Gardée pour la jeter en fermant\u00a0: en Simple et Talaj on n’étale jamais tout.",
    "glossary.close": "Fermer\nTe défaire de ta dernière carte, et gagner la manche.",
    "glossary.layall": "Tout étaler\n"
    "En Talaj, qui n’a pas ouvert peut étaler d’un coup tout sauf une carte, même "
    "sous le seuil. Talaj 71 veut toujours un suivi et une tria naturels.",
    "glossary.dead": "Carte isolée\n"
    "Ni voisine de couleur ni même valeur dans ta main\u00a0: la première à jeter.",
    "glossary.playable": "Carte entrante\n"
    "Elle va dans une combinaison de la table. La jeter devant un adversaire qui a "
    "ouvert, c’est un cadeau.",
    "glossary.spare": "Carte de réserve\n"
    "Tu pourrais l’ajouter, mais tu la gardes pour ne pas rester avec une seule "
    "carte.",
    "glossary.sec": "Rami sec\n"
    "Fermer d’un coup sans avoir ouvert avant. Cela ne coûte pas plus aux autres.",
    "glossary.simple": "Simple\n"
    "On ferme en étalant tout sauf une carte, avec un suivi et une tria. Perdre coûte "
    "100, quoi qu’on tienne\u00a0: cherche tôt la tria, préfère les cartes à deux usages, "
    "prends dans la jetée et regarde ce que prend l’autre.",
    "glossary.t51": "Talaj 51\n"
    "14 cartes, quatre jokers, 51 points pour ouvrir. Beaucoup de tables disent Rami "
    "51.",
    "glossary.t71": "Talaj 71\n"
    "14 cartes, deux jokers, 71 points pour ouvrir, avec suivi et tria naturels et "
    "sans joker. Beaucoup de tables disent Rami 71.",
    "glossary.1v1": "1v1\nDeux joueurs, chacun pour soi.",
    "glossary.2v2": "2v2\n"
    "Quatre joueurs\u00a0; les partenaires se font face et partagent le score.",
    "glossary.partner": "Partenaire\n"
    "S’il a ouvert, ta première pose n’a pas de seuil\u00a0; en Talaj 71 il y faut un "
    "suivi naturel.",
    "glossary.penalty": "Pénalité\n"
    "Ce qui reste en main\u00a0: chaque carte son chiffre, V D R 10, as 11, joker 20. En "
    "Simple, et en Talaj pour qui n’a rien étalé, 100.",
    "glossary.points": "Points d’ouverture\n"
    "De 2 à 10 leur chiffre, V D R 10, le joker comme la carte remplacée\u00a0; l’as 1 "
    "dans A-2-3, sinon 10 (11 au Rami).",
    "glossary.limit": "Limite de partie\n"
    "Qui l’atteint perd. Talaj 51 et 71\u00a0: 251 seul, 451 en équipe. Simple\u00a0: 300 seul, "
    "600 en équipe.",
    "glossary.void": "Manche nulle\n"
    "En Simple et Talaj\u00a0: plus de talon ni de quoi le refaire, ou 300 tours. Personne "
    "ne paie.",
    "glossary.four": "Carré\n"
    "Une tria de quatre cartes\u00a0: une valeur dans les quatre couleurs.",
    "glossary.clean": "Suite franche\nAutre nom du suivi naturel\u00a0: sans joker.",
    "glossary.firstlay": "Première pose\n"
    "Au Rami\u00a0: 40 ou 51 points en un coup, toutes combinaisons. Le seuil ne monte "
    "pas.",
    "glossary.reference": "Règles de référence\n"
    "Le Rami de base\u00a0: quatre jokers, prise libre, et l’on finit avec ou sans "
    "dernière carte jetée.",
    "glossary.house": "Règles maison\n"
    "Le Rami de ta table\u00a0: jokers, as haut, suite franche pour ouvrir, étaler la "
    "prise, carte de fermeture.",
    "glossary.r40": "Rami 40\n"
    "13 cartes, de 2 à 6 joueurs, 40 points pour ouvrir. Le plus petit total gagne.",
    "glossary.r51": "Rami 51\nComme Rami 40, avec 51 points pour ouvrir.",
}
