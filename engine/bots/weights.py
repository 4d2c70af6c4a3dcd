"""The levels and their weights: one row of eight small ints a level and kind of game.

A row's order is that of `worth`: draft, melded mate, single, points before and after the opening,
twin, gift, feed, danger. `make tune` improves the rows of `hard` by self-play.
"""

from engine.compat import const

# kinds of game a row is tuned for: laying closes; an opening; a natural opening; the low total
CLOSING = const(0)
OPENING = const(1)
NATURAL = const(2)
COUNTING = const(3)

ROW = const(9)

GREEDY = (0, 0, 0, -4, -4, 0, 0, 0, 0) * 4
EASY = (8, 0, 0, 0, -1, 8, 0, 0, 0) * 4
MEDIUM = (
    8, 3, 1, 0, 0, 6, 0, 0, 0,
    8, 3, 1, 1, -2, 6, 0, 0, 0,
    8, 3, 1, 2, -2, 6, 0, 0, 0,
    8, 3, 1, -1, -2, 6, 0, 0, 0,
)  # fmt: skip
HARD = (
    8, 3, 1, 0, 0, 6, 0, 2, 12,
    8, 3, 1, 1, -2, 6, 8, 0, 0,
    8, 3, 1, 2, -2, 6, 8, 0, 0,
    8, 3, 1, -1, -2, 6, 8, 2, 0,
)  # fmt: skip


class Level:
    """What a level computes: its `weights`, whether it `remembers` public cards, how many
    positions it looks at for a way out, whether it keeps `spares` (T-ONE-CARD), and whether it
    `mixes` runs and sets where a close or an opening needs both."""

    def __init__(self, weights, remembers, closing, spares, mixes):
        self.weights = weights
        self.remembers = remembers
        self.closing = closing
        self.spares = spares
        self.mixes = mixes


LEVELS = {
    "greedy": Level(GREEDY, 0, 8, 0, 0),
    "easy": Level(EASY, 0, 4, 0, 1),
    "medium": Level(MEDIUM, 1, 16, 0, 1),
    "hard": Level(HARD, 1, 60, 1, 1),
}


def kind(rules):
    """Which row of a level's weights a ruleset wants."""
    if rules.lay_closes:
        return CLOSING
    if not rules.limit:
        return COUNTING
    return NATURAL if rules.open_natural_set else OPENING
