"""A word of the glossary: its meaning, then cards that show it. Left and right go to the next."""

from engine.cards import NONE
from firmware import learn
from firmware.reading import Reading

_BREAK = b"\n"


class Screen(Reading):
    """Word `at` of the list `glossary`, which follows."""

    def __init__(self, app, glossary):
        self._glossary = glossary
        self._cards = b""
        super().__init__(app, b"", b"")
        self._show()

    def _show(self):
        name = self._glossary.name_at()
        self._cards = learn.get("example." + name)
        term, _, meaning = learn.get("glossary." + name).partition(_BREAK)
        self.read(term, meaning)

    def aside(self, step):
        self._glossary.go(step)
        self._show()

    def more(self):
        if not self._cards:
            return 0
        cards, row = self.app.look.cards, self.app.look.text.height
        return (self._each(None, 0) * (cards.h + 2) + row) // row

    def paint_more(self, canvas, y):
        self._each(canvas, y)

    def _each(self, canvas, y):
        """Draw the groups side by side, or below each other where they are too wide, unless the
        canvas is None; how many rows they take."""
        look = self.app.look
        x, first, rows = look.pad, 0, 1
        for i in range(len(self._cards) + 1):
            if i < len(self._cards) and self._cards[i] != NONE:
                continue
            w = (i - first - 1) * look.cards.step + look.cards.w
            if x > look.pad and x + w > look.width:
                x = look.pad
                rows += 1
            if canvas:
                left = look.width - x - w if look.mirrored else x
                self._group(canvas, first, i, left, y + (rows - 1) * (look.cards.h + 2) + 2)
            x += w + 2 + look.gap
            first = i + 1
        return rows

    def _group(self, canvas, first, end, x, y):
        cards = self.app.look.cards
        for i in range(first, end):
            seen = cards.w if i == end - 1 else cards.step
            cards.draw(canvas, self._cards[i], x, y, seen)
            x += cards.step
