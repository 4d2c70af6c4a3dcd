"""How a bot parts its hand into melds and loose cards while it forms them.

Where a close or an opening needs a run and a set (T-SIMPLE-MIX, T-OPEN-71), melds of one kind
alone lead nowhere: then one meld's worth of cards stays loose for the kind that is missing.
Without this, one round of *Simple* in twelve was still open after 40 turns (300 rounds alone).
"""

from engine import melds
from engine.cards import NONE
from engine.compat import const
from engine.solver import CARDS, LEFT, NATURAL_RUN, NATURAL_SET, NO_JOKERS, RUN, SET

# cards that stay loose while a kind is missing: a meld's and the discard
_ROOM = const(4)


class Parting:
    """`split` leaves the melds with the solver; `wants` is the kind that is missing: RUN, SET or
    0."""

    def __init__(self, rules, solver, mixes):
        self._solver = solver
        self._mixes = mixes
        self.wants = 0
        self._goal = CARDS if rules.lay_closes else LEFT

    def split(self, v):
        """Part the hand of the view's owner, which the solver has looked at: how good it is, more
        being better."""
        needs = self._needs(v)
        self.wants = 0
        if not needs:
            return self._solve(v, self._goal, 0, v.rules.closing_discard, -1)
        alike = self._solve(v, CARDS, needs & NO_JOKERS, _ROOM, -1)
        mixed = self._solve(v, CARDS, needs, 1, alike)
        if mixed >= 0:
            return mixed
        self._solve(v, CARDS, needs & NO_JOKERS, _ROOM, alike)
        self.wants = self._missing()
        return alike

    def beats(self, v, value):
        """Whether the hand, which the solver has looked at, is better than a value."""
        if self._needs(v):
            return self.split(v) > value
        least = -value - 1 if self._goal == LEFT else value + 1
        least_left = v.rules.closing_discard
        return (
            least >= 0 and self._solver.part(v.rules, self._goal, 0, least_left, NONE, least) >= 0
        )

    def _needs(self, v):
        if not self._mixes:
            return 0
        if v.rules.lay_closes:
            return RUN | SET
        if v.rules.open_natural_set and not v.laid[v.seat]:
            return NATURAL_RUN | NATURAL_SET | NO_JOKERS
        return 0

    def _solve(self, v, goal, needs, min_left, least):
        value = self._solver.part(v.rules, goal, needs, min_left, NONE, least)
        return -value if goal == LEFT else value

    def _missing(self):
        """The kind of which the solver's answer has no meld; 0 when it has none at all."""
        s = self._solver
        runs = sets = 0
        for i in range(s.nmelds):
            if melds.is_set(s.melds[i]):
                sets += 1
            else:
                runs += 1
        if runs and not sets:
            return SET
        return RUN if sets and not runs else 0
