"""The application, played by buttons alone: scripts go in, screens and states come out."""

import sys

import pytest

from engine import rulesets
from firmware import words
from firmware.app import App
from firmware.session import Session
from hw.buttons import DOWN, LEFT, REPEAT, RIGHT, UP, A, B, X
from tests.person import Person
from tools.desk import Desk

TABLES = [(0, 2), (0, 4), (1, 2), (1, 4), (2, 2), (2, 4), (3, 2), (3, 6), (4, 3)]


@pytest.mark.parametrize("variant, players", TABLES)
def test_a_match_is_played_to_its_end_by_buttons(variant, players):
    person = Person(variant, players, draws=9).begin()
    assert person.app.session.rules.players == players
    person.play_match()
    assert person.app.session is None
    assert person.desk.load("match") is None


def test_the_first_start_asks_for_the_language():
    app = App(Desk(128, 64, 2))
    assert app.stack[-1].name == "language"
    app.press(B)
    assert app.stack[-1].name == "language"
    app.press(DOWN)
    app.press(A)
    assert app.stack[-1].name == "title"
    assert words.language == "fr"


def test_the_language_is_known_at_the_next_start():
    desk = Desk(128, 64, 2)
    app = App(desk)
    app.press(A)
    assert App(desk).stack[-1].name == "title"
    assert words.language == "es"


def test_settings_that_are_damaged_count_as_none():
    desk = Desk(128, 64, 2)
    desk.save("settings", b"\x01\xff")
    assert App(desk).settings.lang == 0


def test_settings_from_before_a_field_was_added_are_kept():
    desk = Desk(128, 64, 2)
    desk.save("settings", b"\x01\x02\x00")
    kept = App(desk).settings
    assert (kept.lang, kept.speed, kept.players) == (2, 0, 2)


def test_each_setting_is_saved_and_applied_at_once():
    person = Person()
    lit = []
    person.desk.bright = lit.append
    screen = person.app.open("settings")
    line = screen._lines.index("light")
    person.press(*[DOWN] * line, RIGHT)
    assert lit == [40]
    assert App(person.desk).settings.light == 0
    assert screen.value(line) == words.get("light.low")


def test_the_language_changes_in_the_middle_of_a_match():
    person = Person().begin().past_draw()
    kept = person.app.session
    person.app.open("pause")
    person.app.open("settings")
    person.press(A, UP, A)
    assert words.language == "ar"
    assert person.top == "table"
    assert person.app.session is kept
    assert person.app.look.mirrored


def test_a_and_b_can_change_places():
    person = Person()
    person.app.settings.swap = 1
    person.press(B)
    assert person.top == "setup"
    person.press(A)
    assert person.top == "title"


@pytest.mark.parametrize("held", [0, REPEAT])
def test_arrows_can_be_turned_for_a_board_held_upside_down(held):
    person = Person()
    heard = []
    person.app.stack[-1].press = heard.append
    person.app.settings.arrows = 1
    person.press(*[button | held for button in (UP, DOWN, LEFT, RIGHT, A, X)])
    assert heard == [button | held for button in (DOWN, UP, RIGHT, LEFT, A, X)]


def test_house_fields_are_offered_and_reach_the_match():
    """R-HOUSE"""
    person = Person(3, 2).press(A)
    setup = person.app.stack[-1]
    person.press(*[UP] * (setup.n - 1 - setup._names.index("profile")), RIGHT)
    assert [name for name, _, _ in rulesets.EDITABLE_R if name not in setup._names] == []
    person.press(*[DOWN] * (setup._names.index("ace_high") - setup.at), RIGHT)
    person.press(*[DOWN] * (setup.n - 1 - setup.at), A)
    assert person.app.session.rules.changed() == {"ace_high": 10}


def test_conceding_ends_the_match():
    person = Person().begin().past_draw()
    person.app.open("pause")
    person.press(UP, A, DOWN, A)
    assert person.top == "title"
    assert person.desk.load("match") is None


@pytest.mark.parametrize("language", range(1, 5))
def test_every_screen_of_the_title_opens_and_closes(language):
    person = Person(language=language)
    for i in range(1, person.app.stack[-1].n):
        person.press(*[DOWN] * i, A)
        assert person.top != "title"
        person.press(A, DOWN, B)
        while person.top != "title":
            # The guided round has its way out in the menu.
            person.press(*((UP, UP, A) if person.top == "pause" else (B,)))
        person.press(*[UP] * i)


def test_a_screen_that_is_closed_is_not_in_memory():
    import sys

    person = Person().begin()
    person.app.open("rules")
    assert "firmware.screens.rules" in sys.modules
    person.app.close()
    person.wait(1)
    assert "firmware.screens.rules" not in sys.modules
    assert "firmware.screens.table" in sys.modules


@pytest.mark.parametrize("screen", ["glossary", "rules", "fairness", "statistics", "guide"])
def test_a_screen_s_modules_leave_memory_with_it(screen):
    person = Person()
    person.app.begin(Session(rulesets.Ruleset(1, 2), 0, bytes(16)))
    sys.modules.pop("firmware.screens." + screen, None)  # a test may have imported it
    person.app.open(screen)
    helpers = sys.modules["firmware.screens." + screen].HELPERS
    names = [name if "." in name else "firmware." + name for name in helpers]
    assert all(name in sys.modules for name in names)
    person.app.close()
    person.wait(1)
    assert "firmware.screens." + screen not in sys.modules
    assert not any(name in sys.modules for name in names)
