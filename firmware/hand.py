"""The order in which a hand is shown: by suit, by rank, or as its player moves it.

Melds found in the hand stand together at the left, except in the player's own order, which stays
as it is; there they are only marked.
"""

from array import array

from engine import melds
from engine.cards import FACES, JOKER
from engine.compat import const
from engine.state import HAND_MAX

BY_SUIT = const(0)
BY_RANK = const(1)
BY_HAND = const(2)
ORDERS = const(3)

# marks
PLAYABLE = const(1)
DEAD = const(2)

# Colours alternate: spades, hearts, clubs, diamonds.
_SUIT_PLACE = bytes((0, 1, 3, 2))
_UNGROUPED = const(1024)


class Hand:
    """`cards[0:n]` from left to right; `group[i]` is the number of the meld that card i is of,
    from 1, or 0."""

    def __init__(self):
        self.cards = bytearray(HAND_MAX)
        self.group = bytearray(HAND_MAX)
        self.n = 0
        self.marks = None  # PLAYABLE, DEAD or 0 for each card, once asked for: see `marks`
        self.order = BY_SUIT
        self._left = bytearray(FACES)
        self._key = array("H", [0] * HAND_MAX)

    def clear(self):
        self.n = 0

    def sync(self, hands, base, size):
        """Follow the hand of 53 counts, `size` cards, at `hands[base]`: what has gone is taken
        out, what is new comes in at the right. True when anything changed."""
        left = self._left
        for c in range(FACES):
            left[c] = hands[base + c]
        before = self.n
        self.n = 0
        for i in range(before):
            c = self.cards[i]
            if left[c]:
                left[c] -= 1
                self._append(c, self.group[i])
        changed = self.n != before or self.n != size
        c = 0
        while self.n < size:
            while not left[c]:
                c += 1
            left[c] -= 1
            self._append(c, 0)
        return changed

    def _append(self, c, group):
        self.cards[self.n] = c
        self.group[self.n] = group
        self.n += 1

    def arrange(self, found, nfound):
        """Group the melds `found[0:nfound]` and put the cards in order."""
        for i in range(self.n):
            self.group[i] = 0
            self._key[i] = _UNGROUPED + self._plain_key(self.cards[i])
        for g in range(nfound):
            self._mark(found[g], g + 1)
        if self.order != BY_HAND:
            self._sort()

    def _plain_key(self, c):
        if c == JOKER:
            return 999
        if self.order == BY_RANK:
            return c % 13 * 4 + _SUIT_PLACE[c // 13]
        return _SUIT_PLACE[c // 13] * 13 + c % 13

    def _mark(self, m, group):
        for place in range(melds.size(m)):
            i = self._ungrouped(melds.card_at(m, place))
            if i >= 0:
                self.group[i] = group
                self._key[i] = group * 16 + place

    def _ungrouped(self, c):
        for i in range(self.n):
            if self.cards[i] == c and not self.group[i]:
                return i
        return -1

    def _sort(self):
        for i in range(1, self.n):
            j = i
            while j and self._key[j - 1] > self._key[j]:
                self._swap(j - 1)
                j -= 1

    def _swap(self, i):
        """Exchange card i and the one at its right."""
        for row in (self.cards, self.group, self._key):
            row[i], row[i + 1] = row[i + 1], row[i]

    def move(self, i, step):
        """Move card i one place to the left (-1) or right (1); its place from now on."""
        j = i + step
        if j < 0 or j >= self.n:
            return i
        self.order = BY_HAND
        self._swap(min(i, j))
        return j

    def find(self, c):
        """The place of the rightmost copy of card c, -1 when there is none."""
        for i in range(self.n - 1, -1, -1):
            if self.cards[i] == c:
                return i
        return -1
