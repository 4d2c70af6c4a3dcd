"""Family T: lay-off and joker swap (T-LAYOFF, T-SWAP)."""

import pytest

from tests.drawn import Game

TALAJ = ["talaj51", "talaj71"]


@pytest.mark.parametrize("owner", range(4))
def test_T_LAYOFF_on_his_own_his_partner_s_or_a_rival_s_meld(owner):
    g = Game(
        "talaj51", "8♥ 2♠", "K♦", "K♥", "K♣", table=["%d: 5♥-6♥-7♥" % owner], laid=[0], stock="9♣"
    )
    assert g.do("draw stock", "add 0 8♥").table() == ["5♥-6♥-7♥-8♥"]


@pytest.mark.parametrize("variant", TALAJ)
def test_T_LAYOFF_only_who_has_laid(variant):
    g = Game(variant, "8♥ 2♠", "K♦", table=["1: 5♥-6♥-7♥"]).do("draw stock")
    assert g.refuses("add 0 8♥") == ("NOT_OPENED", "T-LAYOFF")


def test_T_LAYOFF_in_the_turn_of_the_opening():
    g = Game("talaj51", "10♠ J♠ Q♠ K♠ A♠ 9♥ 9♦ 9♣ 9♠ 2♦", "K♦").do("draw stock")
    g.do("lay 10♠-J♠-Q♠-K♠-A♠ 9♥-9♦-9♣", "add 1 9♠")
    assert g.table()[1] == "9♥-9♦-9♣-9♠"


def test_T_LAYOFF_one_may_make_room_for_another():
    g = Game("talaj51", "8♥ 9♥ 2♠", "K♦", table=["5♥-6♥-7♥"]).do("draw stock")
    assert g.refuses("add 0 9♥") == ("DOES_NOT_FIT", "M-RUN")
    g.do("add 0 8♥", "add 0 9♥")


@pytest.mark.parametrize("words, grown", [("7♠-7♥-7♦", "7♠-7♥-7♦-★"), ("5♥-6♥-7♥", "5♥-6♥-7♥-★")])
def test_T_LAYOFF_a_joker_where_there_is_none(words, grown):
    g = Game("talaj51", "★ 2♠", "K♦", table=[words]).do("draw stock", "add 0 ★")
    assert g.table() == [grown]


@pytest.mark.parametrize(
    "end, grown",
    [("", "5♥-6♥-7♥-★"), (" high", "5♥-6♥-7♥-★"), (" low", "★-5♥-6♥-7♥")],
)
def test_T_LAYOFF_a_joker_goes_to_the_end_that_is_named(end, grown):
    g = Game("talaj51", "★ 2♠", "K♦", table=["5♥-6♥-7♥"]).do("draw stock", "add 0 ★" + end)
    assert g.table() == [grown]


@pytest.mark.parametrize(
    "words, end, grown",
    [
        ("Q♥-K♥-A♥", " high", "★-Q♥-K♥-A♥"),
        ("A♥-2♥-3♥", " low", "A♥-2♥-3♥-★"),
    ],
)
def test_T_LAYOFF_where_one_end_fits_the_word_is_ignored(words, end, grown):
    g = Game("talaj51", "★ 2♠", "K♦", table=[words]).do("draw stock")
    assert g.do("add 0 ★" + end).table() == [grown]


def test_T_LAYOFF_an_ace_fits_a_long_run_at_both_ends():
    run = "2♥-3♥-4♥-5♥-6♥-7♥-8♥-9♥-10♥-J♥-Q♥-K♥"
    for end, grown in (("", run + "-A♥"), (" low", "A♥-" + run), (" high", run + "-A♥")):
        g = Game("talaj51", "A♥ 2♠", "K♦", table=[run]).do("draw stock", "add 0 A♥" + end)
        assert g.table() == [grown]


def test_T_SWAP_the_exact_card_takes_the_joker_s_place():
    g = Game("talaj51", "6♥ 6♦ 2♠", "K♦", table=["5♥-★-7♥"], stock="9♣").do("draw stock")
    assert g.refuses("swap 0 6♦") == ("NOT_REPRESENTED", "T-SWAP")
    g.do("swap 0 6♥")
    assert (g.table(), g.hand()) == (["5♥-6♥-7♥"], "2♠ 6♦ 9♣ ★")


