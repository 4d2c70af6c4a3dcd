"""A list of lines to choose from, with a title; most screens are one.

A subclass says what its lines are: `label(i)`, `value(i)` at the other end of the line, and what
happens: `chosen(i)` for A, `turned(i, step)` for left and right. Arabic is mirrored.
"""

from engine.compat import const
from firmware import paint
from firmware.screen import Screen
from hw.buttons import DOWN, LEFT, REPEAT, RIGHT, UP, A, B

TITLE = const(1)
_REST = const(1000)  # ms before a long line begins to run
_STEP = const(250)  # ms a letter
_ROW = const(2)  # the first visible line; the next ones double


class Listing(Screen):
    """`n` lines, of which `at` has the cursor and `top` is the first one visible."""

    def __init__(self, app, title, n):
        super().__init__(app)
        look = app.look
        self.title = title
        self.n = n
        self.at = self.top = 0
        self.away = False  # whether the cursor is on no line, but beside them
        self._rested = self._skip = 0
        self._fits = False  # the line under the cursor, since the last drawing
        self.place(0, look.height)

    def place(self, y, h):
        """Take the canvas from line y on, h lines: a title only where a line fits below it."""
        look = self.app.look
        self.y, self.h = y, h
        self.head = look.head if self.title and look.head + look.row <= h else 0
        self.visible = (h - self.head) // look.row

    # what a subclass says

    def label(self, i):
        return b""

    def value(self, i):
        return b""

    def chosen(self, i):
        self.turned(i, 1)

    def turned(self, i, step):
        pass

    def dismissed(self):
        """B was pressed."""
        self.app.close()

    # buttons

    def press(self, button):
        key = button & ~REPEAT
        if key == UP:
            self.go(-1, button != key)
        elif key == DOWN:
            self.go(1, button != key)
        elif key == LEFT:
            self.turned(self.at, 1 if self.app.look.mirrored else -1)
        elif key == RIGHT:
            self.turned(self.at, -1 if self.app.look.mirrored else 1)
        elif key == A:
            if self.n:
                self.chosen(self.at)
        elif key == B:
            self.dismissed()

    def go(self, step, held=False):
        """Move the cursor; from the last line to the first, unless the button is held."""
        if not self.n:
            return
        at = self.at + step
        if at < 0 or at >= self.n:
            if held:
                return
            at %= self.n
        self.stale_line(self.at)
        self.at = at
        self._rested = self._skip = 0
        self.stale_line(at)
        self._scroll()

    def _scroll(self):
        top = self.top
        if self.at < top:
            top = self.at
        elif self.at >= top + self.visible:
            top = self.at - self.visible + 1
        if top != self.top:
            self.top = top
            self.stale()

    def stale_line(self, i):
        """Have line i drawn again."""
        if self.top <= i < self.top + self.visible:
            self.stale(_ROW << (i - self.top))

    # time

    def tick(self, ms):
        """Let a line that is too long for its place run past, once the cursor rests on it."""
        if self._fits or not self.n:
            return
        look = self.app.look
        text = self.label(self.at)
        self._fits = look.text.width(text) <= paint.room(look, self.value(self.at))
        if self._fits:
            return
        self._rested += ms
        steps = max(0, self._rested - _REST) // _STEP
        skip = steps % (len(text) + 1)
        if skip != self._skip:
            self._skip = skip
            self.stale_line(self.at)

    # drawing

    def paint(self, canvas, parts):
        look = self.app.look
        self._fits = False
        if parts & TITLE:
            canvas.fill_rect(0, self.y, look.width, self.h, look.paper)
            if self.head:
                paint.title(canvas, look, self.title, self.y)
        for row in range(self.visible):
            if parts & _ROW << row:
                self._paint_row(canvas, row)
        paint.bar(canvas, look, self)

    def _paint_row(self, canvas, row):
        look = self.app.look
        i = self.top + row
        y = self.y + self.head + row * look.row
        here = i == self.at and i < self.n and not self.away
        paper = look.cursor if here else look.paper
        canvas.fill_rect(0, y, look.width, look.row, paper)
        if i < self.n:
            ink = look.cursor_ink if here else look.ink
            skip = self._skip if here else 0
            paint.pair(canvas, look, self.label(i), self.value(i), y + look.lead, ink, skip)
