"""The layings that have a given meld: whether other melds of the hand do for the way what it does
not. That costs a search a meld, so only lists of what can be laid ask it.
"""

from engine import melds
from engine.cards import FACES, NONE
from engine.opening import ALL, POINTED, Opening, goal_of, needs_of, taken_of, way
from engine.solver import CARDS, MELDED, NATURAL_RUN, NATURAL_SET, NO_JOKERS, RUN, SET, UNTAKEN_RUN


class Beside(Opening):
    """Asked of the hand that `take` saw."""

    def __init__(self, solver):
        super().__init__(solver)
        self.hand = bytearray(FACES)

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
        needs = needs_of(s, s.turn, w) & ~_gives(m, taken_of(s))
        return least <= 0 and not needs & ~NO_JOKERS or self._beside(s, w, m, 0)

    def _fits(self, s, w, m):
        """Whether the way takes a meld with a joker, if m has one."""
        return not (needs_of(s, s.turn, w) & NO_JOKERS and melds.joker(m))

    def _beside(self, s, w, m, more):
        """Solve for the melds beside m, with `more` needs than the rules have."""
        taken = taken_of(s)
        least = self._least(s, w) - _worth(s, w, m)
        needs = needs_of(s, s.turn, w) & ~_gives(m, taken) | more
        if melds.holds(m, taken):
            taken |= MELDED
        self._move(m, -1)
        self.solver.look(self.hand, 0)
        found = self._part(s, w, needs, taken, max(least, 0))
        self._move(m, 1)
        return found

    def _move(self, m, copies):
        for i in range(melds.size(m)):
            self.hand[melds.card_at(m, i)] += copies


def _worth(s, w, m):
    """What meld m counts towards the least of a way."""
    if goal_of(w) == CARDS:
        return melds.size(m)
    return melds.points(m, s.rules.ace_high)


def _gives(m, taken):
    """The needs that meld m meets alone."""
    if melds.is_set(m):
        return SET if melds.joker(m) else SET | NATURAL_SET
    if melds.joker(m):
        return RUN
    return RUN | NATURAL_RUN | (0 if melds.holds(m, taken) else UNTAKEN_RUN)
