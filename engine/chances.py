"""Whether a card can go to work at all: quick tests that spare a bot most of its searches.

Each looks at one card alone. It may say yes where a search then finds nothing, but never no where
a search would find something.
"""

from engine import melds
from engine.cards import FACES, JOKER


def joker_near(v):
    """Whether the view's owner holds a joker, or could win one of the table (T-SWAP, R-SWAP)."""
    if v.hands[v.seat * FACES + JOKER]:
        return True
    for i in range(v.ntable):
        if melds.joker(v.table[i]):
            return True
    return False


def may_meld(hands, base, c, joker):
    """Whether card c makes a meld with others of the hand at `hands[base]`, and a joker if it may
    have one."""
    if c == JOKER:
        return True
    mates = 0
    for y in range(c % 13, JOKER, 13):
        if y != c and hands[base + y]:
            mates += 1
    if mates > 1 or (mates and joker):
        return True
    first = base + c - c % 13
    place = c % 13 + 1
    return _in_run(hands, first, place, joker) or (place == 1 and _in_run(hands, first, 14, joker))


def _in_run(hands, first, place, joker):
    """Whether a run goes through a place of a suit, whose ace is at `first`."""
    held = 0  # places from two below to two above, as bits
    for p in range(place - 2, place + 3):
        held <<= 1
        if p != place and 0 < p < 15 and hands[first + (p - 1) % 13]:
            held |= 1
    if joker:
        return held > 0
    return held & 24 == 24 or held & 10 == 10 or held & 3 == 3


def may_join(v, m, c, joker):
    """Whether the natural card c of the view's owner could be added to the table's meld m in this
    turn, after other cards of his, or take its joker's place."""
    if m & melds.SET:
        return c % 13 + 1 == melds.rank(m)
    if c // 13 != melds.suit(m):
        return False
    return joker or _reaches(v.hands, v.seat * FACES, m, c)


def _reaches(hands, base, m, c):
    """Whether the hand's own cards lead from an end of the run m to c."""
    first = base + c - c % 13
    p = melds.low(m) + melds.size(m)
    while p <= 14:
        if c % 13 == (p - 1) % 13:
            return True
        if not hands[first + (p - 1) % 13]:
            break
        p += 1
    p = melds.low(m) - 1
    while p:
        if c % 13 == p - 1:
            return True
        if not hands[first + p - 1]:
            break
        p -= 1
    return False


def may_go(v, c, joker):
    """Whether card c, in the hand or taken, could be laid in this turn by the view's owner."""
    if may_meld(v.hands, v.seat * FACES, c, joker):
        return True
    for i in range(v.ntable):
        if may_join(v, v.table[i], c, joker):
            return True
    return False


def may_close(v):
    """Whether at most one card of the view's owner, who has opened, could not be laid in this
    turn."""
    base = v.seat * FACES
    joker = joker_near(v)
    stuck = 0
    for c in range(JOKER):
        if v.hands[base + c] and not may_go(v, c, joker):
            stuck += v.hands[base + c]
            if stuck > 1:
                return False
    return True


def may_count(hand, worth, joker, least):
    """Whether melds of the hand could be worth `least`, its cards counting as in the row `worth`
    and a joker as `joker`."""
    jokers = hand[JOKER]
    total = jokers * joker
    for c in range(JOKER):
        if hand[c] and may_meld(hand, 0, c, jokers):
            total += hand[c] * worth[c]
            if total >= least:
                return True
    return False
