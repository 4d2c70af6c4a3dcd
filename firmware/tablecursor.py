"""Where the cursor of the table is, and what the line says about it.

Three zones lie above each other: the melds, the row of piles, the hand. Up and down go from one to
the next, left and right within one.
"""

from engine import codes, melds, play
from engine.cards import NONE
from firmware import news, phrases, words
from firmware.tableview import (
    BAR,
    CURSOR,
    HAND,
    LAY,
    MELDS,
    MENU,
    PLACES,
    ROW,
    STOCK,
    TOURNANTE,
    TableView,
)
from hw.buttons import DOWN, LEFT, RIGHT, UP

_RING = (HAND, ROW, MELDS)
_PLACES = ("place.stock", "place.pile", "place.tournante", "", "place.menu")


class TableCursor(TableView):
    """`moving` while the arrows move a card of the hand."""

    def __init__(self, app):
        super().__init__(app)
        self.news = news.News(self.session, app.look.line_over)
        self.moving = False
        self._usual = b""  # what the line said last, when it had nothing special to say

    def home(self):
        """Put the cursor where the next act most likely is."""
        s = self.session.state
        if self.zone == MELDS:
            self.stale()
        if self.session.mine() and s.phase == codes.DRAW:
            self.zone = ROW
            self.place = STOCK
        else:
            self.zone = HAND
            # What a rival has drawn is hidden (G-VIEW).
            i = self.hand.find(s.drawn) if self.session.mine() else -1
            self.at = i if i >= 0 else self.at
        self.stale(ROW | HAND)

    def offered(self, place):
        """Whether a place of the row is there at all."""
        if place == TOURNANTE:
            return self.session.state.tournante != NONE or self.can_return()
        return True

    def can_return(self):
        """Whether the tournante that was taken may be put back now."""
        return self.session.mine() and not play.check(self.session.state, codes.RETURN)

    def tell_usual(self):
        """Have the line say what it says when there is nothing special."""
        if self.moving:
            self._usual = words.get("prompt.move")
        else:
            self._usual = self._place_text() if self.zone == ROW else self.news.usual()
        self.tell(self._usual)

    def retell(self):
        """What it usually says depends on what the hand makes, which has been looked at."""
        if self.text == self._usual:
            self.tell_usual()

    def _place_text(self):
        """What the cursor is on, in the row of piles."""
        if self.place == LAY:
            return news.lacking(self.session)
        if self.place == TOURNANTE and self.can_return():
            return words.get("place.return")
        return words.get(_PLACES[self.place])

    def around(self, step):
        """From card to card, place to place, meld to meld, and from the end of one zone into the
        next."""
        if self.moving or not self._leaves(step):
            self.press(RIGHT if step > 0 else LEFT)
            return
        zone = _RING[(_RING.index(self.zone) + step) % len(_RING)]
        if zone == MELDS and not self.nshown:
            zone = HAND if step > 0 else ROW
        self.zone = zone
        self.at = 0 if step > 0 else self.hand.n - 1
        self.place = STOCK if step > 0 else MENU
        self.meld = 0 if step > 0 else self.nshown - 1
        self.tell_usual()
        if zone == MELDS:
            self._show_meld()
        self.stale(HAND | ROW | MELDS | BAR)

    def _leaves(self, step):
        """Whether the cursor is at that end of its zone."""
        if self.zone == HAND:
            return self.at == (self.hand.n - 1 if step > 0 else 0)
        if self.zone == ROW:
            return self.place == (MENU if step > 0 else STOCK)
        return self.meld == (self.nshown - 1 if step > 0 else 0)

    def arrow(self, key):
        step = 1 if key & (RIGHT | DOWN) else -1
        if self.moving:
            if key & (LEFT | RIGHT):
                self.at = self.hand.move(self.at, step)
                self.stale(HAND)
        elif self.zone == HAND:
            self._arrow_hand(key, step)
        elif self.zone == ROW:
            self._arrow_row(key, step)
        else:
            self._arrow_melds(key, step)

    def _arrow_hand(self, key, step):
        if key == UP:
            self._enter_row()
            self.stale(HAND)
        elif key & (LEFT | RIGHT) and self.hand.n:
            self.at = (self.at + step) % self.hand.n
            self.stale(CURSOR)

    def _enter_row(self):
        """From the hand: to what can be laid, or to the piles."""
        self.zone = ROW
        drawing = self.session.mine() and self.session.state.phase == codes.DRAW
        self.place = STOCK if drawing else LAY
        self.stale(ROW)

    def _arrow_row(self, key, step):
        self.stale(ROW)
        if key == DOWN:
            self.zone = HAND
            self.stale(HAND)
        elif key == UP:
            if self.nshown:
                self.zone = MELDS
                self.meld = self.nshown - 1
                self._show_meld()
        else:
            self._step_row(step)

    def _step_row(self, step):
        place = self.place
        while True:
            place = (place + step) % PLACES
            if self.offered(place):
                break
        self.place = place

    def _arrow_melds(self, key, step):
        if key & (LEFT | RIGHT):
            self.meld = (self.meld + step) % self.nshown
        else:
            m = self.beside(self.meld, step)
            if m >= 0:
                self.meld = m
            elif key == DOWN:
                self.zone = ROW
                self.stale(ROW | MELDS)
                return
        self._show_meld()

    def beside(self, number, step):
        """The meld nearest above (-1) or below (1) meld `number`, -1 when there is none."""
        best = -1
        least = 0
        for i in range(self.nshown):
            if self._row[i] == self._row[number] + step:
                away = abs(self._x[i] - self._x[number])
                if best < 0 or away < least:
                    best = i
                    least = away
        return best

    def _show_meld(self):
        """Scroll to the meld under the cursor; the line says whose it is, and its joker's card."""
        self.reveal_meld()
        self.stale(ROW)
        s = self.session.state
        i = self.shown[self.meld]
        who = words.get("name.%d" % s.owner[i])
        c = melds.stands_for(s.table[i])
        if self.look.line_over:
            self.tell(b"")
        elif c >= 0:
            self.tell(phrases.say("meld.joker", 0, c, who))
        else:
            self.tell(phrases.say("meld.owner", 0, 0, who))

    def reveal_meld(self):
        """Scroll the melds to the one under the cursor."""
        row = self._row[self.meld]
        if row < self.top:
            self.top = row
        elif row >= self.top + self.look.meld_rows:
            self.top = row - self.look.meld_rows + 1
        self.stale(MELDS)

    def begin_move(self):
        """Let the arrows move the card under the cursor, until A or B."""
        self.moving = True
        self.zone = HAND
        self.stale(HAND)
        self.tell_usual()
