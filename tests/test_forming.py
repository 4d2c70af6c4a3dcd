"""Marked cards become melds, in whatever order they were marked; the hand keeps its order."""

import itertools
import random
from array import array

import pytest

from engine import cards, melds
from firmware import forming, hand


def forms(text, joker_low=0):
    """The melds that cards make, as text."""
    row = bytes(cards.parse(word) for word in text.split())
    out = array("I", [0] * forming.MOST)
    n = forming.forms(row, len(row), joker_low, out)
    return [spelt(out[i]) for i in range(n)]


def spelt(m):
    return " ".join(cards.name(melds.card_at(m, i)) for i in range(melds.size(m)))


@pytest.mark.parametrize(
    "marked, made",
    [
        ("7H 5H 6H", ["5H 6H 7H"]),
        ("9S 9D 9H", ["9S 9D 9H"]),
        ("XX 7S 8S", ["XX 7S 8S", "7S 8S XX"]),
        ("5H XX 7H", ["5H XX 7H"]),
        ("KD AD QD", ["QD KD AD"]),
        ("AD 3D 2D", ["AD 2D 3D"]),
        ("KD AD 2D", []),  # M-ACE
        ("7S 7S 7H", []),  # M-SET
        ("XX XX 5H 6H", []),  # M-JOKER
        ("5H 6H", []),
        ("5H 6H 9H XX", []),
        ("QS KS XX", ["XX QS KS", "QS KS XX"]),
        ("AS KS XX", ["XX KS AS"]),
    ],
)
def test_marked_cards_make(marked, made):
    """M-RUN, M-SET, M-ACE, M-JOKER"""
    assert forms(marked) == made


def test_with_the_low_rule_a_joker_has_one_place():
    """R-JOKER-LOW"""
    assert forms("7S 8S XX", joker_low=1) == ["XX 7S 8S"]
    assert forms("AS 2S XX", joker_low=1) == ["AS 2S XX"]


@pytest.mark.parametrize("joker_low", [0, 1])
def test_marked_cards_make_what_some_order_of_them_makes(joker_low):
    """Against every order of the cards."""
    chance = random.Random(3)
    out = array("I", [0] * forming.MOST)
    for _ in range(1500):
        suit = 13 * chance.randrange(4)
        near = [suit + (chance.randrange(13) + i) % 13 for i in range(3)]
        row = bytes(chance.choice((*near, suit, suit + 12, suit + 1, 52)) for _ in range(4))
        found = {out[i] for i in range(forming.forms(row, 4, joker_low, out))}
        orders = {melds.parse(bytes(o), 0, 4, joker_low) for o in itertools.permutations(row)}
        runs = {m for m in orders if m > 0 and not melds.is_set(m)}
        sets = {m for m in orders if m > 0 and melds.is_set(m)}
        assert found == runs or (sets and len(found) == 1 and found <= sets), row


def held(text):
    counts = bytearray(53)
    for word in text.split():
        counts[cards.parse(word)] += 1
    return counts


def shown(h):
    return " ".join(cards.name(h.cards[i]) for i in range(h.n))


def test_a_hand_is_sorted_by_suit_then_by_rank():
    h = hand.Hand()
    h.sync(held("KH 2S XX 2H AC 9D"), 0, 6)
    h.arrange((), 0)
    assert shown(h) == "2S 2H KH AC 9D XX"
    h.order = hand.BY_RANK
    h.arrange((), 0)
    assert shown(h) == "AC 2S 2H 9D KH XX"


def test_melds_stand_at_the_left_except_in_the_players_own_order():
    h = hand.Hand()
    h.sync(held("2S 5H 6H 7H KD"), 0, 5)
    run = (melds.run(1, 5, 3),)
    h.arrange(run, 1)
    assert shown(h) == "5H 6H 7H 2S KD"
    assert list(h.group[: h.n]) == [1, 1, 1, 0, 0]
    assert h.move(3, -1) == 2
    h.arrange(run, 1)
    assert shown(h) == "5H 6H 2S 7H KD"
    assert list(h.group[: h.n]) == [1, 1, 0, 1, 0]


def test_a_new_card_comes_in_at_the_right_of_the_players_own_order():
    h = hand.Hand()
    h.sync(held("2S 5H KD"), 0, 3)
    h.move(0, 1)
    assert h.sync(held("2S 3S KD"), 0, 3)
    assert shown(h) == "2S KD 3S"
    assert not h.sync(held("2S 3S KD"), 0, 3)


def test_a_card_at_the_edge_stays():
    h = hand.Hand()
    h.sync(held("2S 5H"), 0, 2)
    assert h.move(0, -1) == 0
    assert h.move(1, 1) == 1
