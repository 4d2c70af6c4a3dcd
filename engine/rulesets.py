"""The rulesets: every difference between the variants is a field here, read by one engine.

`TABLE` holds a row per field with its value in each variant, `_R_PACKS` the packs of the profiles,
`EDITABLE_T` and `EDITABLE_R` which fields a player may change and within what bounds. Figures:
T-PACK, T-HAND, T-DEAL, T-OPEN-51, T-OPEN-71, T-MATCH; R-PACK, R-DEAL, R-OPEN, R-HOUSE.
"""

from engine.compat import const

REFERENCE = const(0)
HOUSE = const(1)

# More than a state can count.
NO_END = const(0x10000)

PROFILES = ("reference", "house")
VARIANTS = ("simple", "talaj51", "talaj71", "rami40", "rami51")

# field, then its value in simple, talaj51, talaj71, rami40, rami51
TABLE = (
    # Whose words and rule ids apply: 0 the ids T-…, 1 the ids R-…
    ("family", 0, 0, 0, 1, 1),
    ("decks", 2, 2, 2, 2, 2),
    ("jokers", 2, 4, 2, 4, 4),
    ("hand", 13, 14, 14, 13, 13),
    # the dealer gets a card more and begins by discarding (T-FIRST-DISCARD)
    ("dealer_extra", 1, 1, 1, 0, 0),
    ("deal_first", 3, 2, 2, 1, 1),
    ("deal_step", 2, 2, 2, 1, 1),
    # a card is turned up to start the discard pile (R-DEAL)
    ("turned", 0, 0, 0, 1, 1),
    ("tournante", 1, 1, 1, 0, 0),
    # partners face each other when four play (T-…, table of families)
    ("partners", 1, 1, 1, 0, 0),
    # nobody lays until the turn is back at the dealer (T-FIRST-ROUND)
    ("first_round", 1, 1, 1, 0, 0),
    ("take_joker", 0, 0, 0, 1, 1),
    ("taken_must_lay", 0, 1, 1, 0, 0),
    ("one_card", 1, 1, 1, 0, 0),
    ("one_card_kept", 1, 1, 1, 0, 0),
    ("closing_discard", 1, 1, 1, 0, 0),
    # laying is closing: all cards but one, a run and a set among them (T-SIMPLE-CLOSE, -MIX)
    ("lay_closes", 1, 0, 0, 0, 0),
    ("layoff", 0, 1, 1, 1, 1),
    ("replay_joker", 0, 0, 0, 1, 1),
    ("joker_low", 0, 0, 0, 1, 1),
    ("ace_high", 10, 10, 10, 11, 11),
    ("open_min", 0, 51, 71, 40, 51),
    ("open_rises", 0, 1, 1, 0, 0),
    ("open_jokers", 1, 1, 0, 1, 1),
    ("open_natural_run", 0, 0, 1, 0, 0),
    ("open_natural_set", 0, 0, 1, 0, 0),
    # the natural run of an opening does not contain the taken card (T-OPEN-71-TAKEN)
    ("open_untaken_run", 0, 0, 1, 0, 0),
    ("partner_opens", 0, 1, 1, 0, 0),
    ("lay_all_opens", 0, 1, 1, 0, 0),
    # how often the stock may be rebuilt in a round; NO_END: as often as needed
    ("rebuilds", NO_END, NO_END, NO_END, 2, 2),
    # a round without end is won by the lowest hand, not void (R-STALL, T-NULL)
    ("stall_wins", 0, 0, 0, 1, 1),
    ("turn_cap", 300, 300, 300, 300, 300),
    # what a loser pays whatever he holds, and what he pays who has laid nothing; 0: his hand
    ("fixed_penalty", 100, 0, 0, 0, 0),
    ("unlaid_penalty", 100, 100, 100, 0, 0),
    # the total that loses the match, alone and per pair; 0: a match of `rounds` rounds
    ("limit_alone", 300, 251, 251, 0, 0),
    ("limit_pair", 600, 451, 451, 0, 0),
    ("rounds", 0, 0, 0, 0, 0),
)

# field, lowest, highest; T has the one profile
EDITABLE_T = (("one_card_kept", 0, 1),)
EDITABLE_R = (
    ("jokers", 0, 8),
    ("ace_high", 10, 11),
    ("open_natural_run", 0, 1),
    ("taken_must_lay", 0, 1),
    ("closing_discard", 0, 1),
)
# R-SCORE: the rounds of a match are chosen in either profile.
ROUNDS_MAX = const(99)

# (decks, jokers) by profile, for 2 to 4 and for 5 and 6 players (R-PACK)
_R_PACKS = (((2, 4), (3, 4)), ((2, 2), (3, 3)))


class Ruleset:
    """The rules in force: the fields of `TABLE` as attributes, `variant` 0…4, `profile`,
    `players`, `sides`, `cards` in the pack and the match's `limit`."""

    def __init__(self, variant, players, profile=REFERENCE):
        for row in TABLE:
            setattr(self, row[0], row[1 + variant])
        self.variant = variant
        self.players = players
        self.profile = profile
        self.defaults = {}
        if not self.partners:
            self.decks, self.jokers = _R_PACKS[profile][1 if players > 4 else 0]
            self.rounds = max(4, players)
        self.pair = 1 if self.partners and players == 4 else 0
        self.sides = 2 if self.pair else players
        self.limit = self.limit_pair if self.pair else self.limit_alone
        self.count()

    def count(self):
        self.cards = 52 * self.decks + self.jokers

    def editable(self):
        """The (field, lowest, highest) that a player may change under these rules (R-HOUSE)."""
        if self.partners:
            return EDITABLE_T
        return EDITABLE_R if self.profile == HOUSE else ()

    def edit(self, field, value):
        """Set an editable field; False when the profile does not allow it or it is out of
        range."""
        for name, lowest, highest in self.editable():
            if name == field:
                if not lowest <= value <= highest:
                    return False
                self.defaults.setdefault(field, getattr(self, field))
                setattr(self, field, value)
                self.count()
                return True
        return False

    def changed(self):
        """The editable fields that differ from their defaults, as {field: value}."""
        out = {}
        for name, was in self.defaults.items():
            if getattr(self, name) != was:
                out[name] = getattr(self, name)
        return out


def fields():
    """The names of the ruleset's fields."""
    return [row[0] for row in TABLE]


def players_allowed(variant):
    """The (lowest, highest) number of players of a variant; T plays with 2 or 4."""
    return (2, 4) if TABLE[fields().index("partners")][1 + variant] else (2, 6)
