"""What the canvas uses of MicroPython's framebuf, in Python: for the PC and CircuitPython.

A test runs the same drawing in this and in the real one and compares every byte.
"""

MONO_VLSB = 0
GS4_HMSB = 2
MONO_HLSB = 3


class FrameBuffer:
    """Pixels of one of three formats in a buffer given by the caller."""

    def __init__(self, buffer, width, height, layout, stride=0):
        self._buffer = buffer
        self._width = width
        self._height = height
        self._get, self._set, self._span, align = _LAYOUTS[layout]
        self._stride = stride or (width + align - 1) // align * align

    def pixel(self, x, y, c=-1):
        if not (0 <= x < self._width and 0 <= y < self._height):
            return 0 if c == -1 else None
        if c == -1:
            return self._get(self._buffer, self._stride, x, y)
        self._set(self._buffer, self._stride, x, y, c)
        return None

    def fill(self, c):
        self.fill_rect(0, 0, self._width, self._height, c)

    def fill_rect(self, x, y, w, h, c):
        x0, y0 = max(x, 0), max(y, 0)
        x1, y1 = min(x + w, self._width), min(y + h, self._height)
        if x0 < x1:
            for row in range(y0, y1):
                self._span(self._buffer, self._stride, x0, x1, row, c)

    def hline(self, x, y, w, c):
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x, y, h, c):
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x, y, w, h, c):
        self.hline(x, y, w, c)
        self.hline(x, y + h - 1, w, c)
        self.vline(x, y, h, c)
        self.vline(x + w - 1, y, h, c)

    def blit(self, source, x, y, key=-1, palette=None):
        """Draw `source`, its pixels translated by `palette`; what is `key` then is left out."""
        for row in range(max(0, -y), min(source._height, self._height - y)):
            for column in range(max(0, -x), min(source._width, self._width - x)):
                c = source._get(source._buffer, source._stride, column, row)
                if palette:
                    c = palette.pixel(c, 0)
                if c != key:
                    self._set(self._buffer, self._stride, x + column, y + row, c)


def _vlsb_get(buffer, stride, x, y):
    return buffer[(y >> 3) * stride + x] >> (y & 7) & 1


def _vlsb_set(buffer, stride, x, y, c):
    i = (y >> 3) * stride + x
    bit = 1 << (y & 7)
    buffer[i] = buffer[i] | bit if c else buffer[i] & ~bit & 255


def _vlsb_span(buffer, stride, x0, x1, y, c):
    bit = 1 << (y & 7)
    keep = 255 - bit
    if not c:
        bit = 0
    start = (y >> 3) * stride
    for i in range(start + x0, start + x1):
        buffer[i] = buffer[i] & keep | bit


def _hlsb_get(buffer, stride, x, y):
    return buffer[(y * stride + x) >> 3] >> (7 - (x & 7)) & 1


def _hlsb_set(buffer, stride, x, y, c):
    i = (y * stride + x) >> 3
    bit = 128 >> (x & 7)
    buffer[i] = buffer[i] | bit if c else buffer[i] & ~bit & 255


def _hlsb_span(buffer, stride, x0, x1, y, c):
    for x in range(x0, x1):
        _hlsb_set(buffer, stride, x, y, c)


def _gs4_get(buffer, stride, x, y):
    pair = buffer[(y * stride + x) >> 1]
    return pair & 15 if x & 1 else pair >> 4


def _gs4_set(buffer, stride, x, y, c):
    i = (y * stride + x) >> 1
    if x & 1:
        buffer[i] = buffer[i] & 0xF0 | c & 15
    else:
        buffer[i] = buffer[i] & 15 | (c & 15) << 4


def _gs4_span(buffer, stride, x0, x1, y, c):
    if x0 & 1:
        _gs4_set(buffer, stride, x0, y, c)
        x0 += 1
    if x1 & 1 and x0 < x1:
        x1 -= 1
        _gs4_set(buffer, stride, x1, y, c)
    if x0 < x1:
        pair = (c & 15) * 17
        buffer[(y * stride + x0) >> 1 : (y * stride + x1) >> 1] = bytes([pair]) * ((x1 - x0) >> 1)


# by format: read a pixel, write one, fill part of a row, what a row's width is a multiple of
_LAYOUTS = {
    MONO_VLSB: (_vlsb_get, _vlsb_set, _vlsb_span, 1),
    GS4_HMSB: (_gs4_get, _gs4_set, _gs4_span, 2),
    MONO_HLSB: (_hlsb_get, _hlsb_set, _hlsb_span, 8),
}
