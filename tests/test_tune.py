"""`make tune`: only gains beyond noise are kept."""

from types import SimpleNamespace

import pytest

from engine.bots import weights
from engine.bots.weights import ROW
from tools import tune
from tools.arena import players, run, stats
from tools.arena.game import Row

HARD = weights.LEVELS["hard"].weights


class FakeTuner:
    """Trials whose z is told beforehand: of the screenings, then of the confirmations."""

    rules = SimpleNamespace(sides=2)

    def __init__(self, z, confirmed):
        self._z = z
        self._confirmed = confirmed
        self.confirmations = 0

    def fresh(self):
        pass

    def idle(self, row, rival):
        return False

    def z(self, row, rival, pairs):
        return self._z, stats.summary([Row(2, 2, 1)] * 4, 0.5)

    def confirmed(self, row, rival, pairs):
        self.confirmations += 1
        return stats.summary([Row(2, 2, 2)] * 4, 0.5) if self._confirmed else None


OPTIONS = SimpleNamespace(seed="x", tries=3, screen=10, confirm=10)


def improved(tuner, lines):
    return tune.improve(tuner, HARD[:ROW], OPTIONS, lines.append)


def test_a_change_that_fails_the_screening_is_not_confirmed():
    tuner = FakeTuner(0.5, True)
    assert improved(tuner, []) == HARD[:ROW]
    assert tuner.confirmations == 0


def test_a_change_that_fails_on_fresh_deals_is_not_kept():
    tuner = FakeTuner(3.0, False)
    assert improved(tuner, []) == HARD[:ROW]
    assert tuner.confirmations == 3


def test_kept_changes_add_up_and_say_what_they_gain():
    lines = []
    row = improved(FakeTuner(3.0, True), lines)
    assert sum(x != y for x, y in zip(row, HARD[:ROW], strict=True)) in (1, 2, 3)
    assert lines[1].startswith("kept: 100.0 % of decided rounds")


def test_a_neighbour_changes_one_weight():
    import random

    found = tune.neighbours((8, 3, 1), random.Random(1))
    assert len(set(found)) == 18
    assert all(sum(x != y for x, y in zip(row, (8, 3, 1), strict=True)) == 1 for row in found)


def test_an_equal_row_is_never_confirmed_for_it_never_leads():
    with run.pool(1) as executor:
        tuner = tune.Tuner("rami40", 2, "t", executor)
        row = players.row_of(tuner.rules, "hard")
        assert tuner.z(row, row, 10)[0] == pytest.approx(0)
        assert tuner.confirmed(row, row, 40) is None


def test_a_weight_that_changes_nothing_is_seen_soon():
    """Nobody has laid in Simple, so the second half of its row is idle (T-SIMPLE-NO-LAYOFF)."""
    with run.pool(1) as executor:
        tuner = tune.Tuner("simple", 2, "t", executor)
        row = players.row_of(tuner.rules, "hard")
        assert tuner.idle((*row[:-1], row[-1] + 4), row)
        assert not tuner.idle((-row[0], *row[1:]), row)


def test_a_row_without_sense_loses_beyond_noise():
    with run.pool(1) as executor:
        tuner = tune.Tuner("talaj51", 2, "t", executor)
        good = players.row_of(tuner.rules, "hard")
        bad = tuple(-weight for weight in good)
        assert tuner.confirmed(good, bad, 100) is not None
        assert tuner.confirmed(bad, good, 100) is None


@pytest.mark.parametrize("kind", range(4))
def test_a_written_row_stands_where_it_belongs(kind):
    source = tune._WEIGHTS.read_text(encoding="utf-8")
    row = tuple(range(-2, ROW - 2))
    names = {}
    exec(tune.written(source, kind, row), names)
    hard = names["HARD"]
    assert hard[ROW * kind : ROW * kind + ROW] == row
    assert hard[: ROW * kind] == HARD[: ROW * kind]
    assert hard[ROW * kind + ROW :] == HARD[ROW * kind + ROW :]
