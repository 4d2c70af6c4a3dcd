"""The game on the reference board, from power-on to the end of a round, by buttons alone."""

import pytest

from tests.emulated.boards import wiring
from tests.emulated.pico import Pico
from tests.emulated.twin import Person, dealt, settings_files
from tools import build

BOARD = "pico_oled"
_VARIANT = 1  # talaj51
_RAMI = 4
_FRENCH, _INSTANT = 2, 2
_CHOSEN = {"lang": _FRENCH, "speed": _INSTANT, "variant": _VARIANT, "players": 2, "level": 0}
# Seconds between two presses, what it takes to see what the first one did; also, a button that is
# pressed again within 50 ms is still ringing.
_GAP = 0.25


@pytest.fixture(scope="module")
def files():
    return build.files(BOARD)


@pytest.fixture
def twin(tmp_path):
    """A match that has just been dealt, in the simulator, and saved."""
    return dealt(BOARD, tmp_path, **_CHOSEN)


def compare(pico, twin, seconds=3):
    """Let the board run until its panel shows the simulator's picture; fail when it does not."""
    wanted, end = twin.pixels(), pico.time + seconds
    while pico.panel().tobytes() != wanted:
        if pico.time > end:
            pico.keep_pictures(wanted)
            raise AssertionError("the panel differs from the simulator; serial: " + pico.serial())
        pico.run(0.02)


def press(pico, twin, name):
    """Press on both; return milliseconds until the board's first new picture was complete."""
    before = len(pico.ask("panel")["frames"])
    start = pico.press(name)
    twin.press(name)
    pico.run(_GAP)
    compare(pico, twin)
    frames = pico.ask("panel")["frames"]
    return (frames[before][1] - start) * 1000 if len(frames) > before else None


def percentile(values, percent):
    values = sorted(values)
    return values[min(len(values) - 1, len(values) * percent // 100)]


def test_power_on_to_title(files, figures):
    kept = {"data/" + name: data for name, data in settings_files(**_CHOSEN).items()}
    with Pico(wiring(BOARD), files={**files, **kept}, usb=False) as pico:
        figures.add("power-on to title", pico.start(), "s", 1.5)


def test_the_first_time_a_language_is_asked_for(files):
    with Pico(wiring(BOARD), files=files) as pico:
        pico.start()
        pico.press("A")
        pico.until_drawn()
        pico.run(0.3)
        assert pico.saved("settings")[1]


def test_when_a_deal_is_shown_flash_has_it(files):
    """G-SNAPSHOT: who switches off on seeing the first cards finds them again."""
    kept = {"data/" + name: data for name, data in settings_files(**_CHOSEN).items()}
    with Pico(wiring(BOARD), files={**files, **kept}, usb=False) as pico:
        pico.start()
        for _ in range(2):
            pico.press("A")
            pico.run(_GAP)
        asked = pico.panel().tobytes()
        assert not pico.saved("match")
        pico.press("A")
        while pico.panel().tobytes() == asked:
            assert pico.run(0.005) == "limit"
        pico.power_cycle()
        assert pico.saved("match")


def test_a_whole_round_equals_the_simulator(files, twin, figures):
    with Pico(wiring(BOARD), files={**files, **twin.files()}) as pico:
        pico.start()
        compare(pico, twin)
        person, acts = Person(twin), []
        while True:
            name = person.next()
            done = twin.app.session.nlog if twin.app.session else 0
            took = press(pico, twin, name)
            if twin.screen.name == "score":
                break
            if not done:
                pico.run(1)  # what a new screen has imported is moved to flash
            if twin.app.session.nlog != done:
                acts.append(took)
        for name in ("DOWN", "A", "B"):
            press(pico, twin, name)
        assert pico.saved("match") == twin.device.load("match")
        assert not pico.ask("panel")["unknown"]
        figures.add("a press that acts, 95 %% of %d" % len(acts), percentile(acts, 95), "ms", 60)


def test_of_two_buttons_together_only_the_first_counts(files, twin):
    """Back and do it: the menu opens and closes, and no card is drawn or thrown."""
    with Pico(wiring(BOARD), files={**files, **twin.files()}) as pico:
        pico.start()
        press(pico, twin, "A")
        done = twin.app.session.nlog
        for _ in range(2):
            pico.press("B")
            pico.run(0.01)
            pico.press("A")
            twin.press("B")
            pico.run(_GAP)
            compare(pico, twin)
        assert (twin.screen.name, twin.app.session.nlog) == ("table", done)


@pytest.mark.long
def test_a_whole_match_equals_the_simulator(files, tmp_path):
    """From the first deal to the title again, by presses alone, picture by picture."""
    twin = dealt(BOARD, tmp_path, **{**_CHOSEN, "variant": _RAMI})
    with Pico(wiring(BOARD), files={**files, **twin.files()}) as pico:
        pico.start()
        press(pico, twin, "A")
        person, rounds = Person(twin), set()
        while twin.screen.name != "title":
            rounds.add(twin.app.session.state.round)
            press(pico, twin, person.next())
        assert len(rounds) == 4
        assert not pico.saved("match")
        for name in ("stats", "settings"):
            assert pico.saved(name) == twin.device.load(name)


def test_cursor_moves(files, twin, figures):
    with Pico(wiring(BOARD), files={**files, **twin.files()}) as pico:
        pico.start()
        press(pico, twin, "A")
        pico.run(1)  # meanwhile what was imported is moved to flash
        taken = [press(pico, twin, name) for name in ("RIGHT", "LEFT", "RIGHT", "UP", "DOWN") * 2]
        figures.add("a move of the cursor, 95 %", percentile(taken, 95), "ms", 40)
