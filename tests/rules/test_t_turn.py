"""Family T: the turn, the last card, the close (T-TURN … T-CLOSE)."""

import pytest

from engine import cards, codes, play, state
from tests.drawn import Game, first_round

VARIANTS = ["simple", "talaj51", "talaj71"]
TALAJ = ["talaj51", "talaj71"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_TURN_one_draw_then_one_discard(variant):
    g = Game(variant, "2♠ 3♠", "K♦ Q♦", discard="9♣")
    assert g.refuses("discard 2♠") == ("WRONG_PHASE", "T-TURN")
    g.do("draw stock")
    for draw in ("draw stock", "draw discard", "draw tournante"):
        assert g.refuses(draw) == ("WRONG_PHASE", "T-TURN")
    assert g.refuses("discard 8♥") == ("NOT_IN_HAND", "T-TURN")
    g.do("discard 3♠")
    assert (g.s.turn, g.s.turns, g.pile()) == (1, 11, "9♣ 3♠")


def test_T_TURN_before_the_draw_nothing_is_laid():
    g = Game("talaj51", "4♠ 8♠ 9♠ 10♠", "K♦", table=["4♦-★-4♣"])
    for words in ("lay 8♠-9♠-10♠", "add 0 4♠", "swap 0 4♠"):
        assert g.refuses(words) == ("WRONG_PHASE", "T-TURN")


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_DISCARD_TOP_only_the_visible_card_is_taken(variant):
    g = Game(variant, "2♠ 3♠", "K♦ Q♦", discard="9♣ 10♣").do("draw discard")
    assert (g.hand(), g.pile()) == ("2♠ 3♠ 10♣", "9♣")


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_DISCARD_TOP_never_a_joker_nor_nothing(variant):
    g = Game(variant, "2♠ 3♠", "K♦ Q♦", discard="9♣ ★")
    assert g.refuses("draw discard") == ("TAKE_JOKER", "T-DISCARD-TOP")
    g = Game(variant, "2♠ 3♠", "K♦ Q♦")
    assert g.refuses("draw discard") == ("TAKE_EMPTY", "T-DISCARD-TOP")


def test_T_DISCARD_SIMPLE_the_taken_card_may_stay():
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", discard="9♣").do("draw discard", "discard 2♠")
    assert g.hand(0) == "3♠ 9♣"


def test_T_DISCARD_SIMPLE_also_in_the_first_round():
    first_round("simple", discard="K♣").do("draw discard", "discard 2♠")


@pytest.mark.parametrize("variant", TALAJ)
def test_T_DISCARD_USE_the_turn_cannot_end_with_it_in_the_hand(variant):
    g = Game(variant, "2♠ 3♠ 4♠ 8♦", "K♦ Q♦", discard="5♠", laid=[0]).do("draw discard")
    assert g.refuses("discard 8♦") == ("MUST_USE_TAKEN", "T-DISCARD-USE")
    g.do("lay 3♠-4♠-5♠", "discard 8♦")


@pytest.mark.parametrize("variant", TALAJ)
def test_T_DISCARD_USE_not_in_the_first_round(variant):
    g = first_round(variant, discard="K♣")
    assert g.refuses("draw discard") == ("FIRST_ROUND", "T-DISCARD-USE")


def test_T_DISCARD_USE_without_a_use_it_goes_back_and_the_stock_is_drawn():
    g = Game("talaj51", "2♠ 3♠", "K♦ Q♦", discard="9♣").do("draw discard", "undo")
    assert g.pile() == "9♣"
    g.do("draw stock", "discard 2♠")


def test_T_DISCARD_USE_a_layoff_counts():
    g = Game("talaj51", "2♠ 3♠", "K♦", discard="8♥", table=["5♥-6♥-7♥"])
    g.do("draw discard", "add 0 8♥", "discard 2♠")


def test_T_DISCARD_USE_a_swap_counts():
    g = Game("talaj51", "2♠ 3♠", "K♦", discard="6♥", table=["5♥-★-7♥"])
    g.do("draw discard", "swap 0 6♥", "discard 2♠")


def test_T_DISCARD_USE_laying_another_card_does_not_count():
    g = Game("talaj51", "2♠ 4♥ 9♦", "K♦", discard="8♥", table=["5♥-6♥-7♥"])
    g.do("draw discard", "add 0 4♥")
    assert g.refuses("discard 2♠") == ("MUST_USE_TAKEN", "T-DISCARD-USE")


def test_T_DISCARD_USE_not_for_a_card_from_the_stock():
    Game("talaj51", "2♠ 3♠", "K♦", stock="8♥ 9♥").do("draw stock", "discard 2♠")


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_NO_REDISCARD_the_taken_card(variant):
    g = Game(variant, "2♠ 3♠", "K♦ Q♦", discard="9♣").do("draw discard")
    assert g.refuses("discard 9♣") == ("DISCARD_TAKEN", "T-NO-REDISCARD")


def test_T_NO_REDISCARD_its_twin_may_go():
    g = Game("simple", "2♠ 9♣", "K♦ Q♦", discard="9♣").do("draw discard", "discard 9♣")
    assert g.hand(0) == "2♠ 9♣"


def test_T_NO_REDISCARD_a_twin_does_not_end_the_duty_to_lay():
    g = Game("talaj51", "2♠ 9♣", "K♦ Q♦", discard="9♣").do("draw discard")
    assert g.refuses("discard 9♣") == ("MUST_USE_TAKEN", "T-DISCARD-USE")


def test_T_NO_REDISCARD_once_a_copy_is_laid_the_other_may_go():
    g = Game("talaj51", "2♠ 8♥", "K♦", discard="8♥", table=["5♥-6♥-7♥"])
    g.do("draw discard", "add 0 8♥", "discard 8♥")


def test_T_NO_REDISCARD_binds_in_this_turn_only():
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", discard="9♣").do("draw discard", "discard 2♠")
    g.do("draw stock", "discard K♦", "draw stock", "discard 9♣")


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_ONE_CARD_draws_from_the_stock_only(variant):
    g = Game(variant, "2♠", "K♦ Q♦", discard="9♣")
    assert g.refuses("draw discard") == ("TAKE_ONE_CARD", "T-ONE-CARD")
    g.do("draw stock")


def test_T_ONE_CARD_not_the_tournante_either():
    g = first_round("simple", "2♠", "K♦ Q♦")
    assert g.refuses("draw tournante") == ("TAKE_ONE_CARD", "T-ONE-CARD")


def test_T_ONE_CARD_two_cards_may_take():
    Game("talaj51", "2♠ 3♠", "K♦ Q♦", discard="9♣").do("draw discard")


def test_T_ONE_CARD_KEPT_is_not_laid_in_that_turn():
    g = Game("talaj51", "8♥", "K♦", table=["5♥-6♥-7♥", "6♥-★-8♥"], stock="9♥").do("draw stock")
    assert g.refuses("add 0 8♥") == ("KEPT_CARD", "T-ONE-CARD-KEPT")


def test_T_ONE_CARD_KEPT_nor_swapped_for_a_joker():
    g = Game("talaj51", "7♥", "K♦", table=["6♥-★-8♥"], stock="9♦").do("draw stock")
    assert g.refuses("swap 0 7♥") == ("KEPT_CARD", "T-ONE-CARD-KEPT")


def test_T_ONE_CARD_KEPT_the_drawn_card_is_laid_off_and_the_kept_one_closes():
    g = Game("talaj51", "8♥", "K♦", table=["5♥-6♥-7♥"], stock="4♥")
    g.do("draw stock", "add 0 4♥", "discard 8♥")
    assert g.ended() == (0, "close", [0, 100])


def test_T_ONE_CARD_KEPT_of_two_copies_one_may_be_laid():
    g = Game("talaj51", "8♥", "K♦", table=["5♥-6♥-7♥"], stock="8♥")
    g.do("draw stock", "add 0 8♥", "discard 8♥")


def test_T_ONE_CARD_KEPT_not_in_a_new_meld():
    """Play never brings three cards for one: the joker is given by hand here."""
    g = Game("talaj51", "8♥", "K♦", laid=[0], stock="9♥").do("draw stock")
    state.to_hand(g.s, 0, cards.JOKER)
    assert g.refuses("lay 8♥-9♥-★") == ("KEPT_CARD", "T-ONE-CARD-KEPT")


def test_T_ONE_CARD_KEPT_it_may_be_discarded_and_the_drawn_card_stays():
    g = Game("talaj51", "8♥", "K♦", table=["5♥-6♥-7♥"], stock="4♥").do("draw stock", "discard 8♥")
    assert g.hand(0) == "4♥"


def test_T_ONE_CARD_KEPT_a_house_may_switch_it_off():
    g = Game("talaj51", "8♥", "K♦", table=["5♥-6♥-7♥"], stock="9♣", rules={"one_card_kept": 0})
    g.do("draw stock", "add 0 8♥", "discard 9♣")
    assert g.ended()[0] == 0


def test_T_ONE_CARD_KEPT_with_two_cards_nothing_is_kept():
    g = Game("talaj51", "8♥ 2♣", "K♦", table=["5♥-6♥-7♥"], stock="9♣").do("draw stock")
    g.do("add 0 8♥")


def test_T_CLOSING_CARD_the_last_card_is_not_laid_off():
    g = Game("talaj51", "8♥ 4♥", "K♦", table=["5♥-6♥-7♥"], stock="9♥")
    g.do("draw stock", "add 0 8♥", "add 0 9♥")
    assert g.refuses("add 0 4♥") == ("KEEP_CLOSING_CARD", "T-CLOSING-CARD")


def test_T_CLOSING_CARD_nor_laid_in_a_new_meld():
    g = Game("talaj51", "8♥ 9♥", "K♦", laid=[0], stock="10♥").do("draw stock")
    assert g.refuses("lay 8♥-9♥-10♥") == ("KEEP_CLOSING_CARD", "T-CLOSING-CARD")


@pytest.mark.parametrize("variant", TALAJ)
def test_T_CLOSE_the_last_discard_wins_the_round(variant):
    g = Game(variant, "8♥ 2♣", "K♦ Q♦", table=["5♥-6♥-7♥"], laid=[1], stock="4♥")
    g.do("draw stock", "add 0 8♥", "add 0 4♥", "discard 2♣")
    assert g.events() == ["round_end"]
    assert g.ended() == (0, "close", [0, 20])
    assert (g.s.turn, g.s.turns) == (0, 11)


def test_T_CLOSE_with_cards_left_the_round_goes_on():
    g = Game("talaj51", "8♥ 2♣", "K♦ Q♦", table=["5♥-6♥-7♥"]).do("draw stock", "discard 2♣")
    assert g.s.phase == codes.DRAW


def test_T_CLOSE_is_answered_so_afterwards():
    g = Game("talaj51", "8♥", "K♦ Q♦", table=["5♥-6♥-7♥"], stock="4♥")
    g.do("draw stock", "add 0 4♥", "discard 8♥")
    assert play.check(g.s, codes.DRAW_STOCK) == codes.E_ROUND_OVER
