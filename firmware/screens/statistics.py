"""What has been won and lost in a variant against a level; left and right choose which."""

from engine import bots
from engine.compat import const
from engine.rulesets import VARIANTS
from firmware import phrases, stats, words
from firmware.listing import Listing

HELPERS = ("stats",)

_LINES = ("variant", "level", "matches", "rounds", "streak", "best", "paid", "opened", "sec")
_VARIANT = const(0)
_LEVEL = const(1)
_ERASE = const(9)


class Screen(Listing):
    def __init__(self, app):
        self._data = stats.load(app)
        self.variant = app.settings.variant
        self.level = app.settings.level
        self._sure = False
        super().__init__(app, words.get("menu.statistics"), len(_LINES) + 1)
        self._update()

    def _update(self):
        erase = "statistics.sure" if self._sure else "statistics.erase"
        self._texts = [words.get("statistics." + line) for line in _LINES]
        self._texts.append(words.get(erase))
        rounds = self._count(stats.ROUNDS)
        average = (self._count(stats.PAID) + rounds // 2) // max(1, rounds)
        self._values = [
            words.get(VARIANTS[self.variant]),
            words.get("level." + bots.LEVELS[self.level]),
            self._share(stats.MATCHES_WON, self._count(stats.MATCHES)),
            self._share(stats.ROUNDS_WON, rounds),
            phrases.say("n", self._count(stats.STREAK)),
            phrases.say("n", self._count(stats.BEST)),
            phrases.say("n", average),
            self._share(stats.OPENED, rounds),
            phrases.say("n", self._count(stats.SEC)),
            b"",
        ]
        self.stale()

    def _count(self, counter):
        return stats.value(self._data, self.variant, self.level, counter)

    def _share(self, counter, of):
        return phrases.say("sum", self._count(counter), of)

    def label(self, i):
        return self._texts[i]

    def value(self, i):
        return self._values[i]

    def go(self, step, held=False):
        super().go(step, held)
        if self._sure:
            self._sure = False
            self._update()

    def turned(self, i, step):
        if i == _VARIANT:
            self.variant = (self.variant + step) % len(VARIANTS)
        elif i == _LEVEL:
            self.level = (self.level + step) % len(bots.LEVELS)
        self._update()

    def chosen(self, i):
        """The figures are erased when A is pressed twice."""
        if i != _ERASE:
            self.turned(i, 1)
            return
        if self._sure:
            stats.erase(self.app, self._data, self.variant, self.level)
        self._sure = not self._sure
        self._update()
