"""The panel: how bright it is, and that a display which is found late is lit as was asked."""

import sys
from types import ModuleType, SimpleNamespace

import pytest

from hw.panel import Panel

BOARD = SimpleNamespace(DRIVER="pretended", ROTATION=0)


class Display:
    """Notes what it is told."""

    def __init__(self):
        self.told = []

    def contrast(self, level):
        self.told.append(level)

    def power(self, on):
        self.told.append(on)


@pytest.fixture
def display(monkeypatch):
    module = ModuleType("hw.pretended")
    module.display = Display()
    module.open_display = lambda board, rgb: module.display
    monkeypatch.setitem(sys.modules, "hw.pretended", module)
    return module.display


def test_the_light_stays_below_the_most_that_was_set(display):
    panel = Panel(BOARD, b"")
    panel.bright(120)
    panel.light(40)
    panel.light(255)
    assert display.told == [120, 40, 120]


def test_another_brightness_holds_at_once(display):
    panel = Panel(BOARD, b"")
    panel.light(40)
    panel.bright(255)
    panel.light(255)
    panel.bright(40)
    assert display.told == [40, 40, 255, 40]


def test_a_sleeping_panel_sleeps_whatever_its_brightness(display):
    panel = Panel(BOARD, b"")
    panel.light(0)
    panel.bright(40)
    panel.light(255)
    assert display.told == [False, True, 40]
