"""What teaches: the glossary, the rules in force, the guided round."""

import pytest

from engine import codes, rulesets
from firmware import learn, words
from firmware.screens import glossary, guide
from hw.boards import sim
from hw.buttons import DOWN, LEFT, RIGHT, UP, A, B
from tests.person import Person
from tools.assets import texts

# The terms that the game explains, by their English names.
TERMS = """run, natural run, set, meld, joker, ace low, ace high, stock, discard pile, hand, suit,
face card, deal, dealer, round, draw, discard, taking the discard, last card,
first round of the table, tournante, opening, threshold, lay down, lay off, joker swap,
closing card, close, lay all to close, dead card, playable card, spare card, rami sec, simple,
talaj 51, talaj 71, 1 v 1, 2 v 2, partner, penalty, opening points, match limit, void round,
four of a kind, clean run, first laying, reference rules, house rules, rami 40, rami 51"""
# What other fields are made of, or whose words apply.
DERIVED = ("family", "partners", "limit_alone", "limit_pair")
ALL_SIZES = pytest.mark.parametrize("size", sim.SIZES)
ALL_LANGUAGES = pytest.mark.parametrize("language", range(1, 5))


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


def chapters(rules, language="en"):
    """The rules in force as the device words them."""
    app = Person(size="240x240", language=words.LANGUAGES.index(language) + 1).app
    screen = app.open("rules", rules)
    found = []
    for _ in range(screen.n):
        found.append(screen.chapter()[1])
        screen.go(1)
    return b"\n".join(found)


@pytest.mark.parametrize("field", [name for name in rulesets.fields() if name not in DERIVED])
def test_every_field_of_a_ruleset_is_in_the_words(field):
    for variant in range(len(rulesets.VARIANTS)):
        rules = rulesets.Ruleset(variant, 4)
        before = chapters(rules)
        setattr(rules, field, 1 - getattr(rules, field) % 2)
        if chapters(rules) != before:
            return
    raise AssertionError("no variant says anything of " + field)


def test_simple_does_not_speak_of_a_last_card():
    """T-SIMPLE-CLOSE: whoever's turn begins has all his cards."""
    person = Person(0, 2)
    setup = person.press(A).app.stack[-1]
    assert setup.name == "setup"
    for variant, spoken in ((0, False), (1, True), (2, True)):
        assert ("one_card_kept" in setup._names) == spoken
        assert (b"With one card" in chapters(rulesets.Ruleset(variant, 2))) == spoken
        words.load("en")
        setup.turned(0, 1)


def test_a_house_s_own_rules_are_named():
    rules = rulesets.Ruleset(3, 4, rulesets.HOUSE)
    assert b"House rules" in chapters(rules)
    assert b"Changed" not in chapters(rules)
    rules.edit("jokers", 5)
    rules.edit("closing_discard", 1)
    assert b"Changed by you: jokers, closing card." in chapters(rules)
    assert b"5 jokers: 109 cards" in chapters(rules)


@pytest.mark.parametrize(
    "variant, players, figures",
    [
        (0, 2, (b"pays 100", b"reaches 300")),
        (0, 4, (b"reaches 600",)),
        (1, 2, (b"4 jokers: 108 cards", b"14 cards each", b"51 points", b"reaches 251")),
        (2, 4, (b"2 jokers: 106 cards", b"71 points", b"natural set", b"reaches 451")),
        (3, 2, (b"4 jokers: 108 cards", b"13 cards each", b"40 points", b"11 elsewhere")),
        (4, 6, (b"3 decks and 4 jokers: 160 cards", b"51 points", b"6 rounds")),
    ],
)
def test_the_figures_are_those_of_the_variant(variant, players, figures):
    text = chapters(rulesets.Ruleset(variant, players))
    assert [figure for figure in figures if figure not in text] == []


@ALL_SIZES
@ALL_LANGUAGES
@pytest.mark.parametrize("variant, players", [(0, 4), (2, 4), (4, 6)])
def test_every_chapter_can_be_read_to_its_end(size, language, variant, players):
    person = Person(size=size, language=language)
    screen = person.app.open("rules", rulesets.Ruleset(variant, players))
    reading = person.press(A).app.stack[-1]
    for _ in range(screen.n):
        assert 1 < reading.nlines < len(reading.spans) // 2
        reading.aside(1)
    assert person.press(B, B).top == "title"


def test_the_rules_can_be_read_before_a_match():
    person = Person(3, 4).press(A, UP, A)
    assert person.top == "rules"


def lessons(screen):
    return [name for i, name in enumerate(guide._LESSONS) if screen._given >> i & 1]


def follow(person, screen):
    """Do by buttons what the lesson advises."""
    act = screen._advice()
    kind = codes.kind_of(act)
    if kind == codes.LAY:
        person.press(UP, A, A)
    elif kind == codes.DISCARD:
        while screen.hand.cards[screen.at] != codes.card_of(act):
            person.press(RIGHT)
        person.press(A, A)
    else:
        person.press(*[RIGHT] * (kind - codes.DRAW_STOCK), A)


def play_guided(person):
    """Play the guided round to its end; the lessons that were given."""
    screen = person.press(DOWN, DOWN, A).app.stack[1]
    for _ in range(600):
        person.wait(50)
        if person.top == "title":
            return lessons(screen)
        if person.app.stack[-1] is not screen:
            person.press(A)
        elif person.app.session.mine() and screen._moment == screen.session.nlog:
            follow(person, screen)
    raise AssertionError("the guided round does not end")


def test_the_guided_round_explains_each_thing_once_and_ends():
    person = Person(draws=9)
    found = play_guided(person)
    assert found[:4] == ["goal", "first", "tournante", "draw"]
    assert {"play", "undo"} < set(found)
    assert len({"won", "lost", "void"} & set(found)) == 1
    assert ("won" in found) == ("close" in found and "last" in found)


def test_the_guided_round_leaves_the_match_and_the_figures_alone():
    person = Person(1, 2, draws=9).begin()
    person.app.session.keep()
    person.app.restart()
    before = dict(person.desk.files)
    person.press(DOWN)
    play_guided(person)
    assert person.desk.files == before
    assert person.app.session is None
    assert person.press(A).app.session.rules.variant == 1


@pytest.mark.parametrize("buttons", [(UP, UP, A), (UP, A, DOWN, A)])
def test_the_menu_leads_out_of_the_guided_round(buttons):
    """By leaving, and by giving up."""
    person = Person(1, 2).begin()
    person.app.session.keep()
    person.app.restart()
    before = person.desk.load("match")
    person.press(DOWN, DOWN, DOWN, A).wait(20)
    while person.top != "guide":
        person.press(B)
    person.app.open("pause")
    person.press(*buttons)
    assert person.top == "title"
    assert person.desk.load("match") == before


@ALL_SIZES
@ALL_LANGUAGES
def test_every_lesson_can_be_read_to_its_end_with_a(size, language):
    person = Person(size=size, language=language)
    first = person.press(DOWN, DOWN, A).app.stack[-1]
    for name in guide._LESSONS:
        lesson = guide._Lesson(person.app, learn.say("guide." + name, 12, 9))
        assert 1 <= lesson.nlines < len(lesson.spans) // 2
        person.app.push(lesson)
        while person.app.stack[-1] is lesson:
            was = lesson.top
            lesson.press(A)
            assert lesson.top > was or lesson.top + lesson.visible >= lesson.n
    assert person.app.stack[-1] is first
