"""The game on each board with a display of another kind: it boots, and shows the simulator's
picture, either way up."""

import pytest

from firmware import palette
from tests.emulated.boards import wiring
from tests.emulated.pico import Pico
from tests.emulated.test_game import percentile
from tests.emulated.twin import dealt, settings_files
from tools import build

BOARDS = [name for name in build.boards() if name != "pico_oled"]
_COLOUR = ["picosystem", "pico_display"]
_CHOSEN = {"lang": 2, "speed": 2, "variant": 1, "players": 2, "level": 0}


@pytest.fixture
def twin(tmp_path, request):
    """A match that has just been dealt, in the simulator, and saved."""
    return dealt(request.node.callspec.params["name"], tmp_path, **_CHOSEN)


def wanted(twin):
    """The canvas as the panel's pixels."""
    canvas = twin.device.canvas
    if canvas.colours == 2:
        return twin.pixels()
    shown = []
    for i in range(16):
        colour = palette.rgb565(i)
        shown.append(bytes((colour >> 11 << 3, (colour >> 5 & 63) << 2, (colour & 31) << 3)))
    pixel = canvas.fb.pixel
    return b"".join(shown[pixel(x, y)] for y in range(canvas.height) for x in range(canvas.width))


def settle(pico, expected, what, seconds=6):
    """Let the board run until its panel shows a picture."""
    end = pico.time + seconds
    while pico.panel().tobytes() != expected:
        if pico.time > end:
            pico.keep_pictures(expected)
            raise AssertionError(what + ": the panel differs from the simulator: " + pico.serial())
        pico.run(0.03)


def turned(picture, size):
    """A picture's pixels, of `size` bytes each, upside down."""
    pixels = [picture[at : at + size] for at in range(0, len(picture), size)]
    return b"".join(reversed(pixels))


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_shows_what_the_simulator_shows(name, twin):
    with Pico(wiring(name), files={**build.files(name), **twin.files()}) as pico:
        pico.start()
        settle(pico, wanted(twin), "title")
        for button in ("A", "A", "B", "B"):
            pico.press(button)
            twin.press(button)
            pico.run(0.2)
            settle(pico, wanted(twin), "%s after %s" % (twin.screen.name, button))
        assert not pico.ask("panel")["unknown"]


@pytest.mark.parametrize("name", BOARDS)
def test_a_turned_board_shows_it_upside_down(name, twin):
    turn = {"data/" + name: data for name, data in settings_files(**_CHOSEN, flip=1).items()}
    match = {name: data for name, data in twin.files().items() if "settings" not in name}
    files = {**match, **turn}
    with Pico(wiring(name), files={**build.files(name), **files}) as pico:
        pico.start()
        picture = wanted(twin)
        settle(pico, turned(picture, 1 if twin.device.canvas.colours == 2 else 3), "title")


@pytest.mark.parametrize("name", _COLOUR)
def test_a_press_is_shown_in_time(name, twin, figures):
    """Moves of the cursor on the table, and a draw from the stock with its discard."""
    with Pico(wiring(name), files={**build.files(name), **twin.files()}) as pico:
        pico.start()
        pico.press("A")
        pico.run(3)  # what was imported is moved to flash
        there, back = ("RIGHT", "LEFT") if "LEFT" in pico.wiring["buttons"] else ("Y", "X")
        moves = [_took(pico, button) for button in (there, back) * 6]
        figures.add("%s: a move of the cursor, 95 %%" % name, percentile(moves, 95), "ms", 50)
        drawn = _took(pico, "A")
        figures.add("%s: a draw" % name, drawn, "ms", 90)


def _took(pico, button):
    """Milliseconds from a press to the end of the first picture that follows."""
    before = len(pico.ask("panel")["frames"])
    start = pico.press(button)
    pico.run(0.3)
    return (pico.ask("panel")["frames"][before][1] - start) * 1000


_SHOW = """
import micropython
from firmware import palette
from hw import board
from hw.canvas import Canvas
from hw.panel import Panel
canvas = Canvas(board.WIDTH, board.HEIGHT, board.COLOURS)
panel = Panel(board, palette.RGB)
boxes = ((0, 0, 999, 999), (3, 5, 1, 1), (1, 7, 40, 30), (board.WIDTH - 1, 0, 1, 40))
def show():
    for x, y, w, h in boxes:
        canvas.fill_rect(x, y, w, h, 1)
        canvas.show_on(panel)
micropython.heap_lock()
try:
    show()
finally:
    micropython.heap_unlock()
print(panel.present)
"""


@pytest.mark.parametrize("name", ["pico_display", "thumby"])
def test_a_driver_allocates_nothing(name):
    with Pico(wiring(name), files=build.files(name), names=build.names(name)) as pico:
        pico.moves("B", [(0, True)])
        pico.boot()
        pico.until_serial("B is held")
        assert pico.exec(_SHOW) == "True\n"
        assert min(pico.panel().tobytes()) >= 0xF8
