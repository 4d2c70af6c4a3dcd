"""The sixteen colours, by name; on a canvas of two colours 0 is dark and 1 is lit.

Chosen for contrast on small ST7789 panels: text on its ground is 7:1 or better (WCAG), the suits'
four colours on a card's white 4.5:1.
"""

from engine.compat import const

BLACK = const(0)
WHITE = const(1)
FELT = const(2)
FELT_DARK = const(3)
FELT_LIGHT = const(4)
GREY_DARK = const(5)
GREY = const(6)
GREY_LIGHT = const(7)
CARD = const(8)
CARD_DIM = const(9)
RED = const(10)
BLUE = const(11)
GREEN = const(12)
GOLD = const(13)
ORANGE = const(14)
PURPLE = const(15)

# red, green, blue of each
RGB = (
    b"\x00\x00\x00\xff\xff\xff\x0b\x3d\x2a\x06\x26\x1a"
    b"\x1d\x6b\x4a\x2e\x33\x38\x6e\x76\x7d\xc4\xcb\xd1"
    b"\xfb\xf8\xee\xb9\xb6\xa8\xc2\x14\x20\x12\x4f\xb8"
    b"\x0d\x6e\x2f\xff\xcf\x3d\xff\x8a\x2a\x7b\x2c\x9e"
)

# Inks of ♠♥♦♣★ on a card: two colours as on printed cards, or one for each suit.
SUITS_TWO = b"\x00\x0a\x0a\x00\x0f"
SUITS_FOUR = b"\x00\x0a\x0b\x0c\x0f"


def rgb565(i):
    """Colour i as the 16 bits of an ST7789."""
    r, g, b = RGB[3 * i], RGB[3 * i + 1], RGB[3 * i + 2]
    return (r & 0xF8) << 8 | (g & 0xFC) << 3 | b >> 3
