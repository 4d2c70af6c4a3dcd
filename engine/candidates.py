"""The melds that a search for the best partition has to try, and no others.

The hand, of at most 16 cards, becomes types, dearest first; copies of a face share a type, so
twins never multiply the search. A meld is a mask of types. Longer runs are sums of runs of 3, 4
and 5. A joker at the end of a natural meld is no meld of its own: the search attaches spare jokers
afterwards. So with a joker there remain pairs (the joker takes the better end) and runs with the
joker inside. Two more shapes exist where the joker stands low (R-JOKER-LOW) and points count,
because cutting them moves the joker: two cards, joker, three cards; and long runs from a low ace,
whose joker stands high. The replaced card may be in the hand too: it may be needed elsewhere.
"""

from array import array

from engine import melds
from engine.cards import FACES, HAND_POINTS, JOKER
from engine.compat import const

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
# The end of a chain, beyond every candidate.
END = const(255)

# Faces from the dearest in the hand, aces first, to the twos.
_ORDER = bytes([13 * s + r % 13 for r in range(13, 0, -1) for s in range(4)])

# Suits of a set as bits, in the order of trying.
_PAIRS = (3, 5, 6, 9, 10, 12)
_FOUR_AND_THREES = (15, 14, 13, 11, 7)

# What a face is worth when an ace counts 10 in an opening, and when cards are counted. In the hand
# and where an ace counts 11 it is the same.
_ACES_TEN = bytes([min(n, 10) for n in HAND_POINTS])
ONES = bytes([1] * FACES)


