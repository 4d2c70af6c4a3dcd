"""What the table says to people: refusals and hints in four languages."""

import re
from random import Random

import pytest

from engine import codes, names, status
from tests import walks
from tests.test_protocol import at, position
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
