"""Who plays: a level of the bots, a random player, `hard` with other weights, another program.

A player is named by a text, so that a job can go to another process or machine: `hard`, `random`,
`row:8,3,1,…` (`hard` with this row of weights), `bot:COMMAND`.
"""

import copy
import re
import shlex
import shutil

from engine import bots, codes, opening, play
from engine.bots import weights
from engine.bots.bot import Bot
from engine.bots.closing import stage
from engine.legal import Legal
from engine.solver import Solver
from tools.arena.external import External

RANDOM = "random"
# Exact partition, lays all it can as soon as it can, discards the leftover of most points.
GREEDY = "greedy"
weights.LEVELS[GREEDY] = weights.Level((0, 0, 0, -4, 0, 0, 0, 0, 0) * 2, 0, 8, 0, 0, 1)
ROW = "row:"
EXTERNAL = "bot:"
# From the weakest to the strongest, as a table shows them.
BASELINES = (RANDOM, GREEDY)
NAMES = (*BASELINES, *bots.LEVELS)


class Random:
    """Any legal act, none likelier than another; a laying that there is, every second time."""

    def __init__(self, rules):
        self._legal = Legal(rules)
        self._opening = opening.Opening(Solver())
        # Whether he takes everything back, since the turn cannot end (T-DISCARD-USE, R-SWAP).
        self._back = False

    def start(self, generator):
        self._generator = generator
        self._back = False

    def decide(self, v):
        found = self._legal
        found.fill(v)
        if found.nlays and self._generator.random() < 0.5 and self._opening.find(v):
            stage(v, self._opening.solver)
            return codes.LAY
        acts = [a for a in found.acts[: found.nacts] if a not in (codes.UNDO, codes.RETURN)]
        if v.phase == codes.DRAW:
            return self._draw(acts)
        return self._play(acts)

    def _draw(self, acts):
        if self._back:
            self._back = False
            return codes.DRAW_STOCK
        return self._generator.choice(acts)

    def _play(self, acts):
        if codes.DISCARD in map(codes.kind_of, acts):
            self._back = False
        elif not acts or self._generator.random() < 0.5:
            self._back = True
        return codes.UNDO if self._back else self._generator.choice(acts)

    def close(self):
        """Nothing is to be ended."""


class Level(Bot):
    """A bot of the device."""

    def start(self, generator):
        """No bot needs chance, nor remembers anything but what a view tells."""

    def close(self):
        """Nothing is to be ended."""


def make(name, rules, seconds):
    """The player of a name; another program has `seconds` for an act."""
    if name == RANDOM:
        return Random(rules)
    if name.startswith(EXTERNAL):
        return External(name.removeprefix(EXTERNAL), rules, seconds)
    if name.startswith(ROW):
        return Level(_rowed(name.removeprefix(ROW), rules), rules)
    return Level(name, rules)


def row_of(rules, level):
    """The level's row of weights for these rules."""
    start = weights.kind(rules) * weights.ROW
    return weights.LEVELS[level].weights[start : start + weights.ROW]


def _rowed(text, rules):
    """Name a level like `hard` but for one row."""
    level = copy.copy(weights.LEVELS["hard"])
    row = [int(word) for word in text.split(",")]
    start = weights.kind(rules) * weights.ROW
    level.weights = (*level.weights[:start], *row, *level.weights[start + weights.ROW :])
    name = ROW + text
    weights.LEVELS[name] = level
    return name


def check(name):
    """Why there is no player of that name, or None."""
    if name in NAMES:
        return None
    if name.startswith(EXTERNAL):
        return _no_command(name.removeprefix(EXTERNAL))
    if name.startswith(ROW):
        row = name.removeprefix(ROW).split(",")
        good = len(row) == weights.ROW and all(re.fullmatch("-?[0-9]{1,9}", w) for w in row)
        return None if good else "a row has %d whole numbers" % weights.ROW
    return "no player %r: %s, row:… or bot:COMMAND" % (name, ", ".join(NAMES))


def _no_command(command):
    """Why a program cannot be started by these words, or None."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        return "%s: %s" % (command, error)
    if not words:
        return "the command of a program is needed"
    return None if shutil.which(words[0]) else "%s: there is no such program" % words[0]


def act(s, v, player):
    """Let the player make one act on the state: the error, 0 when there is none."""
    made = player.decide(v)
    if codes.kind_of(made) == codes.LAY:
        s.stage[:] = v.stage
    return play.apply(s, made)
