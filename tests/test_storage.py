"""hw/storage on the host: on a dict, on littlefs as a Pico has it, on the host's file system.

Power cuts of the whole game are in tests/emulated/test_device.py.
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hw.storage import Files, Slots, Waiting, whole
from tests import vm
from tests.disk import Disk, Flash, Image, PowerCut

OLD = b"old content"
NEW = bytes(range(40))


@pytest.fixture(params=["dict", "littlefs", "host"])
def disk(request, tmp_path):
    """The files below the saves; the stand-ins must do as the host's do."""
    return {"dict": Disk, "littlefs": Image, "host": lambda: Files(str(tmp_path / "data"))}[
        request.param
    ]()


# -- the files themselves


@pytest.mark.parametrize("seed", range(5))
def test_stand_ins_are_files(disk, seed):
    rng = random.Random(seed)
    expected = {}
    for _ in range(60):
        name = rng.choice(("a", "b.0", "b.1"))
        if rng.random() < 0.3:
            disk.remove(name)
            expected.pop(name, None)
        else:
            data = rng.randbytes(rng.choice((0, 1, 700)))
            disk.save(name, b"head", data)
            expected[name] = b"head" + data
        assert {n: disk.load(n) for n in ("a", "b.0", "b.1")} == {
            n: expected.get(n) for n in ("a", "b.0", "b.1")
        }


def test_the_folder_may_exist(tmp_path):
    Slots(Files(str(tmp_path / "data"))).save("match", b"one")
    assert Slots(Files(str(tmp_path / "data"))).load("match") == b"one"


# -- two copies


def test_what_is_saved_is_loaded(disk):
    slots = Slots(disk)
    assert slots.load("match") is None
    for data in (b"one", b"", bytes(range(256)) * 8):
        slots.save("match", data)
        assert slots.load("match") == Slots(disk).load("match") == data


def test_a_removed_file_is_gone(disk):
    slots = Slots(disk)
    slots.save("match", b"one")
    slots.save("match", b"two")
    slots.remove("match")
    slots.remove("match")
    assert Slots(disk).load("match") is None
    assert disk.load("match.0") is disk.load("match.1") is None
    slots.save("match", b"three")
    assert Slots(disk).load("match") == b"three"


def test_the_numbers_of_saves_may_wrap():
    disk = Disk()
    for n in range(600):
        slots = Slots(disk)
        slots.save("match", b"%d" % n)
        assert Slots(disk).load("match") == b"%d" % n
    assert sorted(disk.files) == ["match.0", "match.1"]


def test_a_damaged_copy_gives_the_one_before():
    disk = Disk()
    slots = Slots(disk)
    slots.save("match", b"one")
    slots.save("match", b"two")
    newer = bytearray(disk.files["match.1"])
    for at in range(len(newer)):
        for bit in range(8):
            newer[at] ^= 1 << bit
            assert not whole(newer)
            newer[at] ^= 1 << bit
    disk.files["match.1"] = newer[:-1]
    assert Slots(disk).load("match") == b"one"


@settings(max_examples=200, deadline=None)
@given(st.none() | st.binary(max_size=40), st.none() | st.binary(max_size=40))
def test_any_bytes_are_no_save_and_give_way_to_one(first, second):
    disk = Disk({name: data for name, data in (("m.0", first), ("m.1", second)) if data})
    assert Slots(disk).load("m") is None
    Slots(disk).save("m", b"one")
    assert Slots(disk).load("m") == b"one"


def test_a_save_that_fails_keeps_the_old():
    class Full(Disk):
        def save(self, name, head, data):
            self.files[name] = b""
            raise OSError(28)

    disk = Disk()
    Slots(disk).save("match", b"one")
    with pytest.raises(OSError, match="28"):
        Slots(Full(disk.files)).save("match", b"two")
    assert Slots(disk).load("match") == b"one"


# -- power cuts


def cuts(history):
    """(disk, name) after a cut at each step of one more save of NEW."""
    step = 0
    while True:
        disk = Disk(dict(history))
        disk.cut_after = step
        try:
            Slots(disk).save("match", NEW)
            return
        except PowerCut:
            disk.cut_after = None
            yield disk
        step += 1


def saved(*contents):
    disk = Disk()
    slots = Slots(disk)
    for data in contents:
        slots.save("match", data)
    return disk.files


