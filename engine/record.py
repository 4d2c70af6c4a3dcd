"""What a seat did in a round, act by act, so that `replay` can play the round again."""

from engine import codes, laying
from engine.compat import const

_ROOM = const(512)
_ACT = const(3)


class Record:
    """A seat's acts of a round, three bytes each; a LAY's melds behind it as on the stage. What
    is taken back is forgotten. `whole` is 1 while nothing is missing; the first 512 bytes are
    kept, which last for eighty turns."""

    def __init__(self):
        self.data = bytearray(_ROOM)
        self.n = 0
        self.whole = 0

    def clear(self):
        """Before a round."""
        self.n = 0
        self.whole = 1

    def put(self, s, act):
        """Add an act that has just been made on s."""
        if act & 15 == codes.UNDO:
            self._drop()
            return
        size = _ACT + (_staged(s.stage, 0) if act & 15 == codes.LAY else 0)
        if self.n + size > _ROOM:
            self.whole = 0
        if not self.whole:
            return
        at = self.n
        for i in range(_ACT):
            self.data[at + i] = act >> 8 * i & 255
        for i in range(size - _ACT):
            self.data[at + _ACT + i] = s.stage[i]
        self.n += size

    def act_at(self, at):
        return self.data[at] | self.data[at + 1] << 8 | self.data[at + 2] << 16

    def after(self, at):
        """Where the entry at `at` ends."""
        if self.act_at(at) & 15 == codes.LAY:
            return at + _ACT + _staged(self.data, at + _ACT)
        return at + _ACT

    def load(self, at, s):
        """Put the melds of the LAY at `at` on the stage of s."""
        laying.clear(s)
        if self.act_at(at) & 15 == codes.LAY:
            for i in range(_staged(self.data, at + _ACT)):
                s.stage[i] = self.data[at + _ACT + i]

    def _drop(self):
        at = last = 0
        while at < self.n:
            last = at
            at = self.after(at)
        self.n = last


def _staged(row, at):
    """How many bytes the melds at `row[at]` take, their end mark too."""
    n = 0
    while row[at + n]:
        n += row[at + n] + 1
    return n + 1
