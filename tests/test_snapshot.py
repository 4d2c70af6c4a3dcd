"""Snapshots (G-SNAPSHOT): a match read back plays on like the one that was written."""

from random import Random

import pytest

from engine import codes, deal, play, position, restore, snapshot, status
from engine.state import State
from tests import walks

NUMBERS = range(len(walks.TABLES))


REFUSALS = (restore.CUT_SHORT, restore.DAMAGED)


def written(s):
    buf = bytearray(snapshot.size_bound(s.rules))
    data = bytes(buf[: snapshot.write(s, buf)])
    assert len(buf) == snapshot.size_bound(s.rules)
    return data


def restored(data):
    rules = restore.ruleset(data, len(data))
    s = State(rules)
    assert restore.read(s, data, len(data)) == restore.OK
    return s


def seen(s):
    """All that can be seen of a state, without writing it."""
    return position.show(s), position.public(s), s.cut, s.generator.drawn, bytes(s.log[: s.nlog])


def mid_turn(number, seed=0):
    """A random moment of a match in which something can be taken back."""
    rng = Random(seed)
    s = walks.match(number, rng)
    while not s.nlog or rng.random() < 0.5:
        if s.phase == codes.OVER:
            s = walks.match(number, rng)
        walks.step(s, rng)
    return s


@pytest.mark.parametrize("number", NUMBERS)
def test_a_restored_match_plays_on_like_the_original(number):
    """At every moment of a round, in mid-turn too: the same acts have the same outcome."""
    rng = Random(number)
    s = walks.match(number, rng)
    for _ in range(120):
        twin = restored(written(s))
        assert seen(twin) == seen(s)
        assert written(twin) == written(s)
        if s.match_over:
            break
        if s.phase == codes.OVER:
            deal.next_round(s)
            walks.deal_round(s, rng)
            continue
        same = rng.random()
        assert walks.step(s, Random(same)) and walks.step(twin, Random(same))
        assert seen(twin) == seen(s)


@pytest.mark.parametrize("number", NUMBERS)
def test_every_step_of_a_restored_turn_can_be_taken_back(number):
    """G-UNDO after a power cut."""
    s = mid_turn(number)
    twin = restored(written(s))
    while s.nlog:
        assert not play.apply(s, codes.UNDO) and not play.apply(twin, codes.UNDO)
        assert seen(twin) == seen(s)
    assert play.apply(twin, codes.UNDO) == codes.E_NO_UNDO


def test_writing_changes_nothing():
    s = mid_turn(1)
    before = seen(s), s.ntable, bytes(s.table), bytes(s.hands)
    assert written(s) == written(s)
    assert (seen(s), s.ntable, bytes(s.table), bytes(s.hands)) == before


def test_equal_states_are_equal_bytes():
    """What was done and taken back leaves no trace."""
    s = mid_turn(6)
    while s.nlog:
        play.apply(s, codes.UNDO)
    before = written(s)
    act = codes.DRAW_DISCARD if s.phase == codes.DRAW else None
    if act is None:
        walks.step(s, Random(1))
    else:
        assert not play.apply(s, act)
    while s.nlog:
        play.apply(s, codes.UNDO)
    assert written(s) == before


@pytest.mark.parametrize("number", NUMBERS)
def test_the_rules_can_be_read_first(number):
    s = walks.match(number, Random(1))
    data = written(s)
    rules = restore.ruleset(data, 40)
    assert vars(rules) == {**vars(s.rules), "defaults": rules.defaults}
    assert rules.changed() == s.rules.changed()


# --- bytes that are not to be trusted


@pytest.mark.parametrize("number", [0, 1, 9])
def test_every_shorter_piece_is_refused(number):
    data = written(mid_turn(number))
    s = restored(data)
    for n in range(len(data)):
        assert restore.read(s, data, n) != restore.OK, n
        assert s.phase == codes.OVER


@pytest.mark.parametrize("n", range(12))
def test_too_few_bytes_for_rules(n):
    data = written(walks.match(9, Random(1)))
    assert (restore.ruleset(data, n) is None) == (n < 11)


