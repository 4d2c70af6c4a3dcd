"""What is wired to the emulated Pico, read from a board's own file in hw/boards."""

import importlib

BUTTONS = ("UP", "DOWN", "LEFT", "RIGHT", "A", "B", "X", "Y")


# Of the ST7789s: MADCTL, the first column and row of an upright picture, as in the makers' code.
_UPRIGHT = {
    "picosystem": (0x04, 0, 0),  # pimoroni/picosystem, libraries/hardware.cpp
    "pico_lcd_13": (0x70, 0, 0),  # Waveshare, Pico-LCD-1.3.py
    "pico_display": (0x70, 40, 53),  # pimoroni/pimoroni-pico, drivers/st7789/st7789.cpp
}


def wiring(name):
    """Return the wiring of the board `name` as `Pico` takes it."""
    board = importlib.import_module("hw.boards." + name)
    pins = zip(BUTTONS, board.BUTTONS, strict=True)
    panel = {"driver": board.DRIVER, "width": board.WIDTH, "height": board.HEIGHT}
    return {
        "panel": {**panel, **(_i2c if hasattr(board, "SDA") else _spi)(name, board)},
        "buttons": {button: gpio for button, gpio in pins if gpio is not None},
    }


def _i2c(name, board):
    return {
        "i2c": board.BUS,
        "sda": board.SDA,
        "scl": board.SCL,
        "address": board.ADDRESS,
        "column": board.COLUMN,
        "memory": 132 if name == "pico_sh1106" else 128,
    }


def _spi(name, board):
    return {
        "spi": board.BUS,
        "cs": board.CS,
        "dc": board.DC,
        "rst": board.RST,
        "backlight": board.BACKLIGHT,
        "column": getattr(board, "COLUMN", 0),
        "upright": _UPRIGHT.get(name),
    }
