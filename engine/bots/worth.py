"""What keeping a card is worth: the chances it gives of a meld, in small weighted ints.

A draft is a pair that one more card would make a meld. It counts by the copies still unseen that
would complete it, so a pair whose outs have gone is worth little (AI.md's measurements gave the
terms; `weights` holds their sizes).
"""

from engine.cards import HAND_POINTS, JOKER
from engine.compat import const
from engine.solver import RUN, SET

# places of the weights of a row
DRAFT = const(0)  # a completing copy, for a pair of unmelded cards
MELDED = const(1)  # the same where the mate is melded already
SINGLE = const(2)  # an unseen neighbour
POINTS = const(3)  # a hand point
TWIN = const(4)  # a second copy of a card
GIFT = const(5)  # the card fits a meld on the table and a rival may lay it off
SPARE = const(6)  # the card fits a meld on the table and he may lay it off himself
FEED = const(7)  # the next player took a neighbour of the card
DANGER = const(8)  # a way, in sixteenths, in which unseen cards make a meld with the card

# the worth of a joker: more than that of a melded card
PRECIOUS = const(0x2000000)


class Worth:
    """`of(c)` after `look`: the worth of the card c of the hand at `hands[base]`, of which
    `loose[c]` copies are in no meld of the best partition, with `unseen` copies to come."""

    def __init__(self):
        self.hands = self.loose = self.unseen = self.weights = None
        self.base = self.row = self.wants = 0

    def look(self, hands, base, loose, unseen, weights, row):
        self.hands = hands
        self.base = base
        self.loose = loose
        self.unseen = unseen
        self.weights = weights
        self.row = row

    def weight(self, i):
        return self.weights[self.row + i]

    def of(self, c):
        if c == JOKER:
            return PRECIOUS
        total = self._wanted(self._in_sets(c), SET) + self._wanted(self._in_runs(c), RUN)
        if self.hands[self.base + c] > 1:
            total -= self.weight(TWIN)
        return total + self.weight(POINTS) * HAND_POINTS[c]

    def _wanted(self, worth, kind):
        """What serves the one kind of meld that is missing counts four times (measured)."""
        return worth * 4 if self.wants == kind else worth

    def _mate(self, y, outs):
        """The worth of the pair with y of the hand, which `outs` unseen copies complete."""
        return outs * self.weight(DRAFT if self.loose[y] else MELDED)

    def _in_sets(self, c):
        total = 0
        outs = 0
        for y in range(c % 13, JOKER, 13):
            if y != c and not self.hands[self.base + y]:
                outs += self.unseen[y]
        for y in range(c % 13, JOKER, 13):
            if y != c and self.hands[self.base + y]:
                total += self._mate(y, outs)
        return total + outs * self.weight(SINGLE)

    def _in_runs(self, c):
        first = c - c % 13
        place = c % 13 + 1
        total = self._at(first, place)
        if place == 1:
            total += self._at(first, 14)
        return total

    def _at(self, first, p):
        """The runs of a suit through place p."""
        total = 0
        for d in range(-2, 3):
            if d and 1 <= p + d <= 14:
                y = first + (p + d - 1) % 13
                if self.hands[self.base + y]:
                    total += self._mate(y, self._outs(first, p, d))
                if d == 1 or d == -1:
                    total += self.unseen[y] * self.weight(SINGLE)
        return total

    def _outs(self, first, p, d):
        """Unseen copies that make a run of the cards at p and p + d."""
        if d == 2 or d == -2:
            return self.unseen[first + (p + d // 2 - 1) % 13]
        low = min(p, p + d)
        outs = self.unseen[first + low - 2] if low > 1 else 0
        if low < 13:
            outs += self.unseen[first + (low + 1) % 13]
        return outs
