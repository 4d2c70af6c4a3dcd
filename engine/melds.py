"""Melds as small ints: runs, sets and the place of their joker (M-RUN … M-TABLE).

A run is `suit | low << 2 | size << 6 | joker << 10`: `low` is the place of its first card, 1 for a
low ace … 14 for a high one, and `joker` is 0 or the joker's position counted from 1. A set is
`SET | rank << 12` and four slots of three bits in the order laid: suit + 1, 5 for a joker, 0 where
there is no card. Every code is below 2^21, and none is 0.
"""

from engine.cards import JOKER
from engine.compat import const

SET = const(0x10000)
JOKER_SLOT = const(5)

# What `parse` answers when the cards are no meld.
TWO_JOKERS = const(-1)
BAD_RUN = const(-2)
BAD_ACE = const(-3)
BAD_SET = const(-4)


def run(suit, low, size, joker=0):
    """The run of `size` cards from place `low`; `joker` is its position from 1, or 0."""
    return suit | low << 2 | size << 6 | joker << 10


def set_of(suits, rank):
    """The set of a rank with the suits given as bits, ♠ 1 … ♣ 8; of two suits it lacks a joker."""
    m = SET | rank << 12
    shift = 0
    for suit in range(4):
        if suits >> suit & 1:
            m |= suit + 1 << shift
            shift += 3
    return m


def is_set(m):
    return m & SET


def suit(m):
    """A run's suit."""
    return m & 3


def low(m):
    """A run's first place, 1…14."""
    return m >> 2 & 15


def rank(m):
    """A set's rank, 1…13."""
    return m >> 12 & 15


def size(m):
    """How many cards the meld has."""
    if not m & SET:
        return m >> 6 & 15
    if m & 0xE00:
        return 4
    return 3


def joker(m):
    """The joker's position in the meld counted from 1; 0 when it is natural (M-NATURAL)."""
    if not m & SET:
        return m >> 10 & 15
    for i in range(4):
        if m >> 3 * i & 7 == JOKER_SLOT:
            return i + 1
    return 0


def card_at(m, i):
    """The card in position i, from 0: 52 for the joker."""
    if not m & SET:
        if m >> 10 & 15 == i + 1:
            return JOKER
        return (m & 3) * 13 + ((m >> 2 & 15) + i - 1) % 13
    slot = m >> 3 * i & 7
    if slot == JOKER_SLOT:
        return JOKER
    return (slot - 1) * 13 + (m >> 12 & 15) - 1


def stands_for(m):
    """The card that the meld's joker replaces (M-JOKER-AS): -1 when there is no joker, or when
    it stands in a set of three and its suit is still open."""
    j = joker(m)
    if not j:
        return -1
    if not m & SET:
        return (m & 3) * 13 + ((m >> 2 & 15) + j - 2) % 13
    if not m & 0xE00:
        return -1
    return _missing_suit(m) * 13 + (m >> 12 & 15) - 1


def _missing_suit(m):
    """The suit that a set of four with a joker lacks: the four suits add up to 10."""
    rest = 10 + JOKER_SLOT
    for i in range(4):
        rest -= m >> 3 * i & 7
    return rest - 1


def holds(m, c):
    """Whether the natural card c is in the meld."""
    for i in range(size(m)):
        if card_at(m, i) == c:
            return True
    return False


def points(m, ace_high):
    """What the meld counts towards an opening (T-OPEN-POINTS, R-POINTS): a joker counts as the
    card it replaces, an ace 1 when low, else `ace_high`."""
    if m & SET:
        r = m >> 12 & 15
        return size(m) * (ace_high if r == 1 else (r if r < 10 else 10))
    total = 0
    place = m >> 2 & 15
    for p in range(place, place + (m >> 6 & 15)):
        total += p if p < 10 else (10 if p < 14 else ace_high)
    return total


def parse(cards, start, n, joker_low):
    """The meld of the `n` cards at `cards[start]`, runs ascending with the joker at its place, or
    one of TWO_JOKERS, BAD_RUN, BAD_ACE, BAD_SET. With `joker_low` a joker that could stand at
    either end stands at the lower one (R-JOKER-LOW)."""
    at = 0
    first = -1
    for i in range(n):
        c = cards[start + i]
        if c == JOKER:
            if at:
                return TWO_JOKERS
            at = i + 1
        elif first < 0:
            first = i
    if first < 0:
        return BAD_RUN
    if _one_rank(cards, start, n):
        return _parse_set(cards, start, n, cards[start + first] % 13 + 1)
    return _parse_run(cards, start, n, at, first, joker_low)


