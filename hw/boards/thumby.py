"""TinyCircuits Thumby: a display of 72x40, six buttons, a buzzer.

GPIO numbers; None for what the board does not have. Not for the first prototypes, whose display is
on I2C. Sources: TinyCircuits-Thumby-Lib, Thumby.h; TinyCircuits-Thumby-Code-Editor,
ThumbyGames/lib/thumbyHardware.py, ssd1306.py.
"""

NAME = "thumby"

DRIVER = "ssd1306_spi"  # the module of hw/ that has open_display(board, rgb)
WIDTH = 72
HEIGHT = 40
COLOURS = 2
ROTATION = 0  # degrees, 0 or 180
COLUMN = 28  # of the panel's memory, at the left edge

# SPI0. 10 MHz is the most that an SSD1306 takes (Solomon Systech, rev 1.1, table 13-4).
BUS = 0
CLOCK = 10_000_000
SCK = 18
MOSI = 19
CS = 16
DC = 17
RST = 20

# In the order of hw/buttons: up, down, left, right, A, B, X, Y.
BUTTONS = (4, 6, 3, 5, 27, 24, None, None)

SOUND = 28
BACKLIGHT = None
BATTERY = None
LED = None  # it tells of a display that does not answer, which SPI cannot know
