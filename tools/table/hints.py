"""Why a suggestion is made: the key of a sentence and what it names.

The act is the strongest bot's, which sees what the player sees; the reason is read off the act and
the view, in the words of the rules (T-OPEN, T-CLOSE, dead card).
"""

from engine import codes, laying
from engine.cards import FACES, JOKER, name

_DRAWS = {
    codes.DRAW_STOCK: "HINT_STOCK",
    codes.DRAW_DISCARD: "HINT_TAKE",
    codes.DRAW_TOURNANTE: "HINT_TOURNANTE",
    codes.RETURN: "HINT_RETURN",
    codes.ADD: "HINT_ADD",
    codes.SWAP: "HINT_SWAP",
    codes.UNDO: "HINT_UNDO",
}


def why(v, act):
    """The (key, figures) of the reason for an act; a LAY's melds are on the view's stage."""
    kind = codes.kind_of(act)
    if kind == codes.LAY:
        return _why_lay(v)
    if kind == codes.DISCARD:
        return _why_discard(v, codes.card_of(act))
    figures = {}
    if kind == codes.DRAW_DISCARD:
        figures["card"] = name(v.pile[v.npile - 1])
    elif kind == codes.DRAW_TOURNANTE:
        figures["card"] = name(v.tournante)
    elif kind in (codes.ADD, codes.SWAP):
        figures["card"] = name(codes.card_of(act))
    return _DRAWS[kind], figures


def _why_lay(v):
    laying.check(v)
    left = v.size[v.turn] - laying.staged_cards(v)
    if left <= 1:
        return "HINT_LAY_ALL", {}
    if not v.laid[v.turn]:
        return "HINT_OPEN", {"have": laying.staged_points(v)}
    return "HINT_LAY", {"left": left}


def _why_discard(v, c):
    if v.size[v.turn] == 1:
        return "HINT_CLOSE", {"card": name(c)}
    key = "HINT_DEAD" if c != JOKER and _is_dead(v.hands, v.turn * FACES, c) else "HINT_DISCARD"
    return key, {"card": name(c)}


def _is_dead(hands, base, c):
    """No neighbour of its suit and no equal rank of another suit in the hand."""
    first = base + c - c % 13
    for other in (c % 13 + 1, c % 13 + 12):
        if hands[first + other % 13]:
            return False
    return not any(hands[base + x] for x in range(c % 13, JOKER, 13) if x != c)
