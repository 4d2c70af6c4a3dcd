"""Where to draw from: a card that lies open is taken when it goes to work at once."""

from engine import codes, turn
from engine.cards import FACES, JOKER
from engine.chances import joker_near, may_go, may_meld
from engine.state import from_hand, to_hand, top


class Draws:
    """`choose` answers the draw of the view's owner."""

    def __init__(self, rules, solver, parting, lays, takes):
        self._solver = solver
        self._parting = parting
        self._lays = lays
        self._takes = takes
        # points that stay the same are a gain, the card being laid; cards must be more
        self._gain = 1 if rules.lay_closes else 0

    def choose(self, v):
        if not turn.check_tournante(v) and self._serves(v, v.tournante):
            return codes.DRAW_TOURNANTE
        if not turn.check_discard_draw(v) and self._wants(v, top(v)):
            return codes.DRAW_DISCARD
        return codes.DRAW_STOCK

    def _wants(self, v, c):
        if v.laid[v.seat] and not self._takes:
            return False
        if v.rules.taken_must_lay:
            return may_go(v, c, joker_near(v, c)) and self._lays.can_use(v, c)
        return v.laid[v.seat] and self._lays.fits(v, c) or self._serves(v, c)

    def _serves(self, v, c):
        """Whether the hand with c is better than without, and melds it."""
        base = v.seat * FACES
        if not may_meld(v.hands, base, c, v.hands[base + JOKER]):
            return False
        to_hand(v, v.seat, c)
        self._solver.look(v.hands, base)
        after = self._parting.split(v)
        melded = not self._solver.left[c]
        from_hand(v, v.seat, c)
        if not melded:
            return False
        self._solver.look(v.hands, base)
        return not self._parting.beats(v, after - self._gain)
