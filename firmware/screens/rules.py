"""The rules in force: what this match's ruleset says, field by field."""

from engine import rulesets
from firmware import phrases, words
from firmware.listing import Listing

_NUMBERS = ("decks", "jokers", "hand", "open_min", "ace_high", "limit", "rounds", "turn_cap")
_SWITCHES = (
    "tournante", "first_round", "taken_must_lay", "one_card_kept", "closing_discard", "lay_closes",
    "layoff", "replay_joker", "open_rises", "open_natural_run", "open_natural_set",
)  # fmt: skip


class Screen(Listing):
    def __init__(self, app):
        rules = app.session.rules
        title = words.get(rulesets.VARIANTS[rules.variant])
        self._texts = []
        self._values = []
        for name in _NUMBERS:
            value = getattr(rules, name)
            if value:
                self._texts.append(words.get("rule." + name))
                self._values.append(phrases.say("n", value))
        for name in _SWITCHES:
            self._texts.append(words.get("rule." + name))
            self._values.append(words.get("yes" if getattr(rules, name) else "no"))
        super().__init__(app, title, len(self._texts))

    def label(self, i):
        return self._texts[i]

    def value(self, i):
        return self._values[i]

    def turned(self, i, step):
        pass
