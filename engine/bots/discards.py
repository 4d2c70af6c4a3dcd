"""Which card to discard: of the cards outside the best partition, the one worth least."""

from engine import codes, turn
from engine.bots import weights
from engine.bots.worth import DANGER, FEED, GIFT, SPARE, Worth
from engine.cards import FACES, JOKER
from engine.compat import const
from engine.layoff import playable, rival_has_laid
from engine.score import next_seat

# a melded card is worth more than any loose one
MELDED = const(0x1000000)


class Discards:
    """Chooses with a level's weights, and what it remembers."""

    def __init__(self, rules, solver, memory, parting, level):
        self._solver = solver
        self._memory = memory
        self._level = level
        self._parting = parting
        self._worth = Worth()
        self._least = 0
        self._unaware = bytearray([rules.decks] * JOKER + [rules.jokers])

    def choose(self, v):
        """The discard, as an act: the legal card worth least, the first in case of a tie."""
        base = v.seat * FACES
        self._parting.split(v)
        self._look(v, base)
        best = -1
        least = 1 << 28
        for c in range(FACES):
            if not v.hands[base + c] or turn.check_discard(v, c):
                continue
            worth = self._of(v, c)
            if worth < least:
                least = worth
                best = c
        self._least = least
        return codes.act(codes.DISCARD, 0, best) if best >= 0 else codes.UNDO

    def above(self, v, c):
        """How much more card c is worth than the card that `choose` has just answered."""
        return self._of(v, c) - self._least

    def _look(self, v, base):
        unseen = self._memory.unseen if self._level.remembers else self._unaware
        row = weights.start(self._level.weights, v.rules, v.laid[v.seat])
        self._worth.look(v.hands, base, self._solver.left, unseen, self._level.weights, row)
        self._worth.wants = self._parting.wants

    def _of(self, v, c):
        worth = self._worth.of(c)
        if (v.laid[v.seat] or rival_has_laid(v)) and playable(v, c):
            worth += self._worth.weight(SPARE) if v.laid[v.seat] else self._worth.weight(GIFT)
        feed = self._worth.weight(FEED)
        if feed:
            worth += feed * self._feeds(v, c)
        danger = self._worth.weight(DANGER)
        if danger:
            worth += danger * self._danger(c) // 16
        return worth if self._solver.left[c] else worth + MELDED

    def _danger(self, c):
        """How many ways unseen cards make a meld with c: what a rival may do with it."""
        if c == JOKER:
            return 0
        unseen = self._memory.unseen
        first = c - c % 13
        place = c % 13 + 1
        ways = self._run_ways(unseen, first, place) + self._set_ways(unseen, c)
        return ways + self._run_ways(unseen, first, 14) if place == 1 else ways

    def _run_ways(self, unseen, first, place):
        ways = 0
        for low in range(max(place - 2, 1), min(place, 12) + 1):
            product = 1
            for p in range(low, low + 3):
                if p != place:
                    product *= unseen[first + (p - 1) % 13]
            ways += product
        return ways

    def _set_ways(self, unseen, c):
        """Pairs of the three other suits: half of what the square of the sum has too much."""
        total = squares = 0
        for y in range(c % 13, JOKER, 13):
            if y != c:
                total += unseen[y]
                squares += unseen[y] * unseen[y]
        return (total * total - squares) // 2

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
