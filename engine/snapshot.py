"""A match as bytes, and back (G-SNAPSHOT): all that playing on needs, undo included.

The bytes begin with the rules, so that the caller can make a State for them (`ruleset`). Then come
the live parts of the state *before* the turn's first act that can be taken back, and those acts,
which `read` makes again: what it accepts is a state that play can go on from. Equal states give
equal bytes. Length and checksum are the storage's matter; here no byte is trusted.
"""

from engine import codes, play, score, status, undo
from engine.cards import FACES, NONE
from engine.compat import const
from engine.rulesets import HOUSE, VARIANTS, Ruleset, players_allowed
from engine.shuffle import SEED_BYTES
from engine.state import HAND_MAX, LOG_BYTES, STAGE_BYTES, to_hand

VERSION = const(1)

# what `read` answers
OK = const(0)
CUT_SHORT = const(1)
OTHER_VERSION = const(2)
OTHER_RULES = const(3)
DAMAGED = const(4)

# The generator counts its draws in 16 bits of blocks of three; a match uses far fewer.
_DRAWN_MAX = const(0x18000)

# ints of a state, with the bytes each takes and its highest value (0: the last seat)
_INTS = (
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


class _Cursor:
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


_io = _Cursor()


def size_bound(rules):
    """Bytes that no snapshot under these rules exceeds."""
    turns = 2 * (rules.turn_cap + 1)
    seats = rules.players * (HAND_MAX + 4) + rules.sides * 5
    piles = 2 * (rules.cards + 1) + 4 * (rules.cards // 3) + 1
    return _HEAD_BYTES + seats + piles + turns + 2 + _INTS_BYTES + SEED_BYTES + 3 + LOG_BYTES + 1


# --- the rules


def _put_rules(rules):
    _io.put(VERSION, 1)
    _io.put(rules.variant, 1)
    _io.put(rules.players, 1)
    _io.put(rules.profile, 1)
    _io.put(rules.rounds, 2)
    for field, _, _ in rules.editable():
        _io.put(getattr(rules, field), 1)


def _rules_differ(rules):
    """OTHER_RULES when the bytes are not of a match under `rules`."""
    if _io.get(1) != VERSION:
        return OTHER_VERSION
    same = _io.get(1) == rules.variant and _io.get(1) == rules.players
    if not same or _io.get(1) != rules.profile or _io.get(2) != rules.rounds:
        return OTHER_RULES
    for field, _, _ in rules.editable():
        if _io.get(1) != getattr(rules, field):
            return OTHER_RULES
    return OK


def ruleset(buf, n):
    """A new Ruleset from the beginning of a snapshot, None when there is none."""
    _io.start(buf, n)
    version = _io.get(1)
    variant = _io.get(1)
    players = _io.get(1)
    profile = _io.get(1)
    rounds = _io.get(2)
    if _io.short or version != VERSION or variant >= len(VARIANTS) or profile > HOUSE:
        return None
    low, high = players_allowed(variant)
    if not low <= players <= high:
        return None
    rules = Ruleset(variant, players, profile)
    if (rules.partners and (players == 3 or profile or rounds)) or not (rules.partners or rounds):
        return None
    rules.rounds = rounds
    for field, _, _ in rules.editable():
        if not rules.edit(field, _io.get(1)):
            return None
    return None if _io.short else rules


# --- writing


def write(s, buf):
    """Write s at the beginning of `buf`, which has `size_bound` bytes; the length."""
    _io.start(buf, len(buf))
    _put_rules(s.rules)
    nlog = s.nlog
    if nlog:
        undo.restore(s)
    _put_state(s)
    if nlog:
        play.replay(s, nlog)
    _io.put(nlog, 1)
    _put_row(s.log, nlog)
    return _io.at


def _put_state(s):
    for name, size, _ in _INTS:
        _io.put(getattr(s, name), size)
    for p in range(s.rules.players):
        _put_hand(s, p)
        _io.put(s.laid[p], 1)
        _io.put(s.penalty[p], 2)
    for i in range(s.rules.sides):
        _io.put(s.threshold[i], 2)
        _io.put(s.scores[i], 3)
    _io.put(s.nstock, 1)
    _put_row(s.stock, s.nstock)
    _io.put(s.npile, 1)
    _put_row(s.pile, s.npile)
    _io.put(s.ntable, 1)
    for i in range(s.ntable):
        _io.put(s.table[i], 3)
        _io.put(s.owner[i], 1)
    _io.put(s.npublic, 2)
    _put_row(s.public, s.npublic)
    _put_row(s.generator.seed, SEED_BYTES)
    _io.put(s.generator.drawn, 3)


def _put_row(row, n):
    """Copy the whole row at once, which is far faster than n bytes one by one; what follows is
    written over the rest."""
    _io.buf[_io.at : _io.at + len(row)] = row
    _io.at += n


def _put_hand(s, seat):
    _io.put(s.size[seat], 1)
    for c in range(FACES):
        for _ in range(s.hands[seat * FACES + c]):
            _io.put(c, 1)


# --- reading


def read(s, buf, n):
    """Make s the match of `n` bytes: OK, or why not. After a refusal s is a match that is over, so
    read into a spare state."""
    _io.start(buf, n)
    error = _rules_differ(s.rules)
    if not error:
        error = _read_state(s) or _read_log(s)
        if not error and _io.at != n:
            error = DAMAGED
    if _io.short:
        error = CUT_SHORT
    if error:
        s.nlog = 0
        s.phase = codes.OVER
        s.match_over = 1
    return error


def _read_state(s):
    s.nlog = s.nevents = 0
    good = _get_ints(s) and _get_seats(s) and _get_piles(s) and _get_table(s) and _get_public(s)
    if not good or _io.short or status.status(s):
        return DAMAGED
    s.match_over = 1 if s.phase == codes.OVER and score.match_ends(s) else 0
    return OK


def _get_ints(s):
    for name, size, highest in _INTS:
        value = _io.get(size)
        if value > (highest or s.rules.players - 1):
            return False
        setattr(s, name, value)
    return s.cut < s.rules.cards and (s.winner < s.rules.players or s.winner == codes.NOBODY)


def _get_seats(s):
    for i in range(len(s.hands)):
        s.hands[i] = 0
    for p in range(s.rules.players):
        s.size[p] = 0
        for _ in range(_io.get(1)):
            c = _io.get(1)
            if c >= FACES or s.size[p] == HAND_MAX:
                return False
            to_hand(s, p, c)
        laid = _io.get(1)
        s.penalty[p] = _io.get(2)
        if laid > 1:
            return False
        s.laid[p] = laid
    for i in range(s.rules.sides):
        s.threshold[i] = _io.get(2)
        s.scores[i] = _io.get(3)
    return True


def _get_piles(s):
    s.nstock = _get_row(s.stock, _io.get(1))
    s.npile = _get_row(s.pile, _io.get(1))
    return s.nstock >= 0 and s.npile >= 0


def _get_row(row, n):
    """Fill the first n places of a row; n, or -1 when the row is too short."""
    if n > len(row):
        return -1
    for i in range(n):
        row[i] = _io.get(1)
    return n


def _get_table(s):
    s.ntable = _io.get(1)
    if s.ntable > len(s.table):
        return False
    for i in range(s.ntable):
        s.table[i] = _io.get(3)
        s.owner[i] = _io.get(1)
    return True


def _get_public(s):
    """The public record, which grows by at most two entries a turn."""
    n = _io.get(2)
    if n > 2 * s.turns + 1:
        return False
    s.npublic = _get_row(s.public, n)
    for i in range(s.npublic):
        entry = s.public[i]
        if entry & 63 >= FACES or (entry & 63 and entry >= codes.PUBLIC_REBUILD):
            return False
    _get_row(s.generator.seed, SEED_BYTES)
    drawn = _io.get(3)
    s.generator.restart(drawn)
    return s.npublic >= 0 and drawn <= _DRAWN_MAX


def _read_log(s):
    """Make the logged acts again."""
    n = _io.get(1)
    end = _io.at + n
    while _io.at < end:
        if not _make_logged(s, end):
            return DAMAGED
    return OK if s.nlog == n else DAMAGED


def _make_logged(s, end):
    act = _io.get(3)
    kind = codes.kind_of(act)
    if kind == codes.LAY:
        if not _get_stage(s, end):
            return False
    elif kind == codes.ADD or kind == codes.SWAP:
        if codes.card_of(act) >= FACES:
            return False
    elif kind != codes.DRAW_DISCARD:
        return False
    return not play.apply(s, act)


def _get_stage(s, end):
    """Put a logged laying's melds on the stage."""
    at = 0
    while True:
        n = _io.get(1)
        if at + n + 2 > STAGE_BYTES or _io.at + n > end:
            return False
        s.stage[at] = n
        if not n:
            return True
        for i in range(n):
            c = _io.get(1)
            if c >= FACES:
                return False
            s.stage[at + 1 + i] = c
        at += n + 1
