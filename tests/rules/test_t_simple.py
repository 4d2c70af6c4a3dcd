"""Family T: closing in Simple (T-SIMPLE-…)."""

import pytest

from tests.drawn import Game, cards_of, lay

EXAMPLE = "5♥ 6♥ 7♥ 8♥ J♠ J♥ J♣ 2♣ 3♣ ★ 5♣ A♠ A♦ A♣"


def simple(hand=EXAMPLE, drawn=None, **given):
    """Seat 0 has drawn the last card of the hand, unless another is named."""
    *rest, last = hand.split()
    if drawn is None:
        return Game("simple", " ".join(rest), "K♦ Q♦", stock=last + " 2♠", **given).do(
            "draw stock"
        )
    return Game("simple", hand, "K♦ Q♦", discard=drawn, **given).do("draw discard")


def test_T_SIMPLE_CLOSE_the_worked_example():
    """Fourteen cards are one too many: the run without the 8♥, and the 8♥ closes."""
    g = simple()
    assert g.refuses("lay 5♥-6♥-7♥-8♥ J♠-J♥-J♣ 2♣-3♣-★-5♣ A♠-A♦-A♣") == (
        "KEEP_CLOSING_CARD",
        "T-CLOSING-CARD",
    )
    g.do("lay 5♥-6♥-7♥ J♠-J♥-J♣ 2♣-3♣-★-5♣ A♠-A♦-A♣", "discard 8♥")
    assert g.ended() == (0, "close", [0, 100])


def test_T_SIMPLE_CLOSE_he_chooses_the_card_he_keeps():
    g = simple().do("lay 6♥-7♥-8♥ J♠-J♥-J♣ 2♣-3♣-★-5♣ A♠-A♦-A♣", "discard 5♥")
    assert g.ended()[0] == 0


@pytest.mark.parametrize(
    "words",
    ["lay 5♥-6♥-7♥-8♥", "lay 5♥-6♥-7♥ J♠-J♥-J♣ A♠-A♦-A♣", "lay 5♥-6♥-7♥-8♥ J♠-J♥-J♣ A♠-A♦-A♣"],
)
def test_T_SIMPLE_CLOSE_fewer_cards_are_refused(words):
    assert simple().refuses(words) == ("NOT_ALL_CARDS", "T-SIMPLE-CLOSE")


def test_T_SIMPLE_CLOSE_the_taken_card_does_not_close_so_he_lays_differently():
    hand = EXAMPLE.replace("8♥ ", "")
    g = simple(hand, drawn="8♥").do("lay 5♥-6♥-7♥ J♠-J♥-J♣ 2♣-3♣-★-5♣ A♠-A♦-A♣")
    assert g.refuses("discard 8♥") == ("DISCARD_TAKEN", "T-NO-REDISCARD")
    g.do("undo", "lay 6♥-7♥-8♥ J♠-J♥-J♣ 2♣-3♣-★-5♣ A♠-A♦-A♣", "discard 5♥")
    assert g.ended()[0] == 0


def test_T_SIMPLE_CLOSE_the_laying_alone_does_not_end_the_round():
    g = simple().do("lay 5♥-6♥-7♥ J♠-J♥-J♣ 2♣-3♣-★-5♣ A♠-A♦-A♣")
    assert g.events() == []
    assert g.hand() == "8♥"


@pytest.mark.parametrize("found", [["5♥-6♥-7♥", "9♣-10♣-J♣-Q♣"], ["5♥-5♦-5♣", "9♥-9♦-9♣-9♠"]])
def test_T_SIMPLE_MIX_only_runs_or_only_sets_are_refused(found):
    g = simple(cards_of(*found) + " 2♦")
    assert g.refuses(lay(*found)) == ("MISSING_RUN_OR_SET", "T-SIMPLE-MIX")


@pytest.mark.parametrize("found", [["5♥-6♥-7♥", "9♥-9♦-9♣"], ["★-6♥-7♥", "9♥-9♦-★"]])
def test_T_SIMPLE_MIX_one_run_and_one_set_with_or_without_jokers(found):
    simple(cards_of(*found) + " 2♦").do(lay(*found), "discard 2♦")


def test_T_SIMPLE_MIX_one_joker_in_a_meld():
    g = simple("★ ★ 7♥ 9♥ 9♦ 9♣ 2♦")
    assert g.refuses("lay ★-★-7♥ 9♥-9♦-9♣") == ("TWO_JOKERS", "M-JOKER")


def test_T_SIMPLE_NO_LAYOFF_nothing_is_added_nor_swapped():
    g = simple()
    assert g.refuses("add 0 8♥") == ("NO_LAYOFF", "T-SIMPLE-NO-LAYOFF")
    assert g.refuses("swap 0 8♥") == ("NO_LAYOFF", "T-SIMPLE-NO-LAYOFF")
    g.do("lay 5♥-6♥-7♥ J♠-J♥-J♣ 2♣-3♣-★-5♣ A♠-A♦-A♣")
    assert g.refuses("add 0 8♥") == ("NO_LAYOFF", "T-SIMPLE-NO-LAYOFF")


def test_T_SIMPLE_NO_LAYOFF_even_in_the_first_round():
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", first_round=True, turns=0)
    assert g.refuses("add 0 2♠") == ("NO_LAYOFF", "T-SIMPLE-NO-LAYOFF")
