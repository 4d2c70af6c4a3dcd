"""The table protocol: its transcript, its commands, every code and which one comes first."""

import json
import re

import pytest

from engine import names
from tools.table import Table

TRANSCRIPT = """
> new talaj51 format=1v1 dealer=0 pack=2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS,2H,3H,4H,5H,6H,7H,8H,\
9H,TH,JH,QH,KH,2D,3D,4D,5D,6D,7D,8D
{"ok":true}
> act draw stock
{"ok":false,"code":"WRONG_PHASE","rule":"T-TURN","message":"…"}
> act discard 4S
{"ok":true,"events":[]}
> act draw discard
{"ok":false,"code":"FIRST_ROUND","rule":"T-DISCARD-USE","message":"…"}
> act draw tournante
{"ok":true,"events":[]}
> act return
{"ok":true,"events":[]}
> act draw stock
{"ok":true,"events":[]}
> act lay 2S-3S-XX
{"ok":false,"code":"FIRST_ROUND","rule":"T-FIRST-ROUND","message":"…"}
> act discard 7D
{"ok":true,"events":[{"event":"tournante_end","card":"4S"}]}
> show
{"ok":true,"position":{"variant":"talaj51","format":"1v1","players":2,"profile":null,"dealer":0,\
"turn":0,"phase":"draw","first_round":false,"hands":[["5S","8S","9S","QS","KS","4H","5H","8H",\
"9H","QH","KH","4D","5D","6D"],["2S","3S","6S","7S","TS","JS","2H","3H","6H","7H","TH","JH","2D",\
"3D"]],"stock":["8D"],"discard":["4S","7D"],"tournante":null,"table":[],"laid":[false,false],\
"threshold":[51,51],"drawn":null,"kept":null,"joker_due":0,"stock_only":false,"rebuilds":0,\
"turns":2,"scores":[0,0],"round":1,"rounds":null,"rules":{}}}
> act draw discard
{"ok":true,"events":[]}
> act undo
{"ok":true,"events":[]}
"""


def test_the_transcript():
    table = Table()
    for line in TRANSCRIPT.strip().splitlines():
        if line.startswith("> "):
            answer = table.handle(line[2:])
        else:
            expected = json.loads(line)
            if "message" in expected:
                expected["message"] = answer["message"]
            assert answer == expected


def position(variant="talaj51", hand="5H 6H 7H KD", **given):
    """A position in which seat 0 has drawn KD from the stock, and what is different in it."""
    out = {
        "variant": variant,
        "players": 2,
        "dealer": 1,
        "turn": 0,
        "phase": "play",
        "hands": [hand.split(), ["2C", "9D"]],
        "laid": [False, False],
        "stock": ["3C", "4D", "8S"],
        "discard": ["JC"],
        "drawn": {"from": "stock", "card": "KD"},
    }
    if given.get("phase", "play") != "play" or given.pop("dealers_turn", False):
        del out["drawn"]
    out.update(given)
    return out


def at(d):
    """A table with a position on it."""
    table = Table()
    answer = table.handle("position " + json.dumps(d))
    assert answer == {"ok": True}, answer
    return table


def melds(*texts, owner=0):
    return [{"cards": text.split("-"), "owner": owner} for text in texts]


FIRST = {"first_round": True}
DRAW = {"phase": "draw"}
TAKEN = {"from": "discard", "card": "KD"}
OPENED = {"laid": [True, False]}
ON_TABLE = {**OPENED, "table": melds("8H-9H-TH", "6S-6C-XX", "2S-3S-XX")}
KEPT = {**ON_TABLE, "kept": "7H"}
SIMPLE = "5H 6H 7H 8H JS JH JC 2C 3C XX 5C AS AD AC"

