"""Every text fits its place, on every layout and in every language."""

import pytest

from engine import codes
from engine.cards import FACES
from firmware import paint, phrases, words
from firmware.listing import Listing
from hw.boards import sim
from hw.buttons import DOWN, LEFT, UP, A, B, Y
from hw.canvas import Canvas
from tests.person import Person

LISTS = ("title", "setup", "settings", "pause", "concede", "rules", "score", "sheet", "glossary",
         "statistics", "openings")  # fmt: skip
PROMPTS = ("prompt.draw", "prompt.first", "prompt.play", "prompt.unsaved", "need.ready",
           "need.later", "prompt.move", "place.stock", "place.pile", "place.tournante",
           "place.return", "place.menu", "news.rebuild", "marks.signs",
           "log.older")  # fmt: skip
# What the smallest canvas has no room for runs past when the cursor rests on it.
RUNNING = ("72x40",)


def wide(person, text):
    return person.app.look.text.width(text)


def lines(person):
    """(screen, label, value) of all lists."""
    app = person.app
    for name, *args in [*[(name,) for name in LISTS], ("setup", True)]:
        screen = app.open(name, *args)
        assert isinstance(screen, Listing)
        for i in range(screen.n):
            while screen.at != i:
                screen.go(1)
            yield name, screen.label(i), screen.value(i)
        app.close()


@pytest.mark.parametrize("size", [size for size in sim.SIZES if size not in RUNNING])
@pytest.mark.parametrize("language", range(1, 5))
@pytest.mark.parametrize("variant, players", [(1, 4), (3, 6)])
def test_labels_and_values_fit(size, language, variant, players):
    person = Person(variant, players, size, language=language).begin()
    look = person.app.look
    room = look.width - 2 * look.pad
    long = [
        (name, label, value)
        for name, label, value in lines(person)
        if wide(person, label) + wide(person, value) + look.gap > room
    ]
    assert long == []


