"""A card slides to the hand or onto a pile: short, never in the way of a press."""

import random

import pytest

from engine import codes
from engine.state import top
from firmware.settings import INSTANT, NORMAL
from hw.buttons import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from tests.person import Person

FRAME = 40
FRAMES = 4
SIZES = ("240x240", "240x135", "128x64", "72x40")


def at_draw(size="128x64", variant=3, players=2):
    """A person to draw, whose rivals play at a normal speed from now on."""
    person = Person(variant, players, size)
    person.app.settings.speed = NORMAL
    person.begin()
    for _ in range(600):
        table = person.app.stack[-1]
        if person.app.session.mine() and not table.slide.on:
            if person.state.phase == codes.DRAW:
                person.wait(5)
                return person
            person.press(A, A)
        person.wait(20)
    raise AssertionError("the person never draws")


def places(person, ms=5):
    """Where the card is seen, until it is there; time passes in steps."""
    seen = []
    slide = person.app.stack[-1].slide
    while slide.on:
        if not seen or seen[-1] != (slide._left, slide._top):
            seen.append((slide._left, slide._top))
        step(person, ms)
    return seen


def step(person, ms):
    person.app.tick(ms)
    person.app.draw()


def picture(person):
    return bytes(person.app.canvas.buffer)


def pressed(person, *buttons):
    """Press and draw; no time passes."""
    for button in buttons:
        person.app.press(button)
        person.app.draw()


def redrawn(person):
    """The canvas as it is when all of it is drawn anew."""
    person.app.stack[-1].stale()
    person.app.draw()
    return picture(person)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("way", [(), (RIGHT,)])
def test_a_drawn_card_takes_four_frames_to_the_hand(size, way):
    person = at_draw(size)
    pressed(person, *way, A)
    assert person.state.phase == codes.PLAY
    assert len(places(person)) == FRAMES
    assert picture(person) == redrawn(person)


@pytest.mark.parametrize("size", SIZES)
def test_a_discarded_card_takes_four_frames_to_the_pile(size):
    person = at_draw(size)
    pressed(person, A, A)
    before = top(person.state)
    table = person.app.stack[-2]
    pressed(person, A)
    assert table.slide.on
    assert table.pile_top() == before != top(person.state)
    assert len(places(person)) == FRAMES
    assert table.pile_top() == top(person.state)
    assert picture(person) == redrawn(person)


@pytest.mark.parametrize("size", SIZES)
def test_a_rival_s_discard_comes_from_his_seat(size):
    person = at_draw(size, players=3)
    pressed(person, A, A, A)
    table = person.app.stack[-1]
    turn = person.state.turn
    while person.state.turn == turn:
        seat = table.seat_x[turn]
        step(person, 5)
    assert table.slide.on
    assert (table.slide._x, table.slide._y) == (seat, 0)
    assert len(places(person)) == FRAMES
    assert picture(person) == redrawn(person)


def test_a_press_ends_it_and_counts():
    """The second A does what it does without a card on its way: it opens the card's list."""
    person = at_draw()
    pressed(person, A)
    table = person.app.stack[-1]
    assert table.slide.on
    pressed(person, A)
    assert not table.slide.on
    assert person.top == ""
    assert person.app.stack[-1].card == person.state.drawn


def test_three_presses_without_time_in_between_are_a_turn():
    person = at_draw()
    pressed(person, A, A, A)
    assert not person.app.session.mine()


def test_nothing_slides_at_speed_instant():
    person = at_draw()
    person.app.settings.speed = INSTANT
    pressed(person, A)
    assert not person.app.stack[-1].slide.on
    again = Person(3, 2).begin()
    assert again.app.stack[-1].slide is None


def test_a_speed_that_is_set_holds_at_once():
    person = Person(3, 2).begin().past_draw()
    person.app.open("settings")
    person.app.settings.speed = NORMAL
    person.press(B)
    pressed(person, A, A)
    assert person.app.stack[-1].slide.on


def test_each_frame_is_seen_even_when_a_rival_took_long():
    person = at_draw()
    pressed(person, A)
    assert len(places(person, 900)) == FRAMES


@pytest.mark.parametrize("size, small", [("240x240", 60 * 75), ("128x64", 40 * 32)])
def test_a_frame_touches_little_of_the_canvas(size, small):
    person = at_draw(size)
    pressed(person, A)
    canvas = person.app.canvas
    step(person, 5)  # the words of the line
    while person.app.stack[-1].slide.on:
        canvas.clean()
        step(person, FRAME)
        area = max(0, canvas.x1 - canvas.x0) * max(0, canvas.y1 - canvas.y0)
        if person.app.stack[-1].slide.on:
            assert 0 < area <= small


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_left_behind_whatever_is_pressed(size):
    """Once nothing moves, the canvas is as if all of it had been drawn anew."""
    chance = random.Random(size)
    person = at_draw(size, players=3)
    for _ in range(80):
        pressed(person, chance.choice((UP, DOWN, LEFT, RIGHT, A, A, A, B, X)))
        for _ in range(chance.randrange(40)):
            step(person, 10)
        if person.top == "table" and not person.app.stack[-1].slide.on:
            assert picture(person) == redrawn(person)


def test_with_four_buttons_a_press_ends_it_too():
    person = at_draw()
    pressed(person, A)
    table = person.app.stack[-1]
    table.around(1)
    assert not table.slide.on


def test_what_is_laid_down_is_the_whole_hand_s_however_soon():
    """The laying down is opened while the drawn card is still on its way."""
    person = at_draw()
    session = person.app.session
    pressed(person, A)
    session.suggestion.n = 0
    pressed(person, Y)
    assert person.top == "builder"
    assert session.suggestion.n == person.app.stack[-1].nmelds > 0


@pytest.mark.parametrize("size", SIZES)
def test_a_message_that_comes_in_between_leaves_nothing_behind(size):
    """Such as that the battery is low."""
    person = at_draw(size)
    pressed(person, A)
    step(person, FRAME)
    person.app.open("message", b"Battery", b"low")
    step(person, FRAME)
    pressed(person, B)
    assert person.top == "table"
    assert not person.app.stack[-1].slide.on
    assert picture(person) == redrawn(person)
