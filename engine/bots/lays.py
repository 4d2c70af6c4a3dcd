"""What to lay: the way out, the opening, new melds, swaps and lay-offs, in this order."""

from engine import codes, layoff, melds, opening, play
from engine.bots.closing import Closing, stage
from engine.cards import FACES, JOKER, NONE
from engine.solver import CARDS, LEFT, OTHER_LAST, RUN, SET


class Lays:
    """`choose` answers the next laying act of the view's owner, or 0 when there is none."""

    def __init__(self, rules, solver, level):
        self._solver = solver
        self._level = level
        self._closing = Closing(rules, solver)
        self._keep = rules.closing_discard

    def choose(self, v):
        if v.first_round or v.phase != codes.PLAY:
            return 0
        if v.rules.lay_closes:
            return self._close_simple(v)
        if not v.laid[v.seat]:
            return self._open(v)
        act = self._closing.find(v, self._level.closing)
        return act or self._melds(v) or self._swap(v) or self._layoff(v)

    def _close_simple(self, v):
        """T-SIMPLE-CLOSE: all cards but one at once."""
        n = v.size[v.seat]
        needs = RUN | SET
        if v.drawn_from == codes.FROM_DISCARD:
            needs |= OTHER_LAST
        value = self._solver.solve(
            v.hands, v.seat * FACES, v.rules, CARDS, needs, 1, v.drawn, n - 1
        )
        return self._lay(v) if value == n - 1 else 0

    def _lay(self, v):
        stage(v, self._solver)
        return 0 if play.check(v, codes.LAY) else codes.LAY

    def _open(self, v):
        return self._lay(v) if opening.best(v, self._solver) else 0

    def _melds(self, v):
        s = self._solver
        s.solve(v.hands, v.seat * FACES, v.rules, LEFT, 0, self._keep, NONE)
        return self._lay(v) if s.nmelds else 0

    def _swap(self, v):
        """A joker that at once goes to another meld, or to a new one: the hand gets smaller."""
        for i in range(v.ntable):
            c = melds.stands_for(v.table[i])
            if c >= 0 and not layoff.check_swap(v, i, c) and self._joker_goes(v, i, c):
                return codes.act(codes.SWAP, i, c)
        return 0

    def _joker_goes(self, v, i, c):
        """Whether the joker won by putting c into meld i could be laid off."""
        if melds.added(melds.swapped(v.table[i], c), JOKER, 0, 0):
            return True
        for j in range(v.ntable):
            if j != i and melds.added(v.table[j], JOKER, 0, 0):
                return True
        return False

    def _layoff(self, v):
        base = v.seat * FACES
        if self._level.spares and v.rules.one_card and v.size[v.seat] <= 2:
            return 0
        for c in range(JOKER, -1, -1):
            if v.hands[base + c]:
                for i in range(v.ntable):
                    if not layoff.check_add(v, i, c, 0):
                        return codes.act(codes.ADD, i, c)
        return 0

    def can_use(self, v, c):
        """Whether the discard pile's card c, if taken, could be laid in the same turn."""
        play.apply(v, codes.DRAW_DISCARD)
        useful = self._uses_taken(v, c)
        play.apply(v, codes.UNDO)
        return useful

    def _uses_taken(self, v, c):
        if not v.laid[v.seat]:
            return opening.best(v, self._solver) and not self._solver.left[c]
        if self._fits_table(v, c):
            return True
        s = self._solver
        s.solve(v.hands, v.seat * FACES, v.rules, LEFT, 0, self._keep, NONE)
        return s.nmelds > 0 and not s.left[c]

    def _fits_table(self, v, c):
        for i in range(v.ntable):
            if not layoff.check_add(v, i, c, 0) or not layoff.check_swap(v, i, c):
                return True
        return False
