"""Boot, main loop, crash and storage on the emulated Pico, around a toy application."""

import random
from pathlib import Path

import pytest

from hw.storage import Slots
from tests.disk import Disk
from tests.emulated.boards import wiring
from tests.emulated.pico import Pico, PicoError
from tools import build, shorten

BOARD = "pico_oled"
_LED = 25

_TOY = {"firmware/app.py": Path(__file__).with_name("toy.py").read_bytes()}


@pytest.fixture(scope="module")
def toy():
    """The files of a board whose application is toy.py."""
    return build.files(BOARD, _TOY)


@pytest.fixture
def pico(toy):
    with Pico(wiring(BOARD), files=toy) as board:
        yield board


def bar(pico):
    """How many presses the toy's bar shows."""
    return pico.panel().tobytes()[: 16 * 128].count(255) / (4 * 16)


def press(pico, name, hold=0.08):
    start = pico.press(name, hold)
    drawn = pico.until_drawn()
    pico.run(0.15)
    return drawn - start


def test_a_press_is_drawn_soon(pico):
    pico.start()
    assert bar(pico) == 0
    for count in range(1, 5):
        assert press(pico, "A") < 0.04
        assert bar(pico) == count


def test_it_boots_from_a_battery_too(toy):
    with Pico(wiring(BOARD), files=toy, usb=False) as pico:
        assert pico.start() < 1
        press(pico, "A")
        assert bar(pico) == 1


def test_b_held_at_power_on_leaves_the_repl(pico):
    pico.moves("B", [(0, True)])
    pico.boot()
    pico.until_serial("B is held: no game.")
    with pytest.raises(PicoError, match="nothing drawn"):
        pico.until_drawn(0.5)
    assert pico.exec("print(1 + 1)") == "2\n"


def test_tools_can_stop_the_game(pico):
    pico.boot()
    pico.start()
    assert pico.exec("print(1 + 1)") == "2\n"


def test_a_save_outlives_the_power(pico):
    pico.start()
    for name in ("A", "A", "LEFT"):
        press(pico, name)
    pico.power_cycle()
    pico.start()
    assert bar(pico) == 2
    assert pico.saved("count") == b"\x02"


@pytest.mark.parametrize("done", [0, 17, 100, 200, 255])
def test_a_power_cut_at_any_point_of_a_save_keeps_the_old_or_the_new(pico, done):
    """`done` bytes into each of a save's flash operations, one after the other."""
    pico.start()
    saved, cuts = 0, 0
    while True:
        before = round(bar(pico))
        pico.cut_power(cuts, done)
        pico.press("LEFT")
        if pico.run(0.5) == "limit":
            break
        cuts += 1
        pico.power_cycle()
        pico.start()
        assert bar(pico) in (saved, before)
        saved = round(bar(pico))
        press(pico, "A")
    assert cuts


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_power_cuts_over_a_hundred_saves(pico, seed):
    """So many that the folder's blocks are erased and filled several times."""
    rng = random.Random(seed)
    pico.start()
    saved, cuts = 0, 0
    for _ in range(100):
        before = round(bar(pico))
        pico.cut_power(rng.randrange(4), rng.randrange(256))
        pico.press("LEFT")
        if pico.run(0.3) == "power cut":
            cuts += 1
            pico.power_cycle()
            pico.start()
            assert bar(pico) in (saved, before)
            saved = round(bar(pico))
        else:
            saved = before
        if rng.random() < 0.2:
            pico.power_cycle()
            pico.start()
            assert bar(pico) == saved
        press(pico, "A")
        if bar(pico) > 24:
            pico.cut_power(None)
            pico.exec("import os; os.remove('data/count.0'); os.remove('data/count.1')")
            pico.power_cycle()
            pico.start()
            saved = 0
    assert cuts > 10


def test_the_picture_can_be_turned(pico):
    pico.start()
    press(pico, "A")
    before = pico.panel().tobytes()
    press(pico, "RIGHT")
    after = pico.panel().tobytes()[::-1]
    assert after.count(255) == before.count(255) + 4 * 16
    assert all(after[at] for at, pixel in enumerate(before) if pixel)


def test_an_exception_is_shown_and_kept_and_a_button_starts_anew(toy):
    disk = Disk()
    Slots(disk).save("match", b"M!")
    files = {"data/" + name: data for name, data in disk.files.items()}
    with Pico(wiring(BOARD), files={**toy, **files}) as pico:
        pico.boot()
        pico.start()
        pico.press("B")
        pico.until_drawn()
        assert sum(pico.panel().tobytes()) > 255 * 300
        printed = pico.until_serial("ValueError: toy")
        assert "Traceback" in printed and "line" in printed
        assert pico.saved("crash").endswith(b"ValueError: toy\nmatch 4d21\n")
        pico.run(0.2)
        pico.press("A")
        pico.run(0.5)
        assert pico.resets == 1
        assert bar(pico) == 0


def test_no_display_does_not_stop_the_boot(toy):
    with Pico({**wiring(BOARD), "panel": None}, files=toy) as pico:
        pico.boot()
        assert pico.until_serial("check the wiring", 3).count("No display") == 1
        pico.run(5)
        assert "No display" not in pico.serial()
        assert pico.ask("pin", gpio=_LED)["level"]
        pico.press("LEFT")
        pico.run(0.5)
        assert pico.saved("count") == b"\x00"


def test_a_display_that_comes_back_is_drawn_again(pico):
    pico.start()
    press(pico, "A")
    pico.ask("plug", present=False)
    pico.press("A")
    pico.run(1)
    assert pico.ask("pin", gpio=_LED)["level"]
    pico.ask("plug", present=True)
    pico.until_drawn()
    assert bar(pico) == 2
    assert not pico.ask("pin", gpio=_LED)["level"]


def test_it_dims_and_sleeps_and_the_press_that_wakes_it_counts(pico):
    names = shorten.Names(build.module_sources(BOARD, _TOY))
    script = "from hw.power import Idle\nIdle.dim = 400\nIdle.sleep = 1200\nimport main"
    pico.boot()
    pico.interrupt()
    pico.send(names.script(script).encode() + b"\x04")
    pico.until_drawn()
    full = pico.ask("panel")["contrast"]
    pico.run(0.7)
    assert pico.ask("panel")["on"] and pico.ask("panel")["contrast"] < full
    pico.run(1)
    assert not pico.ask("panel")["on"]
    press(pico, "A")
    state = pico.ask("panel")
    assert state["on"] and state["contrast"] == full
    assert bar(pico) == 1
    pico.run(2)
    assert not pico.ask("panel")["on"]
    press(pico, "A")
    assert bar(pico) == 2
