"""The layings that a hand has now, best first, and what each leaves in the hand.

For each meld the best laying that has it: with most points before the opening, with the fewest
points left after it. The same laying found twice is one. At most `TRIED` melds are looked at,
those without a joker first, since each costs a search.
"""

from array import array

from engine import melds, possible
from engine.beside import Beside
from engine.cards import FACES, HAND_POINTS, hand_points
from engine.compat import const
from engine.opening import ALL, POINTED, may_lay, way
from engine.solver import OTHER_LAST, Solver

KEPT = const(8)
TRIED = const(40)
MELDS = const(6)


class Openings(Beside):
    """After `fill`: entry i < n is the laying of `melds[6 * i : 6 * i + count[i]]`, which counts
    `points[i]` towards an opening and leaves `cards[i]` cards of `left[i]` points."""

    def __init__(self, solver=None):
        super().__init__(solver or Solver())
        self.n = 0
        self.melds = array("I", [0] * (MELDS * (KEPT + 1)))
        self.count = bytearray(KEPT + 1)
        self.points = array("H", [0] * (KEPT + 1))
        self.cards = bytearray(KEPT + 1)
        self.left = array("H", [0] * (KEPT + 1))
        self._found = array("I", [0] * possible.MOST)
        self._tried = 0

    def fill(self, s):
        """Look through the melds of the mover, whose state or view s is: how many layings."""
        self.n = self._tried = 0
        if not may_lay(s):
            return 0
        self.take(s)
        w = way(s)
        n = possible.fill(self.hand, 0, s.rules.joker_low, self._found)
        for jokers in range(2):
            for i in range(n):
                m = self._found[i]
                if (melds.joker(m) > 0) == jokers and self._tried < TRIED:
                    self._look(s, w, m)
                    if w == POINTED and s.rules.lay_all_opens:
                        self._look(s, ALL, m)
        return self.n

    def _look(self, s, w, m):
        if self._cards - melds.size(m) < self._min_left or not self._fits(s, w, m):
            return
        self._tried += 1
        if self._beside(s, w, m, OTHER_LAST):
            self._note(s, m)

    def _note(self, s, m):
        """Put the laying of m and the solver's melds in its place, unless it is there."""
        at = MELDS * self.n
        self.melds[at] = m
        for i in range(self.solver.nmelds):
            self.melds[at + 1 + i] = self.solver.melds[i]
        self.count[self.n] = 1 + self.solver.nmelds
        self._measure(s, self.n)
        for i in range(self.n):
            if self._same(i, self.n):
                return
        i = self.n
        self.n = min(self.n + 1, KEPT)
        while i and self._better(i, i - 1):
            self._swap(i, i - 1)
            i -= 1

    def _measure(self, s, i):
        """What the laying counts, and what stays in the hand, the kept card too."""
        points = 0
        cards = s.size[s.turn]
        left = hand_points(s.hands, s.turn * FACES)
        for j in range(MELDS * i, MELDS * i + self.count[i]):
            m = self.melds[j]
            points += melds.points(m, s.rules.ace_high)
            cards -= melds.size(m)
            for k in range(melds.size(m)):
                left -= HAND_POINTS[melds.card_at(m, k)]
        self.points[i] = points
        self.cards[i] = cards
        self.left[i] = left

    def _same(self, i, k):
        """Whether two entries have the same melds, in any order."""
        if self.count[i] != self.count[k]:
            return False
        for j in range(MELDS * i, MELDS * i + self.count[i]):
            if self._copies(i, self.melds[j]) != self._copies(k, self.melds[j]):
                return False
        return True

    def _copies(self, i, m):
        n = 0
        for j in range(MELDS * i, MELDS * i + self.count[i]):
            n += self.melds[j] == m
        return n

    def _better(self, i, k):
        """A single card to close with, then fewer points left, then more points."""
        closes = (self.cards[i] <= 1) - (self.cards[k] <= 1)
        if closes:
            return closes > 0
        if self.left[i] != self.left[k]:
            return self.left[i] < self.left[k]
        return self.points[i] > self.points[k]

    def _swap(self, i, k):
        _exchange(self.count, i, k)
        _exchange(self.points, i, k)
        _exchange(self.cards, i, k)
        _exchange(self.left, i, k)
        for j in range(MELDS):
            _exchange(self.melds, MELDS * i + j, MELDS * k + j)


def _exchange(row, i, k):
    row[i], row[k] = row[k], row[i]
