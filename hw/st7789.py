"""ST7789 panels on SPI: 16 bits a pixel, made from the canvas's 4 bits a pixel (GS4_HMSB).

Of the picture, only the rectangle that changed is sent; some lines at a time are expanded through
a table of pairs of pixels. Sitronix ST7789V datasheet rev 1.6: 9.1 commands, 7.4.5 reset timing.
"""

from time import sleep_ms

import micropython
from machine import PWM, SPI, Pin
from micropython import const

_RESET = const(0x01)
_SLEEP = const(0x10)  # | 1: awake
_INVERT_ON = const(0x21)  # IPS glass shows its colours with this
_DISPLAY = const(0x28)  # | 1: on
_COLUMNS = const(0x2A)
_ROWS = const(0x2B)
_WRITE = const(0x2C)
_ORDER = const(0x36)  # MADCTL
_PIXELS = const(0x3A)
_RGB565 = const(0x55)

_STEP = const(16)  # pixels: what a rectangle's width is widened to
_LINES = const(4)  # full lines in the buffer
_BACKLIGHT_HZ = const(2000)


# 0.4 us a byte, two pixels; the bus needs 1.3 us for them.
@micropython.viper
def _expand(to: ptr32, source: ptr8, table: ptr32, at: int, n: int, skip: int, rows: int):  # type: ignore # noqa: F821
    """Put `rows` rows of n bytes, which begin at `at` and lie `skip` bytes apart, as pixels."""
    out = 0
    while rows:
        end = at + n
        while at < end:
            to[out] = table[source[at]]
            at += 1
            out += 1
        at += skip
        rows -= 1


def pairs(rgb):
    """The bytes of two pixels for each byte of a canvas; rgb has the 16 colours' components."""
    colours = []
    for i in range(0, 48, 3):
        red, green, blue = rgb[i], rgb[i + 1], rgb[i + 2]
        colours.append(bytes((red & 0xF8 | green >> 5, (green & 0x1C) << 3 | blue >> 3)))
    return bytearray(b"".join([first + second for first in colours for second in colours]))


class St7789:
    """A panel. Dark until the first picture is there."""

    def __init__(self, spi, board, rgb):
        """Switch the panel on; `board` has its pins, size and places in the chip's memory."""
        self.width, self.height = board.WIDTH, board.HEIGHT
        self._spi = spi
        self._select = Pin(board.CS, Pin.OUT, value=1)
        self._data = Pin(board.DC, Pin.OUT, value=1)
        self._orders = board.ORDERS
        self._table = pairs(rgb)
        self._byte = bytearray(1)
        self._range = bytearray(4)
        self._lines = lines = bytearray(board.WIDTH * 2 * _LINES)
        view = memoryview(lines)
        # Made once: slices allocate. One for each number of 16 pixels.
        self._transfers = [view[: 2 * _STEP * n] for n in range(len(lines) // (2 * _STEP) + 1)]
        self._light = None
        self._level = 0xFFFF
        if board.BACKLIGHT is not None:
            self._light = PWM(Pin(board.BACKLIGHT), freq=_BACKLIGHT_HZ, duty_u16=0)
        self._start(board)

    def _start(self, board):
        if board.RST is not None:
            reset = Pin(board.RST, Pin.OUT, value=0)
            sleep_ms(1)
            reset(1)
        else:
            self._command(_RESET)
        sleep_ms(120)  # before it may be woken
        self._command(_SLEEP | 1)
        sleep_ms(5)  # before the next command
        self._set(_PIXELS, _RGB565)
        self._command(_INVERT_ON)
        self._command(_DISPLAY | 1)
        self.rotate(board.ROTATION)
        self._dark = True

    # the bus

    def _command(self, code):
        self._byte[0] = code
        self._select(0)
        self._data(0)
        self._spi.write(self._byte)
        self._data(1)
        self._select(1)

    def _set(self, code, value):
        self._command(code)
        self._byte[0] = value
        self._send(self._byte)

    def _send(self, data):
        self._select(0)
        self._spi.write(data)
        self._select(1)

    def _span(self, code, first, last):
        span = self._range
        span[0] = first >> 8
        span[1] = first & 255
        span[2] = last >> 8
        span[3] = last & 255
        self._command(code)
        self._send(span)

    # what the canvas and the board's owner ask for

    def show(self, buffer, x0, y0, x1, y1):
        """Send a rectangle (pixels, half-open) of the whole picture's buffer, in GS4_HMSB.

        All of 240x240 takes 55 ms.
        """
        x0 &= ~(_STEP - 1)
        width = ((x1 + _STEP - 1) & ~(_STEP - 1)) - x0
        self._span(_COLUMNS, x0 + self._column, x0 + width - 1 + self._column)
        self._span(_ROWS, y0 + self._row, y1 - 1 + self._row)
        self._command(_WRITE)
        self._select(0)
        self._pixels(buffer, (y0 * self.width + x0) >> 1, width >> 1, y1 - y0)
        self._select(1)
        if self._dark:
            self._dark = False
            self._shine()

    def _pixels(self, buffer, at, n, rows):
        stride = self.width >> 1
        most = (self.width * _LINES // 2) // n
        while rows:
            count = min(rows, most)
            _expand(self._lines, buffer, self._table, at, n, stride - n, count)
            self._spi.write(self._transfers[count * n // (_STEP // 2)])
            at += count * stride
            rows -= count

    def rotate(self, degrees):
        """Turn what is sent from now on by 0 or 180 degrees."""
        order, self._column, self._row = self._orders[degrees // 180]
        self._set(_ORDER, order)

    def contrast(self, level):
        """Set the backlight, 0 to 255."""
        self._level = level * 257
        self._shine()

    def _shine(self):
        if self._light and not self._dark:
            self._light.duty_u16(self._level)

    def power(self, on):
        """Light the panel, or let it sleep (its memory stays)."""
        if not on and self._light:
            self._light.duty_u16(0)
        self._command(_SLEEP | bool(on))
        sleep_ms(5)  # before the next command
        if on:
            self._shine()


def open_display(board, rgb):
    """Return the display of a board's file; nothing tells whether it is there."""
    spi = SPI(board.BUS, baudrate=board.CLOCK, sck=Pin(board.SCK), mosi=Pin(board.MOSI))
    return St7789(spi, board, rgb)
