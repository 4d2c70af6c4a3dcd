"""Family R: pack, deal, turn, the end of a round and of a match, house rules."""

import pytest

from engine import cards, codes, rulesets, score, shuffle
from tests.drawn import DECK, Dealt, Game, ruleset

VARIANTS = ["rami40", "rami51"]


def house(*hands, **given):
    return Game("rami51", *hands, profile="house", **given)


@pytest.mark.parametrize(
    "players, profile, jokers, in_all",
    [
        (2, "reference", 4, 108),
        (3, "reference", 4, 108),
        (4, "reference", 4, 108),
        (5, "reference", 4, 160),
        (6, "reference", 4, 160),
        (2, "house", 2, 106),
        (3, "house", 2, 106),
        (4, "house", 2, 106),
        (5, "house", 3, 159),
        (6, "house", 3, 159),
    ],
)
def test_R_PACK_by_players_and_profile(players, profile, jokers, in_all):
    rules = ruleset("rami40", players, profile)
    pack = bytearray(rules.cards)
    shuffle.new_pack(pack, rules)
    assert (rules.cards, pack.count(cards.JOKER)) == (in_all, jokers)


@pytest.mark.parametrize("players", range(2, 7))
def test_R_DEAL_thirteen_each_and_one_turned_up(players):
    g = Dealt("rami40", players)
    assert list(g.s.size) == [13] * players
    assert g.s.npile == 1
    assert g.s.nstock == g.s.rules.cards - 13 * players - 1


def test_R_DEAL_one_by_one_from_the_dealer_s_left():
    g = Dealt("rami51", 2, dealer=1, pack=DECK)
    assert g.hand(0) == "A♠ 3♠ 5♠ 7♠ 9♠ J♠ K♠ 2♥ 4♥ 6♥ 8♥ 10♥ Q♥"
    assert g.hand(1) == "2♠ 4♠ 6♠ 8♠ 10♠ Q♠ A♥ 3♥ 5♥ 7♥ 9♥ J♥ K♥"
    assert g.pile() == "A♦"
    assert g.stock().startswith("2♦ 3♦")


def test_R_DEAL_the_turned_card_may_be_a_joker():
    pack = DECK.split()
    pack[26] = "★"
    g = Dealt("rami51", 2, pack=" ".join(pack))
    assert g.pile() == "★"
    g.do("draw discard")


@pytest.mark.parametrize("players", [2, 3, 6])
def test_R_ORDER_the_player_at_the_dealer_s_left_begins(players):
    g = Dealt("rami40", players, dealer=players - 1)
    seats = []
    for _ in range(players + 1):
        seats.append(g.s.turn)
        g.do("draw stock", "discard " + g.hand().split()[0])
    assert seats == [*range(players), 0]


