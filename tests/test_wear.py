"""tools/wear: the figures of docs/device.md come from saves that are really made."""

from tools import wear


def test_saving_is_bounded():
    figures = wear.measure(1, 2, rounds=2)
    assert 1 <= figures["saves a turn"] < 8
    assert 16 < figures["bytes a save"] < 1024
    assert 0 < figures["sectors erased a turn"] < 3
    assert figures["years"] > 20


def test_what_is_counted_is_what_is_kept():
    files = wear.Counted()
    files.save("match.0", b"head", b"data")
    assert (files.saves, files.bytes) == (1, 8)
    assert files.load("match.0") == b"headdata"