@pytest.mark.parametrize("before", [(OLD,), (b"x", OLD), (b"x", b"y", OLD)])
def test_a_cut_at_any_byte_keeps_the_old_and_saves_go_on(before):
    """Also when what follows the first cut is cut again."""
    count = 0
    for disk in cuts(saved(*before)):
        assert Slots(disk).load("match") == OLD
        for again in cuts(disk.files):
            assert Slots(again).load("match") == OLD
        Slots(disk).save("match", NEW)
        assert Slots(disk).load("match") == NEW
        count += 1
    assert count == 1 + 9 + len(NEW)


def test_a_cut_in_a_removal_does_not_bring_back_what_was_older():
    for step in (0, 1):
        disk = Disk(saved(b"older", OLD))
        disk.cut_after = step
        with pytest.raises(PowerCut):
            Slots(disk).remove("match")
        disk.cut_after = None
        assert Slots(disk).load("match") == OLD


@pytest.mark.parametrize("done", [0, 1, 100, 255])
def test_a_cut_at_any_flash_operation_keeps_the_old_or_the_new(done):
    """littlefs, `done` bytes into each operation of a save."""
    first = Image()
    slots = Slots(first)
    for n in range(30):
        slots.save("match", OLD * n)
        slots.save("settings", b"other")
    slots.save("match", OLD * 50)
    image = bytes(first.flash.buffer)
    after = 0
    while True:
        flash = Flash(image)
        disk = Image(flash)
        flash.cut = (flash.operations + after, done)
        try:
            Slots(disk).save("match", NEW * 20)
            break
        except PowerCut:
            fresh = Slots(Image(Flash(flash.buffer)))
            assert fresh.load("match") in (OLD * 50, NEW * 20)
            assert fresh.load("settings") == b"other"
        after += 1
    assert after >= 3


# -- saves that wait


def test_saves_wait_for_the_flush():
    slots = Slots(Disk())
    waiting = Waiting(slots)
    buffer = bytearray(b"one")
    waiting.save("match", memoryview(buffer)[:2])
    buffer[0] = ord("O")
    assert waiting.load("match") == b"On"
    assert slots.load("match") is None
    waiting.flush()
    assert slots.load("match") == waiting.load("match") == b"On"


def test_the_last_save_counts_and_a_removal_too():
    slots = Slots(Disk())
    waiting = Waiting(slots)
    waiting.save("match", b"one")
    waiting.save("match", b"two")
    waiting.save("settings", b"three")
    waiting.flush()
    assert slots.load("match") == b"two"
    assert slots.load("settings") == b"three"
    waiting.save("match", b"four")
    waiting.remove("match")
    waiting.flush()
    assert slots.load("match") is None


def test_a_save_at_once_follows_those_that_wait_but_not_its_own():
    """Those of a file share a buffer: of the one that waits the length alone would be left."""
    writes = []

    class Written(Slots):
        def save(self, name, data):
            writes.append((name, bytes(data)))

    waiting = Waiting(Written(Disk()))
    buffer = bytearray(b"one")
    waiting.save("settings", b"two")
    waiting.save("match", memoryview(buffer)[:2])
    buffer[:] = b"new"
    waiting.save_now("match", memoryview(buffer))
    assert writes == [("settings", b"two"), ("match", b"new")]
    waiting.flush()
    assert len(writes) == 2


def test_a_flush_that_fails_is_told_at_the_next_save():
    class Full:
        def save(self, name, data):
            raise OSError(28)

    waiting = Waiting(Full())
    waiting.save("match", b"one")
    waiting.flush()
    with pytest.raises(OSError, match="28"):
        waiting.save("match", b"two")
    waiting.save("match", b"three")


def test_micropython_reads_what_the_host_wrote(machine):
    """The checksum is the same one in the ports, and memoryviews are taken."""
    script = """
from hw.storage import Slots
class Dict:
    files = %r
    def load(self, name): return self.files.get(name)
    def save(self, name, head, data): self.files[name] = bytes(head) + bytes(data)
slots = Slots(Dict())
print(slots.load("match"))
slots.save("match", memoryview(bytearray(b"three"))[:4])
print(Slots(Dict()).load("match"))
"""
    printed = machine.run(script % saved(b"one", b"two"), vm.sources("hw", "engine"))
    assert printed.split() == ["b'two'", "b'thre'"]
