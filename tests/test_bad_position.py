"""BAD_POSITION: every cause, each with a neighbour that is allowed."""

import json

import pytest

from tools.table import Table

T = {
    "variant": "talaj51",
    "format": "1v1",
    "players": 2,
    "profile": None,
    "rules": {},
    "rounds": None,
    "dealer": 1,
    "turn": 0,
    "phase": "play",
    "first_round": False,
    "hands": [["5H", "6H", "KD"], ["2C", "9D"]],
    "stock": ["3C", "4D"],
    "discard": ["JC", "QC"],
    "tournante": None,
    "table": [{"cards": ["8H", "9H", "TH"], "owner": 1}],
    "laid": [False, True],
    "threshold": [51, 51],
    "drawn": {"from": "stock", "card": "KD", "used": False},
    "stock_only": False,
    "kept": None,
    "joker_due": 0,
    "rebuilds": 0,
    "turns": 5,
    "scores": [0, 0],
    "round": 1,
}
R = {**T, "variant": "rami51", "format": None, "profile": "reference", "rounds": 4}
HOUSE = {**R, "profile": "house"}
S = {**T, "variant": "simple", "threshold": None, "table": [], "laid": [False, False]}
DRAW = {**T, "phase": "draw", "drawn": None}
OVER = {**T, "phase": "over", "drawn": None}
FIRST = {**T, "first_round": True, "table": [], "laid": [False, False]}
FIRST_DRAW = {**FIRST, "phase": "draw", "drawn": None}
DEALER = {**FIRST, "dealer": 0, "drawn": None}
PAIRS = {
    **T,
    "format": "2v2",
    "players": 4,
    "hands": [["5H"], ["2C"], ["3D"], ["4D"]],
    "laid": [True, True, False, False],
    "table": [],
}
SEVENTEEN = ["AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS"] + [
    "AD", "2D", "3D", "4D"
]  # fmt: skip
CLOSING = {
    **S,
    "hands": [["5H"], ["2C", "9D"]],
    "laid": [True, False],
    "table": [
        {"cards": ["8H", "9H", "TH"], "owner": 0},
        {"cards": ["4S", "4H", "4C"], "owner": 0},
    ],
}
RUN, SET = CLOSING["table"]


def drawn(source, card, **more):
    return {"from": source, "card": card, **more}


def meld(*cards, owner=1):
    return [{"cards": list(cards), "owner": owner}]


