"""What the table says to people: refusals and hints in four languages."""

import re
from random import Random

import pytest

from engine import codes, laying, names, status, view
from engine.state import State
from tests import walks
from tests.test_protocol import at, melds, position
from tools.table import Table, hints, match, messages, words
from tools.table.reasons import REASONS
from tools.table.sentences import LANGUAGES, SENTENCES

ERRORS = [key for key in vars(codes) if key.startswith("E_")]


@pytest.mark.parametrize("key", SENTENCES)
def test_a_sentence_has_the_same_places_in_every_language(key):
    places = [sorted(re.findall(r"\{(\w+)\}", text)) for text in SENTENCES[key]]
    assert len(places) == len(LANGUAGES) == len(set(SENTENCES[key]))
    assert all(each == places[0] for each in places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language):
    figures = {"card": "KD", "drawn": "KD", "kept": "KD", "meld": "5H-6H-7H"}
    figures.update(have=43, need=51, melds=2, left=3)
    said = {messages.fill(language, key, figures) for key in ERRORS}
    assert len(said) == len(ERRORS) == len(names.ERRORS) - 1
    assert not [text for text in said if "{" in text or "KD" in text or "TH" in text]


def test_every_bit_of_a_status_has_its_reason():
    assert len(REASONS) == len(status.NAMES)
    assert all(len(set(said)) == len(LANGUAGES) for said in REASONS)
    with pytest.raises(AssertionError, match="look at “stock”. Somebody is to draw"):
        at(position(phase="draw", stock=[]))


ON_TABLE = {"laid": [True, False], "table": melds("8H-9H-TH", "2S-3S-XX")}

HINTS = [
    ("HINT_STOCK", "draw stock", position(phase="draw")),
    ("HINT_TAKE", "draw discard", position(phase="draw")),
    ("HINT_TOURNANTE", "draw tournante", position(phase="draw", first_round=True, tournante="JC")),
    ("HINT_RETURN", "return",
     position(first_round=True, drawn={"from": "tournante", "card": "KD"})),
    ("HINT_OPEN", "lay 9H-TH-JH-QH-KH-AH", position(hand="9H TH JH QH KH AH 2C 9D KD 5S")),
    ("HINT_LAY", "lay 5H-6H-7H", position(hand="5H 6H 7H KD 2C 9S", laid=[True, False])),
    ("HINT_LAY_ALL", "lay 5H-6H-7H", position(laid=[True, False])),
    ("HINT_ADD", "add 0 7H", position(**ON_TABLE)),
    ("HINT_SWAP", "swap 1 4S", position(hand="4S KD 2C", **ON_TABLE)),
    ("HINT_CLOSE", "discard KD", position(hand="KD", laid=[True, False])),
    ("HINT_DEAD", "discard KD", position()),
    ("HINT_DEAD", "discard AS", position(hand="AS 3S QS KD")),
    ("HINT_DISCARD", "discard 5H", position()),
    ("HINT_DISCARD", "discard KD", position(hand="5H KS KD")),
    ("HINT_DISCARD", "discard AS", position(hand="AS KS 3D")),
    ("HINT_DISCARD", "discard XX", position(hand="XX 5H KD")),
    ("HINT_UNDO", "undo", position()),
]  # fmt: skip


@pytest.mark.parametrize("key, act, given", HINTS, ids=[h[0] + h[1][-3:] for h in HINTS])
def test_a_hint_gives_its_reason(key, act, given):
    s = at(given).match.state
    v = State(s.rules)
    view.fill(v, s, s.turn)
    number, lay = words.act(act.split())
    for cards in lay:
        laying.put(v, cards, len(cards))
    found, figures = hints.why(v, number)
    assert found == key
    said = {messages.fill(language, key, figures) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


@pytest.mark.parametrize("number", range(len(walks.TABLES)))
def test_a_hint_is_always_legal(number):
    """Random moments of matches; what is suggested can be done and is explained."""
    rng = Random(number)
    made = Table()
    made.match = match.Match(walks.match(number, rng))
    for _ in range(25):
        if made.match.state.phase == codes.OVER:
            break
        hint = made.handle("hint")
        assert hint["ok"] and hint["why"]
        assert made.handle("legal")["acts"]
        if rng.random() < 0.5:
            assert made.handle("act " + hint["act"])["ok"], hint
        else:
            walks.step(made.match.state, rng)
