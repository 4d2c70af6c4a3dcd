"""T4: what only a real board can show. `make device-test PORT=…`; the game must be on the board.

The board is interrupted, asked, and started again; its saves are not touched.
"""

import io
import os
import sys
import types

import pytest

from tests import vm
from tests.conftest import skip_tier
from tools import build, flash, fold

pytestmark = pytest.mark.t4

# Runs on the board: the compiled modules of the game, with a table of bots from tests/device.
_ROUND = """
import gc, micropython
from time import ticks_us
gc.collect()
table = Table("talaj51", 2, "easy", ticks_us)
table.deal(bytes(range(16)), 7)
micropython.heap_lock()
table.play()
micropython.heap_unlock()
total = 0
for i in range(table.nacts):
    total = (total * 31 + table.acts[i]) % 65521
print(table.nacts, total)
"""


@pytest.fixture(scope="module")
def board():
    """The board in its raw REPL."""
    port = os.environ.get("RAMI_PORT")
    try:
        port = port or flash.choose(flash.found_ports())
    except flash.FlashError as error:
        skip_tier("t4", str(error))
    with flash.connected(port) as transport:
        yield transport
        flash.start_game(transport)


@pytest.fixture(scope="module")
def name(board):
    return board.exec("from hw import board; print(board.NAME)").decode().strip()


def test_it_runs_a_micropython_that_the_game_takes(board, name):
    flash.check_firmware(flash.implementation(board), build.files(name))


def test_what_is_installed_is_what_is_built(board, name):
    present, _ = flash.inventory(board)
    assert present == build.hashes(build.files(name))


def test_its_display_takes_a_picture(board, name):
    script = (
        "from hw import board\nfrom hw.panel import Panel\nfrom hw.canvas import Canvas\n"
        "from firmware import palette\n"
        "canvas = Canvas(board.WIDTH, board.HEIGHT, board.COLOURS)\n"
        "panel = Panel(board, palette.RGB)\n"
        "canvas.fill(1); canvas.show_on(panel); print(panel.present)\n"
        "del canvas, panel"
    )
    assert board.exec(build.names(name).script(script)).decode().strip() == "True"


def test_no_button_is_stuck(board, name):
    script = "from hw import board, gpio; print(gpio.read(board))"
    assert board.exec(build.names(name).script(script)).strip() == b"0"


def test_bots_play_the_same_round_as_on_the_pc_without_the_heap(board, name):
    source = (vm.ROOT / "tests/device/rounds.py").read_bytes() + _ROUND.encode()
    # The installed modules have lost the names that the build folds.
    folded = fold.folded({**vm.sources("engine"), "round.py": source})["round.py"]
    script = build.names(name).script(folded.decode())
    answer, error = board.exec_raw(script, timeout=120)
    assert (answer.decode(), error) == (on_the_host(source.decode()), b"")


def on_the_host(script):
    """What a script prints on CPython."""
    printed = io.StringIO()
    heap = types.SimpleNamespace(heap_lock=int, heap_unlock=int)
    names = {"print": lambda *values: print(*values, end="\r\n", file=printed)}
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "micropython", heap)
        patch.setattr("time.ticks_us", lambda: 0, raising=False)
        exec(script, names)
    return printed.getvalue()
