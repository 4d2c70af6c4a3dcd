"""Fonts: what a text's bytes look like. Drawing and measuring allocate nothing.

    body = font.load("text", words.script)        # sizes: small, note, text, title
    x = body.draw(canvas, words.get("menu.continue"), 4, 10, ink)

A text in Arabic is already in the order in which it is drawn; only where its lines begin differs,
which `lines` knows.
"""

from engine.compat import const
from firmware import files

SIZES = ("small", "note", "text", "title")

_WIDTHS = const(4)
_STARTS = const(260)
_PIXELS = const(772)
_EMPTY = const(0xFFFF)
_BREAK = const(10)
_SPACE = const(32)
_SPADE = const(16)
_SUITS_END = const(21)


class Font:
    """A font from the bytes of its file. `suits`: five inks for ♠♥♦♣★, or None for the text's."""

    def __init__(self, data, suits=None):
        self._data = data
        self.height = data[2]
        self.suits = suits

    def draw(self, canvas, text, x, y, ink, start=0, stop=-1):
        """Draw text[start:stop] with its top left at x, y; return where it ends."""
        # 140 us a letter of 8 rows on the RP2040; with a call of `glyph` for each it was 400.
        data = self._data
        bits = canvas.bits
        h = self.height
        stamps = canvas.stamps(h)
        key = canvas.dip(ink)
        begin = x
        for i in range(start, len(text) if stop < 0 else stop):
            g = text[i]
            at = data[_STARTS + 2 * g] | data[_STARTS + 1 + 2 * g] << 8
            w = data[_WIDTHS + g]
            if at != _EMPTY:
                if self.suits:
                    key = canvas.dip(self._ink(g, ink))
                at += _PIXELS
                for j in range((w + 7 >> 3) * h):
                    bits[j] = data[at + j]
                canvas.fb.blit(stamps[w] or canvas.stamp(w, h), x, y, key, canvas.pair)
            x += w
        canvas.touch(begin, y, x - begin, h)
        return x

    def draw_right(self, canvas, text, x, y, ink, start=0, stop=-1):
        """Draw so that the text ends before x; return where it begins."""
        x -= self.width(text, start, stop)
        self.draw(canvas, text, x, y, ink, start, stop)
        return x

    def draw_centre(self, canvas, text, x, y, ink, start=0, stop=-1):
        """Draw with the middle at x; return where it ends."""
        x -= self.width(text, start, stop) // 2
        return self.draw(canvas, text, x, y, ink, start, stop)

    def width(self, text, start=0, stop=-1):
        """How many pixels wide text[start:stop] is."""
        total = 0
        for i in range(start, len(text) if stop < 0 else stop):
            total += self._data[_WIDTHS + text[i]]
        return total

    def has(self, g):
        """Whether there is a glyph for a byte."""
        return self._data[_WIDTHS + g] > 0

    def _ink(self, g, ink):
        return self.suits[g - _SPADE] if _SPADE <= g < _SUITS_END else ink

    def lines(self, text, n, width, right_to_left, spans):
        """Break text[:n] into lines of at most `width` pixels; return how many.

        Line i is text[spans[2 * i]:spans[2 * i + 1]], top line first. From right to left the
        first words of a paragraph are its last bytes. What `spans` has no room for is left out.
        """
        count = 0
        first = 0
        while first <= n:
            end = first
            while end < n and text[end] != _BREAK:
                end += 1
            if right_to_left:
                count = self._from_right(text, first, end, width, spans, count)
            else:
                count = self._from_left(text, first, end, width, spans, count)
            first = end + 1
        return count

    def _from_left(self, text, first, end, width, spans, count):
        """Break a paragraph into lines of words from the left."""
        while 2 * count + 1 < len(spans):
            stop = self._fitting(text, first, end, width, 1)
            spans[2 * count] = first
            spans[2 * count + 1] = stop
            count += 1
            first = stop
            if first < end and text[first] == _SPACE:
                first += 1
            if first >= end:
                break
        return count

    def _from_right(self, text, first, end, width, spans, count):
        """Break a paragraph into lines of words from the right."""
        while 2 * count + 1 < len(spans):
            start = self._fitting(text, end - 1, first - 1, width, -1) + 1
            spans[2 * count] = start
            spans[2 * count + 1] = end
            count += 1
            end = start
            if end > first and text[end - 1] == _SPACE:
                end -= 1
            if end <= first:
                break
        return count

    def _fitting(self, text, i, end, width, step):
        """Go from byte i towards `end`; return the first byte that is not on the line any more:
        a space where one is, else what does not fit of a word too long."""
        begin = i
        space = end
        while i != end:
            if text[i] == _SPACE:
                space = i
            width -= self._data[_WIDTHS + text[i]]
            if width < 0:
                if text[i] == _SPACE or space == end:
                    return i if i != begin else i + step
                return space
            i += step
        return end


def load(size, script, suits=None):
    """Read a font; `script` is that of the language (words.script)."""
    with files.asset(script + "_" + size + ".bin") as file:
        return Font(file.read(), suits)
