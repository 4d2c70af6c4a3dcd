"""Family T: the openings of Talaj 51 and Talaj 71 (T-OPEN… to T-AFTER-OPEN)."""

import pytest

from engine import cards, laying, melds
from tests.drawn import DECK, Game, cards_of, lay, meld, meld_cards, ruleset

TALAJ = ["talaj51", "talaj71"]
ROYAL = "10♠-J♠-Q♠-K♠-A♠"  # 50 points
NINES = "9♥-9♦-9♣"  # 27
TENS = "10♥-10♦-10♣"  # 30


def opening(variant, *found, spare="2♦ 3♣ 4♥", drawn="K♣", rivals=("K♦ Q♦ 2♥",), **given):
    """The melds' cards and some spare ones in the hand of seat 0, who has drawn from the stock."""
    hand = cards_of(*found) + " " + spare
    return Game(variant, hand, *rivals, stock=drawn + " 2♠ 3♠", **given).do("draw stock")


def taking(variant, hand, taken, *rivals, **given):
    """Seat 0 has taken the visible card."""
    rivals = rivals or ("K♦ Q♦ 2♥",)
    return Game(variant, hand, *rivals, discard=taken, **given).do("draw discard")


def test_T_OPEN_several_melds_count_together():
    g = opening("talaj51", NINES, "8♠-8♥-8♦").do(lay(NINES, "8♠-8♥-8♦"))
    assert g.s.laid[0] == 1
    assert g.table() == [NINES, "8♠-8♥-8♦"]


def test_T_OPEN_is_one_act_not_two():
    g = opening("talaj51", NINES, "8♠-8♥-8♦")
    assert g.refuses(lay(NINES)) == ("BELOW_THRESHOLD", "T-OPEN-51")


def test_T_OPEN_the_cards_must_be_in_the_hand():
    g = opening("talaj51", ROYAL, NINES)
    assert g.refuses(lay(ROYAL, "8♠-8♥-8♦")) == ("NOT_IN_HAND", "T-TURN")
    assert g.refuses(lay(ROYAL, NINES, NINES)) == ("NOT_IN_HAND", "T-TURN")


def test_T_OPEN_every_meld_must_be_one():
    g = opening("talaj51", ROYAL, NINES)
    assert g.refuses(lay(ROYAL, "9♥-9♦-2♦")) == ("NOT_A_MELD", "M-RUN")
    assert g.refuses(lay(ROYAL, "9♥-9♦")) == ("NOT_A_MELD", "M-SET")
    assert g.refuses(lay(ROYAL, "Q♠-K♠")) == ("NOT_IN_HAND", "T-TURN")


def test_T_OPEN_nothing_is_no_opening():
    assert opening("talaj51", ROYAL).refuses("lay") == ("NOT_IN_HAND", "T-TURN")


def test_T_OPEN_the_stage_has_room_for_every_hand_and_no_more():
    """Five melds of three are the most that fifteen cards can be."""
    s = opening("talaj51", ROYAL).s
    laying.clear(s)
    assert all(laying.put_meld(s, meld("2♥-3♥-4♥")) for _ in range(5))
    long = meld("-".join(DECK.split()[:13]))
    assert not laying.put_meld(s, long)
    assert not laying.put(s, bytes(13), 13)
    assert laying.staged_cards(s) == 15


@pytest.mark.parametrize(
    "words, points",
    [
        ("2♥-3♥-4♥", 9),
        ("9♥-10♥-J♥-Q♥-K♥", 49),
        ("10♠-10♥-10♦-10♣", 40),
        ("A♠-2♠-3♠", 6),
        ("Q♠-K♠-A♠", 30),
        ("A♠-A♥-A♦", 30),
        ("A♠-A♥-A♦-★", 40),
        ("★-2♠-3♠", 6),
        ("Q♠-K♠-★", 30),
        ("7♠-★-9♠", 24),
        ("7♠-7♥-★", 21),
        ("7♠-7♥-★-7♣", 28),
    ],
)
def test_T_OPEN_POINTS_of_a_meld(words, points):
    g = Game("talaj51", cards_of(words) + " 2♦ 2♣", "K♦ Q♦", laid=[0], stock="3♣").do("draw stock")
    g.act(lay(words))
    assert g.allows(lay(words))
    assert g.points() == points


