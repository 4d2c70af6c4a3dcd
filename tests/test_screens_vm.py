"""The application in MicroPython: it plays there, and a redraw allocates nothing."""

import ast

import pytest

from tests.vm import ROOT, compiled, sources

SCREENS = (
    "table", "builder", "pause", "fairness", "log", "settings", "sheet", "hint", "statistics",
    "openings", "glossary", "in glossary", "rules", "in rules",
)  # fmt: skip
SCRIPT = """
import screens
print(screens.%s(%r, %d))
"""


def files():
    """Everything that a board gets, compiled, and the script."""
    found = sources("engine", "firmware")
    for path in ("hw/__init__.py", "hw/buttons.py", "hw/canvas.py"):
        found[path] = (ROOT / path).read_bytes()
    found["screens.py"] = (ROOT / "tests" / "device" / "screens.py").read_bytes()
    found = compiled(found)
    for path in (ROOT / "firmware" / "assets").glob("*.bin"):
        found["firmware/assets/" + path.name] = path.read_bytes()
    return found


@pytest.mark.parametrize("size", [(128, 64, 2), (240, 240, 16)])
@pytest.mark.parametrize("language", [3, 4])
def test_a_redraw_allocates_nothing(machine, size, language):
    printed = machine.run(SCRIPT % ("redraws", size, language), files(), timeout=100)
    assert ast.literal_eval(printed) == dict.fromkeys(SCREENS, 0)


@pytest.mark.parametrize("size", [(128, 64, 2), (240, 240, 16)])
def test_what_teaches_runs_in_micropython(machine, size):
    printed = machine.run(SCRIPT % ("teaches", size, 1), files(), timeout=100)
    assert ast.literal_eval(printed) == {"lesson": 0, "code": 0}


@pytest.mark.parametrize("size", [(128, 64, 2), (240, 240, 16)])
def test_marking_cards_allocates_nothing(machine, size):
    printed = machine.run(SCRIPT % ("marks", size, 1), files(), timeout=100)
    assert ast.literal_eval(printed) == {"steps": 0, "drawn": 0}


@pytest.mark.parametrize("size", [(128, 64, 2), (240, 240, 16)])
def test_a_sliding_card_allocates_nothing(machine, size):
    printed = machine.run(SCRIPT % ("slides", size, 1), files(), timeout=100)
    assert ast.literal_eval(printed) == 0
