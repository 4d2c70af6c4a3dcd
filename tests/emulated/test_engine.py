"""The engine on the emulated Pico: the same acts as in CPython, and what bots and solver take."""

import hashlib
import random
import time

import pytest

from engine import bots, rulesets, solver
from engine.cards import FACES, JOKER, NONE
from tests import vm
from tests.device import rounds
from tests.emulated.pico import Pico
from tools import fold, shorten

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
    names = shorten.Names(fold.folded(sources))
    files = vm.compiled(names.shortened(), "-march=armv6m", "-O3")  # as the build does
    with Pico({"panel": None, "buttons": {}}, files=files, names=names) as board:
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


_SOLVE = """
import gc, time
from engine import rulesets, solver
rules = rulesets.Ruleset(%d, 4)
s = solver.Solver()
gc.collect()
def solve(hand):
    t = time.ticks_us()
    value = s.solve(hand, 0, rules, %d, 0, 0, %d)
    return value, time.ticks_diff(time.ticks_us(), t)
"""


def hands(count):
    """Hands of 15 cards of two packs with one to three jokers, half of them of few ranks."""
    rng = random.Random(1)
    made = []
    for n in range(count):
        jokers = 1 + n % 3
        ranks = rng.sample(range(13), 6 if n % 2 else 13)
        pack = [suit * 13 + rank for suit in range(4) for rank in ranks] * 2
        hand = bytearray(FACES)
        hand[JOKER] = jokers
        for card in rng.sample(pack, 15 - jokers):
            hand[card] += 1
        made.append(bytes(hand))
    return made


def test_best_partitions(pico, figures):
    variant = rulesets.VARIANTS.index("rami51")
    rules, here = rulesets.Ruleset(variant, 4), solver.Solver()
    pico.exec(_SOLVE % (variant, solver.POINTS, NONE))
    taken = []
    for hand in hands(40):
        value, microseconds = map(int, pico.exec("print(*solve(%r))" % hand).split())
        assert value == here.solve(hand, 0, rules, solver.POINTS, 0, 0, NONE)
        taken.append(microseconds / 1000)
    taken.sort()
    what = "the best partition of 15 cards with jokers: %%s of %d" % len(taken)
    figures.add(what % "longest", taken[-1], "ms", 80)
    figures.add(what % "median", taken[len(taken) // 2], "ms", 20)
