"""tools/board and tools/dist, as far as no board is needed."""

import zipfile

import pytest

from tests.test_flash import _CONTENTS, FakeBoard, quiet
from tools import board, build, dist, flash

SAVES = {"data/match.0": b"a match", "data/settings.1": b"\x00\xff" * 9}


class Board(FakeBoard):
    """One whose saves can be listed and read, and whose empty folders go."""

    def exec(self, source):
        if "listdir('data')" in source and "statvfs" not in source:
            return repr([name[5:] for name in self.files if name[:5] == "data/"]).encode()
        if "rmdir" in source:
            self.log.append("rmdir")
            return b""
        return super().exec(source)

    def fs_readfile(self, path):
        return bytearray(self.files[path])


def test_uninstall_leaves_saves_and_foreign_files():
    device = Board({**_CONTENTS, **SAVES, "notes.txt": b"mine"})
    board.uninstall(device, quiet)
    assert device.files == {**SAVES, "notes.txt": b"mine"}
    assert device.log[0] == "rm main.py" and device.log[-1] == "rmdir"


def test_a_backup_is_restored(tmp_path):
    path = tmp_path / "saves.zip"
    board.backup(Board({**_CONTENTS, **SAVES}), path, quiet)
    other = Board({**_CONTENTS, "data/match.0": b"another"})
    board.restore(other, path, quiet)
    assert other.files == {**_CONTENTS, **SAVES}


def test_a_backup_is_never_overwritten(tmp_path):
    path = tmp_path / "saves.zip"
    path.write_bytes(b"precious")
    with pytest.raises(flash.FlashError, match="exists: name another"):
        board.backup(Board(SAVES), path, quiet)
    assert path.read_bytes() == b"precious"


def test_a_board_without_saves_is_told(tmp_path):
    with pytest.raises(flash.FlashError, match="no saves"):
        board.backup(Board(_CONTENTS), tmp_path / "saves.zip", quiet)
    assert not list(tmp_path.iterdir())


def test_what_is_no_backup_changes_nothing(tmp_path):
    path = tmp_path / "saves.zip"
    device = Board(SAVES)
    with pytest.raises(flash.FlashError, match="There is no .*saves.zip"):
        board.restore(device, path)
    path.write_bytes(b"text")
    with pytest.raises(flash.FlashError, match="is no backup"):
        board.restore(device, path)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("../main.py", b"evil")
    with pytest.raises(flash.FlashError, match="is no backup"):
        board.restore(device, path)
    assert device.files == SAVES and device.log == []


def test_the_console_is_mpremotes(monkeypatch):
    called = []
    monkeypatch.setattr(board.subprocess, "call", lambda command: called.append(command) or 0)
    with pytest.raises(SystemExit) as end:
        board.main(["console", "--port", "/dev/ttyACM3"])
    assert end.value.code == 0
    assert called[0][1:] == ["-m", "mpremote", "connect", "/dev/ttyACM3", "repl"]


def test_each_board_gets_the_micropython_that_there_is_for_it():
    """Of 1.24 and newer there is none but the Pico's for the boards of makers."""
    for name in build.boards():
        text = " ".join(dist.readme(name).split())
        maker = name in ("picosystem", "thumby")
        assert "on the board (RPI_PICO" in text and "1.24 or newer" in text
        assert ("RPI_PICO_W for a Pico W" in text) != maker
        assert ("maker's firmware" in text) == maker


def test_errors_are_one_line(monkeypatch, tmp_path):
    monkeypatch.setattr(flash, "found_ports", lambda: [])
    for command in ("uninstall", "backup", "console"):
        with pytest.raises(SystemExit, match="^No board found"):
            board.main([command, str(tmp_path / "x.zip")])


@pytest.mark.parametrize("name", build.boards())
def test_an_archive_has_the_files_and_says_what_to_do(name, tmp_path):
    path = dist.archive(name, _CONTENTS, tmp_path)
    with zipfile.ZipFile(path) as archive:
        files = {n: archive.read(n) for n in archive.namelist()}
    text = files.pop("README.txt").decode()
    assert files.pop("LICENSE.txt")
    assert all(files.pop("fonts/%s.txt" % font) for font in ("dejavu", "spleen", "unifont"))
    assert files == {"files/" + n: data for n, data in _CONTENTS.items()}
    assert name in text and "BOOTSEL" in text
    assert ("maker's firmware" in text) == (name in ("picosystem", "thumby"))


def test_the_same_sources_give_the_same_archive(tmp_path):
    first = dist.archive("thumby", _CONTENTS, tmp_path / "a").read_bytes()
    backwards = dict(reversed(_CONTENTS.items()))
    assert dist.archive("thumby", backwards, tmp_path / "b").read_bytes() == first


def test_the_manifest_freezes_the_last_build():
    """`options` as MicroPython's tools/manifestfile.py has them: `include` sets some."""

    class Options:
        def defaults(self, **given):
            self.__dict__ = {**given, **self.__dict__}

    source = (build.ROOT / "firmware/manifest.py").read_text()
    for given, folder in (({}, "pico_oled"), ({"board": "thumby"}, "thumby")):
        told, options = [], Options()
        options.__dict__.update(given)
        names = {"include": told.append, "freeze_mpy": told.append, "options": options}
        exec(source, names)
        assert told == ["$(PORT_DIR)/boards/manifest.py", "../build/" + folder]
