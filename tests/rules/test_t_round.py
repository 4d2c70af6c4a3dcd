"""Family T: pack, deal, the end of the stock, first round (T-PACK … T-FIRST-ROUND)."""

import pytest

from engine import cards, codes, shuffle
from tests.drawn import DECK, Dealt, Game, card, first_round, ruleset

VARIANTS = ["simple", "talaj51", "talaj71"]
TALAJ = ["talaj51", "talaj71"]


@pytest.mark.parametrize(
    "variant, jokers, in_all", [("simple", 2, 106), ("talaj51", 4, 108), ("talaj71", 2, 106)]
)
def test_T_PACK_two_decks_and_their_jokers(variant, jokers, in_all):
    rules = ruleset(variant)
    pack = bytearray(rules.cards)
    shuffle.new_pack(pack, rules)
    assert (rules.cards, pack.count(cards.JOKER)) == (in_all, jokers)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("variant, size", [("simple", 13), ("talaj51", 14), ("talaj71", 14)])
def test_T_HAND_the_dealer_gets_one_more(variant, size, players):
    g = Dealt(variant, players, dealer=1)
    assert list(g.s.size) == [size + 1 if seat == 1 else size for seat in range(players)]
    assert g.s.nstock == g.s.rules.cards - players * size - 1


def test_T_DEAL_simple_three_first_then_two_by_two_and_three_last():
    g = Dealt("simple", dealer=0, pack=DECK)
    assert g.hand(1) == "A♠ 2♠ 3♠ 7♠ 8♠ J♠ Q♠ 2♥ 3♥ 6♥ 7♥ 10♥ J♥"
    assert g.hand(0) == "4♠ 5♠ 6♠ 9♠ 10♠ K♠ A♥ 4♥ 5♥ 8♥ 9♥ Q♥ K♥ A♦"
    assert g.stock().startswith("2♦ 3♦")


@pytest.mark.parametrize("variant", TALAJ)
def test_T_DEAL_talaj_two_by_two_and_three_last(variant):
    g = Dealt(variant, dealer=0, pack=DECK)
    assert g.hand(1) == "A♠ 2♠ 5♠ 6♠ 9♠ 10♠ K♠ A♥ 4♥ 5♥ 8♥ 9♥ Q♥ K♥"
    assert g.hand(0) == "3♠ 4♠ 7♠ 8♠ J♠ Q♠ 2♥ 3♥ 6♥ 7♥ 10♥ J♥ A♦ 2♦ 3♦"
    assert g.stock().startswith("4♦ 5♦")


def test_T_DEAL_four_players_the_dealer_is_served_last():
    g = Dealt("talaj51", 4, dealer=2, pack=DECK + " " + DECK)
    for seat, first in ((3, "A♠ 2♠ 9♠ 10♠"), (0, "3♠ 4♠ J♠ Q♠"), (1, "5♠ 6♠ K♠ A♥"), (2, "7♠ 8♠")):
        assert set(first.split()) <= set(g.hand(seat).split())
    assert {"3♠", "4♠", "5♠"} <= set(g.hand(2).split())
    assert g.stock().startswith("6♠ 7♠")


def test_T_ORDER_after_seat_s_comes_s_plus_one():
    g = Dealt("simple", 4, dealer=2)
    seats = []
    for _ in range(5):
        seats.append(g.s.turn)
        if g.s.phase == codes.DRAW:
            g.do("draw stock")
        g.do("discard " + g.hand().split()[0])
    assert seats == [2, 3, 0, 1, 2]


def test_T_ORDER_the_first_dealer_comes_from_the_seed():
    g = shuffle.Generator()
    dealers = set()
    for first in range(20):
        g.start(bytes([first] * 16))
        dealers.add(shuffle.first_dealer(g, 4))
    assert dealers == {0, 1, 2, 3}


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_DEALER_ROTATES_every_round(variant):
    g = Dealt(variant, 4, dealer=2)
    dealers = []
    for _ in range(3):
        g.next()
        dealers.append((g.s.dealer, g.s.round, g.s.turn))
    assert dealers == [(3, 2, 3), (0, 3, 0), (1, 4, 1)]


