"""`make bench`: the work that it measures is the same everywhere."""

import pytest

from tests import vm
from tools.bench import clock, work


def files():
    source = (vm.ROOT / "tools" / "bench" / "work.py").read_bytes()
    return vm.sources("engine") | {"work.py": source}


def test_the_measured_hands_are_hands():
    rows = work.hands(cards=15, jokers=1, count=50, decks=2)
    assert {sum(row) for row in rows} == {15}
    assert {row[52] for row in rows} == {1}
    assert max(max(row) for row in rows) <= 2
    assert len({bytes(row) for row in rows}) == 50


def test_bots_play_the_same_rounds_in_every_interpreter(machine):
    script = "import work; print(work.replays()())"
    assert machine.run(script, files()) == "%d\n" % work.replays()()


@pytest.mark.parametrize("name, make, given", work.FIGURES)
def test_a_figure_says_how_many_units_it_did(name, make, given):
    assert make(*given)() > 0


def test_a_rate_is_units_by_seconds_of_cpu_time(monkeypatch):
    now = iter(range(100))
    monkeypatch.setattr(clock.time, "process_time", lambda: next(now))
    assert clock.rate(lambda: 12, seconds=2, repeats=3) == 12
