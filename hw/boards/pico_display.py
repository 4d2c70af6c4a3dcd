"""Pimoroni Pico Display Pack on a Pico: a display of 240x135 and four buttons.

GPIO numbers; None for what the board does not have. Sources: pimoroni/pimoroni-pico,
libraries/pico_display/pico_display.hpp, drivers/st7789/st7789.cpp.
"""

NAME = "pico_display"

DRIVER = "st7789"  # the module of hw/ that has open_display(board, rgb)
WIDTH = 240
HEIGHT = 135
COLOURS = 16
ROTATION = 0  # degrees, 0 or 180
# Upright, then turned by 180 degrees: MADCTL, the first column and row of the chip's 320x240. The
# glass lies on rows 52 to 186 counted from one side, 53 to 187 from the other.
ORDERS = ((0x70, 40, 53), (0xB0, 40, 52))

# SPI0. MicroPython gives at most 24 MHz; the panel takes 62.5.
BUS = 0
CLOCK = 62_500_000
SCK = 18
MOSI = 19
CS = 17
DC = 16
RST = None

# In the order of hw/buttons: up, down, left, right, A, B, X, Y.
BUTTONS = (None, None, None, None, 12, 13, 14, 15)

SOUND = None
BACKLIGHT = 20
BATTERY = None
LED = None  # it tells of a display that does not answer, which SPI cannot know
