"""A new match or a single round: the variant, who plays, the rules that a table may choose, the
bots' level. A single round may have a known deal: the last one, or that of a seed."""

from engine import bots, rulesets
from engine.compat import const
from firmware import again, phrases, words
from firmware.listing import Listing
from firmware.screens.cut import hexed
from firmware.session import MATCH, ROUND, Session

HELPERS = ("again", "firmware.screens.cut")

_SECRET = const(16)

# how a single round is dealt
_CHANCE = const(0)
_LAST = const(1)
_SEED = const(2)


class Screen(Listing):
    """The lines depend on the variant and the profile; `_names` says which there are."""

    def __init__(self, app, single=False):
        self._single = single
        self._deal = _CHANCE
        self._last = again.last(app.device) if single else None
        self.seed = bytearray(again.ENTERED)
        self.settings = app.settings
        self.profile = rulesets.REFERENCE
        self._names = []
        self._texts = []
        self._values = []
        super().__init__(app, words.get("menu.round" if single else "menu.new"), 0)
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
            self._names.append("profile")
            if not self._single:
                self._names.append("rounds")
        for field, _, _ in self.rules.editable():
            # In Simple nobody has one card when his turn begins.
            if field != "one_card_kept" or not self.rules.lay_closes:
                self._names.append(field)
        self._names.append("level")
        if self._single:
            self._names.append("deal")
        self._names += ["laws", "start"]
        self._update()

    def _update(self):
        self._texts = [words.get("setup." + name) for name in self._names]
        self._values = [self._value(name) for name in self._names]
        self.n = len(self._names)
        self.at = min(self.at, self.n - 1)
        self.stale()

    def _value(self, name):
        rules = self.rules
        if name == "start" or name == "laws":
            return b""
        if name == "variant":
            return words.get(rulesets.VARIANTS[rules.variant])
        if name == "profile":
            return words.get(rulesets.PROFILES[rules.profile])
        if name == "level":
            return words.get("level." + bots.LEVELS[self.settings.level])
        if name == "deal":
            return self._deal_value()
        if name == "players" and rules.partners:
            return words.get("2v2" if rules.pair else "1v1")
        value = getattr(rules, name)
        if name in ("players", "rounds", "jokers", "ace_high"):
            return phrases.say("n", value)
        return words.get("yes" if value else "no")

    def _deal_value(self):
        if self._deal == _SEED:
            return hexed(self.seed, again.ENTERED)
        return words.get("deal.last" if self._deal == _LAST else "deal.chance")

    def label(self, i):
        return self._texts[i]

    def value(self, i):
        return self._values[i]

    def chosen(self, i):
        if self._names[i] == "start":
            self._start()
        elif self._names[i] == "laws":
            self.app.open("rules", self.rules)
        elif self._names[i] == "deal" and self._deal == _SEED:
            self.app.open("seed", self)
        else:
            self.turned(i, 1)

    def turned(self, i, step):
        name = self._names[i]
        settings = self.settings
        if name == "variant" or name == "level":
            settings.turn(name, step)
        elif name == "players":
            self._turn_players(step)
        elif name == "deal":
            self._turn_deal(step)
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

    def _turn_deal(self, step):
        self._deal = (self._deal + step) % 3
        if self._deal == _LAST and not self._last:
            self._deal = (self._deal + step) % 3

    def take(self, seed):
        """A seed was entered."""
        self.seed[:] = seed
        self._update()

    def _edit(self, name, step):
        for field, lowest, highest in self.rules.editable():
            if field == name:
                value = self._turned(getattr(self.rules, name), step, lowest, highest)
                self.rules.edit(name, value)

    def _start(self):
        app = self.app
        level = self.settings.level
        self.settings.save()
        app.session = None
        if self._deal:
            known = self._last if self._deal == _LAST else again.of_seed(self.seed)
            again.begin(app, self.rules, level, known)
        else:
            kind = ROUND if self._single else MATCH
            app.begin(Session(self.rules, level, app.device.urandom(_SECRET), kind))
        app.enter("cut")
