"""Positions: what is shown reads back as the same state, and nothing else is read."""

import json
from random import Random

import pytest

from engine import codes, deal, position, status
from tests import walks
from tools.table import Table


def again(s):
    """The position of the state that a shown position gives, by way of JSON."""
    shown = position.show(s)
    return shown, position.show(position.read(json.loads(json.dumps(shown))))


@pytest.mark.parametrize("number", range(len(walks.TABLES)))
def test_a_shown_position_is_the_same_state(number):
    """At every moment of random matches, mid-turn and after the end too."""
    rng = Random(number)
    s = walks.match(number, rng)
    for _ in range(150):
        before, after = again(s)
        assert before == after
        assert not status.status(s)
        if s.match_over:
            break
        if s.phase == codes.OVER:
            deal.next_round(s)
            walks.deal_round(s, rng)
        else:
            assert walks.step(s, rng)


SMALL = {
    "variant": "talaj51",
    "players": 2,
    "turn": 0,
    "phase": "draw",
    "hands": [["AS", "TH"], ["7H"]],
    "laid": [False, False],
    "stock": ["2C"],
}


def test_what_is_left_out_has_its_lowest_value():
    shown = position.show(position.read(SMALL))
    assert {key: shown[key] for key in shown if key not in SMALL} == {
        "format": "1v1",
        "profile": None,
        "rules": {},
        "rounds": None,
        "dealer": 0,
        "first_round": False,
        "discard": [],
        "tournante": None,
        "table": [],
        "threshold": [51, 51],
        "drawn": None,
        "stock_only": False,
        "kept": None,
        "joker_due": 0,
        "rebuilds": 0,
        "turns": 0,
        "scores": [0, 0],
        "round": 1,
    }


def test_rounds_of_family_R_default_to_a_deal_each_and_four_at_least():
    """R-SCORE"""
    five = dict(SMALL, variant="rami40", players=5, hands=[["AS"]] * 2 + [["2S"]] * 3)
    five["laid"] = [False] * 5
    assert position.show(position.read(five))["rounds"] == 5
    assert position.show(position.read(dict(SMALL, variant="rami40")))["rounds"] == 4


def test_used_follows_from_the_hand_when_it_is_left_out():
    play = dict(SMALL, phase="play", laid=[True, False])
    gone = dict(play, drawn={"from": "discard", "card": "9C"})
    held = dict(play, drawn={"from": "discard", "card": "AS"})
    stock = dict(play, drawn={"from": "stock", "card": "9C"})
    used = [position.show(position.read(d))["drawn"]["used"] for d in (gone, held, stock)]
    assert used == [True, False, False]


def test_R_JOKER_LOW_holds_for_a_table_meld():
    """The joker given at the high end stands at the low one."""
    melds = [{"cards": ["7S", "8S", "XX"], "owner": 0}]
    d = dict(SMALL, variant="rami51", laid=[True, False], table=melds)
    assert position.show(position.read(d))["table"][0]["cards"] == ["XX", "7S", "8S"]


def test_editable_fields_that_are_not_changed_are_not_shown():
    d = dict(SMALL, rules={"one_card_kept": 1})
    assert position.show(position.read(d))["rules"] == {}


def test_a_position_remembers_nothing_public():
    """G-VIEW: `public` starts empty, nothing can be undone."""
    s = position.read(dict(SMALL, discard=["KD"]))
    assert position.public(s) == []
    assert s.nlog == 0


@pytest.mark.parametrize("stock, good", [(["2C"], True), ([], False)])
def test_T_TOURNANTE_RETURN_needs_a_stock_to_draw_from(stock, good):
    """A tournante taken with the stock empty could be given back, but nothing be drawn then."""
    drawn = {"from": "tournante", "card": "AS"}
    d = dict(SMALL, phase="play", first_round=True, dealer=1, drawn=drawn, stock=stock)
    if good:
        assert position.show(position.read(d))["drawn"]["from"] == "tournante"
    else:
        with pytest.raises(position.BadPosition):
            position.read(d)


@pytest.mark.parametrize("hand, good", [(["AS", "TH"], True), (["AS"], False)])
def test_T_TOURNANTE_RETURN_leaves_a_hand(hand, good):
    """Given back by who holds nothing else, it would leave an empty hand in mid-round."""
    table = Table()
    drawn = {"from": "tournante", "card": "AS"}
    d = dict(SMALL, phase="play", first_round=True, dealer=1, drawn=drawn, stock=["2C"])
    answer = table.handle("position " + json.dumps(dict(d, hands=[hand, ["7H"]])))
    assert answer["ok"] is good
    if good:
        assert table.handle("act return")["ok"]
        shown = table.handle("show")["position"]
        assert table.handle("position " + json.dumps(shown))["ok"]


def test_every_bit_of_a_status_has_a_name():
    assert 1 << len(status.NAMES) - 1 == status.MATCH_OVER


ON_THE_DEVICE = """
import json
from engine import position
d = json.loads(%r)
shown = position.show(position.read(d))
bad = 0
for key in d:
    try:
        position.read(dict(d, **{key: 63}))
    except position.BadPosition as error:
        bad += error.key == key
print(json.dumps(shown) == json.dumps(position.show(position.read(shown))), bad)
"""


def test_positions_are_read_on_the_device(machine):
    """A saved position says the same there, and a wrong key is found."""
    assert machine.run(ON_THE_DEVICE % json.dumps(SMALL)).split() == ["True", str(len(SMALL))]
