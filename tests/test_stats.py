"""Statistics: a row of counters for each variant and level, kept over the years."""

import pytest

from engine import codes, play, position, undo
from engine.rulesets import Ruleset
from engine.state import State
from firmware import stats, words
from hw.buttons import DOWN, LEFT, RIGHT, UP, A, B
from tests.person import Person
from tools.desk import Desk

T51 = 1


class Files(dict):
    """Files in memory."""

    load = dict.get

    def save(self, name, data):
        self[name] = bytes(data)


def over(winner, penalty, laid=(1, 1), laid_before=1, match_over=0):
    """A round of Talaj 51 that is over."""
    s = State(Ruleset(T51, 2))
    s.winner, s.reason, s.match_over = winner, 1, match_over
    s.penalty[0] = penalty
    s.laid[0] = laid_before
    undo.keep(s)
    s.laid[:] = bytes(laid)
    s.scores[1 - winner if winner < 2 else 0] = 260 if match_over else 0
    return s


def figures(files, level=1):
    data = stats.load(files)
    return [stats.value(data, T51, level, counter) for counter in range(stats.COUNTERS)]


@pytest.mark.parametrize("phase, rounds, streak", [(codes.PLAY, 2, 0), (codes.OVER, 1, 1)])
def test_a_match_given_up_is_lost_and_so_is_its_open_round(phase, rounds, streak):
    files = Files()
    stats.record(files, over(0, 0), 1)
    s = over(0, 0)
    s.phase = phase
    stats.concede(files, s, 1)
    found = figures(files)
    assert (found[stats.ROUNDS], found[stats.STREAK]) == (rounds, streak)
    assert (found[stats.MATCHES], found[stats.MATCHES_WON]) == (1, 0)


def test_a_single_round_given_up_is_of_no_match():
    files = Files()
    s = over(0, 0)
    s.phase = codes.PLAY
    stats.concede(files, s, 1, single=1)
    assert figures(files)[stats.ROUNDS] == 1
    assert figures(files)[stats.MATCHES] == 0


def test_rounds_streaks_and_penalties_add_up():
    files = Files()
    for winner, penalty in ((0, 0), (0, 0), (1, 47), (0, 0)):
        stats.record(files, over(winner, penalty), 1)
    found = figures(files)
    assert found[stats.ROUNDS] == 4
    assert found[stats.ROUNDS_WON] == 3
    assert found[stats.STREAK] == 1
    assert found[stats.BEST] == 2
    assert found[stats.PAID] == 47
    assert found[stats.OPENED] == 4
    assert found[stats.SEC] == 0


def test_a_void_round_ends_no_streak():
    files = Files()
    stats.record(files, over(0, 0), 1)
    stats.record(files, over(7, 0, laid=(0, 0)), 1)
    found = figures(files)
    assert (found[stats.ROUNDS], found[stats.STREAK], found[stats.OPENED]) == (2, 1, 1)


@pytest.mark.parametrize("winner, won", [(0, 1), (1, 0)])
def test_a_match_is_counted_at_its_end(winner, won):
    files = Files()
    stats.record(files, over(winner, 0, match_over=1), 1)
    assert figures(files)[stats.MATCHES : stats.MATCHES_WON + 1] == [1, won]


def test_levels_are_counted_apart():
    files = Files()
    stats.record(files, over(0, 0), 2)
    assert figures(files, 1) == [0] * stats.COUNTERS
    assert figures(files, 2)[stats.ROUNDS] == 1


def test_a_full_counter_stays_full():
    files = Files()
    data = stats.load(files)
    stats._set(data, T51, 1, stats.PAID, 0xFFFFFF - 3)
    files.save("stats", data)
    stats.record(files, over(1, 47), 1)
    assert figures(files)[stats.PAID] == 0xFFFFFF


def _cards(text):
    return text.split()


def close_at_once(laid):
    """Close in Talaj 51 by laying six cards and discarding the seventh."""
    table = [{"cards": _cards("3C 4C 5C"), "owner": 0}] if laid else []
    s = position.read({
        "variant": "talaj51", "players": 2, "turn": 0, "phase": "play", "dealer": 1, "turns": 9,
        "hands": [_cards("TS JS QS 7S 7H 7D 2C"), _cards("3S 4S 8H KS")],
        "stock": _cards("7S 6S 5S"), "discard": _cards("KD 9H"), "table": table,
        "laid": [laid, False], "drawn": {"from": "stock", "card": "2C"},
    })  # fmt: skip
    s.stage[:9] = bytes((3, 9, 10, 11, 3, 6, 19, 32, 0))
    assert play.apply(s, codes.LAY) == codes.OK
    assert play.apply(s, codes.act(codes.DISCARD, 0, 40)) == codes.OK
    assert s.winner == 0
    return s


@pytest.mark.parametrize("laid", [False, True])
def test_rami_sec_is_a_close_without_having_laid_before(laid):
    assert stats.is_sec(close_at_once(laid)) == (not laid)


def test_a_rival_s_close_is_no_rami_sec_of_the_person():
    assert not stats.is_sec(over(1, 47, laid_before=0))


def test_in_simple_every_close_is_at_once():
    s = State(Ruleset(0, 2))
    s.winner, s.reason = 0, 1
    assert not stats.is_sec(s)


def test_figures_are_erased_by_pressing_a_twice():
    person = Person(T51, 2)
    for level in (0, 1):
        stats.record(person.desk, over(0, 0), level)
    screen = person.app.open("statistics")
    assert screen.value(3) == b"1/1"
    person.press(UP, A)
    assert screen.label(9) == words.get("statistics.sure")
    person.press(UP, DOWN, A)
    assert screen.value(3) == b"1/1"
    person.press(A)
    assert screen.value(3) == b"0/0"
    assert figures(person.desk, 1)[stats.ROUNDS] == 1


def test_left_and_right_choose_variant_and_level():
    person = Person(T51, 2)
    stats.record(person.desk, over(0, 0), 2)
    screen = person.app.open("statistics")
    assert screen.value(3) == b"0/0"
    person.press(DOWN, LEFT)
    assert (screen.level, screen.value(3)) == (2, b"1/1")
    person.press(UP, RIGHT)
    assert (screen.variant, screen.value(3)) == (2, b"0/0")
    assert person.press(B).top == "title"


def test_rounds_and_matches_are_counted():
    person = Person(3, 2, draws=9).begin().play_match()
    data = stats.load(person.desk)
    assert stats.value(data, 3, 0, stats.ROUNDS) == 4
    assert stats.value(data, 3, 0, stats.MATCHES) == 1
    assert stats.value(data, 0, 0, stats.ROUNDS) == 0
    assert stats.value(data, 3, 0, stats.ROUNDS_WON) <= 4


def test_damaged_statistics_count_as_none():
    desk = Desk(128, 64, 2)
    desk.save("stats", b"\x01\x02")
    assert stats.value(stats.load(desk), 0, 0, stats.ROUNDS) == 0
