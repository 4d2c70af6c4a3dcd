"""Family T: penalties, and how a match ends (T-PENALTY-…, T-MATCH)."""

import pytest

from engine import codes, score
from tests.drawn import Game, ruleset

CLOSING = "5♥ 6♥ 7♥ J♠ J♥ J♣ 2♦"


def close_simple(*rivals, **given):
    g = Game("simple", CLOSING, *rivals, stock="8♥ 2♠", **given).do("draw stock")
    return g.do("lay 5♥-6♥-7♥-8♥ J♠-J♥-J♣", "discard 2♦")


def close_talaj(variant, *rivals, **given):
    """Seat 0 lays off on a meld of its own and closes."""
    table = ["5♥-6♥-7♥", *given.pop("table", ())]
    g = Game(variant, "2♣", *rivals, table=table, stock="8♥ 2♠", **given)
    return g.do("draw stock", "add 0 8♥", "discard 2♣")


@pytest.mark.parametrize("hand", ["2♠", "K♦ K♥ K♣ ★ A♠ A♥"])
def test_T_PENALTY_SIMPLE_a_loser_pays_100_whatever_he_holds(hand):
    g = close_simple(hand)
    assert g.ended() == (0, "close", [0, 100])
    assert list(g.s.scores) == [0, 100]


def test_T_PENALTY_SIMPLE_a_pair_pays_200():
    g = close_simple("2♠", "3♠", "4♠")
    assert g.ended() == (0, "close", [0, 100, 0, 100])
    assert list(g.s.scores) == [0, 200]


@pytest.mark.parametrize(
    "hand, points",
    [("2♠ 10♥", 12), ("J♠ Q♥ K♦", 30), ("A♠ A♥", 22), ("★", 20), ("★ ★ A♣ 9♦ 5♣", 65)],
)
def test_T_PENALTY_HAND_who_has_laid_pays_his_hand(hand, points):
    assert close_talaj("talaj51", hand, laid=[1]).ended() == (0, "close", [0, points])


@pytest.mark.parametrize("variant", ["talaj51", "talaj71"])
@pytest.mark.parametrize("hand", ["2♠", "K♠ K♦ K♥ K♣ Q♠ Q♦ Q♥ Q♣ J♠ J♦ J♥ J♣"])
def test_T_PENALTY_HAND_who_has_laid_nothing_pays_exactly_100(variant, hand):
    assert close_talaj(variant, hand).ended() == (0, "close", [0, 100])


def test_T_PENALTY_HAND_each_of_the_losing_pair_the_partner_nothing():
    g = close_talaj("talaj51", "2♠ 3♠", "K♦ K♥", "★ 4♦", laid=[1])
    assert g.ended() == (0, "close", [0, 5, 0, 100])
    assert list(g.s.scores) == [0, 105]


@pytest.mark.parametrize(
    "variant, alone, pair", [("simple", 300, 600), ("talaj51", 251, 451), ("talaj71", 251, 451)]
)
def test_T_MATCH_limits(variant, alone, pair):
    assert ruleset(variant, 2).limit == alone
    assert ruleset(variant, 4).limit == pair


def test_T_MATCH_simple_is_lost_by_the_third_lost_round():
    g = close_simple("K♦", scores=[200, 100])
    assert g.events() == ["round_end"]
    g = close_simple("K♦", scores=[200, 200])
    assert g.events() == ["round_end", "match_end"]
    assert [score.wins_match(g.s, side) for side in (0, 1)] == [True, False]


def test_T_MATCH_of_pairs_too():
    g = close_simple("K♦", "3♠", "4♠", scores=[0, 400])
    assert g.events() == ["round_end", "match_end"]
    assert list(g.s.scores) == [0, 600]


@pytest.mark.parametrize("before, over", [(150, False), (151, True), (160, True)])
def test_T_MATCH_talaj_ends_at_251(before, over):
    g = close_talaj("talaj51", "K♦", scores=[250, before])
    assert ("match_end" in g.events()) == over


@pytest.mark.parametrize("before, over", [(250, False), (251, True)])
def test_T_MATCH_of_pairs_ends_at_451(before, over):
    g = close_talaj("talaj51", "K♦", "K♥", "K♣", scores=[450, before])
    assert ("match_end" in g.events()) == over


def test_T_MATCH_nothing_is_played_after_it():
    g = close_simple("K♦", scores=[0, 200])
    assert g.refuses("draw stock") == ("MATCH_OVER", "T-MATCH")
    assert g.refuses("undo") == ("MATCH_OVER", "T-MATCH")


def test_T_MATCH_a_void_round_moves_no_score():
    g = Game("simple", "2♠ 3♠", "K♦ Q♦", stock="9♦", scores=[200, 200])
    g.do("draw stock", "discard 2♠")
    assert (list(g.s.scores), g.s.match_over, g.s.reason) == ([200, 200], 0, codes.VOID)


def test_T_MATCH_scores_stay_for_the_next_round():
    g = close_simple("K♦", scores=[100, 0])
    g.next()
    assert list(g.s.scores) == [100, 100]
    assert (g.s.round, g.s.phase) == (2, codes.PLAY)
