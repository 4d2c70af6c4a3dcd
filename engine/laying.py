"""Laying new melds, the opening above all (T-OPEN…, T-SIMPLE-…, T-LAY-ALL, R-OPEN).

The melds of the act stand on the state's stage as cards; `check` leaves their codes in `staged`.
"""

from engine import codes, melds
from engine.cards import FACES, NONE
from engine.layoff import played
from engine.state import STAGE_BYTES, count, from_hand, meld_to_table

_MELD_ERRORS = {
    melds.TWO_JOKERS: codes.E_TWO_JOKERS,
    melds.BAD_RUN: codes.E_BAD_RUN,
    melds.BAD_ACE: codes.E_BAD_ACE,
    melds.BAD_SET: codes.E_BAD_SET,
}


def clear(s):
    """Take every meld off the stage."""
    s.stage[0] = 0


def _end(stage):
    n = 0
    while stage[n]:
        n += stage[n] + 1
    return n


def _place(s, n):
    """Where the next staged meld's n cards go, its size written before and the end behind; -1
    when the stage has no room, which no hand can need."""
    at = _end(s.stage)
    if not n or at + n + 2 > STAGE_BYTES:
        return -1
    s.stage[at] = n
    s.stage[at + n + 1] = 0
    return at + 1


def put(s, cards, n):
    """Stage a meld of n cards; False when there is no room."""
    at = _place(s, n)
    if at >= 0:
        for i in range(n):
            s.stage[at + i] = cards[i]
    return at >= 0


def put_meld(s, m):
    """Stage the meld of a code; False when there is no room."""
    n = melds.size(m)
    at = _place(s, n)
    if at >= 0:
        for i in range(n):
            s.stage[at + i] = melds.card_at(m, i)
    return at >= 0


def staged_count(s, c):
    """How many copies of card c are on the stage."""
    found = 0
    at = 0
    while s.stage[at]:
        for i in range(s.stage[at]):
            if s.stage[at + 1 + i] == c:
                found += 1
        at += s.stage[at] + 1
    return found


def staged_cards(s):
    """How many cards are on the stage."""
    total = 0
    at = 0
    while s.stage[at]:
        total += s.stage[at]
        at += s.stage[at] + 1
    return total


def check(s):
    """Whether the staged melds may be laid now, as one act."""
    if s.phase != codes.PLAY:
        return codes.E_WRONG_PHASE
    if s.first_round:
        return codes.E_FIRST_ROUND
    if not s.stage[0] or not _in_hand(s):
        return codes.E_NOT_IN_HAND
    error = _parse(s)
    if error:
        return error
    left = s.size[s.turn] - staged_cards(s)
    if s.kept != NONE and count(s, s.turn, s.kept) == staged_count(s, s.kept):
        return codes.E_KEPT_CARD
    if not left and s.rules.closing_discard:
        return codes.E_KEEP_CLOSING
    if s.rules.lay_closes:
        return _check_close(s, left)
    return codes.OK if s.laid[s.turn] else _check_first(s, left)


def _in_hand(s):
    """Whether the hand has the staged cards: they are taken out of it one by one and put back,
    which takes 1 ms less for nine cards than to count each."""
    end = _end(s.stage)
    first = _lend(s, end, -1)
    _lend(s, first, 1)
    return first == end


def _lend(s, end, step):
    """Take the cards of stage[:end] out of the hand (-1) as long as it has them, or put them back
    (1); return where that ended."""
    at = size_at = 0
    while at < end:
        if at == size_at:
            size_at += s.stage[at] + 1
        else:
            c = s.turn * FACES + s.stage[at]
            if step < 0 and not s.hands[c]:
                break
            s.hands[c] += step
        at += 1
    return at


def _parse(s):
    """Fill `staged` with the codes of the staged melds."""
    at = 0
    n = 0
    while s.stage[at]:
        m = melds.parse(s.stage, at + 1, s.stage[at], s.rules.joker_low)
        if m < 0:
            return _MELD_ERRORS[m]
        s.staged[n] = m
        n += 1
        at += s.stage[at] + 1
    s.staged[n] = 0
    return codes.OK


