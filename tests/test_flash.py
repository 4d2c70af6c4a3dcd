"""tools/build and tools/flash, as far as no board is needed."""

import ast
import errno
import hashlib
import json

import pytest
from mpremote.transport import TransportError

from tools import build, flash

_MPY = b"M\x06\x00\x1f" + bytes(60)  # .mpy 6, bytecode only
_NATIVE = b"M\x06\x13\x1f" + bytes(60)  # .mpy 6.3 with ARMv6-M code
_PICO = 0x1306  # sys.implementation._mpy of MicroPython 1.28 on the RP2040
_CONTENTS = {
    "boot.py": b"# boot",
    "engine/cards.mpy": _MPY,
    "firmware/screens/table.mpy": _MPY,
    "main.py": b"# main",
}


def sha(data):
    return hashlib.sha256(data).hexdigest()


class FakeBoard:
    """A transport whose board is a dict of files."""

    def __init__(self, files=(), free=1 << 20, python=("micropython", (1, 28, 0), _PICO)):
        self.files = dict(files)
        self.free = free
        self.python = python
        self.log = []
        self.damage = None
        self.serial = self

    def exec(self, source):
        if "sys.implementation" in source:
            return repr(self.python).encode()
        if "statvfs" in source:
            assert ast.parse(source)
            own = [n for n in self.files if n.split("/")[0] in flash.OWN]
            return ("%r\n%d\n" % ({n: sha(self.files[n]) for n in own}, self.free)).encode()
        assert "os.mkdir" in source
        self.log.append("mkdir " + ast.literal_eval(source.split("mkdir(")[1].split(")")[0]))
        return b""

    def fs_rmfile(self, path):
        self.log.append("rm " + path)
        del self.files[path]

    def fs_writefile(self, path, data, chunk_size):
        self.log.append("cp " + path)
        self.files[path] = b"" if path == self.damage else data

    def exit_raw_repl(self):
        self.log.append("exit")

    def write(self, data):
        self.log.append(repr(data))

    def read_until(self, _, ending, timeout):
        self.log.append("until " + ending.decode())

    def close(self):
        self.log.append("close")


def quiet(_):
    pass


# -- build


@pytest.mark.parametrize("board", build.boards())
def test_a_build_has_what_it_needs_and_nothing_of_the_host(board):
    names = set(build.sources(board))
    assert {"boot.py", "main.py", "hw/board.py", "firmware/device.py"} <= names
    assert not {"hw/fbhost.py", "firmware/boot.py", "firmware/main.py"} & names
    assert not [n for n in names if n.startswith(("hw/boards/", "tools/", "tests/"))]


def test_an_unknown_board_is_named():
    with pytest.raises(build.BuildError, match="No board 'toaster'; there are: .*pico_oled"):
        build.sources("toaster")


def test_an_error_of_the_compiler_names_its_file():
    with pytest.raises(build.BuildError, match="firmware/x.py"):
        build.compiled("firmware/x.py", b"def")


def test_compiled_files_suit_the_pico():
    data = build.compiled("x.py", b"import micropython\n@micropython.viper\ndef f(): pass")
    assert data[:2] == b"M\x06"
    assert flash.runs(data, _PICO)


def test_the_manifest_has_every_hash(tmp_path, monkeypatch):
    monkeypatch.setattr(build, "ROOT", tmp_path)
    folder = build.write("pico_oled", _CONTENTS)
    manifest = json.loads((folder / build.MANIFEST).read_text())
    assert manifest["board"] == "pico_oled"
    assert manifest["files"] == {name: sha(data) for name, data in _CONTENTS.items()}
    for name in _CONTENTS:
        assert (folder / name).read_bytes() == _CONTENTS[name]


def test_a_build_leaves_nothing_of_the_last_one(tmp_path, monkeypatch):
    monkeypatch.setattr(build, "ROOT", tmp_path)
    build.write("pico_oled", _CONTENTS)
    folder = build.write("pico_oled", {"boot.py": b""})
    assert sorted(path.name for path in folder.iterdir()) == ["boot.py", build.MANIFEST]


# -- what is copied


def test_a_new_board_gets_everything_main_last():
    removed, copied = flash.plan(build.hashes(_CONTENTS), {})
    assert removed == []
    assert copied == ["boot.py", "engine/cards.mpy", "firmware/screens/table.mpy", "main.py"]


def test_nothing_is_copied_twice():
    hashes = build.hashes(_CONTENTS)
    assert flash.plan(hashes, hashes) == ([], [])


def test_main_is_away_while_others_are_copied():
    wanted = build.hashes(_CONTENTS)
    present = {**wanted, "engine/cards.mpy": "old"}
    assert flash.plan(wanted, present) == (["main.py"], ["engine/cards.mpy", "main.py"])


def test_what_would_hide_a_module_is_removed():
    wanted = build.hashes(_CONTENTS)
    present = {**wanted, "engine/cards.py": "x", "firmware/old.mpy": "y"}
    assert flash.plan(wanted, present) == (["engine/cards.py", "firmware/old.mpy"], [])


def test_folders_come_before_what_they_hold():
    assert flash.folders(["a/b/c.mpy", "main.py", "a/d.mpy"]) == ["a", "a/b"]


def test_install_copies_and_verifies_and_keeps_saves():
    board = FakeBoard({"data/match": b"mine", "engine/stale.mpy": b"x", "notes.txt": b"y"})
    assert flash.install(board, _CONTENTS, quiet) == 4
    assert board.files == {**_CONTENTS, "data/match": b"mine", "notes.txt": b"y"}
    assert board.log.index("mkdir firmware") < board.log.index("mkdir firmware/screens")
    assert board.log[-1] == "cp main.py"
    board.log.clear()
    assert flash.install(board, _CONTENTS, quiet) == 0
    assert board.log == []


