"""What cost most in a round: which choices, what was better, in which order."""

import random

import pytest

from engine import codes, hint, play, view
from engine.hint import Hint
from engine.review import WORST, Review
from engine.rulesets import VARIANTS, Ruleset
from engine.state import State
from tests.test_bots import Seats
from tests.test_protocol import at, melds, position
from tools.arena import players
from tools.table import words


def seen(given):
    s = at(given).match.state
    v = State(s.rules)
    view.fill(v, s, s.turn)
    return v


def noted(given, act):
    """The review of one act."""
    v = seen(given)
    review = Review(v.rules)
    review.note(v, words.act(act.split())[0])
    return review


def better(review, i=0):
    row = review.melds[6 * i : 6 * i + 6]
    return words.act_text(review.better[i], [m for m in row if m])


OPENED = {"laid": [True, False]}

COSTLY = [
    # a pair is thrown instead of a card without mates
    ("discard 5H", "discard KD", position(hand="5H 6H 9S 9C KD 2S", **OPENED)),
    # a finished run is broken
    ("discard 6H", "discard 2S", position(hand="5H 6H 7H 2S KD KC")),
    # an opening is missed
    ("discard KD", "lay QH-KH-AH 9H-TH-JH", position(hand="9H TH JH QH KH AH 2C 9D KD 5S")),
    # the way out is missed
    ("discard 7H", "lay 5H-6H-7H", position(**OPENED)),
    ("discard KD", "add 0 7H",
     position(hand="7H KD 2C 9S 4D", laid=[True, False], table=melds("8H-9H-TH"))),
    # the card that completes a run lies open
    ("draw stock", "draw discard",
     position(variant="rami40", phase="draw", hand="5H 6H 9S KD 2C", discard=["7H"])),
]  # fmt: skip


@pytest.mark.parametrize("act, best, given", COSTLY, ids=[c[0] + " " + c[1] for c in COSTLY])
def test_a_choice_that_costs_names_what_was_better(act, best, given):
    review = noted(given, act)
    assert review.n == 1
    assert words.act_text(review.made[0]) == act
    assert better(review) == best
    assert review.cost[0] > 0
    assert review.turn[0] == 0


WHY = dict(zip(
    [act + best for act, best, _ in COSTLY],
    ("alone", "alone", "opens", "out", "adds", "completes"),
    strict=True,
))  # fmt: skip


@pytest.mark.parametrize("act, best, given", COSTLY, ids=[c[0] + " " + c[1] for c in COSTLY])
def test_the_reason_is_that_of_a_hint(act, best, given):
    review = noted(given, act)
    found = Hint(seen(given).rules)
    found.find(seen(given))
    assert hint.NAMES[review.reason[0]] == hint.NAMES[found.reason] == WHY[act + best]
    assert review.count[0] == found.count
    assert (review.card[0], review.other[0], review.meld[0]) == (
        found.card, found.other, found.meld,
    )  # fmt: skip


@pytest.mark.parametrize("act, best, given", COSTLY[:2] + COSTLY[5:])
def test_the_best_choice_costs_nothing(act, best, given):
    assert noted(given, best).n == 0


def test_what_can_be_taken_back_is_not_judged():
    assert noted(COSTLY[2][2], "undo").n == 0
    assert noted(position(phase="draw", **OPENED), "draw discard").n == 0


def test_a_refused_act_is_not_judged():
    """G-ILLEGAL: nothing has happened."""
    assert noted(position(), "discard AS").n == 0


def test_the_three_costliest_stay_costliest_first():
    v = seen(COSTLY[0][2])
    review = Review(v.rules)
    costs = sorted((cost for a, _, p in COSTLY for cost in [noted(p, a).cost[0]]), reverse=True)
    for act, _, given in COSTLY:
        review.note(seen(given), words.act(act.split())[0])
    assert review.n == WORST
    assert list(review.cost[:WORST]) == costs[:WORST]
    assert better(review) == "lay 5H-6H-7H"
    review.clear()
    assert review.n == 0


def cost_of(level, variant):
    """What a player's choices cost in ten rounds."""
    rules = Ruleset(VARIANTS.index(variant), 2)
    review = Review(rules)
    chance = random.Random(1)
    table = Seats(rules, ["hard", "hard"])
    table.bots[0] = players.make(level, rules, 1)
    table.bots[0].start(chance)
    total = 0
    for _ in range(10):
        table.deal(chance)
        while table.s.phase != codes.OVER:
            seat = table.s.turn
            act = table.decide()
            if seat == 0:
                before = State(rules)
                view.fill(before, table.s, 0)
                total += review.note(before, act)
            if act == codes.LAY:
                table.s.stage[:] = table.v.stage
            assert play.apply(table.s, act) == codes.OK
    return total


@pytest.mark.parametrize("variant", ["simple", "talaj51", "rami40"])
def test_weaker_players_pay_more(variant):
    assert cost_of("hard", variant) == 0
    assert cost_of("random", variant) > 1000


_HEAP = """
import gc, measure, rounds
from engine import codes, review, state, view
table = rounds.Table("talaj51", 2, "easy", lambda: 0)
v = state.State(table.state.rules)
made = review.Review(table.state.rules)
seed = bytearray(16)
def some():
    table.deal(seed, 0)
    made.clear()
    s = table.state
    while s.phase != codes.OVER:
        view.fill(v, s, s.turn)
        table._act()
        made.note(v, table.acts[table.nacts - 1])
print(repr(measure.locked(some)), made.n)
gc.collect()
print(measure.allocated(some))
"""


def test_a_review_allocates_nothing(machine):
    assert machine.run(_HEAP).split() == ["None", "3", "0"]
