"""The canvas that every screen is drawn on, whatever shows it: 2 or 16 colours in one buffer.

    canvas = Canvas(128, 64, 2)            # the SSD1306's own bytes (MONO_VLSB)
    canvas = Canvas(240, 240, 16)          # 4 bits a pixel (GS4_HMSB), colours of firmware.palette
    canvas.fill_rect(0, 0, 10, 10, 1)
    canvas.show_on(display)                # sends what has changed since the last time

What is drawn widens the dirty rectangle `x0, y0, x1, y1` (x1 and y1 are past its end). Once the
pictures of a height have been drawn, drawing allocates nothing.
"""

try:
    import framebuf
except ImportError:
    from hw import fbhost as framebuf

MONO = 2
COLOUR = 16


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
        # One byte of a picture is never longer than 8 pixels, so 4 make its widest row.
        self._stamps = {}
        self._pair = framebuf.FrameBuffer(bytearray(2), 2, 1, layout)
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

        Pixels that are 0 get `paper`, or stay as they are when it is -1. A row's bits past `w` are
        drawn too: they are 0 in all our pictures.
        """
        n = (w + 7) >> 3
        stamp = self._stamps.get(n << 8 | h)
        if stamp is None:
            stamp = self._stamp(n, h)
        bits = stamp[0]
        for i in range(n * h):
            bits[i] = data[offset + i]
        pair = self._pair
        pair.pixel(1, 0, ink)
        if paper < 0:
            pair.pixel(0, 0, ink ^ 1)
            self.fb.blit(stamp[1], x, y, ink ^ 1, pair)
        else:
            pair.pixel(0, 0, paper)
            self.fb.blit(stamp[1], x, y, -1, pair)
            w = n * 8
        self.touch(x, y, w, h)

    def _stamp(self, n, h):
        """Make the (bytes, frame buffer) that pictures of n bytes by h rows are drawn through."""
        bits = bytearray(n * h)
        stamp = (bits, framebuf.FrameBuffer(bits, n * 8, h, framebuf.MONO_HLSB))
        self._stamps[n << 8 | h] = stamp
        return stamp
