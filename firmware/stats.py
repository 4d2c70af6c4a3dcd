"""What has been played, kept in one small file: for each variant the rounds and the matches, and
how many of them were won.

A version byte, then four halfwords a variant, little-endian; full counters stay full.
"""

from engine import score
from engine.compat import const
from engine.rulesets import VARIANTS
from firmware.session import ME

NAME = "stats"
ROUNDS = const(0)
ROUNDS_WON = const(1)
MATCHES = const(2)
MATCHES_WON = const(3)

_VERSION = const(1)
_EACH = const(4)
_FULL = const(65535)


def load(files):
    """The file's bytes; zeros where there is none."""
    data = files.load(NAME)
    size = 1 + 2 * _EACH * len(VARIANTS)
    if not data or len(data) != size or data[0] != _VERSION:
        data = bytes((_VERSION,)) + bytes(size - 1)
    return bytearray(data)


def value(data, variant, counter):
    at = 1 + 2 * (_EACH * variant + counter)
    return data[at] | data[at + 1] << 8


def _count(data, variant, counter):
    n = min(value(data, variant, counter) + 1, _FULL)
    at = 1 + 2 * (_EACH * variant + counter)
    data[at] = n & 255
    data[at + 1] = n >> 8


def record(files, s):
    """Count a round that is over, and the match if it is."""
    data = load(files)
    variant = s.rules.variant
    mine = s.side[ME]
    _count(data, variant, ROUNDS)
    if s.winner < s.rules.players and s.side[s.winner] == mine:
        _count(data, variant, ROUNDS_WON)
    if s.match_over:
        _count(data, variant, MATCHES)
        if score.wins_match(s, mine):
            _count(data, variant, MATCHES_WON)
    files.save(NAME, data)
