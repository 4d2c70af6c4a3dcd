"""Lo que dice un rechazo, en español: véase errors_en.py."""

ERRORS = {
    "E_MATCH_OVER": "La partida ha terminado. Empieza otra para seguir jugando.",
    "E_ROUND_OVER": "La ronda ha terminado. Reparte la siguiente para seguir jugando.",
    "E_WRONG_PHASE": "No en este momento del turno: primero roba, luego juega, y descarta para "
    "terminar.",
    "E_STOCK_ONLY": "Devolviste la tournante: en este turno robas del mazo.",
    "E_TAKE_ONE_CARD": "Con una sola carta en la mano se roba del mazo y de ningún otro sitio.",
    "E_TAKE_FIRST_ROUND": "Lo que se coge hay que bajarlo, y en la primera vuelta no baja nadie: "
    "roba del mazo o coge la tournante.",
    "E_TAKE_EMPTY": "El descarte está vacío: roba del mazo.",
    "E_TAKE_JOKER": "Un comodín descartado no vuelve a ninguna mano: roba del mazo.",
    "E_NO_TOURNANTE": "No hay tournante que coger: roba del mazo.",
    "E_NOT_TOURNANTE": "Solo se devuelve una tournante cogida en este turno.",
    "E_FIRST_ROUND": "Nadie baja hasta que el turno vuelve al repartidor: de momento, descarta "
    "una carta.",
    "E_NOT_IN_HAND": "No tienes {card}, o no tantas veces: elige entre tus cartas.",
    "E_TWO_JOKERS": "Una combinación lleva un comodín como mucho: usa el otro en otra parte.",
    "E_BAD_RUN": "No es escalera: hacen falta tres o más cartas seguidas de un palo, de menor a "
    "mayor.",
    "E_BAD_ACE": "No es escalera: el as va debajo del 2 o encima del rey, en un solo extremo.",
    "E_BAD_SET": "No es trío: hacen falta tres o cuatro cartas del mismo valor, cada una de otro "
    "palo.",
    "E_KEPT_CARD": "{kept} era tu única carta: guárdala en este turno para cerrar con ella.",
    "E_KEEP_CLOSING": "Guarda una carta en la mano: al descartarla cierras.",
    "E_NOT_ALL": "Aquí se bajan de golpe todas las cartas menos una; así te quedarían {left}.",
    "E_MIX": "Para cerrar necesitas al menos una escalera y un trío entre tus combinaciones.",
    "E_OPENING_JOKER": "Sin comodín en esta bajada: baja después las combinaciones que lo lleven.",
    "E_OPEN_RUN": "Tu bajada necesita una escalera natural, sin comodín.",
    "E_UNTAKEN_RUN": "Has cogido {drawn}: necesitas una escalera natural que no lo lleve.",
    "E_PARTNER_RUN": "Tu compañero ya ha abierto, pero lo primero que bajas necesita una "
    "escalera natural.",
    "E_OPEN_SET": "Tu bajada necesita un trío natural, sin comodín.",
    "E_OPEN_MIN": "{have} de {need} puntos: baja más a la vez para abrir.",
    "E_THRESHOLD": "{have} de {need} puntos: la bajada rival ha subido el umbral. Baja más a la "
    "vez.",
    "E_NO_LAYOFF": "En Simple no se añade ni se cambia nada: guarda tus cartas hasta poder "
    "cerrar.",
    "E_ADD_UNOPENED": "Abre primero: después podrás añadir cartas a las combinaciones de la mesa.",
    "E_SWAP_UNOPENED": "Abre primero: después podrás cambiar un comodín de la mesa.",
    "E_NO_MELD": "No existe esa combinación; en la mesa hay {melds}.",
    "E_RUN_MISFIT": "{card} no encaja en {meld}: una escalera crece por los extremos, en su palo.",
    "E_SET_MISFIT": "{card} no encaja en {meld}: un trío admite un palo que le falte, hasta "
    "cuatro cartas.",
    "E_SET_NOT_FULL": "El comodín de {meld} se queda ahí hasta que llegue la cuarta carta.",
    "E_NOT_REPRESENTED": "{card} no es lo que un comodín sustituye ahí: cambia la carta exacta.",
    "E_DISCARD_TAKEN": "Acabas de coger {drawn}: descarta otra carta.",
    "E_MUST_USE": "Has cogido {drawn}: bájalo en este turno, o deshaz y roba del mazo.",
    "E_MUST_REPLAY": "El comodín que cambiaste aún cabe en la mesa: juégalo antes de descartar.",
    "E_NO_UNDO": "No hay nada que deshacer; lo robado del mazo queda robado.",
    "E_BAD_ACT": "Eso no es una jugada.",
    "E_ACE_MISFIT": "{card} no encaja en {meld}: un as remata la escalera por un solo lado.",
}
