"""What the person's hand makes: its melds, what they add up to, and what an opening still lacks.

Asked of the person's own hand, once after each change of it; the table groups the hand by it and
the builder begins with it.
"""

from array import array

from engine import codes, melds, opening, solver
from engine.cards import FACES, NONE
from engine.compat import const
from engine.layoff import playable

# what an opening lacks besides points, as bits
LACKS_RUN = const(1)
LACKS_SET = const(2)

_MOST = const(16)


class Suggestion:
    """`melds[0:n]` is the partition; `total` of `goal` points, or of `goal` cards where laying
    closes. `goal` 0: nothing has to be reached, and `total` is what stays in the hand. `plays`:
    something of the hand can come to the table."""

    def __init__(self, search, seat):
        self._solver = search
        self._seat = seat
        self.melds = array("I", [0] * _MOST)
        self.n = 0
        self.total = self.goal = self.lacks = 0
        self.plays = False

    def update(self, s):
        """Look at the hand anew."""
        way = opening.way_of(s, self._seat)
        if way == opening.CLOSE:
            self._closing(s)
        elif way == opening.FREE:
            self._rest(s, 0)
        elif way == opening.PARTNER:
            self._with_partner(s)
        else:
            self._opening(s)
        self.plays = self.ready() or self._fits(s)

    def ready(self):
        """Whether what is suggested does for a laying."""
        return self.n > 0 and not self.lacks and self.total >= self.goal

    def _fits(self, s):
        """Whether a card may be laid off, or swapped for a joker (T-LAYOFF, T-SWAP)."""
        if s.rules.layoff and s.laid[self._seat]:
            for c in range(FACES):
                if s.hands[self._seat * FACES + c] and playable(s, c):
                    return True
        return False

    def _solve(self, s, goal, needs):
        mine = s.turn == self._seat and s.drawn_from == codes.FROM_DISCARD
        value = self._solver.solve(
            s.hands, self._seat * FACES, s.rules, goal, needs, s.rules.closing_discard,
            s.drawn if mine else NONE,
        )  # fmt: skip
        self.n = max(0, self._solver.nmelds)
        for i in range(self.n):
            self.melds[i] = self._solver.melds[i]
        return value

    def _closing(self, s):
        """T-SIMPLE-CLOSE, T-SIMPLE-MIX."""
        self.goal = s.rules.hand
        needs = opening.needs_of(s, self._seat, opening.CLOSE)
        self.total = self._solve(s, solver.CARDS, needs | solver.OTHER_LAST)
        self.lacks = 0
        if self.total < self.goal:
            self.total = self._solve(s, solver.CARDS, 0)
            self.lacks = self._missing(0)

    def _missing(self, natural):
        """Which of a run and a set is not among the melds; natural ones only, if asked."""
        lacks = LACKS_RUN | LACKS_SET
        for i in range(self.n):
            m = self.melds[i]
            if not (natural and melds.joker(m)):
                lacks &= ~(LACKS_SET if melds.is_set(m) else LACKS_RUN)
        return lacks

    def _opening(self, s):
        """T-OPEN, R-OPEN, T-LAY-ALL: the most points, or all cards but one."""
        rules = s.rules
        needs = opening.needs_of(s, self._seat, opening.POINTED)
        self.goal = s.threshold[s.side[self._seat]]
        self.total = self._solve(s, solver.POINTS, needs)
        self.lacks = 0
        if self.total >= self.goal:
            return
        all_but_one = s.size[self._seat] - 1
        needs_of_all = opening.needs_of(s, self._seat, opening.ALL)
        if rules.lay_all_opens and self._solve(s, solver.CARDS, needs_of_all) == all_but_one:
            self.goal = 0
            self.total = self._solver.nleft
            return
        if self.total < 0 and needs & ~solver.NO_JOKERS:
            self.total = self._solve(s, solver.POINTS, needs & solver.NO_JOKERS)
            self.lacks = self._missing(1)
            if not rules.open_natural_set:
                self.lacks &= LACKS_RUN
        else:
            self._solve(s, solver.POINTS, needs)

    def _with_partner(self, s):
        """T-PARTNER."""
        needs = opening.needs_of(s, self._seat, opening.PARTNER)
        self.lacks = 0
        if self._rest(s, needs) < 0:
            self._rest(s, 0)
            self.lacks = LACKS_RUN

    def _rest(self, s, needs):
        """The fewest points that stay in the hand."""
        self.goal = self.lacks = 0
        self.total = self._solve(s, solver.LEFT, needs)
        return self.total
