"""Deals that are by chance and deals that are known: their cut, their seed, single rounds."""

import pytest

from engine import position
from firmware import font, stats, words
from firmware.app import App
from firmware.session import MATCH, ROUND
from hw.boards import sim
from hw.buttons import DOWN, LEFT, RIGHT, UP, A, B
from tests.person import Person


def hex_of(data):
    return data.hex().encode()


def joined(person):
    """The text of the screen without its line breaks."""
    return person.app.stack[-1].text.replace(b"\n", b"")


def cards_dealt(person):
    """Cut and deal: everybody's hand and the stock, before anybody acts."""
    assert person.top == "cut"
    person.app.press(A)
    s = person.state
    return bytes(s.hands), bytes(s.stock[: s.nstock]), s.dealer


def to_score(person):
    while person.top != "score":
        person.step()
    return person.app.stack[-1]


def choose(person, act):
    screen = person.app.stack[-1]
    line = person.state.rules.players + screen._acts.index(act)
    person.press(*[DOWN] * ((line - screen.at) % screen.n), A)


def single_round(person, *turns):
    """From the title to the set-up of a single round; its line of the deal is turned."""
    title = person.app.stack[-1]
    person.press(*[DOWN] * title._lines.index("round"), A)
    setup = person.app.stack[-1]
    person.press(*[UP] * (setup.n - 1 - setup._names.index("deal")), *turns)
    return setup


def start(person, setup):
    person.press(*[DOWN] * (setup.n - 1 - setup.at), A)
    assert person.top == "cut"


def test_the_commitment_is_shown_before_the_cut_and_the_seed_after_the_round():
    """G-FAIR"""
    person = Person(0, 2).press(A, A)
    assert person.top == "cut"
    promise = bytes(person.app.stack[-1].promise)
    person.press(UP, RIGHT)
    cut = person.app.stack[-1].cut
    person.press(A)
    assert person.state.cut == cut == person.app.session.rules.cards // 2 + 11
    seed = person.app.session.seed()
    person.app.open("fairness")
    assert hex_of(seed) not in joined(person)
    person.app.close()
    while person.top != "score":
        person.step()
    person.app.open("fairness")
    assert hex_of(seed) in joined(person)
    assert promise in joined(person)


def test_two_rounds_have_seeds_of_their_own():
    """G-FAIR"""
    session = Person(0, 2).begin().app.session
    first = session.seed()
    session.state.round += 1
    assert session.seed() != first
    assert len(first) == 16


def test_the_same_deal_again_is_played_beside_the_match():
    person = Person(3, 2, draws=9).press(A, A, UP, RIGHT)
    before = cards_dealt(person)
    to_score(person)
    kept = person.desk.load("match")
    counted = person.desk.load("stats")
    choose(person, "again")
    assert person.top == "cut"
    cut = person.app.stack[-1]
    assert cut.title == words.get("cut.known")
    assert hex_of(person.app.session.seed()) == bytes(cut.promise)
    person.press(UP, LEFT)
    assert cards_dealt(person) == before
    to_score(person)
    choose(person, "done")
    assert person.top == "title"
    assert person.desk.load("match") == kept
    assert person.desk.load("round") is None
    assert person.desk.load("stats") == counted
    person.press(A)
    assert person.top == "score"
    person.press(A)
    assert person.state.round == 2


def test_the_last_deal_can_be_chosen_in_the_set_up():
    person = Person(3, 2, draws=9).press(A, A)
    before = cards_dealt(person)
    to_score(person)
    choose(person, "next")
    person.press(B)
    start(person, single_round(person, RIGHT))
    assert cards_dealt(person) == before


def test_a_seed_that_is_entered_deals_the_same_cards_each_time():
    dealt = []
    for _ in range(2):
        person = Person(3, 2)
        setup = single_round(person, LEFT, A)
        assert person.top == "seed"
        person.press(UP, A, DOWN, A, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, UP, A)
        assert person.top == "setup"
        assert setup.value(setup.at) == b"1f000001"
        start(person, setup)
        assert person.app.session.seed() == b"\x1f\0\0\x01" + bytes(12)
        dealt.append(cards_dealt(person))
    assert dealt[0] == dealt[1]


def test_b_removes_a_digit_of_a_seed_and_leaves_when_none_is_left():
    person = Person(3, 2)
    setup = single_round(person, LEFT, A)
    seed = person.press(UP, A, DOWN, A, A).app.stack[-1]
    assert (bytes(seed.seed), seed.at) == (b"\x1f\0\0\0", 3)
    for left, at in ((b"\x10\0\0\0", 1), (bytes(4), 0)):
        person.press(B)
        assert (person.top, bytes(seed.seed), seed.at) == ("seed", left, at)
    assert person.press(B).top == "setup"
    assert setup.value(setup.at) == b"00000000"


def test_a_known_seed_is_shown_at_once_as_nothing_was_sealed():
    """G-FAIR"""
    person = Person(3, 2)
    start(person, single_round(person, LEFT))
    person.press(A)
    person.app.open("fairness")
    assert hex_of(bytes(16)) in joined(person)
    assert words.get("fair.known") in person.app.stack[-1].text.replace(b"\n", b" ")


def test_a_single_round_goes_on_after_a_power_cut_before_the_match_does():
    """G-SNAPSHOT"""
    person = Person(3, 2).begin().past_draw()
    match = position.show(person.state)
    person.app.open("pause")
    person.press(UP, UP, A)
    start(person, single_round(person))
    person.press(A).past_draw()
    again = App(person.desk)
    again.press(A)
    assert position.show(again.session.state) == position.show(person.state)
    assert again.session.kind == ROUND
    again.finish()
    again.press(A)
    assert position.show(again.session.state) == match
    assert again.session.kind == MATCH


def test_a_single_round_counts_as_a_round_and_as_no_match():
    person = Person(3, 2, draws=9)
    start(person, single_round(person))
    person.press(A)
    score = to_score(person)
    assert score._acts[0] == "done"
    data = stats.load(person.desk)
    assert stats.value(data, 3, 0, stats.ROUNDS) == 1
    assert stats.value(data, 3, 0, stats.MATCHES) == 0


@pytest.mark.parametrize("size", sim.SIZES)
@pytest.mark.parametrize("language", range(1, 5))
def test_the_whole_commitment_can_be_read_before_the_cut(size, language, monkeypatch):
    """G-FAIR: on the smallest canvas line by line."""
    person = Person(1, 2, size, language=language).press(A, A)
    cut = person.app.stack[-1]
    read = set()
    draw = font.Font.draw

    def noted(f, canvas, text, x, y, ink, start=0, stop=-1):
        if text is cut.promise:
            assert y + f.height <= canvas.height
            read.update(range(start, stop))
        return draw(f, canvas, text, x, y, ink, start, stop)

    monkeypatch.setattr(font.Font, "draw", noted)
    cut.stale()
    for _ in range(30):
        person.wait(500)
    assert read == set(range(64))
