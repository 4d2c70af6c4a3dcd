"""The table, played by buttons: what a turn takes, what the line says, what is where."""

import pytest

from engine import codes
from engine.cards import NONE
from firmware import handview, phrases, words
from firmware.session import log_seat, log_value
from firmware.settings import NORMAL, SLOW
from firmware.tableview import HAND, MELDS
from hw.buttons import DOWN, LEFT, RIGHT, UP, A, B, X, Y
from tests.drawn import card as face
from tests.drawn import meld as table_meld
from tests.person import Person, seated
from tools.desk import Desk


def test_draw_and_discard_of_the_drawn_card_take_three_presses():
    person = Person().begin().past_draw()
    card = person.state.drawn
    before = person.presses - 1
    person.press(A, A)
    assert person.presses - before == 3
    assert card in [log_value(e) for e in person.app.session.log if e & 15 == codes.DISCARD]


def test_the_suggested_opening_takes_three_presses():
    for seed in range(40):
        desk = Desk(128, 64, 2)
        desk.drawn = 100 * seed
        person = Person(3, 2, desk=desk).begin().past_draw()
        found = person.app.session.suggestion
        if found.total >= found.goal > 0:
            before = person.presses
            person.press(UP, A, A)
            assert person.presses - before == 3
            assert person.state.laid[0]
            return
    raise AssertionError("no hand opens at once in 40 deals of Rami 40")


def test_b_takes_the_laying_back_and_then_opens_the_menu():
    person = Person(3, 2).begin().past_draw()
    while not person.state.laid[0]:
        person.step()
    size = person.state.size[0]
    laid = person.state.nlog
    person.press(B)
    assert person.state.nlog < laid
    assert person.state.size[0] > size
    while person.state.nlog:
        person.press(B)
    while person.top == "table":
        person.press(B)
    assert person.top == "pause"


def test_the_tournante_is_offered_and_can_be_put_back():
    """T-TOURNANTE-TAKE, T-TOURNANTE-RETURN"""
    for seed in range(20):
        desk = Desk(128, 64, 2)
        desk.drawn = 50 * seed
        person = Person(desk=desk).begin().until_mine()
        if person.state.phase == codes.DRAW and person.state.tournante != NONE:
            card = person.state.tournante
            person.press(RIGHT, RIGHT, A)
            assert person.state.drawn == card
            person.press(UP, LEFT, A)
            assert person.state.tournante == card
            assert person.state.stock_only
            return
    raise AssertionError("the rival never deals")


def test_the_cursor_does_not_tell_what_a_rival_has_drawn():
    """G-VIEW: a list of options that is closed in his turn leaves it where it was."""
    person = seated("talaj51", "2♠ 5♥ K♣", "3♠ 4♠ K♣", stock="5♣ 6♣")
    table, state = person.app.stack[-1], person.state
    person.app.settings.speed = 0
    state.turn, state.phase, state.drawn = 1, codes.PLAY, face("K♣")
    table.zone, table.at = HAND, 0
    person.app.session.nlog += 1
    person.press(A, B)
    assert (table.zone, table.at) == (HAND, 0)


@pytest.mark.parametrize(
    "owner, drawn, why",
    [(0, False, "prompt.draw"), (0, True, "option.none"), (1, True, "option.open")],
)
def test_a_meld_that_nothing_can_be_done_to_says_why(owner, drawn, why):
    """T-TURN, T-LAYOFF"""
    meld = ["%d: K♠-K♥-K♦" % owner]
    person = seated("talaj51", "2♠ 5♥ 9♣", "3♠ 4♠", stock="5♣ 6♣", table=meld)
    table = person.app.stack[-1]
    if drawn:
        person.press(A)
    table.zone, table.meld = MELDS, 0
    options = person.press(A).app.stack[-1]
    assert [options.label(i) for i in range(options.n)] == [words.get(why)]
    done = person.app.session.nlog
    person.press(A)
    assert (person.top, person.app.session.nlog) == ("table", done)
    assert table.text != words.get(codes.E_BAD_ACT)


def test_what_moves_a_card_is_told_meanwhile():
    person = Person().begin().past_draw()
    table = person.app.stack[-1]
    person.press(A)
    options = person.app.stack[-1]
    person.press(*[DOWN] * (options.n - 2), A)
    assert table.moving and table.text == words.get("prompt.move")
    person.press(LEFT)
    assert table.text == words.get("prompt.move")
    person.press(A)
    assert table.text != words.get("prompt.move")


def test_a_card_moved_by_hand_stays_where_it_was_put():
    person = Person().begin().past_draw()
    person.press(A, DOWN)
    options = person.app.stack[-1]
    person.press(*[DOWN] * (options.n - 2 - options.at))
    card = options.card
    person.press(A)
    hand = person.app.session.hand
    place = person.app.stack[-1].at
    person.press(LEFT, LEFT, A)
    assert hand.cards[place - 2] == card
    person.wait(3000)
    assert hand.cards[place - 2] == card


