"""The emulated Pico itself: what is true of a real one must be true of it."""

import ast
import random
import subprocess
import sys

import pytest

from tests import vm
from tests.emulated import image
from tests.emulated.boards import wiring
from tests.emulated.pico import Pico
from tools.micropython_names import NAMES

_DRIVERS = vm.compiled(vm.sources("hw"), "-march=armv6m")


@pytest.fixture
def pico():
    with Pico(wiring("pico_oled"), files=_DRIVERS) as board:
        board.boot()
        yield board


_OPEN = """
from hw.boards import pico_oled
from hw import gpio, ssd1306
import framebuf, time
"""


def test_an_image_holds_what_was_packed():
    files = {"main.py": b"print(1)", "a/b/c.bin": bytes(range(256)) * 40, "empty": b""}
    assert image.unpack(image.pack(files)) == files


def test_python_runs_and_finds_its_files(pico):
    assert pico.exec("import os; print(sorted(os.listdir('hw')))").count(".mpy") > 3
    assert pico.exec("import sys; print(sys.platform, sys.implementation._mpy & 255)") == "rp2 6\n"


_NAMES = """
import array, binascii, builtins, framebuf, gc, hashlib, io, machine, micropython, os, rp2, sys
import time, uctypes, vfs
found = set()
def look(thing):
    found.update(name for name in dir(thing) if name[0] != "_")
for module in (array, binascii, builtins, framebuf, gc, hashlib, io, machine, micropython, os, sys,
               time, uctypes, vfs, rp2.Flash):
    look(module)
    for name in dir(module):
        look(getattr(module, name, None))
for thing in ("", b"", bytearray(), [], (), {}, set(), 1, memoryview(b""), array.array("H"),
              io.StringIO(), open("x", "w"), hashlib.sha256(), ValueError(), machine.Pin(2)):
    look(thing)
print(sorted(found))
"""


def test_all_names_that_are_micropythons_are_known(pico):
    """Else a build might give one of them another name (tools/shorten.py)."""
    assert set(ast.literal_eval(pico.exec(_NAMES))) <= NAMES


def test_time_follows_the_clock_of_the_board(pico):
    before = pico.time
    ticked = int(
        pico.exec(
            "import time\nt = time.ticks_us()\nfor i in range(20000): pass\n"
            "print(time.ticks_diff(time.ticks_us(), t))"
        )
    )
    assert ticked / 1e6 < pico.time - before
    # A published figure for a Pico: about 6 us an iteration of an empty loop at module level.
    assert 80_000 < ticked < 160_000


def test_files_written_by_the_board_are_in_flash(pico):
    pico.exec("with open('save', 'wb') as f: f.write(bytes(range(256)) * 20)")
    assert pico.erased and pico.programmed
    assert pico.read_files()["save"] == bytes(range(256)) * 20
    pico.power_cycle()
    pico.boot()
    assert pico.exec("print(len(open('save', 'rb').read()))") == "5120\n"


def test_an_erase_takes_its_time(pico):
    took = pico.exec(
        "import rp2, time\nflash = rp2.Flash()\nt = time.ticks_us()\nflash.ioctl(6, 300)\n"
        "print(time.ticks_diff(time.ticks_us(), t))"
    )
    assert 45_000 < int(took) < 50_000


@pytest.mark.parametrize("after", [0, 1, 2, 3])
def test_power_can_fail_at_any_flash_operation(pico, after):
    pico.exec("f = open('old', 'w'); f.write('x' * 3000); f.close()")
    pico.cut_power(after)
    pico.send(b"f = open('new', 'w'); f.write('y' * 3000); f.close()\x04")
    assert pico.run(2) == "power cut"
    pico.power_cycle()
    pico.boot()
    assert pico.exec("print(open('old').read() == 'x' * 3000)") == "True\n"


def test_a_reset_starts_anew(pico):
    pico.exec(
        "x = 1\nimport machine\n"
        "machine.Timer(period=20, mode=0, callback=lambda _: machine.reset())"
    )
    pico.run(0.5)
    assert pico.resets == 1
    assert "x" not in pico.exec("print(dir())")


def test_the_panel_answers_a_scan_and_nothing_else_does(pico):
    assert pico.exec(_OPEN + "print(ssd1306.I2C(0, sda=4, scl=5).scan())") == "[60]\n"


def test_the_panel_shows_the_buffer(pico):
    pico.exec(_OPEN + "display = ssd1306.open_display(pico_oled)\n")
    assert not any(pico.panel().tobytes())
    data = random.Random(1).randbytes(1024)
    pico.exec("display.show(%r, 0, 0, 128, 64)" % data)
    assert pico.panel().tobytes() == _pixels(data)
    state = pico.ask("panel")
    assert state["on"] and state["pump"] and state["contrast"] == 255 and not state["unknown"]


