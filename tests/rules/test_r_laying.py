"""Family R: opening, points, the joker, its swap (R-OPEN … R-SWAP)."""

import pytest

from engine import melds
from tests.drawn import Game, meld, ruleset

VARIANTS = ["rami40", "rami51"]


def house(*hands, **given):
    return Game("rami51", *hands, profile="house", **given)


@pytest.mark.parametrize("variant", VARIANTS)
def test_R_OPEN_in_one_act(variant):
    g = Game(variant, "10♥ J♥ Q♥ K♥ 9♥ 9♠ 9♦ 5♣", "K♦ Q♦").do("draw stock")
    assert g.refuses("lay 9♥-9♠-9♦") == ("BELOW_THRESHOLD", "R-OPEN")
    g.do("lay 9♥-9♠-9♦ 10♥-J♥-Q♥-K♥")
    assert g.s.laid[0] == 1


@pytest.mark.parametrize("found, points", [("K♥-K♠-K♦ A♠-2♠-3♠-4♠", 40), ("10♥-10♠-10♦-★", 40)])
def test_R_OPEN_rami40_at_40(found, points):
    g = Game("rami40", found.replace("-", " ") + " 5♣", "K♣ Q♦").do("draw stock", "lay " + found)
    assert g.points() == points


def test_R_OPEN_rami40_not_at_39():
    g = Game("rami40", "K♥ K♠ K♦ 2♠ 3♠ 4♠ 5♣", "K♣ Q♦").do("draw stock")
    assert g.refuses("lay K♥-K♠-K♦ 2♠-3♠-4♠") == ("BELOW_THRESHOLD", "R-OPEN")


def test_R_OPEN_rami51_at_51_and_not_at_50():
    g = Game("rami51", "10♠ J♠ Q♠ K♠ A♠ 5♣", "K♣ Q♦").do("draw stock")
    g.do("lay 10♠-J♠-Q♠-K♠-A♠")
    assert g.points() == 51
    found = "K♥-K♠-K♦ 2♠-3♠-4♠-5♠-6♠"
    g = Game("rami51", found.replace("-", " ") + " 5♣", "K♣ Q♦").do("draw stock")
    assert g.refuses("lay " + found) == ("BELOW_THRESHOLD", "R-OPEN")


def test_R_OPEN_the_threshold_does_not_rise():
    g = Game("rami51", "10♠ J♠ Q♠ K♠ A♠ 5♣", "K♣ Q♦").do("draw stock", "lay 10♠-J♠-Q♠-K♠-A♠")
    assert list(g.s.threshold) == [51, 51]


def test_R_OPEN_afterwards_any_meld():
    g = Game("rami51", "2♠ 3♠ 4♠ 5♣", "K♣ Q♦", laid=[0]).do("draw stock", "lay 2♠-3♠-4♠")
    assert g.table() == ["2♠-3♠-4♠"]


def test_R_OPEN_laying_all_waives_nothing():
    g = Game("rami51", "2♠ 3♠ 4♠", "K♣ Q♦", stock="5♠").do("draw stock")
    assert g.refuses("lay 2♠-3♠-4♠-5♠") == ("BELOW_THRESHOLD", "R-OPEN")


VERDICTS = [
    ("K♥-K♠-K♦", "set", 30),
    ("A♣-A♥-A♠", "set", 33),
    ("7♠-7♠-7♥", None, 0),
    ("A♥-2♥-3♥", "run", 6),
    ("5♣-6♣-7♣", "run", 18),
    ("Q♥-K♥-A♥", "run", 31),
    ("K♥-A♥-2♥", None, 0),
    ("9♣-9♦-9♥-★", "set", 36),
    ("★-7♠-8♠", "run", 21),
    ("★-★-5♥-6♥", None, 0),
]


@pytest.mark.parametrize("words, kind, points", VERDICTS)
def test_R_POINTS_the_verdicts(words, kind, points):
    found = meld(words, joker_low=1)
    assert (found > 0) == (kind is not None)
    if kind:
        assert bool(melds.is_set(found)) == (kind == "set")
        assert melds.points(found, ruleset("rami51").ace_high) == points


@pytest.mark.parametrize(
    "words, points", [("J♥-Q♥-K♥", 30), ("2♥-3♥-4♥-5♥-6♥-7♥-8♥-9♥-10♥", 54), ("A♥-A♦-★", 33)]
)
def test_R_POINTS_of_other_melds(words, points):
    assert melds.points(meld(words, 1), ruleset("rami40").ace_high) == points


