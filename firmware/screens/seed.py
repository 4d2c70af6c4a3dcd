"""A seed is entered: up and down turn a digit, left and right go to the next; A too, and on the
last digit it ends. B removes a digit, and leaves when none is left."""

from array import array

from engine.compat import const
from firmware import paint, words
from firmware.again import ENTERED
from firmware.screen import Screen as Base
from firmware.screens.cut import hexed
from hw.buttons import DOWN, LEFT, REPEAT, RIGHT, UP, A, B

HELPERS = ("firmware.screens.cut",)

_DIGITS = const(8)
_LINES = const(8)
_ZERO = const(48)


class Screen(Base):
    """For the set-up, whose seed it changes when it ends."""

    def __init__(self, app, setup):
        super().__init__(app)
        self._setup = setup
        self.seed = bytearray(setup.seed)
        self.at = 0
        self.title = words.get("seed.title")
        self._about = words.get("seed.about")
        self._spans = array("H", [0] * (2 * _LINES))
        look = app.look
        w = look.width - 2 * look.pad
        self._lines = look.text.lines(self._about, len(self._about), w, look.mirrored, self._spans)
        # On the smallest canvas the sentence takes the title's place.
        self.head = look.head if self.end(look.head) <= look.height else 0
        self._turn(0)

    def end(self, head):
        """Where the sentence ends below a title of that height."""
        look = self.app.look
        return head + look.lead + look.row + self._lines * look.text.height

    def _turn(self, step):
        shift = 0 if self.at & 1 else 4
        byte = self.seed[self.at >> 1]
        digit = (byte >> shift) + step & 15
        self.seed[self.at >> 1] = byte & ~(15 << shift) | digit << shift
        self._figures = hexed(self.seed, ENTERED)
        self.stale()

    def press(self, button):
        key = button & ~REPEAT
        if key == UP or key == DOWN:
            self._turn(1 if key == UP else -1)
        elif key == LEFT or key == RIGHT:
            self.at = (self.at + (1 if key == RIGHT else -1)) % _DIGITS
            self.stale()
        elif key == A:
            self._next()
        elif key == B:
            self._back()

    def around(self, step):
        self._turn(step)

    def _next(self):
        if self.at < _DIGITS - 1:
            self.at += 1
            self.stale()
        else:
            self._setup.take(self.seed)
            self.app.close()

    def _back(self):
        """Remove the digit under the cursor or the last before it; leave when there is none."""
        at = self.at
        while at >= 0 and self._figures[at] == _ZERO:
            at -= 1
        if at < 0:
            self.app.close()
        else:
            self.at = at
            self.seed[at >> 1] &= 240 if at & 1 else 15
            self._turn(0)

    def paint(self, canvas, parts):
        look = self.app.look
        canvas.fill(look.paper)
        if self.head:
            paint.title(canvas, look, self.title, 0)
        f = look.figures
        w = f.width(self._figures, 0, 1)
        x = (look.width - _DIGITS * w) // 2
        y = self.head + look.lead
        for i in range(_DIGITS):
            here = i == self.at
            if here:
                canvas.fill_rect(x, y, w, f.height, look.cursor)
            f.draw(canvas, self._figures, x, y, look.cursor_ink if here else look.ink, i, i + 1)
            x += w
        y += look.row
        for i in range(self._lines):
            first, stop = self._spans[2 * i], self._spans[2 * i + 1]
            paint.line(canvas, look, self._about, y + i * look.text.height, first, stop)