def test_T_OPEN_POINTS_are_not_the_penalty_points():
    aces = "A♠-A♥-★"
    assert melds.points(meld(aces), ruleset("talaj51").ace_high) == 30
    assert sum(cards.HAND_POINTS[c] for c in meld_cards(aces)) == 42


def test_T_OPEN_51_not_at_50_but_at_51():
    assert opening("talaj51", ROYAL).refuses(lay(ROYAL)) == ("BELOW_THRESHOLD", "T-OPEN-51")
    opening("talaj51", "8♥-9♥-10♥", "7♠-8♠-9♠").do("lay 8♥-9♥-10♥ 7♠-8♠-9♠")


@pytest.mark.parametrize(
    "found", [[ROYAL, "2♥-3♥-4♥"], ["K♠-K♥-K♦-K♣", "4♠-4♥-4♦"], ["10♠-J♠-★-K♠", "9♥-★-9♣"]]
)
def test_T_OPEN_51_prescribes_no_meld(found):
    opening("talaj51", *found).do(lay(*found))


def test_T_OPEN_71_not_at_70_but_at_71():
    found = ["8♠-9♠-10♠-J♠", "8♥-8♦-8♣", "2♥-3♥-4♥"]  # 37 + 24 + 9
    assert opening("talaj71", *found).refuses(lay(*found)) == ("BELOW_THRESHOLD", "T-OPEN-71")
    found = ["8♠-9♠-10♠-J♠", "8♥-8♦-8♣", "A♥-2♥-3♥-4♥"]  # 37 + 24 + 10
    opening("talaj71", *found).do(lay(*found))


def test_T_OPEN_71_needs_a_natural_run_and_a_natural_set():
    runs = [ROYAL, "8♥-9♥-10♥"]
    sets = ["K♠-K♥-K♦-K♣", "Q♠-Q♥-Q♦-Q♣"]
    assert opening("talaj71", *runs).refuses(lay(*runs)) == ("MISSING_NATURAL_SET", "T-OPEN-71")
    assert opening("talaj71", *sets, rivals=("2♥ 3♥",)).refuses(lay(*sets)) == (
        "MISSING_NATURAL_RUN",
        "T-OPEN-71",
    )


@pytest.mark.parametrize("found", [[ROYAL, TENS, "4♣-★-6♣"], [ROYAL, "10♥-10♦-★"]])
def test_T_OPEN_71_no_joker_in_any_meld_of_the_act(found):
    assert opening("talaj71", *found).refuses(lay(*found)) == ("OPENING_JOKER", "T-OPEN-71")


def test_T_OPEN_71_melds_with_a_joker_may_follow_in_the_turn():
    opening("talaj71", ROYAL, TENS, "4♣-★-6♣").do(lay(ROYAL, TENS), "lay 4♣-★-6♣")


def test_T_OPEN_71_TAKEN_the_only_natural_run_holds_the_taken_card():
    g = taking("talaj71", "10♠ J♠ Q♠ K♠ 10♥ 10♦ 10♣ 2♣ 3♣", "A♠")
    answer = ("MISSING_NATURAL_RUN", "T-OPEN-71-TAKEN")
    assert g.refuses(lay(ROYAL, TENS)) == answer


def test_T_OPEN_71_TAKEN_another_natural_run_will_do():
    g = taking("talaj71", "10♠ J♠ Q♠ K♠ 10♥ 10♦ 10♣ 4♣ 5♣ 6♣ 2♣", "A♠")
    g.do(lay(ROYAL, TENS, "4♣-5♣-6♣"), "discard 2♣")


