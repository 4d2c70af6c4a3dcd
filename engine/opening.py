"""The ways to lay new melds, and what each asks of a partition of the hand.

`laying` judges the melds of an act; here the same rules guide a search for them: T-SIMPLE-CLOSE,
T-SIMPLE-MIX, T-OPEN…, T-PARTNER, T-LAY-ALL, T-AFTER-OPEN, R-OPEN, T-CLOSING-CARD.
"""

from engine import codes
from engine.cards import FACES, NONE
from engine.compat import const
from engine.solver import (
    CARDS,
    LEFT,
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


def goal_of(w):
    """What the solver makes best for a way."""
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


def taken_of(s):
    """The card that the mover took from the discard pile, NONE when there is none."""
    return s.drawn if s.drawn_from == codes.FROM_DISCARD else NONE


class Opening:
    """Looks for layings with a solver, which holds the answer afterwards."""

    def __init__(self, solver):
        self.solver = solver
        self._cards = 0
        self._min_left = 0

    def find(self, s):
        """The way of the best laying that there is now, 0 when there is none: one that leaves a
        single card to close with, or the one with most points, or, once free to lay, the one
        that leaves fewest. A card that could not be discarded is not left alone in the hand."""
        if not may_lay(s):
            return 0
        self.solver.look(s.hands, s.turn * FACES)
        return self.best(s)

    def best(self, s):
        """As `find`, at a moment that allows laying; the solver has looked at the mover's hand."""
        self._cards = s.size[s.turn]
        self._min_left = s.rules.closing_discard
        if self._cards < 3 + self._min_left or not self.solver.candidates.any_meld():
            return 0
        if s.kept == NONE:
            return self._way(s)
        self._keep(s, -1)
        w = self._way(s)
        self._keep(s, 1)
        return w

    def _keep(self, s, copies):
        """Look at the hand without the card that the mover keeps, and again with it."""
        base = s.turn * FACES
        s.hands[base + s.kept] += copies
        self.solver.look(s.hands, base)
        self._cards += copies
        self._min_left = 0

    def _way(self, s):
        w = way(s)
        if w == POINTED and s.rules.lay_all_opens and self._best(s, ALL):
            return ALL
        return w if self._best(s, w) else 0

    def _best(self, s, w):
        needs = needs_of(s, s.turn, w) | OTHER_LAST
        taken = NONE if s.used else taken_of(s)
        return self._part(s, w, needs, taken, self._least(s, w)) and self.solver.nmelds > 0

    def _part(self, s, w, needs, taken, least):
        goal = goal_of(w)
        if goal == LEFT:
            least = -1
        return self.solver.part(s.rules, goal, needs, self._min_left, taken, least) >= 0

    def _least(self, s, w):
        """What the melds of a way count at least."""
        if goal_of(w) == CARDS:
            return self._cards - self._min_left
        return s.threshold[s.side[s.turn]] if w == POINTED else 0
