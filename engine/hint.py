"""A suggestion and its reason: the act that `hard` would make, and why, as a code with the cards
and figures that it is about.

The reason is read off the view: what the act does, and for a discard what the card is worth beside
the others. Words are the interface's.
"""

from engine import bots, codes, laying, melds, turn
from engine.bots.memory import Memory
from engine.cards import FACES, JOKER, NONE
from engine.compat import const
from engine.layoff import playable, rival_has_laid
from engine.solver import LEFT, Solver

# reasons
NOTHING_OPEN = const(0)  # draw from the stock: no open card helps
COMPLETES = const(1)  # the open card is in `meld`
OPENS_WITH = const(2)  # with the open card there is a first laying
FITS_TABLE = const(3)  # the open card goes to `meld` on the table
HELPS = const(4)  # the open card makes the hand better
GOES_OUT = const(5)  # the act goes out, or leaves the closing card
OPENS = const(6)  # the melds count `count` points
LAYS = const(7)  # `count` cards stay in the hand
ADDS = const(8)  # a card less in the hand
FREES_JOKER = const(9)  # the joker of a meld comes into the hand
TAKEN_DUE = const(10)  # the taken card has to be laid (T-DISCARD-USE)
GIVES_BACK = const(11)  # the tournante does not help
NO_WAY_ON = const(12)  # the last step leads nowhere
TWIN = const(13)  # the card is there twice
DEAD = const(14)  # no mate in the hand and none to come
ALONE = const(15)  # no mate in the hand
GONE = const(16)  # mates, but the cards that would complete them have been seen
NO_GIFT = const(17)  # `other` would be one: a rival could lay it off
WEAKEST = const(18)  # the other cards are worth more
ALL_MELDED = const(19)  # every card is in a meld: this one costs least

NAMES = (
    "nothing", "completes", "opens_with", "fits", "helps", "out", "opens", "lays", "adds",
    "joker", "due", "back", "undo", "twin", "dead", "alone", "gone", "gift", "weakest", "melded",
)  # fmt: skip


