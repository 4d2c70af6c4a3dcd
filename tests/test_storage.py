"""hw/storage on the host's file system; power cuts are in tests/emulated/test_device.py."""

import pytest

from hw.storage import Files, Waiting


@pytest.fixture(params=[False, True], ids=["renamed", "in place"])
def files(request, tmp_path):
    return Files(str(tmp_path / "data"), request.param)


def test_what_is_saved_is_loaded(files):
    assert files.load("match") is None
    for data in (b"one", b"", bytes(range(256))):
        files.save("match", data)
        assert files.load("match") == data


def test_nothing_else_is_left_in_the_folder(files, tmp_path):
    files.save("match", b"one")
    files.save("match", b"two")
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["match"]
    files.remove("match")
    files.remove("match")
    assert files.load("match") is None


def test_the_folder_may_exist(tmp_path):
    Files(str(tmp_path / "data")).save("match", b"one")
    assert Files(str(tmp_path / "data")).load("match") == b"one"


def test_a_renamed_save_that_fails_keeps_the_old(tmp_path):
    files = Files(str(tmp_path / "data"))
    files.save("match", b"one")
    with pytest.raises(TypeError):
        files.save("match", "no bytes")
    assert files.load("match") == b"one"


def test_saves_wait_for_the_flush(files):
    waiting = Waiting(files)
    buffer = bytearray(b"one")
    waiting.save("match", memoryview(buffer)[:2])
    buffer[0] = ord("O")
    assert waiting.load("match") == b"On"
    assert files.load("match") is None
    waiting.flush()
    assert files.load("match") == waiting.load("match") == b"On"


def test_the_last_save_counts_and_a_removal_too(files):
    waiting = Waiting(files)
    waiting.save("match", b"one")
    waiting.save("match", b"two")
    waiting.save("settings", b"three")
    waiting.flush()
    assert files.load("match") == b"two"
    assert files.load("settings") == b"three"
    waiting.save("match", b"four")
    waiting.remove("match")
    waiting.flush()
    assert files.load("match") is None


def test_a_flush_that_fails_is_told_at_the_next_save(files):
    class Full:
        def save(self, name, data):
            raise OSError(28)

    waiting = Waiting(Full())
    waiting.save("match", b"one")
    waiting.flush()
    with pytest.raises(OSError, match="28"):
        waiting.save("match", b"two")
    waiting.save("match", b"three")
