"""Any Pico wired by hand to an SSD1306 of 128x64 and six buttons: the reference wiring.

GPIO numbers; None for what the board does not have. Buttons join their pin to ground.
"""

NAME = "pico_oled"

DRIVER = "ssd1306"  # the module of hw/ that has open_display(board, rgb)
WIDTH = 128
HEIGHT = 64
COLOURS = 2
ROTATION = 0  # degrees, 0 or 180
COLUMN = 0  # of the panel's memory, at the left edge

# I2C0. 400 kHz is the most that an SSD1306 takes (Solomon Systech, rev 1.1, table 13-5).
BUS = 0
SDA = 4
SCL = 5
CLOCK = 400_000
ADDRESS = 0x3C

# In the order of hw/buttons: up, down, left, right, A, B, X, Y.
BUTTONS = (10, 11, 12, 13, 14, 15, None, None)

SOUND = 16
BACKLIGHT = None
BATTERY = None
LED = 25
