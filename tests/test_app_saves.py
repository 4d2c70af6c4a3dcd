"""What a power cut, a damaged file and a full flash leave of a match."""

import pytest

from engine import position
from firmware import words
from firmware.app import App
from firmware.settings import NORMAL
from hw.buttons import A
from tests.person import Person
from tools.desk import Desk


@pytest.mark.parametrize("variant, players", [(1, 2), (2, 4), (4, 3)])
@pytest.mark.parametrize("steps", [1, 9, 30])
def test_a_match_goes_on_where_the_power_was_cut(variant, players, steps):
    """G-SNAPSHOT"""
    person = Person(variant, players).begin()
    for _ in range(steps):
        person.step()
    person.until_mine()
    if person.top != "table":
        person.step()
        person.until_mine()
    person.wait(20)
    kept = person.app.session
    again = App(person.desk)
    again.press(A)
    again.tick(20)
    assert again.stack[-1].name == "table"
    assert position.show(again.session.state) == position.show(kept.state)
    assert again.session.hand.cards[: kept.hand.n] == kept.hand.cards[: kept.hand.n]
    assert again.session.sheet == kept.sheet
    assert again.session.seed() == kept.seed()


def test_from_the_score_the_match_goes_on_after_a_power_cut():
    """G-SNAPSHOT"""
    person = Person(3, 2, draws=9).begin()
    while person.top != "score":
        person.step()
    again = App(person.desk)
    again.press(A)
    assert again.stack[-1].name == "score"
    assert again.session.sheet == person.app.session.sheet
    again.press(A)
    assert again.stack[-1].name == "cut"
    assert again.session.state.round == 2


def test_a_round_counts_before_its_last_act_has_been_read():
    """The power may be cut in that time; then the match goes on from the score."""
    person = Person(3, 2, draws=9).begin()
    person.app.settings.speed = NORMAL
    while not person.app.session.over():
        if person.app.session.mine():
            person.turn()
        else:
            person.wait(50)
    for _ in range(8):  # the words, a card that slides
        person.wait(40)
    assert person.top == "table"
    counted = person.desk.load("stats")
    assert counted
    person.wait(2000)
    assert person.top == "score"
    assert person.desk.load("stats") == counted


def test_a_save_that_cannot_be_read_is_put_aside():
    desk = Desk(128, 64, 2)
    person = Person(desk=desk).begin()
    data = desk.load("match")
    for broken in (b"", data[:20], data[:-1], b"x" + data[1:], data[:39] + b"\xff" * 40):
        desk.save("match", broken)
        app = App(desk)
        if app.can_continue():
            app.resume()
            assert app.stack[-1].name == "title"
            assert desk.load("match") is None
    assert person.app.session is not None


def test_a_full_flash_does_not_end_the_match():
    person = Person().begin().past_draw()
    save = person.desk.save

    def full(name, data):
        raise OSError(28)

    person.desk.save = full
    person.press(A, A).until_mine()
    assert person.app.stack[-1].news.prompt() == words.get("prompt.unsaved")
    person.desk.save = save
    person.play_match()
