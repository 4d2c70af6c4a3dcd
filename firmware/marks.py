"""Which cards of the hand are playable and which are dead, for a person who has asked.

Playable: it can be laid, laid off or swapped for a joker now. Dead: it fits no meld of the table,
and with no other card of the hand does it lack but one that may still come. Only what the person
may know is looked at (G-VIEW).
"""

from array import array

from engine import codes, play, possible, view
from engine.beside import Beside
from engine.bots.memory import Memory
from engine.cards import FACES, JOKER, NONE
from engine.compat import const
from engine.layoff import playable
from engine.melds import card_at, size
from engine.opening import may_lay
from engine.state import top
from firmware.hand import DEAD, PLAYABLE
from firmware.session import ME

# Of five places about a card, those that make a run of three with it.
_PAIRS = b"\x18\x0a\x03"
_ALL = const(31)


class Marks:
    """`hand.marks` has PLAYABLE, DEAD or 0 for each of the 53 cards. `work` looks for them in
    steps, of which none takes longer than a search of the solver, until they are `ended`."""

    def __init__(self, session):
        self._session = session
        self._memory = Memory(session.rules)
        self._beside = Beside(session.solver)
        self._melds = array("I", [0] * possible.MOST)
        self._marks = session.hand.marks = bytearray(FACES)
        self.clear()

    def clear(self):
        """Forget the marks: cards have moved."""
        for c in range(FACES):
            self._marks[c] = 0
        self._left = 0  # melds not looked at yet
        self._begun = self.ended = False

    def work(self):
        """Go a step on; whether it has found anything."""
        found = self._search() if self._begun else self._begin()
        self.ended = not self._left
        return found

    def _begin(self):
        """Judge each card alone, and list the melds of a hand that can lay."""
        v = self._session.view
        view.fill(v, self._session.state, ME)
        self._memory.read(v)
        self._offer(top(v))
        self._offer(v.tournante)
        for c in range(FACES):
            if v.hands[ME * FACES + c]:
                self._marks[c] = self._judge(v, c)
        if may_lay(v) and self._session.suggestion.ready():
            self._beside.take(v)
            hand = self._beside.hand
            self._left = possible.fill(hand, 0, v.rules.joker_low, self._melds)
        self._begun = True
        return True

    def _offer(self, c):
        """A card that lies open may come."""
        if c != NONE:
            self._memory.unseen[c] |= 1

    def _judge(self, v, c):
        for i in range(v.ntable):
            add = codes.act(codes.ADD, i, c)
            if not play.check(v, add) or not play.check(v, add ^ codes.ADD ^ codes.SWAP):
                return PLAYABLE
        if c == JOKER or v.rules.layoff and playable(v, c) or self._lives(v, c):
            return 0
        return DEAD

    def _lives(self, v, c):
        """Whether c and another card of the hand lack no more than one card."""
        base = ME * FACES
        mates = 0
        outs = v.hands[base + JOKER]
        for y in range(c % 13, JOKER, 13):
            if y != c:
                if v.hands[base + y]:
                    mates += 1
                elif self._memory.unseen[y]:
                    outs += 1
        if mates and mates + outs > 1:
            return True
        place = c % 13 + 1
        return self._in_run(v, c, place) or place == 1 and self._in_run(v, c, 14)

    def _in_run(self, v, c, place):
        held = live = 0
        for p in range(place - 2, place + 3):
            held <<= 1
            live <<= 1
            if p != place and 0 < p < 15:
                y = c - c % 13 + (p - 1) % 13
                held |= v.hands[ME * FACES + y] > 0
                live |= self._memory.unseen[y] > 0
        live |= held
        if v.hands[ME * FACES + JOKER]:
            live = _ALL
        for pair in _PAIRS:
            if held & pair and live & pair == pair:
                return True
        return False

    def _search(self):
        """Look at the next meld that has a card without a mark."""
        while self._left:
            self._left -= 1
            m = self._melds[self._left]
            if self._tells(m):
                return self._beside.includes(self._session.view, m) and self._mark(m)
        return False

    def _mark(self, m):
        for i in range(size(m)):
            self._marks[card_at(m, i)] = PLAYABLE
        return True

    def _tells(self, m):
        """Whether a meld has a card that is not known to be playable."""
        for i in range(size(m)):
            if self._marks[card_at(m, i)] != PLAYABLE:
                return True
        return False