def test_T_OPEN_71_TAKEN_the_taken_card_may_be_laid_later_in_the_turn():
    g = taking("talaj71", "9♠ 10♠ J♠ Q♠ K♠ 10♥ 10♦ 10♣ 2♣", "A♠")
    g.do(lay("9♠-10♠-J♠-Q♠-K♠", TENS), "add 0 A♠", "discard 2♣")


def test_T_OPEN_71_TAKEN_in_the_set_it_does_no_harm():
    g = taking("talaj71", "10♠ J♠ Q♠ K♠ A♠ 10♥ 10♦ 2♣ 3♣", "10♣")
    g.do(lay(ROYAL, TENS), "discard 2♣")


def test_T_OPEN_71_TAKEN_with_both_copies_in_the_act_any_natural_run_will_do():
    g = taking("talaj71", "A♠ 10♠ J♠ Q♠ K♠ A♥ A♦ 2♣ 3♣", "A♠")
    g.do(lay(ROYAL, "A♠-A♥-A♦"), "discard 2♣")


def test_T_OPEN_71_TAKEN_with_one_copy_kept_in_the_hand_not():
    g = taking("talaj71", "A♠ 10♠ J♠ Q♠ K♠ 10♥ 10♦ 10♣ 2♣", "A♠")
    assert g.refuses(lay(ROYAL, TENS)) == ("MISSING_NATURAL_RUN", "T-OPEN-71-TAKEN")


def test_T_OPEN_71_TAKEN_not_after_a_stock_draw():
    opening("talaj71", ROYAL, TENS, drawn="A♠").do(lay(ROYAL, TENS))


def test_T_OPEN_71_TAKEN_a_partner_s_first_laying_too():
    g = taking("talaj71", "10♠ J♠ 2♣ 4♥", "Q♠", "K♦ Q♦", "K♥ 2♥", "K♣ 3♥", laid=[2])
    answer = ("MISSING_NATURAL_RUN", "T-OPEN-71-TAKEN")
    assert g.refuses("lay 10♠-J♠-Q♠") == answer


def test_T_OPEN_71_TAKEN_not_in_talaj51():
    g = taking("talaj51", "10♠ J♠ Q♠ K♠ 4♥ 5♥ 6♥ 2♣", "A♠")
    g.do(lay(ROYAL, "4♥-5♥-6♥"), "discard 2♣")


@pytest.mark.parametrize(
    "variant, found, total", [("talaj51", [ROYAL, NINES], 77), ("talaj71", [ROYAL, TENS], 80)]
)
def test_T_THRESHOLD_of_the_other_side_is_one_more_than_the_opening(variant, found, total):
    g = opening(variant, *found).do(lay(*found))
    start = ruleset(variant).open_min
    assert list(g.s.threshold) == [start, total + 1]


def test_T_THRESHOLD_the_rival_must_reach_it():
    low = ["K♥-K♦-K♣", "8♠-8♥-8♦"]  # 54
    g = opening("talaj51", *low, threshold=[51, 51], laid=[1])
    g.s.threshold[0] = 55
    assert g.refuses(lay(*low)) == ("BELOW_THRESHOLD", "T-THRESHOLD")
    g.s.threshold[0] = 54
    g.do(lay(*low))


def test_T_THRESHOLD_moves_once_only():
    found = [ROYAL, NINES]
    g = opening("talaj51", *found, threshold=[60, 51], laid=[1]).do(lay(*found))
    assert list(g.s.threshold) == [60, 51]


def test_T_THRESHOLD_counts_the_act_alone():
    g = opening("talaj51", ROYAL, NINES, "4♥-5♥-6♥").do(lay(ROYAL, NINES), "lay 4♥-5♥-6♥")
    assert list(g.s.threshold) == [51, 78]


def test_T_THRESHOLD_counts_a_joker_as_the_card_replaced():
    found = ["10♠-★-Q♠-K♠", "9♥-9♦-9♣"]
    assert opening("talaj51", *found).do(lay(*found)).s.threshold[1] == 68


