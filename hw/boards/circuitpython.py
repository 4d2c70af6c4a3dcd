"""Pimoroni PicoSystem with CircuitPython: a display that displayio drives, pins by their names.

For another board change the names of the buttons, and the size if its display is smaller; what
there is can be read with `dir(board)`. Names: board_id pimoroni_picosystem of circuitpython-stubs.
"""

NAME = "circuitpython"

DRIVER = None  # displayio: CircuitPython has set up board.DISPLAY
WIDTH = 240
HEIGHT = 240
COLOURS = 16
ROTATION = 0  # degrees, 0 or 180

# In the order of hw/buttons: up, down, left, right, A, B, X, Y; each joins its pin to ground.
BUTTONS = ("SW_UP", "SW_DOWN", "SW_LEFT", "SW_RIGHT", "SW_A", "SW_B", "SW_X", "SW_Y")

SOUND = None
BACKLIGHT = None
BATTERY = None
LED = None
