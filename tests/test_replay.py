"""A round played again from its seed and one seat's acts is the same round."""

import random

import pytest

from engine import codes, laying, view
from engine.codes import act
from engine.record import Record
from engine.replay import Replay
from engine.review import Review
from engine.rulesets import VARIANTS, Ruleset
from engine.state import State
from tests.test_bots import Seats
from tests.test_protocol import at, position
from tools.arena import players
from tools.arena.game import every_game
from tools.table import words


def played(variant, n, chance, record, review):
    """A finished round in which seat 0 plays at random, and its seed."""
    rules = Ruleset(VARIANTS.index(variant), n)
    table = Seats(rules, ["easy"] * n)
    table.bots[0] = players.make("random", rules, 1)
    table.bots[0].start(chance)
    seed = chance.randbytes(16)
    table.deal(chance, seed)
    record.clear()
    v = State(rules)
    while table.s.phase != codes.OVER:
        seat = table.s.turn
        view.fill(v, table.s, seat)
        made = table.step()
        if seat == 0:
            review.note(v, made)
            record.put(table.s, made)
    return table, seed


def test_a_round_comes_out_the_same():
    whole = 0
    for variant, n in every_game():
        chance = random.Random(variant + str(n))
        record, review = Record(), Review(Ruleset(VARIANTS.index(variant), n))
        table, seed = played(variant, n, chance, record, review)
        replay = Replay(table.s, 0, record, table.bots[1])
        replay.begin(seed)
        while replay.step():
            pass
        whole += record.whole
        if record.whole:
            again = replay._state
            assert again.hands == table.s.hands
            assert (again.scores, replay.done()) == (table.s.scores, table.s.turns)
            assert replay.review.cost == review.cost
            assert replay.review.better == review.better
        else:
            assert replay.done() > 40
    assert whole > 8


def test_it_stops_where_the_record_ends():
    rules = Ruleset(3, 2)
    record = Record()
    table, seed = played("rami40", 2, random.Random(1), record, Review(rules))
    record.n = record.after(0)
    replay = Replay(table.s, 0, record, table.bots[1])
    replay.begin(seed)
    while replay.step():
        pass
    assert replay.done() < table.s.turns


@pytest.fixture
def s():
    return at(position(laid=[True, False])).match.state


def test_what_is_taken_back_is_not_in_the_record(s):
    record = Record()
    record.clear()
    record.put(s, codes.DRAW_DISCARD)
    laying.put(s, words.card_list("5H-6H-7H", "-"), 3)
    record.put(s, codes.LAY)
    record.put(s, codes.UNDO)
    record.put(s, act(codes.DISCARD, 0, 7))
    acts = [record.act_at(0), record.act_at(record.after(0))]
    assert acts == [codes.DRAW_DISCARD, act(codes.DISCARD, 0, 7)]
    assert record.after(record.after(0)) == record.n


def test_a_laying_keeps_its_melds(s):
    record = Record()
    record.clear()
    laying.put(s, words.card_list("5H-6H-7H", "-"), 3)
    stage = bytes(s.stage)
    record.put(s, codes.LAY)
    laying.clear(s)
    record.load(0, s)
    assert s.stage[:5] == stage[:5]


def test_a_full_record_is_not_whole(s):
    record = Record()
    assert not record.whole
    record.clear()
    for _ in range(170):
        record.put(s, act(codes.DISCARD, 0, 7))
    assert record.whole
    record.put(s, act(codes.DISCARD, 0, 7))
    assert (record.whole, record.n) == (0, 510)


_HEAP = """
import gc, measure, rounds
from engine import codes, record, replay, state, view
table = rounds.Table("rami40", 3, "easy", lambda: 0)
record = record.Record()
seed = bytearray(16)
table.deal(seed, 0)
record.clear()
while table.state.phase != codes.OVER:
    seat = table.state.turn
    table._act()
    if seat == 0:
        record.put(table.state, table.acts[table.nacts - 1])
again = replay.Replay(table.state, 0, record, table.bot)
def some():
    again.begin(seed)
    again._at = 0
    while again.step():
        pass
print(repr(measure.locked(some)), again.done() == table.state.turns)
gc.collect()
print(measure.allocated(some))
"""


def test_playing_again_allocates_nothing(machine):
    assert machine.run(_HEAP).split() == ["None", "True", "0"]
