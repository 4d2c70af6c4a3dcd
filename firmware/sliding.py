"""A card that slides over the table, 160 ms long: to the person's hand, or onto a pile.

The act has been made and the table is drawn as it is now, but for the place where the card goes.
"""

from engine import codes
from engine.cards import NONE
from engine.compat import const
from engine.state import top
from firmware import handview, settings
from firmware.screen import ALL
from firmware.session import ME
from firmware.tableview import CURSOR, HAND, PILE, ROW, SLIDE, TOURNANTE
from hw.canvas import framebuf

_FRAME = const(40)  # ms
_FRAMES = const(4)


class Slide:
    """While a card is `on` its way, only `parts` of the table are drawn."""

    def __init__(self, table):
        look = table.look
        self._table = table
        self._cards = look.meld_cards
        self._w = w = self._cards.w + 2
        self._h = h = self._cards.h + 2
        # What the card and its dark edge lie over.
        layout = framebuf.MONO_VLSB if look.mono else framebuf.GS4_HMSB
        self._under = framebuf.FrameBuffer(bytearray((w + 1) * h // 2), w, h, layout)
        self._lies = False
        self.on = False
        self.parts = ALL

    def begin(self, act, seat):
        """A seat has made an act, which the table does not show yet."""
        table = self._table
        kind = codes.kind_of(act)
        self._to_hand = kind <= codes.DRAW_TOURNANTE
        if table.app.settings.speed == settings.INSTANT:
            return
        if kind == codes.DISCARD:
            self._card = codes.card_of(act)
            self._from_seat(seat)
        elif self._to_hand and seat == ME:
            self._card = table.session.state.drawn
            self._x, self._y = table.place_x[kind - codes.DRAW_STOCK], table.look.row_y
            self.parts = ~(HAND | CURSOR)
        else:
            return
        self.on = True
        self._ms = self._frame = 0

    def _from_seat(self, seat):
        table = self._table
        if seat == ME:
            self._x = handview.left(table.look, table.hand, table.at)
            self._y = table.look.card_y
        else:
            self._x, self._y = table.seat_x[seat], 0

    def land(self):
        """Be there at once."""
        if self.on:
            self.on = False
            self.parts = ALL
            self._table.stale(HAND if self._to_hand else ROW)

    def tick(self, ms):
        """Each frame is seen, however long what was between took."""
        self._ms += min(ms, _FRAME)
        frame = self._ms // _FRAME
        if frame == _FRAMES:
            self.land()
        elif frame != self._frame:
            self._frame = frame
            self._table.stale(SLIDE)

    def pile_top(self):
        """The card of the discard pile that is seen."""
        s = self._table.session.state
        if self.on and not self._to_hand and top(s) == self._card:
            return s.pile[s.npile - 2] if s.npile > 1 else NONE
        return top(s)

    # drawing: what is below is put back, the table drawn, the card put over it again

    def lift(self, canvas):
        if self._lies:
            self._lies = False
            canvas.fb.blit(self._under, self._left, self._top)
            canvas.touch(self._left, self._top, self._w, self._h)

    def put(self, canvas):
        if self.on:
            self._lies = True
            self._go()
            self._under.blit(canvas.fb, -self._left, -self._top)
            canvas.rect(self._left, self._top, self._w, self._h, self._table.look.paper)
            cards = self._cards
            cards.draw(canvas, self._card, self._left + 1, self._top + 1, cards.w)

    def _go(self):
        """Find the card's place in this frame."""
        table = self._table
        if self._to_hand:
            x, y = handview.left(table.look, table.hand, table.at), table.look.card_y
        else:
            there = PILE if top(table.session.state) == self._card else TOURNANTE
            x, y = table.place_x[there], table.look.row_y
        part = self._frame + 1
        self._left = self._x + (x - self._x) * part // (_FRAMES + 1)
        self._top = self._y + (y - self._y) * part // (_FRAMES + 1)
