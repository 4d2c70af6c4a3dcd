"""What has been done in this round, the latest last."""

from firmware import news, words
from firmware.listing import Listing


class Screen(Listing):
    def __init__(self, app):
        self._news = news.News(app.session)
        entries = 0
        while entries < 63 and app.session.logged(entries):
            entries += 1
        super().__init__(app, words.get("pause.log"), entries)
        self._texts = [b""] * self.visible
        self.at = max(0, entries - 1)
        self._scroll()

    def stale(self, parts=0x3FFFFFFF):
        super().stale(parts)
        if self.n:
            self._build()

    def _build(self):
        """The visible lines' sentences."""
        for row in range(min(self.visible, self.n - self.top)):
            back = self.n - 1 - self.top - row
            self._texts[row] = self._news.of(self.app.session.logged(back))

    def label(self, i):
        return self._texts[i - self.top]

    def turned(self, i, step):
        pass