def _one_rank(cards, start, n):
    r = -1
    for i in range(start, start + n):
        c = cards[i]
        if c != JOKER:
            if r < 0:
                r = c % 13
            elif c % 13 != r:
                return False
    return True


def _parse_set(cards, start, n, r):
    if n < 3 or n > 4:
        return BAD_SET
    code = SET | r << 12
    suits = 0
    for i in range(n):
        c = cards[start + i]
        slot = JOKER_SLOT
        if c != JOKER:
            slot = c // 13 + 1
            if suits >> slot & 1:
                return BAD_SET
            suits |= 1 << slot
        code |= slot << 3 * i
    return code


def _parse_run(cards, start, n, at, first, joker_low):
    c = cards[start + first]
    lowest = c % 13 + 1 - first
    if lowest == 0:
        lowest = 13
    bad = _misfit(cards, start, n, c // 13, lowest)
    if bad:
        return bad
    if n < 3 or lowest < 1:
        return BAD_RUN
    if n > 13 or lowest + n > 15:
        return BAD_ACE
    if joker_low and at == n and lowest > 1:
        lowest -= 1
        at = 1
    return run(c // 13, lowest, n, at)


def _misfit(cards, start, n, s, lowest):
    """0 when every natural card is in its place of the run; otherwise why not. Ranks that only
    follow each other round the ace are an ace in the middle (M-ACE)."""
    bad = 0
    for i in range(n):
        c = cards[start + i]
        if c == JOKER:
            continue
        if c // 13 != s or c % 13 != (lowest + i - 1) % 13:
            return BAD_RUN
        if lowest + i > 14:
            bad = BAD_ACE
    return bad


def added(m, c, end, joker_low):
    """The meld with card c laid off on it, 0 where it does not fit (T-LAYOFF). `end` is 1 for the
    low end, 2 for the high one, 0 for no wish (high if it fits, else low); it matters only where
    both ends fit. With `joker_low` a joker goes to the low end if it can (R-JOKER-LOW)."""
    if c == JOKER and joker(m):
        return 0
    if m & SET:
        return _set_added(m, c)
    n = m >> 6 & 15
    if n == 13 or (c // 13 != m & 3 and c != JOKER):
        return 0
    place = m >> 2 & 15
    at_low = place > 1
    at_high = place + n < 15
    if c != JOKER:
        at_low = at_low and (place - 2 - c) % 13 == 0
        at_high = at_high and (place + n - 1 - c) % 13 == 0
    if at_low and at_high:
        if c == JOKER and joker_low:
            at_high = False
        elif end == 1:
            at_high = False
    if at_high:
        return m + (1 << 6) | ((n + 1) << 10 if c == JOKER else 0)
    if at_low:
        return _run_lowered(m, c)
    return 0


def fits_both_ends(m, c):
    """Whether card c could be laid off at either end of a run."""
    if m & SET or m >> 6 & 15 == 13 or (c == JOKER and joker(m)):
        return False
    return _belongs(m, c, (m >> 2 & 15) - 1) and _belongs(m, c, (m >> 2 & 15) + (m >> 6 & 15))


def _belongs(m, c, place):
    if place < 1 or place > 14:
        return False
    return c == JOKER or c == (m & 3) * 13 + (place - 1) % 13


def rounds_ace(m, c):
    """Whether a card that fits neither end of a run would go on round its ace (M-ACE)."""
    place = m >> 2 & 15
    n = m >> 6 & 15
    if c == JOKER:
        return n == 13
    if c // 13 != m & 3:
        return False
    below = place == 1 and c % 13 == 12
    above = place + n == 15 and c % 13 == 1
    return below or above or (n == 13 and c % 13 == 0)


def _run_lowered(m, c):
    j = m >> 10 & 15
    if c == JOKER:
        j = 1
    elif j:
        j += 1
    return run(m & 3, (m >> 2 & 15) - 1, (m >> 6 & 15) + 1, j)


def _set_added(m, c):
    if m & 0xE00:
        return 0
    slot = JOKER_SLOT
    if c != JOKER:
        slot = c // 13 + 1
        if c % 13 + 1 != m >> 12 & 15:
            return 0
    for i in range(3):
        if m >> 3 * i & 7 == slot:
            return 0
    return m | slot << 9


def swapped(m, c):
    """The meld with card c in its joker's place, 0 when the joker does not stand for c (T-SWAP,
    R-SWAP)."""
    # A natural run and a set of three are told from what may be swapped without a call.
    if c == JOKER or not m & (0xE00 if m & SET else 0x3C00) or stands_for(m) != c:
        return 0
    if not m & SET:
        return m & 0x3FF
    shift = 3 * (joker(m) - 1)
    return m & ~(7 << shift) | c // 13 + 1 << shift
