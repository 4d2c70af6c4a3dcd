"""SSD1306 panels on SPI, in the chip's version B that the small ones of 72x40 have.

What the panel is told is the same as on I2C, without control bytes: a pin tells commands and data
apart. Solomon Systech SSD1306 rev 1.1, 8.1.3; SSD1306B: command AD selects the current source.
"""

from time import sleep_ms

from machine import SPI, Pin
from micropython import const

from hw import ssd1306

_CURRENT = const(0xAD)
_INTERNAL = const(0x30)  # without a resistor beside the glass
_HEADER = const(7)  # of the line that I2C sends
_PAGE = const(0xB0)


class Ssd1306Spi(ssd1306.Ssd1306):
    """A panel. Nothing tells whether it is there."""

    def __init__(self, spi, board):
        """Switch the panel on, dark; `board` has its pins, size and place in the chip's memory."""
        self._spi = spi
        self._select = Pin(board.CS, Pin.OUT, value=1)
        self._data = Pin(board.DC, Pin.OUT, value=0)
        self._where = bytearray(3)
        reset = Pin(board.RST, Pin.OUT, value=0)
        sleep_ms(1)
        reset(1)
        sleep_ms(1)
        super().__init__(None, board.WIDTH, board.HEIGHT, 0, board.COLUMN, board.ROTATION)

    def _start(self, rotation):
        columns = memoryview(self._line)[_HEADER:]
        # Made once, as those of I2C are.
        self._transfers = [columns[: 8 * n] for n in range(self.width // 8 + 1)]
        self._send(_CURRENT, _INTERNAL)
        super()._start(rotation)

    def _send(self, *commands):
        self._write(0, bytes(commands))

    def _send_line(self, page, column, n):
        where = self._where
        where[0] = _PAGE | page
        where[1] = column & 15
        where[2] = 0x10 | column >> 4
        self._write(0, where)
        self._write(1, self._transfers[n])

    def _write(self, data, what):
        self._data(data)
        self._select(0)
        self._spi.write(what)
        self._select(1)


def open_display(board, rgb=None):
    """Return the display of a board's file."""
    spi = SPI(board.BUS, baudrate=board.CLOCK, sck=Pin(board.SCK), mosi=Pin(board.MOSI))
    return Ssd1306Spi(spi, board)
