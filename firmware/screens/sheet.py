"""The score sheet: what each side has paid in every round, and the totals."""

from firmware import phrases, words
from firmware.listing import Listing


class Screen(Listing):
    def __init__(self, app):
        session = app.session
        s = session.state
        players = s.rules.players
        rows = len(session.sheet) // players
        super().__init__(app, words.get("pause.sheet"), rows + 2)
        self._texts = [b""]
        self._cells = [[words.get("tag.%d" % seat) for seat in range(players)]]
        for i in range(rows):
            self._texts.append(phrases.say("n", i + 1))
            paid = session.sheet[i * players : (i + 1) * players]
            self._cells.append([phrases.say("n", x) for x in paid])
        self._texts.append(words.get("sheet.total"))
        self._cells.append([phrases.say("n", s.scores[s.side[p]]) for p in range(players)])
        look = app.look
        room = look.width - look.text.width(b"00") - 2 * look.pad
        # A column holds three digits; a round's number stands beside them.
        self._columns = min(players, room // look.figures.width(b"0000"))
        self._column = room // self._columns
        self._first = 0
        self.at = self.n - 1
        self._scroll()

    def label(self, i):
        return self._texts[i]

    def turned(self, i, step):
        """Show other seats, where there is no room for all."""
        last = len(self._cells[0]) - self._columns
        self._first = max(0, min(last, self._first + step))
        self.stale()

    def chosen(self, i):
        self.app.close()

    def _paint_row(self, canvas, row):
        super()._paint_row(canvas, row)
        i = self.top + row
        if i >= self.n:
            return
        look = self.app.look
        cells = self._cells[i]
        y = self.y + self.head + row * look.row + look.lead
        ink = look.cursor_ink if i == self.at else look.ink
        for k in range(self._columns):
            x = self._column * (self._columns - k if look.mirrored else k + 1)
            if not look.mirrored:
                x += look.width - self._column * self._columns
            look.figures.draw_right(canvas, cells[self._first + k], x - look.pad, y, ink)
