"""Which meld some marked cards make, in whatever order they were marked (M-RUN, M-SET, M-ACE)."""

from engine import melds
from engine.cards import JOKER
from engine.compat import const

MOST = const(4)

_ACE_HIGH = const(14)


def forms(cards, n, joker_low, out):
    """Write into `out` the codes of every meld that cards[0:n] make, at most MOST; how many.

    There are several where a joker fits both ends of a run. With `joker_low` it takes the lower
    place (R-JOKER-LOW).
    """
    jokers = 0
    for i in range(n):
        if cards[i] == JOKER:
            jokers += 1
    if n < 3 or jokers > 1:
        return 0
    m = melds.parse(cards, 0, n, joker_low)
    if m > 0 and melds.is_set(m):
        out[0] = m
        return 1
    found = _runs(cards, n, jokers, 1, joker_low, out, 0)
    return _runs(cards, n, jokers, _ACE_HIGH, joker_low, out, found)


def _places(cards, n, ace):
    """The natural cards' places in a run as bits, an ace at place `ace`; 0 when they are not of
    one suit or two are alike."""
    bits = 0
    suit = -1
    for i in range(n):
        c = cards[i]
        if c == JOKER:
            continue
        place = c % 13 + 1
        bit = 1 << (ace if place == 1 else place)
        if bits & bit or suit >= 0 and c // 13 != suit:
            return 0
        bits |= bit
        suit = c // 13
    return bits


def _suit(cards):
    return (cards[0] if cards[0] != JOKER else cards[1]) // 13


def _runs(cards, n, jokers, ace, joker_low, out, found):
    bits = _places(cards, n, ace)
    if not bits or ace == _ACE_HIGH and not bits >> ace & 1:
        return found
    low = 1
    while not bits >> low & 1:
        low += 1
    hole = low + 1
    while bits >> hole & 1:
        hole += 1
    rest = bits >> hole
    suit = _suit(cards)
    if rest:
        # The joker fills the one hole.
        if jokers and (rest >> 1) & ((rest >> 1) + 1) == 0 and rest > 1:
            return _emit(out, found, melds.run(suit, low, n, hole - low + 1))
        return found
    if not jokers:
        return _emit(out, found, melds.run(suit, low, n))
    if low > 1:
        found = _emit(out, found, melds.run(suit, low - 1, n, 1))
        if joker_low:
            return found
    if hole <= _ACE_HIGH:
        found = _emit(out, found, melds.run(suit, low, n, n))
    return found


def _emit(out, found, m):
    if found < MOST and melds.size(m) <= 13:
        out[found] = m
        return found + 1
    return found
