"""The heap of the reference board in a running match and after many, and what takes some of it."""

from contextlib import contextmanager

import pytest

from tests.emulated.boards import wiring
from tests.emulated.pico import Pico
from tests.emulated.test_game import BOARD, files, twin  # noqa: F401 (fixtures)
from tests.emulated.twin import dealt, settings_files
from tools import build

_BYTES = 1024
_RAMI, _FRENCH, _INSTANT = 4, 2, 2

# Opens the game as main.py does, but keeps hold of its parts; then the match.
_TITLE = """
import gc, micropython
from firmware.device import Device, opened
device = Device()
app = opened(device)
def settle():
    device.step(app, 5)
    while device.mover:
        device.step(app, 5)
settle()
gc.collect()
"""
_OPEN = (
    _TITLE
    + """
print(gc.mem_free())
app.resume()
settle()
gc.collect()
print(gc.mem_free())
piece = gc.mem_free()
while True:
    try:
        bytearray(piece)
        break
    except MemoryError:
        piece -= 1024
print(piece)
"""
)

# From now on o.name(…) runs with the heap locked; `failed` lists those that asked for memory.
_LOCK = """
failed = []
def lock(o, name):
    inner = getattr(o, name)
    def call(a, b, c):
        if a is None:
            return inner()
        if b is None:
            return inner(a)
        return inner(a, b) if c is None else inner(a, b, c)
    def locked(a=None, b=None, c=None):
        r = None
        micropython.heap_lock()
        try:
            r = call(a, b, c)
        except MemoryError:
            r = failed
        micropython.heap_unlock()
        if r is failed:
            if name not in failed:
                failed.append(name)
            r = call(a, b, c)
        return r
    setattr(o, name, locked)
"""


# Plays whole matches: where the person has a choice a bot decides, elsewhere A goes on. In each
# match some screens are opened that are not in memory otherwise.
_MATCHES = """
def moment():
    top = app.stack[-1]
    if top.name == "table" and app.session.mine() and app.session.state.phase:
        top.make(app.session.bot_act(0))
    else:
        app.press(16)
    device.step(app, 5)

def visit(*names):
    for name in names:
        app.open(name)
        device.step(app, 5)
        app.close()

def until(name):
    while app.stack[-1].name != name:
        moment()

def match():
    until("cut")
    app.session.rules.rounds = 1  # the fewest there are
    until("table")
    settle()
    visit("pause", "hint", "log", "rules")
    until("score")
    visit("fairness", "sheet", "review")
    until("title")
    visit("statistics", "settings", "glossary")
    settle()
"""
# For itself: what a match's frames still point at is not free.
_FREE = "gc.collect()\nprint(gc.mem_free())"


@contextmanager
def stopped(saved, name=BOARD):
    """A board with these files in its flash and nothing running."""
    with Pico(wiring(name), files=saved, names=build.names(name)) as board:
        board.moves("B", [(0, True)])
        board.boot()
        board.until_serial("B is held")
        board.moves("B", [(0, False)])
        board.run(0.1)
        yield board


@pytest.fixture
def repl(files, twin):  # noqa: F811
    """The board with a match in its files."""
    with stopped({**files, **twin.files()}) as board:
        yield board


def test_free_heap(repl, figures):
    booted, playing, piece = map(int, repl.exec(_OPEN, 20).split())
    figures.add("heap free at the title", booted / _BYTES, "KB")
    figures.add("of the heap free in a match, the largest piece", piece / _BYTES, "KB")
    figures.add("heap free in a match", playing / _BYTES, "KB", -130)


def test_free_heap_beside_the_largest_canvas(tmp_path, figures):
    name = "picosystem"
    match = dealt(name, tmp_path, lang=_FRENCH, players=2)
    with stopped({**build.files(name), **match.files()}, name) as board:
        playing = int(board.exec(_OPEN, 20).split()[1])
    figures.add("picosystem: heap free in a match", playing / _BYTES, "KB", -100)


_TURN = "app.press(16)\nfor _ in range(8): device.step(app, 5)\n"  # A; then the rivals


def test_a_turn_allocates_nothing(repl):
    """Bots, the engine and every redraw run with the heap locked."""
    repl.exec(_OPEN, 20)
    for _ in range(6):  # the first picture of each height makes a buffer
        repl.exec(_TURN, 30)
    repl.exec(
        _LOCK + "from engine import play, view\n"
        "session = app.session\n"
        "ATTRIBUTES = ('apply', 'fill', 'decide', 'draw', 'show_on')\n"
        "for o, name in zip((play, view, session.bot, app, device.canvas), ATTRIBUTES):\n"
        "    lock(o, name)\n"
    )
    for _ in range(12):
        repl.exec(_TURN, 30)
    assert repl.exec("print(session.nlog > 8, failed)", 30) == "True []\n"


@pytest.mark.parametrize("matches", [3, pytest.param(20, marks=pytest.mark.long)])
def test_free_heap_does_not_decline_from_match_to_match(files, figures, matches):  # noqa: F811
    """After the first one what a match needs has been loaded, and stays."""
    chosen = settings_files(lang=_FRENCH, speed=_INSTANT, variant=_RAMI, level=0)
    kept = {"data/" + name: data for name, data in chosen.items()}
    with stopped({**files, **kept}) as board:
        board.exec(_TITLE + _MATCHES, 20)
        free = []
        for _ in range(matches):
            board.exec("match()", 120)
            free.append(int(board.exec(_FREE, 20)))
        assert board.saved("played")
    # What the stack still points at differs from one to the next, by up to 1.4 KB: of several the
    # best counts, and of single ones more than that.
    few = -(-matches // 4)
    assert max(free[-few:]) > max(free[:few]) - (512 if few > 1 else 1536), free
    figures.add("heap free at the title after %d matches" % matches, min(free) / _BYTES, "KB")
