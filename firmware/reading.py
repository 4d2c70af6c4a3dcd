"""A text to be read: paragraphs broken into lines, scrolled by up and down, a page at a time by
left and right."""

from array import array

from engine.compat import const
from firmware import paint
from firmware.screen import Screen
from hw.buttons import DOWN, LEFT, REPEAT, RIGHT, UP, A, B

_LINES = const(120)


class Reading(Screen):
    """`text` under a title. A and B close."""

    def __init__(self, app, title, text):
        super().__init__(app)
        self.spans = array("H", [0] * (2 * _LINES))
        self.place(0, app.look.height)
        self.read(title, text)

    def place(self, y, h):
        """Take the canvas from line y on, h lines."""
        self.y, self.h = y, h

    def read(self, title, text):
        """Show a text from its beginning; a title that is too wide is its first paragraph."""
        look = self.app.look
        if look.heading.width(title) > look.width:
            text = title + b"\n" + text
            title = b""
        self.title = title
        self.text = text
        self.head = look.head if title else 0
        w = look.width - 2 * look.pad
        self.nlines = look.text.lines(text, len(text), w, look.mirrored, self.spans)
        self.n = self.nlines + self.more()
        self.top = 0
        self.visible = (self.h - self.head) // look.text.height
        self.stale()

    def more(self):
        """How many lines a subclass draws below the text."""
        return 0

    def paint_more(self, canvas, y):
        """Draw what is below the text, from y on."""

    def press(self, button):
        key = button & ~REPEAT
        if key == UP:
            self._scroll(-1)
        elif key == DOWN:
            self._scroll(1)
        elif key == LEFT or key == RIGHT:
            self.aside(1 if (key == RIGHT) != self.app.look.mirrored else -1)
        elif key == A or key == B:
            self.app.close()

    def aside(self, step):
        """Left or right, as reading goes."""
        self._scroll(step * self.visible)

    def _scroll(self, lines):
        top = max(0, min(self.n - self.visible, self.top + lines))
        if top != self.top:
            self.top = top
            self.stale()

    def paint(self, canvas, parts):
        look = self.app.look
        canvas.fill_rect(0, self.y, look.width, self.h, look.paper)
        row = look.text.height
        y = self.y + self.head
        for i in range(self.top, min(self.nlines, self.top + self.visible)):
            at = y + (i - self.top) * row
            paint.line(canvas, look, self.text, at, self.spans[2 * i], self.spans[2 * i + 1])
        self.paint_more(canvas, y + (self.nlines - self.top) * row)
        if self.title:
            paint.title(canvas, look, self.title, self.y)
        paint.bar(canvas, look, self)
