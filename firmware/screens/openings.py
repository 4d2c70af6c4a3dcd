"""The layings that are possible now, best first, each with its points and with the points that it
leaves in the hand; A brings one to the laying down."""

from engine import openings
from firmware import phrases, words
from firmware.listing import Listing

HELPERS = ("engine.openings", "engine.beside", "engine.possible")

_MELDS = openings.MELDS
_SPACE = b" "


class Screen(Listing):
    """The search takes a while, so it is begun when the screen has been drawn."""

    def __init__(self, app):
        self._found = None
        self._texts = [words.get("openings.wait")]
        self._values = [b""]
        # Where laying closes, points mean nothing (T-SIMPLE-CLOSE).
        self._counts = not app.session.rules.lay_closes
        title = "openings.title" if self._counts else "option.lay"
        super().__init__(app, words.get(title), 1)

    def tick(self, ms):
        if self._found or self._stale:
            super().tick(ms)
        else:
            self._look()
            self.stale()

    def _look(self):
        session = self.app.session
        found = self._found = openings.Openings(session.solver)
        if session.mine():
            found.fill(session.state)
        if not found.n:
            why = "openings.none" if session.mine() else "hint.wait"
            if session.state.first_round:
                why = "need.later"
            self._texts = [words.get(why)]
            return
        self.n = found.n
        self._texts = [self._melds(i) for i in range(found.n)]
        self._values = [self._leaves(i) for i in range(found.n)]

    def _melds(self, i):
        return _SPACE.join([phrases.meld(m) for m in self._laying(i)])

    def _leaves(self, i):
        if not self._counts:
            return b""
        found = self._found
        closes = found.cards[i] <= 1
        return phrases.say(
            "openings.out" if closes else "openings.line", found.points[i], found.left[i]
        )

    def _laying(self, i):
        found = self._found
        return found.melds[_MELDS * i : _MELDS * i + found.count[i]]

    def label(self, i):
        return self._texts[i]

    def value(self, i):
        return self._values[i]

    def turned(self, i, step):
        pass

    def chosen(self, i):
        if not self._found or not self._found.n:
            return
        app = self.app
        laying = self._laying(i)
        app.close()
        if app.stack[-1].name == "builder":
            app.replace("builder", -1, laying)
        else:
            app.open("builder", -1, laying)
