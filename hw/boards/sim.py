"""The simulator on a PC: a display of any size that a board has, the keyboard for its buttons.

The same names as in the other boards' files; `shaped` makes the other sizes.
"""

NAME = "sim"

DRIVER = None  # tools/simulator shows the canvas itself
WIDTH = 240
HEIGHT = 240
COLOURS = 16
ROTATION = 0

BUTTONS = (0, 1, 2, 3, 4, 5, 6, 7)  # up, down, left, right, A, B, X, Y: bits of the keys held

SOUND = None
BACKLIGHT = None
BATTERY = None
LED = None

# name: width, height, colours
SIZES = {
    "240x240": (240, 240, 16),
    "240x135": (240, 135, 16),
    "128x64": (128, 64, 2),
    "72x40": (72, 40, 2),
}


class Shape:
    """This board with a display of another size."""

    NAME, DRIVER, ROTATION, BUTTONS = NAME, DRIVER, ROTATION, BUTTONS
    SOUND = BACKLIGHT = BATTERY = LED = None

    def __init__(self, width, height, colours):
        self.WIDTH, self.HEIGHT, self.COLOURS = width, height, colours


def shaped(size):
    """The board with the display of a size of SIZES."""
    return Shape(*SIZES[size])
