"""Rounds and matches won, of those played, for each variant."""

from engine.rulesets import VARIANTS
from firmware import phrases, stats, words
from firmware.listing import Listing


class Screen(Listing):
    """Two lines a variant."""

    def __init__(self, app):
        data = stats.load(app.device)
        self._texts = []
        self._values = []
        for variant in range(len(VARIANTS)):
            name = words.get(VARIANTS[variant])
            self._add("statistics.matches", name, data, variant, stats.MATCHES)
            self._add("statistics.rounds", name, data, variant, stats.ROUNDS)
        super().__init__(app, words.get("menu.statistics"), len(self._texts))

    def _add(self, key, name, data, variant, counter):
        played = stats.value(data, variant, counter)
        won = stats.value(data, variant, counter + 1)
        self._texts.append(phrases.say(key, 0, 0, name))
        self._values.append(phrases.say("sum", won, played))

    def label(self, i):
        return self._texts[i]

    def value(self, i):
        return self._values[i]

    def turned(self, i, step):
        pass
