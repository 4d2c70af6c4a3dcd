"""The words of the game: a list of terms, each with its meaning; left and right turn the page."""

from firmware import learn, words
from firmware.listing import Listing

HELPERS = ("learn",)

# In the order of a round.
_TERMS = (
    "run", "natural_run", "set", "meld", "joker", "ace", "stock", "pile", "hand", "suit", "face",
    "deal", "dealer", "round", "draw", "discard", "take", "last", "first", "tournante", "opening",
    "threshold", "lay", "layoff", "swap", "closing", "close", "layall", "dead", "playable",
    "spare", "sec", "simple", "t51", "t71", "1v1", "2v2", "partner", "penalty", "points", "limit",
    "void", "four", "clean", "firstlay", "reference", "house", "r40", "r51",
)  # fmt: skip
_BREAK = b"\n"


class Screen(Listing):
    """Only the terms in sight are in memory: term i at i modulo their number."""

    def __init__(self, app):
        super().__init__(app, words.get("menu.glossary"), len(_TERMS))
        self._texts = [b""] * self.visible
        self._held = [-1] * self.visible

    def name_at(self):
        """The name of the term under the cursor."""
        return _TERMS[self.at]

    def label(self, i):
        place = i % self.visible
        if self._held[place] != i:
            self._held[place] = i
            self._texts[place] = learn.get("glossary." + _TERMS[i]).partition(_BREAK)[0]
        return self._texts[place]

    def turned(self, i, step):
        """Go a page on or back."""
        self.go(max(-i, min(self.n - 1 - i, step * self.visible)))

    def chosen(self, i):
        self.app.open("entry", self)
