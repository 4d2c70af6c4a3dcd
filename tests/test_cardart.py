"""Cards as pictures: what fits, and what can be told apart."""

import itertools

import pytest

from engine.cards import FACES, JOKER
from firmware import cardart, palette, words
from hw.canvas import Canvas


@pytest.fixture(autouse=True, params=["es", "fr"])
def language(request):
    words.load(request.param)
    yield request.param
    words.load("es")


def face(cards, colours, c, state=0, visible=0):
    """The pixels of a card, `visible` of its columns drawn."""
    canvas = Canvas(cards.w, cards.h, colours)
    cards.draw(canvas, c, 0, 0, visible or cards.step, state)
    return bytes(canvas.buffer)


def small():
    return cardart.load("small")


def large():
    return cardart.load("large", palette.SUITS_TWO)


@pytest.mark.parametrize("size, width", [("small", 128), ("large", 240)])
def test_fifteen_cards_fit_on_a_line(size, width):
    cards = cardart.load(size)
    assert 14 * cards.step + cards.step <= width


@pytest.mark.parametrize(
    "cards, colours",
    [(small(), 2), (large(), 16)],
    ids=["small", "large"],
)
def test_all_cards_differ_in_what_a_row_shows(cards, colours):
    faces = {face(cards, colours, c) for c in range(FACES)}
    assert len(faces) == FACES


def test_suits_differ_by_shape_and_not_by_colour_alone():
    """On sixteen colours with one ink for all."""
    cards = cardart.load("large", bytes(5))
    assert len({face(cards, 16, 13 * suit) for suit in range(4)}) == 4


@pytest.mark.parametrize("c", [0, 9, 25, 51, JOKER])
def test_states_are_seen(c):
    states = (0, cardart.CURSOR, cardart.DIM, cardart.MARKED)
    for cards, colours in ((small(), 2), (large(), 16)):
        for one, other in itertools.combinations(states, 2):
            assert face(cards, colours, c, one) != face(cards, colours, c, other)


def test_french_faces_have_their_own_letters(language):
    jack = face(small(), 2, 10)
    words.load("en")
    assert (face(small(), 2, 10) == jack) == (language == "es")


def test_a_card_stays_in_its_place():
    for cards, colours in ((small(), 2), (large(), 16)):
        canvas = Canvas(3 * cards.w, cards.h + 20, colours)
        canvas.clean()
        cards.draw(canvas, JOKER, cards.w, 10, cards.w)
        place = (canvas.x0, canvas.y0, canvas.x1, canvas.y1)
        assert place == (cards.w, 10, 2 * cards.w, 10 + cards.h)


def test_inks_on_a_card_are_readable():
    """WCAG contrast of 4.5 at least, on the card and under the cursor."""
    for inks in (palette.SUITS_TWO, palette.SUITS_FOUR):
        for ink, paper in itertools.product(inks, (palette.CARD,)):
            assert contrast(ink, paper) >= 4.5, (ink, paper)


def test_texts_on_the_felt_are_readable():
    grounds = (palette.FELT, palette.FELT_DARK)
    for ink, paper in itertools.product(
        (palette.WHITE, palette.GREY_LIGHT, palette.GOLD), grounds
    ):
        assert contrast(ink, paper) >= 7
    assert contrast(palette.BLACK, palette.GOLD) >= 7


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(c):
    parts = [x / 255 for x in palette.RGB[3 * c : 3 * c + 3]]
    r, g, b = (x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_a_colour_in_sixteen_bits():
    assert palette.rgb565(palette.WHITE) == 0xFFFF
    assert palette.rgb565(palette.FELT) == 0x0B << 8 & 0xF800 | 0x3D << 3 & 0x7E0 | 0x2A >> 3
