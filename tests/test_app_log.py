"""What was played, as the log and the line tell it."""

import pytest

from engine import codes
from engine.cards import JOKER
from firmware import session as session_module
from firmware import words
from firmware.app import App
from firmware.session import EVENT, entry, log_seat
from hw.buttons import A, Y
from tests.drawn import card
from tests.person import Person, seated

LINA = 1


def read(person):
    """All lines of the log, the oldest first."""
    log = person.app.open("log")
    lines = []
    for i in range(log.n):
        while log.at != i:
            log.go(1)
        lines.append(log.label(i))
    person.app.close()
    return lines


def glyphs(text):
    """Text as the bytes of glyphs; suits and signs by their names in `words`."""
    signs = {"♠": 16, "♥": 17, "♦": 18, "♣": 19, "★": 20, "▼": 22, "▶": 24}
    return bytes(signs.get(letter, ord(letter)) for letter in text)


def test_the_log_has_the_whole_round(monkeypatch):
    """More acts than the session keeps: what everybody saw comes from the public record."""
    monkeypatch.setattr(session_module, "_LOG", 16)
    person = Person(1, 4, draws=99).begin()
    session = person.app.session
    while session.state.npublic < 40:
        person.step()
    assert session.nlog > 32
    lines = read(person)
    s = session.state
    discards = [e & 63 for e in s.public[: s.npublic] if e & 0xC0 == codes.PUBLIC_DISCARD]
    cards = [text_of(c) for c in discards]
    told = [line[line.index(b"discards ") + 9 :] for line in lines if b"discards " in line]
    assert told == cards
    assert lines.count(words.get("log.older")) == 1
    assert b"from the stock" not in b" ".join(lines[: lines.index(words.get("log.older"))])
    names = [words.get("name.%d" % seat) for seat in range(4)]
    before = names.index(lines[0].partition(b":")[0])
    for line in lines:
        who, _, what = line.partition(b":")
        assert not what or names.index(who) == before
        before = (before + 1) % 4 if b"discards " in line else before


def text_of(c):
    line = bytearray(4)
    return bytes(line[: words.card(line, 0, c)])


def test_a_rebuilt_stock_is_in_the_log():
    """T-REBUILD"""
    given = {"stock": "K♠", "discard": "2♥ 3♥ 4♥"}
    person = seated("talaj51", "5♥ 6♥ 9♣ Q♣", "3♠ 4♠", **given).press(A, A, A)
    lines = read(person)
    assert lines[:3] == [
        b"You: from the stock",
        glyphs("You: discards K♠"),
        b"The stock is rebuilt",
    ]


def test_the_tournante_s_end_is_in_the_log():
    """T-TOURNANTE: when the first round ends it goes under the pile."""
    person = Person(1, 2, draws=99).begin()
    while person.state.first_round:
        person.step()
    (told,) = [line for line in read(person) if b"goes under" in line]
    assert told == text_of(person.state.pile[0]) + b" goes under the pile"


def test_after_a_power_cut_the_log_still_has_what_everybody_saw():
    """G-SNAPSHOT"""
    person = Person(3, 2, draws=9).begin()
    while person.state.npublic < 8 and person.top == "table":
        person.step()
    person.until_mine().wait(20)
    seen = [line for line in read(person) if b"stock" not in line and b"lays" not in line]
    person.app = App(person.desk)
    person.press(A)
    *lines, last = read(person)
    assert [line for line in lines if b"stock" not in line] == seen
    assert last == words.get("log.older")


def test_a_turn_s_summary_has_all_that_was_laid_off_and_swapped():
    """T-LAYOFF, T-SWAP"""
    person = seated("talaj51", "5♥ 6♥ 9♣", "3♠ 4♠")
    session = person.app.session
    for kind, value in (
        (codes.DRAW_DISCARD, card("5♥")),
        (codes.LAY, 43),
        (codes.ADD, card("8♠")),
        (codes.SWAP, card("9♣")),
        (codes.ADD, JOKER),
        (codes.DISCARD, card("K♥")),
    ):
        session.enter(entry(kind, LINA, value))
    session.enter(entry(EVENT + codes.REBUILD, LINA, 0))
    found = person.app.stack[-1].news.summary(LINA)
    assert found == glyphs("Lina: +5♥ ▼43 ▼8♠ ▼9♣ +★ ▼★ ▶K♥")


def test_an_earlier_turn_is_not_in_the_summary():
    person = seated("talaj51", "5♥ 6♥ 9♣", "3♠ 4♠")
    session = person.app.session
    for kind, seat, value in (
        (codes.LAY, LINA, 43),
        (codes.DISCARD, LINA, card("2♥")),
        (codes.DISCARD, 0, card("3♥")),
        (codes.DRAW_STOCK, LINA, 63),
        (codes.DISCARD, LINA, card("K♥")),
        (codes.DRAW_STOCK, 0, card("3♥")),
    ):
        session.enter(entry(kind, seat, value))
    assert person.app.stack[-1].news.summary(LINA) == glyphs("Lina: ▶K♥")
    assert log_seat(session.logged(0)) == 0


MINE = "0: K♠-K♥-K♦"
CLOSES = "5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ K♠ K♥ K♦ 2♠ 2♥ 2♦"


@pytest.mark.parametrize(
    "variant, hand, table, says",
    [
        ("simple", CLOSES, [], "prompt.play"),
        ("simple", CLOSES.replace("2♦", "J♦"), [], "prompt.throw"),
        ("talaj51", "K♠ K♥ K♦ 9♥ 10♥ J♥ 2♦ 3♣", [], "prompt.play"),
        ("talaj51", "K♠ K♥ 4♦ 9♥ 10♥ J♥ 2♦ 3♣", [], "prompt.throw"),
        ("talaj51", "Q♠ 8♦ 5♥", [MINE], "prompt.throw"),
        ("talaj51", "Q♠ 8♦ K♣", [MINE], "prompt.play"),
        ("talaj51", "Q♠ 8♦ K♣", [MINE.replace("0:", "1:")], "prompt.throw"),
    ],
)
def test_to_lay_is_only_offered_to_a_hand_that_can(variant, hand, table, says):
    """T-SIMPLE-CLOSE, T-OPEN-51, T-LAYOFF"""
    person = seated(variant, hand, "3♠ 4♠", stock="5♣ 6♣", table=table).press(A)
    person.wait(20)
    assert person.app.stack[-1].text == words.get(says)


def test_in_simple_no_points_are_shown_where_cards_count():
    """T-SIMPLE-CLOSE"""
    person = seated("simple", CLOSES, "3♠ 4♠", stock="5♣ 6♣").press(A, Y)
    builder = person.app.stack[-1]
    assert {builder.value(i) for i in range(builder.n - 1)} == {b""}
    assert builder.value(builder.n - 1) == b"13/13"
