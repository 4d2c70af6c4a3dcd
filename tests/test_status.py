"""What is wrong with a state, as bits: what a position cannot say, but a damaged save can."""

import pytest

from engine import codes, melds, status
from engine.cards import JOKER
from tests.drawn import Game, meld


def game(variant="talaj51", **given):
    """The second seat has laid one meld; the first is about to draw."""
    given = {"dealer": 1, "table": ["1: 5♥-6♥-7♥"], "discard": "K♣", **given}
    return Game(variant, "2♠ 3♠ 4♠", "9♦ 10♦", **given).s


def test_nothing_is_wrong_with_a_position_of_play():
    assert status.status(game()) == 0
    assert status.status(game("rami51")) == 0


@pytest.mark.parametrize(
    "field, value",
    [
        ("turn", 2),
        ("dealer", 255),
        ("phase", 3),
        ("nstock", 200),
        ("npile", 109),
        ("ntable", 200),
        ("drawn", 53),
        ("tournante", 62),
        ("kept", 64),
    ],
)
def test_ints_out_of_range(field, value):
    s = game()
    setattr(s, field, value)
    assert status.status(s) == status.RANGE


def test_an_owner_who_does_not_sit_here():
    s = game()
    s.owner[0] = 2
    assert status.status(s) == status.RANGE


@pytest.mark.parametrize("pile", ["stock", "pile"])
def test_a_byte_that_is_no_card(pile):
    s = game()
    getattr(s, pile)[0] = 60
    assert status.status(s) & status.COPIES


def test_a_hand_whose_size_is_not_that_of_its_cards():
    s = game()
    s.size[1] += 1
    assert status.status(s) == status.RANGE


def test_one_copy_too_many():
    """T-PACK: two of each card, wherever they are."""
    s = game(discard="K♣ 5♥")
    assert status.status(s) == 0
    s.hands[4 + 13] += 1
    s.size[0] += 1
    assert status.status(s) == status.COPIES


RUN_5_TO_7 = meld("5♥-6♥-7♥")
SEVENS = meld("7♠-7♥-7♦")
NO_MELDS = {
    "no card": 0,
    "a run of two": melds.run(1, 5, 2),
    "a run of fourteen": melds.run(1, 1, 14),
    "a run below the ace": melds.run(1, 0, 3),
    "a run round the ace": melds.run(1, 13, 3),
    "a joker outside the run": melds.run(1, 5, 3, 4),
    "a run with a bit too much": RUN_5_TO_7 | 1 << 14,
    "a run in the highest bits": RUN_5_TO_7 | 1 << 23,
    "a set of rank 0": SEVENS & ~(15 << 12),
    "a set of rank 14": SEVENS & ~(15 << 12) | 14 << 12,
    "a set with a bit too much": SEVENS | 1 << 17,
    "a suit twice": SEVENS | 1 << 9,
    "a hole": SEVENS & ~7,
    "a sixth suit": SEVENS | 6 << 9,
    "a seventh suit": SEVENS | 7 << 9,
}


@pytest.mark.parametrize("name", NO_MELDS)
def test_ints_that_are_no_meld(name):
    """M-RUN, M-ACE, M-SET, M-JOKER."""
    s = game()
    s.table[0] = NO_MELDS[name]
    assert status.status(s) == status.MELD


@pytest.mark.parametrize(
    "words",
    ["A♥-2♥-3♥", "2♥-3♥-★", "7♠-★-7♦-7♥", "2♥-3♥-4♥-5♥-6♥-7♥-8♥-9♥-10♥-J♥-Q♥-K♥-A♥"],
)
def test_every_meld_is_one(words):
    s = game()
    assert status.valid(s, meld(words))


def test_R_JOKER_LOW_leaves_no_joker_at_the_high_end():
    """Only on A-2-… is there no lower place."""
    s = game("rami51")
    assert status.valid(s, meld("A♥-2♥-★"))
    assert not status.valid(s, meld("2♥-3♥-★"))


def test_every_bit_at_once():
    """The bits are told apart: one state may have many."""
    s = game()
    s.nstock = 0
    s.turns = 300
    s.scores[0] = 251
    s.laid[1] = 0
    assert status.status(s) == (
        status.STOCK_EMPTY | status.TURNS | status.MATCH_OVER | status.OWNER
    )
    assert status.NAMES[status.lowest(status.status(s))][0] == "stock"


def test_a_due_joker_needs_a_joker():
    """R-SWAP"""
    s = game("rami51")
    s.phase, s.drawn_from, s.drawn, s.due = codes.PLAY, codes.FROM_STOCK, 1, 1
    assert status.status(s) == status.JOKER_DUE
    s.hands[JOKER] += 1
    s.size[0] += 1
    assert status.status(s) == 0
