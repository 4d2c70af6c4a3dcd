"""The list of layings and the laying down, by buttons."""

import random

import pytest

from engine import codes, melds
from engine.cards import HAND_POINTS
from firmware import phrases, words
from firmware.handview import MARK
from firmware.tableview import LAY, ROW
from hw.buttons import DOWN, LEFT, RIGHT, UP, A, B, Y
from tests.drawn import card
from tests.person import Person, seated
from tools import pixels


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
    person = seated("talaj51", "2♠ 5♥ 9♣ K♦", "3♠ 4♠", stock="5♣ 6♣").press(A)
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


@pytest.mark.parametrize("variant", [0, 1, 2])
def test_in_the_first_round_no_laying_is_begun_and_the_line_says_why(variant):
    """T-FIRST-ROUND: neither from the sum nor from the list of layings."""
    person = Person(variant, 2).begin().until_mine()
    table = person.app.stack[-1]
    why = phrases.refusal(person.state, codes.E_FIRST_ROUND, codes.LAY)
    assert person.state.first_round
    table.zone, table.place = ROW, LAY
    table.tell_usual()
    assert table.text == words.get("need.later")
    for button in (A, Y):
        person.press(button)
        assert (person.top, table.text) == ("table", why)
    assert layings(person).label(0) == words.get("need.later")
    person.press(A)
    assert person.top == "openings"


def test_before_the_draw_no_laying_is_begun_and_the_line_says_why():
    """T-TURN"""
    person = seated("talaj51", "2♠ 5♥ 9♣ K♦", "3♠ 4♠", stock="5♣ 6♣").press(Y)
    why = phrases.refusal(person.state, codes.E_WRONG_PHASE, codes.LAY)
    assert (person.top, person.app.stack[-1].text) == ("table", why)
    assert person.press(A, Y).top == "builder"


_HAND = "J♠ Q♠ K♠ J♥ J♦ 8♦ 2♦ 4♥ 6♣ 9♦ 3♠ 2♠ 5♣"


def laying_down():
    """The laying down, begun with a hand whose leftmost cards are suggested as a meld."""
    person = seated("rami51", _HAND, "3♥ 4♥ 9♣", stock="7♣ 10♥").press(A, Y)
    assert person.top == "builder"
    return person, person.app.stack[-1]


def in_melds(builder):
    """The cards of the melds that are listed, sorted."""
    found = []
    for i in range(builder.count()):
        m = builder.melds[i]
        found += [melds.card_at(m, place) for place in range(melds.size(m))]
    return sorted(found)


def taken(builder):
    """The cards of the hand that lie in a meld or are marked."""
    hand = builder.hand
    return sorted(hand.cards[i] for i in range(hand.n) if builder.where[i])


def test_down_from_the_melds_goes_to_a_card_that_is_still_in_the_hand():
    person, builder = laying_down()
    assert in_melds(builder) == taken(builder) != []
    person.press(DOWN)
    assert builder.where[builder.hand_at] == 0
    person.press(A)
    assert len(taken(builder)) == len(in_melds(builder)) + 1  # the card is marked


def test_laying_nothing_says_how_to_mark():
    person = seated("talaj51", "2♠ 5♥ 9♣ K♦", "3♠ 4♠", stock="5♣ 6♣").press(A, Y)
    assert person.app.stack[-1].count() == 0
    person.press(UP, A)
    assert (person.top, person.app.stack[-1].text) == ("message", words.get("lay.empty"))


def test_laying_marked_cards_that_are_no_meld_says_so():
    person = seated("talaj51", "2♠ 5♥ 9♣ K♦", "3♠ 4♠", stock="5♣ 6♣").press(A, Y)
    builder = person.app.stack[-1]
    person.press(A, UP, A)
    assert (builder.count(), len(taken(builder))) == (0, 1)
    assert person.app.stack[-1].text == words.get("lay.none")


def line_colour(person, builder):
    """The colour in front of the line at which the cursor is, or was last."""
    canvas, look = person.app.canvas, person.app.look
    y = builder.y + builder.head + (builder.at - builder.top) * look.row
    data = pixels.indexed(canvas.buffer, canvas.width, canvas.height, canvas.colours)
    return data[y * canvas.width]


def test_while_the_cursor_is_in_the_hand_no_line_has_one():
    person, builder = laying_down()
    person.app.draw()
    assert line_colour(person, builder) == person.app.look.cursor
    person.press(DOWN)
    person.app.draw()
    assert line_colour(person, builder) == person.app.look.paper
    person.press(UP)
    person.app.draw()
    assert line_colour(person, builder) == person.app.look.cursor


def test_b_leaves_what_is_suggested_at_once():
    person, _ = laying_down()
    assert person.press(B).top == "table"


def test_b_takes_back_what_was_marked_meld_by_meld_before_it_leaves():
    person, builder = laying_down()
    before = in_melds(builder)
    person.press(DOWN, A)
    assert len(taken(builder)) == len(before) + 1
    assert person.press(B).top == "builder"
    assert taken(builder) == before
    for left in range(builder.nmelds - 1, -1, -1):
        assert person.press(B).top == "builder"
        assert builder.nmelds == left
        assert in_melds(builder) == taken(builder)
    assert person.press(B).top == "table"


@pytest.mark.parametrize("seed", range(12))
def test_no_card_is_in_the_hand_and_in_a_meld(seed):
    """Whatever is pressed, the melds have the cards that have left the hand."""
    person, builder = laying_down()
    rng = random.Random(seed)
    for _ in range(120):
        person.press(rng.choice((UP, DOWN, LEFT, RIGHT, A)))
        if person.top != "builder":
            break
        if builder.count() > builder.nmelds or MARK not in builder.where:
            assert in_melds(builder) == taken(builder)


def test_a_taken_card_that_must_be_laid_is_named():
    """T-DISCARD-USE"""
    person = seated("talaj51", _HAND, "3♥ 4♥ 9♣", discard="10♠").press(RIGHT, A)
    assert person.state.drawn_from == codes.FROM_DISCARD
    said = phrases.say("prompt.use", 0, card("10♠"))
    assert person.app.stack[-1].news.prompt() == said
