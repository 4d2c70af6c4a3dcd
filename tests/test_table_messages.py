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


@pytest.mark.parametrize(
    "line, said",
    [
        ("new rami51 players=9", "players is 2–6 here, not “9”."),
        ("new rami51 players=1", "players is 2–6 here, not “1”."),
        ("new talaj51 players=9", "players is 2 here, not “9”."),
        ("new talaj51 format=2v2 players=2", "players is 4 here, not “2”."),
        ("new rami40 rounds=0", "rounds is 1–99 here, not “0”."),
        ("new rami40 rounds=x", "rounds is 1–99 here, not “x”."),
        ("new rami40 rounds=" + "9" * 99, "rounds is 1–99 here, not “" + "9" * 60 + "…”."),
        ("new talaj51 cut=108", "cut is 0–107 here, not “108”."),
        ("new talaj51 dealer=-1", "dealer is 0–1 here, not “-1”."),
        ("new rami40 profile=house jokers=9", "jokers is 0–8 here, not “9”."),
        ("new simple one_card_kept=2", "one_card_kept is 0–1 here, not “2”."),
        ("new talaj51 format=3v3", "The format is 1v1 or 2v2, not “3v3”."),
        ("new rami51 profile=x", "The profile is reference or house, not “x”."),
        ("new talaj51 seed=xyz", "A seed is 1 to 32 hexadecimal digits, not “xyz”."),
        (
            "new talaj51 rounds=3",
            "“rounds” is no setting here; there are: "
            "players, format, one_card_kept, seed, cut, dealer, pack.",
        ),
        (
            "new rami51 jokers=3",
            "“jokers” is no setting here; there are: "
            "players, profile, rounds, seed, cut, dealer, pack.",
        ),
        ("new talaj51 cut", "“cut” is not written as key=value."),
        ("new talaj51 cut=1 cut=2", "“cut” is given twice."),
        ("next cut=1", "“cut” is no setting here; there are: pack."),
        ("view 2", "SEAT is 0–1 here, not “2”."),
        ("view", "“view” takes other words: view SEAT"),
        ("act add x KD", "I is 0, 1, 2… here, not “x”."),
        ("act jump KD", "“jump KD” is no act: draw, return, lay, add, swap, discard or undo, "
         "each with its words."),
    ],
)  # fmt: skip
def test_a_refused_word_is_said_with_what_it_was_for_and_what_may_stand_there(line, said):
    table = Table()
    table.handle("new talaj51 seed=1")
    answer = table.handle(line)
    assert (answer["code"], answer["message"]) == ("BAD_COMMAND", said)
