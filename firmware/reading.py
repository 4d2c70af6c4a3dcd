"""A text to be read: paragraphs broken into lines, scrolled by up and down."""

from array import array

from engine.compat import const
from firmware import paint
from firmware.screen import Screen
from hw.buttons import DOWN, REPEAT, UP, A, B

_LINES = const(60)


class Reading(Screen):
    """`text` under a title. A and B close."""

    def __init__(self, app, title, text):
        super().__init__(app)
        look = app.look
        self.title = title
        self.text = text
        self.spans = array("H", [0] * (2 * _LINES))
        w = look.width - 2 * look.pad
        self.n = look.text.lines(text, len(text), w, look.mirrored, self.spans)
        self.top = 0
        self.visible = (look.height - look.head) // look.text.height

    def press(self, button):
        key = button & ~REPEAT
        if key == UP and self.top:
            self.top -= 1
            self.stale()
        elif key == DOWN and self.top + self.visible < self.n:
            self.top += 1
            self.stale()
        elif key == A or key == B:
            self.app.close()

    def paint(self, canvas, parts):
        look = self.app.look
        canvas.fill(look.paper)
        paint.title(canvas, look, self.title, 0)
        y = look.head
        for i in range(self.top, min(self.n, self.top + self.visible)):
            paint.line(canvas, look, self.text, y, self.spans[2 * i], self.spans[2 * i + 1])
            y += look.text.height
        if self.n > self.visible:
            self._paint_bar(canvas, look)

    def _paint_bar(self, canvas, look):
        """How far down the text is."""
        h = look.height - look.head
        x = 0 if look.mirrored else look.width - 1
        y = look.head + h * self.top // self.n
        canvas.vline(x, y, max(2, h * self.visible // self.n), look.mark)