@pytest.mark.parametrize("size", sim.SIZES)
@pytest.mark.parametrize("language", range(1, 5))
@pytest.mark.parametrize("variant, players", [(0, 2), (1, 4), (3, 6)])
def test_no_label_lies_under_a_value_and_of_each_its_half_is_seen(
    size, language, variant, players
):
    """What is cut ends in dots."""
    person = Person(variant, players, size, language=language).begin()
    look, canvas = person.app.look, person.app.canvas
    x = look.pad
    covered = []
    for name, label, value in lines(person):
        canvas.fill(0)
        paint.end(canvas, look, value, x, 0, look.width - 2 * x, 1)
        alone = beside(canvas, look, wide(person, value))
        canvas.fill(0)
        paint.pair(canvas, look, label, value, 0, 1)
        seen = wide(person, label) <= paint.room(look, value)
        half = label[len(label) // 2 :] if look.mirrored else label[: (len(label) + 1) // 2]
        seen = seen or wide(person, half) + 6 <= paint.room(look, value)
        if value and alone != beside(canvas, look, wide(person, value)) or not seen:
            covered.append((name, label, value))
    assert covered == []


def beside(canvas, look, wide):
    """The pixels where a value is, and one beside it."""
    first = 0 if look.mirrored else look.width - look.pad - wide - 1
    stop = look.pad + wide + 1 if look.mirrored else look.width
    return [canvas.fb.pixel(x, y) for y in range(look.row) for x in range(max(0, first), stop)]


@pytest.mark.parametrize("size", sim.SIZES)
@pytest.mark.parametrize("language", range(1, 5))
def test_the_lists_over_the_hand_show_a_line(size, language):
    """Where a title leaves no room for one, there is none."""
    person = Person(1, 2, size, language=language).begin().past_draw()
    for button in (A, Y):
        shown = person.press(button).app.stack[-1]
        assert shown.n and shown.visible and shown.head + person.app.look.row <= shown.h
        person.press(B)


def rules_of(canvas):
    """The rows that are lit from side to side."""
    across = range(canvas.width)
    lit = [sum(canvas.fb.pixel(x, y) for x in across) for y in range(canvas.height)]
    return lit, [y for y in range(canvas.height) if lit[y] == canvas.width]


@pytest.mark.parametrize("size", ["128x64", "72x40"])
def test_arabic_s_marks_touch_no_rule(size):
    """Neither the table's nor a title's."""
    person = Person(1, 4, size, language=3).begin()
    app = person.app
    table = app.stack[-1]
    for key in PROMPTS:
        table.tell(words.get(key))
        app.draw()
        lit, (rule, *_) = rules_of(app.canvas)
        assert lit[rule - 1 if app.look.line_over else rule + 1] == 0, key
    for name in ("hint", "fairness", "rules"):
        app.open(name)
        person.press(A) if name == "rules" else app.draw()
        lit, rules = rules_of(app.canvas)
        assert len(rules) == (app.stack[-1].head > 0)
        assert [y for y in rules if lit[y - 1] or lit[y + 1] > 1] == [], name
        person.press(B)


@pytest.mark.parametrize("size", sim.SIZES)
@pytest.mark.parametrize("language", range(1, 5))
def test_titles_fit(size, language):
    person = Person(1, 2, size, language=language).begin()
    look = person.app.look
    for name in (*LISTS, "fairness", "hint", "builder", "log"):
        title = person.app.open(name).title
        assert look.heading.width(title) <= look.width, (name, title)
        person.app.close()


@pytest.mark.parametrize("size", sim.SIZES)
@pytest.mark.parametrize("language", range(1, 5))
def test_what_a_known_seed_means_is_seen_whole(size, language):
    """G-FAIR: before the cut, and where the seed is entered."""
    person = Person(1, 2, size, language=language)
    app, look = person.app, person.app.look
    setup = app.open("setup", True)
    seed = app.open("seed", setup)
    assert look.figures.width(b"0") * 8 <= look.width
    assert seed.end(seed.head) <= look.height
    app.close()
    person.press(UP, UP, LEFT, DOWN, DOWN, A)
    cut = app.stack[-1]
    for text in (cut.title, cut.hint):
        assert 0 < look.heading.width(text) <= look.width


@pytest.mark.parametrize("size", [size for size in sim.SIZES if size not in RUNNING])
@pytest.mark.parametrize("language", range(1, 5))
def test_the_line_says_the_usual_things_without_growing(size, language):
    person = Person(1, 4, size, language=language).begin()
    table = person.app.stack[-1]
    texts = [words.get(key) for key in PROMPTS]
    texts += [phrases.say("prompt.wait", 0, 0, words.get("name.%d" % i)) for i in range(1, 6)]
    texts.append(phrases.say("news.tournante", 0, 9, words.get("name.2")))
    for text in texts:
        table.tell(text)
        assert table.nlines == 1, text


@pytest.mark.parametrize("size", sim.SIZES)
@pytest.mark.parametrize("language", range(1, 5))
def test_every_refusal_can_be_read(size, language):
    """In the line, or on a screen of its own."""
    person = Person(1, 2, size, language=language).begin()
    table = person.app.stack[-1]
    for error in range(1, codes.E_BAD_ACT + 1):
        table.refuse(error, codes.act(codes.ADD, 0, 9))
        if person.top == "message":
            person.app.close()
        else:
            assert table.nlines * table.look.text.height <= table.look.height
            assert 1 <= table.nlines < len(table.spans) // 2


@pytest.mark.parametrize("size", sim.SIZES)
@pytest.mark.parametrize("language", range(1, 5))
def test_why_a_laying_is_refused_can_be_read(size, language):
    person = Person(3, 2, size, language=language).begin().past_draw()
    person.press(Y)
    builder = person.app.stack[-1]
    person.press(*((UP, A) if builder.away else (A,)))
    look = person.app.look
    if person.top == "message":
        assert person.app.stack[-1].text
        person.press(B)
    else:
        assert look.heading.width(builder.title) <= look.width
    assert person.app.stack[-1] is builder


@pytest.mark.parametrize(
    "size, most", [("240x240", 6), ("240x135", 6), ("128x64", 6), ("72x40", 3)]
)
@pytest.mark.parametrize("language", range(1, 5))
def test_the_bar_shows_every_rival(size, most, language):
    """Each with thirteen cards, all having laid."""
    for players in range(2, most + 1):
        person = Person(3, players, size, language=language).begin()
        table = person.app.stack[-1]
        state = person.state
        y = x = 0
        for seat in range(players):
            state.size[seat] = 13
            state.laid[seat] = 1
            if seat or table.shows_me:
                x = table._paint_seat(person.app.canvas, state, seat, x, y) + table._seat_gap
        assert table.look.pad + x - table._seat_gap <= table.look.width


@pytest.mark.parametrize("size", sim.SIZES)
@pytest.mark.parametrize("language", range(1, 5))
def test_languages_are_named_in_their_own_letters(size, language):
    """Whatever the language that is spoken now."""
    screen = Person(1, 2, size, language=language).app.open("language")
    for name, f in zip(screen._names, screen._fonts, strict=True):
        assert [g for g in name if not f.has(g)] == []
        assert f.height * screen.n <= screen.app.look.height + screen.n
    assert words.language == words.LANGUAGES[language - 1]


@pytest.mark.parametrize("size", sim.SIZES)
def test_a_card_of_the_hand_ends_on_the_canvas(size):
    """With the large suit of a card that is seen whole."""
    person = Person(1, 2, size).begin()
    look = person.app.look
    person.app.settings.whole = 1
    for _ in range(2):
        assert look.card_y + look.cards.h <= look.height
        person.app.apply_settings()
    tall = Canvas(look.cards.w, look.cards.h + 30, 2 if look.mono else 16)
    for c in range(FACES):
        tall.fill(0)
        look.cards.draw(tall, c, 0, 0, look.cards.w)
        edge = [tall.fb.pixel(x, look.cards.h - 1) for x in range(1, look.cards.w - 1)]
        below = [tall.fb.pixel(x, look.cards.h) for x in range(look.cards.w)]
        assert (len(set(edge)), set(below)) == (1, {0})
