"""The melds that a search for the best partition has to try, and no others.

The hand, of at most 16 cards, becomes types, dearest first; copies of a face share a type, so
twins never multiply the search. A meld is a mask of types. Longer runs are sums of runs of 3, 4
and 5. A joker at the end of a natural meld is no meld of its own: the search attaches spare jokers
afterwards, `gain` says what that is worth. So with a joker there remain pairs (the joker takes the
better end) and runs with the joker inside. Two more shapes exist where the joker stands low
(R-JOKER-LOW) and points count, because cutting them moves the joker: two cards, joker, three
cards; and long runs from a low ace, whose joker stands high. The replaced card may be in the hand
too: it may be needed elsewhere.
"""

from array import array

from engine import melds
from engine.cards import HAND_POINTS
from engine.compat import const
from engine.possible import set_of

# What is best: fewest points left in the hand, most opening points, most cards melded.
LEFT = const(0)
POINTS = const(1)
CARDS = const(2)

# Needs of a partition, and what a candidate gives towards them.
RUN = const(1)
SET = const(2)
NATURAL_RUN = const(4)
NATURAL_SET = const(8)
NO_JOKERS = const(16)
UNTAKEN_RUN = const(32)
OTHER_LAST = const(64)
# Of a candidate only: it has a joker; it holds the taken face.
WITH_JOKER = NO_JOKERS
WITH_TAKEN = OTHER_LAST

_TYPES = const(16)
# The most candidates found by climbing among hands of 16 cards: 130.
_MAX = const(160)

# Faces from the dearest in the hand, aces first, to the twos.
_ORDER = bytes([13 * s + r % 13 for r in range(13, 0, -1) for s in range(4)])

# Runs as (size, joker's position, where the cards after the first are), those tried first last.
_INSIDE = (
    (3, 2, (2,)),
    (4, 2, (2, 3)),
    (4, 3, (1, 3)),
    (5, 2, (2, 3, 4)),
    (5, 3, (1, 3, 4)),
    (5, 4, (1, 2, 4)),
)
_INSIDE_LOW = (6, 3, (1, 3, 4, 5))
_NATURAL = ((3, 0, (1, 2)), (4, 0, (1, 2, 3)), (5, 0, (1, 2, 3, 4)))
# Suits of a set as bits, in the reverse order too.
_PAIRS = (12, 10, 9, 6, 5, 3)
_TRIPLES_AND_FOUR = (14, 13, 11, 7, 15)


