"""What has been done in this round, the latest last: the acts that the session's log still has,
and before them, above a line that says so, what everybody saw (G-VIEW)."""

from engine import codes
from engine.compat import const
from engine.score import next_seat
from firmware import news, session, words
from firmware.listing import Listing
from firmware.screen import ALL

_CARD = const(63)

# By the two high bits of the public record: the kind of act.
_KINDS = bytes(
    (
        codes.DRAW_DISCARD,
        codes.DRAW_TOURNANTE,
        codes.DISCARD,
        session.EVENT + codes.REBUILD,
    )
)


class Screen(Listing):
    def __init__(self, app):
        self._session = app.session
        self._news = news.News(app.session)
        entries = shown = 0
        while made := app.session.logged(entries):
            entries += 1
            shown += codes.kind_of(made) in _KINDS
        self._older = max(0, app.session.state.npublic - shown)
        self._acts = self._older + 1 if self._older else 0  # the first line that the log has
        super().__init__(app, words.get("pause.log"), self._acts + entries)
        self._texts = [b""] * self.visible
        self.at = max(0, self.n - 1)
        self._scroll()

    def stale(self, parts=ALL):
        super().stale(parts)
        if self.n:
            self._build()

    def _build(self):
        """The visible lines' sentences."""
        if self.top < self._older:
            self._remember()
        if self._older < self._acts and 0 <= self._older - self.top < self.visible:
            self._texts[self._older - self.top] = words.get("log.older")
        for i in range(max(self.top, self._acts), min(self.n, self.top + self.visible)):
            made = self._session.logged(self.n - 1 - i)
            self._texts[i - self.top] = self._news.of(made)

    def _remember(self):
        """Those of them that only the public record has: who it was comes from its beginning."""
        s = self._session.state
        seat = s.public_seat
        for i in range(min(self._older, self.top + self.visible)):
            kind = _KINDS[s.public[i] >> 6]
            if i >= self.top:
                made = session.entry(kind, seat, s.public[i] & _CARD)
                self._texts[i - self.top] = self._news.of(made)
            if kind == codes.DISCARD:
                seat = next_seat(s, seat)

    def label(self, i):
        return self._texts[i - self.top]

    def turned(self, i, step):
        pass
