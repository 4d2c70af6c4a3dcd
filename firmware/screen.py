"""What every screen is: it gets buttons and time, and draws what is stale of it."""

from engine.compat import const
from hw.buttons import DOWN, UP

ALL = const(0x3FFFFFFF)


class Screen:
    """`_stale` has a bit for each part that has to be drawn again; each screen numbers its own."""

    def __init__(self, app):
        self.app = app
        self.name = ""
        self._stale = ALL

    def stale(self, parts=ALL):
        """Have parts drawn again."""
        self._stale |= parts

    def back(self):
        """The screen above was closed."""
        self.stale()

    def press(self, button):
        pass

    def around(self, step):
        """Go to the thing before (-1) or after (1): all that four buttons have for arrows."""
        self.press(UP if step < 0 else DOWN)

    def tick(self, ms):
        pass

    def draw(self, canvas):
        """Draw what is stale; whether there was anything."""
        parts = self._stale
        self._stale = 0
        if parts:
            self.paint(canvas, parts)
        return parts != 0

    def paint(self, canvas, parts):
        pass
