"""The commands of the table protocol beside `act` and `position`."""

import hashlib
import json

import pytest

from engine import codes, rulesets
from tests.test_protocol import at, melds, position
from tools.table import Table

PACK_51 = (
    "2S,3S,4S,5S,6S,7S,8S,9S,TS,JS,QS,KS,2H,3H,4H,5H,6H,7H,8H,9H,TH,JH,QH,KH,2D,3D,4D,5D,6D,7D,8D"
)


def table(*lines):
    """A table on which some lines were answered well."""
    made = Table()
    for line in lines:
        answer = made.handle(line)
        assert answer["ok"], (line, answer)
    return made


def shown(made):
    return made.handle("show")["position"]


# --- new


@pytest.mark.parametrize(
    "line, players, hand",
    [
        ("simple", 2, 13),
        ("simple format=2v2", 4, 13),
        ("talaj51 format=2v2 players=4", 4, 14),
        ("talaj71 players=2", 2, 14),
        ("rami40", 2, 13),
        ("rami51 players=6 profile=house rounds=9", 6, 13),
    ],
)
def test_new_deals_the_hands_of_the_variant(line, players, hand):
    """T-HAND, R-DEAL: the dealer of family T has one card more."""
    p = shown(table("new " + line))
    sizes = [hand] * players
    if p["format"]:
        sizes[p["dealer"]] += 1
    assert [len(cards) for cards in p["hands"]] == sizes
    assert len(p["discard"]) == (0 if p["format"] else 1)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "talaj61",
        "talaj51 format=3v3",
        "talaj51 players=4",
        "talaj51 format=2v2 players=2",
        "talaj51 players=3",
        "talaj51 profile=house",
        "talaj51 rounds=4",
        "talaj51 jokers=2",
        "rami40 format=1v1",
        "rami40 players=1",
        "rami40 players=7",
        "rami40 players=two",
        "rami40 profile=home",
        "rami40 rounds=0",
        "rami40 ace_high=10",
        "rami40 profile=house ace_high=12",
        "rami40 profile=house one_card_kept=0",
        "rami40 cut=108",
        "rami40 profile=house cut=106",
        "rami40 cut=-1",
        "rami40 dealer=2",
        "rami40 seed=",
        "rami40 seed=12g4",
        "rami40 seed=" + "0" * 33,
        "rami40 seed=1 seed=1",
        "rami40 colour=red",
        "rami40 jokers",
        "talaj51 pack=2S,3S",
        "talaj51 pack=" + PACK_51[:-6],
        "talaj51 cut=3 pack=" + PACK_51,
    ],
)
def test_a_new_that_fails_leaves_the_old_match(line):
    made = table("new simple seed=7")
    before = shown(made)
    assert made.handle("new " + line)["code"] == "BAD_COMMAND"
    assert shown(made) == before


@pytest.mark.parametrize("pack", [PACK_51 + ",1D", PACK_51 + ",2S,2S", PACK_51 + ",XX" * 5])
def test_unknown_and_surplus_cards_of_a_pack(pack):
    assert Table().handle("new talaj51 pack=" + pack)["code"] == "BAD_CARD"


def test_a_pack_may_hold_what_the_pack_holds():
    assert Table().handle("new talaj51 pack=" + PACK_51 + ",2S" + ",XX" * 4)["ok"]
    # R-HOUSE: the jokers that a player chose count.
    line = "new rami40 profile=house jokers=%d pack=" + PACK_51.replace("2S", "XX,XX,XX", 1)
    assert Table().handle(line % 3)["ok"]
    assert Table().handle(line % 2)["code"] == "BAD_CARD"


def test_editable_fields_are_in_force():
    made = table("new rami51 profile=house players=5 jokers=8 ace_high=10 closing_discard=1")
    assert shown(made)["rules"] == {"jokers": 8, "ace_high": 10, "closing_discard": 1}
    rules = made.handle("rules")["ruleset"]
    assert (rules["jokers"], rules["cards"], rules["decks"]) == (8, 164, 3)
    assert set(rulesets.fields()) <= set(rules)
    assert (rules["variant"], rules["profile"], rules["players"]) == ("rami51", "house", 5)


# --- seeds (G-FAIR)


def test_a_seed_gives_the_same_deal_whatever_its_zeros_and_case():
    deals = [shown(table("new talaj71 seed=" + seed)) for seed in ("ab", "00AB", "AB".zfill(32))]
    assert deals[0] == deals[1] == deals[2]
    assert deals[0] != shown(table("new talaj71 seed=ac"))