def test_a_rectangle_changes_its_own_pixels_only(pico):
    pico.exec(_OPEN + "display = ssd1306.open_display(pico_oled)\n")
    data = random.Random(2).randbytes(1024)
    pico.exec("display.show(%r, 21, 11, 42, 30)" % data)
    inside = bytes(
        value if 16 <= at % 128 < 48 and 8 <= at // 128 < 32 else 0
        for at, value in enumerate(_pixels(data))
    )
    assert pico.panel().tobytes() == inside


def test_the_panel_may_hang_upside_down(pico):
    pico.exec(_OPEN + "display = ssd1306.open_display(pico_oled)\n")
    data = random.Random(3).randbytes(1024)
    pico.exec("display.show(%r, 0, 0, 128, 64)\ndisplay.rotate(180)\n" % data)
    assert pico.panel().tobytes() == _pixels(data)[::-1]
    pico.exec("display.show(%r, 0, 0, 128, 64)\n" % data[::-1])
    assert pico.panel().tobytes() == _pixels(data[::-1])[::-1]


def test_showing_takes_the_time_of_the_bus_and_no_heap(pico):
    pico.exec(
        _OPEN + "import micropython\ndisplay = ssd1306.open_display(pico_oled)\n"
        "def show(b):\n"
        "    micropython.heap_lock()\n"
        "    t = time.ticks_us()\n"
        "    display.show(b, 0, 0, 128, 64)\n"
        "    t = time.ticks_diff(time.ticks_us(), t)\n"
        "    micropython.heap_unlock()\n"
        "    return t\n"
        "b = bytearray([85] * 1024)\n"
    )
    # 8 pages of 1 + 7 + 128 bytes, 9 bits each at no more than 400 kHz.
    assert 24_480 < int(pico.exec("print(show(b))")) < 29_000
    assert int(pico.exec("print(show(b))")) < 1_500
    assert int(pico.exec("b[300] = 0\nprint(show(b))")) < 2_200


@pytest.mark.parametrize("seed", range(3))
def test_only_what_changes_is_sent(pico, seed):
    """Whatever is shown in whatever order, the panel has it."""
    pico.exec(_OPEN + "display = ssd1306.open_display(pico_oled)\nb = bytearray(1024)\n")
    rng, data = random.Random(seed), bytearray(1024)
    for _ in range(12):
        pixels = [rng.randrange(1024) for _ in range(rng.randrange(6))]
        for at in pixels:
            data[at] ^= rng.randrange(256)
        script = "".join("b[%d] = %d\n" % (at, data[at]) for at in pixels)
        pico.exec(script + "display.show(b, 0, 0, 128, 64)\n")
        assert pico.panel().tobytes() == _pixels(data)


def test_no_panel_is_an_error_at_once():
    with Pico({"panel": None, "buttons": {}}, files=_DRIVERS) as board:
        board.boot()
        source = (
            _OPEN + "try:\n    ssd1306.open_display(pico_oled)\n"
            "except OSError as error:\n    print('OSError')\n"
        )
        assert board.exec(source) == "OSError\n"


@pytest.mark.parametrize("bounce", [False, True])
def test_presses_reach_the_program_while_it_draws(pico, bounce):
    pico.exec(
        _OPEN + "display = ssd1306.open_display(pico_oled)\nb = bytearray(1024)\n"
        "buttons = gpio.open_buttons(pico_oled)\n"
        "def watch():\n"
        "    print('ready')\n"
        "    seen = []\n"
        "    while len(seen) < 6:\n"
        "        for _ in range(10): display.show(b, 0, 0, 128, 64)\n"
        "        while event := buttons.next(time.ticks_ms()): seen.append(event)\n"
        "    print(seen)\n"
    )
    pico.interrupt()
    pico.send(b"watch()\x04")
    pico.until_serial("ready")
    for name in ("A", "B", "UP", "RIGHT", "A", "DOWN"):
        pico.press(name, bounce=bounce)
        pico.run(0.15)
    assert "[16, 32, 1, 8, 16, 2]" in pico.until_serial("]")


def test_without_a_pull_up_a_pin_reads_low(pico):
    source = "from machine import Pin\nprint(Pin(14, Pin.IN, %s).value())"
    assert pico.exec(source % "None") == "0\n"
    assert pico.exec(source % "Pin.PULL_UP") == "1\n"


def test_mpremote_connects_over_a_socket(pico):
    command = [sys.executable, "-m", "mpremote", "connect", pico.serve(), "exec", "print(6 * 7)"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.stdout.strip() == "42", done.stderr


def _pixels(data):
    """The pixels of a 128x64 buffer in MONO_VLSB, one byte each."""
    return bytes(
        255 * (data[(y >> 3) * 128 + x] >> (y & 7) & 1) for y in range(64) for x in range(128)
    )
