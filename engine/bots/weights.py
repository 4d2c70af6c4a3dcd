"""The levels and their weights: nine small ints for a player who has not laid yet and nine for one
who has, in a row for all games or in a row a kind of game.

The order is that of `worth`: draft, melded mate, single, points, twin, gift, spare, feed, danger.
`make tune` improves the rows of `hard` by self-play.
"""

from engine.compat import const

# kinds of game: laying closes; an opening; a natural opening; the lowest total
CLOSING = const(0)
OPENING = const(1)
NATURAL = const(2)
COUNTING = const(3)

ROW = const(18)
_PHASE = const(9)

EASY = (1, 0, 0, -4, 4, 0, 0, 0, 0, 1, 0, 0, -4, 4, 0, 0, 0, 0)
MEDIUM = (8, 0, 0, 0, 4, 0, 0, 0, 0, 8, 0, 0, -2, 4, 0, 0, 0, 0)
HARD = (
    8, 3, 1, 0, 6, 0, 0, 2, 12, 8, 3, 1, 0, 6, 0, 0, 2, 12,
    8, 3, 1, 3, 6, 32, 128, 0, 0, 8, 3, 1, -2, 6, 32, 128, 0, 0,
    8, 3, 1, 2, 6, 32, 128, 0, 0, 8, 3, 1, -2, 6, 32, 128, 0, 0,
    8, 3, 1, 1, 6, 32, 32, 2, 0, 8, 3, 1, -2, 6, 32, 32, 2, 0,
)  # fmt: skip


class Level:
    """What a level computes: its `weights`, whether it `remembers` public cards, how many
    positions it looks at for a way out, whether it keeps `spares` (T-ONE-CARD), whether it
    `mixes` runs and sets where a close or an opening needs both, and whether it `takes` from the
    discard pile once it has laid."""

    def __init__(self, weights, remembers, closing, spares, mixes, takes):
        self.weights = weights
        self.remembers = remembers
        self.closing = closing
        self.spares = spares
        self.mixes = mixes
        self.takes = takes


LEVELS = {
    "easy": Level(EASY, 0, 4, 0, 0, 0),
    "medium": Level(MEDIUM, 0, 10, 0, 1, 1),
    "hard": Level(HARD, 1, 24, 1, 1, 1),
}


def kind(rules):
    """Which kind of game a ruleset makes."""
    if rules.lay_closes:
        return CLOSING
    if not rules.limit:
        return COUNTING
    return NATURAL if rules.open_natural_set else OPENING


def start(weights, rules, laid):
    """Where a level's weights begin for a player who has laid (1) or not (0)."""
    return kind(rules) * ROW % len(weights) + laid * _PHASE