def test_T_REBUILD_takes_the_pile_without_its_visible_card():
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", stock="9♦", discard="4♥ ★ 6♥")
    g.do("draw stock", "discard 2♠")
    assert g.events() == ["rebuild"]
    assert g.pile() == "2♠"
    assert sorted(g.stock().split()) == ["4♥", "6♥", "★"]


def test_T_REBUILD_when_a_turn_begins_not_when_the_last_card_is_drawn():
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", stock="9♦", discard="4♥ 5♥").do("draw stock")
    assert (g.events(), g.s.nstock, g.pile()) == ([], 0, "4♥ 5♥")


def test_T_REBUILD_as_often_as_needed():
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", stock="9♦", discard="4♥ 5♥")
    for _ in range(9):
        while g.s.nstock > 1:
            g.do("draw stock", "discard " + g.hand().split()[0])
        g.do("draw stock", "discard " + g.hand().split()[0])
        assert g.events() == ["rebuild"]
    assert g.s.rebuilds == 9


@pytest.mark.parametrize("before, after", [(254, 255), (255, 256), (0xFFFF, 0xFFFF)])
def test_T_REBUILD_has_no_last_time(before, after):
    """A tiny pack is rebuilt every turn; a position may say any number that two bytes hold."""
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", stock="9♦", discard="4♥ 5♥", rebuilds=before)
    assert g.do("draw stock", "discard 2♠").events() == ["rebuild"]
    assert g.s.rebuilds == after


def test_T_REBUILD_is_shuffled_from_the_round_s_seed():
    stocks = set()
    for first in (1, 1, 2):
        g = Game("simple", "2♠ 3♠", "K♦ Q♦", stock="9♦", discard=DECK)
        g.s.generator.start(bytes([first] * 16))
        stocks.add(g.do("draw stock", "discard 2♠").stock())
    assert len(stocks) == 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_NULL_nothing_to_reshuffle_is_a_void_round(variant):
    """The visible card could be taken, but the round is void before the draw."""
    g = Game(variant, "2♠ 3♠", "K♦ Q♦", stock="9♦", scores=[5, 6]).do("draw stock", "discard 2♠")
    assert g.events() == ["round_end"]
    assert g.ended() == (None, "void", [0, 0])
    assert list(g.s.scores) == [5, 6]
    assert g.s.turn == 1


def test_T_NULL_the_deal_passes_on():
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", stock="9♦").do("draw stock", "discard 2♠")
    g.next()
    assert (g.s.dealer, g.s.round) == (1, 2)


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_CAP_the_round_is_void_after_300_turns(variant):
    g = Game(variant, "2♠ 3♠", "K♦ Q♦", turns=298).do("draw stock", "discard 2♠")
    assert g.s.phase == codes.DRAW
    g.do("draw stock", "discard K♦")
    assert g.ended() == (None, "void", [0, 0])
    assert g.s.turns == 300


def test_T_CAP_a_close_on_turn_300_counts():
    g = Game("talaj51", "2♠", "K♦", table=["4♦-4♥-4♣"], stock="4♠ 9♦", turns=299)
    g.do("draw stock", "add 0 4♠", "discard 2♠")
    assert g.ended() == (0, "close", [0, 100])


def test_T_TURN_BEGINS_the_tournante_goes_under_before_the_stock_is_rebuilt():
    g = first_round("simple", "2♠ 3♠", "5♦ 6♦", discard="K♣", stock="9♦")
    g.do("draw stock", "discard 2♠")
    assert g.events() == ["tournante_end", "rebuild"]
    assert (g.pile(), sorted(g.stock().split())) == ("2♠", ["9♣", "K♣"])