@pytest.mark.parametrize("variant", TALAJ)
def test_T_SWAP_only_who_has_laid(variant):
    g = Game(variant, "6♥ 2♠", "K♦", table=["1: 5♥-★-7♥"]).do("draw stock")
    assert g.refuses("swap 0 6♥") == ("NOT_OPENED", "T-SWAP")


def test_T_SWAP_in_a_set_only_when_the_joker_is_the_fourth_card():
    g = Game("talaj51", "7♦ 7♣ 2♠", "K♦", table=["7♠-★-7♥"], stock="9♣").do("draw stock")
    assert g.refuses("swap 0 7♦") == ("SET_NOT_FULL", "T-SWAP")
    g.do("add 0 7♣", "swap 0 7♦")
    assert g.table() == ["7♠-7♦-7♥-7♣"]


@pytest.mark.parametrize("words", ["swap 0 6♥", "swap 0 ★"])
def test_T_SWAP_needs_a_joker_there(words):
    g = Game("talaj51", "6♥ ★ 2♠", "K♦", table=["5♥-6♥-7♥"]).do("draw stock")
    assert g.refuses(words) == ("NOT_REPRESENTED", "T-SWAP")


def test_T_SWAP_the_card_must_be_in_the_hand():
    g = Game("talaj51", "2♠ 3♠", "K♦", table=["5♥-★-7♥"]).do("draw stock")
    assert g.refuses("swap 0 6♥") == ("NOT_IN_HAND", "T-TURN")


def test_T_SWAP_no_duty_to_replay_the_joker():
    g = Game("talaj51", "6♥ 2♠ 3♠", "K♦", table=["5♥-★-7♥"]).do("draw stock", "swap 0 6♥")
    g.do("discard 2♠")


def test_T_SWAP_with_a_single_card_in_the_hand():
    g = Game("talaj51", "6♥ 8♥", "K♦", table=["5♥-★-7♥"], stock="4♥")
    g.do("draw stock", "add 0 8♥", "add 0 4♥", "swap 0 6♥")
    assert g.hand() == "★"
    g.do("discard ★")
    assert g.ended()[0] == 0


def test_T_SWAP_then_the_closing_card_still_holds():
    g = Game("talaj51", "6♥ 8♥", "K♦", table=["5♥-★-7♥"], stock="4♥")
    g.do("draw stock", "add 0 8♥", "add 0 4♥", "swap 0 6♥")
    assert g.refuses("add 0 ★") == ("KEEP_CLOSING_CARD", "T-CLOSING-CARD")


def test_T_SWAP_then_the_one_joker_rule_still_holds():
    g = Game("talaj51", "6♥ 2♠ 3♠", "K♦", table=["5♥-★-7♥", "9♥-★-J♥"]).do("draw stock")
    g.do("swap 0 6♥")
    assert g.refuses("add 1 ★") == ("TWO_JOKERS", "M-JOKER")
    g.do("add 0 ★")


def test_T_SWAP_with_the_taken_card_then_a_lay_off_undone_and_done_otherwise_then_the_close():
    g = Game("talaj51", "2♦ K♥", "Q♣ 7♣", table=["7♠-★-9♠", "1: 2♠-2♥-2♣"], discard="8♠")
    before = g.hand()
    g.do("draw discard", "swap 0 8♠", "add 0 ★ low", "add 1 2♦", "undo", "undo", "undo", "undo")
    assert (g.hand(), g.table()[0]) == (before, "7♠-★-9♠")
    g.do("draw discard", "swap 0 8♠", "add 1 2♦", "add 0 ★", "discard K♥")
    assert g.table() == ["7♠-8♠-9♠-★", "2♠-2♥-2♣-2♦"]
    assert g.ended() == (0, "close", [0, 17])


def test_T_SWAP_a_joker_may_be_swapped_out_of_the_same_meld_again():
    g = Game("talaj51", "6♥ 8♥ 2♠", "K♦", table=["5♥-★-7♥"]).do("draw stock")
    g.do("swap 0 6♥", "add 0 ★", "swap 0 8♥")
    assert g.table() == ["5♥-6♥-7♥-8♥"]
