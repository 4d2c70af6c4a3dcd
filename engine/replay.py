"""A round played again: one seat's acts come from a record, the others' from their bot, the cards
from the seed. So a review needs nothing in memory while the round goes on but that record.
"""

from engine import codes, deal, laying, play, view
from engine.compat import const
from engine.review import Review
from engine.state import State, copy

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


class Replay:
    """The round that has just ended on `over`, with `record` for seat `me` and a bot for the
    rest; what the seat's choices cost is in `review`."""

    def __init__(self, over, me, record, bot):
        self.review = Review(over.rules)
        self._state = State(over.rules)
        self._view = State(over.rules)
        self._over = over
        self._me = me
        self._record = record
        self._bot = bot
        self._at = 0

    def begin(self, seed):
        """Deal the round's cards again."""
        s, over = self._state, self._over
        deal.first_match(s, over.dealer)
        s.round = over.round
        copy(s.scores, over.scores, over.rules.sides)
        for p in range(over.rules.players):
            s.scores[s.side[p]] -= over.penalty[p]
        deal.shuffled(s, seed, over.cut)
        deal.deal(s)

    def step(self):
        """Make the next act; whether the round goes on."""
        s, v = self._state, self._view
        view.fill(v, s, s.turn)
        if s.turn == self._me:
            if self._at == self._record.n:
                return False
            act = self._record.act_at(self._at)
            self.review.note(v, act)
            self._record.load(self._at, s)
            self._at = self._record.after(self._at)
        else:
            act = self._bot.decide(v)
            if act & 15 == codes.LAY:
                s.stage[:] = v.stage
        return not play.apply(s, act) and s.phase != codes.OVER

    def done(self):
        """How many turns have been played again."""
        return self._state.turns
