"""Pimoroni PicoSystem: a display of 240x240, eight buttons, a loudspeaker, a battery.

GPIO numbers; None for what the board does not have. Sources: pico-sdk, boards/
pimoroni_picosystem.h; pimoroni/picosystem, libraries/hardware.cpp.
"""

NAME = "picosystem"

DRIVER = "st7789"  # the module of hw/ that has open_display(board, rgb)
WIDTH = 240
HEIGHT = 240
COLOURS = 16
ROTATION = 0  # degrees, 0 or 180
# Upright, then turned by 180 degrees: MADCTL, the first column and row of the chip's 240x320.
ORDERS = ((0x00, 0, 0), (0xC0, 0, 80))

# SPI0. MicroPython gives at most 24 MHz; the panel takes 62.5.
BUS = 0
CLOCK = 62_500_000
SCK = 6
MOSI = 7
CS = 5
DC = 9
RST = 4

# In the order of hw/buttons: up, down, left, right, A, B, X, Y.
BUTTONS = (23, 20, 22, 21, 18, 19, 17, 16)

SOUND = 11
BACKLIGHT = 12
BATTERY = (26, 9900)  # the ADC's pin; mV at its full scale: 3.3 V behind a divider by 3
LED = None  # it tells of a display that does not answer, which SPI cannot know
