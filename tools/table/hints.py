"""The words of a suggestion's reason: the key of its text and what fills the text's places."""

from engine import cards, hint
from engine.cards import FACES
from tools.table import words


def why(found):
    """The (key, figures) of what a `Hint` has found."""
    figures = {"n0": found.count, "c1": _card(found.card)}
    figures["t2"] = words.meld_text(found.meld) if found.meld else _card(found.other)
    return "why." + hint.NAMES[found.reason], figures


def _card(c):
    return cards.name(c) if c < FACES else ""
