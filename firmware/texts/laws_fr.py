"""The rules in force, in French: what a field of the ruleset means for who plays by it."""

LAWS = {
    "law.cards": "Cartes et donne",
    "law.turn": "Le tour",
    "law.laying": "Étaler",
    "law.table": "Sur la table",
    "law.score": "Points et partie",
    "law.advice": "Conseils",
    "law.reference": "Règles de référence.",
    "law.house": "Règles maison.",
    "law.edited": "Changé par toi\u00a0: {t2}.",
    "law.alone": "{n0} joueurs, chacun pour soi.",
    "law.pairs": "Deux équipes\u00a0; les partenaires se font face.",
    "law.pack": "{n0} jeux et {n1} jokers\u00a0: {n2} cartes.",
    "law.hand": "{n0} cartes chacun.",
    "law.dealer_extra": "Le donneur en a une de plus et commence\u00a0: il ne fait que jeter.",
    "law.deal": "Donne {n0} par {n0}.",
    "law.deal_first": "Donne de {n0} d’abord, puis {n1} par {n1}.",
    "law.last_pass": "Le donneur, servi en dernier, en prend {n0} à la fin.",
    "law.turned": "La carte suivante, retournée, commence la jetée.",
    "law.play": "Pioche une carte, étale ce que tu veux et peux, puis jettes-en une.",
    "law.tournante": "La première carte jetée par le donneur est la tournante, sauf un "
    "joker\u00a0: avant qu’il rejoue chacun peut la prendre au lieu de piocher, ou la voir "
    "et la rendre.",
    "law.first_round": "Personne n’étale avant que le tour revienne au donneur.",
    "law.take_free": "La carte visible de la jetée peut être prise et gardée.",
    "law.taken_must_lay": "La carte visible de la jetée peut être prise si elle est étalée dans "
    "le tour.",
    "law.take_joker": "Un joker de la jetée peut être pris.",
    "law.no_joker": "Un joker de la jetée ne se prend jamais.",
    "law.rediscard": "La carte prise n’est pas rejetée dans le même tour.",
    "law.one_card": "Avec une seule carte au début du tour, on pioche au talon.",
    "law.one_card_kept": "Cette carte ne s’étale pas\u00a0: elle sert à fermer.",
    "law.rebuilds": "Un talon vide est refait avec la jetée, {n0} fois par manche au plus.",
    "law.rebuild": "Un talon vide est refait avec la jetée, autant de fois qu’il faut.",
    "law.melds": "Suivi\u00a0: trois cartes ou plus qui se suivent, d’une couleur. Tria\u00a0: "
    "trois ou quatre cartes de même valeur, de couleurs différentes. L’as est bas ou haut, jamais "
    "au milieu.",
    "law.lay_closes": "Rien n’est étalé pendant la manche. Pour fermer, étale d’un coup tout sauf "
    "une carte, avec un suivi et une tria, et jette la dernière.",
    "law.open_min": "La première pose vaut au moins {n0} points, en un coup.",
    "law.open_rises": "La première ouverture de la manche porte le seuil de l’autre camp à son "
    "total plus un.",
    "law.open_natural_run": "L’ouverture compte un suivi naturel.",
    "law.open_natural_set": "L’ouverture compte une tria naturelle.",
    "law.open_jokers": "Pas de joker dans l’ouverture.",
    "law.open_untaken_run": "Dans un tour où l’on a pris dans la jetée, un suivi naturel de "
    "l’ouverture est sans cette carte.",
    "law.partner_opens": "Si ton partenaire a ouvert, tes premières combinaisons n’ont pas de "
    "seuil.",
    "law.partner_run": "Alors ta première pose compte encore un suivi naturel.",
    "law.lay_all_opens": "Sous le seuil, tu peux encore étaler tout sauf une carte et fermer.",
    "law.lay_all_needs": "Même alors il y a un suivi et une tria naturels\u00a0; les "
    "autres peuvent avoir un joker.",
    "law.points": "Points pour ouvrir\u00a0: de 2 à 10 leur chiffre, V D R 10, le joker comme la "
    "carte remplacée, l’as 1 dans A-2-3 et {n0} ailleurs.",
    "law.closing_discard": "Il reste toujours une carte à jeter pour fermer.",
    "law.going_out": "On peut finir en étalant ses dernières cartes, sans jeter.",
    "law.joker": "Un joker vaut n’importe quelle carte, un au plus par combinaison.",
    "law.joker_low": "S’il a deux places possibles, il prend la plus basse.",
    "law.layoff": "Une fois que tu as étalé, ajoute des cartes à toute combinaison. Mets la carte "
    "exacte à la place d’un joker et il est à toi\u00a0; dans une tria, seulement s’il est la "
    "quatrième.",
    "law.no_layoff": "On n’ajoute rien et on n’échange pas de joker.",
    "law.replay_joker": "Le joker échangé est rejoué dans le tour si c’est possible.",
    "law.fixed_penalty": "Chaque perdant paie {n0}, quoi qu’il tienne.",
    "law.penalty": "Les perdants paient leur main\u00a0: chiffre, V D R 10, as 11, joker 20.",
    "law.unlaid_penalty": "Qui n’a rien étalé paie {n0} à la place.",
    "law.pair_free": "Le partenaire du gagnant ne paie rien.",
    "law.stall_wins": "Si le talon ne peut plus être refait, ou après {n0} tours, la main la plus "
    "basse gagne.",
    "law.void": "Si le talon ne peut plus être refait, ou après {n0} tours, la manche est "
    "nulle\u00a0: personne ne paie.",
    "law.limit": "Qui atteint {n0} a perdu la partie.",
    "law.rounds": "{n0} manches\u00a0; le plus petit total gagne la partie.",
    "law.advice1": "La tria est la plus dure à former\u00a0: occupe-t’en tôt.",
    "law.advice2": "Les meilleures cartes servent à un suivi et à une tria.",
    "law.advice3": "Perdre coûte {n0}, quoi qu’il reste\u00a0: les petites ne protègent pas. "
    "Jette ce qui ne servira jamais.",
    "law.advice4": "La jetée est libre\u00a0: une carte qui va vaut mieux qu’une pioche à "
    "l’aveugle.",
    "law.advice5": "Regarde ce que prend l’adversaire, et ne lui en donne plus.",
}
