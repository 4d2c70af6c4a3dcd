"""A bot's decision: the draw, what to lay, the discard. It gets a view and answers an act; the
melds of a LAY are then on the view's stage.
"""

from engine import codes
from engine.bots import weights
from engine.bots.discards import Discards
from engine.bots.draws import Draws
from engine.bots.lays import Lays
from engine.bots.memory import Memory
from engine.bots.parting import Parting
from engine.cards import FACES
from engine.compat import const
from engine.solver import Solver

# The most that one solve may take. In 640 rounds of `hard` in all games none took more than 292
# nodes; the worst hand known takes 5,892.
NODES = const(1000)


class Bot:
    """The bot of a level under `rules`. Everything it needs is made here."""

    def __init__(self, level, rules, solver=None):
        solver = solver or Solver()
        solver.cap = NODES
        self._solver = solver
        memory = Memory(rules)
        skill = weights.LEVELS[level]
        self._memory = memory
        self._remembers = skill.remembers
        parting = Parting(rules, solver, skill.mixes)
        self._lays = Lays(rules, solver, skill)
        self._discards = Discards(rules, solver, memory, parting, skill)
        self._draws = Draws(rules, solver, parting, self._lays, skill.takes)

    def decide(self, v):
        """The act to make next for the player to move, whose view v is. Always legal."""
        if v.phase == codes.DRAW:
            return self._draws.choose(v)
        self._solver.look(v.hands, v.seat * FACES)
        act = self._lays.choose(v)
        if act:
            return act
        if self._remembers:
            self._memory.read(v)
        return self._discards.choose(v)

    def above(self, v, c):
        """How much more it would be worth to keep card c than the one that `decide` has just
        answered to discard, in this level's weights."""
        return self._discards.above(v, c)
