"""The list of layings and the laying down, by buttons."""

from engine.cards import HAND_POINTS
from firmware import phrases, words
from hw.buttons import DOWN, A, B, Y
from tests.person import Person, seated


def layings(person):
    """The list of layings, searched."""
    person.app.open("pause")
    person.press(DOWN, DOWN, A).wait(20)
    assert person.top == "openings"
    return person.app.stack[-1]


def test_a_laying_of_the_list_comes_to_the_builder_and_is_legal():
    """R-OPEN"""
    person = Person(3, 2).begin().past_draw()
    while not (person.until_mine().top == "table" and layings(person)._found.n):
        if person.top == "openings":
            person.press(B)
        person.step()
    screen = person.app.stack[-1]
    assert screen.value(0) == phrases.say(
        "openings.out" if screen._found.cards[0] <= 1 else "openings.line",
        screen._found.points[0],
        screen._found.left[0],
    )
    left, label = screen._found.left[0], screen.label(0)
    person.press(A)
    assert person.top == "builder"
    builder = person.app.stack[-1]
    assert b" ".join(builder.label(i) for i in range(builder.n - 1)) == label
    person.press(A)
    assert person.state.laid[0]
    hand = person.app.session.hand
    assert sum(HAND_POINTS[c] for c in hand.cards[: hand.n]) == left


def test_the_builder_s_list_of_layings_leads_back_to_it():
    person = Person(3, 2).begin().past_draw()
    person.press(Y, Y).wait(20)
    assert [screen.name for screen in person.app.stack][-2:] == ["builder", "openings"]
    person.press(B)
    assert person.top == "builder"


def test_without_a_laying_the_list_says_so():
    """T-FIRST-DISCARD: nobody lays in the first round of Talaj."""
    person = Person().begin().until_mine()
    assert person.state.first_round
    screen = layings(person)
    assert screen.label(0) == words.get("openings.none")
    person.press(A)
    assert person.top == "openings"


def test_in_simple_the_list_has_no_points():
    """T-SIMPLE-CLOSE"""
    hand = "5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ K♠ K♥ K♦ 2♠ 2♥ 2♦"
    person = seated("simple", hand, "3♠ 4♠", stock="5♣ 6♣").press(A)
    screen = layings(person)
    assert screen.n > 1
    assert {screen.value(i) for i in range(screen.n)} == {b""}
    assert screen.title == words.get("option.lay")
