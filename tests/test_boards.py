"""hw/boards: every board's file has the same names, and what it says can be wired."""

import importlib

import pytest

from firmware import files
from hw.boards import sim
from tests import vm
from tools import build, golden

COMMON = {
    "NAME", "DRIVER", "WIDTH", "HEIGHT", "COLOURS", "ROTATION",
    "BUTTONS", "SOUND", "BACKLIGHT", "BATTERY", "LED",
}  # fmt: skip
_SPI = {"BUS", "CLOCK", "SCK", "MOSI", "CS", "DC", "RST"}
# driver: what it reads of a board besides
OWN = {
    "ssd1306": {"BUS", "CLOCK", "SDA", "SCL", "ADDRESS", "COLUMN"},
    "ssd1306_spi": _SPI | {"COLUMN"},
    "st7789": _SPI | {"ORDERS"},
    None: set(),
}
BOARDS = sorted(p.stem for p in (vm.ROOT / "hw/boards").glob("*.py") if p.stem != "__init__")
WIRED = build.boards()
# RP2040 datasheet, table 2 (1.4.3): the pins that each function of a bus may use.
_PINS = {
    ("spi", 0): {"SCK": {2, 6, 18, 22}, "MOSI": {3, 7, 19, 23}},
    ("spi", 1): {"SCK": {10, 14, 26}, "MOSI": {11, 15, 27}},
    ("i2c", 0): {"SDA": set(range(0, 29, 4)), "SCL": set(range(1, 30, 4))},
    ("i2c", 1): {"SDA": set(range(2, 27, 4)), "SCL": set(range(3, 28, 4))},
}


def board(name):
    return importlib.import_module("hw.boards." + name)


def names(module):
    return {name for name in dir(module) if name.isupper()}


def pins(module):
    """Every GPIO that a board names, in a list."""
    found = [getattr(module, name, None) for name in ("SDA", "SCL", "SCK", "MOSI", "CS", "DC")]
    found += [getattr(module, "RST", None), module.SOUND, module.BACKLIGHT, module.LED]
    found += [*module.BUTTONS, module.BATTERY and module.BATTERY[0]]
    return [pin for pin in found if pin is not None]


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_has_the_same_names(name):
    module = board(name)
    assert names(module) - {"SIZES"} == COMMON | OWN[module.DRIVER]
    assert name == module.NAME
    assert len(module.BUTTONS) == 8
    assert module.ROTATION in (0, 180)


@pytest.mark.parametrize("name", BOARDS)
def test_its_display_has_a_layout(name):
    module = board(name)
    assert (module.WIDTH, module.HEIGHT, module.COLOURS) in sim.SIZES.values()


@pytest.mark.parametrize("name", WIRED)
def test_a_pin_serves_one_thing(name):
    used = pins(board(name))
    assert len(used) == len(set(used))
    assert all(0 <= pin < 30 for pin in used)


@pytest.mark.parametrize("name", WIRED)
def test_the_bus_reaches_its_pins(name):
    module = board(name)
    kind = "i2c" if hasattr(module, "SDA") else "spi"
    for role, allowed in _PINS[kind, module.BUS].items():
        assert getattr(module, role) in allowed


@pytest.mark.parametrize("name", WIRED)
def test_it_has_arrows_or_four_buttons(name):
    buttons = board(name).BUTTONS
    assert None not in buttons[4:6]
    assert None not in buttons[:4] or None not in buttons[6:]


def test_sound_and_backlight_do_not_share_a_pwm_slice():
    """A slice has one frequency: a tone would change the light's (RP2040 datasheet 4.5.2)."""
    for name in WIRED:
        module = board(name)
        if module.SOUND is not None and module.BACKLIGHT is not None:
            assert (module.SOUND >> 1) & 7 != (module.BACKLIGHT >> 1) & 7


def test_the_table_of_pairs_has_both_pixels_of_each_byte(machine):
    """hw/st7789: 0x2A of a canvas is a pixel of colour 2, then one of colour 10."""
    script = """
import sys
sys.modules["machine"] = type("machine", (), {"PWM": None, "SPI": None, "Pin": None})
from firmware import palette
import micropython
source = open("hw/st7789.py").read()
# The function in machine code runs on the RP2040 only.
exec(source[:source.index("# 0.4")] + source[source.index("def pairs"):])
table = pairs(palette.RGB)
a, b = palette.rgb565(2), palette.rgb565(10)
print(list(table[4 * 0x2A : 4 * 0x2B]) == [a >> 8, a & 255, b >> 8, b & 255], len(table))
"""
    assert machine.run(script, vm.sources("hw", "firmware", "engine")).strip() == "True 1024"


@pytest.mark.parametrize("name", WIRED)
def test_a_board_has_every_file_that_its_screens_open(name, monkeypatch):
    """Fonts of other layouts are left out."""
    opened = set()

    def asset(name, inner=files.asset):
        opened.add("firmware/assets/" + name)
        return inner(name)

    monkeypatch.setattr(files, "asset", asset)
    size = "%dx%d" % (board(name).WIDTH, board(name).HEIGHT)
    assert list(golden.scenes((size,), ("en", "ar")))
    installed = {path for path in build.sources(name) if path.startswith("firmware/assets/")}
    assert opened <= installed
    of_languages = ("/text_", "/learn_", "_title")  # the other languages' are not opened here
    assert {
        path for path in installed - opened if not any(s in path for s in of_languages)
    } == set()
