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
from engine.cards import HAND_POINTS
from engine.compat import const
from engine.held import TYPES, Held

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

# The most candidates found by climbing among hands of 16 cards: 130.
_MAX = const(160)

# Suits of a set of four and of three, as bits, in the order of trying.
_SETS = b"\x0f\x0e\x0d\x0b\x07"

# Runs that end at a place, in the order of trying: the places held, from five below (1) up to it
# (32), as bits; the size; the position of the joker. A literal: a tuple of them would stay loaded.
_RUNS = (
    b"\x3e\5\0\x3c\4\0\x38\3\0\x2e\5\4\x36\5\3\x3a\5\2\x2c\4\3\x34\4\2\x28\3\2\x3b\6\3"
    b"\0\3\3\0\3\1\0\6\0\0\7\0\0\x08\0\0\x09\0\0\x0a\0\0\x0b\0\0\x0c\0"
)
# where those with the joker inside begin, the one that only counts where it is cut, those with the
# joker at the high and the low end, and the long ones from a low ace
_INSIDE = const(9)
_SPLIT = const(27)
_HIGH_END = const(30)
_LOW_END = const(33)
_LONG = const(36)
# The last three places of a run; the two before the last one, of which the joker may replace one.
_THREE = const(56)
_MATES = const(24)


