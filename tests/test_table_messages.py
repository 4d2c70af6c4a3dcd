"""What the table says to people: refusals and hints in four languages."""

import re
from random import Random

import pytest

from engine import codes, names, status
from tests import walks
from tests.test_protocol import at, melds, position
from tools.table import Table, match, messages
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
    ("talaj51", "HINT_STOCK", position(phase="draw", hand="5H 7D KS")),
    ("rami51", "HINT_TAKE", position("rami51", phase="draw", hand="JS JH 2D", discard=["JC"])),
    ("simple", "HINT_TOURNANTE", position("simple", phase="draw", hand="JS JH 2D 4H 6S",
     first_round=True, tournante="JC")),
    ("talaj51", "HINT_OPEN", position(hand="9H TH JH QH KH AH 2C 9D KD 5S")),
    ("talaj51", "HINT_LAY", position(hand="5H 6H 7H KD 2C 9S", laid=[True, False])),
    ("talaj51", "HINT_LAY_ALL", position(hand="5H 6H 7H KD", laid=[True, False])),
    ("talaj51", "HINT_ADD", position(hand="7H KD 2C", **ON_TABLE)),
    ("talaj51", "HINT_SWAP", position(hand="4S KD 2C", **ON_TABLE)),
    ("talaj51", "HINT_CLOSE", position(hand="KD", laid=[True, False])),
    ("talaj51", "HINT_DEAD", position(hand="5H 6H KD")),
    ("talaj51", "HINT_DISCARD", position(hand="5H 6H 5S 6S KD KS")),
]  # fmt: skip


@pytest.mark.parametrize("variant, key, given", HINTS, ids=[h[1] for h in HINTS])
def test_a_hint_gives_its_reason(variant, key, given):
    made = at(given)
    for i, language in enumerate(LANGUAGES):
        assert made.handle("lang " + language)["ok"]
        why = made.handle("hint")["why"]
        fixed = max(re.split(r"\{\w+\}", SENTENCES[key][i]), key=len)
        assert fixed in why, (language, why)


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
