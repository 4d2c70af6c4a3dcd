"""The rules in force, in Spanish: what a field of the ruleset means for who plays by it."""

LAWS = {
    "law.cards": "Cartas y reparto",
    "law.turn": "El turno",
    "law.laying": "Bajar",
    "law.table": "En la mesa",
    "law.score": "Puntos y partida",
    "law.advice": "Consejos",
    "law.reference": "Reglas de referencia.",
    "law.house": "Reglas de la casa.",
    "law.edited": "Cambiado por ti: {t2}.",
    "law.alone": "{n0} jugadores, cada uno por su cuenta.",
    "law.pairs": "Dos parejas; los compañeros se sientan enfrente.",
    "law.pack": "{n0} barajas y {n1} comodines: {n2} cartas.",
    "law.hand": "{n0} cartas a cada uno.",
    "law.dealer_extra": "El repartidor tiene una más y empieza: solo descarta.",
    "law.deal": "Se reparte de {n0} en {n0}.",
    "law.deal_first": "Se reparten {n0} primero, y después de {n1} en {n1}.",
    "law.last_pass": "El repartidor, servido el último, toma {n0} al final.",
    "law.turned": "La carta siguiente se destapa y empieza el descarte.",
    "law.play": "Roba una carta, baja lo que quieras y puedas, y descarta una.",
    "law.tournante": "El primer descarte del repartidor es la tournante, si no es un comodín: "
    "hasta su próximo turno cada uno puede cogerla en vez de robar, o mirarla y devolverla.",
    "law.first_round": "Nadie baja hasta que el turno vuelve al repartidor.",
    "law.take_free": "La carta visible del descarte se puede coger y guardar.",
    "law.taken_must_lay": "La carta visible del descarte se puede coger si se baja en ese turno.",
    "law.take_joker": "Un comodín del descarte se puede coger.",
    "law.no_joker": "Un comodín del descarte no se coge nunca.",
    "law.rediscard": "La carta cogida no se descarta en el mismo turno.",
    "law.one_card": "Con una sola carta al empezar el turno, se roba del mazo.",
    "law.one_card_kept": "Esa carta no se baja: se guarda para cerrar.",
    "law.rebuilds": "El mazo vacío se rehace con el descarte, {n0} veces por ronda como mucho.",
    "law.rebuild": "El mazo vacío se rehace con el descarte cuantas veces haga falta.",
    "law.melds": "Escalera: tres cartas o más seguidas de un palo. Trío: tres o cuatro cartas "
    "del mismo valor y de palos distintos. El as va abajo o arriba, nunca en medio.",
    "law.lay_closes": "Durante la ronda no se baja nada. Para cerrar, baja de una vez todo menos "
    "una carta, con escalera y trío, y descarta la última.",
    "law.open_min": "Lo primero que se baja vale al menos {n0} puntos, de una vez.",
    "law.open_rises": "La primera bajada de la ronda sube el umbral del otro lado a su total más "
    "uno.",
    "law.open_natural_run": "La bajada lleva una escalera natural.",
    "law.open_natural_set": "La bajada lleva un trío natural.",
    "law.open_jokers": "Sin comodín en la bajada.",
    "law.open_untaken_run": "Si en el turno se cogió del descarte, una escalera natural de la "
    "bajada no lleva esa carta.",
    "law.partner_opens": "Si tu compañero ya abrió, tus primeras combinaciones no necesitan "
    "umbral.",
    "law.partner_run": "Aun así, lo primero que bajas lleva una escalera natural.",
    "law.lay_all_opens": "Sin llegar al umbral puedes bajar todo menos una carta y cerrar.",
    "law.lay_all_needs": "Aun así hay escalera y trío naturales; las demás "
    "combinaciones pueden llevar comodín.",
    "law.points": "Puntos para abrir: del 2 al 10 su número, J Q K 10, el comodín como la carta "
    "que suple, el as 1 en A-2-3 y {n0} en lo demás.",
    "law.closing_discard": "Siempre queda una carta para el descarte que cierra.",
    "law.going_out": "Se puede acabar bajando las últimas cartas, sin descarte.",
    "law.joker": "El comodín hace de cualquier carta, uno por combinación como mucho.",
    "law.joker_low": "Si tiene dos lugares posibles, toma el de menos valor.",
    "law.layoff": "Después de bajar puedes añadir cartas a cualquier combinación. Pon la carta "
    "exacta en lugar de un comodín y es tuyo; en un trío, solo si es la cuarta.",
    "law.no_layoff": "No se añade ni se cambia el comodín.",
    "law.replay_joker": "El comodín cambiado se juega en ese turno si es posible.",
    "law.fixed_penalty": "Quien pierde paga {n0}, tenga lo que tenga.",
    "law.penalty": "Quien pierde paga su mano: número, J Q K 10, as 11, comodín 20.",
    "law.unlaid_penalty": "Quien no bajó nada paga {n0} en su lugar.",
    "law.pair_free": "El compañero de quien gana no paga.",
    "law.stall_wins": "Si el mazo ya no se rehace, o tras {n0} turnos, gana la mano más baja.",
    "law.void": "Si el mazo ya no se puede rehacer, o tras {n0} turnos, la ronda es nula: nadie "
    "paga.",
    "law.limit": "Quien llega a {n0} pierde la partida.",
    "law.rounds": "{n0} rondas; el total más bajo gana la partida.",
    "law.advice1": "El trío es lo que más cuesta: búscalo pronto.",
    "law.advice2": "Lo mejor son las cartas que sirven a una escalera y a un trío.",
    "law.advice3": "Perder cuesta {n0}, quede lo que quede: las bajas no protegen. Suelta lo que "
    "nunca servirá.",
    "law.advice4": "El descarte es libre: una carta que encaja vale más que robar a ciegas.",
    "law.advice5": "Mira lo que coge el rival y deja de dárselo.",
}
