"""A match on the table: its rules from the words of `new`, its packs, its seeds (G-FAIR).

The match has one secret, the number that `seed=` gives as hex digits (leading zeros do not
matter) or 16 random bytes; a round's seed bytes are derived from it, so that they tell nothing of
the next round's. The first dealer comes from the secret itself (T-ORDER).
"""

import os

from engine import deal, shuffle
from engine.cards import FACES, JOKER
from engine.rulesets import PROFILES, ROUNDS_MAX, VARIANTS, Ruleset
from engine.state import State
from firmware import fair
from tools.table import words
from tools.table.refusal import bad_command, surplus_card

_FORMATS = {"1v1": 2, "2v2": 4}
_HEX = set("0123456789abcdefABCDEF")


class Match:
    """A state and what the engine does not keep: the match's secret, the round's seed bytes
    (None with a stacked pack or after a position)."""

    def __init__(self, state, secret=None):
        self.state = state
        self.secret = secret or os.urandom(shuffle.SEED_BYTES)
        self.seed = None

    def deal(self, pack, cut=0):
        s = self.state
        if pack is None:
            self.seed = fair.round_seed(self.secret, s.round)
            deal.shuffled(s, self.seed, cut)
        else:
            self.seed = None
            deal.stacked(s, pack, len(pack))
        deal.deal(s)

    def commitment(self):
        return self.seed and fair.commitment(self.seed).hex()


def settings(arguments):
    """The `key=value` words as a dict."""
    out = {}
    for word in arguments:
        key, equals, value = word.partition("=")
        if not equals:
            raise bad_command("pair", word=word)
        if key in out:
            raise bad_command("twice", word=key)
        out[key] = value
    return out


def refuse_rest(given, known):
    """Refuse what is left of the settings."""
    if given:
        raise bad_command("setting", word=min(given), allowed=", ".join(known))


def allowed(rules):
    """The settings of `new` under these rules."""
    own = ("format",) if rules.partners else ("profile", "rounds")
    edited = (field for field, _, _ in rules.editable())
    return ("players", *own, *edited, "seed", "cut", "dealer", "pack")


def new(variant, arguments):
    """A match whose first round is dealt."""
    if variant not in VARIANTS:
        raise bad_command("variant", word=variant)
    given = settings(arguments)
    rules = _rules(VARIANTS.index(variant), given)
    secret = _secret(given)
    cut = _number(given, "cut", 0, 0, rules.cards - 1)
    if cut and "pack" in given:
        raise bad_command("cut_pack")
    dealer = _number(given, "dealer", None, 0, rules.players - 1)
    words_of_pack = given.pop("pack", None)
    refuse_rest(given, allowed(rules))
    match = Match(State(rules), secret)
    if dealer is None:
        match.state.generator.start(match.secret)
        dealer = shuffle.first_dealer(match.state.generator, rules.players)
    pack = stacked_pack(words_of_pack, rules)
    deal.first_match(match.state, dealer)
    match.deal(pack, cut)
    return match


def _rules(variant, given):
    if Ruleset(variant, 2).partners:
        form = given.pop("format", "1v1")
        if form not in _FORMATS:
            raise bad_command("format", word=form)
        players = _FORMATS[form]
        _number(given, "players", players, players, players)
        rules = Ruleset(variant, players)
    else:
        players = _number(given, "players", 2, 2, 6)
        profile = given.pop("profile", PROFILES[0])
        if profile not in PROFILES:
            raise bad_command("profile", word=profile)
        rules = Ruleset(variant, players, PROFILES.index(profile))
        rules.rounds = _number(given, "rounds", rules.rounds, 1, ROUNDS_MAX)
    for field, low, high in rules.editable():
        if field in given:
            rules.edit(field, _number(given, field, low, low, high))
    return rules


def _number(given, key, default, low, high):
    if key not in given:
        return default
    return words.number(key, given.pop(key), low, high)


def _secret(given):
    digits = given.pop("seed", None)
    if digits is None:
        return None
    if not 1 <= len(digits) <= 2 * shuffle.SEED_BYTES or not _HEX.issuperset(digits):
        raise bad_command("seed", word=digits)
    return int(digits, 16).to_bytes(shuffle.SEED_BYTES, "big")


def stacked_pack(text, rules):
    """The cards of `pack=`, None when there is none."""
    if text is None:
        return None
    n = text.count(",") + 1
    if n < deal.cards_needed(rules):
        raise bad_command("pack", have=n, need=deal.cards_needed(rules))
    pack = words.card_list(text, ",")
    seen = bytearray(FACES)
    for i, c in enumerate(pack):
        seen[c] += 1
        if seen[c] > (rules.jokers if c == JOKER else rules.decks):
            raise surplus_card(text.split(",")[i])
    return pack
