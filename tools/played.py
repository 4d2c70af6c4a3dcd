"""The last round that a device played to its end, as lines of the table protocol.

The device keeps what the person did (`engine.record`) and the match as it was left at the end; the
cards come from the seed, the rivals' acts from their bot, as in the device's own review.
"""

import json

from engine import codes, deal, play, position, view
from engine.record import Record
from engine.state import State, copy
from firmware import again, saves
from firmware.session import ME
from tools import fairness
from tools.saved import SavedError
from tools.table import words


class _Ended:
    """The match's file at the round's end, as firmware.saves asks for it."""

    def __init__(self, data):
        self._data = data

    def load(self, name):
        return self._data if name == saves.NAME else None


def lines(files):
    """The lines of the round in `files`, which answers `load(name)`. Raises SavedError."""
    data = files.load(again.PLAYED)
    if not data:
        raise SavedError("No round was played to its end without a stop, or it was not kept.")
    n = data[0] | data[1] << 8
    session = saves.load(_Ended(data[2 + n :]))
    if session is None or not session.over():
        raise SavedError("The last round is none that this version can read.")
    record = Record()
    record.data[:n] = data[2 : 2 + n]
    record.n = n
    yield "# a round of the device; its deal: python -m tools.fairness " + _code(session)
    state = dealt(session)
    yield _position(state)
    yield from acts(session, state, record)


def _code(session):
    over = session.state
    return fairness.code(session.rules, session.seed(), over.dealer, over.cut)


def _position(s):
    return "position " + json.dumps(position.show(s))


def dealt(session):
    """The state as it was when the round of a session that is over had been dealt."""
    over = session.state
    s = State(session.rules)
    deal.first_match(s, over.dealer)
    s.round = over.round
    copy(s.scores, over.scores, session.rules.sides)
    for seat in range(session.rules.players):
        s.scores[s.side[seat]] -= over.penalty[seat]
    deal.shuffled(s, session.seed(), over.cut)
    deal.deal(s)
    return s


def acts(session, s, record):
    """Play the round on s, an act a line."""
    seen, at = State(session.rules), 0
    while s.phase != codes.OVER:
        if s.turn == ME:
            if at == record.n:
                raise SavedError("The record of the last round ends before the round does.")
            act = record.act_at(at)
            record.load(at, s)
            at = record.after(at)
        else:
            view.fill(seen, s, s.turn)
            act = session.bot.decide(seen)
            if codes.kind_of(act) == codes.LAY:
                s.stage[:] = seen.stage
        yield "act " + words.act_text(act, words.staged_melds(s))
        if play.apply(s, act):
            raise SavedError("The record of the last round does not fit its deal.")
        if codes.REBUILD in s.events[: s.nevents]:
            # The table does not know the seed, by which the stock was shuffled.
            yield _position(s)
