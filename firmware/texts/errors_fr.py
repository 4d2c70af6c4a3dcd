"""Ce que dit un refus, en français : voir errors_en.py."""

ERRORS = {
    "E_MATCH_OVER": "La partie est finie. Lances-en une autre pour continuer.",
    "E_ROUND_OVER": "La manche est finie. Fais distribuer la suivante pour continuer.",
    "E_WRONG_PHASE": "Pas à ce moment du tour : pioche d’abord, joue ensuite, et jette une carte "
    "pour finir.",
    "E_STOCK_ONLY": "Tu as rendu la tournante : ce tour-ci, pioche au talon.",
    "E_TAKE_ONE_CARD": "Avec une seule carte en main, tu pioches au talon, nulle part ailleurs.",
    "E_TAKE_FIRST_ROUND": "Une carte prise doit être étalée, et personne n’étale au premier "
    "tour : pioche au talon ou prends la tournante.",
    "E_TAKE_EMPTY": "La jetée est vide : pioche au talon.",
    "E_TAKE_JOKER": "Un joker jeté est perdu pour tous : pioche au talon.",
    "E_NO_TOURNANTE": "Il n’y a pas de tournante à prendre : pioche au talon.",
    "E_NOT_TOURNANTE": "On ne rend qu’une tournante prise pendant ce tour.",
    "E_FIRST_ROUND": "Personne n’étale avant que le tour revienne au donneur : jette une carte "
    "en attendant.",
    "E_NOT_IN_HAND": "Tu n’as pas {card}, ou pas autant de fois : choisis parmi tes cartes.",
    "E_TWO_JOKERS": "Un seul joker par combinaison : place l’autre ailleurs.",
    "E_BAD_RUN": "Pas de suivi : il faut au moins trois cartes d’une couleur qui se suivent, de "
    "la plus basse à la plus haute.",
    "E_BAD_ACE": "Pas de suivi : l’as va sous le 2 ou sur le roi, à un seul bout.",
    "E_BAD_SET": "Pas de tria : il faut trois ou quatre cartes de même valeur, chacune d’une "
    "autre couleur.",
    "E_KEPT_CARD": "{kept} était ta seule carte : garde-la ce tour-ci pour fermer avec.",
    "E_KEEP_CLOSING": "Garde une carte en main : c’est en la jetant que tu fermes.",
    "E_NOT_ALL": "Ici on étale d’un coup toutes ses cartes sauf une ; il t’en resterait {left}.",
    "E_MIX": "Pour fermer, il te faut au moins un suivi et une tria parmi tes combinaisons.",
    "E_OPENING_JOKER": "Pas de joker dans cette ouverture : étale ensuite les combinaisons qui "
    "en ont un.",
    "E_OPEN_RUN": "Ton ouverture demande un suivi naturel, sans joker.",
    "E_UNTAKEN_RUN": "Tu as pris {drawn} : il te faut un suivi naturel qui ne le contienne pas.",
    "E_PARTNER_RUN": "Ton partenaire a ouvert, mais ta première pose demande encore un suivi "
    "naturel.",
    "E_OPEN_SET": "Ton ouverture demande une tria naturelle, sans joker.",
    "E_OPEN_MIN": "{have} points sur {need} : étale-en plus d’un coup pour ouvrir.",
    "E_THRESHOLD": "{have} points sur {need} : l’ouverture adverse a relevé le seuil. Étale-en "
    "plus d’un coup.",
    "E_NO_LAYOFF": "Au Simple, on n’ajoute et on n’échange rien : garde tes cartes jusqu’à "
    "pouvoir fermer.",
    "E_ADD_UNOPENED": "Ouvre d’abord : ensuite tu pourras ajouter aux combinaisons de la table.",
    "E_SWAP_UNOPENED": "Ouvre d’abord : ensuite tu pourras échanger un joker de la table.",
    "E_NO_MELD": "Cette combinaison n’existe pas ; sur la table : {melds}.",
    "E_RUN_MISFIT": "{card} ne va pas avec {meld} : un suivi s’allonge par les bouts, dans sa "
    "couleur.",
    "E_SET_MISFIT": "{card} ne va pas avec {meld} : une tria prend une couleur qui lui manque, "
    "jusqu’à quatre cartes.",
    "E_SET_NOT_FULL": "Le joker de {meld} y reste tant que la tria n’a pas sa quatrième carte.",
    "E_NOT_REPRESENTED": "{card} n’est pas ce qu’un joker remplace ici : échange la carte exacte.",
    "E_DISCARD_TAKEN": "Tu viens de prendre {drawn} : jette une autre carte.",
    "E_MUST_USE": "Tu as pris {drawn} : étale cette carte pendant ce tour, ou annule et pioche "
    "au talon.",
    "E_MUST_REPLAY": "Le joker échangé trouve encore une place : joue-le avant de jeter.",
    "E_NO_UNDO": "Rien à reprendre : une carte piochée au talon reste piochée.",
    "E_BAD_ACT": "Ce n’est pas un coup du jeu.",
    "E_ACE_MISFIT": "{card} ne va pas avec {meld} : un as finit un suivi d’un seul côté.",
}
