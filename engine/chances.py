"""Whether a card can go to work at all: quick tests that spare a bot most of its searches.

Each looks at one card alone. It may say yes where a search then finds nothing, but never no where
a search would find something.
"""

from engine import melds
from engine.cards import FACES, JOKER, NONE


def joker_near(v, c):
    """Whether the view's owner holds a joker, or could win one of the table with his cards and c
    (T-SWAP, R-SWAP); NONE is no card."""
    base = v.seat * FACES
    if v.hands[base + JOKER]:
        return True
    for i in range(v.ntable):
        if melds.joker(v.table[i]) and _wins(v.hands, base, v.table[i], c):
            return True
    return False


def _wins(hands, base, m, c):
    """Whether the joker of the table's meld m can be had for c or a card of the hand. In a set of
    three it takes two: one makes it four, the other is the one that is missing then."""
    y = melds.stands_for(m)
    if y >= 0:
        return y == c or hands[base + y]
    mates = 0
    for y in range(melds.rank(m) - 1, JOKER, 13):
        if (y == c or hands[base + y]) and not melds.holds(m, y):
            mates += 1
    return mates > 1


def may_meld(hands, base, c, joker):
    """Whether card c makes a meld with others of the hand at `hands[base]`, and a joker if it may
    have one."""
    if c == JOKER:
        return True
    if _in_set(hands, base, c, joker):
        return True
    place = c % 13 + 1
    base += c - c % 13
    return _in_run(hands, base, place, joker) or (place == 1 and _in_run(hands, base, 14, joker))


def _in_set(hands, base, c, joker):
    mates = 0
    y = c % 13
    while y < JOKER:
        if y != c and hands[base + y]:
            mates += 1
        y += 13
    return mates > 1 or (mates and joker)


def _in_run(hands, first, place, joker):
    """Whether a run goes through a place of a suit, whose ace is at `first`."""
    held = 0  # places from two below to two above, as bits
    for p in range(max(place - 2, 1), min(place + 3, 15)):
        if p != place and hands[first + (p - 1) % 13]:
            held |= 4 << p >> place
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


def may_add(v, hand):
    """Whether some card of the view's owner could be added to a meld of the table as it lies, or
    take its joker's place; `hand` is that of a solver which has looked at it."""
    if hand.held_jokers:
        return True
    places = hand.places
    ranks = places[0] | places[1] | places[2] | places[3]
    for i in range(v.ntable):
        m = v.table[i]
        if m & melds.SET:
            rank = (m >> 12 & 15) - 1
            fits = ranks >> rank & 1
            if fits and not melds.joker(m):
                # the suits, counted from 1, add up to 10
                missing = 9 - (m & 7) - (m >> 3 & 7) - (m >> 6 & 7)
                fits = not m & 0xE00 and places[missing] >> rank & 1
        else:
            low = m >> 2 & 15
            fits = 1 << low >> 2 | 1 << low - 1 + (m >> 6 & 15)
            if m & 0x3C00:
                fits |= 1 << low - 2 + (m >> 10)
            fits &= places[m & 3]
        if fits:
            return True
    return False


def may_go(v, c, joker):
    """Whether card c, in the hand or taken, could be laid in this turn by the view's owner."""
    if may_meld(v.hands, v.seat * FACES, c, joker):
        return True
    for i in range(v.ntable):
        if may_join(v, v.table[i], c, joker):
            return True
    return False


def may_close(v, hand):
    """Whether at most one card of the view's owner, who has opened, could not be laid in this
    turn; `hand` is that of a solver which has looked at it."""
    joker = joker_near(v, NONE)
    stuck = 0
    for k in range(hand.nfaces):
        c = hand.faces[k]
        if not may_go(v, c, joker):
            stuck += hand.counts[c]
            if stuck > 1:
                return False
    return True
