"""A round played again: one seat's acts come from a record, the others' from their bot, the cards
from the seed. So a review needs nothing in memory while the round goes on but that record.
"""

from engine import codes, deal, play, view
from engine.review import Review
from engine.state import State, copy


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
