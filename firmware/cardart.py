"""Cards as pictures. Drawing allocates nothing.

    cards = cardart.load("small", palette.SUITS_TWO)   # 128x64, 72x40; inks only for colour
    cards.draw(canvas, c, x, y, cards.step, cardart.CURSOR)

| size | card | in a row | for |
|---|---|---|---|
| small | 13 x 18 | 8 apart | the hand on two colours, melds on sixteen |
| large | 40 x 56 | 15 apart | the hand on sixteen colours |

A row is drawn from left to right, each card as wide as is seen of it.
"""

from engine.cards import JOKER
from engine.compat import const
from firmware import files, palette, words
from hw.canvas import bitmap

# States, added up. On two colours a card under the cursor is dark above a lit line, a dim one
# without it.
CURSOR = const(1)
DIM = const(2)
MARKED = const(4)

_JACK = const(10)
_VALET = const(13)
_SUITS = const(16)
_STAR = const(20)
_JOKER = const(21)
_DOUBLED = const(6)
# Hearts and diamonds filled, in the small size, which is drawn on two and on sixteen colours.
_FILLED = const(22)
_WITH_FILLED = const(24)

# full width, height, step in a row, top of the rank, top of the suit
_SIZES = {
    "small": (13, 18, 8, 1, 9),
    "large": (40, 56, 15, 4, 24),
}


class Cards:
    """The cards of a size. On two colours `inks` is None: dark pictures on a lit card."""

    def __init__(self, data, shape, inks):
        self._inks = inks
        self.w, self.h, self.step, self._rank_y, self._suit_y = shape
        self._read_table(data)
        self._filled = inks and data[2] == _WITH_FILLED
        self._centre = data[2] > _WITH_FILLED
        if inks:
            self._paper, self._edge = palette.CARD, palette.GREY
            self._here, self._dim = palette.GOLD, palette.CARD_DIM
        else:
            self._paper = 1
            self._edge = self._here = self._dim = 0

    def _read_table(self, data):
        """A frame buffer over each picture, and half its width."""
        n = data[2]
        self._halves = bytes([data[4 + 4 * i] >> 1 for i in range(n)])
        self._pictures = []
        view = memoryview(data)
        for i in range(n):
            w, h = data[4 + 4 * i], data[5 + 4 * i]
            at = 4 + 4 * n + (data[6 + 4 * i] | data[7 + 4 * i] << 8)
            self._pictures.append(bitmap(view[at : at + (w + 7 >> 3) * h], w, h))

    # A card of the small size took 1.2 ms on the RP2040 with calls in between and with its
    # pictures copied.

    def draw(self, canvas, c, x, y, visible, state=0):
        """Draw card c with its top left at x, y, `visible` pixels of it; the last one is the gap
        to the next card when it is not the whole card."""
        paper = self._paper
        if state:
            if state & CURSOR:
                paper = self._here
            elif state & DIM:
                paper = self._dim
        suit = 4 if c == JOKER else c // 13
        ink = self._inks[suit] if self._inks else 1 - paper
        # The empty card, with a line where the next one begins; on sixteen colours the last one of
        # a row needs none.
        canvas.fb.fill_rect(x, y, visible, self.h, paper)
        if visible < self.w or not self._inks:
            canvas.fb.vline(x + visible - 1, y, self.h, self._edge)
        canvas.touch(x, y, visible, self.h)
        self._face(canvas, c, x, y, canvas.dip(ink))
        if self._centre and visible == self.w:
            self._large(canvas, suit, x, y, canvas.dip(ink))
        if state:
            self._lines(canvas, x, y, visible, state, ink)

    def _face(self, canvas, c, x, y, key):
        """Rank and suit, or crown and star, at the left of the card: all that a row shows."""
        x += self.step - 1 >> 1
        if c == JOKER:
            rank = _JOKER
            suit = _STAR
        else:
            suit = c // 13
            rank = c - 13 * suit
            if rank >= _JACK and words.language == "fr":
                rank += _VALET - _JACK
            suit += _FILLED - 1 if self._filled and 1 <= suit <= 2 else _SUITS
        left = x - self._halves[rank]
        canvas.fb.blit(self._pictures[rank], left, y + self._rank_y, key, canvas.pair)
        left = x - self._halves[suit]
        canvas.fb.blit(self._pictures[suit], left, y + self._suit_y, key, canvas.pair)

    def _large(self, canvas, suit, x, y, key):
        """The suit or the crown, doubled, in the right part of a whole card."""
        i = _DOUBLED + (_JOKER if suit == 4 else _SUITS + suit)
        x += (self.step + self.w) // 2 - self._halves[i]
        canvas.fb.blit(self._pictures[i], x, y + self.h - 29, key, canvas.pair)

    def _lines(self, canvas, x, y, visible, state, ink):
        """What tells the cursor on two colours, and a card that is marked."""
        if state & CURSOR and not self._inks:
            canvas.fb.hline(x, y + self.h - 1, visible - 1, 1)
        if state & MARKED:
            canvas.fb.hline(x + 1, y + self.h - 2, visible - 3, ink)


def load(size, inks=None):
    """Read the pictures of a size; `inks` are five colours for ♠♥♦♣★."""
    with files.asset("cards_" + size + ".bin") as file:
        # A frame buffer wants bytes that can be written.
        return Cards(bytearray(file.read()), _SIZES[size], inks)
