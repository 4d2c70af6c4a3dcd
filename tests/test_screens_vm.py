"""The application in MicroPython, with short names: it plays there, a redraw allocates nothing."""

import ast
import functools

import pytest

from tests.vm import ROOT, compiled, sources
from tools import fold, shorten

SCREENS = (
    "table", "builder", "pause", "fairness", "log", "settings", "sheet", "hint", "statistics",
    "openings", "glossary", "in glossary", "rules", "in rules",
)  # fmt: skip
SCRIPT = """
import screens
print(screens.%s(%r, %d))
"""


@functools.cache
def names():
    """The short names of all modules of a board but its own, and of the script."""
    found = sources("engine", "firmware")
    for path in ("hw/__init__.py", "hw/buttons.py", "hw/canvas.py"):
        found[path] = (ROOT / path).read_bytes()
    found["screens.py"] = (ROOT / "tests" / "device" / "screens.py").read_bytes()
    return shorten.Names(fold.folded(found))


@functools.cache
def files():
    found = compiled(names().shortened())
    for path in (ROOT / "firmware" / "assets").glob("*.bin"):
        found["firmware/assets/" + path.name] = path.read_bytes()
    return found


def printed(machine, *scripts, timeout=100):
    """What scripts print that call tests/device/screens.py, in turn."""
    return machine.run([names().script(script) for script in scripts], files(), timeout=timeout)


def run(machine, *call):
    """Call a function of tests/device/screens.py; return its value."""
    return ast.literal_eval(printed(machine, SCRIPT % call))


@pytest.mark.parametrize("size", [(128, 64, 2), (240, 240, 16)])
@pytest.mark.parametrize("language", [3, 4])
def test_a_redraw_allocates_nothing(machine, size, language):
    assert run(machine, "redraws", size, language) == dict.fromkeys(SCREENS, 0)


@pytest.mark.parametrize("size", [(128, 64, 2), (240, 240, 16)])
def test_what_teaches_runs_in_micropython(machine, size):
    assert run(machine, "teaches", size, 1) == {"lesson": 0, "code": 0}


@pytest.mark.parametrize("size", [(128, 64, 2), (240, 240, 16)])
def test_marking_cards_allocates_nothing(machine, size):
    assert run(machine, "marks", size, 1) == {"steps": 0, "drawn": 0}


@pytest.mark.parametrize("size", [(128, 64, 2), (240, 240, 16)])
def test_a_sliding_card_allocates_nothing(machine, size):
    assert run(machine, "slides", size, 1) == 0
