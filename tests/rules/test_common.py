"""Cards and melds, which both families share (C-…, M-…)."""

import pytest

from engine import cards, melds, shuffle
from tests.drawn import DECK, Game, card, meld, meld_text, ruleset

RUN, ACE, SET, JOKERS = melds.BAD_RUN, melds.BAD_ACE, melds.BAD_SET, melds.TWO_JOKERS


def test_C_1_a_deck_has_thirteen_ranks_in_four_suits():
    assert [cards.name(c) for c in range(3)] == ["AS", "2S", "3S"]
    assert len({cards.name(c) for c in range(52)}) == 52
    assert {(cards.suit_of(c), cards.rank_of(c)) for c in range(52)} == {
        (suit, rank) for suit in range(4) for rank in range(1, 14)
    }
    assert all(cards.card(cards.suit_of(c), cards.rank_of(c)) == c for c in range(52))


@pytest.mark.parametrize("decks, variant, players", [(2, "talaj51", 2), (3, "rami40", 5)])
def test_C_1_the_pack_holds_a_card_as_often_as_decks(decks, variant, players):
    rules = ruleset(variant, players)
    pack = bytearray(rules.cards)
    shuffle.new_pack(pack, rules)
    assert [pack.count(c) for c in range(52)] == [decks] * 52
    assert pack.count(cards.JOKER) == rules.jokers


def test_C_1_every_card_is_read_as_it_is_written():
    assert [cards.parse(cards.name(c)) for c in range(cards.FACES)] == list(range(cards.FACES))
    for wrong in ("", "A", "10H", "1H", "th", "AX", "XXX", "SA", "A♠"):
        assert cards.parse(wrong) == -1


@pytest.mark.parametrize("words", ["5♥-6♥-7♥", "9♣-10♣-J♣-Q♣", "2♠-3♠-4♠-5♠-6♠-7♠"])
def test_M_RUN_three_or_more_neighbours_of_one_suit(words):
    assert meld_text(meld(words)) == words


@pytest.mark.parametrize("words", ["5♥-6♥", "5♥-6♥-8♥", "5♥-6♠-7♥", "7♥-6♥-5♥", "5♥-5♥-6♥", "5♥"])
def test_M_RUN_refuses(words):
    assert meld(words) in (RUN, SET)


def test_M_RUN_tells_its_suit_first_place_and_size():
    run = meld("9♦-10♦-J♦-Q♦")
    assert (melds.suit(run), melds.low(run), melds.size(run)) == (2, 9, 4)
    assert not melds.is_set(run)


@pytest.mark.parametrize("words", ["A♠-2♠-3♠", "Q♠-K♠-A♠", "A♠-2♠-3♠-4♠", "J♠-Q♠-K♠-A♠"])
def test_M_ACE_is_low_or_high(words):
    assert meld_text(meld(words)) == words


@pytest.mark.parametrize("words", ["K♠-A♠-2♠", "Q♠-K♠-A♠-2♠", "★-A♠-2♠", "K♠-A♠-★", "K♠-★-2♠"])
def test_M_ACE_is_never_in_the_middle(words):
    assert meld(words) in (ACE, RUN)


def test_M_ACE_a_run_has_at_most_thirteen_cards():
    low = "-".join(DECK.split()[:13])
    high = low.removeprefix("A♠-") + "-A♠"
    assert melds.size(meld(low)) == melds.size(meld(high)) == 13
    assert meld(low + "-A♠") == ACE
    assert not melds.added(meld(low), card("A♠"), 0, 0)
    assert not melds.added(meld(high), card("A♠"), 0, 0)


def test_M_ACE_a_full_run_takes_no_joker():
    run = "A♠-2♠-3♠-4♠-5♠-6♠-7♠-8♠-9♠-10♠-J♠-Q♠-K♠"
    g = Game("talaj51", "★ A♠ 5♥", "K♦", table=[run], stock="9♣").do("draw stock")
    assert g.refuses("add 0 ★") == ("DOES_NOT_FIT", "M-ACE")
    assert g.refuses("add 0 A♠") == ("DOES_NOT_FIT", "M-ACE")
    assert g.refuses("add 0 5♥") == ("DOES_NOT_FIT", "M-RUN")


@pytest.mark.parametrize("words", ["7♠-7♥-7♦", "7♣-7♠-7♥", "A♠-A♥-A♦-A♣"])
def test_M_SET_three_or_four_of_one_rank(words):
    assert meld_text(meld(words)) == words


