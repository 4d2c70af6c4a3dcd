"""Deals that are known beforehand: the last one, or one of a seed that a person enters. They are
played as a single round, and the match stays in its file.

A deal is 18 bytes: the seed, the dealer's seat, the cut.
"""

from engine.compat import const
from engine.shuffle import SEED_BYTES
from firmware.session import KNOWN, Session

NAME = "deal"
# The last round that was played from its deal to its end without a stop, for tools/replay: how
# long its record is (a halfword), the record, the match's file as it was at the round's end.
PLAYED = "played"
ENTERED = const(4)  # bytes of a seed that is entered; the others are zeros

_SIZE = const(18)
_CUT = const(26)


def deal(session):
    """The deal of the round that is being played."""
    return session.seed() + bytes((session.state.dealer, session.state.cut))


def count(app):
    """Keep a round that is over, its deal above all; what was known beforehand is no figure."""
    from firmware import stats

    session = app.session
    app.save(NAME, deal(session))
    n = session.record.n
    if session.keeper and session.record.whole:
        ended = app.load(session.keeper.name)
        app.save(PLAYED, bytes((n & 255, n >> 8)) + bytes(session.record.data[:n]) + ended)
    if session.kind != KNOWN:
        stats.record(app, session.state, session.level, session.kind)


def give_up(app):
    """Count what is given up, unless it would be no figure: a known deal, a lesson."""
    from firmware import stats

    session = app.session
    if session.keeper and session.kind != KNOWN:
        stats.concede(app, session.state, session.level, session.kind)


def last(device):
    """The deal of the last round that was played to its end, None when there is none."""
    data = device.load(NAME)
    return data if data and len(data) == _SIZE else None


def of_seed(entered):
    """A deal of the bytes that were entered."""
    return bytes(entered) + bytes(SEED_BYTES - ENTERED) + bytes((entered[-1], _CUT))


def begin(app, rules, level, known):
    """Play a deal under these rules; the same rules give the same hands."""
    app.begin(Session(rules, level, bytes(known[:SEED_BYTES]), KNOWN))
    s = app.session.state
    s.dealer = known[SEED_BYTES] % rules.players
    s.cut = known[SEED_BYTES + 1] % rules.cards


def repeat(app):
    """Play the deal of the round that is over once more; its session is freed first."""
    session = app.session
    rules, level, known = session.rules, session.level, deal(session)
    session = app.session = None
    app.restart()
    begin(app, rules, level, known)
    app.open("cut")