class Candidates:
    """The types of a hand, and its candidates 1 … n in a chain per dearest type, in the order in
    which they are tried. Those up to `naturals` have no joker, the others one."""

    def __init__(self):
        # per type
        self.weight = bytearray(_TYPES)
        # what a copy costs that is left; what a joker, and all jokers, can still save from here on
        self.toll = bytearray(_TYPES)
        self.hope = bytearray(_TYPES)
        self.hopes = array("H", [0] * _TYPES)
        self.head = bytearray(_TYPES)
        self._tail = bytearray(_TYPES)
        # per candidate
        self.mask = array("I", [0] * (_MAX + 1))
        self.code = array("I", [0] * (_MAX + 1))
        self.cost = array("h", [0] * (_MAX + 1))
        self.flags = bytearray(_MAX + 1)
        self.next = bytearray(_MAX + 1)
        self.n = 0
        self.naturals = 0
        # types of which at least one, two, three copies are there; those of no candidate are not
        self.copies1 = self.copies2 = self.copies3 = 0
        # types of natural candidates, and what all other cards cost
        self.natural_types = 0
        self.idle = 0
        # what the candidates together give towards needs
        self.gives = 0
        self.types = 0
        self.total = 0
        self.cards = 0
        self.jokers = 0
        self.joker_weight = 0
        # the type at suit * 14 + place - 1, and the places held in each suit (14: ace high)
        self._type = bytearray(56)
        self._places = array("H", [0] * 4)
        self._pointed = False
        self._low = 0
        self._ace = 0
        self._taken = 0
        self._used = 0

    def fill(self, hands, base, rules, goal, jokers, taken, counts):
        """Make the candidates of the hand at `hands[base]` with up to `jokers` jokers, and copy
        its natural cards to `counts`."""
        self._pointed = goal == POINTS
        self._low = rules.joker_low
        self._ace = ace = rules.ace_high
        self.jokers = jokers
        self.joker_weight = 1 if goal == CARDS else (20 if goal == LEFT else ace)
        worth = HAND_POINTS if goal == LEFT or ace == 11 else _ACES_TEN
        self._sort(hands, base, ONES if goal == CARDS else worth, counts)
        self._taken = 0
        if taken < JOKER and counts[taken]:
            self._taken = 1 << self._type[taken + taken // 13]
        self.n = self.gives = self._used = 0
        self.natural_types = 0xFFFF
        self._natural_runs()
        self._natural_sets()
        self.naturals = self.n
        self._tolls()
        if jokers:
            self._sets_with_joker()
            self._joker_runs()
            self._hopes()
        self.copies1 = self._used

    def _sort(self, hands, base, worth, counts):
        """Types, weights, copies."""
        weight, head = self.weight, self.head
        types, places = self._type, self._places
        places[0] = places[1] = places[2] = places[3] = 0
        t = total = cards = c2 = c3 = 0
        for c in _ORDER:
            n = hands[base + c]
            counts[c] = n
            if n:
                suit = c // 13
                types[c + suit] = t
                places[suit] |= 1 << c % 13
                weight[t] = worth[c]
                head[t] = END
                cards += n
                total += n * worth[c]
                if n > 1:
                    c2 |= 1 << t
                    if n > 2:
                        c3 |= 1 << t
                t += 1
        for suit in range(4):
            if places[suit] & 1:
                places[suit] |= 1 << 13
                types[suit * 14 + 13] = types[suit * 14]
        self.types = t
        self.total = total
        self.cards = cards
        self.copies2 = c2
        self.copies3 = c3

    def _tolls(self):
        """Cards of no natural candidate count as left from the beginning: only a joker can save
        them."""
        self.natural_types = natural = self._used
        idle = 0
        for t in range(self.types):
            self.hope[t] = 0
            if natural >> t & 1:
                self.toll[t] = self.weight[t]
            else:
                self.toll[t] = 0
                idle += self._all_copies(t)
        self.idle = idle

    def _hopes(self):
        most = total = 0
        for t in range(self.types - 1, -1, -1):
            if self.hope[t] > most:
                most = self.hope[t]
            self.hope[t] = most
            if not self.natural_types >> t & 1:
                total += self._all_copies(t)
            self.hopes[t] = total

    def _all_copies(self, t):
        return self.weight[t] * (1 + (self.copies2 >> t & 1) + (self.copies3 >> t & 1))

    def _put(self, dearest, mask, flags, cost):
        """A new candidate; its code is still to be written. Its frame is small enough to stay
        off the heap, as those of the functions that go through a suit or a rank are not."""
        x = self.n = self.n + 1
        if mask & self._taken:
            flags |= WITH_TAKEN
        elif flags & NATURAL_RUN:
            flags |= UNTAKEN_RUN
        self._used |= mask
        self.gives |= flags
        self.mask[x] = mask
        self.flags[x] = flags
        self.cost[x] = cost
        if -cost > self.hope[dearest]:
            self.hope[dearest] = -cost
        self.next[x] = END
        if self.head[dearest] == END:
            self.head[dearest] = x
        else:
            self.next[self._tail[dearest]] = x
        self._tail[dearest] = x
        return x

    def _place_value(self, place):
        """What a joker at a run's place adds to the goal."""
        if not self._pointed:
            return self.joker_weight
        return place if place < 10 else (10 if place < 14 else self._ace)

    # sets

    def _sets_with_joker(self):
        places = self._places
        a, b = places[0], places[1]
        c, d = places[2], places[3]
        ranks = (a & b | c & d | (a | b) & (c | d)) & 0x1FFF
        r = 0
        while ranks:
            if ranks & 1:
                self._pairs_of(r)
            ranks >>= 1
            r += 1

    def _pairs_of(self, r):
        """Two cards of a rank and a joker."""
        held = self._held(r)
        cost = self.joker_weight - self._place_value(r + 1 if r else 14)
        for suits in _PAIRS:
            if held & suits == suits:
                self._set(r, suits, SET | WITH_JOKER, cost)

    def _natural_sets(self):
        places = self._places
        a, b = places[0], places[1]
        c, d = places[2], places[3]
        ranks = (a & b & (c | d) | c & d & (a | b)) & 0x1FFF
        r = 0
        while ranks:
            if ranks & 1:
                self._sets_of(r)
            ranks >>= 1
            r += 1

    def _sets_of(self, r):
        """The set of four, and those of three, each without one suit."""
        held = self._held(r)
        for suits in _FOUR_AND_THREES:
            if held & suits == suits:
                self._set(r, suits, SET | NATURAL_SET, 0)

    def _held(self, r):
        """The suits that are held of a rank, as bits."""
        places = self._places
        return (
            (places[0] >> r & 1)
            | (places[1] >> r & 1) << 1
            | (places[2] >> r & 1) << 2
            | (places[3] >> r & 1) << 3
        )

    def _set(self, r, suits, flags, cost):
        mask = 0
        dearest = _TYPES
        for suit in range(4):
            if suits >> suit & 1:
                t = self._type[suit * 14 + r]
                mask |= 1 << t
                if not self.natural_types >> t & 1:
                    cost -= self.weight[t]
                if t < dearest:
                    dearest = t
        x = self._put(dearest, mask, flags, cost)
        m = melds.set_of(suits, r + 1)
        self.code[x] = m | melds.JOKER_SLOT << 6 if flags & WITH_JOKER else m

    # runs

    def _natural_runs(self):
        for s in range(4):
            held = self._places[s]
            threes = held & held >> 1 & held >> 2
            if threes:
                fours = threes & held >> 3
                self._runs(s, fours & held >> 4, 5, 0)
                self._runs(s, fours, 4, 0)
                self._runs(s, threes, 3, 0)
                if self._cuts_move_jokers():
                    self._long_runs(s, held)

    def _cuts_move_jokers(self):
        return self.jokers and self._low and self._pointed

    def _long_runs(self, s, held):
        for size in range(6, 13):
            all_held = (1 << size) - 1
            self._runs(s, (held & all_held) + 1 >> size, size, 0)

    def _joker_runs(self):
        for s in range(4):
            held = self._places[s]
            near = held & held >> 1
            gap = held & held >> 2
            if near or gap:
                self._inside(s, held, near, gap)
                self._at_end(s, near)

    def _inside(self, s, held, near, gap):
        """Runs with the joker between two cards: a gap, or a pair and a card beyond a gap."""
        beyond = near & held >> 3
        before = gap & held >> 3
        self._runs(s, near & gap & held >> 4, 5, 4)
        self._runs(s, beyond & held >> 4, 5, 3)
        self._runs(s, before & held >> 4, 5, 2)
        self._runs(s, beyond, 4, 3)
        self._runs(s, before, 4, 2)
        self._runs(s, gap, 3, 2)
        if self._cuts_move_jokers():
            self._runs(s, beyond & held >> 4 & held >> 5, 6, 3)

    def _at_end(self, s, near):
        """Two neighbours and a joker: at the low end by R-JOKER-LOW, else at the high one, which
        never counts less; at the other where there is no place."""
        high = near & 1 if self._low else near & 0xFFF
        self._runs(s, high, 3, 3)
        self._runs(s, (near & ~high) >> 1, 3, 1)

    def _runs(self, s, starts, size, joker):
        """Runs of a size from every place whose bit is set, with the joker at a position. Most
        often there is none, and then no frame goes on the heap."""
        if starts:
            self._put_runs(s, starts, size, joker)

    def _put_runs(self, s, starts, size, joker):
        at = s * 14 - 1
        low = 1
        while starts:
            if starts & 1:
                mask = 0
                dearest = _TYPES
                cost = self._run_cost(low, joker)
                for place in range(low, low + size):
                    if place != low + joker - 1:
                        t = self._type[at + place]
                        mask |= 1 << t
                        if not self.natural_types >> t & 1:
                            cost -= self.weight[t]
                        if t < dearest:
                            dearest = t
                x = self._put(dearest, mask, RUN | (WITH_JOKER if joker else NATURAL_RUN), cost)
                self.code[x] = melds.run(s, low, size, joker)
            starts >>= 1
            low += 1

    def _run_cost(self, low, joker):
        """What the run counts less than its cards and a joker could."""
        cost = 0
        if joker:
            cost = self.joker_weight - self._place_value(low + joker - 1)
        if low == 1 and self._pointed and joker != 1:
            cost += self._ace - 1
        return cost