def _check_close(s, left):
    """T-SIMPLE-CLOSE, T-SIMPLE-MIX."""
    if left != 1:
        return codes.E_NOT_ALL
    if _has(s, 0) and _has(s, melds.SET):
        return codes.OK
    return codes.E_MIX


def _has(s, kind):
    """Whether a staged meld is a run (0) or a set (SET)."""
    i = 0
    while s.staged[i]:
        if melds.is_set(s.staged[i]) == kind:
            return True
        i += 1
    return False


def _check_first(s, left):
    """A first laying, by one of its three ways: with a partner who has laid (T-PARTNER), an
    ordinary opening (T-OPEN, R-OPEN), or all cards but one (T-LAY-ALL)."""
    rules = s.rules
    if rules.partner_opens and rules.pair and s.laid[(s.turn + 2) % 4]:
        if rules.open_natural_run:
            return _check_run(s, codes.E_PARTNER_RUN)
        return codes.OK
    error = _check_opening(s)
    if error and rules.lay_all_opens and left == 1 and not _check_mix(s):
        return codes.OK
    return error


def _check_opening(s):
    if not s.rules.open_jokers and _staged_joker(s):
        return codes.E_OPENING_JOKER
    error = _check_mix(s)
    if error:
        return error
    threshold = s.threshold[s.side[s.turn]]
    if staged_points(s) < threshold:
        return codes.E_THRESHOLD if threshold > s.rules.open_min else codes.E_OPEN_MIN
    return codes.OK


def _check_mix(s):
    """The natural run and the natural set that the ruleset wants (T-OPEN-71)."""
    rules = s.rules
    if rules.open_natural_run:
        error = _check_run(s, codes.E_OPEN_RUN)
        if error:
            return error
    if rules.open_natural_set and not _natural(s, melds.SET, NONE):
        return codes.E_OPEN_SET
    return codes.OK


def _check_run(s, missing):
    """A natural run; one without the taken card when the discard was taken (T-OPEN-71-TAKEN)."""
    if not _natural(s, 0, NONE):
        return missing
    if s.rules.open_untaken_run and s.drawn_from == codes.FROM_DISCARD:
        if staged_count(s, s.drawn) < 2 and not _natural(s, 0, s.drawn):
            return codes.E_UNTAKEN_RUN
    return codes.OK


def _natural(s, kind, without):
    """Whether a staged meld of a kind is natural and does not hold the card `without`."""
    i = 0
    while s.staged[i]:
        m = s.staged[i]
        if melds.is_set(m) == kind and not melds.joker(m) and not melds.holds(m, without):
            return True
        i += 1
    return False


def _staged_joker(s):
    i = 0
    while s.staged[i]:
        if melds.joker(s.staged[i]):
            return True
        i += 1
    return False


def staged_points(s):
    """What the melds that `check` parsed count towards an opening."""
    total = 0
    i = 0
    while s.staged[i]:
        total += melds.points(s.staged[i], s.rules.ace_high)
        i += 1
    return total


def lay(s):
    """Put the checked melds on the table."""
    if s.rules.open_rises and not _anyone_laid(s):
        _raise_threshold(s)
    s.laid[s.turn] = 1
    at = 0
    while s.stage[at]:
        for i in range(s.stage[at]):
            c = s.stage[at + 1 + i]
            from_hand(s, s.turn, c)
            played(s, c)
        at += s.stage[at] + 1
    i = 0
    while s.staged[i]:
        meld_to_table(s, s.turn, s.staged[i])
        i += 1


def _anyone_laid(s):
    for x in s.laid:
        if x:
            return True
    return False


def _raise_threshold(s):
    """The round's first laying moves the other side's threshold (T-THRESHOLD)."""
    other = 1 - s.side[s.turn]
    s.threshold[other] = max(s.rules.open_min, staged_points(s) + 1)