# code, rule, act, position; where several codes could apply, the first one is the answer
REFUSALS = [
    # phases
    ("MATCH_OVER", "T-MATCH", "draw stock", position(phase="over", scores=[251, 0])),
    ("MATCH_OVER", "R-SCORE", "undo", position("rami40", phase="over", rounds=2, round=2)),
    ("ROUND_OVER", "T-CLOSE", "draw stock", position(phase="over")),
    ("ROUND_OVER", "R-OUT", "undo", position("rami40", phase="over")),
    ("WRONG_PHASE", "T-TURN", "draw stock", position()),
    ("WRONG_PHASE", "T-TURN", "draw discard", position(discard=[])),
    ("WRONG_PHASE", "T-TURN", "draw tournante", position()),
    ("WRONG_PHASE", "T-TURN", "return", position(**DRAW)),
    ("WRONG_PHASE", "T-TURN", "lay 2H-3H-4H", position(**DRAW, **FIRST)),
    ("WRONG_PHASE", "T-TURN", "add 7 2H", position("simple", **DRAW)),
    ("WRONG_PHASE", "T-TURN", "swap 7 2H", position("simple", **DRAW)),
    ("WRONG_PHASE", "R-TURN", "discard 2H", position("rami51", **DRAW)),
    # the dealer's first turn
    ("WRONG_PHASE", "T-TURN", "draw stock", position(dealer=0, dealers_turn=True, **FIRST)),
    ("FIRST_ROUND", "T-FIRST-ROUND", "lay 5H", position(dealer=0, dealers_turn=True, **FIRST)),
    ("FIRST_ROUND", "T-FIRST-ROUND", "add 0 5H", position(dealer=0, dealers_turn=True, **FIRST)),
    ("NO_LAYOFF", "T-SIMPLE-NO-LAYOFF", "swap 0 5H",
     position("simple", dealer=0, dealers_turn=True, **FIRST)),
    # draw discard
    ("STOCK_ONLY", "T-TOURNANTE-RETURN", "draw discard",
     position(hand="5H", tournante="9C", stock_only=True, discard=[], **FIRST, **DRAW)),
    ("TAKE_ONE_CARD", "T-ONE-CARD", "draw discard",
     position(hand="5H", discard=[], **FIRST, **DRAW)),
    ("TAKE_ONE_CARD", "T-ONE-CARD", "draw discard",
     position("simple", hand="5H", discard=["XX"], **DRAW)),
    ("FIRST_ROUND", "T-DISCARD-USE", "draw discard", position(discard=[], **FIRST, **DRAW)),
    ("FIRST_ROUND", "T-DISCARD-USE", "draw discard", position(discard=["XX"], **FIRST, **DRAW)),
    ("TAKE_EMPTY", "T-DISCARD-TOP", "draw discard", position(discard=[], **DRAW)),
    ("TAKE_EMPTY", "R-TURN", "draw discard", position("rami40", discard=[], **DRAW)),
    ("TAKE_JOKER", "T-DISCARD-TOP", "draw discard",
     position("simple", discard=["XX"], **FIRST, **DRAW)),
    # draw tournante, return
    ("STOCK_ONLY", "T-TOURNANTE-RETURN", "draw tournante",
     position(hand="5H", tournante="9C", stock_only=True, **FIRST, **DRAW)),
    ("NO_TOURNANTE", "T-TOURNANTE-TAKE", "draw tournante", position(hand="5H", **DRAW)),
    ("NO_TOURNANTE", "R-TURN", "draw tournante", position("rami51", **DRAW)),
    ("TAKE_ONE_CARD", "T-ONE-CARD", "draw tournante",
     position(hand="5H", tournante="9C", **FIRST, **DRAW)),
    ("NO_TOURNANTE", "T-TOURNANTE-RETURN", "return", position()),
    ("NO_TOURNANTE", "R-TURN", "return", position("rami51")),
    # lay
    ("FIRST_ROUND", "T-FIRST-ROUND", "lay XX-XX-2H", position(**FIRST)),
    ("NOT_IN_HAND", "T-TURN", "lay XX-XX-2H", position()),
    ("NOT_IN_HAND", "R-TURN", "lay 5H-6H-7H 5H-6H-7H", position("rami51")),
    ("TWO_JOKERS", "M-JOKER", "lay XX-XX-KD 5H-5H", position(hand="XX XX 5H 5H KD")),
    ("NOT_A_MELD", "M-SET", "lay 5H-5H-5D XX-XX-KD", position(hand="XX XX 5H 5H 5D KD")),
    ("NOT_A_MELD", "M-RUN", "lay 5H-6H", position(hand="5H 6H", kept="5H",
     drawn={"from": "stock", "card": "6H"})),
    ("NOT_A_MELD", "M-ACE", "lay KH-AH-2H", position(hand="KH AH 2H KD")),
    ("NOT_A_MELD", "M-SET", "lay 7S-7S-7H", position("rami51", hand="7S 7S 7H KD")),
    ("KEPT_CARD", "T-ONE-CARD-KEPT", "lay 5H-6H-7H", position(hand="5H 6H 7H", kept="7H")),
    ("KEEP_CLOSING_CARD", "T-CLOSING-CARD", "lay 5H-6H-7H", position("simple", hand="5H 6H 7H")),
    ("KEEP_CLOSING_CARD", "T-CLOSING-CARD", "lay XX-6H-7H",
     position("talaj71", hand="XX 6H 7H")),
    ("KEEP_CLOSING_CARD", "R-HOUSE", "lay 5H-6H-7H",
     position("rami51", hand="5H 6H 7H", profile="house", rules={"closing_discard": 1})),
    ("NOT_ALL_CARDS", "T-SIMPLE-CLOSE", "lay 5H-6H-7H", position("simple", hand="5H 6H 7H 8H KD")),
    ("MISSING_RUN_OR_SET", "T-SIMPLE-MIX", "lay 5H-6H-7H", position("simple")),
    ("MISSING_RUN_OR_SET", "T-SIMPLE-MIX", "lay JS-JH-JC", position("simple", hand="JS JH JC KD")),
    ("OPENING_JOKER", "T-OPEN-71", "lay 5H-6H-XX", position("talaj71", hand="5H 6H XX KD 2D")),
    ("MISSING_NATURAL_RUN", "T-OPEN-71", "lay JS-JH-JC",
     position("talaj71", hand="JS JH JC KD 2D")),
    ("MISSING_NATURAL_RUN", "T-OPEN-71-TAKEN", "lay JD-QD-KD",
     position("talaj71", hand="JD QD KD 2D 3C", drawn=TAKEN)),
    ("MISSING_NATURAL_RUN", "R-HOUSE", "lay JS-JH-JC",
     position("rami51", profile="house", rules={"open_natural_run": 1}, hand="JS JH JC KD")),
    ("MISSING_NATURAL_SET", "T-OPEN-71", "lay 5H-6H-7H",
     position("talaj71", hand="5H 6H 7H KD 2D")),
    ("BELOW_THRESHOLD", "T-OPEN-71", "lay 5H-6H-7H 4S-4D-4C",
     position("talaj71", hand="5H 6H 7H 4S 4D 4C KD 2D")),
    ("BELOW_THRESHOLD", "T-OPEN-51", "lay 5H-6H-7H", position(hand="5H 6H 7H KD 2D")),
    ("BELOW_THRESHOLD", "T-THRESHOLD", "lay TH-JH-QH-KH-AH",
     position(hand="TH JH QH KH AH KD 2D", threshold=[52, 51])),
    ("BELOW_THRESHOLD", "R-OPEN", "lay 5H-6H-7H", position("rami40")),
    # add
    ("NO_LAYOFF", "T-SIMPLE-NO-LAYOFF", "add 0 2H", position("simple", **FIRST)),
    ("FIRST_ROUND", "T-FIRST-ROUND", "add 0 2H", position(**FIRST)),
    ("NOT_OPENED", "T-LAYOFF", "add 0 2H", position()),
    ("NOT_OPENED", "R-TURN", "add 0 2H", position("rami51")),
    ("NO_SUCH_MELD", "M-TABLE", "add 3 2H", position(**ON_TABLE)),
    ("NO_SUCH_MELD", "M-TABLE", "add %s 2H" % ("9" * 5000), position(**ON_TABLE)),
    ("NOT_IN_HAND", "T-TURN", "add 1 XX", position(**ON_TABLE)),
    ("TWO_JOKERS", "M-JOKER", "add 1 XX", position(**{**ON_TABLE, "kept": "XX"}, hand="XX KD")),
    ("DOES_NOT_FIT", "M-RUN", "add 0 KD", position(**{**ON_TABLE, "kept": "KD"}, hand="KD")),
    ("DOES_NOT_FIT", "M-SET", "add 1 KD", position(**ON_TABLE)),
    ("DOES_NOT_FIT", "M-ACE", "add 0 2H",
     position(hand="2H KD", **OPENED, table=melds("QH-KH-AH"))),
    ("DOES_NOT_FIT", "M-ACE", "add 0 KH",
     position(hand="KH KD", **OPENED, table=melds("AH-2H-3H"))),
    ("KEPT_CARD", "T-ONE-CARD-KEPT", "add 0 7H", position(**KEPT, hand="7H")),
    ("KEEP_CLOSING_CARD", "T-CLOSING-CARD", "add 0 7H", position(**ON_TABLE, hand="7H")),
    ("KEEP_CLOSING_CARD", "R-HOUSE", "add 0 7H",
     position("rami51", **ON_TABLE, hand="7H", profile="house", rules={"closing_discard": 1})),
    # swap
    ("NO_LAYOFF", "T-SIMPLE-NO-LAYOFF", "swap 0 2H", position("simple", **FIRST)),
    ("FIRST_ROUND", "T-FIRST-ROUND", "swap 0 2H", position(**FIRST)),
    ("NOT_OPENED", "T-SWAP", "swap 0 2H", position()),
    ("NOT_OPENED", "R-SWAP", "swap 0 2H", position("rami51")),
    ("NO_SUCH_MELD", "M-TABLE", "swap 3 2H", position(**ON_TABLE)),
    ("NOT_IN_HAND", "T-TURN", "swap 1 2H", position(**ON_TABLE)),
    ("SET_NOT_FULL", "T-SWAP", "swap 1 KD", position(**ON_TABLE)),
    ("SET_NOT_FULL", "R-SWAP", "swap 1 6H", position("rami51", **ON_TABLE)),
    ("NOT_REPRESENTED", "T-SWAP", "swap 0 7H", position(**KEPT)),
    ("NOT_REPRESENTED", "T-SWAP", "swap 2 5H", position(**ON_TABLE)),
    ("KEPT_CARD", "T-ONE-CARD-KEPT", "swap 2 4S",
     position(**{**ON_TABLE, "kept": "4S"}, hand="4S")),
    # discard, undo
    ("NOT_IN_HAND", "T-TURN", "discard 9S", position(drawn=TAKEN)),
    ("DISCARD_TAKEN", "T-NO-REDISCARD", "discard KD", position(drawn=TAKEN)),
    ("DISCARD_TAKEN", "T-NO-REDISCARD", "discard KD", position("simple", drawn=TAKEN)),
    ("DISCARD_TAKEN", "R-NO-REDISCARD", "discard KD",
     position("rami51", **ON_TABLE, hand="XX KD", drawn=TAKEN, joker_due=1)),
    ("MUST_USE_TAKEN", "T-DISCARD-USE", "discard 5H", position(drawn=TAKEN)),
    ("MUST_USE_TAKEN", "R-HOUSE", "discard 5H",
     position("rami51", **ON_TABLE, hand="XX 5H KD", drawn=TAKEN, joker_due=1, profile="house",
              rules={"taken_must_lay": 1, "jokers": 4})),
    ("MUST_REPLAY_JOKER", "R-SWAP", "discard KD",
     position("rami51", **ON_TABLE, hand="XX KD", joker_due=1)),
    ("NOTHING_TO_UNDO", "G-UNDO", "undo", position(drawn=TAKEN)),
    ("NOTHING_TO_UNDO", "G-UNDO", "undo", position("rami51", **DRAW)),
    # before everything else
    ("BAD_COMMAND", "G-ILLEGAL", "add x ZZ", position(phase="over")),
    ("BAD_COMMAND", "G-ILLEGAL", "add -1 KD", position(**ON_TABLE)),
    ("BAD_COMMAND", "G-ILLEGAL", "add ٣ KD", position(**ON_TABLE)),
    ("BAD_COMMAND", "G-ILLEGAL", "add 0 ZZ middle", position()),
    ("BAD_COMMAND", "G-ILLEGAL", "draw ZZ", position()),
    ("BAD_CARD", "C-1", "discard th", position(phase="over")),
    ("BAD_CARD", "C-1", "lay 5H-6H-", position(phase="over", scores=[251, 0])),
    ("BAD_CARD", "C-1", "add 99 10H", position()),
]  # fmt: skip