def test_T_THRESHOLD_is_never_below_its_start():
    """A first laying of all cards but one may be worth less than 51."""
    g = opening("talaj51", "2♥-3♥-4♥", spare="", drawn="K♣").do("lay 2♥-3♥-4♥")
    assert list(g.s.threshold) == [51, 51]


def test_T_THRESHOLD_counts_jokers_in_talaj71_too():
    """Only a laying of all cards but one brings a joker into a first laying there."""
    found = [ROYAL, TENS, "4♣-★-6♣"]
    g = opening("talaj71", *found, spare="", drawn="2♣").do(lay(*found))
    assert g.s.threshold[1] == 50 + 30 + 15 + 1


def test_T_THRESHOLD_is_the_pair_s_in_2v2():
    rivals = ("K♦ Q♦", "K♥ 2♥", "K♣ 3♥")
    g = opening("talaj51", ROYAL, NINES, rivals=rivals, spare="2♦ 3♣").do(lay(ROYAL, NINES))
    assert list(g.s.threshold) == [51, 78]


def test_T_THRESHOLD_a_tried_opening_that_is_undone_moves_nothing():
    g = opening("talaj51", ROYAL, NINES).do(lay(ROYAL, NINES), "undo")
    assert list(g.s.threshold) == [51, 51]


def partner(variant, *found, spare="2♦ 3♣", **given):
    rivals = ("K♦ Q♦", "K♥ 2♥", "K♣ 3♥")
    return opening(variant, *found, spare=spare, rivals=rivals, **given)


def test_T_PARTNER_needs_no_threshold():
    partner("talaj51", "2♥-3♥-4♥", laid=[2]).do("lay 2♥-3♥-4♥")


def test_T_PARTNER_only_when_the_partner_has_laid_not_a_rival():
    g = partner("talaj51", "2♥-3♥-4♥", laid=[1, 3])
    assert g.refuses("lay 2♥-3♥-4♥") == ("BELOW_THRESHOLD", "T-OPEN-51")


def test_T_PARTNER_there_is_none_in_1v1():
    g = opening("talaj51", "2♥-3♥-4♥", laid=[1])
    assert g.refuses("lay 2♥-3♥-4♥") == ("BELOW_THRESHOLD", "T-OPEN-51")


def test_T_PARTNER_lays_a_meld_of_his_own_before_he_lays_off_or_swaps():
    g = partner("talaj51", "2♥-3♥-4♥", spare="8♥ 6♥ 3♣", table=["2: 5♥-★-7♥"])
    assert g.refuses("add 0 8♥") == ("NOT_OPENED", "T-LAYOFF")
    assert g.refuses("swap 0 6♥") == ("NOT_OPENED", "T-SWAP")
    g.do("lay 2♥-3♥-4♥", "add 0 8♥", "swap 0 6♥")


def test_T_PARTNER_in_talaj71_needs_a_natural_run():
    g = partner("talaj71", TENS, "2♥-★-4♥", "5♣-6♣-7♣", laid=[2])
    answer = ("MISSING_NATURAL_RUN", "T-PARTNER")
    assert g.refuses(lay(TENS)) == answer
    assert g.refuses("lay 2♥-★-4♥") == answer
    assert g.refuses(lay(TENS, "2♥-★-4♥")) == answer
    g.do("lay 5♣-6♣-7♣ 2♥-★-4♥")


def test_T_PARTNER_his_laying_moves_no_threshold():
    g = partner("talaj51", "2♥-3♥-4♥", laid=[2], threshold=[51, 60]).do("lay 2♥-3♥-4♥")
    assert list(g.s.threshold) == [51, 60]


