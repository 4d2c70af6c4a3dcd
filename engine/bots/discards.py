"""Which card to discard: of the cards outside the best partition, the one worth least."""

from engine import codes, turn
from engine.bots import weights
from engine.bots.worth import DANGER, FEED, GIFT, SPARE, Worth
from engine.cards import FACES, HAND_POINTS, JOKER
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
        self._least = self._feed = self._danger = self._fits = 0
        self._unaware = bytearray([rules.decks] * JOKER + [rules.jokers])

    def choose(self, v):
        """The discard, as an act: the legal card worth least, the first in case of a tie. A melded
        card and a joker are worth more than any loose one."""
        hand = self._solver.candidates
        self._parting.wants = 0
        if hand.any_meld():
            self._parting.split(v)
        self._look(v)
        best = -1
        least = 1 << 28
        points, twin = self._worth.points, self._worth.twin
        for k in range(hand.nfaces):
            c = hand.faces[k]
            if least < MELDED // 2 and not self._solver.left[c]:
                continue
            # all but points and twins makes a card worth more
            if points * HAND_POINTS[c] - twin >= least:
                continue
            worth = self._of(v, c)
            if worth < least and not turn.check_discard(v, c):
                least = worth
                best = c
        self._least = least
        return codes.act(codes.DISCARD, 0, best) if best >= 0 else codes.UNDO

    def above(self, v, c):
        """How much more card c is worth than the card that `choose` has just answered."""
        return self._of(v, c) - self._least

    def _look(self, v):
        self._worth.unseen = self._memory.unseen if self._level.remembers else self._unaware
        laid = v.laid[v.seat]
        row = self._level.weights
        at = weights.start(row, v.rules, laid)
        self._worth.look(v, self._solver, row, at)
        self._worth.wants = self._parting.wants
        self._feed = row[at + FEED]
        self._danger = row[at + DANGER]
        self._fits = row[at + SPARE] if laid else row[at + GIFT]
        if not laid and not rival_has_laid(v):
            self._fits = 0

    def _of(self, v, c):
        worth = self._worth.of(c)
        if self._fits and playable(v, c):
            worth += self._fits
        if self._feed:
            worth += self._feed * self._feeds(v, c)
        if self._danger:
            worth += self._danger * self._ways(c) // 16
        return worth if self._solver.left[c] else worth + MELDED

    def _ways(self, c):
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
