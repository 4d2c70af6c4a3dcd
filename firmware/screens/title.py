"""The first screen: go on, a new match, and what can be read or set."""

from engine.compat import const
from firmware import font, words
from firmware.listing import TITLE, Listing

_LINES = ("continue", "new", "round", "guide", "settings", "glossary", "statistics")
_ACES = const(4)


class Screen(Listing):
    """On sixteen colours the name stands large beside or below the four aces."""

    def __init__(self, app):
        self._lines = []
        for line in _LINES:
            if line != "continue" or app.can_continue():
                self._lines.append(line)
        super().__init__(app, words.get("title.rami"), len(self._lines))
        self._texts = [words.get("menu." + line) for line in self._lines]
        self._name = b""
        if not app.look.mono:
            self._dress(app.look)

    def _dress(self, look):
        """Have the name and the aces in place of the title."""
        self._name = self.title
        self.title = b""
        self._font = font.load("title", words.script)
        lines = min(len(_LINES), (look.height - look.cards.h - 4) // look.row) * look.row
        self.place(look.height - lines, lines)

    def label(self, i):
        return self._texts[i]

    def chosen(self, i):
        line = self._lines[i]
        if line == "continue":
            self.app.resume()
        elif line == "new":
            self.app.open("setup")
        elif line == "round":
            self.app.open("setup", True)
        else:
            self.app.open(line)

    def turned(self, i, step):
        pass

    def dismissed(self):
        """There is nothing below the title."""

    def paint(self, canvas, parts):
        if self._name and parts & TITLE:
            self._paint_name(canvas)
        super().paint(canvas, parts)

    def _paint_name(self, canvas):
        look = self.app.look
        cards = look.cards
        canvas.fill_rect(0, 0, look.width, self.y, look.bar)
        canvas.hline(0, self.y - 1, look.width, look.mark)
        aces = (_ACES - 1) * cards.step + cards.w
        name = self._font.width(self._name)
        gap = self.y - 1 - cards.h - self._font.height
        if gap > 0:
            self._paint_aces(canvas, (look.width - aces) // 2, gap // 3)
            x, y = (look.width - name) // 2, cards.h + 2 * gap // 3
        else:
            x, y = (look.width - aces - name) // 3, (self.y - self._font.height) // 2
            side = x if look.mirrored else look.width - x - aces
            self._paint_aces(canvas, side, (self.y - 1 - cards.h) // 2)
            if look.mirrored:
                x = look.width - x - name
        self._font.draw(canvas, self._name, x, y, look.mark)

    def _paint_aces(self, canvas, x, y):
        cards = self.app.look.cards
        for suit in range(_ACES):
            visible = cards.w if suit == _ACES - 1 else cards.step
            cards.draw(canvas, 13 * suit, x + suit * cards.step, y, visible)
