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

# Suits of a set of four and of three, as bits, in the order of trying.
_SETS = b"\x0f\x0e\x0d\x0b\x07"

# Runs that end at a place, in the order of trying: the places held, from five below (1) up to it
# (32), as bits; the size; the position of the joker. A literal: a tuple of them would stay loaded.
_RUNS = b"\x3e\5\0\x3c\4\0\x38\3\0\x2e\5\4\x36\5\3\x3a\5\2\x2c\4\3\x34\4\2\x28\3\2\x3b\6\3"
# where those with the joker inside begin; where the one begins that only counts where it is cut
_INSIDE = const(9)
_SPLIT = const(27)
# The last three places of a run; the two before the last one, of which the joker may replace one.
_THREE = const(56)
_MATES = const(24)


class Candidates:
    """`look` takes in a hand, `fill` measures it under a goal, `make` makes the candidates 1 … n.
    Those of which type t is the dearest are `head[t]` … `last[t]` in the order in which they are
    tried; those after `last_natural[t]` have a joker."""

    def __init__(self, counts):
        """`counts` gets the 53 counts of the hand."""
        self.counts = counts
        # the hand's faces in ascending order, the joker's the last
        self.faces = bytearray(_TYPES)
        self.nfaces = 0
        self.held_jokers = 0
        # per type: what a copy costs that is left, unless only a joker could save it: then that is
        # lost from the beginning; what a joker, and all jokers, can still save from here on
        self.toll = bytearray(_TYPES)
        self.lost = bytearray(_TYPES)
        self.hope = bytearray(_TYPES)
        self.hopes = array("H", [0] * _TYPES)
        # its candidates: the first, the last without a joker, the last
        self.head = bytearray(_TYPES)
        self.last_natural = bytearray(_TYPES)
        self.last = bytearray(_TYPES)
        # per candidate
        self.mask = array("I", [0] * (_MAX + 1))
        self.code = array("I", [0] * (_MAX + 1))
        self.cost = array("h", [0] * (_MAX + 1))
        self.flags = bytearray(_MAX + 1)
        self.n = 0
        # types of which at least one, two, three copies are there
        self.copies1 = self.copies2 = self.copies3 = 0
        self.natural_types = 0
        # what the cards cost that are in no natural candidate; what they cost at least in the end
        self.idle = self.stuck = 0
        # what the candidates together give towards needs
        self.gives = 0
        self.types = 0
        self.total = 0
        self.cards = 0
        self.jokers = 0
        self.joker_weight = 0
        # the type at suit * 14 + place - 1, and the places held in each suit (14: ace high)
        self._type = bytearray(56)
        self.places = array("H", [0] * 5)
        # ranks from the ace, as bits: in each suit those in natural melds, and in any; of natural
        # sets, and of any
        self._natural = array("H", [0] * 4)
        self._near = array("H", [0] * 4)
        self._threes = self.twos = 0
        self._face = bytearray(_TYPES)
        # what the candidates of the hand were made for, -1 for nothing
        self._reached = self._made = 0
        # of the hand, of its cards that natural melds can have, and those that others can: how
        # many, the dearest, how many of them a meld can have
        self._points = self._aces = 0
        self._natural_cards = self._natural_points = 0
        self._spare = self._dearest = self._joined = 0
        self._goal = 0
        self._low = 0
        self._ace = 0
        self._taken = 0
        self._cuts = 0

    def look(self, hands, base):
        """Take in the hand at `hands[base]`."""
        faces, counts, places = self.faces, self.counts, self.places
        places[0] = places[1] = places[2] = places[3] = 0
        for n in range(self.nfaces):
            counts[faces[n]] = 0
        n = cards = points = 0
        for i in range(base, base + FACES):
            if hands[i]:
                c = i - base
                faces[n] = c
                n += 1
                counts[c] = k = hands[i]
                cards += k
                points += k * HAND_POINTS[c]
                places[c // 13] |= 1 << c % 13
        for suit in range(4):
            places[suit] |= (places[suit] & 1) << 13
        self.nfaces = n
        self.held_jokers = n = hands[base + JOKER]
        self.cards = cards - n
        self._points = points - n * HAND_POINTS[JOKER]
        self._aces = hands[base] + hands[base + 13] + hands[base + 26] + hands[base + 39]
        self._reached = self._made = -1

    def fill(self, rules, goal, jokers):
        """Measure the hand under a goal, for melds with up to `jokers` jokers: its `total`; what
        at least stays `stuck`, since natural melds cannot have it, whatever the jokers save."""
        self.reach(jokers)
        self._goal = goal
        self._low = rules.joker_low
        self._ace = ace = rules.ace_high
        saved = min(self._spare, jokers * self._joined)
        if goal == CARDS:
            self.joker_weight = 1
            self.total = self.cards
            self.stuck = self.cards - self._natural_cards - saved
            return
        self.joker_weight = 20 if goal == LEFT else ace
        self.total = self._points
        self.stuck = self._points - self._natural_points - saved * self._dearest
        if goal == POINTS and ace == 10:
            self.total -= self._aces
            self.stuck -= self._aces

    def reach(self, jokers):
        """Find the types of a hand that may have up to `jokers` jokers in melds."""
        self.jokers = jokers
        if self._reached != (jokers > 0):
            self._reached = jokers > 0
            self._made = -1
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
        self._threes = a & b & (c | d) | c & d & (a | b)
        self.twos = a & b | c & d | (a | b) & (c | d)
        live = 0
        self._joined = 2
        for suit in range(4):
            held = places[suit]
            c = held & held >> 1
            d = c & held >> 2
            near = d | d << 1 | d << 2 | held & self._threes
            self._natural[suit] = near | (near & 1) << 13
            if self._reached:
                d = held & held >> 2
                near = (c | d) & held >> 3
                if near and self._joined < 5:
                    self._joined = 5 if (near | c & d) & held >> 4 else 3
                near = c | c << 1 | d | d << 2 | held & self.twos
            near |= (near & 1) << 13
            self._near[suit] = near
            live |= near
        self._sort(live)

    def _sort(self, live):
        """Types from the places as bits at which there are any, and what they hold."""
        self.types = self.natural_types = self.copies2 = self.copies3 = 0
        self._natural_cards = self._natural_points = self._spare = self._dearest = 0
        r = 13 if live else 0
        while r:
            if live >> r & 1:
                for suit in range(4):
                    if self._near[suit] >> r & 1:
                        self._new_type(suit, r)
            r -= 1
        self.copies1 = (1 << self.types) - 1

    def _new_type(self, suit, r):
        t = self.types
        self.types = t + 1
        c = suit * 13 + r % 13
        self._face[t] = c
        self._type[suit * 14 + r] = self._type[c + suit] = t
        n = self.counts[c]
        if self._natural[suit] >> r & 1:
            self.natural_types |= 1 << t
            self._natural_cards += n
            self._natural_points += n * HAND_POINTS[c]
        else:
            self._spare += n
            if not self._dearest:
                self._dearest = HAND_POINTS[c]
        if n > 1:
            self.copies2 |= 1 << t
            if n > 2:
                self.copies3 |= 1 << t

    def make(self, taken):
        """Make the candidates, unless they are those made last."""
        made = self._goal | self.jokers << 2 | taken << 6 | self._low << 12 | self._ace << 13
        if made == self._made:
            return
        self._made = made
        self._weigh(taken)
        self._cuts = self.jokers and self._low and self._goal == POINTS
        self.n = self.gives = 0
        for t in range(self.types):
            self._make_of(t, self._face[t] // 13, self._face[t] % 13)
        if self.jokers:
            self._sum_hopes()

    def _weigh(self, taken):
        """What types count. Cards that only a joker can save count as left from the beginning."""
        self._taken = 0
        self.idle = self.total
        for t in range(self.types):
            c = self._face[t]
            value = min(HAND_POINTS[c], self.joker_weight)
            self.hope[t] = 0
            if self.natural_types >> t & 1:
                self.toll[t] = value
                self.lost[t] = 0
                self.idle -= value * self.counts[c]
            else:
                self.toll[t] = 0
                self.lost[t] = value
            if c == taken:
                self._taken = 1 << t

    def _sum_hopes(self):
        most = total = 0
        t = self.types
        while t:
            t -= 1
            if self.hope[t] > most:
                most = self.hope[t]
            self.hope[t] = most
            total += self.lost[t] * self.counts[self._face[t]]
            self.hopes[t] = total

    def _make_of(self, t, suit, r):
        """The candidates of which type t, of a suit and a rank from 0, is the dearest: runs that
        end there, or begin with it as a low ace; sets whose first suit it is."""
        held = self.places[suit] << 6
        near = (held & ~64) >> (r if r else 13) + 1
        low = 0 if r else held
        self.head[t] = self.n + 1
        if self.natural_types >> t & 1:
            if near & _THREE == _THREE or low >> 3 & _THREE == _THREE:
                self._runs(t, near, low, 0)
                if low and self._cuts:
                    self._long_runs(t, low)
            if suit < 2 and self._threes >> r & 1:
                self._sets(t, suit, r)
        self.last_natural[t] = self.n
        if self.jokers:
            if self.twos >> r & 1:
                self._pairs(t, suit, r)
            if near & _MATES or low >> 4 & _MATES:
                self._runs(t, near, low, _INSIDE)
                self._at_end(t, near, low)
        self.last[t] = self.n

    def _put(self, t, mask, flags, cost, code):
        x = self.n = self.n + 1
        if mask & self._taken:
            flags |= WITH_TAKEN
        elif flags & NATURAL_RUN:
            flags |= UNTAKEN_RUN
        self.gives |= flags
        self.mask[x] = mask
        self.flags[x] = flags
        self.cost[x] = cost
        self.code[x] = code
        if -cost > self.hope[t]:
            self.hope[t] = -cost

    def _place_value(self, place):
        """What a joker at a run's place adds to the goal."""
        if self._goal != POINTS:
            return self.joker_weight
        return place if place < 10 else (10 if place < 14 else self._ace)

    # sets

    def _sets(self, t, suit, r):
        places = self.places
        held = places[0] >> r & 1 | (places[1] >> r & 1) << 1
        held |= (places[2] >> r & 1) << 2 | (places[3] >> r & 1) << 3
        for suits in _SETS:
            if held & suits == suits and suits & -suits == 1 << suit:
                self._put_set(t, r, suits)

    def _put_set(self, t, r, suits):
        mask = shift = 0
        code = melds.SET | r + 1 << 12
        for suit in range(4):
            if suits >> suit & 1:
                mask |= 1 << self._type[suit * 14 + r]
                code |= suit + 1 << shift
                shift += 3
        self._put(t, mask, SET | NATURAL_SET, 0, code)

    def _pairs(self, t, suit, r):
        """Two cards of a rank and a joker."""
        cost = self.joker_weight - self._place_value(r + 1 if r else 14) - self.lost[t]
        code = melds.SET | r + 1 << 12 | melds.JOKER_SLOT << 6 | suit + 1
        for other in range(suit + 1, 4):
            if self.places[other] >> r & 1:
                y = self._type[other * 14 + r]
                mask = 1 << t | 1 << y
                m = code | other + 1 << 3
                self._put(t, mask, SET | WITH_JOKER, cost - self.lost[y], m)

    # runs

    def _runs(self, t, near, low, k):
        """Natural ones, or those with the joker inside, which begin at k in the table. Held are
        the places from five below a high end up to it, and those from the low ace on."""
        end = _INSIDE if k < _INSIDE else (len(_RUNS) if self._cuts else _SPLIT)
        while k < end:
            cards = _RUNS[k]
            if low and low >> _RUNS[k + 1] & cards == cards:
                self._put_run(t, 1, _RUNS[k + 1], _RUNS[k + 2])
            if near & cards == cards:
                self._put_run(t, 0, _RUNS[k + 1], _RUNS[k + 2])
            k += 3

    def _long_runs(self, t, low):
        for size in range(6, 13):
            if not ~low & ((1 << size) - 1) << 6:
                self._put_run(t, 1, size, 0)

    def _at_end(self, t, near, low):
        """Two neighbours and a joker: at the low end by R-JOKER-LOW, else at the high one, which
        never counts less; at the other where there is no place."""
        if low & 128:
            self._put_run(t, 1, 3, 3)
        if near & 16:
            self._put_run(t, 0, 3, 1 if self._low or not self._face[t] % 13 else 3)

    def _put_run(self, t, low, size, joker):
        """A run whose last card is of type t, or which begins with it as a low ace."""
        c = self._face[t]
        if not low:
            low = (c % 13 if c % 13 else 13) + 2 - size
            if joker == size:
                low += 1
        mask = 0
        cost = self._run_cost(low, joker)
        at = c // 13 * 14 + low - 1
        for place in range(at, at + size):
            if place != at + joker - 1:
                y = self._type[place]
                mask |= 1 << y
                cost -= self.lost[y]
        flags = RUN | (WITH_JOKER if joker else NATURAL_RUN)
        self._put(t, mask, flags, cost, melds.run(c // 13, low, size, joker))

    def _run_cost(self, low, joker):
        """What the run counts less than its cards and a joker could."""
        cost = 0
        if joker:
            cost = self.joker_weight - self._place_value(low + joker - 1)
        if low == 1 and self._goal == POINTS and joker != 1:
            cost += self._ace - 1
        return cost
