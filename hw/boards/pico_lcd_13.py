"""Waveshare Pico-LCD-1.3 on a Pico: a display of 240x240, a joystick, four buttons.

GPIO numbers; None for what the board does not have. The joystick's press (3) is not used. Source:
Waveshare's example Pico-LCD-1.3.py.
"""

NAME = "pico_lcd_13"

DRIVER = "st7789"  # the module of hw/ that has open_display(board, rgb)
WIDTH = 240
HEIGHT = 240
COLOURS = 16
ROTATION = 0  # degrees, 0 or 180
# Upright, then turned by 180 degrees: MADCTL, the first column and row of the chip's 320x240.
ORDERS = ((0x70, 0, 0), (0xB0, 80, 0))

# SPI1. MicroPython gives at most 24 MHz; the panel takes 62.5.
BUS = 1
CLOCK = 62_500_000
SCK = 10
MOSI = 11
CS = 9
DC = 8
RST = 12

# In the order of hw/buttons: up, down, left, right, A, B, X, Y.
BUTTONS = (2, 18, 16, 20, 15, 17, 19, 21)

SOUND = None
BACKLIGHT = 13
BATTERY = None
LED = None  # it tells of a display that does not answer, which SPI cannot know
