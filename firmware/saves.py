"""A match as one small file, so that it goes on exactly where it stopped (G-SNAPSHOT).

`M`, version, level (with what is played, above its four bits), order of the hand, cards in the
hand, entries of the score sheet (a halfword); the 16 bytes of the match's secret; the hand as it
lies; the score sheet, a halfword an entry; a snapshot. Halfwords are little-endian.

Such a file takes a sector of flash and 60 ms, so it is written after a press is drawn. But nothing
that was hidden may be seen before flash knows of it. A deal is written before it is shown: else
another cut could be tried. Before a card from the stock goes a short note, which takes 8 ms: the
start of the secret, the round and the turn.

A single round has a file of its own, so that the match waits in the other one.
"""

from engine import bots, codes, snapshot
from engine.cards import FACES
from engine.compat import const
from engine.shuffle import SEED_BYTES
from engine.state import HAND_MAX
from firmware.hand import ORDERS
from firmware.loading import forget
from firmware.session import KNOWN, MATCH, Session

NAME = "match"
ROUND = "round"
DRAWN = "drawn"  # the note
REFUSED = "refused"  # a match that this version cannot read

_MAGIC = const(77)
_VERSION = const(1)
_SECRET = const(7)
_HAND = const(23)
_SHEET = const(39)
# Of a longer match the first rounds are forgotten.
_SHEET_MOST = const(400)


class Saves:
    """Writes into one buffer, made once a match."""

    def __init__(self, app, rules, kind=MATCH):
        self._app = app
        self.name = ROUND if kind else NAME
        self.failed = False
        app.load(DRAWN)  # finds its newer copy, 7 ms, which the first note then need not
        size = _SHEET + 2 * _SHEET_MOST + snapshot.size_bound(rules)
        self._buffer = bytearray(size)

    def save(self, session):
        """Keep the match as soon as what a press has changed is drawn."""
        self.failed = not self._app.save(self.name, self._written(session))

    def save_now(self, session):
        """Keep the match before this returns."""
        self.failed = not self._now(self.name, self._written(session))

    def note(self, session):
        """Keep, at once, that this turn's card comes from the stock."""
        if not self._now(DRAWN, _note(session)):
            self.failed = True

    def _now(self, name, data):
        device = self._app.device
        try:
            getattr(device, "save_now", device.save)(name, data)
        except OSError:
            return False
        return True

    def _written(self, session):
        """The file's bytes, in the buffer."""
        out = self._buffer
        out[0] = _MAGIC
        out[1] = _VERSION
        out[2] = session.level | session.kind << 4
        out[3] = session.hand.order
        out[4] = session.hand.n
        out[_SECRET : _SECRET + SEED_BYTES] = session.secret
        out[_HAND : _HAND + HAND_MAX] = session.hand.cards
        at = self._put_sheet(session)
        n = snapshot.write(session.state, memoryview(out)[at:])
        return memoryview(out)[: at + n]

    def _put_sheet(self, session):
        """Write the score sheet; where it ends."""
        out = self._buffer
        players = session.rules.players
        most = _SHEET_MOST // players * players
        first = max(0, len(session.sheet) - most)
        entries = len(session.sheet) - first
        out[5] = entries & 255
        out[6] = entries >> 8
        at = _SHEET
        for i in range(first, first + entries):
            out[at] = session.sheet[i] & 255
            out[at + 1] = session.sheet[i] >> 8
            at += 2
        return at


def _note(session):
    s = session.state
    return session.secret[:4] + bytes((s.round & 255, s.turns & 255, s.turns >> 8))


def _current(device):
    """The file to go on with: a single round comes before the match."""
    return ROUND if device.load(ROUND) else NAME


def exists(device):
    return bool(device.load(_current(device)))


def clear(device, name=NAME):
    device.remove(name)
    device.remove(DRAWN)


def refuse(device):
    """Put a match that cannot be read aside: another version may."""
    name = _current(device)
    data = device.load(name)
    try:
        if data:
            device.save(REFUSED, data)
    except OSError:
        return
    device.remove(name)


def load(device):
    """The session that was saved, or None where there is none that can be read."""
    session = _loaded(device)
    forget("engine.restore")
    forget("engine.status")
    if session and session.mine() and session.state.phase == codes.DRAW:
        if device.load(DRAWN) == _note(session):
            session.act(codes.act(codes.DRAW_STOCK))
    return session


def _loaded(device):
    from engine import restore

    data = device.load(_current(device))
    if not data or len(data) <= _SHEET or data[0] != _MAGIC or data[1] != _VERSION:
        return None
    at = _SHEET + 2 * (data[5] | data[6] << 8)
    kept = memoryview(data)[at:]
    rules = restore.ruleset(kept, len(kept))
    level, kind = data[2] & 15, data[2] >> 4
    if not rules or level >= len(bots.LEVELS) or kind > KNOWN:
        return None
    if data[3] >= ORDERS or data[4] > HAND_MAX:
        return None
    session = Session(rules, level, bytes(data[_SECRET : _SECRET + SEED_BYTES]), kind)
    if restore.read(session.state, kept, len(kept)):
        return None
    return _dressed(session, data, len(kept))


def _dressed(session, data, n):
    """The session with its hand and its score sheet, which precede the snapshot's n bytes."""
    for at in range(_HAND, _HAND + data[4]):
        if data[at] >= FACES:
            return None
    hand = session.hand
    hand.order = data[3]
    hand.n = data[4]
    hand.cards[:] = data[_HAND : _HAND + HAND_MAX]
    for at in range(_SHEET, len(data) - n, 2):
        session.sheet.append(data[at] | data[at + 1] << 8)
    session.sync()
    return session
