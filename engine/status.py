"""Everything that can be wrong with a state, as bits: for positions, saves and the interface.

Covers the list of causes of the protocol's BAD_POSITION; 0 is a state that play can go on from.
`NAMES` has for each bit, lowest first, the key of a position to look at and the rule it breaks in
family T and in family R.
"""

from array import array

from engine import codes, melds, score
from engine.cards import FACES, JOKER, NONE
from engine.compat import const
from engine.state import HAND_MAX, count, dealers_first_turn

RANGE = const(1 << 0)
COPIES = const(1 << 1)
HAND_EMPTY = const(1 << 2)
HAND_BIG = const(1 << 3)
STOCK_EMPTY = const(1 << 4)
MELD = const(1 << 5)
OWNER = const(1 << 6)
NOT_CLOSING = const(1 << 7)
FIRST_ROUND = const(1 << 8)
FIRST_TABLE = const(1 << 9)
TOURNANTE = const(1 << 10)
DEALER_DRAWS = const(1 << 11)
DEALER_ONE_CARD = const(1 << 12)
NOT_DRAWN = const(1 << 13)
DRAWN = const(1 << 14)
DRAW_EXCLUDED = const(1 << 15)
TAKEN_GONE = const(1 << 16)
USED = const(1 << 17)
KEPT = const(1 << 18)
STOCK_ONLY = const(1 << 19)
JOKER_DUE = const(1 << 20)
THRESHOLD = const(1 << 21)
REBUILDS = const(1 << 22)
TURNS = const(1 << 23)
MATCH_OVER = const(1 << 24)

NAMES = (
    ("turn", "G-SNAPSHOT", "G-SNAPSHOT"),
    ("hands", "T-PACK", "R-PACK"),
    ("hands", "T-CLOSE", "R-OUT"),
    ("hands", "T-HAND", "R-DEAL"),
    ("stock", "T-REBUILD", "R-RESHUFFLE"),
    ("table", "M-TABLE", "M-TABLE"),
    ("laid", "T-OPEN", "R-OPEN"),
    ("table", "T-SIMPLE-CLOSE", "M-TABLE"),
    ("first_round", "T-FIRST-ROUND", "R-TURN"),
    ("table", "T-FIRST-ROUND", "R-TURN"),
    ("tournante", "T-TOURNANTE", "R-TURN"),
    ("phase", "T-FIRST-DISCARD", "R-TURN"),
    ("hands", "T-FIRST-DISCARD", "R-TURN"),
    ("drawn", "T-TURN", "R-TURN"),
    ("drawn", "T-TURN", "R-TURN"),
    ("drawn", "T-DISCARD-TOP", "R-TURN"),
    ("drawn", "T-DISCARD-USE", "R-TAKE-FREE"),
    ("drawn", "T-DISCARD-USE", "R-TAKE-FREE"),
    ("kept", "T-ONE-CARD-KEPT", "R-TURN"),
    ("stock_only", "T-TOURNANTE-RETURN", "R-TURN"),
    ("joker_due", "T-SWAP", "R-SWAP"),
    ("threshold", "T-THRESHOLD", "R-OPEN"),
    ("rebuilds", "T-REBUILD", "R-RESHUFFLE"),
    ("turns", "T-CAP", "R-STALL"),
    ("scores", "T-MATCH", "R-SCORE"),
)

_seen = array("H", [0] * FACES)


def status(s):
    """The bits of everything wrong with s; nothing beyond the first range error is looked at."""
    if not _in_range(s):
        return RANGE
    return _cards(s) | _first_round(s) | _drawn(s) | _this_turn(s) | _match(s)


def lowest(bits):
    """The index in `NAMES` of the first of some bits."""
    i = 0
    while not bits >> i & 1:
        i += 1
    return i


def _in_range(s):
    players = s.rules.players
    if s.turn >= players or s.dealer >= players or s.phase > codes.OVER:
        return False
    if s.nstock > len(s.stock) or s.npile > len(s.pile) or s.ntable > len(s.table):
        return False
    for i in range(s.ntable):
        if s.owner[i] >= players:
            return False
    return _is_card_or_none(s.drawn) and _is_card_or_none(s.tournante) and _is_card_or_none(s.kept)


def _cards(s):
    return _copies(s) | _hands(s) | _table(s)


def _is_card_or_none(c):
    return c < FACES or c == NONE


def _copies(s):
    """T-PACK, R-PACK: no card more often than the pack holds it."""
    for c in range(FACES):
        _seen[c] = 0
    for i in range(len(s.hands)):
        _seen[i % FACES] += s.hands[i]
    if not _see(s.stock, s.nstock) or not _see(s.pile, s.npile):
        return COPIES
    for i in range(s.ntable):
        if not valid(s, s.table[i]):
            return MELD
        _see_meld(s.table[i])
    if s.tournante != NONE:
        _seen[s.tournante] += 1
    for c in range(FACES):
        if _seen[c] > (s.rules.jokers if c == JOKER else s.rules.decks):
            return COPIES
    return 0


def _see(pile, n):
    for i in range(n):
        if pile[i] >= FACES:
            return False
        _seen[pile[i]] += 1
    return True


def _see_meld(m):
    for i in range(melds.size(m)):
        _seen[melds.card_at(m, i)] += 1


