"""The exact best partition of a hand into melds under a goal and needs.

Branch and bound over the types of `candidates`, dearest first: at each open type every candidate
that has it as its dearest, then leaving its cards in the hand. What is left, an ace that counts
low and a joker that counts less than it might are costs; cards that only a joker can save count as
left until one does. A branch ends when its cost, less what the jokers can still save, reaches the
best one known. Spare jokers are attached to natural melds at the end of a branch.

The first partition found among equals stands, so the same hand always gives the same answer: the
order is by cards from ace, king … two and ♠ ♥ ♦ ♣, for each the longest run, then the set of
four, the other sets, sets with a joker, runs with one inside, pairs with one at the end.
"""

from array import array

from engine import candidates, melds
from engine.candidates import (
    CARDS,  # noqa: F401 - goals and needs are imported from here
    LEFT,
    NATURAL_RUN,
    NATURAL_SET,
    NO_JOKERS,
    OTHER_LAST,
    POINTS,
    RUN,
    SET,
    UNTAKEN_RUN,
)
from engine.cards import FACES, JOKER
from engine.compat import const

# `taken` holds a face and how many copies of it are melded already, outside the hand.
MELDED = const(64)

_DEPTH = const(6)
# Three times what the worst hand of 16 cards found by climbing takes (5,892 nodes).
_CAP = const(20000)
_WORST = const(0x3FFF)
_OWN_NEEDS = RUN | SET | NATURAL_RUN | NATURAL_SET
_MELD_NEEDS = _OWN_NEEDS | UNTAKEN_RUN


