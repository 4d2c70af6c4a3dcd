"""A table of bots that plays rounds; the same acts come out wherever it runs."""

from array import array

from engine import bots, codes, deal, play, rulesets, view
from engine.state import State

_MOST = 3000  # acts of a round; four bots need about 200


class Table:
    """One bot in every seat, in turn. Nothing is allocated after this."""

    def __init__(self, variant, players, level, clock):
        """`clock()` returns microseconds, `bots.LEVELS` has the levels."""
        rules = rulesets.Ruleset(rulesets.VARIANTS.index(variant), players)
        self.state = State(rules)
        self.view = State(rules)
        self.bot = bots.make(level, rules)
        self.acts = array("I", [0] * _MOST)
        self.times = array("I", [0] * _MOST)  # of whole turns, microseconds
        self.nacts = self.nturns = 0
        self._clock = clock

    def deal(self, seed, cut):
        self.nacts = self.nturns = 0
        deal.first_match(self.state, 0)
        deal.shuffled(self.state, seed, cut)
        deal.deal(self.state)

    def play_match(self, seed, most):
        """So many rounds of a match, or until it is over; the seed's first byte counts them."""
        seed[0] = 1
        self.deal(seed, 5)
        self.play()
        while seed[0] < most and not self.state.match_over:
            seed[0] += 1
            deal.next_round(self.state)
            deal.shuffled(self.state, seed, 5)
            deal.deal(self.state)
            self.play()

    def play(self):
        """Play until the round is over."""
        s = self.state
        while s.phase != codes.OVER:
            seat, before = s.turn, self._clock()
            while s.turn == seat and s.phase != codes.OVER:
                self._act()
            self.times[self.nturns] = self._clock() - before
            self.nturns += 1

    def _act(self):
        s = self.state
        view.fill(self.view, s, s.turn)
        act = self.bot.decide(self.view)
        if codes.kind_of(act) == codes.LAY:
            s.stage[:] = self.view.stage
        error = play.apply(s, act)
        if error:
            raise ValueError(error)
        self.acts[self.nacts] = act
        self.nacts += 1
