"""The table, drawn: bar, melds, line, row of piles, hand; each part only when it has changed."""

from engine import codes
from engine.cards import NONE
from engine.compat import const
from engine.score import next_seat
from engine.state import top
from firmware import handview, meldview, paint, words
from firmware.screen import ALL, Screen
from firmware.session import ME

# parts
BAR = const(1)
MELDS = const(2)
LINE = const(4)
ROW = const(8)
HAND = const(16)
# of the hand, only where the cursor was and is
CURSOR = const(32)
# a card on its way
SLIDE = const(64)

# places in the row of piles
STOCK = const(0)
PILE = const(1)
TOURNANTE = const(2)
LAY = const(3)
MENU = const(4)
PLACES = const(5)

_GAP = const(4)
_TAG_GAP = const(3)
_NAME_GAP = const(3)
_OWN_GAP = const(2)  # no box sets the tags of one's own side apart from the cards' number
_UPRIGHT = const(22)  # how wide an upright card is
# With more players the bar leaves the person out, whose cards are in sight anyway.
_ALL_FIT = const(4)
_MELDS = const(64)


class TableView(Screen):
    """`zone` is HAND, ROW or MELDS; the cursor is on card `at`, `place` or meld number `meld` of
    the `nshown` in the order `shown`."""

    def __init__(self, app):
        super().__init__(app)
        self.look = app.look
        self.session = app.session
        self.hand = self.session.hand
        self.marks = None  # looks for cards to mark, when that was asked for
        self.zone = HAND
        self.at = self.place = self.meld = self.top = 0
        self._painted = 0  # where the hand's cursor was drawn
        self.seat_x = bytearray(len(self.session.state.size))
        self.place_x = bytearray(PLACES)
        self.text = b""
        self._told = self._untold = False
        self.spans = bytearray(14)
        self.nlines = 0
        self.sum_text = b""
        self.shown = bytearray(_MELDS)
        self.nshown = 0
        self._x = bytearray(_MELDS)
        self._row = bytearray(_MELDS)
        self._figures = bytearray(12)
        self.shows_me = self.session.rules.players <= _ALL_FIT and not app.look.narrow
        self._seat_gap = app.look.gap if self.shows_me else 1
        self._tags = []
        for seat in range(self.session.rules.players):
            self._tags.append(words.get("tag.%d" % seat))
        self._name_seats()

    def _name_seats(self):
        """Have names in the bar if they fit, if need be without the person."""
        self._names = [self._name(seat) for seat in range(len(self._tags))]
        if self._names_fit():
            return
        shows_me, self.shows_me = self.shows_me, False
        if not self._names_fit():
            self.shows_me = shows_me
            self._names = [b""] * len(self._tags)

    def _name(self, seat):
        """What follows a rival's letter in the bar; all of the name where it is a figure."""
        name = words.get("name.%d" % seat)
        if seat == ME:
            return b""
        tag = self._tags[seat]
        return name[len(tag) :] if name.startswith(tag) else b" " + name

    def _names_fit(self):
        """Whether the bar has room for names."""
        f = self.look.figures
        if self.look.text.height > self.look.bar_h:
            return False
        w = self.look.pad + f.width(bytes((words.RIGHT,)))
        each = f.width(bytes((48, 48, words.CHECK))) + _NAME_GAP + 1 + _OWN_GAP + self._seat_gap
        for seat in range(len(self._tags)):
            if seat != ME or self.shows_me:
                w += f.width(self._tags[seat]) + self.look.text.width(self._names[seat]) + each
        return w - self._seat_gap <= self.look.width

    # what is where

    def refresh(self, parts=ALL):
        """After an act that has changed `parts`: the hand, the melds' places, the sum."""
        self.session.sync()
        if self.marks:
            self.marks.clear()
        self.at = max(0, min(self.at, self.hand.n - 1))
        if parts & MELDS:
            self._place_melds()
        self.stale(ALL if self.look.line_over else parts)

    def _place_melds(self):
        """Give the melds their places: large as long as all of them are seen."""
        look = self.look
        look.size_melds(look.large_rows() > 0)
        last = self._place_all()
        if last >= look.meld_rows and look.large_melds:
            look.size_melds(False)
            last = self._place_all()
        self.top = max(0, min(self.top, last + 1 - look.meld_rows))
        self.meld = max(0, min(self.meld, self.nshown - 1))

    def _place_all(self):
        """The melds by owner, the person's first, from left to right and top to bottom; the last
        one's row."""
        s = self.session.state
        seat = ME
        self.nshown = x = row = 0
        for _ in range(s.rules.players):
            first = True
            for i in range(s.ntable):
                if s.owner[i] == seat:
                    x, row = self._place_meld(i, seat, first, x, row)
                    first = False
            seat = next_seat(s, seat)
        return row

    def _place_meld(self, i, seat, first, x, row):
        look = self.look
        w = meldview.width(look, self.session.state.table[i])
        tag = look.figures.width(self._tags[seat]) + _TAG_GAP if first else 0
        if x and x + tag + w > look.width:
            x = 0
            row += 1
        self._x[self.nshown] = x + tag
        self._row[self.nshown] = row
        self.shown[self.nshown] = i
        self.nshown += 1
        return x + tag + w + _GAP, row

    def tell(self, text):
        """Put a text into the line."""
        self._told = True
        self._untold = False
        if text == self.text:
            return
        covers = self._covers()
        self.text = text
        self.nlines = self._break()
        self.stale(ALL if covers else LINE)

    def _covers(self):
        """Whether the line lies over other parts."""
        return self.text and (self.nlines > 1 or self.look.line_over)

    def _break(self):
        """Break the line's text; how many lines it takes."""
        look = self.look
        width = look.width - 2 * look.pad
        return look.text.lines(self.text, len(self.text), width, look.mirrored, self.spans)

    # drawing

    def paint(self, canvas, parts):
        over = self.look.line_over
        if parts & BAR and not (over and self.zone == MELDS):
            self._paint_bar(canvas)
        if parts & MELDS and not (over and self.zone != MELDS):
            self._paint_melds(canvas)
        if parts & ROW:
            self._paint_row(canvas)
        if parts & HAND or parts & CURSOR and not self._paint_cursor(canvas):
            handview.paint(canvas, self.look, self.hand, self.at, self.zone == HAND)
        if parts & (HAND | CURSOR):
            self._painted = self.at
        if self._covers() or parts & LINE and not self.look.line_over:
            self._paint_line(canvas)

    def _paint_cursor(self, canvas):
        return handview.paint_two(canvas, self.look, self.hand, self._painted, self.at)

    def _paint_bar(self, canvas):
        """Each seat: whose turn it is, how many cards, whether it has laid. The smallest canvas
        begins with the one to move, for it may not have room for all."""
        look = self.look
        s = self.session.state
        canvas.fill_rect(0, 0, look.width, look.bar_h, look.bar)
        y = (look.bar_h - look.figures.height) // 2
        x = look.pad
        players = s.rules.players
        seat = s.turn if look.narrow else ME
        for _ in range(players):
            if seat != ME or self.shows_me:
                x = self._paint_seat(canvas, s, seat, x, y) + self._seat_gap
            seat = next_seat(s, seat)

    def _paint_seat(self, canvas, s, seat, x, y):
        """A seat in the bar; return where it ends."""
        look = self.look
        f = look.figures
        self.seat_x[seat] = x
        if s.turn == seat and s.phase != codes.OVER:
            self._figures[0] = words.RIGHT
            x = f.draw(canvas, self._figures, x, y, look.mark, 0, 1)
        x = self._paint_tag(canvas, seat, x, y, f.height)
        name = self._names[seat]
        if name:
            top = (look.bar_h - look.text.height) // 2
            x = look.text.draw(canvas, name, x, top, look.ink) + _NAME_GAP
        elif s.side[seat] == s.side[ME]:
            x += _OWN_GAP
        n = words.number(self._figures, 0, s.size[seat])
        if s.laid[seat]:
            self._figures[n] = words.CHECK
            n += 1
        return f.draw(canvas, self._figures, x, y, look.ink, 0, n)

    def _paint_tag(self, canvas, seat, x, y, h):
        """A seat's letter, a rival's in a box h high; return where it and its margin end."""
        look = self.look
        f = look.figures
        tag = self._tags[seat]
        w = f.width(tag)
        side = self.session.state.side
        if side[seat] == side[ME]:
            f.draw(canvas, tag, x + 1, y, look.mark)
        else:
            canvas.fill_rect(x, y, w + 1, h, look.mark)
            f.draw(canvas, tag, x + 1, y, look.cursor_ink)
        return x + w + 1

    def _paint_melds(self, canvas):
        look = self.look
        canvas.fill_rect(0, look.melds_y, look.width, look.melds_h, look.paper)
        for i in range(self.nshown):
            row = self._row[i] - self.top
            if 0 <= row < look.meld_rows:
                self._paint_meld(canvas, i, look.melds_y + row * look.meld_row)
        self._paint_more(canvas)

    def _paint_meld(self, canvas, i, y):
        look = self.look
        s = self.session.state
        x = self._x[i]
        seat = s.owner[self.shown[i]]
        if not i or s.owner[self.shown[i - 1]] != seat:
            left = x - look.figures.width(self._tags[seat]) - _TAG_GAP
            self._paint_tag(canvas, seat, left, y, meldview.height(look))
        here = self.zone == MELDS and i == self.meld
        meldview.paint(canvas, look, s.table[self.shown[i]], x, y, here)

    def _paint_more(self, canvas):
        """Arrows where melds are hidden above or below."""
        look = self.look
        if self.nshown and self.top:
            self._sign(canvas, words.UP, look.melds_y)
        if self.nshown and self._row[self.nshown - 1] >= self.top + look.meld_rows:
            self._sign(canvas, words.DOWN, look.melds_y + look.melds_h - look.figures.height)

    def _sign(self, canvas, sign, y):
        look = self.look
        self._figures[0] = sign
        look.figures.draw_right(canvas, self._figures, look.width, y, look.mark, 0, 1)

    def line_height(self):
        look = self.look
        alone = self.nlines < 2 and not look.line_over
        return look.line_h if alone else self.nlines * look.text.height + 2

    def _paint_line(self, canvas):
        look = self.look
        n = self.nlines
        h = self.line_height()
        y = max(0, look.line_y if look.line_over else look.line_y + look.line_h - h)
        canvas.fill_rect(0, y, look.width, h, look.bar)
        ty = h - n * look.text.height
        if not look.mono:
            ty = (ty + 1) // 2
        elif look.line_over:
            ty = 0
            canvas.hline(0, h - 1, look.width, 1)
        else:
            canvas.hline(0, y, look.width, 1)
        ty += y
        for i in range(n):
            paint.line(canvas, look, self.text, ty, self.spans[2 * i], self.spans[2 * i + 1])
            ty += look.text.height

    # the row of piles

    def _paint_row(self, canvas):
        look = self.look
        s = self.session.state
        y = look.row_y
        canvas.fill_rect(0, y, look.width, look.row_h, look.paper)
        n = words.number(self._figures, 0, s.nstock)
        back = 0 if look.narrow else self._paint_back(canvas, look.pad + 2, y)
        x = self._paint_place(canvas, STOCK, look.pad, y, n, False, back) + look.gap
        c = self.pile_top()
        if c != NONE:
            n = words.card(self._figures, 0, c)
        else:
            self._figures[0] = words.RING
            n = 1
        x = self._paint_place(canvas, PILE, x, y, n, c != NONE) + look.gap
        if s.tournante != NONE:
            n = words.card(self._figures, 0, s.tournante)
            self._paint_place(canvas, TOURNANTE, x, y, n, True)
        elif self.can_return():
            self._figures[0] = words.UP
            self._paint_place(canvas, TOURNANTE, x, y, 1, False)
        self._paint_right(canvas, y)

    def can_return(self):
        return False

    def pile_top(self):
        return top(self.session.state)

    def _paint_back(self, canvas, x, y):
        """A card's back, for the stock; how wide."""
        look = self.look
        h = look.row_h - 4 if look.upright else look.figures.height
        y += (look.row_h - h) // 2
        canvas.rect(x, y, h * 3 // 4, h, look.ink)
        canvas.fill_rect(x + 2, y + 2, h * 3 // 4 - 4, h - 4, look.back)
        return h * 3 // 4 + 3

    def _paint_place(self, canvas, place, x, y, n, is_card, icon=0):
        """A place of the row with the figures [0:n], after an icon of that width; a frame is the
        cursor. Return its end."""
        look = self.look
        f = look.figures
        self.place_x[place] = x
        upright = is_card and look.upright
        w = _UPRIGHT if upright else f.width(self._figures, 0, n) + icon
        ty = y + (look.row_h - f.height) // 2
        ink = look.ink
        here = self.zone == ROW and self.place == place
        if is_card:
            # On two colours a line more above, that dark suits do not run into the table.
            more = 1 if look.mono and not here else 0
            canvas.fill_rect(x + 1, y + 2 - more, w + 1, look.row_h - 4 + more, look.card)
            ink = 0 if look.mono else look.card_inks[self._suit_at(n)]
        if upright:
            self._paint_upright(canvas, x + 1 + w // 2, y, n, ink)
        else:
            f.draw(canvas, self._figures, x + 2 + icon, ty, ink, 0, n)
        if here:
            canvas.rect(x - 1, y, w + 5, look.row_h, look.mark)
        return x + w + 4

    def _paint_upright(self, canvas, middle, y, n, ink):
        """A card's rank and below it its suit, or a joker's star."""
        f = self.look.figures
        space = (self.look.row_h - n * f.height) // 2
        for i in range(n):
            left = middle - f.width(self._figures, i, i + 1) // 2
            f.draw(canvas, self._figures, left, y + space + i * f.height, ink, i, i + 1)

    def _suit_at(self, n):
        g = self._figures[n - 1]
        return g - words.SPADE if words.SPADE <= g <= words.STAR else 0

    def _paint_right(self, canvas, y):
        """The sum, which opens the laying, and the menu."""
        look = self.look
        f = look.figures
        x = look.width - look.pad - 8
        ty = y + (look.row_h - 7) // 2
        for i in range(3):
            canvas.hline(x, ty + 3 * i, 6, look.ink)
        if self.zone == ROW and self.place == MENU:
            canvas.rect(x - 2, y, 10, look.row_h, look.mark)
        n = words.text(self._figures, 0, self.sum_text)
        x -= f.width(self._figures, 0, n) + look.gap + 4
        self._paint_place(canvas, LAY, x, y, n, False)
