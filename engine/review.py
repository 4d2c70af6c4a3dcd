"""What cost most in a round: of a player's draws and discards, the three that `hard` would have
made otherwise with the greatest difference.

Only what cannot be taken back is judged: drawing from the stock, and the discard, with which a
laying that was there is missed. The difference is counted in the bots' units of worth, in which an
unseen card that completes a pair is 8 (`bots.weights`).
"""

from array import array

from engine import codes, laying, melds, play
from engine.cards import FACES, HAND_POINTS, NONE
from engine.compat import const
from engine.hint import Hint
from engine.solver import LEFT, Solver

WORST = const(3)
# In units of worth: a point of the hand; a meld broken up; a way out not taken.
_POINT = const(4)
_BROKEN = const(200)
_WAY_OUT = const(1000)


class Review:
    """The costliest first: `made[i]`, `better[i]`, `cost[i]`, `turn[i]` for i < n. A better LAY
    has its melds in `melds[6 * i : …]`, ended by 0; a lay-off or a swap the table's meld; a draw
    has its card in the act. Why it is better: `reason[i]`, `count[i]`, `card[i]`, `other[i]`,
    `meld[i]` as those of a `Hint`."""

    def __init__(self, rules):
        self._solver = Solver()
        self._hint = Hint(rules, self._solver)
        self._bot = self._hint.bot
        self.n = 0
        self.made = array("I", [0] * (WORST + 1))
        self.better = array("I", [0] * (WORST + 1))
        self.cost = array("H", [0] * (WORST + 1))
        self.turn = array("H", [0] * (WORST + 1))
        self.melds = array("I", [0] * (6 * (WORST + 1)))
        self.reason = bytearray(WORST + 1)
        self.count = array("H", [0] * (WORST + 1))
        self.card = bytearray(WORST + 1)
        self.other = bytearray(WORST + 1)
        self.meld = array("I", [0] * (WORST + 1))
        self._rows = (
            self.made, self.better, self.cost, self.turn,
            self.reason, self.count, self.card, self.other, self.meld,
        )  # fmt: skip

    def clear(self):
        """Before a round."""
        self.n = 0

    def note(self, v, act):
        """Judge an act of the view's owner, not yet made: what it costs."""
        kind = act & 15
        if kind != codes.DISCARD and kind != codes.DRAW_STOCK or play.check(v, act):
            return 0
        better = self._bot.decide(v)
        cost = 0
        if kind == codes.DRAW_STOCK:
            cost = self._draw(v, better)
        elif better & 15 == codes.DISCARD:
            if better != act:
                cost = min(self._bot.above(v, codes.card_of(act)), _BROKEN)
        else:
            cost = self._missed(v, better)
        if cost > 0:
            self._keep(v, act, better, cost)
        return cost

    def _draw(self, v, better):
        """What an open card would have saved; an opening that it makes is worth its points."""
        kind = better & 15
        if kind == codes.DRAW_STOCK:
            return 0
        c = _open_card(v, kind)
        before = self._left(v)
        v.hands[v.seat * FACES + c] += 1
        after = self._left(v)
        v.hands[v.seat * FACES + c] -= 1
        # The card itself is no gain, but laid it is no loss either.
        return max(_POINT, _POINT * (before - after))

    def _left(self, v):
        return self._solver.solve(v.hands, v.seat * FACES, v.rules, LEFT, 0, 0, NONE)

    def _missed(self, v, better):
        """What the laying that was there would have taken out of the hand."""
        if better & 15 != codes.LAY:
            return _POINT * HAND_POINTS[codes.card_of(better)]
        laying.check(v)
        if v.size[v.seat] - laying.staged_cards(v) <= 1:
            return _WAY_OUT
        points = 0
        i = 0
        while v.staged[i]:
            for k in range(melds.size(v.staged[i])):
                points += HAND_POINTS[melds.card_at(v.staged[i], k)]
            i += 1
        return _POINT * points

    def _keep(self, v, act, better, cost):
        """Put a choice in its place among the costliest."""
        i = self.n
        while i and self.cost[i - 1] < cost:
            self._move(i - 1, i)
            i -= 1
        self.made[i] = act
        self.better[i] = better
        self.cost[i] = cost
        self.turn[i] = v.turns
        self._name(v, i)
        if i < WORST:
            self._explain(v, i, better)
        self.n = min(self.n + 1, WORST)

    def _name(self, v, i):
        """Keep the melds and the card of what would have been better."""
        kind = self.better[i] & 15
        for k in range(6):
            self.melds[6 * i + k] = 0
        if kind == codes.DRAW_DISCARD or kind == codes.DRAW_TOURNANTE:
            self.better[i] = codes.act(kind, 0, _open_card(v, kind))
        elif kind == codes.ADD or kind == codes.SWAP:
            self.melds[6 * i] = v.table[codes.meld_of(self.better[i])]
        elif kind == codes.LAY:
            k = 0
            while v.staged[k]:
                self.melds[6 * i + k] = v.staged[k]
                k += 1

    def _explain(self, v, i, better):
        found = self._hint
        found.explain(v, better)
        self.reason[i] = found.reason
        self.count[i] = found.count
        self.card[i] = found.card
        self.other[i] = found.other
        self.meld[i] = found.meld

    def _move(self, i, k):
        for row in self._rows:
            row[k] = row[i]
        for j in range(6):
            self.melds[6 * k + j] = self.melds[6 * i + j]


def _open_card(v, kind):
    """The card that a draw of a kind takes."""
    return v.tournante if kind == codes.DRAW_TOURNANTE else v.pile[v.npile - 1]