def test_without_a_seed_every_match_is_another():
    assert shown(table("new talaj71")) != shown(table("new talaj71"))


def test_the_cut_turns_the_pack():
    whole = shown(table("new rami40 seed=5 dealer=1"))
    cut = shown(table("new rami40 seed=5 dealer=1 cut=2"))
    assert whole["stock"][2:] == cut["stock"][:-2]


def test_the_first_dealer_comes_from_the_seed():
    """T-ORDER"""
    dealers = {shown(table("new simple format=2v2 seed=%x" % i))["dealer"] for i in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_the_commitment_is_kept():
    made = table("new rami40 seed=5 dealer=0 cut=17")
    before = made.handle("seed")
    assert (before["cut"], "seed" in before) == (17, False)
    made.match.state.phase = codes.OVER
    after = made.handle("seed")
    assert hashlib.sha256(bytes.fromhex(after["seed"])).hexdigest() == before["commitment"]


def test_each_round_has_seed_bytes_of_its_own():
    made = table("new rami40 seed=5")
    first = made.handle("seed")["commitment"]
    made.match.state.phase = codes.OVER
    assert made.handle("next")["ok"]
    assert made.handle("seed")["commitment"] != first


def test_a_stacked_pack_and_a_position_have_no_seed():
    nothing = {"ok": True, "commitment": None, "cut": None}
    assert table("new talaj51 pack=" + PACK_51).handle("seed") == nothing
    assert at(position(phase="over")).handle("seed") == nothing


# --- next


def test_next_deals_to_the_next_dealer_and_keeps_the_scores():
    """T-DEALER-ROTATES"""
    made = at(position(phase="over", scores=[30, 40], dealer=0, round=3))
    assert made.handle("next pack=" + PACK_51) == {"ok": True}
    p = shown(made)
    assert (p["dealer"], p["scores"], p["round"], len(p["stock"])) == (1, [30, 40], 4, 2)


@pytest.mark.parametrize(
    "given, line, code",
    [
        (position(), "next", "WRONG_PHASE"),
        (position(), "next pack=" + PACK_51 + ",1D", "BAD_CARD"),
        (position(), "next pack=2S", "BAD_COMMAND"),
        (position(), "next seed=1", "BAD_COMMAND"),
        (position(phase="over", scores=[0, 251]), "next", "MATCH_OVER"),
        (position(phase="over"), "next pack=2S", "BAD_COMMAND"),
    ],
)
def test_a_next_that_fails(given, line, code):
    made = at(given)
    before = shown(made)
    assert made.handle(line)["code"] == code
    assert shown(made) == before


# --- view, legal, bots


def test_a_view_hides_what_the_seat_may_not_know():
    """G-VIEW"""
    made = at(position(hand="5H 6H 7H KD", kept="KD"))
    mine, other = (made.handle("view %d" % seat)["view"] for seat in (0, 1))
    assert set(shown(made)) - set(mine) == {"hands", "stock", "discard"}
    assert mine["hand"] == ["5H", "6H", "7H", "KD"]
    assert (mine["drawn"]["card"], mine["kept"]) == ("KD", "KD")
    assert other["hand"] == ["9D", "2C"]
    assert (other["drawn"]["card"], other["kept"]) == (None, None)
    assert (other["hand_sizes"], other["stock_size"]) == ([4, 2], 3)
    assert (other["discard_top"], other["discard_size"]) == ("JC", 1)


def test_a_taken_card_is_seen_by_all():
    made = at(position(phase="draw"))
    assert made.handle("act draw discard")["ok"]
    seen = made.handle("view 1")["view"]
    assert seen["drawn"] == {"from": "discard", "card": "JC", "used": False}
    assert seen["public"] == [{"seat": 0, "act": "take", "card": "JC"}]
    assert made.handle("act undo")["ok"]
    assert made.handle("view 1")["view"]["public"] == []


def test_the_public_record_tells_who_did_what():
    made = table("new talaj51 dealer=0 pack=" + PACK_51, "act discard 4S", "act draw tournante")
    dealers = {"seat": 0, "act": "discard", "card": "4S"}
    taken = {"seat": 1, "act": "tournante", "card": "4S"}
    assert made.handle("view 0")["view"]["public"] == [dealers, taken]
    assert made.handle("act return")["ok"]
    assert made.handle("view 0")["view"]["public"] == [dealers]


@pytest.mark.parametrize("line", ["view", "view 2", "view -1", "view a", "view 0 1"])
def test_no_such_seat(line):
    assert at(position()).handle(line)["code"] == "BAD_COMMAND"


def test_legal_lists_acts_that_are_legal():
    made = at(position(laid=[True, False], hand="5H 6H 7H XX KD", table=melds("8H-9H-TH")))
    acts = made.handle("legal")["acts"]
    assert "add 0 XX low" in acts and "add 0 7H" in acts and "lay 5H-6H-XX" in acts
    for act in acts:
        again = at(shown(made))
        assert again.handle("act " + act)["ok"], act


def test_nothing_is_legal_after_the_round():
    assert at(position(phase="over")).handle("legal") == {"ok": True, "acts": []}


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_bot_says_a_legal_act_and_does_not_make_it(level):
    made = table("new talaj51 seed=3")
    before = shown(made)
    act = made.handle("bot " + level)["act"]
    assert shown(made) == before
    assert made.handle("act " + act)["ok"]


def test_bots_have_three_levels_and_play_rounds_only():
    assert table("new simple").handle("bot clever")["code"] == "BAD_COMMAND"
    assert at(position(phase="over")).handle("bot easy")["code"] == "ROUND_OVER"
    assert at(position(phase="over")).handle("bot clever")["code"] == "BAD_COMMAND"


# --- events


def test_a_close_ends_the_round_and_then_the_match():
    """T-PENALTY-HAND, T-MATCH"""
    made = at(position(hand="KD", laid=[True, False], scores=[0, 200]))
    assert made.handle("act discard KD")["events"] == [
        {
            "event": "round_end",
            "winner": 0,
            "penalties": [0, 100],
            "scores": [0, 300],
            "reason": "close",
        },
        {"event": "match_end", "winners": [0]},
    ]


def test_a_rebuild_comes_after_what_it_follows():
    """T-REBUILD"""
    made = at(position(stock=[], discard=["JC", "QC"]))
    assert made.handle("act discard 5H")["events"] == [{"event": "rebuild"}]


def test_a_void_round_has_no_winner():
    """T-NULL: nothing but the visible card is left."""
    made = at(position(stock=[], discard=[]))
    ended = made.handle("act discard 5H")["events"][0]
    assert (ended["winner"], ended["reason"], ended["penalties"]) == (None, "void", [0, 0])


def test_a_stall_shares_a_match_between_equals():
    """R-STALL, R-SCORE"""
    given = position("rami40", hand="5H 2C KD", stock=[], discard=[], rounds=1, scores=[11, 4])
    events = at(given).handle("act discard KD")["events"]
    assert [e["event"] for e in events] == ["round_end", "match_end"]
    assert (events[0]["winner"], events[0]["reason"]) == (0, "stall")
    assert (events[0]["scores"], events[1]["winners"]) == ([11, 15], [0])


# --- the rest


@pytest.mark.parametrize(
    "line", ["show", "view 0", "legal", "act undo", "bot easy", "hint", "seed", "rules", "next"]
)
def test_without_a_match_there_is_nothing_to_ask(line):
    assert Table().handle(line)["code"] == "BAD_COMMAND"


@pytest.mark.parametrize(
    "line",
    ["", "  ", "SHOW", "show 1", "act", "act lay", "act undo 1", "lang", "lang de", "position"],
)
def test_what_is_no_command(line):
    made = table("new simple")
    answer = made.handle(line)
    assert (answer["code"], answer["rule"]) == ("BAD_COMMAND", "G-ILLEGAL")


def test_messages_come_in_four_languages_with_their_own_cards():
    """C-1: the French king is R."""
    given = position(drawn={"from": "discard", "card": "KD"})
    said = {}
    for language in ("es", "fr", "ar", "en"):
        made = at(given)
        assert made.handle("lang " + language)["ok"]
        said[language] = made.handle("act discard KD")["message"]
    assert len(set(said.values())) == 4
    assert "R♦" in said["fr"]
    assert all("K♦" in said[language] for language in ("es", "ar", "en"))


def test_a_message_names_figures_and_the_meld():
    made = at(position(hand="5H 6H 7H KD 2D 3S"))
    assert "18" in made.handle("act lay 5H-6H-7H")["message"]
    assert "51" in made.handle("act lay 5H-6H-7H")["message"]
    assert made.handle("act lay 5H-6H-7H KD-2D-3S")["message"].startswith("K♦ 2♦ 3♠: ")


def test_quit_is_the_end():
    made = Table()
    assert made.handle("quit") == {"ok": True}
    assert made.done


def test_answers_are_plain_json():
    made = table("new talaj51 format=2v2 seed=1")
    for line in ("show", "view 0", "legal", "rules", "seed"):
        assert json.loads(json.dumps(made.handle(line))) == made.handle(line)
