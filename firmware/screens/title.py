"""The first screen: go on, a new match, and what can be read or set."""

from firmware import words
from firmware.listing import Listing

_LINES = ("continue", "new", "settings", "glossary", "statistics")


class Screen(Listing):
    def __init__(self, app):
        self._lines = []
        for line in _LINES:
            if line != "continue" or app.can_continue():
                self._lines.append(line)
        super().__init__(app, words.get("title.rami"), len(self._lines))
        self._texts = [words.get("menu." + line) for line in self._lines]

    def label(self, i):
        return self._texts[i]

    def chosen(self, i):
        line = self._lines[i]
        if line == "continue":
            self.app.resume()
        elif line == "new":
            self.app.open("setup")
        else:
            self.app.open(line)

    def turned(self, i, step):
        pass

    def dismissed(self):
        """There is nothing below the title."""
