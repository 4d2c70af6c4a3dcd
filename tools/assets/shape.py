"""Arabic as it is drawn: letters in their joined forms, in order from left to right.

Lines must not be broken before the letters are in order, so a text is kept whole: `font.lines`
takes its words from the right. Numbers, cards and Latin words keep their order; spaces inside them
become hard ones.
"""

import re
import unicodedata

import arabic_reshaper
from bidi.algorithm import get_display

_SHAPER = arabic_reshaper.ArabicReshaper(
    {"support_ligatures": True, "ARABIC LIGATURE ALLAH": False}
)

# The stroke that draws a join out; Unicode gives it no joined forms.
TATWEEL = "\u0640"

# Letters that stand for the places of a text while it is put in order: numbers and cards are read
# from left to right, a text is Arabic (Hebrew letters have the same direction, and never join).
_LEFT = "\u0250"
_RIGHT = "\u05d0"
# Suits are neutral to Unicode's rules, and would go to the other side of their rank.
_SUITS = dict(zip(map(ord, "♠♥♦♣★⑩"), "\u0270\u0271\u0272\u0273\u0274\u0275", strict=True))
_SUITS_AGAIN = {ord(letter): chr(suit) for suit, letter in _SUITS.items()}


def visual(text):
    """The logical `text` in drawing order; every line of it for itself."""
    return "\n".join(_line(line) for line in text.split("\n"))


def _line(line):
    marks: list[str] = []
    line = re.sub(r"\{[nct][0-2]\}", lambda m: _mark(marks, m[0]), line)
    line = line.translate(_SUITS)
    line = re.sub(r"(?<=[A-Za-z0-9\u0250-\u027f]) (?=[A-Za-z0-9\u0250-\u027f])", "\u00a0", line)
    shown = get_display(_SHAPER.reshape(line), base_dir="R").translate(_SUITS_AGAIN)
    for i, place in enumerate(marks):
        shown = shown.replace(_letter(place, i), place)
    return shown


def _mark(marks, place):
    marks.append(place)
    return _letter(place, len(marks) - 1)


def _letter(place, i):
    return chr(ord(_RIGHT if place[1] == "t" else _LEFT) + i)


def joins(character):
    """Whether a form is joined to the letter at its (left, right)."""
    if character == TATWEEL:
        return True, True
    form = unicodedata.decomposition(character).split(" ")[0]
    return form in ("<initial>", "<medial>"), form in ("<final>", "<medial>")
