"""A match from the bytes of a snapshot (G-SNAPSHOT); needed only when a saved match is opened.

The caller makes a State for the rules that the bytes begin with (`ruleset`). `read` fills it and
makes the logged acts again: what it accepts is a state that play can go on from. No byte is
trusted.
"""

from engine import codes, play, score, status
from engine.cards import FACES
from engine.compat import const
from engine.rulesets import HOUSE, VARIANTS, Ruleset, players_allowed
from engine.shuffle import SEED_BYTES
from engine.snapshot import INTS, VERSION, Cursor
from engine.state import HAND_MAX, STAGE_BYTES, to_hand

# what `read` answers
OK = const(0)
CUT_SHORT = const(1)
OTHER_VERSION = const(2)
OTHER_RULES = const(3)
DAMAGED = const(4)

# The generator counts its draws in 16 bits of blocks of three; a match uses far fewer.
_DRAWN_MAX = const(0x18000)

_in = Cursor()


def _rules_differ(rules):
    """OTHER_RULES when the bytes are not of a match under `rules`."""
    if _in.get(1) != VERSION:
        return OTHER_VERSION
    same = _in.get(1) == rules.variant and _in.get(1) == rules.players
    if not same or _in.get(1) != rules.profile or _in.get(2) != rules.rounds:
        return OTHER_RULES
    for field, _, _ in rules.editable():
        if _in.get(1) != getattr(rules, field):
            return OTHER_RULES
    return OK


def ruleset(buf, n):
    """A new Ruleset from the beginning of a snapshot, None when there is none."""
    _in.start(buf, n)
    version = _in.get(1)
    variant = _in.get(1)
    players = _in.get(1)
    profile = _in.get(1)
    rounds = _in.get(2)
    if _in.short or version != VERSION or variant >= len(VARIANTS) or profile > HOUSE:
        return None
    low, high = players_allowed(variant)
    if not low <= players <= high:
        return None
    rules = Ruleset(variant, players, profile)
    if (rules.partners and (players == 3 or profile or rounds)) or not (rules.partners or rounds):
        return None
    rules.rounds = rounds
    for field, _, _ in rules.editable():
        if not rules.edit(field, _in.get(1)):
            return None
    return None if _in.short else rules


def read(s, buf, n):
    """Make s the match of `n` bytes: OK, or why not. After a refusal s is a match that is over, so
    read into a spare state."""
    _in.start(buf, n)
    error = _rules_differ(s.rules)
    if not error:
        error = _read_state(s) or _read_log(s)
        if not error and _in.at != n:
            error = DAMAGED
    if _in.short:
        error = CUT_SHORT
    if error:
        s.nlog = 0
        s.phase = codes.OVER
        s.match_over = 1
    return error


def _read_state(s):
    s.nlog = s.nevents = 0
    good = _get_ints(s) and _get_seats(s) and _get_piles(s) and _get_table(s) and _get_public(s)
    if not good or _in.short or status.status(s):
        return DAMAGED
    s.match_over = 1 if s.phase == codes.OVER and score.match_ends(s) else 0
    return OK


def _get_ints(s):
    for name, size, highest in INTS:
        value = _in.get(size)
        if value > (highest or s.rules.players - 1):
            return False
        setattr(s, name, value)
    return s.cut < s.rules.cards and (s.winner < s.rules.players or s.winner == codes.NOBODY)


def _get_seats(s):
    for i in range(len(s.hands)):
        s.hands[i] = 0
    for p in range(s.rules.players):
        s.size[p] = 0
        for _ in range(_in.get(1)):
            c = _in.get(1)
            if c >= FACES or s.size[p] == HAND_MAX:
                return False
            to_hand(s, p, c)
        laid = _in.get(1)
        s.penalty[p] = _in.get(2)
        if laid > 1:
            return False
        s.laid[p] = laid
    for i in range(s.rules.sides):
        s.threshold[i] = _in.get(2)
        s.scores[i] = _in.get(3)
    return True


def _get_piles(s):
    s.nstock = _get_row(s.stock, _in.get(1))
    s.npile = _get_row(s.pile, _in.get(1))
    return s.nstock >= 0 and s.npile >= 0


def _get_row(row, n):
    """Fill the first n places of a row; n, or -1 when the row is too short."""
    if n > len(row):
        return -1
    for i in range(n):
        row[i] = _in.get(1)
    return n


def _get_table(s):
    s.ntable = _in.get(1)
    if s.ntable > len(s.table):
        return False
    for i in range(s.ntable):
        s.table[i] = _in.get(3)
        s.owner[i] = _in.get(1)
    return True


def _get_public(s):
    """The public record, which grows by at most two entries a turn."""
    n = _in.get(2)
    if n > 2 * s.turns + 1:
        return False
    s.npublic = _get_row(s.public, n)
    for i in range(s.npublic):
        entry = s.public[i]
        if entry & 63 >= FACES or (entry & 63 and entry >= codes.PUBLIC_REBUILD):
            return False
    _get_row(s.generator.seed, SEED_BYTES)
    drawn = _in.get(3)
    s.generator.restart(drawn)
    return s.npublic >= 0 and drawn <= _DRAWN_MAX


def _read_log(s):
    """Make the logged acts again."""
    n = _in.get(1)
    end = _in.at + n
    while _in.at < end:
        if not _make_logged(s, end):
            return DAMAGED
    return OK if s.nlog == n else DAMAGED


def _make_logged(s, end):
    act = _in.get(3)
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
        n = _in.get(1)
        if at + n + 2 > STAGE_BYTES or _in.at + n > end:
            return False
        s.stage[at] = n
        if not n:
            return True
        for i in range(n):
            c = _in.get(1)
            if c >= FACES:
                return False
            s.stage[at + 1 + i] = c
        at += n + 1
