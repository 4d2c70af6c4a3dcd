"""The engine on the emulated Pico: the same acts as in CPython, and what bots and solver take."""

import hashlib
import time

import pytest

from engine import bots
from tests import vm
from tests.device import rounds
from tests.emulated.pico import Pico

_SEED = bytes(range(16))
_MEDIAN = {"easy": 80, "medium": 150, "hard": 400}  # ms
_LONGEST = {"hard": 1000}
_VARIANTS = [("talaj51", 4), ("rami51", 4)]

_PLAY = """
import gc, hashlib, rounds, time
from binascii import hexlify
table = None
gc.collect()
table = rounds.Table(%r, %d, %r, time.ticks_us)
table.deal(%r, 20)
table.play()
print(hexlify(hashlib.sha256(bytes(table.acts)).digest()).decode())
print(table.times[:table.nturns])
"""


@pytest.fixture(scope="module")
def pico():
    sources = vm.sources("engine")
    sources["rounds.py"] = (vm.ROOT / "tests" / "device" / "rounds.py").read_bytes()
    files = vm.compiled(sources, "-march=armv6m")
    with Pico({"panel": None, "buttons": {}}, files=files) as board:
        board.boot()
        yield board


def here(variant, players, level, seed):
    """Play a round in this Python; return the hash of its acts."""
    table = rounds.Table(variant, players, level, lambda: time.perf_counter_ns() // 1000)
    table.deal(seed, 20)
    table.play()
    return hashlib.sha256(bytes(table.acts)).hexdigest()


def there(pico, variant, players, level, seed):
    """Play it on the board; return the same hash, and milliseconds of each turn."""
    acts, times = pico.exec(_PLAY % (variant, players, level, seed), 600).split("\n")[:2]
    return acts, [int(t) / 1000 for t in times[times.index("[") + 1 : -2].split(",")]


@pytest.mark.parametrize("level", bots.LEVELS)
def test_rounds_of_bots(pico, figures, level):
    taken = []
    for variant, players in _VARIANTS:
        acts, times = there(pico, variant, players, level, _SEED)
        assert acts == here(variant, players, level, _SEED)
        taken += times
    taken.sort()
    what = "a rival's whole turn, %s: %%s of %d" % (level, len(taken))
    figures.add(what % "median", taken[len(taken) // 2], "ms", _MEDIAN[level])
    figures.add(what % "longest", taken[-1], "ms", _LONGEST.get(level))