def test_R_ORDER_the_dealer_changes_every_round():
    g = Dealt("rami40", 3, dealer=1)
    dealers = []
    for _ in range(3):
        g.next()
        dealers.append((g.s.dealer, g.s.turn, g.s.round))
    assert dealers == [(2, 0, 2), (0, 1, 3), (1, 2, 4)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_R_TURN_one_draw_then_one_discard(variant):
    g = Game(variant, "2♠ 3♠", "K♦ Q♦", discard="9♣")
    assert g.refuses("discard 2♠") == ("WRONG_PHASE", "R-TURN")
    g.do("draw stock")
    for words in ("draw stock", "draw discard", "draw tournante"):
        assert g.refuses(words) == ("WRONG_PHASE", "R-TURN")
    assert g.refuses("discard 8♥") == ("NOT_IN_HAND", "R-TURN")
    g.do("discard 2♠")
    assert (g.s.turn, g.pile()) == (1, "9♣ 2♠")


def test_R_TURN_the_first_turn_draws_and_may_lay():
    """No dealer's first discard, no first round without laying."""
    hand = "10♠ J♠ Q♠ K♠ A♠ 2♥ 3♥ 4♥"
    g = Game("rami51", hand, "K♦ Q♦", dealer=1, turns=0, discard="9♣")
    g.do("draw stock", "lay 10♠-J♠-Q♠-K♠-A♠ 2♥-3♥-4♥")


def test_R_TURN_no_tournante():
    g = Game("rami51", "2♠ 3♠", "K♦ Q♦", dealer=1, turns=0, discard="9♣")
    assert g.refuses("draw tournante") == ("NO_TOURNANTE", "R-TURN")
    g.do("draw stock")
    assert g.refuses("return") == ("NO_TOURNANTE", "R-TURN")


def test_R_TURN_lays_off_once_opened():
    g = Game("rami51", "8♥ 2♠", "K♦", table=["1: 5♥-6♥-7♥"]).do("draw stock")
    assert g.refuses("add 0 8♥") == ("NOT_OPENED", "R-TURN")
    g = Game("rami51", "8♥ 2♠", "K♦", table=["1: 5♥-6♥-7♥"], laid=[0])
    assert g.do("draw stock", "add 0 8♥").table() == ["5♥-6♥-7♥-8♥"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_R_TAKE_FREE_the_taken_card_may_stay(variant):
    g = Game(variant, "2♠ 3♠", "K♦ Q♦", discard="9♣").do("draw discard", "discard 2♠")
    assert g.hand(0) == "3♠ 9♣"


def test_R_TAKE_FREE_a_joker_on_top_may_be_taken():
    g = Game("rami51", "2♠ 3♠", "K♦ Q♦", discard="★").do("draw discard", "discard 2♠")
    assert g.hand(0) == "3♠ ★"


def test_R_TAKE_FREE_also_with_a_single_card():
    """No rule of the last card: nothing is kept back either."""
    g = Game("rami51", "8♥", "K♦", table=["5♥-6♥-7♥"], discard="9♥")
    g.do("draw discard", "add 0 8♥", "add 0 9♥")
    assert g.ended()[0] == 0


def test_R_TAKE_FREE_not_from_an_empty_pile():
    """Only a set-up position has one: the turned card begins it."""
    assert Game("rami51", "2♠", "K♦").refuses("draw discard") == ("TAKE_EMPTY", "R-TURN")


@pytest.mark.parametrize("taken", ["9♣", "★"])
def test_R_NO_REDISCARD_the_taken_card(taken):
    g = Game("rami51", "2♠ 3♠", "K♦ Q♦", discard=taken).do("draw discard")
    assert g.refuses("discard " + taken) == ("DISCARD_TAKEN", "R-NO-REDISCARD")


def test_R_NO_REDISCARD_its_twin_may_go():
    Game("rami51", "2♠ 9♣", "K♦ Q♦", discard="9♣").do("draw discard", "discard 9♣")


def test_R_NO_REDISCARD_once_a_copy_is_laid_the_other_may_go():
    g = Game("rami51", "8♥ 2♠", "K♦", table=["5♥-6♥-7♥"], discard="8♥")
    g.do("draw discard", "add 0 8♥", "discard 8♥")


def test_R_NO_REDISCARD_a_joker_that_was_laid_and_swapped_back_may_go():
    """The taken joker counts as laid; R-SWAP wants it replayed, where that is possible."""
    given = {"discard": "★", "laid": [0]}
    low = "A♥-2♥-3♥-4♥-5♥-6♥-7♥-8♥-9♥-10♥-J♥-Q♥"
    g = Game("rami51", "K♥ 2♠ 9♦", "K♦", table=[low], **given).do("draw discard", "add 0 ★")
    g.do("swap 0 K♥", "discard ★")
    g = Game("rami51", "4♥ 2♠ 9♦", "K♦", table=["5♥-6♥-7♥"], **given).do("draw discard", "add 0 ★")
    assert g.do("swap 0 4♥").refuses("discard ★") == ("MUST_REPLAY_JOKER", "R-SWAP")


def test_R_OUT_by_the_last_discard():
    g = Game("rami51", "2♠", "K♦ ★", table=["5♥-6♥-7♥"], stock="8♥")
    g.do("draw stock", "add 0 8♥", "discard 2♠")
    assert g.ended() == (0, "close", [0, 30])
    assert g.s.turns == 11


@pytest.mark.parametrize("laying", [["add 0 8♥", "add 0 9♥"], ["add 0 4♥", "add 0 3♥"]])
def test_R_OUT_by_laying_the_last_card_without_a_discard(laying):
    first, second = (words.split()[-1] for words in laying)
    g = Game("rami51", first, "K♦ ★", table=["5♥-6♥-7♥"], stock=second).do("draw stock", *laying)
    assert g.ended() == (0, "close", [0, 30])
    assert (g.s.turns, g.s.turn) == (11, 0)


def test_R_OUT_by_the_opening():
    g = Game("rami51", "10♠ J♠ Q♠ K♠", "2♣", stock="A♠").do("draw stock", "lay 10♠-J♠-Q♠-K♠-A♠")
    assert g.ended() == (0, "close", [0, 2])


def test_R_OUT_a_swap_leaves_the_joker_in_the_hand():
    g = Game("rami51", "6♥", "K♦", table=["5♥-★-7♥"], stock="8♥")
    g.do("draw stock", "add 0 8♥", "swap 0 6♥")
    assert (g.s.phase, g.hand()) == (codes.PLAY, "★")


def test_R_RESHUFFLE_the_pile_without_its_top():
    g = Game("rami51", "2♠ 3♠", "K♦ Q♦", stock="9♦", discard="4♥ ★ 6♥")
    g.do("draw stock", "discard 2♠")
    assert (g.events(), g.pile()) == (["rebuild"], "2♠")
    assert sorted(g.stock().split()) == ["4♥", "6♥", "★"]


@pytest.mark.parametrize("before, answer", [(0, "rebuild"), (1, "rebuild"), (2, "round_end")])
def test_R_RESHUFFLE_twice_in_a_round(before, answer):
    g = Game("rami51", "2♠ 3♠", "K♦ Q♦", stock="9♦", discard="4♥ 5♥", rebuilds=before)
    assert g.do("draw stock", "discard 2♠").events() == [answer]


def test_R_STALL_the_lowest_hand_wins():
    g = Game("rami51", "2♠ 3♠", "K♦ Q♦", "4♠", stock="9♦", discard="4♥ 5♥", rebuilds=2)
    g.do("draw stock", "discard 2♠")
    assert g.ended() == (2, "stall", [12, 20, 0])
    assert list(g.s.scores) == [12, 20, 0]
    assert g.s.turn == 1


def test_R_STALL_after_300_turns_before_a_rebuild():
    g = Game("rami51", "2♠ 3♠", "K♦ Q♦", stock="9♦", discard="4♥ 5♥", turns=299)
    assert g.do("draw stock", "discard 9♦").events() == ["round_end"]
    assert g.ended() == (0, "stall", [0, 20])


def test_R_STALL_going_out_on_turn_300_is_a_close():
    g = Game("rami51", "2♠", "K♦", table=["5♥-6♥-7♥"], stock="8♥", turns=299)
    g.do("draw stock", "add 0 8♥", "discard 2♠")
    assert g.ended() == (0, "close", [0, 10])


@pytest.mark.parametrize(
    "hands, winner",
    [(("2♠ 3♠", "5♦", "5♥"), 1), (("2♠ 3♠", "9♦", "5♥"), 2), (("2♠ 2♥", "9♦", "5♥"), 0)],
)
def test_R_STALL_a_tie_goes_to_who_comes_first_from_the_next_turn(hands, winner):
    """Seat 0 discards what it drew; the turn of seat 1 would begin, then 2 comes, then 0."""
    g = Game("rami51", *hands, stock="9♣", discard="4♥", rebuilds=2).do("draw stock", "discard 9♣")
    assert g.ended()[0] == winner


def test_R_STALL_nothing_to_rebuild_counts_as_the_third_time():
    g = Game("rami51", "2♠ 3♠", "K♦ Q♦", stock="9♦").do("draw stock", "discard 2♠")
    assert g.ended() == (0, "stall", [0, 20])


@pytest.mark.parametrize(
    "hand, points", [("2♠ 10♥", 12), ("J♠ Q♥ K♦", 30), ("A♠ A♥", 22), ("★ 9♣", 29)]
)
@pytest.mark.parametrize("laid", [[], [1]])
def test_R_SCORE_the_others_count_their_hands_laid_or_not(hand, points, laid):
    g = Game("rami40", "2♣", hand, table=["5♥-6♥-7♥"], stock="8♥", laid=laid)
    g.do("draw stock", "add 0 8♥", "discard 2♣")
    assert g.ended() == (0, "close", [0, points])


def test_R_SCORE_each_plays_alone_with_four_players():
    g = Game("rami40", "2♣", "K♦", "Q♦", "J♦", table=["5♥-6♥-7♥"], stock="8♥")
    g.do("draw stock", "add 0 8♥", "discard 2♣")
    assert list(g.s.scores) == [0, 10, 10, 10]


@pytest.mark.parametrize("players, rounds", [(2, 4), (3, 4), (4, 4), (5, 5), (6, 6)])
def test_R_SCORE_a_match_has_a_deal_per_player_and_at_least_four(players, rounds):
    assert ruleset("rami51", players).rounds == rounds


def last_round(scores=(0, 0, 0), rounds=4, number=4):
    match = {"scores": list(scores), "rounds": rounds, "round": number}
    g = Game("rami40", "2♣", "K♦", "Q♦", table=["5♥-6♥-7♥"], stock="8♥", **match)
    return g.do("draw stock", "add 0 8♥", "discard 2♣")


def test_R_SCORE_the_match_ends_with_its_last_round():
    assert last_round(number=3).events() == ["round_end"]
    g = last_round(number=4)
    assert g.events() == ["round_end", "match_end"]
    assert g.refuses("draw stock") == ("MATCH_OVER", "R-SCORE")
    assert last_round(rounds=1, number=1).events() == ["round_end", "match_end"]


@pytest.mark.parametrize(
    "before, winners", [((30, 0, 5), [1]), ((0, 0, 0), [0]), ((50, 20, 20), [1, 2])]
)
def test_R_SCORE_the_lowest_total_wins_and_equal_totals_share(before, winners):
    g = last_round(before)
    assert [p for p in range(3) if score.wins_match(g.s, p)] == winners


def test_R_HOUSE_starts_from_reference_with_another_pack():
    reference, own = ruleset("rami51", 3), ruleset("rami51", 3, "house")
    differ = [f for f in rulesets.fields() if getattr(reference, f) != getattr(own, f)]
    assert differ == ["jokers"]


@pytest.mark.parametrize(
    "field, low, high",
    [
        ("jokers", 0, 8),
        ("ace_high", 10, 11),
        ("open_natural_run", 0, 1),
        ("taken_must_lay", 0, 1),
        ("closing_discard", 0, 1),
    ],
)
def test_R_HOUSE_fields_a_player_may_edit(field, low, high):
    rules = ruleset("rami51", 2, "house")
    assert rules.edit(field, low) and rules.edit(field, high)
    assert not rules.edit(field, low - 1)
    assert not rules.edit(field, high + 1)
    assert not ruleset("rami51", 2).edit(field, high)
    assert not ruleset("talaj51", 2).edit(field, high)


def test_R_HOUSE_family_T_has_one_editable_field():
    rules = ruleset("talaj71", 2)
    assert [name for name, _, _ in rules.editable()] == ["one_card_kept"]
    assert rules.edit("one_card_kept", 0)
    assert rules.changed() == {"one_card_kept": 0}
    assert rules.edit("one_card_kept", 1)
    assert rules.changed() == {}
    assert not rules.edit("hand", 12)


def test_R_HOUSE_jokers_change_the_pack():
    assert ruleset("rami51", 2, "house", jokers=8).cards == 112
    assert ruleset("rami51", 6, "house", jokers=0).cards == 156


def test_R_HOUSE_ace_high_counts_in_melds_not_in_the_hand():
    g = house("10♠ J♠ Q♠ K♠ A♠ 5♣", "A♦", rules={"ace_high": 10}).do("draw stock")
    assert g.refuses("lay 10♠-J♠-Q♠-K♠-A♠") == ("BELOW_THRESHOLD", "R-OPEN")
    g = house("2♣", "A♦", table=["5♥-6♥-7♥"], stock="8♥", rules={"ace_high": 10})
    g.do("draw stock", "add 0 8♥", "discard 2♣")
    assert g.ended() == (0, "close", [0, 11])


def test_R_HOUSE_open_natural_run():
    hand = "K♥ K♠ K♦ Q♠ Q♥ Q♦ 4♠ 5♠ 6♠ ★ 2♣"
    g = house(hand, "A♦", rules={"open_natural_run": 1}).do("draw stock")
    answer = ("MISSING_NATURAL_RUN", "R-HOUSE")
    assert g.refuses("lay K♥-K♠-K♦ Q♠-Q♥-Q♦") == answer
    assert g.refuses("lay K♥-K♠-K♦ Q♠-Q♥-Q♦ 4♠-★-6♠") == answer
    g.do("lay K♥-K♠-K♦ Q♠-Q♥-★ 4♠-5♠-6♠")


def test_R_HOUSE_taken_must_lay():
    g = house("2♠ 3♠", "K♦ Q♦", discard="9♣", rules={"taken_must_lay": 1}).do("draw discard")
    assert g.refuses("discard 2♠") == ("MUST_USE_TAKEN", "R-HOUSE")
    g.do("undo", "draw stock", "discard 2♠")


def test_R_HOUSE_taken_must_lay_without_the_first_round_ban():
    g = house("2♠ 3♠", "K♦ Q♦", dealer=1, turns=0, discard="9♣", rules={"taken_must_lay": 1})
    g.do("draw discard")


def test_R_HOUSE_a_taken_joker_must_be_laid_too():
    g = house("2♠ 3♠", "K♦", discard="★", table=["5♥-6♥-7♥"], rules={"taken_must_lay": 1}).do(
        "draw discard"
    )
    assert g.refuses("discard 2♠") == ("MUST_USE_TAKEN", "R-HOUSE")
    g.do("add 0 ★", "discard 2♠")


def test_R_HOUSE_closing_discard():
    g = house("8♥", "K♦", table=["5♥-6♥-7♥"], stock="9♥", rules={"closing_discard": 1})
    g.do("draw stock", "add 0 8♥")
    assert g.refuses("add 0 9♥") == ("KEEP_CLOSING_CARD", "R-HOUSE")
    g.do("discard 9♥")
    assert g.ended()[0] == 0


def test_R_HOUSE_closing_discard_forbids_a_meld_of_all_cards():
    g = house("4♠ 5♠", "K♦", laid=[0], stock="6♠", rules={"closing_discard": 1}).do("draw stock")
    assert g.refuses("lay 4♠-5♠-6♠") == ("KEEP_CLOSING_CARD", "R-HOUSE")
