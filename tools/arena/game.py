"""What one job is, and how its games are played.

A pair is the same deals in every seating: two for two sides, A in each seat in turn where everyone
is alone. Its outcome depends on the job and its number only.
"""

import hashlib
import random
from typing import NamedTuple

from engine import codes, deal, names, rulesets, score, view
from engine.rulesets import PROFILES, VARIANTS, Ruleset
from engine.state import State
from firmware import fair
from tools.arena import players
from tools.arena.external import Forfeit

# Two players who never close would meet in void rounds for ever, and one might lay and take back
# for ever: a turn needs a draw, at most sixteen layings and a discard.
_ROUNDS_MAX = 60
_ACTS_MAX = 200


class Job(NamedTuple):
    """A against B in one variant and format: rounds, or whole matches."""

    a: str
    b: str
    variant: str
    players: int
    profile: str = PROFILES[0]
    matches: bool = False
    seed: str = "1"
    act_seconds: float = 10.0

    def rules(self):
        return Ruleset(VARIANTS.index(self.variant), self.players, PROFILES.index(self.profile))

    def title(self):
        """The game in words: `talaj51 2v2`, `rami40 5 players`."""
        if self.rules().partners:
            return "%s %s" % (self.variant, "2v2" if self.players == 4 else "1v1")
        profile = " " + self.profile if self.profile != PROFILES[0] else ""
        return "%s%s, %d players" % (self.variant, profile, self.players)


class Row(NamedTuple):
    """What a pair came to: games, those decided, A's wins among them (a shared match counts by
    its share), what each A and each B paid in the sum of all games, turns, forfeits."""

    games: int = 0
    decided: int = 0
    wins: float = 0
    paid_a: float = 0
    paid_b: float = 0
    turns: int = 0
    forfeits_a: int = 0
    forfeits_b: int = 0

    def plus(self, other):
        return Row(*(x + y for x, y in zip(self, other, strict=True)))


def seatings(rules):
    """Per game of a pair, who sits where: True for A."""
    n = rules.players
    if rules.pair:
        return [[seat % 2 == first for seat in range(n)] for first in (0, 1)]
    return [[seat == at for seat in range(n)] for at in range(n)]


def secret(job, number):
    """The 16 bytes that pair `number` is dealt from."""
    return hashlib.sha256(("%s/%d" % (job.seed, number)).encode()).digest()[:16]


class Games:
    """The table of a job. `reasons` collects why rounds were forfeited."""

    def __init__(self, job):
        self._job = job
        self._rules = job.rules()
        self._state = State(self._rules)
        self._view = State(self._rules)
        self._a = players.make(job.a, self._rules, job.act_seconds)
        self._b = players.make(job.b, self._rules, job.act_seconds)
        self.reasons = []

    def close(self):
        self._a.close()
        self._b.close()

    def pair(self, number):
        """Play every seating of a pair: its Row."""
        total = Row()
        for seating in seatings(self._rules):
            total = total.plus(self._game(secret(self._job, number), seating))
        return total

    def _game(self, key, seating):
        self._a.start(random.Random(b"a" + key))
        self._b.start(random.Random(b"b" + key))
        s = self._state
        deal.first_match(s, key[0] % self._rules.players)
        row = self._round(key, seating)
        if not self._job.matches:
            return row.plus(_result(s, seating, s.penalty, self._round_share(seating)))
        while not s.match_over and s.round < _ROUNDS_MAX:
            deal.next_round(s)
            row = row.plus(self._round(key, seating))
        paid = [s.scores[s.side[seat]] for seat in range(self._rules.players)]
        return row.plus(_result(s, seating, paid, self._match_share(seating)))

    def _round(self, key, seating):
        """Play a round; what is known of it without looking at who won."""
        s = self._state
        deal.shuffled(s, fair.round_seed(key, s.round), 0)
        deal.deal(s)
        while s.phase != codes.OVER:
            try:
                self._turn(s, self._a if seating[s.turn] else self._b)
            except Forfeit as why:
                return self._forfeit(s, seating[s.turn], str(why))
        return Row(turns=s.turns)

    def _turn(self, s, player):
        turns = s.turns
        for _ in range(_ACTS_MAX):
            self._act(s, player)
            if s.phase == codes.OVER or s.turns > turns:
                return
        raise Forfeit("a turn of %d acts" % _ACTS_MAX)

    def _act(self, s, player):
        view.fill(self._view, s, s.turn)
        error = players.act(s, self._view, player)
        if error:
            rule = "%s, %s" % (names.code(error), names.rule(error, s.rules))
            raise Forfeit("illegal act (%s)" % rule)

    def _forfeit(self, s, is_a, why):
        """The round goes to the next rival, as if he had closed."""
        job = self._job
        self.reasons.append("%s: %s" % (job.a if is_a else job.b, why))
        rival = score.next_seat(s, s.turn)
        score.close(s, rival)
        return Row(turns=s.turns, forfeits_a=int(is_a), forfeits_b=int(not is_a))

    def _round_share(self, seating):
        """(decided, A's share of the win) of the round."""
        s = self._state
        if s.winner == codes.NOBODY:
            return 0, 0
        return 1, int(seating[s.winner])

    def _match_share(self, seating):
        s = self._state
        if not s.match_over:
            return 0, 0
        sides = [i for i in range(s.rules.sides) if score.wins_match(s, i)]
        mine = {s.side[seat] for seat in range(s.rules.players) if seating[seat]}
        return 1, sum(side in mine for side in sides) / len(sides)


def _result(s, seating, paid, share):
    of_a = [x for x, is_a in zip(paid, seating, strict=True) if is_a]
    of_b = [x for x, is_a in zip(paid, seating, strict=True) if not is_a]
    return Row(
        games=1,
        decided=share[0],
        wins=share[1],
        paid_a=sum(of_a) / len(of_a),
        paid_b=sum(of_b) / len(of_b),
    )


def every_game():
    """(variant, players) of all variants and formats."""
    out = []
    for number, variant in enumerate(VARIANTS):
        low, high = rulesets.players_allowed(number)
        step = 2 if Ruleset(number, low).partners else 1
        out += [(variant, n) for n in range(low, high + 1, step)]
    return out
