"""Quick tests of what a card may do: too often yes, never no, since a search is skipped then."""

import random

import pytest

from engine import chances, layoff
from engine.cards import FACES, JOKER, NONE
from engine.solver import Solver
from engine.state import State, meld_to_table
from tests import partitions
from tests.drawn import Game, card, row, ruleset


def hand(words):
    return partitions.counts(row(words))


def seen(words, laid):
    return Game("talaj51", words, "4♦ Q♦", table=[laid]).seen_by(0).s


@pytest.mark.parametrize(
    ("words", "c", "chance"),
    [
        ("5♥ 6♥", "7♥", True),
        ("5♥ 7♥", "6♥", True),
        ("5♥ 8♥", "6♥", False),
        ("5♥ ★", "7♥", True),
        ("5♥ ★", "8♥", False),
        ("Q♠ K♠", "A♠", True),
        ("K♠ 2♠", "A♠", False),
        ("7♠ 7♦", "7♥", True),
        ("7♠ 7♥", "7♥", False),
        ("7♠ ★", "7♥", True),
        ("7♠", "★", True),
    ],
)
def test_a_card_may_meld_with_two_others_or_with_one_and_a_joker(words, c, chance):
    held = hand(words)
    assert bool(chances.may_meld(held, 0, card(c), held[JOKER])) is chance


def test_every_card_of_every_meld_of_a_hand_may_meld():
    chance = random.Random(1)
    for _ in range(60):
        held = partitions.dense_hand(chance, 13, chance.randrange(3), 2)
        for m in partitions.every_meld(held, 0):
            for c in partitions.cards_of(m):
                assert chances.may_meld(held, 0, c, held[JOKER])


@pytest.mark.parametrize(
    ("laid", "words", "c", "chance"),
    [
        ("5♥-6♥-7♥", "2♣", "8♥", True),
        ("5♥-6♥-7♥", "2♣", "9♥", False),
        ("5♥-6♥-7♥", "8♥ 2♣", "9♥", True),
        ("5♥-6♥-7♥", "3♥ 4♥", "2♥", True),
        ("5♥-6♥-7♥", "2♣", "2♥", False),
        ("J♥-Q♥-K♥", "2♣", "A♥", True),
        ("5♥-6♥-7♥", "2♣", "8♠", False),
        ("5♥-★-7♥", "6♥ 2♣", "K♥", True),  # the joker won may lead there
        ("5♥-★-7♥", "2♣", "K♥", False),
        ("5♥-6♥-7♥", "2♣", "★", True),
        ("7♠-7♥-7♦", "2♣", "7♣", True),
        ("7♠-7♥-7♦", "2♣", "8♠", False),
    ],
)
def test_T_LAYOFF_a_card_may_go_to_a_meld_of_the_table_after_cards_of_the_hand(
    laid, words, c, chance
):
    v = seen(words, laid)
    assert bool(chances.may_go(v, card(c), chances.joker_near(v, card(c)))) is chance


@pytest.mark.parametrize(
    ("laid", "words", "drawn", "near"),
    [
        ("5♥-6♥-7♥", "★ 2♣", None, True),
        ("5♥-★-7♥", "6♥ 2♣", None, True),
        ("5♥-★-7♥", "2♣ 8♥", None, False),
        ("5♥-★-7♥", "2♣ 8♥", "6♥", True),
        ("7♠-7♥-7♦-★", "7♣ 2♣", None, True),
        ("7♠-7♥-★", "7♦ 7♣", None, True),
        ("7♠-7♥-★", "7♦ 2♣", "7♣", True),
        ("7♠-7♥-★", "7♦ 2♣", None, False),
        ("7♠-7♥-★", "7♠ 7♥", None, False),
    ],
)
def test_T_SWAP_a_joker_is_near_when_held_or_when_it_can_be_won(laid, words, drawn, near):
    v = seen(words, laid)
    assert bool(chances.joker_near(v, card(drawn) if drawn else NONE)) is near


@pytest.mark.parametrize(
    ("words", "chance"), [("8♥ 2♣", True), ("8♥ 2♣ Q♠", False), ("8♥ Q♠ Q♣ ★ 2♣", True)]
)
def test_T_CLOSE_with_two_cards_that_go_nowhere_no_way_out_is_looked_for(words, chance):
    seeker = Solver()
    seeker.look(hand(words), 0)
    assert chances.may_close(seen(words, "5♥-6♥-7♥"), seeker.candidates) is chance


def test_T_LAYOFF_whether_any_card_may_be_added_is_never_denied_wrongly():
    chance = random.Random(2)
    seeker = Solver()
    denied = 0
    for _ in range(400):
        s = State(ruleset("talaj51"))
        every = partitions.every_meld(partitions.dense_hand(chance, 10, 1, 2), 0)
        for m in chance.sample(every, min(len(every), 3)):
            meld_to_table(s, 0, m)
        s.hands[:FACES] = partitions.dense_hand(chance, 4, chance.randrange(2), 2)
        seeker.look(s.hands, 0)
        if not chances.may_add(s, seeker.candidates):
            denied += 1
            assert not any(layoff.playable(s, c) for c in range(FACES) if s.hands[c])
    assert 50 < denied < 350
