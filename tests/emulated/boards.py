"""What is wired to the emulated Pico, read from a board's own file in hw/boards."""

import importlib

BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "X", "Y")


def wiring(name):
    """Return the wiring of the board `name` as `Pico` takes it."""
    board = importlib.import_module("hw.boards." + name)
    pins = zip(BUTTONS, board.BUTTONS, strict=True)
    return {
        "panel": {
            "driver": board.DRIVER,
            "width": board.WIDTH,
            "height": board.HEIGHT,
            "i2c": board.BUS,
            "sda": board.SDA,
            "scl": board.SCL,
            "address": board.ADDRESS,
        },
        "buttons": {button: gpio for button, gpio in pins if gpio is not None},
    }
