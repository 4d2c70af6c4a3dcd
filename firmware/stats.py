"""What has been played, kept in one small file: a row of counters for each variant and level.

A version byte, then the rows; a counter is three bytes, little-endian, and stays at its most.
"""

from engine import bots, codes, score, undo
from engine.compat import const
from engine.rulesets import VARIANTS
from firmware.session import ME

NAME = "stats"

# the counters of a row
ROUNDS = const(0)
ROUNDS_WON = const(1)
MATCHES = const(2)
MATCHES_WON = const(3)
STREAK = const(4)  # rounds won one after the other, up to now
BEST = const(5)  # the longest such row
OPENED = const(6)  # rounds in which the person laid melds
SEC = const(7)  # rounds closed in the turn of the first laying
PAID = const(8)  # penalties, added up
COUNTERS = const(9)

_VERSION = const(2)
_FULL = const(0xFFFFFF)


def _row(variant, level):
    return 1 + 3 * COUNTERS * (len(bots.LEVELS) * variant + level)


def load(files):
    """The file's bytes; zeros where there is none that can be read."""
    data = files.load(NAME)
    size = _row(len(VARIANTS), 0)
    if not data or len(data) != size or data[0] != _VERSION:
        data = bytes((_VERSION,)) + bytes(size - 1)
    return bytearray(data)


def value(data, variant, level, counter):
    at = _row(variant, level) + 3 * counter
    return data[at] | data[at + 1] << 8 | data[at + 2] << 16


def _set(data, variant, level, counter, n):
    at = _row(variant, level) + 3 * counter
    n = min(n, _FULL)
    data[at] = n & 255
    data[at + 1] = n >> 8 & 255
    data[at + 2] = n >> 16


def _add(data, variant, level, counter, n=1):
    _set(data, variant, level, counter, value(data, variant, level, counter) + n)


def erase(files, data, variant, level):
    """Begin again with a row."""
    for counter in range(COUNTERS):
        _set(data, variant, level, counter, 0)
    files.save(NAME, data)


def record(files, s, level, single=0):
    """Count a round that is over, and the match if it is; a single round is of none."""
    data = load(files)
    variant = s.rules.variant
    mine = s.side[ME]
    _add(data, variant, level, ROUNDS)
    _add(data, variant, level, PAID, s.penalty[ME])
    if s.laid[ME]:
        _add(data, variant, level, OPENED)
    if is_sec(s):
        _add(data, variant, level, SEC)
    if s.winner < s.rules.players:
        _count_winner(data, variant, level, s.side[s.winner] == mine)
    if s.match_over and not single:
        _add(data, variant, level, MATCHES)
        if score.wins_match(s, mine):
            _add(data, variant, level, MATCHES_WON)
    files.save(NAME, data)


def concede(files, s, level, single=0):
    """Count a match that is given up as lost, and its round when that is not over."""
    data = load(files)
    variant = s.rules.variant
    if s.phase != codes.OVER:
        _add(data, variant, level, ROUNDS)
        _set(data, variant, level, STREAK, 0)
    if not single:
        _add(data, variant, level, MATCHES)
    files.save(NAME, data)


def _count_winner(data, variant, level, won):
    """A round with a winner makes or ends a streak; a void one does neither."""
    if not won:
        _set(data, variant, level, STREAK, 0)
        return
    _add(data, variant, level, ROUNDS_WON)
    _add(data, variant, level, STREAK)
    streak = value(data, variant, level, STREAK)
    if streak > value(data, variant, level, BEST):
        _set(data, variant, level, BEST, streak)


def is_sec(s):
    """Whether the person has closed without having laid before that turn (T-LAY-ALL); whoever
    closes has played a card to the table in the turn, so what it began with has been kept. Where
    laying closes it would be nothing special."""
    closed = s.winner == ME and s.reason == codes.CLOSE
    return closed and not s.rules.lay_closes and not undo.had_laid(s)
