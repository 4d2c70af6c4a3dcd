"""The canvas that every screen is drawn on, whatever shows it: 2 or 16 colours in one buffer.

    canvas = Canvas(128, 64, 2)            # the SSD1306's own bytes (MONO_VLSB)
    canvas = Canvas(240, 240, 16)          # 4 bits a pixel (GS4_HMSB), colours of firmware.palette
    canvas.fill_rect(0, 0, 10, 10, 1)
    canvas.show_on(display)                # sends what has changed since the last time

What is drawn widens the dirty rectangle `x0, y0, x1, y1` (x1 and y1 are past its end). Once a
picture of a size has been drawn, drawing that size allocates nothing.
"""

try:
    import framebuf
except ImportError:
    from hw import fbhost as framebuf

MONO = 2
COLOUR = 16

# Of pictures: pixels in a row, and bytes in all.
_WIDEST = 40
_LARGEST = 160


def bitmap(data, w, h):
    """A picture of 1 bit a pixel over its bytes, rows of whole bytes, for `fb.blit`."""
    return framebuf.FrameBuffer(data, w, h, framebuf.MONO_HLSB, w + 7 & ~7)


class Canvas:
    def __init__(self, width, height, colours):
        self.width = width
        self.height = height
        self.colours = colours
        if colours == MONO:
            self.buffer = bytearray(width * ((height + 7) // 8))
            layout = framebuf.MONO_VLSB
        else:
            self.buffer = bytearray((width + 1) // 2 * height)
            layout = framebuf.GS4_HMSB
        self.fb = framebuf.FrameBuffer(self.buffer, width, height, layout)
        # A picture is copied here to be drawn: a frame buffer over its own bytes would be new.
        self.bits = bytearray(_LARGEST)
        self._stamps = {}
        self.pair = framebuf.FrameBuffer(bytearray(2), 2, 1, layout)
        self._ink = self._paper = 0
        self.x0 = self.y0 = 0
        self.x1 = width
        self.y1 = height

    def clean(self):
        """Forget what is dirty."""
        self.x0 = self.width
        self.y0 = self.height
        self.x1 = self.y1 = 0

    def touch(self, x, y, w, h):
        """Widen the dirty rectangle by this one, cut to the canvas."""
        if x >= self.x0 and y >= self.y0 and x + w <= self.x1 and y + h <= self.y1:
            return
        if x >= self.width or y >= self.height or x + w <= 0 or y + h <= 0:
            return
        if x < self.x0:
            self.x0 = x if x > 0 else 0
        if y < self.y0:
            self.y0 = y if y > 0 else 0
        x += w
        if x > self.x1:
            self.x1 = x if x < self.width else self.width
        y += h
        if y > self.y1:
            self.y1 = y if y < self.height else self.height

    def show_on(self, display):
        """Send the dirty rectangle; does nothing when all is clean."""
        if self.x0 < self.x1 and self.y0 < self.y1:
            display.show(self.buffer, self.x0, self.y0, self.x1, self.y1)
            self.clean()

    def put(self, picture):
        """Put back a copy of the buffer."""
        self.buffer[:] = picture
        self.touch(0, 0, self.width, self.height)

    def fill(self, c):
        self.fb.fill(c)
        self.touch(0, 0, self.width, self.height)

    def fill_rect(self, x, y, w, h, c):
        self.fb.fill_rect(x, y, w, h, c)
        self.touch(x, y, w, h)

    def rect(self, x, y, w, h, c):
        # framebuf would draw the far sides of an empty one.
        if w > 0 and h > 0:
            self.fb.rect(x, y, w, h, c)
            self.touch(x, y, w, h)

    def hline(self, x, y, w, c):
        self.fb.hline(x, y, w, c)
        self.touch(x, y, w, 1)

    def vline(self, x, y, h, c):
        self.fb.vline(x, y, h, c)
        self.touch(x, y, 1, h)

    def pixel(self, x, y, c):
        self.fb.pixel(x, y, c)
        self.touch(x, y, 1, 1)

    def glyph(self, data, offset, w, h, x, y, ink, paper=-1):
        """Draw the 1-bit picture at data[offset], rows of whole bytes, leftmost pixel first.

        Pixels that are 0 get `paper`, or stay as they are when it is -1.
        """
        key = self.dip(ink, paper)
        bits = self.bits
        for i in range((w + 7 >> 3) * h):
            bits[i] = data[offset + i]
        self.fb.blit(self.stamp(w, h), x, y, key, self.pair)
        self.touch(x, y, w, h)

    # Many pictures in a row: this is `glyph` in parts, so that a loop need not call anything.
    #
    #     key = canvas.dip(ink)
    #     canvas.bits[…] = …
    #     canvas.fb.blit(stamps[w] or canvas.stamp(w, h), x, y, key, canvas.pair)

    def dip(self, ink, paper=-1):
        """Have 1 drawn as ink and 0 as paper; the key for blit, which leaves out what is 0 when
        there is no paper."""
        if ink != self._ink or paper != self._paper:
            self._ink = ink
            self._paper = paper
            self.pair.pixel(1, 0, ink)
            self.pair.pixel(0, 0, ink ^ 1 if paper < 0 else paper)
        return ink ^ 1 if paper < 0 else -1

    def stamps(self, h):
        """The frame buffers over `bits` for pictures of a height, by width: None where there is
        none yet."""
        row = self._stamps.get(h)
        if row is None:
            row = self._stamps[h] = [None] * (_WIDEST + 1)
        return row

    def stamp(self, w, h):
        """The frame buffer over `bits` for pictures of a size."""
        row = self.stamps(h)
        if row[w] is None:
            row[w] = bitmap(self.bits, w, h)
        return row[w]
