"""firmware/saves: a match that goes on after the power was cut, and files that are no match."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import codes, position
from firmware import saves
from firmware.app import App
from hw.buttons import DOWN, RIGHT, UP, A, B
from tests.person import Person
from tools.desk import Desk


class Slow(Desk):
    """A board whose saves wait; `log` has what was written at once, and each picture."""

    def __init__(self, *size):
        super().__init__(*size)
        self.log = []

    def save_now(self, name, data):
        self.log.append(name)
        self.save(name, data)

    def draw(self, app):
        app.draw()
        self.log.append("picture")


def on_turn(desk=None, variant=1):
    """A person who has to draw."""
    person = Person(variant=variant, desk=desk or Slow(128, 64, 2)).begin()
    while True:
        person.until_mine()
        if person.top == "table" and person.state.phase == codes.DRAW:
            return person
        person.step()


def again(files):
    """The application on a board with these files, after `Continue`."""
    desk = Slow(128, 64, 2)
    desk.files = dict(files)
    app = App(desk)
    app.press(A)
    app.tick(20)
    return app


@pytest.mark.parametrize("rounds", [0, 1])
def test_a_deal_is_on_flash_before_it_is_shown(rounds):
    """G-SNAPSHOT, G-FAIR: whoever pulls the battery then has no other cut to try."""
    person = Person(variant=4, desk=Slow(128, 64, 2)).press(A, A)
    while person.top != "cut" or person.state.round <= rounds:
        person.step()
    desk = person.desk
    desk.log.clear()
    person.app.press(A)
    desk.draw(person.app)
    assert desk.log == [saves.NAME, "picture"]
    assert position.show(again(desk.files).session.state) == position.show(person.state)


def test_a_flash_that_is_full_does_not_keep_the_cards_back():
    class Full(Slow):
        def save_now(self, name, data):
            raise OSError(28)

    person = Person(desk=Full(128, 64, 2)).begin()
    assert person.top == "table" and person.app.session.keeper.failed


def test_a_card_from_the_stock_is_on_flash_before_it_is_shown():
    person = on_turn()
    person.desk.log.clear()
    person.app.press(A)
    person.desk.draw(person.app)
    assert person.state.drawn_from == codes.FROM_STOCK
    assert person.desk.log == [saves.DRAWN, "picture"]


def test_pulling_the_battery_is_no_peek_at_the_stock():
    """G-SNAPSHOT: the note alone has reached flash, the match has not; the draw stays made."""
    person = on_turn()
    before = dict(person.desk.files)
    person.press(A)
    note = {saves.DRAWN: person.desk.files[saves.DRAWN]}
    resumed = again({**before, **note}).session
    assert position.show(resumed.state) == position.show(person.state)
    assert resumed.act(codes.act(codes.UNDO)) == codes.E_NO_UNDO


def test_a_note_of_another_match_or_turn_does_not_count():
    person = on_turn()
    person.press(A)
    note = person.desk.files[saves.DRAWN]
    other = on_turn(Slow(128, 64, 2))
    other.app.session.secret = bytes(16)
    other.app.session.keep()
    other.app.session.settle()
    assert again({**other.desk.files, saves.DRAWN: note}).session.state.phase == codes.DRAW
    earlier = bytearray(note)
    earlier[5] ^= 1
    person = on_turn()
    assert again({**person.desk.files, saves.DRAWN: bytes(earlier)}).session.state.phase == 0


def test_a_turn_that_was_interrupted_can_be_undone():
    """G-SNAPSHOT, G-UNDO: the visible card taken in Simple goes back after a power cut."""
    person = on_turn(variant=0)
    shown = position.show(person.state)
    session = person.app.session
    while session.act(codes.act(codes.DRAW_DISCARD)):
        person.step()
        on = person.until_mine()
        shown = position.show(on.state)
    session.settle()
    resumed = again(person.desk.files).session
    assert position.show(resumed.state) == position.show(session.state)
    assert resumed.act(codes.act(codes.UNDO)) == 0
    assert position.show(resumed.state) == shown


@pytest.mark.parametrize("at, what", [(0, 1), (1, 1), (1, 7)])
def test_a_match_of_another_version_is_refused_and_its_bytes_are_kept(at, what):
    desk = on_turn().desk
    data = bytearray(desk.files[saves.NAME])
    data[at] += what
    app = again({**desk.files, saves.NAME: bytes(data)})
    assert app.stack[-1].name == "title" and app.session is None
    assert app.device.files[saves.REFUSED] == data
    assert not app.can_continue()


def test_nothing_is_lost_when_it_cannot_be_put_aside():
    class Full(Slow):
        def save(self, name, data):
            raise OSError(28)

    desk = Full(128, 64, 2)
    desk.files = {saves.NAME: b"a match of the future"}
    saves.refuse(desk)
    assert desk.files == {saves.NAME: b"a match of the future"}


_WHOLE = on_turn().desk.files


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=300), st.integers(0, 2**32))
def test_any_bytes_are_refused_or_played_and_never_crash(tail, seed):
    """Bytes of a match that are changed in some places, or replaced from some place on."""
    rng = random.Random(seed)
    data = bytearray(_WHOLE[saves.NAME])
    for _ in range(rng.choice((0, 1, 1, 2, 5))):
        data[rng.randrange(len(data))] = rng.randrange(256)
    if tail:
        data[rng.randrange(len(data)) :] = tail
    app = again({**_WHOLE, saves.NAME: bytes(data)})
    for _ in range(12):
        app.press(rng.choice((A, A, B, UP, DOWN, RIGHT)))
        app.tick(700)
        app.draw()
