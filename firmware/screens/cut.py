"""Before a round: the commitment to the shuffle is shown, and the person cuts the pack (G-FAIR).

Up and down move the cut by ten cards, left and right by one; A deals. A deal that is known has its
cut, and no commitment: the screen says so and shows the seed. What the smallest canvas has no room
for follows line by line.
"""

from engine.compat import const
from firmware import fair, paint, phrases, words
from firmware.screen import Screen as Base
from firmware.session import KNOWN
from hw.buttons import DOWN, LEFT, REPEAT, RIGHT, UP, A, B

_TEN = const(10)
_NEXT = const(2500)  # ms until the commitment's next line


def hexed(data, n):
    """The first n bytes of data as text."""
    digits = words.get("hex")
    out = bytearray(2 * n)
    for i in range(n):
        out[2 * i] = digits[data[i] >> 4]
        out[2 * i + 1] = digits[data[i] & 15]
    return out


class Screen(Base):
    def __init__(self, app):
        super().__init__(app)
        self.session = app.session
        self.cards = self.session.rules.cards
        self._known = self.session.kind == KNOWN
        self.cut = self.session.state.cut if self._known else self.cards // 2
        seed = self.session.seed()
        self.promise = hexed(seed, 16) if self._known else hexed(fair.commitment(seed), 32)
        self.title = words.get("cut.known")
        if not self._known:
            self.title = phrases.say("cut.round", self.session.state.round)
        fixed = self._known or app.look.narrow
        self.ask = words.get("cut.fixed" if fixed else "cut.ask")
        self.hint = words.get("cut.seed" if self._known else "cut.promise")
        self._count = b""
        self._rested = self._top = self._hidden = 0
        self._move(0)

    def _move(self, step):
        if self._known:
            step = 0
        self.cut = (self.cut + step) % self.cards
        self._count = phrases.say("sum", self.cut, self.cards)
        self.stale()

    def press(self, button):
        key = button & ~REPEAT
        if key == LEFT or key == RIGHT:
            self._move(1 if key == RIGHT else -1)
        elif key == UP or key == DOWN:
            self._move(_TEN if key == UP else -_TEN)
        elif key == A:
            self.session.deal(self.cut)
            self.app.replace("table")
        elif key == B:
            self.app.restart()

    def around(self, step):
        self._move(step)

    def tick(self, ms):
        if self._hidden:
            self._rested += ms
            top = self._rested // _NEXT % (self._hidden + 1)
            if top != self._top:
                self._top = top
                self.stale()

    def paint(self, canvas, parts):
        look = self.app.look
        canvas.fill(look.paper)
        paint.title(canvas, look, self.title, 0)
        y = look.head + look.lead
        x = look.pad
        w = look.width - 2 * x
        paint.pair(canvas, look, self.ask, self._count, y, look.ink)
        y += look.row
        self._paint_pack(canvas, look, x, y, w)
        y += look.bar_h + (-2 if look.narrow else 2)
        f = look.figures
        lines = -(-len(self.promise) // self._across(look))
        if y + look.row + lines * f.height <= look.height:
            paint.start(canvas, look, self.hint, x, y, w, look.ink)
            y += look.row
        self._paint_promise(canvas, look, y)

    def _paint_pack(self, canvas, look, x, y, w):
        """The pack from its side, and where it is cut."""
        h = look.bar_h - 2
        at = w * self.cut // self.cards
        canvas.rect(x, y, w, h, look.ink)
        canvas.fill_rect(x, y, at, h, look.ink)
        canvas.vline(x + at, y, h, look.mark)

    def _across(self, look):
        return (look.width - 2 * look.pad) // look.figures.width(b"0")

    def _paint_promise(self, canvas, look, y):
        """As many lines of the commitment as there is room for, and how far down they are."""
        f = look.figures
        across = self._across(look)
        lines = -(-len(self.promise) // across)
        rows = min(lines, (look.height - y) // f.height)
        self._hidden = lines - rows
        for i in range(rows):
            first = (self._top + i) * across
            stop = min(first + across, len(self.promise))
            f.draw(canvas, self.promise, look.pad, y + i * f.height, look.dim, first, stop)
        if self._hidden:
            h = look.height - y
            canvas.vline(look.width - 1, y + h * self._top // lines, h * rows // lines, look.mark)