def test_a_longer_piece_is_refused():
    data = written(mid_turn(1)) + b"\0"
    assert restore.read(restored(data[:-1]), data, len(data)) == restore.DAMAGED


def test_another_version_and_other_rules_are_refused():
    data = written(mid_turn(1))
    newer = bytes([snapshot.VERSION + 1]) + data[1:]
    assert restore.ruleset(newer, len(newer)) is None
    assert restore.read(restored(data), newer, len(newer)) == restore.OTHER_VERSION
    for number in (2, 3, 5):
        s = walks.match(number, Random(1))
        assert restore.read(s, data, len(data)) == restore.OTHER_RULES
    house = written(walks.match(9, Random(1)))
    other = State(walks.rules(9))
    assert other.rules.edit("jokers", 7)
    assert restore.read(other, house, len(house)) == restore.OTHER_RULES


@pytest.mark.parametrize(
    "log",
    {
        "no act": [0, 0, 0],
        "a discard": [codes.DISCARD, 0, 0],
        "a second undo": [codes.UNDO, 0, 0],
        "half an act": [codes.DRAW_DISCARD],
        "no card": [codes.ADD, 63 << 2, 0],
        "no card laid": [codes.LAY, 0, 0, 3, 53, 1, 2, 0],
        "a laying without end": [codes.LAY, 0, 0, 1, 1, 1],
        "a laying beyond the stage": [codes.LAY, 0, 0, 60, *[1] * 60, 0],
        "twice the same": [codes.DRAW_DISCARD, 0, 0] * 2,
    }.values(),
)
def test_a_forged_log_is_refused(log):
    s = walks.match(6, Random(1))
    data = written(s)
    assert data[-1] == 0
    forged = data[:-1] + bytes([len(log), *log])
    assert restore.read(State(s.rules), forged, len(forged)) in REFUSALS
    good = data[:-1] + bytes([3, codes.DRAW_DISCARD, 0, 0])
    assert restored(good).phase == codes.PLAY


def flips(data, step):
    for at in range(0, 8 * len(data), step):
        damaged = bytearray(data)
        damaged[at >> 3] ^= 1 << (at & 7)
        yield damaged


@pytest.mark.parametrize("number", NUMBERS)
def test_a_flipped_bit_is_refused_or_gives_a_state_that_can_be_played(number):
    data = written(mid_turn(number) if number != 1 else walks.match(1, Random(2)))
    _try_all(flips(data, 7))


@pytest.mark.long
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seed", range(10))
def test_every_flipped_bit(number, seed):
    _try_all(flips(written(mid_turn(number, seed)), 1))


def test_garbage_is_refused():
    rng = Random(5)
    for _ in range(300):
        data = bytearray(rng.randrange(256) for _ in range(rng.randrange(400)))
        data[:6] = written(walks.match(1, rng))[:6]
        _try_all([data])


def _try_all(candidates):
    rng = Random(3)
    for data in candidates:
        rules = restore.ruleset(data, len(data))
        s = rules and State(rules)
        if not s or restore.read(s, data, len(data)):
            continue
        assert not status.status(s)
        assert restored(written(s)).phase == s.phase
        for _ in range(3):
            if s.phase != codes.OVER:
                walks.step(s, rng)


ON_THE_DEVICE = """
from engine import codes, deal, play, rulesets, restore, snapshot, state
import measure
s = state.State(rulesets.Ruleset(4, 4))
spare = state.State(s.rules)
buf = bytearray(snapshot.size_bound(s.rules))
deal.first_match(s, 0)
deal.shuffled(s, bytes(range(16)), 5)
deal.deal(s)
play.apply(s, codes.DRAW_DISCARD)
lengths = bytearray(2)
def save_and_load():
    n = snapshot.write(s, buf)
    lengths[0] = n >> 8
    lengths[1] = n & 255
    if restore.read(spare, buf, n) or spare.nlog != 3:
        lengths[0] = 255
print(measure.locked(save_and_load), measure.allocated(save_and_load))
print(lengths[0] << 8 | lengths[1])
"""


def test_saving_takes_no_memory_on_the_device(machine):
    error, taken, length = machine.run(ON_THE_DEVICE).split()
    assert (error, taken) == ("None", "0")
    assert 150 < int(length) < 300
