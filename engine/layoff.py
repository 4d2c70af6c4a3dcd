"""Adding to melds on the table and taking their jokers (T-LAYOFF, T-SWAP, R-SWAP)."""

from engine import codes, melds
from engine.cards import FACES, JOKER
from engine.state import count, from_hand, to_hand


def _check_access(s, i, c, unopened):
    if s.phase != codes.PLAY:
        return codes.E_WRONG_PHASE
    if not s.rules.layoff:
        return codes.E_NO_LAYOFF
    if s.first_round:
        return codes.E_FIRST_ROUND
    if not s.laid[s.turn]:
        return unopened
    if i >= s.ntable:
        return codes.E_NO_MELD
    if not count(s, s.turn, c):
        return codes.E_NOT_IN_HAND
    return codes.OK


def _kept(s, c):
    """Whether card c is the last copy of the card kept for closing (T-ONE-CARD-KEPT)."""
    return c == s.kept and count(s, s.turn, c) == 1


def check_add(s, i, c, end):
    """Whether card c may be laid off on table meld i, whatever the end."""
    error = _check_access(s, i, c, codes.E_ADD_UNOPENED)
    if error:
        return error
    m = s.table[i]
    if c == JOKER and melds.joker(m):
        return codes.E_TWO_JOKERS
    if not melds.added(m, c, end, s.rules.joker_low):
        return _misfit(m, c)
    if _kept(s, c):
        return codes.E_KEPT_CARD
    if s.rules.closing_discard and s.size[s.turn] == 1:
        return codes.E_KEEP_CLOSING
    return codes.OK


def _misfit(m, c):
    if melds.is_set(m):
        return codes.E_SET_MISFIT
    return codes.E_ACE_MISFIT if melds.rounds_ace(m, c) else codes.E_RUN_MISFIT


def add(s, i, c, end):
    s.table[i] = melds.added(s.table[i], c, end, s.rules.joker_low)
    from_hand(s, s.turn, c)
    played(s, c)


def played(s, c):
    """Card c has gone from the hand to the table: the taken card may count as laid, a joker's
    duty as done."""
    if c == s.drawn and s.drawn_from == codes.FROM_DISCARD:
        s.used = 1
    if c == JOKER and s.due:
        s.due -= 1


def check_swap(s, i, c):
    """Whether card c may take the joker's place in table meld i."""
    error = _check_access(s, i, c, codes.E_SWAP_UNOPENED)
    if error:
        return error
    m = s.table[i]
    if melds.joker(m) and melds.stands_for(m) < 0:
        return codes.E_SET_NOT_FULL
    if not melds.swapped(m, c):
        return codes.E_NOT_REPRESENTED
    if _kept(s, c):
        return codes.E_KEPT_CARD
    return codes.OK


def swap(s, i, c):
    s.table[i] = melds.swapped(s.table[i], c)
    from_hand(s, s.turn, c)
    to_hand(s, s.turn, JOKER)
    played(s, c)
    if s.rules.replay_joker:
        s.due += 1


def playable(s, c):
    """Whether card c could be added to a meld on the table, or take its joker's place."""
    return taker(s, c, 0) < s.ntable


def taker(s, c, i):
    """The first meld from i on that card c fits, the number of melds when there is none. Most
    melds are of another suit or rank, which is seen here without a call."""
    rank = c % 13 + 1
    while i < s.ntable:
        m = s.table[i]
        if (m >> 12 & 15 == rank if m & melds.SET else m & 3 == c // 13) or c == JOKER:
            if melds.added(m, c, 0, 0) or melds.swapped(m, c):
                return i
        i += 1
    return i


def rival_has_laid(v):
    """Whether anybody against the view's owner may lay off."""
    for p in range(v.rules.players):
        if v.laid[p] and v.side[p] != v.side[v.seat]:
            return True
    return False


def can_replay_joker(s):
    """Whether a joker of the mover's hand could be laid off or laid in a new meld (R-SWAP). Only a
    set-up position asks it of a player who has not opened: he is not held to it (G-STUCK)."""
    spare = s.size[s.turn] - s.rules.closing_discard
    if spare < 1 or not s.laid[s.turn]:
        return False
    for i in range(s.ntable):
        if melds.added(s.table[i], JOKER, 0, 0):
            return True
    return spare >= 3 and _joins_two(s.hands, s.turn * FACES)


def _joins_two(hands, base):
    """Whether two natural cards of the hand make a meld with a joker."""
    for c in range(JOKER):
        if hands[base + c] and (_run_mate(hands, base, c) or _set_mate(hands, base, c)):
            return True
    return False


def _run_mate(hands, base, c):
    """A card of c's suit one or two places above; an ace follows the king."""
    first = base + c - c % 13
    for place in range(c % 13 + 1, c % 13 + 3):
        if place < 14 and hands[first + place % 13]:
            return True
    return False


def _set_mate(hands, base, c):
    for other in range(c + 13, JOKER, 13):
        if hands[base + other]:
            return True
    return False
