"""Where to draw from: a card that lies open is taken when it goes to work at once."""

from engine import codes, turn
from engine.cards import FACES, NONE
from engine.solver import CARDS, LEFT
from engine.state import top


class Draws:
    """`choose` answers the draw of the view's owner."""

    def __init__(self, rules, solver, lays):
        self._solver = solver
        self._lays = lays
        self._goal = CARDS if rules.lay_closes else LEFT

    def choose(self, v):
        if not turn.check_tournante(v) and self._serves(v, v.tournante):
            return codes.DRAW_TOURNANTE
        if not turn.check_discard_draw(v) and self._wants(v, top(v)):
            return codes.DRAW_DISCARD
        return codes.DRAW_STOCK

    def _wants(self, v, c):
        if v.rules.taken_must_lay:
            return self._lays.can_use(v, c)
        return self._serves(v, c)

    def _serves(self, v, c):
        """Whether the best partition with c melds more (or leaves less) than the one without."""
        before = self._value(v)
        base = v.seat * FACES
        v.hands[base + c] += 1
        after = self._value(v)
        melded = not self._solver.left[c]
        v.hands[base + c] -= 1
        return melded and after > before if self._goal == CARDS else melded and after <= before

    def _value(self, v):
        return self._solver.solve(v.hands, v.seat * FACES, v.rules, self._goal, 0, 0, NONE)
