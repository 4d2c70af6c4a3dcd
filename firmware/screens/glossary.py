"""The words of the game: a list of terms, each with its meaning."""

from firmware import words
from firmware.listing import Listing

# In the order of a round.
_TERMS = (
    "run", "natural_run", "set", "meld", "joker", "ace", "stock", "pile", "hand", "suit", "face",
    "deal", "dealer", "round", "draw", "discard", "take", "last", "first", "tournante", "opening",
    "threshold", "lay", "layoff", "swap", "closing", "close", "layall", "dead", "playable",
    "spare", "sec", "simple", "t51", "t71", "1v1", "2v2", "partner", "penalty", "points", "limit",
    "void", "four", "clean", "firstlay", "reference", "house", "r40", "r51",
)  # fmt: skip
_BREAK = b"\n"


def entry(i):
    """A term and its meaning: the two parts of its text."""
    term, _, meaning = words.get("glossary." + _TERMS[i]).partition(_BREAK)
    return term, meaning


class Screen(Listing):
    """Only the terms in sight are in memory."""

    def __init__(self, app):
        super().__init__(app, words.get("menu.glossary"), len(_TERMS))
        self._texts = [b""] * self.visible
        self.stale()

    def stale(self, parts=0x3FFFFFFF):
        super().stale(parts)
        if self.n and parts & 1:
            for row in range(min(self.visible, self.n - self.top)):
                self._texts[row] = entry(self.top + row)[0]

    def label(self, i):
        return self._texts[i - self.top]

    def turned(self, i, step):
        pass

    def chosen(self, i):
        self.app.open("message", *entry(i))