@pytest.mark.parametrize(
    "words", ["7♠-7♠-7♥", "7♠-7♥", "7♠-7♥-7♦-7♣-★", "7♠-7♥-8♦", "7♠-7♥-7♦-7♠"]
)
def test_M_SET_refuses(words):
    assert meld(words) in (SET, RUN)


@pytest.mark.parametrize("words", ["★-6♥-7♥", "5♥-★-7♥", "5♥-6♥-★", "7♠-7♥-★", "★-7♠-7♥-7♦"])
def test_M_JOKER_stands_for_any_card(words):
    assert meld_text(meld(words)) == words


@pytest.mark.parametrize("words", ["★-★-7♥", "★-6♥-7♥-★", "7♠-★-★", "7♠-7♥-★-★"])
def test_M_JOKER_at_most_one_in_a_meld(words):
    assert meld(words) == JOKERS


def test_M_JOKER_only_jokers_are_no_meld():
    assert meld("★") == RUN


@pytest.mark.parametrize("words", ["★-6♥-7♥", "7♠-★-7♥"])
def test_M_JOKER_a_second_one_is_not_laid_off(words):
    g = Game("talaj51", "★ K♣ 2♠", "K♦", table=[words]).do("draw stock")
    assert g.refuses("add 0 ★") == ("TWO_JOKERS", "M-JOKER")


@pytest.mark.parametrize(
    "words, replaced",
    [("★-2♥-3♥", "A♥"), ("5♥-★-7♥", "6♥"), ("Q♥-K♥-★", "A♥"), ("7♠-★-7♦-7♣", "7♥")],
)
def test_M_JOKER_AS_the_card_of_its_place(words, replaced):
    assert melds.stands_for(meld(words)) == card(replaced)


def test_M_JOKER_AS_open_in_a_set_of_three_until_the_fourth_card_comes():
    three = meld("7♠-★-7♦")
    assert melds.stands_for(three) == -1
    assert melds.stands_for(melds.added(three, card("7♣"), 0, 0)) == card("7♥")
    assert melds.stands_for(melds.added(three, card("7♥"), 0, 0)) == card("7♣")


def test_M_JOKER_AS_a_run_that_grows_below_keeps_its_joker_in_place():
    assert melds.stands_for(melds.added(meld("5♥-★-7♥"), card("4♥"), 0, 0)) == card("6♥")


def test_M_JOKER_AS_nothing_without_a_joker():
    assert melds.stands_for(meld("5♥-6♥-7♥")) == -1


@pytest.mark.parametrize(
    "words, natural",
    [("5♥-6♥-7♥", True), ("7♠-7♥-7♦", True), ("5♥-★-7♥", False), ("7♠-7♥-★", False)],
)
def test_M_NATURAL_has_no_joker(words, natural):
    assert (melds.joker(meld(words)) == 0) == natural


def test_M_TABLE_the_owner_keeps_a_meld_that_a_rival_adds_to():
    g = Game("talaj51", "8♥ K♣ 2♠", "K♦", table=["1: 5♥-6♥-7♥"], laid=[0, 1])
    g.do("draw stock", "add 0 8♥")
    assert g.table() == ["5♥-6♥-7♥-8♥"]
    assert g.s.owner[0] == 1


def test_M_TABLE_there_is_no_meld_beyond_the_last():
    g = Game("talaj51", "8♥ K♣ 2♠", "K♦", table=["5♥-6♥-7♥"]).do("draw stock")
    assert g.refuses("add 1 8♥") == ("NO_SUCH_MELD", "M-TABLE")
    assert g.refuses("swap 1 8♥") == ("NO_SUCH_MELD", "M-TABLE")


@pytest.mark.parametrize(
    "words, answer",
    [
        ("add 0 9♥", ("DOES_NOT_FIT", "M-RUN")),
        ("add 0 8♦", ("DOES_NOT_FIT", "M-RUN")),
        ("add 1 9♥", ("DOES_NOT_FIT", "M-SET")),
        ("add 1 8♦", ("DOES_NOT_FIT", "M-SET")),
        ("add 2 ★", ("DOES_NOT_FIT", "M-SET")),
    ],
)
def test_M_TABLE_a_meld_only_grows_by_what_fits(words, answer):
    table = ["5♥-6♥-7♥", "9♠-9♥-9♦", "4♠-4♥-4♦-4♣"]
    g = Game("talaj51", "9♥ 8♦ ★ 2♠", "K♦", table=table).do("draw stock")
    assert g.refuses(words) == answer
