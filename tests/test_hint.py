"""Suggestions and their reasons, act by act, and that all languages have the words."""

import pytest

from engine import hint, laying, view
from engine.state import State
from tests.test_protocol import at, melds, position
from tools.assets import texts
from tools.table import hints, messages, words
from tools.table.sentences import LANGUAGES

TABLE = {"laid": [True, True], "table": melds("8H-9H-TH", "2S-3S-XX")}


def seen(hand, *both):
    """Both copies of these melds lie on the table; no rival has laid."""
    table = melds(*both, *both)
    return position(hand=hand, stock=["4C", "4D"], laid=[True, False], table=table)


# reason, act, position
REASONS = [
    ("nothing", "draw stock", position(phase="draw")),
    ("fits", "draw discard", position(phase="draw", discard=["7H"], **TABLE)),
    ("opens_with", "draw discard",
     position(phase="draw", hand="9S TS JS KD QD 2C", discard=["JD"])),
    ("completes", "draw discard",
     position(variant="rami40", phase="draw", hand="5H 6H 9S KD", discard=["7H"])),
    ("helps", "draw discard",
     position(variant="rami40", phase="draw", hand="5H 9S KD", discard=["7C"])),
    ("back", "return", position(first_round=True, drawn={"from": "tournante", "card": "KD"})),
    ("opens", "lay 9H-TH-JH-QH-KH-AH", position(hand="9H TH JH QH KH AH 2C 9D KD 5S")),
    ("lays", "lay 5H-6H-7H", position(hand="5H 6H 7H KD 2C 9S", laid=[True, False])),
    ("out", "lay 5H-6H-7H", position(laid=[True, False])),
    ("adds", "add 0 7H", position(**TABLE)),
    ("due", "add 0 7H", position(drawn={"from": "discard", "card": "7H"}, **TABLE)),
    ("joker", "swap 1 4S", position(hand="4S KD 2C", **TABLE)),
    ("out", "discard KD", position(hand="KD", laid=[True, False])),
    ("out", "add 0 7H", position(variant="rami40", hand="7H", drawn={
        "from": "stock", "card": "7H"}, **TABLE)),
    ("weakest", "discard XX", position(hand="XX 9S KD")),
    ("dead", "discard 7S", seen("7S KD KC 2C", "6S-6H-6D", "8S-8H-8D", "7H-7D-7C")),
    ("alone", "discard KD", position(hand="5H 6H 9S KD")),
    ("alone", "discard AS", position(hand="AS 4S JS KD")),
    ("twin", "discard KD", position(hand="KD KD 5H 6H")),
    ("gone", "discard 9S", seen("9S TS KD 6H", "8S-8H-8D", "JS-JH-JD")),
    ("weakest", "discard 9S", position(hand="9S TS KD 6H")),
    ("gift", "discard KD", position(hand="KD 7H AC 3D", laid=[False, True], table=[
        {"cards": ["8H", "9H", "TH"], "owner": 1}])),
    ("melded", "discard 7H", position(hand="5H 6H 7H")),
    ("undo", "undo", position()),
]  # fmt: skip


def found_at(act, given):
    s = at(given).match.state
    v = State(s.rules)
    view.fill(v, s, s.turn)
    number, lay = words.act(act.split())
    for cards in lay:
        laying.put(v, cards, len(cards))
    made = hint.Hint(s.rules)
    made.explain(v, number)
    return made


@pytest.mark.parametrize("reason, act, given", REASONS, ids=[r[0] + r[1][-3:] for r in REASONS])
def test_an_act_has_its_reason(reason, act, given):
    found = found_at(act, given)
    assert hint.NAMES[found.reason] == reason
    said = {messages.fill(language, *hints.why(found)) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("{" in text or "  " in text for text in said)


def test_every_reason_is_met_above():
    assert {reason for reason, _, _ in REASONS} == set(hint.NAMES)


def test_every_reason_has_a_text():
    keys = {"why." + name for name in hint.NAMES}
    found = {key for key in texts.source("en") if key.startswith("why.")}
    assert found == keys


def test_the_gift_that_was_avoided_is_named():
    given = next(given for reason, _, given in REASONS if reason == "gift")
    found = found_at("discard KD", given)
    assert messages.fill("en", *hints.why(found)).startswith("7♥ would be a gift")


@pytest.mark.parametrize(
    "card, steps, found",
    [
        ("KS", 1, "AS"), ("AS", -1, "KS"), ("AS", -2, "QS"), ("AS", 1, "2S"), ("QS", 2, "AS"),
        ("KS", 2, None), ("2S", -2, None), ("5H", 2, "7H"),
    ],
)  # fmt: skip
def test_neighbours_end_at_the_ace(card, steps, found):
    """M-ACE: it is low and high, and nothing goes round it."""
    c = words.card(card)
    assert hint.beside(c, steps) == (-1 if found is None else words.card(found))


def test_an_ace_has_no_outs_between_king_and_two():
    """K-A-2 is no run (M-ACE): an ace with both gone queens and threes is dead with K and 2."""
    gone = seen("AS 9H TH KD", "QS-QH-QD", "3S-3H-3D", "AH-AD-AC")
    assert found_at("discard AS", gone).reason == hint.DEAD


_HEAP = """
import gc, measure, rounds
from engine import codes, hint, view
table = rounds.Table(%r, %d, "easy", lambda: 0)
made = hint.Hint(table.state.rules)
seed = bytearray(16)
reasons = bytearray(20)
def some():
    table.deal(seed, 0)
    s = table.state
    while s.phase != codes.OVER:
        view.fill(table.view, s, s.turn)
        made.find(table.view)
        reasons[made.reason] = 1
        table._act()
print(repr(measure.locked(some)), sum(reasons) > 3)
gc.collect()
print(measure.allocated(some))
"""


@pytest.mark.parametrize("variant, players", [("simple", 2), ("talaj51", 4), ("rami40", 3)])
def test_a_hint_allocates_nothing(machine, variant, players):
    assert machine.run(_HEAP % (variant, players)).split() == ["None", "True", "0"]
