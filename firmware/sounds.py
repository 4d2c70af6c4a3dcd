"""What is heard: a short tone for what has happened in a match, seen from outside of it."""

from engine import codes
from firmware.session import ME

# As hw/sound has them: tens of Hz, tens of ms.
TURN = b"\x42\x05"
LAY = b"\x42\x05\x58\x08"
WON = b"\x34\x09\x42\x09\x4e\x09\x69\x14"
LOST = b"\x34\x0c\x27\x14"


class Sounds:
    """Follows the match of an application."""

    def __init__(self, sound):
        self._sound = sound
        self._session = None
        self._acts = 0
        self._mine = self._over = False

    def tick(self, app, ms):
        """`ms` have passed, in which things may have happened."""
        self._sound.volume = app.settings.sound
        session = app.session
        if session is not self._session:
            self._session = session
            if session:
                self._note(session)
        elif session:
            tune = self._heard(session)
            self._note(session)
            if tune:
                self._sound.play(tune)
        self._sound.tick(ms)

    def _note(self, session):
        self._acts = session.nlog
        self._mine = session.mine()
        self._over = session.over()

    def _heard(self, session):
        """The tune for what is new, b"" for nothing."""
        if session.over():
            return b"" if self._over else _end(session)
        if session.nlog > self._acts and codes.kind_of(session.logged(0)) == codes.LAY:
            return LAY
        return TURN if session.mine() and not self._mine else b""


def _end(session):
    """The tune of a round's end; a void round has none."""
    if not session.state.reason or not session.nlog:
        return b""
    if session.state.winner == codes.NOBODY:
        return b""
    return WON if _won(session) else LOST


def _won(session):
    winner = session.state.winner
    return winner == ME or (session.rules.pair and winner & 1 == ME & 1)
