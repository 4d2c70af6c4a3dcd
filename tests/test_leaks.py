"""Opening and closing screens leaves the heap as it was."""

import ast

import pytest

from tests.test_screens_vm import printed
from tests.vm import ROOT

START = """
import gc, screens
app = screens.%s(%r, %d)
"""
TOUR = "screens.tour(app, screens.%s, %d)"
MARK = "print(gc.mem_alloc())"
# A collection in between frees what the wasm port keeps during a call.
AT_ONCE = 5
# Tables that grow by doubling have done so.
WARM = 2
# By screens at the table and between rounds: what makes the application for them.
TOURS = {"AT_TABLE": "table", "BETWEEN": "between"}


def heap(machine, tour, size, language, times):
    """Bytes in use, again and again, while each screen of a tour is opened so many times."""
    start = START % (TOURS[tour], size, language)
    around = TOUR % (tour, AT_ONCE)
    scripts = [start, *[around] * WARM, *[MARK, around] * (times // AT_ONCE), MARK]
    return [int(line) for line in printed(machine, *scripts, timeout=60 + times).split()]


def test_every_screen_is_opened(unix):
    """The title is the stack's bottom; an entry is in the glossary."""
    opened = printed(unix, "import screens; print(screens.AT_TABLE + screens.BETWEEN)")
    there = {path.stem for path in (ROOT / "firmware" / "screens").glob("[!_]*.py")}
    assert there - set(ast.literal_eval(opened)) == {"title", "entry"}


def check(machine, tour, times):
    """What the stack still points at may be more from the second reading on, but never grows."""
    used = heap(machine, tour, (128, 64, 2), 1, times)
    half = len(used) // 2
    assert max(used[half:]) <= max(used[:half]), used


@pytest.mark.parametrize("tour", TOURS)
def test_no_screen_keeps_memory_when_it_is_closed(machine, tour):
    check(machine, tour, 20)


@pytest.mark.long
@pytest.mark.parametrize("tour", TOURS)
def test_no_screen_keeps_memory_in_a_thousand_openings(machine, tour):
    check(machine, tour, 1000)
