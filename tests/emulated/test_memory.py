"""The heap of the reference board in a running match, and what takes some of it."""

import pytest

from tests.emulated.boards import wiring
from tests.emulated.pico import Pico
from tests.emulated.test_game import BOARD, files, twin  # noqa: F401 (fixtures)

_BYTES = 1024

# Opens the match as main.py does, but keeps hold of its parts.
_OPEN = """
import gc, micropython
from firmware.device import Device
from firmware.app import App
device = Device()
app = App(device)
gc.collect()
print(gc.mem_free())
app.resume()
for _ in range(5):
    device.step(app, 5)
gc.collect()
print(gc.mem_free())
"""

# Runs o.name(…) with the heap locked from now on, and lists what asked for memory.
_LOCK = """
failed = []
def lock(o, name):
    inner = getattr(o, name)
    def locked(a=None, b=None):
        micropython.heap_lock()
        try:
            r = inner() if a is None else inner(a) if b is None else inner(a, b)
        except MemoryError:
            r = failed
        micropython.heap_unlock()
        if r is failed:
            failed.append(name)
            r = inner() if a is None else inner(a) if b is None else inner(a, b)
        return r
    setattr(o, name, locked)
"""


@pytest.fixture
def repl(files, twin):  # noqa: F811
    """The board with a match in its files and nothing running."""
    with Pico(wiring(BOARD), files={**files, **twin.files()}) as board:
        board.moves("B", [(0, True)])
        board.boot()
        board.until_serial("B is held")
        board.moves("B", [(0, False)])
        board.run(0.1)
        yield board


def test_free_heap(repl, figures):
    booted, playing = map(int, repl.exec(_OPEN, 20).split())
    figures.add("heap free at the title", booted / _BYTES, "KB")
    figures.add("heap free in a match", playing / _BYTES, "KB", -130)


def test_a_turn_allocates_nothing(repl):
    """Bots, the engine and every redraw run with the heap locked."""
    repl.exec(_OPEN + _LOCK, 20)
    repl.exec(
        "from engine import play, view\n"
        "session = app.session\n"
        "for o, name in ((play, 'apply'), (view, 'fill'), (session.bot, 'decide'),\n"
        "                (app, 'draw'), (device.panel, 'show')):\n"
        "    lock(o, name)\n"
    )
    for _ in range(4):
        repl.exec("for key in (16, 16, 16): app.press(key); device.step(app, 5)", 30)
        repl.exec("while not session.mine(): device.step(app, 5)", 30)
    assert repl.exec("print(session.nlog > 8, failed)", 30) == "True []\n"
