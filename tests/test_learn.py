"""What teaches: the glossary, the rules in force, the guided round."""

import pytest

from firmware import learn, words
from firmware.screens import glossary
from hw.boards import sim
from hw.buttons import DOWN, LEFT, RIGHT, A, B
from tests.person import Person
from tools.assets import texts

# The terms that the game explains, by their English names.
TERMS = """run, natural run, set, meld, joker, ace low, ace high, stock, discard pile, hand, suit,
face card, deal, dealer, round, draw, discard, taking the discard, last card,
first round of the table, tournante, opening, threshold, lay down, lay off, joker swap,
closing card, close, lay all to close, dead card, playable card, spare card, rami sec, simple,
talaj 51, talaj 71, 1 v 1, 2 v 2, partner, penalty, opening points, match limit, void round,
four of a kind, clean run, first laying, reference rules, house rules, rami 40, rami 51"""
ALL_SIZES = pytest.mark.parametrize("size", sim.SIZES)
ALL_LANGUAGES = pytest.mark.parametrize("language", range(1, 5))


@pytest.fixture(autouse=True)
def _spanish_again():
    yield
    words.load("es")


def terms(language):
    words.load(language)
    return [learn.get("glossary." + name).partition(b"\n") for name in glossary._TERMS]


def test_every_term_of_the_game_can_be_looked_up():
    found = ", ".join(term.decode() for term, _, _ in terms("en")).lower()
    assert found.split(", ") == " ".join(TERMS.split()).split(", ")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_term_has_a_name_of_its_own_and_a_meaning(language):
    found = terms(language)
    assert len({term for term, _, _ in found}) == len(glossary._TERMS)
    assert min(len(term) for term, _, _ in found) >= 3
    assert min(len(meaning) for _, _, meaning in found) > 14


def test_every_example_belongs_to_a_term():
    known = {"example." + name for name in glossary._TERMS}
    assert set(texts.EXAMPLES) - known == set()


def test_an_example_is_cards_with_gaps_between_groups():
    words.load("fr")
    assert learn.get("example.swap") == bytes((18, 63, 17, 52, 19))


@ALL_SIZES
@ALL_LANGUAGES
def test_every_entry_can_be_read_to_its_end(size, language):
    """No text is longer than what is broken into lines, and no group of cards is cut."""
    person = Person(size=size, language=language)
    look = person.app.look
    person.app.open("glossary")
    entry = person.press(A).app.stack[-1]
    for name in glossary._TERMS:
        assert person.app.stack[-2].name_at() == name
        assert entry.nlines < len(entry.spans) // 2, name
        assert look.heading.width(entry.title) <= look.width, name
        groups = entry._cards.split(bytes((63,)))
        widest = max(len(group) for group in groups)
        assert (widest - 1) * look.cards.step + look.cards.w <= look.width, name
        person.press(*[DOWN] * entry.n)
        assert entry.top == max(0, entry.n - entry.visible), name
        entry.aside(1)
    assert person.press(B).top == "glossary"


@ALL_LANGUAGES
def test_the_list_turns_its_pages(language):
    person = Person(size="128x64", language=language)
    screen = person.app.open("glossary")
    person.press(LEFT if words.right_to_left else RIGHT)
    assert screen.at == screen.visible
    for _ in range(20):
        screen.turned(screen.at, 1)
    assert screen.at == screen.n - 1
    assert screen.label(screen.at) == terms(words.language)[-1][0]