def test_T_LAY_ALL_below_the_threshold():
    g = opening("talaj51", "2♥-3♥-4♥", "5♠-5♥-5♦", spare="", drawn="K♣")
    assert g.refuses("lay 2♥-3♥-4♥") == ("BELOW_THRESHOLD", "T-OPEN-51")
    g.do("lay 2♥-3♥-4♥ 5♠-5♥-5♦", "discard K♣")
    assert g.ended() == (0, "close", [0, 100])


def test_T_LAY_ALL_no_doubling_of_penalties():
    """Rami sec: a rival who has laid pays his hand, no more."""
    g = opening("talaj51", "2♥-3♥-4♥", spare="", drawn="K♣", table=["1: 7♠-7♥-7♦"])
    g.do("lay 2♥-3♥-4♥", "discard K♣")
    assert g.ended() == (0, "close", [0, 22])


def test_T_LAY_ALL_below_a_raised_threshold_too():
    g = opening("talaj51", "2♥-3♥-4♥", spare="", threshold=[99, 51], laid=[1])
    g.do("lay 2♥-3♥-4♥")


def test_T_LAY_ALL_is_only_for_who_has_not_laid():
    g = opening("talaj51", "2♥-3♥-4♥", "5♠-5♥-5♦", spare="", laid=[0]).do("lay 2♥-3♥-4♥")
    g.do("lay 5♠-5♥-5♦")


def test_T_LAY_ALL_in_talaj71_needs_a_natural_run_and_a_natural_set():
    runs = ["2♥-3♥-4♥", "6♥-7♥-8♥"]
    g = opening("talaj71", *runs, spare="")
    assert g.refuses(lay(*runs)) == ("MISSING_NATURAL_SET", "T-OPEN-71")
    mixed = ["2♥-3♥-4♥", "6♥-6♦-6♣"]
    opening("talaj71", *mixed, spare="").do(lay(*mixed))


def test_T_LAY_ALL_in_talaj71_further_melds_may_hold_a_joker():
    found = ["2♥-3♥-4♥", "6♥-6♦-6♣", "8♠-★-10♠"]
    opening("talaj71", *found, spare="").do(lay(*found))
    found = ["2♥-3♥-4♥", "6♥-6♦-★"]
    g = opening("talaj71", *found, spare="")
    assert g.refuses(lay(*found)) == ("OPENING_JOKER", "T-OPEN-71")


def test_T_LAY_ALL_in_talaj71_the_taken_card_rule_holds():
    g = taking("talaj71", "2♥ 3♥ 6♥ 6♦ 6♣ K♣", "4♥")
    answer = ("MISSING_NATURAL_RUN", "T-OPEN-71-TAKEN")
    assert g.refuses("lay 2♥-3♥-4♥ 6♥-6♦-6♣") == answer
    taking("talaj71", "2♥ 3♥ 4♥ 6♥ 6♦ K♣", "6♣").do("lay 2♥-3♥-4♥ 6♥-6♦-6♣", "discard K♣")


def test_T_LAY_ALL_the_taken_card_is_left_over_and_buys_the_joker_that_closes():
    """T-NO-REDISCARD would bind the taken card; put in the joker's place it is laid (T-SWAP)."""
    g = taking("talaj51", "2♥ 3♥ 4♥ 10♣ J♣ ★", "Q♣").do("lay 2♥-3♥-4♥ 10♣-J♣-★")
    assert g.refuses("discard Q♣") == ("DISCARD_TAKEN", "T-NO-REDISCARD")
    g.do("swap 1 Q♣", "discard ★")
    assert g.ended()[0] == 0


def test_T_AFTER_OPEN_any_new_meld_without_minimum():
    g = opening("talaj51", ROYAL, NINES, "2♥-3♥-4♥").do(lay(ROYAL, NINES), "lay 2♥-3♥-4♥")
    assert len(g.table()) == 3


@pytest.mark.parametrize("variant", TALAJ)
def test_T_AFTER_OPEN_in_a_later_turn_too(variant):
    opening(variant, "2♥-★-4♥", laid=[0]).do("lay 2♥-★-4♥")
