"""The engine in MicroPython's two ports: the same play as on CPython, and no allocation.

The ports play random matches (tests/device/walk.py); a checksum of the whole state goes on with
every act, legal or not. G-ILLEGAL, G-UNDO and every rule take part in that.
"""

import binascii
import functools

import pytest

from engine import names
from tests.device import rounds, walk

# The short sample: matches and the acts of each.
_MATCHES = 12 * len(walk.TABLES)
_ACTS = 100

_SUMMARIES = """
import walk
for number in range(%d, %d):
    print(number, *walk.summary(number, %d))
"""

_TRACE = """
import walk
for step in walk.trace(%d, %d):
    print(*step)
"""

_BOTS = """
import binascii, gc, measure, rounds
table = rounds.Table(*%r, lambda: 0)
seed = bytearray(16)
def match():
    table.play_match(seed, 3)
def result():
    return list(table.state.scores), binascii.crc32(table.acts)
print(repr(measure.locked(match)), result())
gc.collect()
print(measure.allocated(match), result())
"""

_BOT_TABLES = (
    ("simple", 2, "medium"),
    ("talaj51", 4, "hard"),
    ("talaj71", 2, "hard"),
    ("rami40", 3, "easy"),
    ("rami51", 6, "hard"),
)

_HEAP = """
import gc, measure, walk
from engine import state, view
for number in range(len(walk.TABLES)):
    w = walk.Walk(walk.rules_of(number))
    v = state.State(w.s.rules)
    def match():
        w.deal(number)
        for _ in range(%d):
            w.step()
            view.fill(v, w.s, w.s.turn)
    print(number, repr(measure.locked(match)))
    gc.collect()
    print(number, measure.allocated(match))
"""


@functools.cache
def _here(first, last, most):
    return [[number, *walk.summary(number, most)] for number in range(first, last)]


def _numbers(text):
    return [[int(word) for word in line.split()] for line in text.splitlines()]


def _first_difference(machine, number, most):
    """Where a match first goes another way: the index of the act, and both (error, sum)."""
    there = _numbers(machine.run(_TRACE % (number, most), timeout=300))
    for i, (step, other) in enumerate(zip(walk.trace(number, most), there, strict=False)):
        if list(step) != other:
            return i, step, other
    return None


def _compare(machine, first, last, most, timeout):
    there = _numbers(machine.run(_SUMMARIES % (first, last, most), timeout=timeout))
    here = _here(first, last, most)
    assert len(there) == len(here)
    for one, other in zip(here, there, strict=True):
        assert one == other, _first_difference(machine, one[0], most)


def test_matches_go_the_same_way(machine):
    _compare(machine, 0, _MATCHES, _ACTS, timeout=120)


def test_the_sample_has_more_than_150_rounds():
    assert sum(match[1] for match in _here(0, _MATCHES, _ACTS)) > 150


@pytest.mark.long
@pytest.mark.parametrize("block", range(10))
def test_thousands_of_rounds_go_the_same_way(machine, block):
    first = 100 + block * 10 * len(walk.TABLES)
    _compare(machine, first, first + 10 * len(walk.TABLES), 3000, timeout=1800)


# A walk draws only what is there to draw, and its melds are put together with care.
_SELDOM = {"OK", "BAD_COMMAND", "MATCH_OVER", "STOCK_ONLY", "NOT_A_MELD", "NOT_REPRESENTED"}
_SELDOM |= {"TWO_JOKERS", "SET_NOT_FULL", "KEPT_CARD", "KEEP_CLOSING_CARD", "MISSING_RUN_OR_SET"}


def test_the_walk_meets_nearly_every_error():
    """Else the comparison would say little."""
    met = set()
    for number in range(2 * len(walk.TABLES)):
        met.update(names.code(error) for error, _ in walk.trace(number, 400))
    assert {error[0] for error in names.ERRORS} - _SELDOM <= met


def test_play_allocates_nothing(machine):
    lines = machine.run(_HEAP % 200, timeout=120).splitlines()
    expected = [line for n in range(len(walk.TABLES)) for line in ("%d None" % n, "%d 0" % n)]
    assert lines == expected


@functools.cache
def _bots_here(table):
    played = rounds.Table(*table, lambda: 0)
    played.play_match(bytearray(16), 3)
    return list(played.state.scores), binascii.crc32(played.acts)


@pytest.mark.parametrize("table", _BOT_TABLES, ids=lambda table: "%s-%d-%s" % table)
def test_bots_play_the_same_and_allocate_nothing(machine, table):
    result = repr(_bots_here(table))
    assert machine.run(_BOTS % (table,), timeout=120).splitlines() == [
        "None " + result,
        "0 " + result,
    ]


def test_a_difference_would_be_found(machine):
    """The comparison compares something: another match has another sum from its first act on."""
    there = _numbers(machine.run(_TRACE % (1, 3)))
    here = list(walk.trace(0, 3))
    assert [list(step) for step in here] != there
