"""Every act that is legal now, as the protocol's `legal` lists them.

A LAY may hold several melds, so there is no list of LAYs: `lays` has each meld that is in some
legal one. Works on a view as on a state; only there is no undo in a view.
"""

from array import array

from engine import codes, melds, play, possible
from engine.beside import Beside
from engine.cards import FACES, JOKER
from engine.opening import may_lay
from engine.solver import Solver


class Legal:
    """After `fill`: `acts[0:nacts]` has the draws, returns, additions, swaps, discards and undo,
    `lays[0:nlays]` the melds that can be laid."""

    def __init__(self, rules):
        # A meld takes at most two cards, its joker's place one, and a joker can join at two ends.
        self.acts = array("I", [0] * (5 * (rules.cards // 3) + FACES + 5))
        self.nacts = 0
        self.lays = array("I", [0] * possible.MOST)
        self.nlays = 0
        self._opening = Beside(Solver())

    def fill(self, s):
        self.nacts = 0
        for kind in _WITHOUT_CARD:
            self._try(s, kind)
        if s.phase == codes.PLAY:
            self._with_cards(s)
        self._fill_lays(s)

    def _try(self, s, act):
        if not play.check(s, act):
            self.acts[self.nacts] = act
            self.nacts += 1

    def _with_cards(self, s):
        base = s.turn * FACES
        for c in range(FACES):
            if s.hands[base + c]:
                for i in range(s.ntable):
                    self._try_add(s, i, c)
                    self._try(s, codes.act(codes.SWAP, i, c))
                self._try(s, codes.act(codes.DISCARD, 0, c))

    def _try_add(self, s, i, c):
        """Both ends where both fit, of a joker under R-JOKER-LOW the low one; else no end."""
        if not melds.fits_both_ends(s.table[i], c):
            self._try(s, codes.act(codes.ADD, i, c))
            return
        self._try(s, codes.act(codes.ADD, i, c, codes.LOW))
        if c != JOKER or not s.rules.joker_low:
            self._try(s, codes.act(codes.ADD, i, c, codes.HIGH))

    def _fill_lays(self, s):
        self.nlays = 0
        if not may_lay(s):
            return
        opening = self._opening
        lays = self.lays
        opening.take(s)
        for i in range(possible.fill(opening.hand, 0, s.rules.joker_low, lays)):
            if opening.includes(s, lays[i]):
                lays[self.nlays] = lays[i]
                self.nlays += 1


_WITHOUT_CARD = (
    codes.DRAW_STOCK,
    codes.DRAW_DISCARD,
    codes.DRAW_TOURNANTE,
    codes.RETURN,
    codes.UNDO,
)
