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
        self.at = self.n - 1
        self._scroll()

    def label(self, i):
        return self._texts[i]

    def turned(self, i, step):
        pass

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
        column = look.width * 2 // 3 // len(cells)
        ink = look.cursor_ink if i == self.at else look.ink
        for k in range(len(cells)):
            places = len(cells) - k if look.mirrored else k + 1
            x = column * places + (0 if look.mirrored else look.width - column * len(cells))
            look.figures.draw_right(canvas, cells[k], x - look.pad, y, ink)
