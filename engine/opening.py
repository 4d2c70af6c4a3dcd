"""The ways to lay new melds, and what each asks of a partition of the hand.

`laying` judges the melds of an act; here the same rules guide a search for them: T-SIMPLE-CLOSE,
T-SIMPLE-MIX, T-OPEN…, T-PARTNER, T-LAY-ALL, T-AFTER-OPEN, R-OPEN, T-CLOSING-CARD.
"""

from engine import codes, melds
from engine.candidates import ONES
from engine.cards import FACES, HAND_POINTS, NONE
from engine.chances import may_count
from engine.compat import const
from engine.solver import (
    CARDS,
    LEFT,
    MELDED,
    NATURAL_RUN,
    NATURAL_SET,
    NO_JOKERS,
    OTHER_LAST,
    POINTS,
    RUN,
    SET,
    UNTAKEN_RUN,
)

# ways; 0 is none
# anything, after the first laying
FREE = const(1)
# all cards but one, a run and a set among them
CLOSE = const(2)
# a first laying after the partner's
PARTNER = const(3)
# as many points as the threshold
POINTED = const(4)
# all cards but one, whatever they count
ALL = const(5)


def way(s):
    """The way in which the mover lays; POINTED may have ALL beside it."""
    return way_of(s, s.turn)


def way_of(s, seat):
    """The way in which a seat would lay, were it to move."""
    rules = s.rules
    if rules.lay_closes:
        return CLOSE
    if s.laid[seat]:
        return FREE
    if rules.partner_opens and rules.pair and s.laid[(seat + 2) % 4]:
        return PARTNER
    return POINTED


def may_lay(s):
    """Whether the moment allows laying at all (T-FIRST-ROUND)."""
    return s.phase == codes.PLAY and not s.first_round


def _goal(w):
    if w == CLOSE or w == ALL:
        return CARDS
    return POINTS if w == POINTED else LEFT


def needs_of(s, seat, w):
    """What the solver must find for a seat to lay in a way."""
    rules = s.rules
    if w == FREE:
        return 0
    if w == CLOSE:
        return RUN | SET
    needs = 0
    if rules.open_natural_run:
        needs = NATURAL_RUN
        if rules.open_untaken_run and s.turn == seat and s.drawn_from == codes.FROM_DISCARD:
            needs |= UNTAKEN_RUN
    if w != PARTNER and rules.open_natural_set:
        needs |= NATURAL_SET
    if w == POINTED and not rules.open_jokers:
        needs |= NO_JOKERS
    return needs


def _taken(s):
    return s.drawn if s.drawn_from == codes.FROM_DISCARD else NONE


class Opening:
    """Looks for layings with a solver, which holds the answer afterwards."""

    def __init__(self, solver):
        self.solver = solver
        # what `take` saw
        self.hand = bytearray(FACES)
        self._cards = 0
        self._min_left = 0

    def find(self, s):
        """The way of the best laying that there is now, 0 when there is none: one that leaves a
        single card to close with, or the one with most points, or, once free to lay, the one
        that leaves fewest. A card that could not be discarded is not left alone in the hand."""
        if not may_lay(s):
            return 0
        self.take(s)
        w = way(s)
        if w == POINTED and s.rules.lay_all_opens and self._best(s, ALL):
            return ALL
        return w if self._best(s, w) else 0

    def take(self, s):
        """Look at the mover's hand, without the card that he keeps (T-ONE-CARD-KEPT)."""
        base = s.turn * FACES
        for c in range(FACES):
            self.hand[c] = s.hands[base + c]
        self._cards = s.size[s.turn]
        self._min_left = s.rules.closing_discard
        if s.kept != NONE:
            self.hand[s.kept] -= 1
            self._cards -= 1
            self._min_left = 0

    def _best(self, s, w):
        if not self._may(s, w):
            return False
        needs = needs_of(s, s.turn, w) | OTHER_LAST
        taken = NONE if s.used else _taken(s)
        return self._solve(s, w, needs, taken, self._least(s, w)) and self.solver.nmelds > 0

    def _solve(self, s, w, needs, taken, least):
        goal = _goal(w)
        if goal == LEFT:
            least = -1
        return (
            self.solver.solve(self.hand, 0, s.rules, goal, needs, self._min_left, taken, least)
            >= 0
        )

    def _may(self, s, w):
        """Whether the hand's melds could do for the way, card by card; a search knows."""
        least = max(self._least(s, w), 1)
        if w == POINTED:
            return may_count(self.hand, HAND_POINTS, s.rules.ace_high, least)
        return may_count(self.hand, ONES, 1, least)

    def _least(self, s, w):
        """What the melds of a way count at least."""
        if _goal(w) == CARDS:
            return self._cards - self._min_left
        return s.threshold[s.side[s.turn]] if w == POINTED else 0

    def includes(self, s, m):
        """Whether some laying that is legal now has the meld m of the hand that `take` saw."""
        w = way(s)
        if self._cards - melds.size(m) < self._min_left:
            return False
        if w == POINTED and s.rules.lay_all_opens and self._rest(s, ALL, m):
            return True
        return self._rest(s, w, m)

    def _rest(self, s, w, m):
        """Whether other melds of the hand do for the way what m does not."""
        if not self._fits(s, w, m):
            return False
        least = self._least(s, w) - _worth(s, w, m)
        needs = needs_of(s, s.turn, w) & ~_gives(m, _taken(s))
        return least <= 0 and not needs & ~NO_JOKERS or self._beside(s, w, m, 0)

    def _fits(self, s, w, m):
        """Whether the way takes a meld with a joker, if m has one."""
        return not (needs_of(s, s.turn, w) & NO_JOKERS and melds.joker(m))

    def _beside(self, s, w, m, more):
        """Solve for the melds beside m, with `more` needs than the rules have."""
        taken = _taken(s)
        least = self._least(s, w) - _worth(s, w, m)
        needs = needs_of(s, s.turn, w) & ~_gives(m, taken) | more
        if melds.holds(m, taken):
            taken |= MELDED
        self._move(m, -1)
        found = self._solve(s, w, needs, taken, max(least, 0))
        self._move(m, 1)
        return found

    def _move(self, m, copies):
        for i in range(melds.size(m)):
            self.hand[melds.card_at(m, i)] += copies


def _worth(s, w, m):
    """What meld m counts towards the least of a way."""
    if _goal(w) == CARDS:
        return melds.size(m)
    return melds.points(m, s.rules.ace_high)


def _gives(m, taken):
    """The needs that meld m meets alone."""
    if melds.is_set(m):
        return SET if melds.joker(m) else SET | NATURAL_SET
    if melds.joker(m):
        return RUN
    return RUN | NATURAL_RUN | (0 if melds.holds(m, taken) else UNTAKEN_RUN)
