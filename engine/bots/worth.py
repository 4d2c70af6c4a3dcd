"""What keeping a card is worth: the chances it gives of a meld, in small weighted ints.

A draft is a pair that one more card would make a meld. It counts by the copies still unseen that
would complete it, so a pair whose outs have gone is worth little (simulated rounds of two gave the
terms; `weights` holds their sizes).
"""

from engine.cards import FACES, HAND_POINTS, JOKER
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
    """`of(c)` after `look`: the worth of the card c of the hand at `hands[base]`, whose places are
    held in each suit as the bits of `places` and of which `loose[c]` copies are in no meld of the
    best partition, with `unseen` copies to come."""

    def __init__(self):
        self.hands = self.places = self.loose = self.unseen = None
        self.base = self.wants = self.twos = 0
        self.draft = self.melded = self.single = self.points = self.twin = 0

    def look(self, v, solver, weights, row):
        """At the hand of the view's owner, which the solver has parted."""
        self.hands = v.hands
        self.base = v.seat * FACES
        self.places = solver.candidates.places
        self.twos = solver.candidates.twos
        self.loose = solver.left
        self.draft = weights[row + DRAFT]
        self.melded = weights[row + MELDED]
        self.single = weights[row + SINGLE]
        self.points = weights[row + POINTS]
        self.twin = weights[row + TWIN]

    def of(self, c):
        """What serves the one kind of meld that is missing counts four times (measured)."""
        if c == JOKER:
            return PRECIOUS
        total = 0
        rank = c % 13
        if self.single or self.twos >> rank & 1:
            total = self._in_sets(c) * (4 if self.wants == SET else 1)
        if self.single or not rank or self.places[c // 13] << 2 >> rank & 27:
            runs = self._at(c - rank, rank + 1)
            if not rank:
                runs += self._at(c, 14)
            total += runs * (4 if self.wants == RUN else 1)
        if self.hands[self.base + c] > 1:
            total -= self.twin
        return total + self.points * HAND_POINTS[c]

    def _in_sets(self, c):
        """Each mate counts as often as unseen cards complete the pair."""
        mates = self.single
        outs = 0
        for y in range(c % 13, JOKER, 13):
            if y != c:
                if self.hands[self.base + y]:
                    mates += self.draft if self.loose[y] else self.melded
                else:
                    outs += self.unseen[y]
        return outs * mates

    def _at(self, first, p):
        """The runs of a suit through place p."""
        total = 0
        d = -2
        # held places from two below to two above, as bits
        near = self.places[first // 13] << 2 >> p - 1 & 27
        while near:
            if near & 1:
                total = self._pair(first, p, d) + total
            near >>= 1
            d += 1
        if self.single and p > 1:
            total += self.unseen[first + p - 2] * self.single
        if self.single and p < 14:
            total += self.unseen[first + p % 13] * self.single
        return total

    def _pair(self, first, p, d):
        """The pair of places p and p + d."""
        weight = self.draft if self.loose[first + (p + d - 1) % 13] else self.melded
        return weight * self._outs(first, p, d) if weight else 0

    def _outs(self, first, p, d):
        """Unseen copies that make a run of the cards at p and p + d."""
        if d == 2 or d == -2:
            return self.unseen[first + (p + d // 2 - 1) % 13]
        low = min(p, p + d)
        outs = self.unseen[first + low - 2] if low > 1 else 0
        if low < 13:
            outs += self.unseen[first + (low + 1) % 13]
        return outs
