"""The engine before an independent referee (tests/referee): the same acts, the same answers.

First the referee itself, on the rules' own examples and the protocol's transcript.
"""

from collections import Counter

import pytest

from tests.referee.duel import Duel
from tests.referee.game import Referee
from tests.referee.melds import is_meld, points, settle_joker
from tests.referee.positions import complete
from tools.table import Table

TRANSCRIPT_PACK = (
    "2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS,2H,3H,4H,5H,6H,7H,8H,9H,TH,JH,QH,KH,2D,3D,4D,5D,6D,7D,8D"
)

R_VERDICTS = {
    "KH-KS-KD": 30,
    "AC-AH-AS": 33,
    "AH-2H-3H": 6,
    "5C-6C-7C": 18,
    "QH-KH-AH": 31,
    "9C-9D-9H-XX": 36,
    "XX-7S-8S": 21,
    "7S-8S-XX": 21,
    "2H-3H-XX": 6,
    "7S-7S-7H": None,
    "KH-AH-2H": None,
    "XX-XX-5H-6H": None,
}


def blank(variant, **changes):
    given = {"variant": variant, "players": 2, "turn": 0, "phase": "draw", "stock": ["2S"]}
    given.update(hands=[["3S", "4S"], ["5S", "6S"]], laid=[False, False])
    return complete(dict(given, **changes))


def codes(referee, *acts):
    return [referee.act(act).get("code", "ok") for act in acts]


@pytest.mark.parametrize("meld", R_VERDICTS)
def test_the_verdicts_of_family_r(meld):
    cards = settle_joker(meld.split("-"))
    assert (points(cards, 11) if is_meld(cards) else None) == R_VERDICTS[meld]


def test_the_transcript_of_the_protocol():
    referee = Referee()
    referee.deal(blank("talaj51"), TRANSCRIPT_PACK.split(","))
    assert codes(referee, "draw stock", "discard 4S", "draw discard") == [
        "WRONG_PHASE",
        "ok",
        "FIRST_ROUND",
    ]
    assert codes(referee, "draw tournante", "return", "draw stock", "lay 2S-3S-XX") == [
        "ok",
        "ok",
        "ok",
        "FIRST_ROUND",
    ]
    assert referee.act("discard 7D")["events"] == [{"event": "tournante_end", "card": "4S"}]
    assert referee.position["discard"] == ["4S", "7D"]
    assert codes(referee, "draw discard", "undo") == ["ok", "ok"]


def test_the_example_of_simple():
    """T-SIMPLE-CLOSE: fourteen cards in melds are one too many."""
    hand = ["5H", "6H", "7H", "8H", "JS", "JH", "JC", "2C", "3C", "XX", "5C", "AS", "AD", "AC"]
    drawn = {"from": "stock", "card": "AS"}
    position = blank("simple", phase="play", hands=[hand, ["2S"]], drawn=drawn)
    referee = Referee()
    assert referee.set_position(position) == {"ok": True}
    rest = " JS-JH-JC 2C-3C-XX-5C AS-AD-AC"
    assert codes(referee, "lay 5H-6H-7H-8H" + rest, "lay 5H-6H-7H" + rest) == [
        "KEEP_CLOSING_CARD",
        "ok",
    ]
    end = referee.act("discard 8H")["events"][0]
    assert end["winner"] == 0 and end["penalties"] == [0, 100]


# The same play before the table.

CODES = {
    "BAD_COMMAND",
    "BAD_CARD",
    "MATCH_OVER",
    "ROUND_OVER",
    "WRONG_PHASE",
    "STOCK_ONLY",
    "TAKE_ONE_CARD",
    "FIRST_ROUND",
    "TAKE_EMPTY",
    "TAKE_JOKER",
    "NO_TOURNANTE",
    "NOT_IN_HAND",
    "TWO_JOKERS",
    "NOT_A_MELD",
    "KEPT_CARD",
    "KEEP_CLOSING_CARD",
    "NOT_ALL_CARDS",
    "MISSING_RUN_OR_SET",
    "OPENING_JOKER",
    "MISSING_NATURAL_RUN",
    "MISSING_NATURAL_SET",
    "BELOW_THRESHOLD",
    "NO_LAYOFF",
    "NOT_OPENED",
    "NO_SUCH_MELD",
    "DOES_NOT_FIT",
    "SET_NOT_FULL",
    "NOT_REPRESENTED",
    "DISCARD_TAKEN",
    "MUST_USE_TAKEN",
    "MUST_REPLAY_JOKER",
    "NOTHING_TO_UNDO",
}
HAPPENINGS = {
    "draw",
    "return",
    "lay",
    "add",
    "swap",
    "discard",
    "undo",
    "rebuild",
    "tournante_end",
    "round_end-close",
    "round_end-void",
    "round_end-stall",
    "match_end",
    "legal",
}


def duel(scene, seeds, size):
    """What was seen in a scene played from each of the seeds."""
    seen = Counter()
    for seed in seeds:
        one = Duel(Table(), seed)
        scene(one, size)
        assert not one.ids, "the ids of rules differ: (code, table's, referee's)"
        seen += one.seen
    return seen


def test_positions_are_played_on_alike():
    seen = duel(Duel.play_position, range(1000), 15)
    assert seen.keys() >= CODES | HAPPENINGS


def test_matches_from_stacked_packs_are_played_alike():
    seen = duel(Duel.play_match, range(40), 120)
    assert {"lay", "rebuild", "round_end-close"} <= seen.keys()


def test_matches_from_seeds_are_dealt_and_played_alike():
    seen = duel(Duel.play_seed, range(40), 30)
    assert seen["discard"]


def test_damaged_positions_are_judged_alike():
    seen = duel(Duel.damage_position, range(60), 60)
    assert seen["good position"] > 100 and seen["BAD_POSITION"] > 1000


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 21000, 1000))
@pytest.mark.parametrize(
    "scene, seeds, size",
    [
        (Duel.play_position, 700, 40),
        (Duel.play_match, 60, 400),
        (Duel.play_seed, 60, 200),
        (Duel.damage_position, 500, 80),
    ],
)
def test_many_scenes_are_played_alike(scene, seeds, size, start):
    assert duel(scene, range(start, start + seeds), size)