class Candidates(Held):
    """`look` takes in a hand, `fill` measures it under a goal, `make` makes the candidates 1 … n.
    Those of which type t is the dearest are `head[t]` … `last[t]` in the order in which they are
    tried; those after `last_natural[t]` have a joker."""

    def __init__(self, counts):
        """`counts` gets the 53 counts of the hand."""
        super().__init__(counts)
        # per type: what a copy costs that is left, unless only a joker could save it: then that is
        # lost from the beginning; what a joker, and all jokers, can still save from here on
        self.toll = bytearray(TYPES)
        self.lost = bytearray(TYPES)
        self.hope = bytearray(TYPES)
        self.hopes = array("H", [0] * TYPES)
        # its candidates: the first, the last without a joker, the last
        self.head = bytearray(TYPES)
        self.last_natural = bytearray(TYPES)
        self.last = bytearray(TYPES)
        # per candidate
        self.mask = array("I", [0] * (_MAX + 1))
        self.code = array("I", [0] * (_MAX + 1))
        self.cost = array("h", [0] * (_MAX + 1))
        self.flags = bytearray(_MAX + 1)
        self.n = 0
        # what all cards cost; those in no natural candidate; what is left in the end at least
        self.total = self.idle = self.stuck = 0
        self.joker_weight = 0
        # what is made: the goal, R-JOKER-LOW, an ace's points, the taken face's type as a bit,
        # whether melds are cut
        self._goal = 0
        self._low = 0
        self._ace = 0
        self._taken = 0
        self._cuts = 0
        # places as bits for `_runs`
        self._high = self._from_ace = 0

    def fill(self, rules, goal, jokers):
        """Measure the hand under a goal, for melds with up to `jokers` jokers: its `total`; what
        at least stays `stuck`, since natural melds cannot have it, whatever the jokers save."""
        self.reach(jokers)
        self._goal = goal
        self._low = rules.joker_low
        self._ace = ace = rules.ace_high
        saved = min(self._spare, jokers * self._joined) if self._spare else 0
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

    def make(self, taken):
        """Make the candidates, unless they are those made last."""
        made = self._goal | self.jokers << 2 | taken << 6 | self._low << 12 | self._ace << 13
        if made == self.made:
            return
        self.made = made
        self._weigh(taken)
        self._cuts = self.jokers and self._low and self._goal == POINTS
        self.n = 0
        face, head = self._face, self.head
        last_natural, last = self.last_natural, self.last
        for t in range(self.types):
            c = face[t]
            head[t] = self.n + 1
            # the places from five below c up to it; of an ace, those from the low one on
            held = self.places[c // 13] << 6
            self._from_ace = 0 if c % 13 else held
            self._high = (held & ~64) >> (c % 13 or 13) + 1
            if self.natural_types >> t & 1:
                self._make_natural(t, c)
            last_natural[t] = self.n
            if self.jokers:
                self._make_joined(t, c)
            last[t] = self.n
        if self.jokers:
            self._sum_hopes()

    def _weigh(self, taken):
        """What types count. Cards that only a joker can save count as left from the beginning."""
        face, counts = self._face, self.counts
        toll, lost = self.toll, self.lost
        naturals = self.natural_types
        most = self.joker_weight
        idle = self.total
        self._taken = 0
        for t in range(self.types):
            c = face[t]
            self.hope[t] = 0
            toll[t] = lost[t] = 0
            if naturals >> t & 1:
                toll[t] = min(HAND_POINTS[c], most)
                idle -= toll[t] * counts[c]
            else:
                lost[t] = min(HAND_POINTS[c], most)
            if c == taken:
                self._taken = 1 << t
        self.idle = idle

    def _sum_hopes(self):
        face, lost = self._face, self.lost
        hope, hopes = self.hope, self.hopes
        most = total = 0
        t = self.types
        while t:
            t -= 1
            if hope[t] > most:
                most = hope[t]
            hope[t] = most
            total += lost[t] * self.counts[face[t]]
            hopes[t] = total

    # From here on frames are small enough to stay off the heap: there are many candidates, and
    # MicroPython looks long for room.

    def _make_natural(self, t, c):
        """The natural candidates of which type t, the face c, is the dearest: runs that end there
        or begin with it as a low ace; sets whose first suit it is."""
        if self._high & _THREE == _THREE or self._from_ace >> 3 & _THREE == _THREE:
            self._runs(t, 0, _INSIDE)
            if self._cuts and not c % 13:
                self._long_runs(t)
        if c < 26 and self._threes >> c % 13 & 1:
            self._sets(t, c)

    def _make_joined(self, t, c):
        """Those with a joker."""
        if self.twos >> c % 13 & 1:
            self._pairs(t, c // 13, c % 13)
        if self._high & _MATES or self._from_ace >> 4 & _MATES:
            self._runs(t, _INSIDE, _HIGH_END if self._cuts else _SPLIT)
            self._at_end(t)

    def _put(self, t, mask, saved, code):
        """A new candidate, whose cards save so much of what was lost."""
        x = self.n = self.n + 1
        if code & melds.SET:
            # the sets that are made have their joker third
            flags = SET | NATURAL_SET
            if code >> 6 & 7 == melds.JOKER_SLOT:
                flags = SET | WITH_JOKER
        else:
            flags = RUN | WITH_JOKER if code >> 10 else RUN | NATURAL_RUN
        if mask & self._taken:
            flags |= WITH_TAKEN
        elif flags & NATURAL_RUN:
            flags |= UNTAKEN_RUN
        if self._goal == POINTS:
            saved -= self._points_lost(code)
        self.mask[x] = mask
        self.flags[x] = flags
        self.cost[x] = -saved
        self.code[x] = code
        if saved > self.hope[t]:
            self.hope[t] = saved

    def gives(self):
        """What the candidates together give towards needs."""
        given = 0
        for x in range(1, self.n + 1):
            given |= self.flags[x]
        return given

    def _points_lost(self, m):
        """What a meld counts less towards an opening than its cards and a joker could."""
        if m & melds.SET:
            if m >> 6 & 7 != melds.JOKER_SLOT:
                return 0
            m = m >> 12 & 15
            return self.joker_weight - self._place_value(m if m > 1 else 14)
        lost = 0
        low = m >> 2 & 15
        m >>= 10
        if m:
            lost = self.joker_weight - self._place_value(low + m - 1)
        if low == 1 and m != 1:
            lost += self._ace - 1
        return lost

    def _place_value(self, place):
        """What a card at a run's place counts."""
        return place if place < 10 else (10 if place < 14 else self._ace)

    # sets

    def _sets(self, t, c):
        held = 0
        k = 4
        while k:
            k -= 1
            held = held << 1 | self.places[k] >> c % 13 & 1
        while k < len(_SETS):
            if held & _SETS[k] == _SETS[k] and _SETS[k] & -_SETS[k] == 1 << c // 13:
                self._put_set(t, _SETS[k])
            k += 1

    def _put_set(self, t, suits):
        mask = 0
        suit = 4
        while suit:
            suit -= 1
            if suits >> suit & 1:
                mask |= 1 << self._type[suit * 14 + self._face[t] % 13]
        suits = melds.set_of(suits, self._face[t] % 13 + 1)
        self._put(t, mask, 0, suits)

    def _pairs(self, t, suit, r):
        """Two cards of a rank and a joker."""
        m = melds.SET | r + 1 << 12 | melds.JOKER_SLOT << 6 | suit + 1
        while suit < 3:
            suit += 1
            if self.places[suit] >> r & 1:
                self._put_pair(t, m | suit + 1 << 3, suit * 14 + r)

    def _put_pair(self, t, m, y):
        y = self._type[y]
        self._put(t, 1 << t | 1 << y, self.lost[t] + self.lost[y], m)

    # runs

    def _runs(self, t, k, end):
        """Those of the table from k on."""
        while k < end:
            cards = _RUNS[k]
            if self._from_ace and self._from_ace >> _RUNS[k + 1] & cards == cards:
                self._put_run(t, 1, k)
            if self._high & cards == cards:
                self._put_run(t, 0, k)
            k += 3

    def _long_runs(self, t):
        k = _LONG
        while k < len(_RUNS):
            if not ~self._from_ace & ((1 << _RUNS[k + 1]) - 1) << 6:
                self._put_run(t, 1, k)
            k += 3

    def _at_end(self, t):
        """Two neighbours and a joker: at the low end by R-JOKER-LOW, else at the high one, which
        never counts less; at the other where there is no place."""
        if self._from_ace & 128:
            self._put_run(t, 1, _HIGH_END)
        if self._high & 16:
            self._put_run(t, 0, _LOW_END if self._low or self._from_ace else _HIGH_END)

    def _put_run(self, t, low, k):
        """A run of the table whose last card is of type t, or which begins with it as a low
        ace."""
        c = self._face[t]
        if not low:
            low = (c % 13 or 13) + 2 - _RUNS[k + 1]
            if k == _HIGH_END:
                low += 1
        c = c // 13 | low << 2 | _RUNS[k + 1] << 6 | _RUNS[k + 2] << 10
        k = self._sum(c)
        self._put(t, k & 0xFFFF, k >> 16, c)

    def _sum(self, m):
        """The types of a run's cards as bits, and above them what these save."""
        place = (m & 3) * 14 + (m >> 2 & 15) - 1
        gap = place + (m >> 10) - 1
        end = place + (m >> 6 & 15)
        m = 0
        while place < end:
            if place != gap:
                y = self._type[place]
                m += (self.lost[y] << 16) + (1 << y)
            place += 1
        return m
