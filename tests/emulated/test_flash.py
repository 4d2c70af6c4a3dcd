"""tools/flash against a board that answers: the emulated Pico behind a socket."""

import pytest

from tests.emulated.boards import wiring
from tests.emulated.pico import Pico
from tools import build, flash

_OLD = {
    "boot.py": b"",
    "engine/cards.mpy": build.compiled("engine/cards.py", b"JOKER = 51"),
    "engine/gone.py": b"",
    "data/match": b"a match in progress",
    "main.py": b"from engine import cards\nprint('old', cards.JOKER)\nwhile True: pass",
}
_NEW = {
    "boot.py": b"",
    "engine/cards.mpy": build.compiled("engine/cards.py", b"JOKER = 52"),
    "firmware/screens/table.mpy": build.compiled("table.py", b"TEXT = 'x' * 3000"),
    "main.py": b"from engine import cards\nprint('new', cards.JOKER)",
}


@pytest.fixture
def pico():
    with Pico(wiring("pico_oled"), files=_OLD) as board:
        board.boot()
        board.until_serial("old 51")
        yield board


def test_a_running_board_is_flashed_and_started(pico, monkeypatch):
    monkeypatch.setattr(build, "files", lambda _, **others: _NEW)
    told = []
    flash.flash("pico_oled", pico.serve(), told.append)
    assert [line.split()[-1] for line in told[1:-1]] == [
        "engine/cards.mpy",
        "firmware/screens/table.mpy",
        "main.py",
    ]
    assert told[-1] == "3 of 4 files copied; the game starts."
    assert "new 52" in pico.until_serial("new 52")
    assert pico.read_files() == {**_NEW, "data/match": b"a match in progress"}


def test_a_second_time_nothing_is_copied(pico):
    transport = flash.connect(pico.serve())
    assert flash.install(transport, _NEW, str) == 3
    assert flash.install(transport, _NEW, str) == 0
    transport.close()


def test_a_full_flash_is_told_by_the_board(pico):
    transport = flash.connect(pico.serve())
    with pytest.raises(flash.FlashError, match="flash is full"):
        flash.install(transport, {**_NEW, "firmware/assets/big.bin": bytes(1500 << 10)}, str)
    transport.close()
    assert pico.read_files() == _OLD
