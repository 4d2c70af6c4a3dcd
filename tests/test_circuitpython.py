"""The game as CircuitPython runs it: displayio by Blinka, stand-ins for its other modules."""

import sys
import types

import pytest

from hw import buttons
from hw.boards import circuitpython as wiring
from tools import pixels


class Events(list):
    def get(self):
        return self.pop(0) if self else None


class Keys:
    """keypad.Keys: the pins that it was given, and the events that the test adds."""

    made: list = []

    def __init__(self, pins, value_when_pressed, pull):
        self.pins, self.events = pins, Events()
        Keys.made.append(self)

    def move(self, number, pressed):
        self.events.append(types.SimpleNamespace(key_number=number, pressed=pressed))


@pytest.fixture
def game(monkeypatch, tmp_path):
    """The module with a display of 240 by 240, all buttons, and files in the test's folder."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    display = pytest.importorskip("blinka_displayio_pygamedisplay")
    import displayio

    screen = display.PyGameDisplay(width=240, height=240)
    pins = {name: name for name in wiring.BUTTONS}
    board = types.SimpleNamespace(DISPLAY=screen, **pins)
    clock = types.SimpleNamespace(now=0)
    clock.ticks_ms = lambda: clock.now
    monkeypatch.setitem(sys.modules, "board", board)
    monkeypatch.setitem(sys.modules, "keypad", types.SimpleNamespace(Keys=Keys))
    monkeypatch.setitem(sys.modules, "supervisor", clock)
    monkeypatch.delitem(sys.modules, "firmware.circuitpython", raising=False)
    from firmware import circuitpython
    from hw.storage import Files

    monkeypatch.setattr(circuitpython, "Files", lambda folder: Files(str(tmp_path)))
    yield circuitpython
    displayio.release_displays()


def test_the_language_is_chosen_by_buttons_and_shown(game):
    device = game.Device()
    keys, clock = Keys.made[-1], game.supervisor
    assert keys.pins == list(wiring.BUTTONS)
    app = game.App(device)
    device.step(app, 0)
    assert app.stack[-1].name == "language"
    for number, pressed, now in ((1, True, 100), (1, False, 200), (4, True, 300), (4, False, 400)):
        keys.move(number, pressed)
        clock.now = now
        device.step(app, 100)
    assert app.stack[-1].name == "title"
    assert app.settings.lang == 2
    shown = device.display._bitmap
    canvas = device.canvas
    data = pixels.indexed(canvas.buffer, 240, 240, 16)
    assert [shown[i % 240, i // 240] for i in range(0, 57600, 7)] == list(data[::7])


def test_absent_buttons_leave_the_others_in_their_places(game):
    names = (None, "SW_DOWN", None, None, "SW_A", None, None, None)
    keys = game.Keys(names)
    Keys.made[-1].move(1, True)
    assert keys.next(1000) == buttons.A


def test_the_picture_is_turned_from_how_the_board_holds_it(game):
    device = game.Device()
    device.flip(True)
    assert game.board.DISPLAY.rotation == 180
    device.flip(False)
    assert game.board.DISPLAY.rotation == 0