def valid(s, m):
    """Whether an int of unknown origin is the code of a meld that can lie on the table."""
    if m & melds.SET:
        return _valid_set(m)
    n = melds.size(m)
    joker = melds.joker(m)
    if m >> 14 or not 3 <= n <= 13 or not 1 <= melds.low(m) <= 15 - n or joker > n:
        return False
    return not (s.rules.joker_low and joker == n and melds.low(m) > 1)


def _valid_set(m):
    if m >> 17 or not 1 <= melds.rank(m) <= 13:
        return False
    slots = 0
    for i in range(melds.size(m)):
        slot = m >> 3 * i & 7
        if not 1 <= slot <= 5 or slots >> slot & 1:
            return False
        slots |= 1 << slot
    return True


def _hands(s):
    bad = 0
    for p in range(s.rules.players):
        if _hand_size(s, p) != s.size[p]:
            bad |= RANGE
        if s.size[p] > HAND_MAX:
            bad |= HAND_BIG
        if not s.size[p] and s.phase != codes.OVER:
            bad |= HAND_EMPTY
    if s.phase == codes.DRAW and not s.nstock:
        bad |= STOCK_EMPTY
    return bad


def _hand_size(s, seat):
    n = 0
    for i in range(seat * FACES, seat * FACES + FACES):
        n += s.hands[i]
    return n


def _table(s):
    bad = 0
    for i in range(s.ntable):
        if not s.laid[s.owner[i]]:
            bad |= OWNER
    if s.ntable and s.first_round:
        bad |= FIRST_TABLE
    if s.ntable and s.rules.lay_closes and not _is_closing(s):
        bad |= NOT_CLOSING
    return bad


def _is_closing(s):
    """T-SIMPLE-CLOSE: the mover has laid all his cards but one, a run and a set among them."""
    if s.phase == codes.DRAW or s.size[s.turn] != (1 if s.phase == codes.PLAY else 0):
        return False
    runs = 0
    for i in range(s.ntable):
        if s.owner[i] != s.turn:
            return False
        if not melds.is_set(s.table[i]):
            runs += 1
    return 0 < runs < s.ntable


def _first_round(s):
    bad = 0
    if s.first_round and not s.rules.first_round:
        bad |= FIRST_ROUND
    if s.tournante != NONE and (
        not s.first_round or s.turn == s.dealer or s.tournante == JOKER or not s.rules.tournante
    ):
        bad |= TOURNANTE
    if dealers_first_turn(s):
        if s.phase == codes.DRAW:
            bad |= DEALER_DRAWS
        elif s.phase == codes.PLAY and s.size[s.turn] == 1:
            bad |= DEALER_ONE_CARD
    return bad


def _drawn(s):
    """The turn's draw: there exactly when it must be, and one that the rules allow."""
    wanted = s.phase == codes.PLAY and not dealers_first_turn(s)
    if not s.drawn_from:
        return (NOT_DRAWN if wanted else 0) | (USED if s.used else 0)
    if not wanted or s.drawn == NONE or s.drawn_from > codes.FROM_TOURNANTE:
        return DRAWN
    bad = 0
    if s.drawn_from != codes.FROM_DISCARD and s.used:
        bad |= USED
    if _excluded(s):
        bad |= DRAW_EXCLUDED
    if s.drawn_from != codes.FROM_STOCK and not s.used and not count(s, s.turn, s.drawn):
        bad |= TAKEN_GONE
    return bad


def _excluded(s):
    """T-DISCARD-USE, T-DISCARD-TOP, T-TOURNANTE-TAKE."""
    rules = s.rules
    if s.drawn_from == codes.FROM_DISCARD:
        if s.drawn == JOKER and not rules.take_joker:
            return True
        return s.first_round and rules.taken_must_lay
    if s.drawn_from == codes.FROM_TOURNANTE:
        # Given back, it leaves a hand, and only the stock to draw from (T-TOURNANTE-RETURN).
        alone = s.size[s.turn] == 1 or not s.nstock
        return alone or not s.first_round or s.tournante != NONE or s.drawn == JOKER
    return False


def _this_turn(s):
    """What holds for this turn only: the kept card, the returned tournante, the swapped jokers."""
    bad = 0
    if s.kept != NONE and (
        s.drawn_from != codes.FROM_STOCK
        or not s.rules.one_card_kept
        or not count(s, s.turn, s.kept)
    ):
        bad |= KEPT
    if s.stock_only and (s.phase != codes.DRAW or s.tournante == NONE):
        bad |= STOCK_ONLY
    if s.due and (
        s.phase != codes.PLAY or not s.rules.replay_joker or s.due > count(s, s.turn, JOKER)
    ):
        bad |= JOKER_DUE
    return bad


def _match(s):
    bad = 0
    for t in s.threshold:
        if t < s.rules.open_min or (t != s.rules.open_min and not s.rules.open_rises):
            bad |= THRESHOLD
    if s.phase == codes.OVER:
        return bad
    if s.rebuilds > s.rules.rebuilds:
        bad |= REBUILDS
    if s.turns >= s.rules.turn_cap:
        bad |= TURNS
    if score.match_ends(s) if s.rules.limit else s.round > s.rules.rounds:
        bad |= MATCH_OVER
    return bad