@pytest.mark.parametrize(
    "given, laid",
    [
        ("7♠-8♠-★", "★-7♠-8♠"),
        ("★-7♠-8♠", "★-7♠-8♠"),
        ("2♥-3♥-★", "★-2♥-3♥"),
        ("Q♥-K♥-★", "★-Q♥-K♥"),
        ("J♥-Q♥-★", "★-J♥-Q♥"),
        ("A♥-2♥-★", "A♥-2♥-★"),
        ("7♠-★-9♠", "7♠-★-9♠"),
        ("★-K♥-A♥", "★-K♥-A♥"),
    ],
)
def test_R_JOKER_LOW_in_a_new_meld(given, laid):
    hand = given.replace("-", " ") + " 2♣"
    g = Game("rami51", hand, "K♦ Q♦", laid=[0], stock="3♦").do("draw stock", "lay " + given)
    assert g.table() == [laid]


def test_R_JOKER_LOW_counts_so_towards_the_opening():
    assert melds.points(meld("7♠-8♠-★", joker_low=1), 11) == 21
    assert melds.points(meld("2♥-3♥-★", joker_low=1), 11) == 6
    assert melds.points(meld("7♠-8♠-★", joker_low=0), 10) == 24


@pytest.mark.parametrize("given", ["3♠-4♠-★", "★-3♠-4♠"])
def test_R_JOKER_LOW_may_be_too_little_to_open(given):
    """As the 5♠ the joker would make 42 points, as the 2♠ it makes 39."""
    g = Game("rami40", "K♥ K♠ K♦ 3♠ 4♠ ★ 9♣", "Q♦").do("draw stock")
    assert g.refuses("lay K♥-K♠-K♦ " + given) == ("BELOW_THRESHOLD", "R-OPEN")


@pytest.mark.parametrize("words", ["Q♥-K♥-A♥-★", "★-A♥-2♥-3♥"])
def test_R_JOKER_LOW_does_not_move_a_joker_that_stands_nowhere(words):
    assert meld(words, joker_low=1) == melds.BAD_ACE


def test_R_JOKER_LOW_is_fixed_once_laid():
    g = Game("rami51", "7♠ 8♠ ★ 9♠ 6♠ 2♣", "K♦ Q♦", laid=[0], stock="3♦").do("draw stock")
    g.do("lay 7♠-8♠-★", "add 0 9♠")
    assert g.table() == ["★-7♠-8♠-9♠"]
    g.do("swap 0 6♠")


@pytest.mark.parametrize("end", ["", " low", " high"])
def test_R_JOKER_LOW_in_a_lay_off(end):
    g = Game("rami51", "★ 2♣", "K♦ Q♦", table=["5♥-6♥-7♥"]).do("draw stock", "add 0 ★" + end)
    assert g.table() == ["★-5♥-6♥-7♥"]


def test_R_JOKER_LOW_at_the_high_end_when_only_that_is_free():
    g = Game("rami51", "★ 2♣", "K♦ Q♦", table=["A♥-2♥-3♥"]).do("draw stock", "add 0 ★")
    assert g.table() == ["A♥-2♥-3♥-★"]


def test_R_JOKER_LOW_not_so_in_family_T():
    hand = "7♠ 8♠ ★ 2♣"
    g = Game("talaj51", hand, "K♦ Q♦", laid=[0]).do("draw stock", "lay 7♠-8♠-★")
    assert g.table() == ["7♠-8♠-★"]


def test_R_JOKER_LOW_an_ace_has_the_choice_of_ends():
    run = "2♥-3♥-4♥-5♥-6♥-7♥-8♥-9♥-10♥-J♥-Q♥-K♥"
    for end, grown in (("", run + "-A♥"), (" low", "A♥-" + run)):
        g = Game("rami51", "A♥ 2♠", "K♦", table=[run]).do("draw stock", "add 0 A♥" + end)
        assert g.table() == [grown]


def swapping(*rest, **given):
    """Seat 0 may swap the 6♥ for the joker in 5♥-★-7♥."""
    given.setdefault("table", ["5♥-★-7♥"])
    hand = " ".join(("6♥", *rest))
    return Game("rami51", hand, "K♦ Q♦", stock="K♣ 4♦", **given).do("draw stock")


def test_R_SWAP_only_once_opened():
    g = swapping("2♠", table=["1: 5♥-★-7♥"])
    assert g.refuses("swap 0 6♥") == ("NOT_OPENED", "R-SWAP")


