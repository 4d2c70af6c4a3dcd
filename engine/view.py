"""What a seat may know (G-VIEW), as a state whose hidden cards are blank.

A view is made once with `State(rules)` and filled before each decision. Bots and hints get nothing
else; every rule can be asked of it as of the state itself, except `undo`.
"""

from engine import codes
from engine.cards import FACES, NONE
from engine.state import FIELDS, UNDO_FIELDS, copy


def fill(v, s, seat):
    """Make v what `seat` may know of s: nothing of the stock's order, of the discard pile below
    its visible card, of the other hands, of the seed."""
    if v.npile:
        v.pile[v.npile - 1] = 0
    for i in range(len(FIELDS)):
        setattr(v, FIELDS[i], getattr(s, FIELDS[i]))
    for i in range(len(UNDO_FIELDS)):
        setattr(v, UNDO_FIELDS[i], getattr(s, UNDO_FIELDS[i]))
    v.seat = seat
    v.made = s.nlog
    v.size[:] = s.size
    v.laid[:] = s.laid
    v.owner[:] = s.owner
    copy(v.table, s.table, s.ntable)
    copy(v.threshold, s.threshold, s.rules.sides)
    copy(v.scores, s.scores, s.rules.sides)
    copy(v.penalty, s.penalty, s.rules.players)
    v.public[:] = s.public
    _show_hand(v, s, seat)
    if s.npile:
        v.pile[s.npile - 1] = s.pile[s.npile - 1]
    if seat != s.turn:
        _hide_draw(v)


def _show_hand(v, s, seat):
    if v.shown != seat:
        _blank(v.hands, v.shown * FACES)
        v.shown = seat
    base = seat * FACES
    for i in range(base, base + FACES):
        v.hands[i] = s.hands[i]


def _blank(hands, base):
    for i in range(base, base + FACES):
        hands[i] = 0


def _hide_draw(v):
    v.kept = NONE
    if v.drawn_from == codes.FROM_STOCK:
        v.drawn = NONE
