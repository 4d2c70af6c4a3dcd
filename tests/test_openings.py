"""The list of layings: each is legal, none is there twice, the best comes first."""

from random import Random

import pytest

from engine import codes, laying, opening, play
from engine.openings import KEPT, TRIED, Openings
from tests import walks
from tests.test_protocol import at, melds, position
from tools.table import words


def listed(given):
    s = at(given).match.state
    found = Openings()
    found.fill(s)
    return found


def lines(found):
    """`melds: points, cards and points left`, a laying a line."""
    out = []
    for i in range(found.n):
        row = found.melds[6 * i : 6 * i + found.count[i]]
        text = " ".join(sorted(words.meld_text(m) for m in row))
        out.append("%s: %d, %d %d" % (text, found.points[i], found.cards[i], found.left[i]))
    return out


def test_the_ways_to_open_with_51_and_what_each_leaves():
    """T-OPEN-51: the king goes to the run or to the kings; fewest points left come first."""
    given = position(hand="TS JS QS KS KH KD KC 2C 2D 2H 9D 7S")
    assert lines(listed(given))[0] == "2H-2D-2C KS-KH-KD-KC TS-JS-QS: 76, 2 16"
    assert all(int(line.split(": ")[1].split(",")[0]) >= 51 for line in lines(listed(given)))


def test_a_laying_that_leaves_the_closing_card_comes_first():
    """T-CLOSE: whatever else counts more."""
    given = position(hand="5H 6H 7H KD", laid=[True, False])
    assert lines(listed(given)) == ["5H-6H-7H: 18, 1 10"]


def test_nothing_is_listed_below_the_threshold():
    """T-OPEN, T-THRESHOLD."""
    assert listed(position(hand="5H 6H 7H KD 9C 2S")).n == 0
    assert listed(position(phase="draw")).n == 0


def test_the_taken_card_is_not_left_alone():
    """T-NO-REDISCARD: it could not be discarded."""
    given = position(
        hand="5H 6H 7H 8H", laid=[True, False], drawn={"from": "discard", "card": "8H"},
        table=melds("2S-3S-4S"),
    )  # fmt: skip
    assert lines(listed(given)) == ["6H-7H-8H: 21, 1 5"]


@pytest.mark.parametrize("number", range(len(walks.TABLES)))
def test_every_laying_of_the_list_is_legal_and_there_once(number):
    """Random moments; and where there is a laying, the list is not empty."""
    rng = Random(number)
    seen = 0
    for _ in range(12):
        s = walks.match(number, rng)
        found = Openings()
        one = opening.Opening(found.solver)
        for _ in range(40):
            if s.phase == codes.OVER or not walks.step(s, rng):
                break
            found.fill(s)
            assert found.n <= KEPT
            assert len(set(lines(found))) == found.n
            for i in range(found.n):
                laying.clear(s)
                for m in found.melds[6 * i : 6 * i + found.count[i]]:
                    laying.put_meld(s, m)
                assert play.check(s, codes.LAY) == codes.OK
            if found._tried < TRIED:
                assert (found.n > 0) == (one.find(s) > 0)
            seen += found.n
    assert seen > 5


_HEAP = """
import gc, measure, rounds
from engine import codes, openings
table = rounds.Table("talaj51", 4, "easy", lambda: 0)
found = openings.Openings()
seed = bytearray(16)
seen = bytearray(1)
def some():
    table.deal(seed, 0)
    s = table.state
    while s.phase != codes.OVER:
        if found.fill(s):
            seen[0] += 1
        table._act()
print(repr(measure.locked(some)), seen[0] > 3)
gc.collect()
print(measure.allocated(some))
"""


def test_the_list_allocates_nothing(machine):
    assert machine.run(_HEAP).split() == ["None", "True", "0"]