def test_R_SWAP_the_exact_card():
    g = swapping("6♦", "2♠")
    assert g.refuses("swap 0 6♦") == ("NOT_REPRESENTED", "R-SWAP")
    g.do("swap 0 6♥")
    assert g.table() == ["5♥-6♥-7♥"]


def test_R_SWAP_in_a_set_with_three_natural_cards_only():
    g = Game("rami51", "7♦ 7♣ 2♠", "K♦", table=["7♠-★-7♥"]).do("draw stock")
    assert g.refuses("swap 0 7♦") == ("SET_NOT_FULL", "R-SWAP")
    g.do("add 0 7♦", "swap 0 7♣")
    assert g.table() == ["7♠-7♣-7♥-7♦"]


def test_R_SWAP_the_joker_is_played_again_in_the_turn():
    g = swapping("2♠").do("swap 0 6♥")
    assert g.refuses("discard 2♠") == ("MUST_REPLAY_JOKER", "R-SWAP")
    assert g.refuses("discard ★") == ("MUST_REPLAY_JOKER", "R-SWAP")
    g.do("add 0 ★", "discard 2♠")


def test_R_SWAP_two_jokers_two_duties():
    table = ["5♥-★-7♥", "9♠-★-J♠"]
    g = Game("rami51", "6♥ 10♠ 2♠", "K♦", table=table, stock="K♣").do("draw stock")
    g.do("swap 0 6♥", "swap 1 10♠", "add 0 ★")
    assert g.refuses("discard 2♠") == ("MUST_REPLAY_JOKER", "R-SWAP")
    g.do("add 1 ★", "discard 2♠")


# With the 6♥ in its joker's place no further card fits.
HEARTS = "A♥-2♥-3♥-4♥-5♥-★-7♥-8♥-9♥-10♥-J♥-Q♥-K♥"


@pytest.mark.parametrize(
    "rest, can",
    [
        (["8♠", "9♠"], True),
        (["8♠", "10♠"], True),
        (["8♠", "J♠"], False),
        (["8♠", "8♦"], True),
        (["8♠", "8♠"], False),
        (["Q♠", "A♠"], True),
        (["K♠", "A♠"], True),
        (["K♠", "2♠"], False),
        (["A♠", "3♠"], True),
        (["8♠", "9♦"], False),
    ],
)
def test_R_SWAP_if_he_can_lay_it_in_a_new_meld(rest, can):
    g = Game("rami51", " ".join(["6♥", *rest]), "4♣", table=[HEARTS], stock="4♦ 2♦")
    g.do("draw stock", "swap 0 6♥")
    if can:
        assert g.refuses("discard 4♦") == ("MUST_REPLAY_JOKER", "R-SWAP")
    else:
        g.do("discard 4♦")


def test_R_SWAP_if_he_cannot_the_joker_may_be_discarded():
    g = Game("rami51", "6♥ 2♠", "4♣", table=[HEARTS], stock="4♦ 2♦").do("draw stock", "swap 0 6♥")
    g.do("discard ★")


def test_R_SWAP_a_play_that_goes_out_counts():
    g = Game("rami51", "6♥", "K♦", table=["5♥-★-7♥"], stock="8♥")
    g.do("draw stock", "add 0 8♥", "swap 0 6♥")
    assert g.refuses("discard ★") == ("MUST_REPLAY_JOKER", "R-SWAP")
    g.do("add 0 ★")
    assert g.ended() == (0, "close", [0, 10])


def test_R_SWAP_with_a_closing_discard_the_last_card_cannot_be_played():
    g = house("6♥", "K♦", table=["5♥-★-7♥"], stock="8♥", rules={"closing_discard": 1})
    g.do("draw stock", "add 0 8♥", "swap 0 6♥", "discard ★")
    assert g.ended()[0] == 0


def test_R_SWAP_nor_a_meld_of_all_cards():
    """Three cards are left with the joker among them; one of them must close."""
    g = house("6♥ 8♠", "K♦", table=[HEARTS], stock="9♠", rules={"closing_discard": 1})
    g.do("draw stock", "swap 0 6♥", "discard 8♠")


def test_R_SWAP_a_joker_drawn_or_taken_has_no_duty():
    g = Game("rami51", "2♠ 3♣", "K♦ Q♦", table=["5♥-6♥-7♥"], discard="★").do("draw discard")
    g.do("discard 2♠")


def test_R_SWAP_the_duty_can_be_taken_back():
    g = swapping("2♠").do("swap 0 6♥", "undo", "discard 2♠")
    assert g.s.due == 0