def test_a_refusal_says_why_in_words():
    """T-DISCARD-USE: nobody takes the discard in the first round of Talaj."""
    person = Person().begin().until_mine()
    if person.state.phase == codes.PLAY:
        person.press(A, A).until_mine()
    if person.state.first_round:
        person.press(RIGHT, A)
        assert person.app.stack[-1].text == words.get(codes.E_TAKE_FIRST_ROUND)
        assert person.state.phase == codes.DRAW


def test_the_line_forgets_the_person_s_turn_with_the_discard():
    """Whichever screen the act was chosen on, it says who plays as long as he thinks."""
    for seed in range(20):
        desk = Desk(128, 64, 2)
        desk.drawn = 50 * seed
        person = Person(desk=desk).begin()
        if person.state.phase == codes.PLAY and person.app.session.mine():
            table = person.app.stack[-1]
            assert table.text == words.get("prompt.first")
            person.app.settings.speed = SLOW
            person.press(A, A)
            waits = phrases.say("prompt.wait", 0, 0, words.get("name.%d" % person.state.turn))
            assert table.text == waits
            return
    raise AssertionError("the person never deals")


def test_a_meld_that_lost_a_card_to_the_discard_is_none_while_the_rivals_play():
    for seed in range(40):
        desk = Desk(128, 64, 2)
        desk.drawn = 50 * seed
        person = Person(0, 2, desk=desk).begin().past_draw()
        hand, table = person.app.session.hand, person.app.stack[-1]
        if max(hand.group[: hand.n]) != 1 or hand.group[: hand.n].count(1) != 3:
            continue
        person.app.settings.speed = SLOW
        table.at = hand.group.index(1)
        person.press(A, A)
        for _ in range(20):
            person.wait(20)
        assert not person.app.session.mine()
        groups = [group for group in hand.group[: hand.n] if group]
        assert all(groups.count(group) >= 3 for group in groups)
        assert table.sum_text == b"%d/13" % len(groups)
        return
    raise AssertionError("no hand of 40 makes just one meld of three cards")


def test_each_act_of_the_rivals_is_told_and_can_be_read_later():
    person = Person(1, 4).begin().past_draw()
    person.app.settings.speed = NORMAL
    table = person.app.stack[-1]
    session = person.app.session
    person.press(A, A)
    before = session.nlog
    told = []
    while not session.mine():
        person.wait(100)
        if session.nlog > before + len(told):
            told.append(table.text)
    assert len({log_seat(session.logged(back)) for back in range(len(told))}) == 3
    log = person.app.open("log")
    read = []
    for i in range(log.n - len(told), log.n):
        while log.at != i:
            log.go(1)
        person.wait(20)
        read.append(log.label(i))
    assert read == told


@pytest.mark.parametrize(
    "size, melds, large",
    [("240x240", 8, 1), ("240x240", 9, 0), ("240x135", 4, 1), ("240x135", 5, 0)],
)
def test_melds_are_large_while_all_of_them_are_seen(size, melds, large):
    person = Person(1, 2, size).begin()
    table, state = person.app.stack[-1], person.state
    for i in range(melds):
        state.table[i] = table_meld("8♥-8♣-8♠")
        state.owner[i] = 1
    state.ntable = melds
    table.refresh()
    assert table.look.large_melds == large
    assert table._row[melds - 1] < table.look.meld_rows


@pytest.mark.parametrize("size", ["128x64", "240x240"])
def test_whole_cards_make_the_hand_scroll(size):
    person = Person(1, 2, size).begin()
    look = person.app.look
    assert handview._width(look, person.app.session.hand) < look.cards.w
    person.app.settings.whole = 1
    person.app.apply_settings()
    assert handview._width(look, person.app.session.hand) == look.cards.w
    person.app.restart()
    assert person.app.look.whole


def test_with_four_buttons_everything_on_the_table_is_reached():
    desk = Desk(240, 135, 16)
    desk.four_buttons = True
    person = Person(3, 2, desk=desk).begin()
    while not person.state.ntable:
        person.step()
    person.until_mine()
    zones = set()
    for _ in range(60):
        person.press(Y)
        zones.add(person.app.stack[-1].zone)
    assert len(zones) == 3
    for _ in range(60):
        person.press(X)
        zones.discard(person.app.stack[-1].zone)
    assert zones == set()


def test_a_hint_is_an_act_that_is_legal():
    person = Person().begin().past_draw()
    person.app.open("hint")
    assert person.app.stack[-1].text != b""
    person.press(A)
    assert person.top == "table"
