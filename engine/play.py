"""The one door: `check` says whether an act is legal now, `apply` makes it (G-ILLEGAL, G-UNDO).

Bots, people and the protocol all come through here. An act that is refused changes nothing.
"""

from engine import codes, laying, layoff, turn, undo


def check(s, act):
    """The error of an act, 0 when it is legal. The melds of a LAY are on the stage."""
    if s.phase == codes.OVER:
        return codes.E_MATCH_OVER if s.match_over else codes.E_ROUND_OVER
    kind = act & 15
    if kind == codes.DRAW_STOCK:
        return turn.check_stock(s)
    if kind == codes.DISCARD:
        return turn.check_discard(s, codes.card_of(act))
    if kind == codes.DRAW_DISCARD:
        return turn.check_discard_draw(s)
    if kind == codes.LAY:
        return laying.check(s)
    if kind == codes.ADD:
        return layoff.check_add(s, codes.meld_of(act), codes.card_of(act), codes.end_of(act))
    if kind == codes.SWAP:
        return layoff.check_swap(s, codes.meld_of(act), codes.card_of(act))
    if kind == codes.DRAW_TOURNANTE:
        return turn.check_tournante(s)
    if kind == codes.RETURN:
        return turn.check_return(s)
    if kind == codes.UNDO:
        return codes.OK if s.nlog else codes.E_NO_UNDO
    return codes.E_BAD_ACT


def apply(s, act):
    """Make an act: 0, or the error for which nothing was changed. What it brought about is in
    `events`; those of the act before are gone."""
    error = check(s, act)
    if error:
        return error
    s.nevents = 0
    kind = act & 15
    if kind == codes.DRAW_STOCK:
        turn.draw_stock(s)
    elif kind == codes.DISCARD:
        turn.discard(s, codes.card_of(act))
    elif kind == codes.DRAW_TOURNANTE:
        turn.draw_tournante(s)
    elif kind == codes.RETURN:
        turn.give_back(s)
    elif kind == codes.UNDO:
        _take_back(s)
    else:
        undo.keep(s)
        undo.note(s, act)
        _make(s, act)
        turn.out_by_laying(s)
    return codes.OK


def _make(s, act):
    """The acts that can be taken back."""
    kind = act & 15
    if kind == codes.DRAW_DISCARD:
        turn.draw_discard(s)
    elif kind == codes.LAY:
        laying.lay(s)
    elif kind == codes.ADD:
        layoff.add(s, codes.meld_of(act), codes.card_of(act), codes.end_of(act))
    else:
        layoff.swap(s, codes.meld_of(act), codes.card_of(act))


def _take_back(s):
    last = undo.last_step(s)
    replay(s, last)
    s.nlog = last


def replay(s, end):
    """Bring the kept state back and make again the logged acts before byte `end` of the log."""
    undo.restore(s)
    at = 0
    while at < end:
        act = undo.act_at(s, at)
        if act & 15 == codes.LAY:
            laying.check(s)  # it parses the melds
        _make(s, act)
        at += undo.step_size(s, at)
