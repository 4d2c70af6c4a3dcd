"""Quick tests of what a card may do: too often yes, never no, since a search is skipped then."""

import random

import pytest

from engine import chances
from engine.cards import HAND_POINTS, JOKER
from tests import partitions
from tests.drawn import Game, card, row


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
        ("5♥-★-7♥", "2♣", "K♥", True),  # the joker won may lead there
        ("5♥-6♥-7♥", "2♣", "★", True),
        ("7♠-7♥-7♦", "2♣", "7♣", True),
        ("7♠-7♥-7♦", "2♣", "8♠", False),
    ],
)
def test_T_LAYOFF_a_card_may_go_to_a_meld_of_the_table_after_cards_of_the_hand(
    laid, words, c, chance
):
    v = seen(words, laid)
    assert bool(chances.may_go(v, card(c), chances.joker_near(v))) is chance


@pytest.mark.parametrize(
    ("words", "chance"), [("8♥ 2♣", True), ("8♥ 2♣ Q♠", False), ("8♥ Q♠ Q♣ ★ 2♣", True)]
)
def test_T_CLOSE_with_two_cards_that_go_nowhere_no_way_out_is_looked_for(words, chance):
    assert chances.may_close(seen(words, "5♥-6♥-7♥")) is chance


@pytest.mark.parametrize(("least", "chance"), [(29, True), (30, False)])
def test_T_OPEN_51_only_cards_that_may_meld_count(least, chance):
    assert chances.may_count(hand("9♥ 10♥ J♥ 2♣ K♠"), HAND_POINTS, 10, least) is chance