# -- what can go wrong


@pytest.mark.parametrize(
    "python, contents, message",
    [
        (("circuitpython", (9, 2, 0), 0x306), _CONTENTS, "runs circuitpython 9.2.0; .* BOOTSEL"),
        (("micropython", (1, 20, 0), 0x1306), _CONTENTS, "1.20.0 is too old, 1.24 is needed"),
        (("micropython", (2, 0, 0), 0x1307), _CONTENTS, "does not run .mpy 6 files"),
        (("micropython", (1, 28, 0), 0x306), {"x.mpy": _NATIVE}, "does not run .mpy 6 files"),
    ],
)
def test_wrong_firmware_is_refused_before_anything_is_copied(python, contents, message):
    board = FakeBoard(python=python)
    with pytest.raises(flash.FlashError, match=message):
        flash.install(board, contents, quiet)
    assert board.log == []


def test_machine_code_runs_where_its_processor_is():
    assert flash.runs(_NATIVE, _PICO)
    assert not flash.runs(_NATIVE, 0x1006)
    pico_2, risc_v, arm_6 = (arch << 10 | _PICO & 0x3FF for arch in (7, 11, 3))
    assert flash.runs(_NATIVE, pico_2)
    assert not flash.runs(_NATIVE, risc_v) and not flash.runs(_NATIVE, arm_6)
    assert flash.runs(_MPY, 0x0006)


def test_a_full_flash_is_told_before_anything_is_copied():
    board = FakeBoard(free=8192)
    with pytest.raises(flash.FlashError, match="flash is full: 17 KB needed, 8 KB free"):
        flash.install(board, _CONTENTS, quiet)
    assert board.log == []


def test_a_damaged_copy_is_told():
    board = FakeBoard()
    board.damage = "engine/cards.mpy"
    with pytest.raises(flash.FlashError, match="engine/cards.mpy arrived damaged"):
        flash.install(board, _CONTENTS, quiet)


def test_no_board():
    for ports in ([], [("/dev/ttyS0", None, "n/a")]):
        with pytest.raises(flash.FlashError, match="No board found. Plug it in"):
            flash.choose(ports)


def test_the_one_board_is_taken():
    other = ("/dev/ttyUSB0", 0x0403, "FTDI")
    pico = ("/dev/ttyACM0", 0x2E8A, "Board in FS mode")
    assert flash.choose([other, pico, ("/dev/ttyS0", None, "n/a")]) == "/dev/ttyACM0"
    assert flash.choose([other]) == "/dev/ttyUSB0"


def test_several_boards_need_a_name():
    ports = [("/dev/ttyACM%d" % n, 0x2E8A, "Pico") for n in range(2)]
    with pytest.raises(flash.FlashError, match="Name one: make flash PORT=/dev/ttyACM0"):
        flash.choose(ports)


@pytest.mark.parametrize(
    "code, message",
    [
        (errno.EACCES, "No permission for P: sudo usermod -aG dialout"),
        (errno.ENOENT, "There is no P. Without PORT="),
        (errno.EBUSY, "P is busy: close the program"),
        (errno.EAGAIN, "P is busy"),
        (errno.EIO, "P cannot be opened .* unplug the board"),
    ],
)
def test_a_port_that_does_not_open_says_why(code, message):
    with pytest.raises(flash.FlashError, match=message):
        raise flash.FlashError(flash.explain("P", OSError(code, "x")))


def test_a_silent_board_is_told(monkeypatch):
    def silent(*_, **__):
        raise TransportError("could not enter raw repl")

    monkeypatch.setattr(flash.serial, "serial_for_url", lambda *_, **__: FakeBoard())
    monkeypatch.setattr(flash, "SerialTransport", silent)
    with pytest.raises(flash.FlashError, match="P does not answer: .* hold B"):
        flash.connect("P")


def test_a_broken_connection_is_one_line(monkeypatch):
    board = FakeBoard()

    def broken(*_, **__):
        raise TransportError("read failed\nmore")

    board.fs_writefile = broken
    monkeypatch.setattr(flash, "connect", lambda _: board)
    monkeypatch.setattr(flash.build, "files", lambda _, long_names: _CONTENTS)
    with pytest.raises(flash.FlashError, match=r"^The connection broke \(more\)\. Plug"):
        flash.flash("pico_oled", "P", quiet)
    assert board.log[-1] == "close"


def test_the_game_starts_after_an_install(monkeypatch):
    board, told = FakeBoard(), []
    monkeypatch.setattr(flash, "connect", lambda _: board)
    monkeypatch.setattr(flash.build, "files", lambda _, long_names: _CONTENTS)
    flash.flash("pico_oled", "P", told.append)
    assert board.log[-4:] == ["exit", r"b'\x04'", "until soft reboot", "close"]
    assert told[0] == "Flashing pico_oled on P."
    assert told[-1] == "4 of 4 files copied; the game starts."


def test_user_errors_leave_by_one_line(monkeypatch, capsys):
    monkeypatch.setattr(flash, "found_ports", lambda: [])
    with pytest.raises(SystemExit, match="^No board found"):
        flash.main([])
    with pytest.raises(SystemExit, match="^No board 'toaster'"):
        flash.main(["toaster"])


def test_a_board_that_is_starting_is_asked_again():
    class Starting(FakeBoard):
        asked = 0

        def enter_raw_repl(self, timeout_overall):
            self.asked += 1
            print(b"")
            if self.asked < 3:
                raise TransportError("could not enter raw repl")

    board = Starting()
    flash.interrupt(board)
    assert board.asked == 3
    board.asked = -1
    with pytest.raises(TransportError):
        flash.interrupt(board)
