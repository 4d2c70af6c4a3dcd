"""`make pins`: the pin tables of docs/hardware.md and the drawing docs/wiring.svg, from hw/boards.

python -m tools.pins
"""

import importlib

from tools import build, cli

PAGE = build.ROOT / "docs" / "hardware.md"
DRAWING = build.ROOT / "docs" / "wiring.svg"
BEGIN, END = "<!-- pins: make pins writes them -->", "<!-- end of pins -->"
BUTTONS = ("▲", "▼", "◀", "▶", "A", "B", "X", "Y")

# Raspberry Pi Pico datasheet, figure 2: the pins from 1 to 40; a number is a GPIO.
_PINS = (
    0, 1, "GND", 2, 3, 4, 5, "GND", 6, 7, 8, 9, "GND", 10, 11, 12, 13, "GND", 14, 15,
    16, 17, "GND", 18, 19, 20, 21, "GND", 22, "RUN", 26, 27, "AGND", 28, "VREF", "3V3", "3V3_EN",
    "GND", "VSYS", "VBUS",
)  # fmt: skip
_HAND_WIRED = ("pico_oled", "pico_sh1106")

# (part, name in the board's file) of what is not a button
_PARTS = (
    ("display SDA", "SDA"),
    ("display SCL", "SCL"),
    ("display clock", "SCK"),
    ("display data in (MOSI)", "MOSI"),
    ("display chip select", "CS"),
    ("display data/command", "DC"),
    ("display reset", "RST"),
    ("backlight", "BACKLIGHT"),
    ("buzzer or loudspeaker", "SOUND"),
    ("LED", "LED"),
)


def load(name):
    return importlib.import_module("hw.boards." + name)


def wires(board):
    """(part, GPIO) of everything that a board has."""
    for part, name in _PARTS:
        if getattr(board, name, None) is not None:
            yield part, getattr(board, name)
    for label, pin in zip(BUTTONS, board.BUTTONS, strict=True):
        if pin is not None:
            yield "button " + label, pin
    if board.BATTERY:
        yield "battery (ADC)", board.BATTERY[0]


def pin_of(gpio):
    """The number of a Pico's pin, or None for what is only on its board."""
    return _PINS.index(gpio) + 1 if gpio in _PINS else None


def table(name):
    """A board's pins as a Markdown table; with the Pico's pins where one wires it by hand."""
    by_hand = name in _HAND_WIRED
    rows = ["### " + name, "", "%d×%d, %s." % _display(load(name)), ""]
    rows += (
        ["| part | GPIO | pin |", "|---|---|---|"] if by_hand else ["| part | GPIO |", "|---|---|"]
    )
    for part, gpio in wires(load(name)):
        place = " %s |" % (pin_of(gpio) or "on the Pico") if by_hand else ""
        rows.append("| %s | GP%d |%s" % (part, gpio, place))
    return "\n".join(rows)


def _display(board):
    bus = "I2C" if hasattr(board, "SDA") else "SPI"
    return board.WIDTH, board.HEIGHT, "%s%d" % (bus, board.BUS)


def page(text):
    """The page's text with its tables written anew."""
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    tables = "\n\n".join(table(name) for name in build.boards())
    return before + BEGIN + "\n" + tables + "\n" + END + after


# -- the drawing: the Pico in the middle, its pins 1 to 20 at the left, 40 to 21 at the right

_ROW, _TOP, _LEFT, _RIGHT = 22, 70, 330, 470
_INK = {"3V3": "#c21420", "GND": "#222222", "signal": "#124fb8"}


def _y(pin):
    return _TOP + _ROW * ((pin if pin <= 20 else 41 - pin) - 1) + _ROW // 2


def _line(kind, *points):
    path = " ".join("%d,%d" % point for point in points)
    return '<polyline points="%s" fill="none" stroke="%s" stroke-width="2"/>' % (path, _INK[kind])


def _box(x, y, w, h, label, fill="#f4f1e4"):
    shape = '<rect x="%d" y="%d" width="%d" height="%d" rx="4" fill="%s" stroke="#444"/>' % (
        x, y, w, h, fill)  # fmt: skip
    return shape + _text(x + w // 2, y + h // 2 + 4, label)


def _text(x, y, label, anchor="middle"):
    return '<text x="%d" y="%d" text-anchor="%s">%s</text>' % (x, y, anchor, label)


def _pico(used):
    yield _box(_LEFT, _TOP - 14, _RIGHT - _LEFT, 20 * _ROW + 28, "", "#d9efdf")
    yield _text((_LEFT + _RIGHT) // 2, _TOP + 10 * _ROW, "Pico")
    for number, name in enumerate(_PINS, 1):
        label = "GP%d" % name if isinstance(name, int) else name
        left = number <= 20
        weight = ' font-weight="bold"' if number in used else ' fill="#888"'
        x, anchor = (_LEFT + 6, "start") if left else (_RIGHT - 6, "end")
        text = "%d %s" % (number, label) if left else "%s %d" % (label, number)
        yield "<g%s>%s</g>" % (weight, _text(x, _y(number) + 4, text, anchor))


def _buttons(board):
    ground = _y(18)
    pins = [pin_of(gpio) for gpio in board.BUTTONS if gpio is not None]
    yield _line("GND", (40, _y(min(pins))), (40, _y(max(pins))))
    yield _line("GND", (40, ground), (_LEFT, ground))
    for label, gpio in zip(BUTTONS, board.BUTTONS, strict=True):
        if gpio is not None:
            y = _y(pin_of(gpio))
            yield _line("GND", (40, y), (100, y))
            yield _line("signal", (150, y), (_LEFT, y))
            yield _box(100, y - 9, 50, 18, label)


def _panel(board):
    data, clock = pin_of(board.SDA), pin_of(board.SCL)
    supply = data - 1  # a free row above
    yield _box(30, _y(supply) - 34, 120, 4 * _ROW + 34, "")
    yield _text(90, _y(supply) - 16, "OLED 128×64")
    for label, pin in (("VCC", supply), ("SDA", data), ("SCL", clock), ("GND", 8)):
        yield _text(144, _y(pin) + 4, label, "end")
    yield _line("signal", (150, _y(data)), (_LEFT, _y(data)))
    yield _line("signal", (150, _y(clock)), (_LEFT, _y(clock)))
    yield _line("GND", (150, _y(8)), (_LEFT, _y(8)))
    over = ((150, _y(supply)), (250, _y(supply)), (250, 30), (540, 30), (540, _y(36)))
    yield _line("3V3", *over, (_RIGHT, _y(36)))


def _buzzer(board):
    pin = pin_of(board.SOUND)
    yield _line("signal", (_RIGHT, _y(pin)), (560, _y(pin)))
    yield _line("GND", (_RIGHT, _y(23)), (560, _y(23)))
    yield _box(560, _y(23) - 10, 70, _y(pin) - _y(23) + 20, "buzzer")


def drawing():
    """The reference wiring as SVG."""
    board = load(build.DEFAULT_BOARD)
    used = {pin_of(gpio) for _, gpio in wires(board)} | {8, 18, 23, 36}
    head = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 540" font-family="sans-serif" '
        'font-size="12">'
    )
    parts = [head, '<rect width="660" height="540" fill="#ffffff"/>']
    for piece in (_pico(used), _panel(board), _buttons(board), _buzzer(board)):
        parts.extend(piece)
    return "\n".join([*parts, "</svg>"]) + "\n"


def main(argv=None):
    cli.none("tools.pins", __doc__, argv)
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    DRAWING.write_text(drawing(), encoding="utf-8")


if __name__ == "__main__":
    main()
