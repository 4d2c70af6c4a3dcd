"""The words of the game in Spanish: a term, a line's end, its meaning."""

GLOSSARY = {
    "glossary.run": "Escalera\n"
    "Tres o más cartas seguidas de un mismo palo, como 5♥ 6♥ 7♥. En Talaj se llama "
    "suivi.",
    "glossary.natural_run": "Escalera natural\n"
    "Escalera hecha sin comodín. Talaj 71 pide una para abrir, y también en lo "
    "primero que bajas si tu compañero ya abrió; tras coger del descarte, una sin esa "
    "carta.",
    "glossary.set": "Trío\n"
    "Tres o cuatro cartas del mismo valor, cada una de otro palo: 9♠ 9♥ 9♦. Dos "
    "iguales nunca van juntas. También: tria.",
    "glossary.meld": "Combinación\n"
    "Una escalera o un trío. En la mesa solo crece, o se le cambia el comodín.",
    "glossary.joker": "Comodín\n"
    "Hace de cualquier carta, uno por combinación como mucho. Descartado, en Simple y "
    "Talaj nadie lo coge, y nunca es la tournante. En la mano cuesta 20, salvo en "
    "Simple.",
    "glossary.ace": "As abajo, as arriba\n"
    "En escalera el as va antes del 2 y vale 1, o tras la K y vale 10 (11 en Rami). "
    "K-A-2 no vale.",
    "glossary.stock": "Mazo\n"
    "Las cartas tapadas de las que se roba. Vacío, se rehace barajando el descarte "
    "sin su carta visible; en Rami, dos veces por ronda como mucho.",
    "glossary.pile": "Descarte\n"
    "Cada turno acaba dejando allí una carta a la vista. Solo se coge la de encima.",
    "glossary.hand": "Mano\n"
    "Tus cartas: 13 en Simple y Rami, 14 en Talaj 51 y 71; en estos y en Simple el "
    "repartidor lleva una más.",
    "glossary.suit": "Palo\n♠ ♥ ♦ ♣. La escalera es de uno solo, el trío los mezcla.",
    "glossary.face": "Figura\nJ, Q y K. Cada una vale 10.",
    "glossary.deal": "Reparto\n"
    "Simple: tres cartas a cada uno y después de dos en dos. Talaj 51 y 71: de dos en "
    "dos. Rami: de una en una.",
    "glossary.dealer": "Repartidor\n"
    "En Simple y Talaj tiene una carta más y empieza descartando. El reparto cambia "
    "cada ronda.",
    "glossary.round": "Ronda\n"
    "Desde el reparto hasta que alguien cierra. Varias rondas hacen una partida.",
    "glossary.draw": "Robar\n"
    "Cada turno empieza con una carta: del mazo, del descarte o, al principio, la "
    "tournante.",
    "glossary.discard": "Descartar\nDejar una carta en el descarte termina tu turno.",
    "glossary.take": "Coger del descarte\n"
    "Libre en Simple y Rami. En Talaj 51 y 71 hay que bajarla en ese turno. Nunca se "
    "descarta en el mismo.",
    "glossary.last": "Última carta\n"
    "En Talaj, con una sola carta al empezar el turno robas del mazo, y la guardas para "
    "cerrar.",
    "glossary.first": "Primera vuelta\n"
    "En Simple y Talaj nadie baja hasta que el turno vuelve al repartidor.",
    "glossary.tournante": "Tournante\n"
    "El primer descarte del repartidor, aparte y a la vista. Hasta su siguiente turno "
    "cada uno puede cogerla en vez de robar, o mirarla y devolverla. Nunca es un "
    "comodín.",
    "glossary.opening": "Bajada\n"
    "Lo primero que bajas en la ronda: de una vez y llegando al umbral.",
    "glossary.threshold": "Umbral\n"
    "Los puntos para abrir: 51 o 71 en Talaj. El primero en abrir lo sube para el "
    "otro lado: lo que bajó más uno.",
    "glossary.lay": "Bajar\n"
    "Poner combinaciones de tu mano en la mesa. Después de abrir no hay mínimo.",
    "glossary.layoff": "Añadir\n"
    "Sumar una carta a una combinación de la mesa, de quien sea, si ya has bajado.",
    "glossary.swap": "Cambiar el comodín\n"
    "Si ya has bajado: pon la carta exacta en su lugar y el comodín es tuyo. En un "
    "trío ha de ser la cuarta carta. En Rami se vuelve a jugar en ese turno si es "
    "posible.",
    "glossary.closing": "Carta de cierre\n"
    "La que se guarda para descartarla al cerrar: en Simple y Talaj nunca bajas "
    "todas.",
    "glossary.close": "Cerrar\nQuedarse sin la última carta y ganar la ronda.",
    "glossary.layall": "Bajar todo\n"
    "En Talaj, quien no ha abierto puede bajar de golpe todo menos una carta, aun sin "
    "llegar al umbral. Talaj 71 sigue pidiendo escalera y trío naturales.",
    "glossary.dead": "Carta suelta\n"
    "Sin vecina de palo ni pareja de valor en tu mano: la primera que sobra.",
    "glossary.playable": "Carta que entra\n"
    "Encaja en una combinación de la mesa. Tirada ante un rival que ya abrió, es un "
    "regalo.",
    "glossary.spare": "Carta de reserva\n"
    "Podrías añadirla, pero la guardas para no quedarte con una sola.",
    "glossary.sec": "Rami sec\n"
    "Cerrar de golpe sin haber abierto antes. A los demás no les cuesta más.",
    "glossary.simple": "Simple\n"
    "Se cierra bajando todo menos una carta, con escalera y trío. Perder cuesta 100, "
    "tengas lo que tengas: busca pronto el trío, prefiere cartas con dos usos, coge "
    "del descarte y mira qué coge el rival.",
    "glossary.t51": "Talaj 51\n"
    "14 cartas, cuatro comodines, 51 puntos para abrir. Muchas mesas lo llaman Rami "
    "51.",
    "glossary.t71": "Talaj 71\n"
    "14 cartas, dos comodines, 71 puntos para abrir con escalera y trío naturales y "
    "sin comodín. Muchas mesas lo llaman Rami 71.",
    "glossary.1v1": "1v1\nDos jugadores, cada uno por su cuenta.",
    "glossary.2v2": "2v2\n"
    "Cuatro jugadores; los compañeros se sientan enfrente y comparten los puntos.",
    "glossary.partner": "Compañero\n"
    "Si él ya abrió, lo primero que bajas no necesita umbral; en Talaj 71 sí una "
    "escalera natural.",
    "glossary.penalty": "Penalización\n"
    "Lo que queda en la mano: cada carta su número, J Q K 10, as 11, comodín 20. En "
    "Simple, y en Talaj si no bajaste nada, 100.",
    "glossary.points": "Puntos de bajada\n"
    "Del 2 al 10 su número, J Q K 10, el comodín como la carta que suple; el as 1 en "
    "A-2-3 y si no 10 (11 en Rami).",
    "glossary.limit": "Límite de partida\n"
    "Quien llega, pierde. Talaj 51 y 71: 251 solo, 451 en parejas. Simple: 300 solo, "
    "600 en parejas.",
    "glossary.void": "Ronda nula\n"
    "En Simple y Talaj: sin mazo ni con qué rehacerlo, o 300 turnos. Nadie paga.",
    "glossary.four": "Póquer\nUn trío de cuatro cartas: un valor en los cuatro palos.",
    "glossary.clean": "Escalera limpia\nOtro nombre de la escalera natural: sin comodín.",
    "glossary.firstlay": "Primera bajada\n"
    "En Rami: 40 o 51 puntos de una vez, con cualquier combinación. No sube.",
    "glossary.reference": "Reglas de referencia\n"
    "El Rami de base: cuatro comodines, descarte libre, y se acaba con descarte final "
    "o sin él.",
    "glossary.house": "Reglas de la casa\n"
    "El Rami de tu mesa: comodines, as arriba, abrir con escalera limpia, bajar lo "
    "cogido, carta de cierre.",
    "glossary.r40": "Rami 40\n"
    "13 cartas, de 2 a 6 jugadores, 40 puntos para abrir. Gana el total más bajo.",
    "glossary.r51": "Rami 51\nComo Rami 40, con 51 puntos para abrir.",
}
