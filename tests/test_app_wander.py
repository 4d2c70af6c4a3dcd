"""Buttons pressed at random: nothing crashes, nothing is left behind on the canvas."""

import random

import pytest

from hw.buttons import DOWN, LEFT, LONG, REPEAT, RIGHT, UP, A, B, X, Y
from tests.person import Person, status_of

BUTTONS = (UP, DOWN, LEFT, RIGHT, A, A, A, B, X, Y, RIGHT | REPEAT, A | LONG)

AT_HOME = ("title", "table", "guide", "score", "cut")


@pytest.mark.parametrize("size", ["240x240", "240x135", "128x64", "72x40"])
@pytest.mark.parametrize("variant, players", [(0, 2), (1, 4), (2, 2), (3, 5)])
def test_random_presses_never_crash_and_leave_a_way_back(size, variant, players):
    wander(size, variant, players, presses=200, seed=variant)


@pytest.mark.parametrize("size, presses", [("240x135", 60), ("128x64", 150), ("72x40", 150)])
def test_what_is_drawn_again_is_all_that_has_changed(size, presses):
    """After each press the canvas is as if everything had been drawn anew."""
    chance = random.Random(7)
    person = Person(3, 3, size).begin()
    for _ in range(presses):
        person.press(chance.choice(BUTTONS))
        if chance.randrange(3) == 0:
            person.wait(700)
        drawn_now = bytes(person.app.canvas.buffer)
        for screen in person.app.stack[-2:]:
            screen.stale()
        person.app.draw()
        assert bytes(person.app.canvas.buffer) == drawn_now, person.top


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_a_hundred_thousand_random_presses(seed):
    wander("128x64", seed % 5, 2 if seed < 5 else 4, presses=12500, seed=seed)


def wander(size, variant, players, presses, seed):
    chance = random.Random(seed)
    person = Person(variant, players, size, language=1 + seed % 4).begin()
    for _ in range(presses):
        person.press(chance.choice(BUTTONS))
        for _ in range(chance.randrange(3)):
            person.wait(500)
        assert status_of(person) == 0
        if "table" in [screen.name for screen in person.app.stack]:
            assert person.state.size[0] == person.app.session.hand.n
    for _ in range(80):
        if person.top in AT_HOME:
            break
        person.press(B)
    assert person.top in AT_HOME
