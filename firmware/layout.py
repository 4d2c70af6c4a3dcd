"""Where things are on a canvas: one Look for each of the sizes that the boards have.

Numbers are pixels. The table has, from top to bottom: the bar, the melds, the line, the row of
piles, the hand.
"""

from engine.compat import const
from firmware import cardart, font, palette, words

# Of a large card in a meld, as much as rank and suit take.
MELD_LARGE = const(40)
# The lines over melds in the hand, and the gap below them, on sixteen colours.
_OVER = const(5)

# by width, height: fonts of lists, figures and titles; bar, line, row, hand heights
SIZES = {
    (72, 40): ("small", "small", "small", 8, 8, 12, 20),
    (128, 64): ("small", "small", "small", 8, 9, 11, 20),
    (240, 135): ("note", "note", "text", 14, 16, 18, 45),
    (240, 240): ("text", "text", "text", 20, 20, 38, 61),
}


class Look:
    """Fonts, colours and places for one canvas in the language loaded."""

    def __init__(self, width, height, colours, four_suits):
        size = SIZES[(width, height)]
        self.text_size = size[0]
        self.width = width
        self.height = height
        self.mono = colours == 2
        self.mirrored = words.right_to_left
        self.whole = False  # the hand's cards are seen whole, even if it then scrolls
        self.colour(four_suits)
        script = words.script
        self.text = font.load(size[0], script)
        self.figures = self._font(size[1], "latin", size[0], script)
        self.heading = self._font(size[2], script, size[0], script)
        self._lists()
        self._table(size)

    def _font(self, size, script, text_size, text_script):
        """The font of lists again, where it will do."""
        if size == text_size and script == text_script:
            return self.text
        return font.load(size, script)

    def colour(self, four_suits):
        """Set the colours and read the cards; the suits' colours are the person's choice."""
        if self.mono:
            self.paper, self.ink, self.dim, self.cursor, self.cursor_ink = 0, 1, 1, 1, 0
            self.bar, self.mark, self.card, self.card_inks = 0, 1, 1, None
            self.back = 1
        else:
            self.paper, self.ink, self.dim = palette.FELT, palette.WHITE, palette.GREY_LIGHT
            self.cursor, self.cursor_ink = palette.GOLD, palette.BLACK
            self.bar, self.mark, self.card = palette.FELT_DARK, palette.GOLD, palette.CARD
            self.back = palette.BLUE
            self.card_inks = palette.SUITS_FOUR if four_suits else palette.SUITS_TWO
        self.meld_cards = cardart.load("small", self.card_inks)
        self.cards = self.meld_cards
        if not self.mono:
            self.cards = cardart.load("large", self.card_inks)
            # 240 x 135 has no room for the lower part of a card.
            self.cards.h = min(self.cards.h, SIZES[(self.width, self.height)][6] - _OVER)

    def _lists(self):
        self.row = self.text.height + (1 if self.mono else 3)
        self.head = self.heading.height + (2 if self.mono else 5)
        self.rule = self.head - 1
        # Arabic's marks reach the top of a letter: a pixel keeps them off the rules above them.
        self.above = 1 if self.mono and self.mirrored else 0
        self.head += self.above
        self.lead = 0 if self.mono else 1
        self.pad = 1 if self.mono else 5

    def _table(self, size):
        self.bar_h = size[3]
        self.line_h = max(size[4], self.text.height + 1 + self.above)
        self.row_h = size[5]
        # Whether a card of the row is upright, its suit below its rank.
        self.upright = self.row_h > 2 * self.figures.height + 4
        self.hand_h = size[6]
        self.hand_y = self.height - self.hand_h
        self.row_y = self.hand_y - self.row_h
        self.line_y = self.row_y - self.line_h
        self.melds_y = self.bar_h
        self.melds_h = self.line_y - self.melds_y
        self._hand()
        # On the smallest canvas the melds take the bar's place, and the line lies over both while
        # it has something to say.
        self.line_over = self.melds_h < self.figures.height
        if self.line_over:
            self.line_y = self.melds_y = 0
            self.melds_h = self.row_y
        self.size_melds(False)

    def size_melds(self, large):
        """Have melds of the upper part of large cards, or of small ones."""
        self.large_melds = large
        if large:
            self.meld_row = MELD_LARGE + 3
            self.meld_rows = self.large_rows()
        else:
            self.meld_row = self.figures.height if self.mono else self.meld_cards.h + 3
            self.meld_rows = max(1, self.melds_h // self.meld_row)

    def large_rows(self):
        """How many rows of large melds there is room for."""
        return 0 if self.mono else (self.melds_h + 3) // (MELD_LARGE + 3)

    def _hand(self):
        self.narrow = self.width < 100
        self.gap = 1 if self.narrow else 3 if self.mono else 8
        self.group_h = 1 if self.mono else 3
        self.card_y = self.height - 18 if self.mono else self.hand_y + _OVER


def of(canvas, four_suits=False):
    """The Look of a canvas; `words` has a language loaded."""
    return Look(canvas.width, canvas.height, canvas.colours, four_suits)