@pytest.mark.parametrize(
    "code, rule, act, given", REFUSALS, ids=["%s %s" % (r[0], r[2][:20]) for r in REFUSALS]
)
def test_a_refusal_names_the_first_code_and_changes_nothing(code, rule, act, given):
    table = at(given)
    before = table.handle("show")
    answer = table.handle("act " + act)
    assert (answer["ok"], answer["code"], answer["rule"]) == (False, code, rule)
    assert table.handle("show") == before


def test_the_partners_first_laying_needs_a_natural_run():
    """T-PARTNER; and T-OPEN-71-TAKEN holds for it."""
    hands = [["JD", "QD", "KD", "4S", "4D", "4C", "2D"], ["2C"], ["3C"], ["4H"]]
    given = position("talaj71", players=4, hands=hands, laid=[False, False, True, False])
    sets = at(given).handle("act lay 4S-4D-4C")
    assert (sets["code"], sets["rule"]) == ("MISSING_NATURAL_RUN", "T-PARTNER")
    run = at(dict(given, drawn=TAKEN)).handle("act lay JD-QD-KD")
    assert (run["code"], run["rule"]) == ("MISSING_NATURAL_RUN", "T-OPEN-71-TAKEN")
    assert at(given).handle("act lay JD-QD-KD")["ok"]


def test_who_has_not_opened_is_not_caught_by_a_joker():
    """R-SWAP, G-STUCK: a position may set a joker due that nobody could have swapped."""
    given = position("rami51", hand="XX 5H 6H KD", joker_due=1)
    assert at(given).handle("act discard 5H")["ok"]
    opened = at(dict(given, laid=[True, False])).handle("act discard 5H")
    assert opened["code"] == "MUST_REPLAY_JOKER"


def test_every_code_of_the_engine_is_refused_somewhere():
    seen = {refusal[0] for refusal in REFUSALS}
    assert {names.code(error) for error in range(1, len(names.ERRORS))} <= seen


@pytest.mark.parametrize("error", range(1, len(names.ERRORS)))
def test_rule_ids_look_like_rule_ids(error):
    assert all(re.fullmatch(r"[CMTRG]-[A-Z0-9-]+", rule) for rule in names.ERRORS[error][1:])