class Solver:
    """`solve` leaves its answer in `melds[0:nmelds]`, `left` (53 counts) and `nleft`. A search
    ends after `cap` nodes, at least 6, with the best partition seen; `capped` says so."""

    def __init__(self):
        self.melds = array("I", [0] * _DEPTH)
        self.nmelds = 0
        self.left = bytearray(FACES)
        self.nleft = 0
        # how many melds are out of `left`
        self._parted = 0
        self.cap = _CAP
        self.capped = False
        self.nodes = 0
        self.candidates = candidates.Candidates(self.left)
        # the branch: per depth the candidate, and what to go back to
        self._chosen = bytearray(_DEPTH)
        self._type = bytearray(_DEPTH)
        self._loss = array("H", [0] * _DEPTH)
        self._gain = bytearray(_DEPTH)
        self._copies1 = array("I", [0] * _DEPTH)
        self._copies2 = array("I", [0] * _DEPTH)
        self._copies3 = array("I", [0] * _DEPTH)
        self._best = 0
        self._needs = 0
        self._min_left = 0
        self._joker_low = 0
        # what an ace counts high when points are the goal, else 0
        self._ace = 0
        # jokers that no meld may have; copies of the taken face melded outside the hand
        self._out = 0
        self._melded = 0
        self._last_joker = False
        # melds of an ended branch that get no joker, as bits of their depth
        self._closed = 0
        self._reserved = 0

    def solve(self, hands, base, rules, goal, needs, min_left, taken, least=-1):
        """`part` the hand at `hands[base]`."""
        self.look(hands, base)
        return self.part(rules, goal, needs, min_left, taken, least)

    def look(self, hands, base):
        """Take in the hand of at most 16 cards at `hands[base]`, which `part` can then part under
        several goals."""
        self.candidates.look(hands, base)
        self._parted = 0

    def part(self, rules, goal, needs, min_left, taken, least=-1):
        """The value of the best partition of the hand that was looked at, -1 when the needs cannot
        be met. LEFT: points left, at most `least`; POINTS, CARDS: points, cards melded, at least
        `least`; -1 is no limit. `min_left` cards stay in the hand."""
        t = self.candidates
        for i in range(self._parted):
            self._move(self.melds[i], 1)
        jokers = t.held_jokers
        t.fill(rules, goal, 0 if needs & NO_JOKERS else jokers)
        total = t.total + jokers * t.joker_weight
        self._best = _WORST
        if least >= 0:
            self._best = 1 + (least if goal == LEFT else total - least)
        self._out = jokers - t.jokers
        self.nleft = t.cards + jokers
        self.nmelds = -1
        self.nodes = 0
        self.capped = False
        if t.stuck + self._out * t.joker_weight < self._best:
            self._needs = needs
            self._min_left = min_left
            self._joker_low = rules.joker_low
            self._ace = rules.ace_high if goal == POINTS else 0
            self._set_taken(taken)
            loss = self._out * t.joker_weight
            if not t.types:
                self._end(0, t.jokers, loss + t.total)
            else:
                t.make(taken & 63)
                if not needs & _OWN_NEEDS or not needs & _OWN_NEEDS & ~t.gives():
                    self._search(loss + t.idle)
        if not self._finish():
            return -1
        return self._best if goal == LEFT else total - self._best

    def _set_taken(self, taken):
        """Needs that speak of the taken card; a twin makes the last card another one."""
        self._melded = taken >> 6
        c = taken & 63
        copies = self.left[c] if c < FACES else 0
        if copies != 1 or self._melded:
            self._needs &= ~OTHER_LAST
        self._last_joker = c == JOKER

    def _finish(self):
        """Take the melds out of what is left; False when no partition was found."""
        found = self.nmelds >= 0
        if not found:
            self.nmelds = 0
        for i in range(self.nmelds):
            self._move(self.melds[i], -1)
            self.nleft -= melds.size(self.melds[i])
        self._parted = self.nmelds
        return found

    def _move(self, m, copies):
        left = self.left
        for i in range(melds.size(m)):
            left[melds.card_at(m, i)] += copies

    def _search(self, loss):
        """Walk the tree, the idle cards' loss given. One long function with a stack of its own:
        a call a node would cost more than the node."""
        t = self.candidates
        mask, cost = t.mask, t.cost
        toll, naturals = t.toll, t.last_natural
        chosen, at_type, at_loss = self._chosen, self._type, self._loss
        at1, at2, at3 = self._copies1, self._copies2, self._copies3
        c1, c2, c3 = t.copies1, t.copies2, t.copies3
        jokers = t.jokers
        best = self._best
        depth = i = nodes = 0
        while nodes < self.cap:
            if c1:
                while not c1 >> i & 1:
                    i += 1
            elif loss < best:
                self._end(depth, jokers, loss)
                best = self._best
            bound = loss
            if c1 and jokers:
                bound -= min(jokers * t.hope[i], t.hopes[i])
            if c1 and bound < best:
                x = t.head[i]
            else:
                if not depth:
                    break
                depth -= 1
                x = chosen[depth] + 1
                i = at_type[depth]
                if x > naturals[i] + 1:
                    jokers += 1
                loss = at_loss[depth]
                c1, c2, c3 = at1[depth], at2[depth], at3[depth]
            last = t.last[i] if jokers else naturals[i]
            # candidates at type i, then leaving what remains of it
            while c1 >> i & 1:
                while x <= last and mask[x] & ~c1:
                    x += 1
                if x > last:
                    loss += toll[i] * (1 + (c2 >> i & 1) + (c3 >> i & 1))
                    c1 &= ~(1 << i)
                    break
                chosen[depth] = x
                at_type[depth] = i
                at_loss[depth] = loss
                at1[depth], at2[depth], at3[depth] = c1, c2, c3
                depth += 1
                nodes += 1
                loss += cost[x]
                m = ~mask[x]
                c1 &= m | c2
                c2 &= m | c3
                c3 &= m
                if x > naturals[i]:
                    jokers -= 1
                    if not jokers:
                        last = naturals[i]
                        c1 &= t.natural_types
        self.nodes = nodes
        self.capped = nodes >= self.cap

    def _end(self, depth, jokers, loss):
        """A branch has ended with `jokers` to spare: attach them, and keep the partition if it
        meets the needs and is the best so far."""
        t = self.candidates
        have = 0
        cards = t.cards + self._out
        copies = self._melded
        for d in range(depth):
            x = self._chosen[d]
            have |= t.flags[x]
            cards -= melds.size(t.code[x]) - (t.flags[x] >> 4 & 1)
            copies += t.flags[x] >> 6
        needs = self._needs & _MELD_NEEDS
        if copies > 1:
            needs &= ~UNTAKEN_RUN
        if needs & ~have:
            return
        self._closed = self._reserved = 0
        if jokers:
            self._measure_gains(depth)
            self._reserve(depth, needs)
        n = min(jokers, self._places(depth)) if jokers else 0
        while self._wrong_rest(cards, jokers - n, copies):
            if not n:
                return
            n -= 1
        loss += jokers * t.joker_weight
        for _ in range(n):
            loss -= self._attach(depth)
        if loss < self._best:
            self._keep(depth, loss)

    def _measure_gains(self, depth):
        """What a joker would add to each meld of the branch, 0 where it cannot join."""
        t = self.candidates
        for d in range(depth):
            m = t.code[self._chosen[d]]
            gain = 0
            grown = melds.added(m, JOKER, 0, self._joker_low)
            if grown:
                gain = t.joker_weight
                if self._ace:
                    gain = melds.points(grown, self._ace) - melds.points(m, self._ace)
            self._gain[d] = gain

    def _wrong_rest(self, cards, jokers, copies):
        """Whether what stays, natural cards and jokers, is against `min_left` or OTHER_LAST."""
        left = cards + jokers
        if left == 1 and self._needs & OTHER_LAST:
            return jokers + self._out if self._last_joker else not copies
        return left < self._min_left

    def _reserve(self, depth, needs):
        """The natural melds that the needs call for get no joker: those that would gain least."""
        if needs & UNTAKEN_RUN:
            self._close_least(depth, UNTAKEN_RUN)
        elif needs & NATURAL_RUN:
            self._close_least(depth, NATURAL_RUN)
        if needs & NATURAL_SET:
            self._close_least(depth, NATURAL_SET)
        self._reserved = self._closed

    def _close_least(self, depth, flag):
        least = 255
        which = 0
        for d in range(depth):
            if self.candidates.flags[self._chosen[d]] & flag and self._gain[d] < least:
                least = self._gain[d]
                which = d
        self._closed |= 1 << which

    def _places(self, depth):
        """How many melds of the branch a joker may join."""
        n = 0
        for d in range(depth):
            if self._gain[d] and not self._closed >> d & 1:
                n += 1
        return n

    def _attach(self, depth):
        """A joker joins the meld that gains most: what it gains."""
        most = which = 0
        for d in range(depth):
            if self._gain[d] > most and not self._closed >> d & 1:
                most = self._gain[d]
                which = d
        self._closed |= 1 << which
        return most

    def _keep(self, depth, loss):
        self._best = loss
        self.nmelds = depth
        attached = self._closed & ~self._reserved
        for d in range(depth):
            m = self.candidates.code[self._chosen[d]]
            if attached >> d & 1:
                m = melds.added(m, JOKER, 0, self._joker_low)
            self.melds[d] = m
