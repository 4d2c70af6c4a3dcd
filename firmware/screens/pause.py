"""The menu of a match."""

from firmware import words
from firmware.listing import Listing

_LINES = (
    "back", "hint", "openings", "order", "marks", "log", "sheet", "rules", "glossary", "fairness",
    "settings", "leave", "concede",
)  # fmt: skip


class Screen(Listing):
    def __init__(self, app):
        super().__init__(app, words.get("pause.title"), len(_LINES))
        self._texts = [words.get("pause." + line) for line in _LINES]

    def label(self, i):
        return self._texts[i]

    def turned(self, i, step):
        pass

    def chosen(self, i):
        line = _LINES[i]
        app = self.app
        if line == "back":
            app.close()
        elif line == "order":
            app.session.turn_order()
            app.close()
        elif line == "marks":
            app.close()
            app.stack[-1].mark()
        elif line == "leave":
            app.session.keep()
            app.restart()
        elif line == "concede":
            app.replace("concede")
        elif line in ("hint", "openings"):
            app.replace(line)
        else:
            app.open(line)
