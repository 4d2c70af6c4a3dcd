"""The board's display, or what stands for it while it does not answer.

A loose wire or a panel that is not there must stop neither the boot nor the game: pictures are
dropped, the serial line tells once, and the panel is looked for again.
"""

_WAIT = 2000  # ms between two attempts
_FULL = 255


class Panel:
    """Passes on what the canvas shows."""

    def __init__(self, board, rgb):
        """`rgb` has red, green and blue of each colour in turn."""
        self._board = board
        self._rgb = rgb
        self._display = None
        self._waited = 0
        self._level = self._asked = self._most = _FULL
        self._rotation = board.ROTATION
        self._find(True)

    @property
    def present(self):
        return self._display is not None

    def _find(self, tell):
        module = __import__("hw." + self._board.DRIVER, None, None, ("open_display",))
        try:
            self._display = module.open_display(self._board, self._rgb)
            if self._rotation != self._board.ROTATION:
                self._display.rotate(self._rotation)
            if self._level != _FULL:
                self._shine(self._level == 0)
        except OSError as error:
            self._lost(error, tell)

    def _lost(self, error, tell):
        self._display = None
        if tell:
            print("No display (%r): check the wiring, see hw/boards." % error)

    def show(self, buffer, x0, y0, x1, y1):
        """Send a rectangle of the canvas's buffer (pixels, half-open)."""
        if self._display:
            try:
                self._display.show(buffer, x0, y0, x1, y1)
            except OSError as error:
                self._lost(error, True)

    def rotate(self, degrees):
        """Turn the picture by 0 or 180 degrees from how the board is held."""
        rotation = (self._board.ROTATION + degrees) % 360
        if rotation != self._rotation:
            self._rotation = rotation
            if self._display:
                self._display.rotate(rotation)

    def light(self, level):
        """Set the brightness, 0 to 255; 0 has the panel sleep, its picture stays."""
        self._asked = level
        level = min(level, self._most)
        turned = (level == 0) != (self._level == 0)
        self._level = level
        if self._display:
            try:
                self._shine(turned)
            except OSError as error:
                self._lost(error, True)

    def bright(self, most):
        """Be no brighter than `most` from now on."""
        self._most = most
        self.light(self._asked)

    def _shine(self, turned):
        if turned:
            self._display.power(self._level > 0)
        if self._level:
            self._display.contrast(self._level)

    def tick(self, ms):
        """`ms` have passed. True when a lost panel has come back: it shows nothing yet."""
        if self._display:
            return False
        self._waited += ms
        if self._waited < _WAIT:
            return False
        self._waited = 0
        self._find(False)
        return self.present
