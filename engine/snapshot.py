"""A match as bytes (G-SNAPSHOT): all that playing on needs, undo included; `restore` reads them.

The bytes begin with the rules. Then come the live parts of the state *before* the turn's first act
that can be taken back, and those acts. Equal states give equal bytes. Length and checksum are the
storage's matter.
"""

from engine import codes, play, undo
from engine.cards import FACES, NONE
from engine.compat import const
from engine.shuffle import SEED_BYTES
from engine.state import HAND_MAX, LOG_BYTES

VERSION = const(1)

# ints of a state, with the bytes each takes and its highest value (0: the last seat)
INTS = (
    ("dealer", 1, 0),
    ("turn", 1, 0),
    ("phase", 1, codes.OVER),
    ("first_round", 1, 1),
    ("tournante", 1, NONE),
    ("stock_only", 1, 1),
    ("kept", 1, NONE),
    ("drawn_from", 1, codes.FROM_TOURNANTE),
    ("drawn", 1, NONE),
    ("used", 1, 1),
    ("due", 1, FACES),
    ("rebuilds", 2, 0xFFFF),
    ("turns", 2, 0xFFFF),
    ("round", 2, 0xFFFF),
    ("cut", 2, 0xFFFF),
    ("public_seat", 1, 0),
    ("winner", 1, codes.NOBODY),
    ("reason", 1, codes.STALL),
)
_INTS_BYTES = const(22)
_HEAD_BYTES = const(11)


class Cursor:
    """A place in a buffer; `short` once more was read than there is."""

    def __init__(self):
        self.start(b"", 0)

    def start(self, buf, n):
        self.buf = buf
        self.n = n
        self.at = 0
        self.short = False

    def put(self, value, size):
        for _ in range(size):
            self.buf[self.at] = value & 255
            value >>= 8
            self.at += 1

    def get(self, size):
        if self.at + size > self.n:
            self.short = True
            return 0
        value = 0
        for i in range(size):
            value |= self.buf[self.at + i] << 8 * i
        self.at += size
        return value


_out = Cursor()


def size_bound(rules):
    """Bytes that no snapshot under these rules exceeds."""
    turns = 2 * (rules.turn_cap + 1)
    seats = rules.players * (HAND_MAX + 4) + rules.sides * 5
    piles = 2 * (rules.cards + 1) + 4 * (rules.cards // 3) + 1
    return _HEAD_BYTES + seats + piles + turns + 2 + _INTS_BYTES + SEED_BYTES + 3 + LOG_BYTES + 1


def _put_rules(rules):
    _out.put(VERSION, 1)
    _out.put(rules.variant, 1)
    _out.put(rules.players, 1)
    _out.put(rules.profile, 1)
    _out.put(rules.rounds, 2)
    for field, _, _ in rules.editable():
        _out.put(getattr(rules, field), 1)


def write(s, buf):
    """Write s at the beginning of `buf`, which has `size_bound` bytes; the length."""
    _out.start(buf, len(buf))
    _put_rules(s.rules)
    nlog = s.nlog
    if nlog:
        undo.restore(s)
    _put_state(s)
    if nlog:
        play.replay(s, nlog)
    _out.put(nlog, 1)
    _put_row(s.log, nlog)
    return _out.at


def _put_state(s):
    for name, size, _ in INTS:
        _out.put(getattr(s, name), size)
    for p in range(s.rules.players):
        _put_hand(s, p)
        _out.put(s.laid[p], 1)
        _out.put(s.penalty[p], 2)
    for i in range(s.rules.sides):
        _out.put(s.threshold[i], 2)
        _out.put(s.scores[i], 3)
    _out.put(s.nstock, 1)
    _put_row(s.stock, s.nstock)
    _out.put(s.npile, 1)
    _put_row(s.pile, s.npile)
    _out.put(s.ntable, 1)
    for i in range(s.ntable):
        _out.put(s.table[i], 3)
        _out.put(s.owner[i], 1)
    _out.put(s.npublic, 2)
    _put_row(s.public, s.npublic)
    _put_row(s.generator.seed, SEED_BYTES)
    _out.put(s.generator.drawn, 3)


def _put_row(row, n):
    """Copy the whole row at once, which is far faster than n bytes one by one; what follows is
    written over the rest."""
    _out.buf[_out.at : _out.at + len(row)] = row
    _out.at += n


def _put_hand(s, seat):
    _out.put(s.size[seat], 1)
    for c in range(FACES):
        for _ in range(s.hands[seat * FACES + c]):
            _out.put(c, 1)
