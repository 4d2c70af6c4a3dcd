"""Texts and fonts: nothing is missing in any language, and what is drawn is what was written."""

import ast
import itertools
import re
from array import array

import pytest

from engine import codes, melds
from firmware import font, learn, phrases, words
from hw.canvas import Canvas
from tests.vm import ROOT, sources
from tools import assets
from tools.assets import build, charset, fonts, shape, texts

_PLACE = re.compile(r"\{\w+\}")
_ASKING = ("words.get", "words.fill")
_FIRMWARE = sorted((ROOT / "firmware").rglob("*.py"))


@pytest.fixture(scope="module")
def made():
    return build.results()


def test_results_are_up_to_date(made):
    """If not: `make assets`."""
    there = {path.name: path.read_bytes() for path in assets.RESULTS.glob("*.bin")}
    assert sorted(there) == sorted(made)
    assert [name for name in made if made[name] != there[name]] == []


def test_every_language_has_a_file():
    assert sorted(words.LANGUAGES) == texts.languages()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_key_is_missing(language):
    everything = {key for one in words.LANGUAGES for key in texts.source(one)}
    assert everything - set(texts.source(language)) == set()


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_places_are_the_same_in_all_languages(language):
    english = texts.source("en")
    for key, text in texts.source(language).items():
        assert sorted(set(_PLACE.findall(text))) == sorted(set(_PLACE.findall(english[key]))), key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_error_has_a_sentence(language):
    assert [key for key in texts.errors() if not texts.source(language)[key]] == []


def all_melds():
    """Every run, and every set whose joker, if any, comes last."""
    for suit, low in itertools.product(range(4), range(1, 13)):
        for size in range(3, min(13, 15 - low) + 1):
            yield from (melds.run(suit, low, size, joker) for joker in range(size + 1))
    for rank, suits in itertools.product(range(1, 14), range(16)):
        if (n := suits.bit_count()) > 1:
            m = melds.set_of(suits, rank)
            yield m if n > 2 else m | melds.JOKER_SLOT << 6
            if n == 3:
                yield m | melds.JOKER_SLOT << 9


def test_a_meld_s_short_text_has_its_cards_and_what_they_share_once():
    words.load("en")
    for m in all_melds():
        cards = [phrases.card(melds.card_at(m, i)) for i in range(melds.size(m))]
        natural = [text for text in cards if len(text) == 2]
        shared = 0 if melds.is_set(m) else 1
        own = b"".join(text if len(text) == 1 else text[1 - shared :][:1] for text in cards)
        common = natural[0][shared : shared + 1]
        assert phrases.meld(m) == (own + common if shared else common + own), m


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_was_paid_and_the_total_are_a_sum_from_left_to_right(language):
    words.load(language)
    assert phrases.say("score.line", 25, 78) == b"+25 = 78"


@pytest.mark.parametrize("language", ["es", "fr", "en"])
def test_after_a_colon_texts_go_on_small(language):
    """A game's name or a button may follow."""
    for key, text in texts.source(language).items():
        for word in re.findall(r":\s+([A-ZÀ-Þ][a-zß-ÿ]+)", text):
            assert word in ("Simple", "Talaj", "Rami"), (key, text)


def used_keys():
    """The keys that the firmware asks `words` for in plain words."""
    for path in _FIRMWARE:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = ast.unparse(node.func)
                key = node.args[called == "words.fill"] if called in _ASKING else None
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, path.name


def test_the_firmware_asks_for_keys_that_exist():
    known = texts.source("en")
    assert [found for found in used_keys() if found[0] not in known] == []


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("size", ["small", "note", "text"])
def test_every_glyph_of_a_text_is_in_the_font(language, size):
    words.load(language)
    f = font.load(size, words.script)
    for key in texts.source(language):
        text = learn.get(key) if texts.teaches(key) else words.get(key)
        missing = [g for g in text if g > charset.BREAK and not f.has(g)]
        assert missing == [], key


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_texts_come_back_by_their_key(language):
    words.load(language)
    assert words.get(codes.E_NO_UNDO) != b""
    shown = texts.shown(language)
    bytes_of = charset.latin()
    if language == "ar":
        bytes_of = charset.arabic(set("".join(shown.values())))
    errors = texts.errors()
    for key, text in shown.items():
        asked = errors.index(key) + 1 if key in errors else key
        found = learn.get(key) if texts.teaches(key) else words.get(asked)
        assert found == texts.encoded(text, bytes_of), key
    assert words.get("no such key") == learn.get("no such key") == b""
    assert words.right_to_left == (language == "ar")


def test_french_cards_are_valet_dame_roi():
    line = bytearray(8)
    words.load("fr")
    n = words.card(line, 0, 10)
    assert bytes(line[:n]) == b"V\x10"
    words.load("en")
    n = words.card(line, 0, 23)
    assert bytes(line[:n]) == b"J\x11"


@pytest.mark.parametrize(
    "value, shown",
    [(0, b"0"), (7, b"7"), (51, b"51"), (-1037, b"-1037"), (100000, b"100000")],
)
def test_numbers_are_written_in_place(value, shown):
    line = bytearray(b"ab......")
    n = words.number(line, 2, value)
    assert bytes(line[:n]) == b"ab" + shown


def test_what_does_not_fit_is_left_out():
    line = bytearray(4)
    assert words.number(line, 2, 123) == 2
    assert words.card(line, 3, 5) == 3
    assert words.text(line, 2, b"abc") == 4


