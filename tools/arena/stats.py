"""What rows of pairs say: the win rate with its confidence interval, means, voids.

The rate is wins by decided games. Its variance comes from the pairs' residuals (the ratio
estimator), since the games of a pair share their deals; the interval is Wilson's with the number
of independent games that this variance stands for, so that it stays within 0 and 1 and is not
empty when one side wins everything.
"""

import math
from typing import NamedTuple

from tools.arena.game import Row

Z95 = 1.96


class Summary(NamedTuple):
    """`low` and `high` bound the win rate with 95 % confidence; `fair` is an equal's rate."""

    pairs: int
    games: int
    decided: int
    rate: float
    low: float
    high: float
    fair: float
    paid_a: float
    paid_b: float
    turns: float
    forfeits_a: int
    forfeits_b: int


def summary(rows, fair):
    """Of at least one row."""
    total = Row()
    for row in rows:
        total = total.plus(row)
    rate, low, high = interval(rows, total)
    games = total.games
    return Summary(
        len(rows), games, total.decided, rate, low, high, fair,
        total.paid_a / games, total.paid_b / games, total.turns / games,
        total.forfeits_a, total.forfeits_b,
    )  # fmt: skip


def interval(rows, total):
    """(rate, low, high); an unknown rate is one half, anywhere between 0 and 1."""
    if not total.decided:
        return 0.5, 0.0, 1.0
    rate = total.wins / total.decided
    error = standard_error([r.wins - rate * r.decided for r in rows]) / total.decided
    independent = rate * (1 - rate) / error**2 if error and 0 < rate < 1 else len(rows)
    return (rate, *_wilson(rate, independent))


def standard_error(residuals):
    """Of the sum of residuals whose mean is 0."""
    n = len(residuals)
    if n < 2:
        return 0.0
    return math.sqrt(sum(x * x for x in residuals) * n / (n - 1))


def _wilson(rate, n):
    z2 = Z95 * Z95
    middle = (rate + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 * math.sqrt(rate * (1 - rate) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def gain_z(rows, fair):
    """How many standard errors the wins are above an equal's."""
    residuals = [r.wins - fair * r.decided for r in rows]
    mean = sum(residuals) / len(residuals)
    error = standard_error([x - mean for x in residuals])
    return sum(residuals) / error if error else 0.0
