"""What to lay: the way out, the opening, new melds, swaps and lay-offs, in this order."""

from engine import codes, laying, layoff, melds, opening, play
from engine.bots.closing import Closing, stage
from engine.cards import FACES, JOKER
from engine.chances import may_add
from engine.undo import ACT_BYTES


class Lays:
    """`choose` answers the next laying act of the view's owner, or 0 when there is none."""

    def __init__(self, rules, solver, skill):
        self._solver = solver
        self._skill = skill
        self._closing = Closing(rules, solver)
        self._opening = opening.Opening(solver)

    def choose(self, v):
        """The next laying act; the solver has looked at the hand. None where the taken card would
        still be in the hand after it and all that follows (T-DISCARD-USE): a step back is due."""
        act = self._next(v)
        if not act or not v.made or not _owes(v) or self._lays_taken(v, act):
            return act
        if not self._will_use(v):
            return 0
        self._solver.look(v.hands, v.seat * FACES)
        return self._next(v)

    def _next(self, v):
        """The next laying act, whether or not it leads to a use of the taken card."""
        if not opening.may_lay(v):
            return 0
        if opening.way(v) != opening.FREE:
            return self._melds(v)
        hand = self._solver.candidates
        if not may_add(v, hand) and not hand.any_meld():
            return 0
        act = self._closing.find(v, self._budget(v))
        return act or self._melds(v) or self._taken(v) or self._swap(v) or self._layoff(v)

    def _budget(self, v):
        """Positions to look at for a way out. After the turn's first laying act there are few: the
        search before it saw as far, except what melds laid since then take."""
        taking = ACT_BYTES if v.drawn_from == codes.FROM_DISCARD else 0
        return self._skill.closing // (4 if v.made + v.nlog > taking else 1)

    def _melds(self, v):
        """The close of `simple`, a first laying, or what leaves least."""
        if not self._opening.best(v):
            return 0
        stage(v, self._solver)
        return codes.LAY

    def _swap(self, v):
        """A joker that can at once go to a meld of the table: the hand gets smaller."""
        for i in range(v.ntable):
            c = melds.stands_for(v.table[i])
            if c >= 0 and not layoff.check_swap(v, i, c) and self._joker_goes(v, i, c):
                return codes.act(codes.SWAP, i, c)
        return 0

    def _joker_goes(self, v, i, c):
        """Whether the joker won by putting c into meld i could be laid off."""
        if melds.added(melds.swapped(v.table[i], c), JOKER, 0, 0):
            return True
        for j in range(v.ntable):
            if j != i and melds.added(v.table[j], JOKER, 0, 0):
                return True
        return False

    def _layoff(self, v):
        """Any card that fits; but the last of three stays as a spare (T-ONE-CARD): with it the
        next turn may take the discard, and closes with any second card that fits."""
        if self._skill.spares and v.rules.one_card and v.size[v.seat] <= 3:
            return 0
        hand = self._solver.candidates
        act = 0
        k = hand.nfaces
        while k and not act:
            k -= 1
            act = self._add(v, hand.faces[k])
        return act

    def _add(self, v, c):
        """The lay-off of card c on the first meld that it fits, 0 when there is none."""
        i = 0
        while i < v.ntable:
            if melds.added(v.table[i], c, 0, 0) and not layoff.check_add(v, i, c, 0):
                return codes.act(codes.ADD, i, c)
            i += 1
        return 0

    def can_use(self, v, c):
        """Whether the discard pile's card c, if taken, would be laid in the same turn: the acts
        that would follow are tried on the view and taken back."""
        play.apply(v, codes.DRAW_DISCARD)
        return self._will_use(v)

    def _will_use(self, v):
        """Whether the acts that follow lay the taken card; the view is then as before its log."""
        used = 0
        while not used:
            self._solver.look(v.hands, v.seat * FACES)
            act = self._next(v)
            if not act or self._goes_out(v, act):
                used = act
                break
            play.apply(v, act)
            used = v.used
        while v.nlog:
            play.apply(v, codes.UNDO)
        return used

    def _lays_taken(self, v, act):
        """Whether the act itself lays the taken card, or every card."""
        if act == codes.LAY and laying.staged_count(v, v.drawn):
            return True
        return act != codes.LAY and codes.card_of(act) == v.drawn or self._goes_out(v, act)

    def _goes_out(self, v, act):
        """Whether the act lays every card, the taken one with them."""
        if act == codes.LAY:
            return laying.staged_cards(v) == v.size[v.seat]
        return act & 15 == codes.ADD and v.size[v.seat] == 1

    def fits(self, v, c):
        """Whether c could be laid off on a meld of the table."""
        for i in range(v.ntable):
            if melds.added(v.table[i], c, 0, v.rules.joker_low):
                return True
        return False

    def _taken(self, v):
        """The lay-off, else the swap, of the taken card that must be laid (T-DISCARD-USE)."""
        if not _owes(v):
            return 0
        act = self._add(v, v.drawn)
        if act:
            return act
        for i in range(v.ntable):
            if not layoff.check_swap(v, i, v.drawn):
                return codes.act(codes.SWAP, i, v.drawn)
        return 0


def _owes(v):
    """Whether the card taken from the discard pile still has to be laid."""
    return v.drawn_from == codes.FROM_DISCARD and not v.used and v.rules.taken_must_lay
