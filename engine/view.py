"""What a seat may know (G-VIEW), as a state whose hidden cards are blank.

A view is made once with `State(rules)` and filled before each decision. Bots and hints get nothing
else; every rule can be asked of it as of the state itself, except `undo`.
"""

from engine import codes
from engine.cards import FACES, NONE
from engine.state import copy

_NO_CARDS = bytes(FACES)


def fill(v, s, seat):
    """Make v what `seat` may know of s: nothing of the stock's order, of the discard pile below
    its visible card, of the other hands, of the seed."""
    if v.npile:
        v.pile[v.npile - 1] = 0
    _copy_numbers(v, s)
    v.seat = seat
    v.made = s.nlog
    v.size[:] = s.size
    v.laid[:] = s.laid
    v.owner[:] = s.owner
    copy(v.table, s.table, s.ntable)
    for i in range(s.rules.sides):
        v.threshold[i] = s.threshold[i]
        v.scores[i] = s.scores[i]
    copy(v.penalty, s.penalty, s.rules.players)
    v.public[:] = s.public
    _show_hand(v, s, seat)
    if s.npile:
        v.pile[s.npile - 1] = s.pile[s.npile - 1]
    if seat != s.turn:
        _hide_draw(v)


# By name, not in a loop over FIELDS and UNDO_FIELDS: views are filled before every decision, and
# that took half of the time.


def _copy_numbers(v, s):
    v.dealer = s.dealer
    v.turn = s.turn
    v.first_round = s.first_round
    v.tournante = s.tournante
    v.nstock = s.nstock
    v.rebuilds = s.rebuilds
    v.turns = s.turns
    v.round = s.round
    v.public_seat = s.public_seat
    v.winner = s.winner
    v.reason = s.reason
    v.match_over = s.match_over
    v.npile = s.npile
    v.npublic = s.npublic
    v.ntable = s.ntable
    v.phase = s.phase
    v.drawn_from = s.drawn_from
    v.drawn = s.drawn
    v.used = s.used
    v.due = s.due
    v.kept = s.kept
    v.stock_only = s.stock_only


def _show_hand(v, s, seat):
    if v.shown != seat:
        v.rows[v.shown][:] = _NO_CARDS
        v.shown = seat
    v.rows[seat][:] = s.rows[seat]


def _hide_draw(v):
    v.kept = NONE
    if v.drawn_from == codes.FROM_STOCK:
        v.drawn = NONE
