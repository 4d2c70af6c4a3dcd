"""Giving a match up, after a question."""

from firmware import again, words
from firmware.listing import Listing

HELPERS = ("again",)


class Screen(Listing):
    def __init__(self, app):
        super().__init__(app, words.get("concede.ask"), 2)
        self._texts = [words.get("concede.no"), words.get("concede.yes")]

    def label(self, i):
        return self._texts[i]

    def turned(self, i, step):
        pass

    def chosen(self, i):
        if i:
            again.give_up(self.app)
            self.app.finish()
        else:
            self.app.close()