# a position, the key, a value that is refused, a neighbour that is not
CASES = [
    # words and numbers
    (S, "variant", "simpel", "simple"),
    (T, "variant", ["talaj51"], "talaj51"),
    (T, "players", 3, 2),
    (T, "players", 2.0, 2),
    (R, "players", 7, 2),
    (T, "format", "2v2", "1v1"),
    (PAIRS, "format", "1v1", "2v2"),
    (R, "format", "1v1", None),
    (T, "profile", "reference", None),
    (R, "profile", "home", "house"),
    (T, "rounds", 4, None),
    (R, "rounds", 0, 1),
    (R, "rounds", None, 99),
    (T, "dealer", 2, 1),
    (T, "turn", -1, 0),
    (T, "turn", True, 0),
    (T, "phase", "PLAY", "play"),
    (T, "first_round", 0, False),
    (T, "laid", [0, 1], [False, True]),
    (T, "stock_only", None, False),
    (T, "turns", 5.0, 5),
    (T, "turns", -1, 0),
    (T, "scores", [0, False], [0, 250]),
    (T, "scores", [0, float("nan")], [0, 1]),
    (T, "round", 0, 1),
    (T, "round", 10**400, 65535),
    # lists of the wrong length, and no lists
    (T, "hands", [["5H", "KD"]], [["5H", "KD"], ["2C"]]),
    (T, "hands", {"0": []}, [["KD"], ["2C"]]),
    (T, "laid", [False, True, False], [True, True]),
    (T, "threshold", [51], [51, 52]),
    (PAIRS, "scores", [0, 0, 0, 0], [0, 450]),
    (R, "scores", [0], [0, 9000]),
    # cards
    (T, "hands", [["5H", "KD", "KD", "KD"], ["2C"]], [["5H", "KD", "KD"], ["2C"]]),
    (T, "hands", [["XX"] * 5 + ["KD"], ["2C"]], [["XX"] * 4 + ["KD"], ["2C"]]),
    (S, "hands", [["XX"] * 3 + ["KD"], ["2C"]], [["XX"] * 2 + ["KD"], ["2C"]]),
    (HOUSE, "stock", ["XX"] * 3, ["XX"] * 2),
    (T, "stock", ["KD", "KD"], ["KD"]),
    (T, "discard", ["kd"], []),
    (T, "discard", ["8H", "8H"], ["8H"]),
    (FIRST, "tournante", "1D", "2D"),
    (T, "hands", [["5H", "KD"], []], [["5H", "KD"], ["2C"]]),
    (T, "hands", [SEVENTEEN + ["KD"], ["2C"]], [SEVENTEEN[2:] + ["KD"], ["2C"]]),
    (DRAW, "stock", [], ["3C"]),
    (T, "stock", "3C", ["3C"]),
    (T, "stock", [3], ["3C"]),
    # the table
    (T, "table", {}, []),
    (T, "table", meld("8H", "9H", "TH") * 37, []),
    (T, "table", meld("8H", "9H"), meld("8H", "9H", "XX")),
    (T, "table", meld("KH", "AH", "2H"), meld("QH", "KH", "AH")),
    (T, "table", meld("8H", "8H", "8S"), meld("8H", "8D", "8S")),
    (T, "table", meld("8H", "XX", "XX"), meld("8H", "XX", "8S")),
    (T, "table", meld("8H", "9H", "TH", owner=2), meld("8H", "9H", "TH", owner=1)),
    (T, "table", meld("8H", "9H", "TH", owner=0), []),
    (T, "table", [{"cards": ["8H", "9H", "TH"]}], []),
    (T, "table", [{**meld("8H", "9H", "TH")[0], "points": 27}], []),
    (CLOSING, "table", [RUN, RUN], [RUN, SET]),
    (CLOSING, "table", [SET], [SET, RUN]),
    (CLOSING, "hands", [["5H", "6H"], ["2C"]], [["6H"], ["2C"]]),
    (CLOSING, "turn", 1, 0),
    ({**CLOSING, "laid": [True, True]}, "table", [RUN, {**SET, "owner": 1}], [RUN, SET]),
    # the draw
    (T, "drawn", None, drawn("stock", "9S")),
    (T, "drawn", "stock", drawn("stock", "KD")),
    (T, "drawn", {"from": "stock"}, drawn("stock", "KD")),
    (T, "drawn", drawn("table", "KD"), drawn("discard", "KD")),
    (T, "drawn", drawn("stock", None), drawn("stock", "XX")),
    (T, "drawn", drawn("stock", "KD", more=1), drawn("stock", "KD")),
    (T, "drawn", drawn("stock", "KD", used=True), drawn("stock", "KD", used=False)),
    (T, "drawn", drawn("stock", "KD", used=0), drawn("stock", "KD", used=False)),
    (T, "drawn", drawn("discard", "9S", used=False), drawn("discard", "9S", used=True)),
    (T, "drawn", drawn("discard", "XX"), drawn("discard", "9S")),
    (R, "drawn", drawn("tournante", "KD"), drawn("discard", "XX")),
    (DRAW, "drawn", drawn("stock", "KD"), None),
    (OVER, "drawn", drawn("stock", "KD"), None),
    (DEALER, "drawn", drawn("stock", "KD"), None),
    (FIRST, "drawn", drawn("discard", "KD"), drawn("tournante", "KD")),
    (T, "drawn", drawn("tournante", "KD"), drawn("discard", "KD")),
    (FIRST, "drawn", drawn("tournante", "9S"), drawn("tournante", "5H")),
    (FIRST, "drawn", drawn("tournante", "KD", used=True), drawn("tournante", "KD")),
    # the first round
    (DRAW, "tournante", "9S", None),
    (FIRST, "tournante", "XX", "9S"),
    (DEALER, "tournante", "9S", None),
    (R, "first_round", True, False),
    (R, "tournante", "9S", None),
    ({**FIRST, "laid": [True, True]}, "table", meld("8H", "9H", "TH"), []),
    (FIRST_DRAW, "dealer", 0, 1),
    (DEALER, "hands", [["5H"], ["2C"]], [["5H", "6H"], ["2C"]]),
    ({**FIRST_DRAW, "stock_only": True}, "tournante", None, "9S"),
    ({**FIRST, "tournante": "9S"}, "stock_only", True, False),
    # this turn
    (T, "kept", "9S", "5H"),
    ({**T, "rules": {"one_card_kept": 0}}, "kept", "5H", None),
    ({**T, "drawn": drawn("discard", "KD")}, "kept", "5H", None),
    (R, "kept", "5H", None),
    ({**R, "hands": [["XX", "KD"], ["2C"]]}, "joker_due", 2, 1),
    ({**T, "hands": [["XX", "KD"], ["2C"]]}, "joker_due", 1, 0),
    ({**R, "hands": [["XX"], ["2C"]], "phase": "draw", "drawn": None}, "joker_due", 1, 0),
    # figures
    (T, "threshold", [50, 51], [51, 70]),
    (R, "threshold", [51, 52], [51, 51]),
    (S, "threshold", [0, 0], None),
    (T, "threshold", None, [51, 51]),
    (R, "rebuilds", 3, 2),
    (T, "turns", 300, 299),
    (T, "scores", [251, 0], [250, 250]),
    (S, "scores", [300, 0], [200, 200]),
    (PAIRS, "scores", [0, 451], [0, 450]),
    (R, "round", 5, 4),
    # the editable fields
    (T, "rules", {"ace_high": 11}, {"one_card_kept": 0}),
    (R, "rules", {"ace_high": 10}, {}),
    (HOUSE, "rules", {"ace_high": 9}, {"ace_high": 10}),
    (HOUSE, "rules", {"jokers": 9}, {"jokers": 8}),
    (HOUSE, "rules", {"closing_discard": True}, {"closing_discard": 1}),
    (HOUSE, "rules", {"one_card_kept": 1}, {"taken_must_lay": 1}),
    (HOUSE, "rules", {"open_min": 40}, {"open_natural_run": 1}),
    (HOUSE, "rules", {"rounds": 4}, {}),
    (HOUSE, "rules", None, {}),
]


