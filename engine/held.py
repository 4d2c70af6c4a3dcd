"""A hand as the search for melds sees it: which of its cards can be in a meld, sorted by value.

A hand has at most 16 cards. Those of a face that can be in a meld make a type, dearest first, so
twins never multiply the search.
"""

from array import array

from engine.cards import HAND_POINTS, JOKER
from engine.compat import const

TYPES = const(16)


class Held:
    """`look` takes in a hand, `reach` finds its types 0 … types-1."""

    def __init__(self, counts):
        """`counts` gets the 53 counts of the hand."""
        self.counts = counts
        # the hand's faces in ascending order, the joker's the last
        self.faces = bytearray(TYPES)
        self.nfaces = 0
        self.held_jokers = 0
        # its natural cards, what they and its aces count
        self.cards = 0
        self._points = self._aces = 0
        # the places held in each suit as bits (14: ace high), and the ranks held in two suits
        self.places = array("H", [0] * 4)
        self.twos = 0
        self._threes = 0
        # ranks from the ace, as bits: in each suit those in natural melds, and in any
        self._natural = array("H", [0] * 4)
        self._near = array("H", [0] * 4)
        # whether melds may have jokers, as the types were found; -1 for not yet
        self._reached = 0
        self.jokers = 0
        # which melds were made of the types, -1 when none
        self.made = 0
        self.types = 0
        # the face of a type, and the type at suit * 14 + place - 1
        self._face = bytearray(TYPES)
        self._type = bytearray(56)
        # types in natural melds; those of which at least one, two, three copies are there
        self.natural_types = 0
        self.copies1 = self.copies2 = self.copies3 = 0
        # of the cards that natural melds can have, and those that others can: how many, the
        # dearest, how many of them a meld can have
        self._natural_cards = self._natural_points = 0
        self._spare = self._dearest = self._joined = 0

    def look(self, hands, base):
        """Take in the hand at `hands[base]`."""
        faces, counts, places = self.faces, self.counts, self.places
        for n in range(self.nfaces):
            counts[faces[n]] = 0
        n = cards = points = aces = suit = 0
        first = base
        while suit < 4:
            held = 0
            for i in range(first, first + 13):
                if hands[i]:
                    k = hands[i]
                    held |= 1 << i - first
                    c = i - base
                    faces[n] = c
                    n += 1
                    counts[c] = k
                    cards += k
                    points += k * HAND_POINTS[c]
            if held & 1:
                held |= 1 << 13
                aces += hands[first]
            places[suit] = held
            suit += 1
            first += 13
        self.cards = cards
        self._points = points
        self._aces = aces
        self.held_jokers = hands[first]
        if hands[first]:
            faces[n] = JOKER
            counts[JOKER] = hands[first]
            n += 1
        self.nfaces = n
        self._reached = self.made = -1

    def reach(self, jokers):
        """Find the types of a hand that may have up to `jokers` jokers in melds."""
        self.jokers = jokers
        if self._reached != (jokers > 0):
            self._reached = jokers > 0
            self.made = -1
            if self.cards + jokers < 3:
                self.twos = -1
                self._sort(0)
            else:
                self._reach()

    def any_meld(self):
        """Whether the hand has a meld at all."""
        self.reach(self.held_jokers)
        return self.types

    def _reach(self):
        """Which ranks of each suit are in a meld of natural cards, and which in any: there the
        joker stands for a third of a rank, or beside or between two of a suit."""
        places = self.places
        a, b = places[0], places[1]
        c, d = places[2], places[3]
        threes = a & b & (c | d) | c & d & (a | b)
        twos = a & b | c & d | (a | b) & (c | d)
        self._threes = threes
        self.twos = twos
        joker = self._reached
        live = 0
        joined = 2
        for suit in range(4):
            held = places[suit]
            c = held & held >> 1
            d = c & held >> 2
            near = d | d << 1 | d << 2 | held & threes
            if near & 1:
                near |= 1 << 13
            self._natural[suit] = near
            if joker:
                d = held & held >> 2
                near = (c | d) & held >> 3
                if near and joined < 5:
                    joined = 5 if (near | c & d) & held >> 4 else 3
                near = c | c << 1 | d | d << 2 | held & twos
                if near & 1:
                    near |= 1 << 13
            self._near[suit] = near
            live |= near
        self._joined = joined
        self._sort(live)

    def _sort(self, live):
        """Types from the places as bits at which there are any, and what they hold. With names of
        its own and without calls: for MicroPython an attribute is a search in a table."""
        near, natural = self._near, self._natural
        face, types, counts = self._face, self._type, self.counts
        t = naturals = c2 = c3 = cards = points = spare = dearest = 0
        r = 13 if live else 0
        bit = 1 << r
        while r:
            if live & bit:
                for suit in range(4):
                    if near[suit] & bit:
                        c = suit * 13 + r % 13
                        face[t] = c
                        types[suit * 14 + r] = types[c + suit] = t
                        n = counts[c]
                        if natural[suit] & bit:
                            naturals |= 1 << t
                            cards += n
                            points += n * HAND_POINTS[c]
                        else:
                            spare += n
                            dearest = dearest or HAND_POINTS[c]
                        if n > 1:
                            c2 |= 1 << t
                            if n > 2:
                                c3 |= 1 << t
                        t += 1
            bit >>= 1
            r -= 1
        self.types = t
        self.natural_types = naturals
        self.copies1 = (1 << t) - 1
        self.copies2 = c2
        self.copies3 = c3
        self._natural_cards = cards
        self._natural_points = points
        self._spare = spare
        self._dearest = dearest
