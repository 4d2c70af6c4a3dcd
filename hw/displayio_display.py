"""A display that displayio drives: on CircuitPython boards, and on a PC with Blinka.

A bitmap of the canvas's size and colours; what has changed is copied pixel by pixel, since
displayio's bitmaps are not laid out as frame buffers are.
"""

import displayio

_MONO = 2


class DisplayioDisplay:
    """Shows canvases of one size on `display`, a displayio display such as board.DISPLAY."""

    def __init__(self, display, width, height, colours, rgb, scale=1):
        """`rgb` has red, green and blue of each colour in turn; `scale` enlarges the pixels."""
        self._display = display
        self._held = display.rotation
        self._mono = colours == _MONO
        self._width = width
        self._bitmap = displayio.Bitmap(width, height, colours)
        palette = displayio.Palette(colours)
        for i in range(colours):
            palette[i] = rgb[3 * i] << 16 | rgb[3 * i + 1] << 8 | rgb[3 * i + 2]
        group = displayio.Group(scale=scale)
        group.append(displayio.TileGrid(self._bitmap, pixel_shader=palette))
        display.auto_refresh = False
        display.root_group = group

    def show(self, buffer, x0, y0, x1, y1):
        """Show a rectangle of the canvas's buffer (pixels, half-open)."""
        if self._mono:
            self._copy_pages(buffer, x0, y0, x1, y1)
        else:
            self._copy_pairs(buffer, x0, y0, x1, y1)
        self._display.refresh()

    def _copy_pages(self, buffer, x0, y0, x1, y1):
        for y in range(y0, y1):
            start = (y >> 3) * self._width
            bit = y & 7
            for x in range(x0, x1):
                self._bitmap[x, y] = buffer[start + x] >> bit & 1

    def _copy_pairs(self, buffer, x0, y0, x1, y1):
        stride = (self._width + 1) // 2
        for y in range(y0, y1):
            start = y * stride
            for x in range(x0, x1):
                pair = buffer[start + (x >> 1)]
                self._bitmap[x, y] = pair & 15 if x & 1 else pair >> 4

    def rotate(self, degrees):
        """Turn the picture by 0 or 180 degrees from how the board is held; then show all of it."""
        self._display.rotation = (self._held + degrees) % 360
