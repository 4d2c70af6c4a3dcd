"""The review on the device: the round is played again behind the screen, then told."""

from array import array

import pytest

from engine import codes, melds
from firmware import advice, learn, saves, words
from hw.buttons import A
from tests.person import Person
from tests.test_screens_vm import run

LANGUAGES = range(1, 1 + len(words.LANGUAGES))


def after_a_round(variant=1, players=2, language=4):
    person = Person(variant, players, language=language, draws=50).begin()
    while person.top != "score":
        person.step()
    return person


def reviewed(person):
    person.app.open("review")
    screen = person.app.stack[-1]
    for _ in range(4000):
        if screen._replay is None:
            return screen.text
        person.wait(20)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("variant, players", [(0, 2), (1, 4), (2, 2), (3, 3), (4, 6)])
def test_a_round_is_played_again_to_its_end(variant, players):
    person = after_a_round(variant, players)
    person.app.open("review")
    replay = person.app.stack[-1]._replay
    while person.app.stack[-1]._replay:
        person.wait(20)
    assert replay.done() == person.state.turns
    assert bytes(replay._state.penalty) == bytes(person.state.penalty)


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_after_a_colon_begins_small(language):
    """But for the ranks of cards, and where there are no capitals."""
    words.load(words.LANGUAGES[language - 1])
    for kind in range(codes.DRAW_STOCK, codes.UNDO + 1):
        act = codes.act(kind, 0, 0)
        text = advice.text(act, array("I", [melds.run(0, 3, 3), 0]), 0)
        told = learn.small(text)
        assert told[1:] == text[1:]
        if words.right_to_left or kind in (codes.ADD, codes.SWAP):
            assert told == text
        else:
            assert told[:1].decode("latin-1").islower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cost_is_told_in_every_language(language):
    text = reviewed(after_a_round(language=language))
    assert text != learn.get("review.none")
    lines = text.split(b"\n")
    assert 5 <= len(lines) <= 1 + 3 * (3 + 6)
    assert b"" not in lines


def test_the_score_leads_to_the_review_and_back():
    person = after_a_round()
    shown = person.app.stack[-1]
    shown.chosen(person.app.session.rules.players + shown._acts.index("review"))
    assert person.top == "review"
    assert person.press(A).top == "score"


def test_without_the_whole_round_there_is_no_review():
    """After a restart in mid-round the acts before it are not known."""
    person = Person().begin().until_mine()
    again = Person(desk=person.desk)
    again.app.resume()
    session = again.app.session
    assert not session.record.whole
    session.next_round()
    session.deal(0)
    assert session.record.whole


def test_nothing_is_told_where_nothing_cost():
    person = after_a_round()
    person.app.open("review")
    screen = person.app.stack[-1]
    screen._replay.review.note = lambda v, act: 0
    while screen._replay:
        person.wait(20)
    assert screen.text == learn.get("review.none")


def test_an_undone_step_is_not_played_again():
    person = Person(3, 2).begin().until_mine()
    session = person.app.session
    before = session.record.n
    assert session.act(codes.DRAW_DISCARD) == codes.OK
    assert session.record.n > before
    assert session.act(codes.UNDO) == codes.OK
    assert session.record.n == before
    assert saves.exists(person.desk)


def test_it_runs_in_micropython(machine):
    turns, again, allocated = run(machine, "looks_back", (128, 64, 2), 1)
    assert turns == again > 5
    assert allocated == 0