def test_T_TURN_BEGINS_300_turns_come_before_a_rebuild():
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", stock="9♦", discard="4♥ 5♥", turns=299)
    assert g.do("draw stock", "discard 2♠").events() == ["round_end"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_FIRST_DISCARD_the_dealer_begins_and_only_discards(variant):
    g = Dealt(variant, seed=b"sixteen bytes ok")
    first, second, third = g.hand().split()[:3]
    for draw in ("draw stock", "draw discard", "draw tournante"):
        assert g.refuses(draw) == ("WRONG_PHASE", "T-TURN")
    assert g.refuses("lay %s-%s-%s" % (first, second, third)) == ("FIRST_ROUND", "T-FIRST-ROUND")
    assert g.refuses("return") == ("NO_TOURNANTE", "T-TOURNANTE-RETURN")
    assert g.refuses("undo") == ("NOTHING_TO_UNDO", "G-UNDO")
    g.do("discard " + first)
    assert (g.s.turn, g.s.turns, g.s.phase) == (1, 1, codes.DRAW)


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_TOURNANTE_the_first_discard_lies_apart(variant):
    g = Dealt(variant)
    first = next(word for word in g.hand().split() if word != "★")
    g.do("discard " + first)
    assert g.s.tournante == card(first)
    assert g.pile() == ""
    assert g.refuses("draw discard")[0] in ("TAKE_EMPTY", "FIRST_ROUND")


def test_T_TOURNANTE_everybody_sees_it():
    g = first_round()
    assert g.seen_by(1).s.tournante == g.s.tournante


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_TOURNANTE_JOKER_goes_to_the_pile(variant):
    g = Game(variant, "★ 2♠", "K♦ Q♦", first_round=True, turns=0).do("discard ★")
    assert (g.pile(), g.s.tournante) == ("★", cards.NONE)
    assert g.refuses("draw tournante") == ("NO_TOURNANTE", "T-TOURNANTE-TAKE")


def test_T_TOURNANTE_JOKER_this_round_has_none():
    g = Game("simple", "★ 2♠", "K♦ Q♦", first_round=True, turns=0)
    g.do("discard ★", "draw stock", "discard K♦")
    assert (g.events(), g.pile()) == ([], "★ K♦")


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_TOURNANTE_TAKE_instead_of_drawing(variant):
    g = first_round(variant).do("draw tournante")
    assert g.hand() == "2♠ 3♠ 4♥ 9♣"
    assert g.refuses("draw stock") == ("WRONG_PHASE", "T-TURN")
    g.do("discard 2♠")


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_TOURNANTE_TAKE_it_may_be_discarded_at_once(variant):
    assert first_round(variant).do("draw tournante", "discard 9♣").pile() == "9♣"


def test_T_TOURNANTE_TAKE_once_kept_it_is_gone_for_the_others():
    g = first_round("simple", "2♠ 3♠", "4♥ 5♥", "6♦ 7♦", "8♣ 9♣")
    g.do("draw tournante", "discard 2♠")
    assert g.refuses("draw tournante") == ("NO_TOURNANTE", "T-TOURNANTE-TAKE")


def test_T_TOURNANTE_TAKE_each_player_in_turn_may():
    g = first_round("simple", "2♠ 3♠", "4♥ 5♥", "6♦ 7♦", "8♣ 9♣")
    g.do("draw stock", "discard 2♠")
    assert g.allows("draw tournante")
    g.do("draw stock", "discard 4♥")
    assert g.allows("draw tournante")


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_TOURNANTE_RETURN_only_the_stock_is_open_then(variant):
    g = first_round(variant, discard="K♣").do("draw tournante", "return")
    assert cards.name(g.s.tournante) == "9C"
    assert g.hand() == "2♠ 3♠ 4♥"
    assert g.refuses("draw tournante") == ("STOCK_ONLY", "T-TOURNANTE-RETURN")
    assert g.refuses("draw discard") == ("STOCK_ONLY", "T-TOURNANTE-RETURN")
    g.do("draw stock", "discard 2♠")


def test_T_TOURNANTE_RETURN_the_next_player_may_take_it():
    g = first_round("simple", "2♠ 3♠", "4♥ 5♥", "6♦ 7♦", "8♣ 9♣")
    g.do("draw tournante", "return", "draw stock", "discard 2♠", "draw tournante")
    assert g.hand() == "4♥ 5♥ 9♣"


def test_T_TOURNANTE_RETURN_nothing_else_is_returned():
    g = first_round(discard="K♣").do("draw stock")
    assert g.refuses("return") == ("NO_TOURNANTE", "T-TOURNANTE-RETURN")
    g = first_round(discard="K♣").do("draw discard")
    assert g.refuses("return") == ("NO_TOURNANTE", "T-TOURNANTE-RETURN")


def test_T_TOURNANTE_RETURN_before_a_draw_is_the_wrong_moment():
    assert first_round().refuses("return") == ("WRONG_PHASE", "T-TURN")


def test_T_TOURNANTE_RETURN_is_taken_out_of_the_public_record():
    g = first_round().do("draw tournante")
    assert g.s.npublic == 1
    assert g.do("return").s.npublic == 0


def test_T_TOURNANTE_RETURN_from_a_position_whose_record_is_empty():
    g = first_round().do("draw tournante")
    g.s.npublic = 0
    assert g.do("return").s.npublic == 0


def test_T_TOURNANTE_RETURN_after_a_record_of_something_else():
    g = first_round().do("draw tournante")
    g.s.public[0] = codes.PUBLIC_DISCARD
    assert g.do("return").s.npublic == 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_T_TOURNANTE_END_it_goes_under_the_pile_at_the_dealers_turn(variant):
    g = first_round(variant, discard="K♣").do("draw stock", "discard 2♠")
    assert g.events() == ["tournante_end"]
    assert cards.name(g.s.event_card) == "9C"
    assert g.pile() == "9♣ K♣ 2♠"
    assert g.refuses("draw tournante") == ("NO_TOURNANTE", "T-TOURNANTE-TAKE")


def test_T_TOURNANTE_END_a_kept_one_does_not():
    g = first_round(discard="K♣").do("draw tournante", "discard 2♠")
    assert (g.events(), g.pile()) == ([], "K♣ 2♠")


@pytest.mark.parametrize("variant", TALAJ)
def test_T_FIRST_ROUND_nobody_lays(variant):
    g = first_round(variant, "10♠ J♠ Q♠ K♠ A♠ 9♣", "5♦ 6♦ 7♣").do("draw stock")
    assert g.refuses("lay 10♠-J♠-Q♠-K♠-A♠") == ("FIRST_ROUND", "T-FIRST-ROUND")
    assert g.refuses("add 0 9♣") == ("FIRST_ROUND", "T-FIRST-ROUND")
    assert g.refuses("swap 0 9♣") == ("FIRST_ROUND", "T-FIRST-ROUND")


def test_T_FIRST_ROUND_nobody_closes_in_simple():
    hand = "10♠ J♠ Q♠ K♠ A♠ 7♠ 7♥ 7♦"
    g = first_round("simple", hand, "5♦ 6♦ 7♣").do("draw stock")
    assert g.refuses("lay 10♠-J♠-Q♠-K♠-A♠ 7♠-7♥-7♦") == ("FIRST_ROUND", "T-FIRST-ROUND")


def test_T_FIRST_ROUND_ends_when_the_turn_is_back_at_the_dealer():
    g = first_round("talaj51", "2♠ 3♠", "10♠ J♠ Q♠ K♠ A♠ 5♥ 6♥ 7♥", stock="K♥ 2♦")
    g.do("draw stock", "discard 2♠")
    assert g.s.first_round == 0
    g.do("draw stock", "lay 10♠-J♠-Q♠-K♠-A♠ 5♥-6♥-7♥")