@pytest.mark.parametrize(
    "whole, key, bad, good", CASES, ids=["%s %d" % (c[1], i) for i, c in enumerate(CASES)]
)
def test_one_thing_wrong_and_its_neighbour(whole, key, bad, good):
    table = Table()
    assert table.handle("position " + json.dumps({**whole, key: good}))["ok"]
    before = table.handle("show")
    answer = table.handle("position " + json.dumps({**whole, key: bad}))
    assert answer["code"] == "BAD_POSITION"
    assert table.handle("show") == before


REQUIRED = {"variant", "players", "turn", "phase", "hands", "laid"}


@pytest.mark.parametrize("key", sorted(REQUIRED))
def test_what_cannot_be_left_out(key):
    given = {name: OVER[name] for name in OVER if name != key}
    assert Table().handle("position " + json.dumps(given))["code"] == "BAD_POSITION"


@pytest.mark.parametrize("key", sorted(set(T) - REQUIRED))
def test_every_other_key_can_be_left_out(key):
    given = {name: OVER[name] for name in OVER if name != key}
    assert Table().handle("position " + json.dumps(given))["ok"]


def test_unknown_keys_are_refused_by_name():
    answer = Table().handle("position " + json.dumps({**T, "colour": 1}))
    assert answer["code"] == "BAD_POSITION"
    assert "colour" in answer["message"]


@pytest.mark.parametrize("text", ["{", "[]", "null", '"draw"', "{} {}", "[" * 100000, '{"turn":}'])
def test_malformed_json_is_a_bad_position(text):
    answer = Table().handle("position " + text)
    assert (answer["ok"], answer["code"]) == (False, "BAD_POSITION")


def test_a_key_given_twice_is_malformed():
    text = json.dumps(OVER)
    answer = Table().handle("position " + text[:-1] + ',"turn":0}')
    assert answer["code"] == "BAD_POSITION"


def test_what_is_wrong_outside_over_is_not_in_over():
    """An empty hand, many turns and rebuilds, a match that is over."""
    ended = {**OVER, "hands": [[], ["2C"]], "turns": 300, "scores": [251, 0], "rebuilds": 9}
    table = Table()
    assert table.handle("position " + json.dumps(ended))["ok"]
    assert table.handle("next")["code"] == "MATCH_OVER"
    last = {**R, "phase": "over", "drawn": None, "hands": [[], ["2C"]], "rebuilds": 3, "round": 4}
    assert table.handle("position " + json.dumps(last))["ok"]
    assert table.handle("next")["code"] == "MATCH_OVER"
