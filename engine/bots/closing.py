"""Whether the player who has opened can go out in this turn, and how: lay-offs and swaps first,
then the melds that use up the rest (T-CLOSE, R-OUT).

A depth-first walk over the view itself, whose acts `undo` takes back; a budget of positions bounds
it. Acts on different melds commute, so they are tried in one order only.
"""

from array import array

from engine import codes, laying, melds, play
from engine.cards import FACES
from engine.chances import may_close
from engine.compat import const
from engine.layoff import taker
from engine.solver import CARDS, OTHER_LAST
from engine.state import only_card

_DEPTH = const(16)
_WAYS = const(3)  # lay off high, lay off low, swap


class Closing:
    """`find` answers the first act of a way out, 0 when it sees none."""

    def __init__(self, rules, solver):
        self._solver = solver
        self._keep = rules.closing_discard
        self._acts = array("I", [0] * _DEPTH)
        self._keys = array("I", [0] * _DEPTH)

    def find(self, v, budget):
        """Look through at most `budget` positions. For a LAY the melds are on v's stage."""
        if not may_close(v, self._solver.candidates):
            return 0
        depth = 0
        key = 0
        act = self._way_out(v)
        while not act:
            key = self._next(v, depth, key)
            if key and v.size[v.seat] == 1:
                act = self._acts[depth]
            elif key and budget and depth < _DEPTH - 1:
                budget -= 1
                play.apply(v, self._acts[depth])
                self._solver.look(v.hands, v.seat * FACES)
                depth += 1
                key = 0
                act = self._way_out(v)
            elif depth:
                depth -= 1
                play.apply(v, codes.UNDO)
                key = self._keys[depth]
                self._solver.look(v.hands, v.seat * FACES)
            else:
                break
        return self._answer(v, depth, act)

    def _answer(self, v, depth, act):
        for _ in range(depth):
            play.apply(v, codes.UNDO)
        if not act or depth:
            return self._acts[0] if act else 0
        if act == codes.LAY:
            stage(v, self._solver)
        return act

    def _way_out(self, v):
        """The act that goes out, or leaves but the closing discard: a LAY or a DISCARD."""
        n = v.size[v.seat]
        if n == 1:
            act = codes.act(codes.DISCARD, 0, only_card(v, v.seat))
            return 0 if play.check(v, act) else act
        if n < 3 + self._keep:
            return 0
        needs = 0
        if v.drawn_from == codes.FROM_DISCARD and not v.used:
            needs = OTHER_LAST
        value = self._solver.part(v.rules, CARDS, needs, self._keep, v.drawn, n - 1)
        return codes.LAY if value >= n - 1 else 0

    def _next(self, v, depth, key):
        """The key after `key` of a legal lay-off or swap, whose act goes to the path; 0: none."""
        ways = v.ntable * _WAYS
        key = key + 1 if key else ways
        hand = self._solver.candidates
        for k in range(hand.nfaces):
            face = hand.faces[k] + 1
            if key < (face + 1) * ways:
                key = self._next_of(v, depth, face, max(key, face * ways))
                if key:
                    return key
        return 0

    def _next_of(self, v, depth, face, key):
        """The same of one face, from a key on."""
        ways = v.ntable * _WAYS
        last = self._keys[depth - 1] if depth else 0
        while key < (face + 1) * ways:
            i = key % ways // _WAYS
            fit = taker(v, face - 1, i)
            if fit != i:
                key = face * ways + fit * _WAYS
            elif key < last and i != last % ways // _WAYS:
                key += _WAYS - key % _WAYS
            elif self._legal(v, depth, i, face - 1, key % _WAYS):
                self._keys[depth] = key
                return key
            else:
                key += 1
        return 0

    def _legal(self, v, depth, i, c, way):
        """Whether a way to add card c to meld i is legal; the act is written into the path."""
        if way == 2:
            act = codes.act(codes.SWAP, i, c)
        elif way == 1:
            if not melds.fits_both_ends(v.table[i], c):
                return False
            act = codes.act(codes.ADD, i, c, codes.LOW)
        else:
            act = codes.act(codes.ADD, i, c, codes.HIGH)
        self._acts[depth] = act
        return not play.check(v, act)


def stage(v, solver):
    """Put the melds of the solver's answer on the view's stage."""
    laying.clear(v)
    for i in range(solver.nmelds):
        laying.put_meld(v, solver.melds[i])
