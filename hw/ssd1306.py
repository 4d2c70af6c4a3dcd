"""SSD1306 and SH1106 panels on I2C: one bit a pixel, in pages of eight lines (MONO_VLSB).

Each page goes out in one transfer with its own address, in the page mode that both chips have:
what a disturbed transfer spoils, the next one repairs. Solomon Systech SSD1306 rev 1.1; Sino
Wealth SH1106 rev 2.3, which ignores the commands that it does not know.
"""

import micropython
from machine import I2C, Pin
from micropython import const

_DATA = const(0x40)  # control byte: the rest of the transfer is data
_COMMAND = const(0x80)  # control byte: one command byte, then another control byte
_COMMANDS = const(0x00)  # control byte: the rest of the transfer is commands

_COLUMN_LOW = const(0x00)
_COLUMN_HIGH = const(0x10)
_ADDRESSING = const(0x20)
_PAGE_MODE = const(0x02)
_START_LINE = const(0x40)
_CONTRAST = const(0x81)
_CHARGE_PUMP = const(0x8D)
_COLUMNS_AS_WIRED = const(0xA0)
_SHOW_RAM = const(0xA4)
_INVERSE = const(0xA6)
_MULTIPLEX = const(0xA8)
_OFF = const(0xAE)
_PAGE = const(0xB0)
_LINES_AS_WIRED = const(0xC0)
_OFFSET = const(0xD3)
_OSCILLATOR = const(0xD5)
_PRECHARGE = const(0xD9)
_COM_PINS = const(0xDA)
_VCOM = const(0xDB)

_HEADER = const(7)


# Slices would allocate; these take 0.3 us a byte, of the 23 us that the bus needs for one.


@micropython.viper
def _take(line: ptr8, shown: ptr8, picture: ptr8, start: int, size: int):  # type: ignore # noqa: F821
    """Put bytes of a picture into the line that is sent and among what the panel has."""
    for i in range(size):
        byte = picture[start + i]
        shown[start + i] = byte
        line[_HEADER + i] = byte


@micropython.viper
def _changed(a: ptr8, b: ptr8, start: int, size: int) -> int:  # type: ignore # noqa: F821
    """Where a and b differ: first << 8 | last + 1, counted from `start`; 0 if nowhere."""
    first = 0
    while first < size and a[start + first] == b[start + first]:
        first += 1
    if first == size:
        return 0
    last = size
    while a[start + last - 1] == b[start + last - 1]:
        last -= 1
    return first << 8 | last


class Ssd1306:
    """A panel. Raises OSError when it does not answer."""

    def __init__(self, bus, width, height, address=0x3C, column=0, rotation=0):
        """Switch the panel on, dark.

        bus       a machine.I2C
        width     pixels, a multiple of 8
        column    of the chip's memory at the panel's left edge (SH1106: 2)
        rotation  degrees, 0 or 180
        """
        self.width, self.height = width, height
        self._bus, self._address, self._column = bus, address, column
        self._shown = bytearray(width * height // 8)  # what the panel has
        line = bytearray(_HEADER + width)
        line[0] = line[2] = line[4] = _COMMAND
        line[6] = _DATA
        self._line = line
        view = memoryview(line)
        # Made once: slices allocate. One for each width that is divisible by 8.
        self._transfers = [view[: _HEADER + 8 * n] for n in range(width // 8 + 1)]
        self._start(rotation)

    def _start(self, rotation):
        alternating = self.height * 2 >= self.width  # COM pins of 64 lines on 128 columns
        self._send(
            _OFF, _ADDRESSING, _PAGE_MODE, _MULTIPLEX, self.height - 1, _OFFSET, 0, _START_LINE,
            _OSCILLATOR, 0x80, _PRECHARGE, 0xF1, _VCOM, 0x30, _CHARGE_PUMP, 0x14,
            _COM_PINS, 0x12 if alternating else 0x02, _SHOW_RAM, _INVERSE,
        )  # fmt: skip
        self.rotate(rotation)
        self.contrast(255)
        self.power(True)

    def _send(self, *commands):
        self._bus.writeto(self._address, bytes((_COMMANDS,) + commands))

    def power(self, on):
        """Light the panel, or let it sleep (its memory stays)."""
        self._send(_OFF | bool(on))

    def contrast(self, level):
        """Set the brightness, 0 to 255."""
        self._send(_CONTRAST, level)

    def invert(self, on):
        """Swap lit and dark."""
        self._send(_INVERSE | bool(on))

    def rotate(self, degrees):
        """Turn the picture by 0 or 180 degrees."""
        upright = degrees == 0
        self._send(_COLUMNS_AS_WIRED | upright, _LINES_AS_WIRED | upright << 3)
        # The order of the columns counts when they are written (rev 1.1, 10.1.8).
        for page in range(self.height >> 3):
            self._send_page(self._shown, page, 0, self.width)

    def show(self, buffer, x0, y0, x1, y1):
        """Send a rectangle (pixels, half-open) of the whole picture's buffer, in MONO_VLSB.

        Only what differs from the panel goes out. All of 128x64 takes 28 ms.
        """
        x0 &= ~7
        size = ((x1 + 7) & ~7) - x0
        for page in range(y0 >> 3, (y1 + 7) >> 3):
            self._show_page(buffer, page, x0, size)

    def _show_page(self, buffer, page, x, size):
        start = page * self.width + x
        change = _changed(buffer, self._shown, start, size)
        if change:
            first = change >> 8 & ~7
            size = ((change & 255) + 7 & ~7) - first
            self._send_page(buffer, page, x + first, size)

    def _send_page(self, picture, page, x, size):
        _take(self._line, self._shown, picture, page * self.width + x, size)
        self._send_line(page, x + self._column, size >> 3)

    def _send_line(self, page, column, n):
        """Send the first 8 n columns that lie in the line."""
        line = self._line
        line[1] = _PAGE | page
        line[3] = _COLUMN_LOW | (column & 15)
        line[5] = _COLUMN_HIGH | (column >> 4)
        self._bus.writeto(self._address, self._transfers[n])


def open_display(board, rgb=None):
    """Return the display of a board's file; OSError when nothing answers."""
    bus = I2C(board.BUS, sda=Pin(board.SDA), scl=Pin(board.SCL), freq=board.CLOCK)
    return Ssd1306(
        bus, board.WIDTH, board.HEIGHT, board.ADDRESS, board.COLUMN, board.ROTATION
    )