class Hint:
    """After `find`: `act`, its `reason`, and what the reason names: `card`, `other`, `meld` (a
    code, 0 for none), `count`."""

    def __init__(self, rules, solver=None):
        self._solver = solver or Solver()
        self.bot = bots.make("hard", rules, self._solver)
        self._memory = Memory(rules)
        self.act = self.reason = self.meld = self.count = 0
        self.card = self.other = NONE

    def find(self, v):
        """Look for the next act of the view's owner. For a LAY the melds are on v's stage."""
        act = self.bot.decide(v)
        self.explain(v, act)
        return act

    def explain(self, v, act):
        """Say why an act is made: any legal one of the view's owner."""
        self.act = act
        self.meld = self.count = 0
        self.other = NONE
        self.card = _card_of(v, act)
        kind = act & 15
        if kind == codes.DISCARD:
            self.reason = self._discard(v, self.card)
        elif kind == codes.DRAW_DISCARD or kind == codes.DRAW_TOURNANTE:
            self.reason = self._take(v, self.card)
        elif kind == codes.LAY:
            self.reason = self._lay(v)
        elif kind == codes.ADD or kind == codes.SWAP:
            self.reason = self._table(v, act)
        else:
            self.reason = _PLAIN[kind]

    # draws

    def _take(self, v, c):
        if v.laid[v.seat] and self._fits(v, c):
            return FITS_TABLE
        before = self._split(v, NONE)
        left = self._split(v, c)
        for i in range(self._solver.nmelds):
            if melds.holds(self._solver.melds[i], c):
                self.meld = self._solver.melds[i]
        if not self.meld:
            return HELPS
        if v.rules.taken_must_lay and not v.laid[v.seat]:
            return OPENS_WITH
        self.count = before - left
        return COMPLETES

    def _split(self, v, extra):
        """The points left by the best partition of the hand, with one card more."""
        base = v.seat * FACES
        if extra != NONE:
            v.hands[base + extra] += 1
        value = self._solver.solve(v.hands, base, v.rules, LEFT, 0, 0, NONE)
        if extra != NONE:
            v.hands[base + extra] -= 1
        return value

    def _fits(self, v, c):
        for i in range(v.ntable):
            if melds.added(v.table[i], c, 0, v.rules.joker_low) or melds.swapped(v.table[i], c):
                self.meld = v.table[i]
                return True
        return False

    # layings

    def _lay(self, v):
        laying.check(v)
        self.count = v.size[v.seat] - laying.staged_cards(v)
        if self.count <= 1:
            return GOES_OUT
        if v.laid[v.seat]:
            return LAYS
        self.count = laying.staged_points(v)
        return OPENS

    def _table(self, v, act):
        self.meld = v.table[codes.meld_of(act)]
        if act & 15 == codes.SWAP:
            return FREES_JOKER
        if v.size[v.seat] == 1:
            return GOES_OUT
        if self.card == v.drawn and v.rules.taken_must_lay and not v.used:
            if v.drawn_from == codes.FROM_DISCARD:
                return TAKEN_DUE
        return ADDS

    # discards

    def _discard(self, v, c):
        hand = v.seat * FACES
        if v.size[v.seat] == 1:
            return GOES_OUT
        self._split(v, NONE)
        if not self._solver.nleft:
            return ALL_MELDED
        if v.hands[hand + c] > 1:
            return TWIN
        self._memory.read(v)
        near = self._mates(v.hands, hand, c)
        self.other = self._gift(v, c, near)
        if self.other != NONE:
            return NO_GIFT
        if c == JOKER:
            return WEAKEST
        if not near:
            return ALONE if self._live(c) else DEAD
        return WEAKEST if self._outs(v, c) else GONE

    def _mates(self, row, base, c):
        """How many cards of a row might stand in a meld with c."""
        if c == JOKER:
            return 0
        n = 0
        for y in range(c % 13, JOKER, 13):
            if y != c:
                n += row[base + y]
        for d in range(-2, 3):
            y = beside(c, d)
            if d and y >= 0:
                n += row[base + y]
        return n

    def _live(self, c):
        """Whether two unseen cards could still make a meld with a card that has no mate."""
        suits = 0
        for y in range(c % 13, JOKER, 13):
            if y != c and self._memory.unseen[y]:
                suits += 1
        return suits > 1 or self._run_outs(c, 0) > 0

    def _run_outs(self, c, held):
        """How many runs of three are c and unseen cards; with cards `held`, as bits of the five
        places about c, those that have one of them."""
        n = 0
        for low in range(-2, 1):
            if low == -1 and c % 13 == 0 or held and not held >> low + 2 & 7:
                continue
            whole = 1
            for d in range(low, low + 3):
                y = beside(c, d)
                if y < 0 or d and not held >> d + 2 & 1 and not self._memory.unseen[y]:
                    whole = 0
            n += whole
        return n

    def _outs(self, v, c):
        """Whether unseen cards can complete c and a mate of it."""
        base = v.seat * FACES
        held = 0
        for d in range(-2, 3):
            y = beside(c, d)
            if d and y >= 0 and v.hands[base + y]:
                held |= 1 << d + 2
        if held and self._run_outs(c, held):
            return True
        mates = outs = 0
        for y in range(c % 13, JOKER, 13):
            if y != c and v.hands[base + y]:
                mates += 1
            elif y != c and self._memory.unseen[y]:
                outs += 1
        return mates and mates + outs > 1

    def _gift(self, v, c, near):
        """A loose card that is no better than c but could be laid off by a rival; NONE."""
        if not rival_has_laid(v) or playable(v, c):
            return NONE
        base = v.seat * FACES
        for y in range(JOKER):
            if y != c and self._solver.left[y] and playable(v, y):
                if not turn.check_discard(v, y) and self._mates(v.hands, base, y) <= near:
                    return y
        return NONE


def beside(c, d):
    """The card d places beside c in its suit, an ace being low and high; -1 when there is none."""
    place = c % 13 + d
    if d and c % 13 == 0 and d < 0:
        place += 13
    if 0 <= place <= 13:
        return c - c % 13 + place % 13
    return -1


def _card_of(v, act):
    kind = act & 15
    if kind == codes.DRAW_DISCARD:
        return v.pile[v.npile - 1]
    if kind == codes.DRAW_TOURNANTE:
        return v.tournante
    if kind == codes.ADD or kind == codes.SWAP or kind == codes.DISCARD:
        return codes.card_of(act)
    return NONE


_PLAIN = {codes.DRAW_STOCK: NOTHING_OPEN, codes.RETURN: GIVES_BACK, codes.UNDO: NO_WAY_ON}
