"""What can be done with a card of the hand or with a meld of the table: only what is possible now.

They stay in memory with the table, since they are opened at nearly every turn.
"""

from array import array

from engine import codes, melds, play
from engine.cards import FACES
from engine.compat import const
from firmware import phrases, words
from firmware.listing import Listing
from firmware.session import ME

_MOST = const(40)

# lines that are no acts of the engine: kinds above its own
_BUILD = const(10)
_MOVE = const(11)
_ORDER = const(12)


class _Options(Listing):
    """`lines[0:n]` are acts; `_words` has their texts."""

    def __init__(self, app, table, title):
        super().__init__(app, title, 0)
        look = app.look
        self.table = table
        self.lines = array("I", [0] * _MOST)
        self._words = []
        self.fill(table.session.state)
        self._kept = False
        # The row of piles and the line are covered whole.
        least = look.row_h if look.line_over else look.row_h + table.line_height()
        height = max(least, min(self.n * look.row + look.head, look.hand_y))
        self.place(look.hand_y - height, height)

    def fill(self, s):
        """Offer what is possible in state s."""

    def add_line(self, act, text):
        if self.n < _MOST:
            self.lines[self.n] = act
            self.n += 1
            self._words.append(text)

    def offer(self, act, text):
        """Add the act's line if it is legal now."""
        if not play.check(self.table.session.state, act):
            self.add_line(act, text)

    def offer_meld(self, s, i, c):
        """Add what card c can do to table meld i."""
        face = phrases.meld(s.table[i])
        if play.check(s, codes.act(codes.ADD, i, c)) == codes.OK:
            if melds.fits_both_ends(s.table[i], c) and not s.rules.joker_low:
                high = codes.act(codes.ADD, i, c, codes.HIGH)
                self.add_line(high, phrases.say("option.high", 0, c, face))
                low = codes.act(codes.ADD, i, c, codes.LOW)
                self.add_line(low, phrases.say("option.low", 0, c, face))
            else:
                self.add_line(codes.act(codes.ADD, i, c), phrases.say("option.add", 0, c, face))
        self.offer(codes.act(codes.SWAP, i, c), phrases.say("option.swap", 0, c, face))

    def label(self, i):
        return self._words[i]

    def paint(self, canvas, parts):
        # The table's picture, unless it is large: putting it back takes 1 ms, drawing the melds
        # again 5 ms and more.
        if self.table.under and not self._kept:
            self.table.under[:] = canvas.buffer
            self._kept = True
        super().paint(canvas, parts)

    def dismissed(self):
        if self.app.stack[-2] is self.table:
            self.table.covered = self._kept
        self.app.close()

    def chosen(self, i):
        act = self.lines[i]
        self.dismissed()
        if act:
            self.table.make(act)


class CardOptions(_Options):
    """What can be done with a card of the hand; the discard comes first."""

    def __init__(self, app, table, c):
        self.card = c
        s = table.session.state
        act = codes.act(codes.DISCARD, 0, c)
        error = play.check(s, act) if table.session.mine() and s.phase == codes.PLAY else 0
        if error:
            table.refuse(error, act)  # read when this list is closed, so it must cover all of it
        super().__init__(app, table, phrases.card(c))

    def fill(self, s):
        c = self.card
        if self.table.session.mine():
            self.offer(codes.act(codes.DISCARD, 0, c), phrases.say("option.discard", 0, c))
            for i in range(s.ntable):
                self.offer_meld(s, i, c)
            if s.phase == codes.PLAY and not s.first_round:
                self.add_line(_BUILD, words.get("option.lay"))
        self.add_line(_MOVE, words.get("option.move"))
        self.add_line(_ORDER, words.get("option.order"))

    def chosen(self, i):
        kind = self.lines[i]
        if kind < _BUILD or kind > _ORDER:
            super().chosen(i)
            return
        self.dismissed()
        if kind == _BUILD:
            self.app.open("builder", self.card)
        elif kind == _MOVE:
            self.table.begin_move()
        else:
            self.table.turn_order()


class MeldOptions(_Options):
    """What the hand's cards can do to a meld of the table, or why nothing can be done."""

    def __init__(self, app, table, meld):
        self.meld = meld
        super().__init__(app, table, phrases.meld(table.session.state.table[meld]))

    def fill(self, s):
        why = "hint.wait"
        if self.table.session.mine():
            for c in range(FACES):
                if s.hands[c]:
                    self.offer_meld(s, self.meld, c)
            why = "option.none" if s.laid[ME] else "option.open"
            if s.phase == codes.DRAW:
                why = "prompt.draw"
        if not self.n:
            self.add_line(0, words.get(why))