def test_places_are_filled():
    line = bytearray(255)
    words.load("en")
    n = words.fill(line, codes.E_THRESHOLD, 43, 51)
    assert bytes(line[:n]).startswith(b"43 of 51 ")
    n = words.fill(line, codes.E_MUST_USE, 6)
    assert bytes(line[:n]).startswith(b"7\x10, ")


def test_arabic_is_joined_and_runs_from_right_to_left():
    assert shape.visual("سلام") == "ﻡﻼﺳ"


def test_arabic_keeps_numbers_and_cards_from_left_to_right():
    assert shape.visual("لك {n0}/{n1} نقطة") == "ﺔﻄﻘﻧ {n0}/{n1} ﻚﻟ"
    assert shape.visual("{c0} من {n0}") == "{n0} ﻦﻣ {c0}"


def test_cards_in_arabic_follow_each_other_from_left_to_right():
    assert shape.visual("مثل 5♥ 6♥ ⑩♠") == "5♥\u00a06♥\u00a0⑩♠ ﻞﺜﻣ"


def test_a_latin_phrase_in_arabic_is_not_broken():
    assert "Rami\u00a051" in shape.visual("لعبة Rami 51")


def test_no_space_is_drawn_where_letters_join():
    """The pixel columns at both sides of a join have ink."""
    for character, rows in joined_glyphs():
        left, right = shape.joins(character)
        assert not left or any(row[0] == "#" for row in rows), character
        assert not right or any(row[-1] == "#" for row in rows), character


def joined_glyphs():
    from tools.assets import glyphs

    found = glyphs.read(fonts.FOLDER / "fonts" / "unifont.glyphs")
    for character, rows in found.items():
        if any(shape.joins(character)):
            yield character, fonts._trimmed(character, rows, 3)


def spans_of(text, widest, right_to_left):
    """The lines of a text in a box that is as wide as the text `widest`."""
    f = font.load("small", "latin")
    width = f.width(widest)
    spans = bytearray(40)
    n = f.lines(text, len(text), width, right_to_left, spans)
    lines = [text[spans[2 * i] : spans[2 * i + 1]] for i in range(n)]
    assert all(f.width(line) <= width for line in lines)
    return lines


def test_lines_break_at_spaces_from_the_left():
    assert spans_of(b"draw a card first", b"card first", False) == [b"draw a", b"card first"]


def test_lines_of_arabic_begin_at_the_right():
    assert spans_of(b"tsrif drac a ward", b"tsrif drac", True) == [b"a ward", b"tsrif drac"]


def test_a_line_end_breaks_and_may_leave_a_line_empty():
    assert spans_of(b"one\n\ntwo", b"one two", False) == [b"one", b"", b"two"]


def test_a_word_that_is_too_long_is_cut():
    lines = spans_of(b"anticonstitutionnellement", b"anticonst", False)
    assert len(lines) > 2
    assert b"".join(lines) == b"anticonstitutionnellement"


def test_a_text_is_as_wide_as_it_is_drawn():
    canvas = Canvas(128, 16, 2)
    f = font.load("small", "latin")
    text = b"43/51 \x10\x11\x12\x13 AaQg"
    canvas.clean()
    assert f.draw(canvas, text, 5, 3, 1) == 5 + f.width(text)
    assert canvas.x1 <= 5 + f.width(text)
    assert (canvas.y0, canvas.y1) == (3, 3 + f.height)


def test_digits_are_of_one_width():
    for script, size in fonts.FONTS:
        f = font.load(size, script)
        assert len({f.width(bytes([48 + d])) for d in range(10)}) == 1


def test_glyphs_overlap_where_they_are_equal():
    assert fonts._overlapping({b"\0a\0", b"\0b\0", b"b"}) == b"\0a\0b\0"


FILES = """
import measure
from array import array
from firmware import font, words, cardart, palette
from hw.canvas import Canvas
"""
DRAW = """
line = bytearray(200)
spans = array("H", [0] * 20)
SIZES = (("small", "small", 2, 128, 64), ("text", "large", 16, 240, 240))

def draw():
    n = words.fill(line, 27, 43, 51)
    n = words.card(line, n, 9)
    for i in range(f.lines(line, n, width, words.right_to_left, spans)):
        f.draw_right(canvas, line, width, i * f.height, 1, spans[2 * i], spans[2 * i + 1])
    for c in range(53):
        cards.draw(canvas, c, c * 5, 20, cards.step, c & 7)

for language in ("fr", "ar"):
    for size, shape, colours, width, height in SIZES:
        words.load(language)
        f = font.load(size, words.script)
        cards = cardart.load(shape, palette.SUITS_FOUR if colours == 16 else None)
        canvas = Canvas(width, height, colours)
        draw()
        print(measure.locked(draw), measure.allocated(draw))
"""


def test_texts_and_cards_are_drawn_without_allocating(machine):
    files = sources() | sources("hw", "firmware")
    files |= {"firmware/assets/" + p.name: p.read_bytes() for p in assets.RESULTS.glob("*.bin")}
    assert machine.run(FILES + DRAW, files).split("\n")[:4] == ["None 0"] * 4


def test_spans_may_be_of_any_array():
    f = font.load("small", "latin")
    assert f.lines(b"a b", 3, 90, False, array("H", [0] * 4)) == 1


def test_more_arabic_forms_than_codes_take_the_place_of_unused_small_letters():
    used = {chr(0x620 + i) for i in range(130)} | set("bz \u00a0")
    codes_of = charset.arabic(used)
    assert len({codes_of[c] for c in used}) == len(used)
    assert codes_of["b"] == ord("b")
    assert "a" not in codes_of
