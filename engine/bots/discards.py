"""Which card to discard: of the cards outside the best partition, the one worth least."""

from engine import codes, melds, turn
from engine.bots import weights
from engine.bots.worth import FEED, GIFT, POINTS, SHED, Worth
from engine.cards import FACES, JOKER
from engine.compat import const
from engine.score import next_seat


# a melded card is worth more than any loose one
_MELDED = const(0x1000000)


class Discards:
    """Chooses with a level's weights, and what it remembers."""

    def __init__(self, rules, solver, memory, parting, level):
        self._solver = solver
        self._memory = memory
        self._level = level
        self._parting = parting
        self._row = weights.kind(rules) * weights.ROW
        self._worth = Worth()
        self._unaware = bytearray([rules.decks] * JOKER + [rules.jokers])

    def choose(self, v):
        """The discard, as an act: the legal card worth least, the first in case of a tie."""
        base = v.seat * FACES
        s = self._solver
        self._parting.split(v)
        self._look(v, base)
        points = SHED if v.laid[v.seat] or v.rules.lay_closes else POINTS
        best = -1
        least = 1 << 28
        for c in range(FACES):
            if not v.hands[base + c] or turn.check_discard(v, c):
                continue
            worth = self._of(v, c, points)
            if not s.left[c]:
                worth += _MELDED
            if worth < least:
                least = worth
                best = c
        return codes.act(codes.DISCARD, 0, best) if best >= 0 else codes.UNDO

    def _look(self, v, base):
        unseen = self._memory.unseen if self._level.remembers else self._unaware
        self._worth.look(v.hands, base, self._solver.left, unseen, self._level.weights, self._row)
        self._worth.wants = self._parting.wants

    def _of(self, v, c, points):
        worth = self._worth.of(c, points)
        gift = self._worth.weight(GIFT)
        if gift and self._is_gift(v, c):
            worth += gift * 4
        feed = self._worth.weight(FEED)
        return worth + feed * self._feeds(v, c) if feed else worth

    def _is_gift(self, v, c):
        """Whether a rival who may lay off could add c to a meld (a playable card)."""
        if not self._rival_has_laid(v):
            return False
        for i in range(v.ntable):
            if melds.added(v.table[i], c, 0, 0) or melds.swapped(v.table[i], c):
                return True
        return False

    def _rival_has_laid(self, v):
        for p in range(v.rules.players):
            if v.laid[p] and v.side[p] != v.side[v.seat]:
                return True
        return False

    def _feeds(self, v, c):
        """How many cards near c the next player took from the discard pile and still has."""
        base = next_seat(v, v.seat) * FACES
        held = self._memory.held
        near = 0
        for y in range(c % 13, JOKER, 13):
            near += held[base + y]
        for d in range(-2, 3):
            if d and 0 <= c % 13 + d < 13 and c < JOKER:
                near += held[base + c + d]
        return near
