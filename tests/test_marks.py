"""Playable and dead cards, marked when a person asks for it."""

import random
import sys

import pytest

from engine import codes, deal, melds
from engine.cards import FACES
from engine.legal import Legal
from firmware import words
from firmware.hand import DEAD, PLAYABLE
from firmware.marks import Marks
from firmware.session import ME, Session
from firmware.settings import INSTANT, SLOW
from hw.buttons import DOWN, A, X
from tests import walks
from tests.drawn import Game, line
from tests.person import Person

OPEN = "1: 8♥-9♥-10♥"
QUEENS = ["1: Q♠-Q♥-Q♦-Q♣", "1: J♦-Q♦-K♦", "1: 10♣-J♣-Q♣"]
MINE = "0: K♠-K♥-K♦"


def marked(session):
    """(the playable cards, the dead ones) of the person's hand, each as a line."""
    session.sync()
    session.assess()
    marks = Marks(session)
    while not marks.ended:
        marks.work()
    found = session.hand.marks
    kinds = (PLAYABLE, DEAD)
    return tuple(line(c for c in range(FACES) if found[c] == kind) for kind in kinds)


def marks_of(variant, hand, *acts, **given):
    game = Game(variant, hand, "2♠ 4♦", **given).do("draw stock", *acts)
    session = Session(game.s.rules, 0, bytes(16))
    session.state = game.s
    return marked(session)


# variant, hand, drawn, what is marked, table
CASES = [
    # a meld of one who has laid; no card goes with the queen
    ("talaj51", "5♥ 6♥ 7♥ Q♣", "2♣", "5♥ 6♥ 7♥", "2♣ Q♣", [MINE]),
    # T-OPEN-51: it does not count enough yet
    ("talaj51", "5♥ 6♥ 7♥ Q♣", "2♣", "", "2♣ Q♣", []),
    # T-LAYOFF: only who has laid may; but what fits is not dead
    ("talaj51", "J♥ 3♣ 4♣", "9♠", "J♥", "9♠", [MINE, OPEN]),
    ("talaj51", "J♥ 3♣ 4♣", "9♠", "", "9♠", [OPEN]),
    # T-SWAP
    ("talaj51", "9♥ 3♣ 4♣", "K♣", "9♥ K♣", "", [MINE, "1: 8♥-★-10♥"]),
    # the queens that the pair lacks lie on the table, those of the jacks do not
    ("talaj51", "Q♠ Q♥ J♣ J♦", "2♥", "", "Q♠ 2♥ Q♥", QUEENS),
    # but a joker in the hand does for either
    ("talaj51", "Q♠ Q♥ J♣ ★", "2♥", "", "2♥ J♣", QUEENS),
    # an open card may still come
    ("rami40", "7♠ 9♠ K♥", "2♥", "", "2♥ K♥", ["1: 8♠-8♥-8♦"]),
]  # fmt: skip


@pytest.mark.parametrize("variant, hand, drawn, playable, dead, table", CASES)
def test_what_is_playable_and_what_is_dead(variant, hand, drawn, playable, dead, table):
    found = marks_of(variant, hand, stock=drawn + " 6♠ 6♦", table=table, laid=())
    assert found == (playable, dead)


@pytest.mark.parametrize("number", range(len(walks.TABLES)))
def test_playable_is_what_a_legal_act_can_play(number):
    """T-LAYOFF, T-SWAP, T-OPEN, R-OPEN and the rest: as `engine.legal` has them."""
    rng = random.Random(number)
    s = walks.match(number, rng)
    found = Legal(s.rules)
    session = Session(s.rules, 0, bytes(16))
    session.state = s
    seen = 0
    for _ in range(400):
        if s.phase == codes.PLAY and s.turn == ME:
            seen += 1
            assert marked(session)[0] == line(playable(found, s))
        if not walks.step(s, rng):
            deal.next_round(s)
            walks.deal_round(s, rng)
    assert seen > 20


def playable(found, s):
    """The cards that some legal act lays, lays off or swaps, in order."""
    found.fill(s)
    cards = {melds.card_at(m, i) for m in found.lays[: found.nlays] for i in range(melds.size(m))}
    for act in found.acts[: found.nacts]:
        if codes.kind_of(act) in (codes.ADD, codes.SWAP):
            cards.add(codes.card_of(act))
    return sorted(cards)


def test_marks_do_not_depend_on_hidden_cards():
    """G-VIEW: the stock and the rival's hand may be anything."""
    given = {"discard": "9♣", "table": [MINE, OPEN]}
    one = Game("talaj51", "7♥ 9♣ 3♣ 4♣", "8♠ 8♦", stock="5♣ Q♠ 2♦", **given)
    two = Game("talaj51", "7♥ 9♣ 3♣ 4♣", "A♠ Q♦", stock="5♣ 10♦ J♥", **given)
    found = []
    for game in (one, two):
        session = Session(game.do("draw stock").s.rules, 0, bytes(16))
        session.state = game.s
        found.append(marked(session))
    assert found == [("7♥ 3♣ 4♣ 5♣", "9♣")] * 2


# on the table


def at_table():
    person = Person(3, 2).begin()
    while not person.app.session.mine():
        person.wait(50)
    return person


def shown(person):
    """The table's marks, once they have been looked for."""
    for _ in range(60):
        person.wait(20)
    return bytes(person.app.session.hand.marks or b"")


def test_x_marks_and_ends_it():
    person = at_table()
    assert not person.app.session.hand.marks
    person.press(X)
    assert person.app.stack[-1].text == words.get("marks.signs")
    assert any(shown(person))
    person.press(X)
    assert person.app.session.hand.marks is None
    assert "firmware.marks" not in sys.modules


def test_the_menu_marks_too():
    person = at_table()
    person.app.open("pause")
    pause = person.app.stack[-1]
    marks = [pause.label(i) for i in range(pause.n)].index(words.get("pause.marks"))
    person.press(*[DOWN] * marks, A)
    assert person.top == "table"
    assert any(shown(person))


def test_marks_follow_the_hand():
    """They are gone with the discard, and there again in the next turn."""
    person = at_table().press(X)
    if person.state.phase == codes.DRAW:
        person.press(A)
    assert any(shown(person))
    person.app.settings.speed = SLOW
    person.press(A, A)
    assert not person.app.session.mine()
    assert not any(person.app.session.hand.marks)
    person.app.settings.speed = INSTANT
    person.until_mine()
    found = shown(person)
    assert any(found)
    assert [c for c in range(FACES) if found[c] and not person.state.hands[c]] == []


def test_marks_stay_on_in_the_next_round_and_are_looked_for_anew():
    person = Person(3, 2, draws=9).begin().press(X)
    while person.top != "score":
        person.step()
    before = person.app.session.hand.marks
    assert "firmware.marks" not in sys.modules
    person.press(A, A)
    person.until_mine()
    assert any(shown(person))
    assert person.app.session.hand.marks is not before


@pytest.mark.parametrize("size", ["128x64", "240x240"])
def test_a_mark_hides_neither_rank_nor_suit(size):
    """The rows that it takes are empty on every card."""
    app = Person(size=size).app
    look, canvas = app.look, app.canvas
    rows = range(16, 18) if look.mono else range(3)
    for c in range(FACES):
        canvas.fill(0)
        look.cards.draw(canvas, c, 0, 0, look.cards.step)
        inks = {canvas.fb.pixel(x, y) for y in rows for x in range(look.cards.step - 1)}
        assert len(inks) == 1, c
