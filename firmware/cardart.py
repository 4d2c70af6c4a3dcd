"""Cards as pictures: faces, backs, and the tiny faces of melds. Drawing allocates nothing.

    cards = cardart.load("small", palette.SUITS_TWO)   # 128x64, 72x40; inks only for colour
    cards.draw(canvas, c, x, y, cards.step, cardart.CURSOR)

| size | card | in a row | for |
|---|---|---|---|
| tiny | 6 x 11 | 6 apart | melds on two colours: lit pictures without a card |
| small | 13 x 18 | 8 apart | the hand on two colours, melds on sixteen |
| large | 40 x 56 | 15 apart | the hand on sixteen colours |

A row is drawn from left to right, each card as wide as is seen of it.
"""

from engine.cards import JOKER
from engine.compat import const
from firmware import files, palette, words

# States, added up. On two colours a card under the cursor is dark above a lit line, a dim one
# without it; a tiny one under the cursor is lit.
CURSOR = const(1)
DIM = const(2)
MARKED = const(4)

_SUITS = const(16)
_STAR = const(20)
_JOKER = const(21)
_DOUBLED = const(6)
# Lower pictures have no room for a card around them.
_FRAMED = const(16)

# full width, height, step in a row, top of the rank, top of the suit
_SIZES = {
    "tiny": (6, 11, 6, 0, 6),
    "small": (13, 18, 8, 1, 9),
    "large": (40, 56, 15, 4, 24),
}


class Cards:
    """The cards of a size. On two colours `inks` is None: dark pictures on a lit card."""

    def __init__(self, data, shape, inks):
        self._data = data
        self._inks = inks
        self.w, self.h, self.step, self._rank_y, self._suit_y = shape
        self._centre = data[2] > _JOKER + 1
        if inks:
            self._paper, self._edge, self._dim = palette.CARD, palette.GREY, palette.CARD_DIM
            self._here, self._back, self._line = palette.GOLD, palette.BLUE, palette.WHITE
        else:
            self._paper, self._edge, self._dim = 1, 0, 0
            self._here, self._back, self._line = 0, 0, 1
            if self.h < _FRAMED:
                self._paper, self._here = 0, 1

    def draw(self, canvas, c, x, y, visible, state=0):
        """Draw card c with its top left at x, y, `visible` pixels of it; the last one is the gap
        to the next card when it is not the whole card."""
        paper = self._paper
        if state & CURSOR:
            paper = self._here
        elif state & DIM:
            paper = self._dim
        ink = self._inks[4 if c == JOKER else c // 13] if self._inks else 1 - paper
        self._ground(canvas, x, y, visible, paper)
        self._face(canvas, c, x, y, visible, canvas.dip(ink))
        if state & CURSOR and not self._inks and self.h >= _FRAMED:
            canvas.fb.hline(x, y + self.h - 1, visible - 1, 1)
        if state & MARKED:
            canvas.fb.hline(x + 1, y + self.h - 2, visible - 3, ink)

    def back(self, canvas, x, y, visible):
        """Draw a card face down."""
        self._ground(canvas, x, y, visible, self._back)
        fb = canvas.fb
        fb.rect(x, y, visible, self.h, self._line)
        for row in range(y + 2, y + self.h - 2, 2):
            for column in range(x + 2 + (row & 2), x + visible - 2, 4):
                fb.pixel(column, row, self._line)

    def _ground(self, canvas, x, y, visible, paper):
        """The empty card, with a line where the next one covers it."""
        canvas.fill_rect(x, y, visible, self.h, paper)
        if visible < self.w:
            canvas.fb.vline(x + visible - 1, y, self.h, self._edge)

    def _face(self, canvas, c, x, y, visible, key):
        """Rank and suit, or crown and star, at the left of the card, which is all that a row
        shows; and large at its right if there is room."""
        joker = c == JOKER
        suit = _STAR if joker else _SUITS + c // 13
        middle = x + (self.step - 1) // 2
        rank = _JOKER if joker else self._rank(c)
        self._picture(canvas, rank, middle, y + self._rank_y, key)
        self._picture(canvas, suit, middle, y + self._suit_y, key)
        if self._centre and visible == self.w:
            large = _DOUBLED + (_JOKER if joker else suit)
            self._picture(canvas, large, x + (self.step + self.w) // 2, y + self.h - 29, key)

    def _rank(self, c):
        """The picture of a card's rank, in the language of the texts."""
        r = c % 13
        if r >= 10 and words.language == "fr":
            return r + 3
        return r

    def _picture(self, canvas, i, middle, y, key):
        """Draw picture i with its middle at a column, in the ink that was dipped into."""
        data = self._data
        bits = canvas.bits
        i = 4 + 4 * i
        w = data[i]
        h = data[i + 1]
        at = 4 + 4 * data[2] + (data[i + 2] | data[i + 3] << 8)
        for j in range((w + 7 >> 3) * h):
            bits[j] = data[at + j]
        canvas.fb.blit(canvas.stamp(w, h), middle - w // 2, y, key, canvas.pair)


def load(size, inks=None):
    """Read the pictures of a size; `inks` are five colours for ♠♥♦♣★."""
    with files.asset("cards_" + size + ".bin") as file:
        return Cards(file.read(), _SIZES[size], inks)