class Candidates:
    """The types of a hand, and its candidates 1 … n in a chain per lowest type."""

    def __init__(self):
        # per type
        self.weight = bytearray(_TYPES)
        self.head = bytearray(_TYPES)
        # per candidate
        self.mask = array("I", [0] * (_MAX + 1))
        self.code = array("I", [0] * (_MAX + 1))
        self.cost = bytearray(_MAX + 1)
        self.gain = bytearray(_MAX + 1)
        self.flags = bytearray(_MAX + 1)
        self.natural = bytearray(_MAX + 1)
        self.next = bytearray(_MAX + 1)
        self.n = 0
        # the type at suit * 14 + place - 1, and the places held in each suit (14: ace high)
        self._type = bytearray(56)
        self._places = array("H", [0] * 4)
        # types of which at least one, two, three copies are there; those of no candidate are not
        self.copies1 = self.copies2 = self.copies3 = 0
        # what the candidates together give towards needs
        self.gives = 0
        self.types = 0
        self.total = 0
        self.cards = 0
        self.jokers = 0
        self.joker_weight = 0
        self._goal = LEFT
        self._low = 0
        self._ace = 0
        self._taken = 0

    def fill(self, hands, base, rules, goal, jokers, taken):
        """Make the candidates of the hand at `hands[base]` with up to `jokers` jokers."""
        self._goal = goal
        self._low = rules.joker_low
        self._ace = rules.ace_high
        self._sort(hands, base, taken)
        self.jokers = jokers
        self.joker_weight = 1 if goal == CARDS else (20 if goal == LEFT else rules.ace_high)
        self.n = 0
        if jokers:
            self._joker_runs()
        self._sets(jokers)
        self._runs(jokers)
        self._drop_idle()

    def _sort(self, hands, base, taken):
        """Types, weights, copies."""
        places = self._places
        places[0] = places[1] = places[2] = places[3] = 0
        self.copies1 = self.copies2 = self.copies3 = 0
        self._taken = 0
        self.types = self.total = self.cards = 0
        for c in _ORDER:
            if hands[base + c]:
                self._add_type(c, hands[base + c])
                if c == taken:
                    self._taken = 1 << self.types - 1

    def _add_type(self, c, copies):
        t = self.types
        place = c % 13
        at = c // 13
        w = self._worth(c)
        self.cards += copies
        self.total += w * copies
        self.types = t + 1
        self.weight[t] = w
        self.head[t] = 0
        self._type[at * 14 + place] = t
        self._places[at] |= 1 << place
        if not place:
            self._type[at * 14 + 13] = t
            self._places[at] |= 1 << 13
        self.copies1 |= 1 << t
        if copies > 1:
            self.copies2 |= 1 << t
            if copies > 2:
                self.copies3 |= 1 << t

    def _worth(self, c):
        if self._goal == CARDS:
            return 1
        if self._goal == POINTS and not c % 13:
            return self._ace
        return HAND_POINTS[c]

    def _drop_idle(self):
        """Forget the types that no candidate needs, gather what the candidates give."""
        used = gives = 0
        mask = self.mask
        for x in range(1, self.n + 1):
            used |= mask[x]
            gives |= self.flags[x]
        self.gives = gives
        self.copies1 &= used
        self.copies2 &= used
        self.copies3 &= used

    def _put(self, mask, code, flags, natural, cost, gain):
        x = self.n = self.n + 1
        if mask & self._taken:
            flags |= WITH_TAKEN
        elif flags & NATURAL_RUN:
            flags |= UNTAKEN_RUN
        self.mask[x] = mask
        self.code[x] = code
        self.cost[x] = cost
        self.gain[x] = gain
        self.flags[x] = flags
        self.natural[x] = natural
        t = 0
        while not mask >> t & 1:
            t += 1
        self.next[x] = self.head[t]
        self.head[t] = x

    def _place_value(self, place):
        """What a joker at a run's place adds to the goal."""
        if self._goal != POINTS:
            return self.joker_weight
        return place if place < 10 else (10 if place < 14 else self._ace)

    # sets

    def _sets(self, jokers):
        places = self._places
        a, b = places[0], places[1]
        c, d = places[2], places[3]
        if jokers:
            self._sets_of((a & b | c & d | (a | b) & (c | d)) & 0x1FFF, 2)
        self._sets_of((a & b & (c | d) | c & d & (a | b)) & 0x1FFF, 3)

    def _sets_of(self, ranks, fewest):
        """The sets of the ranks, given as bits; of two cards and a joker, or natural."""
        r = 0
        while ranks >> r:
            if ranks >> r & 1:
                for suits in _PAIRS if fewest == 2 else _TRIPLES_AND_FOUR:
                    self._set_of(r, suits)
            r += 1

    def _set_of(self, r, suits):
        mask = n = 0
        for s in range(4):
            if suits >> s & 1:
                if not self._places[s] >> r & 1:
                    return
                mask |= 1 << self._type[s * 14 + r]
                n += 1
        m = set_of(suits, r + 1)
        value = self._place_value(r + 1 if r else 14)
        if n == 2:
            m |= melds.JOKER_SLOT << 6
            self._put(mask, m, SET | WITH_JOKER, 2, self.joker_weight - value, 0)
        else:
            self._put(mask, m, SET | NATURAL_SET, n, 0, value if n == 3 else 0)

    # runs

    def _joker_runs(self):
        for s in range(4):
            held = self._places[s]
            if not held & held - 1:
                continue
            self._pairs(s, held)
            for shape in _INSIDE:
                self._shape(s, held, shape)
            if self._low and self._goal == POINTS:
                self._shape(s, held, _INSIDE_LOW)

    def _runs(self, jokers):
        for s in range(4):
            held = self._places[s]
            if held & held >> 1 & held >> 2:
                for shape in _NATURAL:
                    self._shape(s, held, shape)
                if jokers and self._low and self._goal == POINTS:
                    self._long_runs(s, held)

    def _pairs(self, s, held):
        """Two neighbours and a joker at the better end."""
        starts = held & held >> 1
        low = 1
        while starts:
            if starts & 1:
                if self._joker_end(low, 2) == low - 1:
                    self._run(s, low - 1, 3, 1)
                else:
                    self._run(s, low, 3, 3)
            starts >>= 1
            low += 1

    def _joker_end(self, low, size):
        """The place that a joker at a natural run takes: the low end by R-JOKER-LOW, otherwise
        the high one, which never counts less."""
        high = low + size
        if high > 14 or low > 1 and self._low:
            return low - 1
        return high

    def _shape(self, s, held, shape):
        """Every run of a shape in the suit."""
        starts = held
        for offset in shape[2]:
            starts &= held >> offset
        low = 1
        while starts:
            if starts & 1:
                self._run(s, low, shape[0], shape[1])
            starts >>= 1
            low += 1

    def _long_runs(self, s, held):
        size = 6
        while size < 13 and held & (1 << size) - 1 == (1 << size) - 1:
            self._run(s, 1, size, 0)
            size += 1

    def _run(self, s, low, size, joker):
        mask = cost = gain = 0
        at = s * 14 + low - 1
        for i in range(size):
            if i != joker - 1:
                mask |= 1 << self._type[at + i]
        if self._goal == POINTS and low == 1 and joker != 1:
            cost = self._ace - 1
        if joker:
            cost += self.joker_weight - self._place_value(low + joker - 1)
            self._put(mask, melds.run(s, low, size, joker), RUN | WITH_JOKER, size - 1, cost, 0)
        else:
            gain = self._place_value(self._joker_end(low, size))
            self._put(mask, melds.run(s, low, size), RUN | NATURAL_RUN, size, cost, gain)
