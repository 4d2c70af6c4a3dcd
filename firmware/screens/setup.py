"""A new match: the variant, who plays, the rules that a table may choose, the bots' level."""

from engine import bots, rulesets
from engine.compat import const
from firmware import phrases, words
from firmware.listing import Listing
from firmware.session import Session

_SECRET = const(16)


class Screen(Listing):
    """The lines depend on the variant and the profile; `_names` says which there are."""

    def __init__(self, app):
        self.settings = app.settings
        self.profile = rulesets.REFERENCE
        self._names = []
        self._texts = []
        self._values = []
        super().__init__(app, words.get("menu.new"), 0)
        self._remake()
        self.at = self.n - 1
        self._scroll()

    def _remake(self):
        """The ruleset of the choices, then the lines that it has."""
        variant = self.settings.variant
        family_t = rulesets.players_allowed(variant)[1] == 4
        if family_t:
            self.profile = rulesets.REFERENCE
            self.settings.players = 4 if self.settings.players > 2 else 2
        self.settings.players = max(2, self.settings.players)
        self.rules = rulesets.Ruleset(variant, self.settings.players, self.profile)
        self._lines(family_t)

    def _lines(self, family_t):
        self._names = ["variant", "players"]
        if not family_t:
            self._names += ["profile", "rounds"]
        for field, _, _ in self.rules.editable():
            self._names.append(field)
        self._names += ["level", "rules", "start"]
        self._update()

    def _update(self):
        self._texts = [words.get("setup." + name) for name in self._names]
        self._values = [self._value(name) for name in self._names]
        self.n = len(self._names)
        self.at = min(self.at, self.n - 1)
        self.stale()

    def _value(self, name):
        rules = self.rules
        if name == "start" or name == "rules":
            return b""
        if name == "variant":
            return words.get(rulesets.VARIANTS[rules.variant])
        if name == "profile":
            return words.get(rulesets.PROFILES[rules.profile])
        if name == "level":
            return words.get("level." + bots.LEVELS[self.settings.level])
        if name == "players" and rules.partners:
            return words.get("2v2" if rules.pair else "1v1")
        value = getattr(rules, name)
        if name in ("players", "rounds", "jokers", "ace_high"):
            return phrases.say("n", value)
        return words.get("yes" if value else "no")

    def label(self, i):
        return self._texts[i]

    def value(self, i):
        return self._values[i]

    def chosen(self, i):
        if self._names[i] == "start":
            self._start()
        elif self._names[i] == "rules":
            self.app.open("rules", self.rules)
        else:
            self.turned(i, 1)

    def turned(self, i, step):
        name = self._names[i]
        settings = self.settings
        if name == "variant" or name == "level":
            settings.turn(name, step)
        elif name == "players":
            self._turn_players(step)
        elif name == "profile":
            self.profile = 1 - self.profile
        elif name == "rounds":
            self.rules.rounds = self._turned(self.rules.rounds, step, 1, rulesets.ROUNDS_MAX)
        else:
            self._edit(name, step)
        if name in ("variant", "players", "profile"):
            self._remake()
        else:
            self._update()

    def _turned(self, value, step, lowest, highest):
        return (value + step - lowest) % (highest - lowest + 1) + lowest

    def _turn_players(self, step):
        lowest, highest = rulesets.players_allowed(self.settings.variant)
        if highest == 4:
            step *= 2
        self.settings.players += step
        if self.settings.players > highest:
            self.settings.players = lowest
        elif self.settings.players < lowest:
            self.settings.players = highest

    def _edit(self, name, step):
        for field, lowest, highest in self.rules.editable():
            if field == name:
                value = self._turned(getattr(self.rules, name), step, lowest, highest)
                self.rules.edit(name, value)

    def _start(self):
        app = self.app
        self.settings.save()
        app.begin(Session(self.rules, self.settings.level, app.device.urandom(_SECRET)))
        app.replace("cut")
