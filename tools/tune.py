"""`make tune`: better weights for `hard`, found by playing against itself on the same deals.

One weight changes at a time. A change that does well in a screening plays again on fresh deals of
a fixed number; it is kept when its gain there has p < 0.01. Giving up early is allowed, winning
early is not, so p means what it says. With hundreds of changes tried, few false ones get through:
they would have to pass both.
"""

import argparse
import random
import re
import sys
from pathlib import Path

from rich.console import Console

from engine import rulesets
from engine.bots import weights
from tools import cli
from tools.arena import players, run, stats
from tools.arena.game import Job, every_game

_WEIGHTS = Path(weights.__file__)
# One-sided p < 0.01.
_Z = 2.326
# A change must be this many standard errors ahead to be worth a confirmation.
_PROMISING = 1.0
# A confirmation is given up when, at a look, it is behind.
_LOOKS = 4
_STEPS = (-4, -2, -1, 1, 2, 4)
# Pairs after which a change that has changed nothing is left: half of Simple's weights are idle.
_GLANCE = 40


class Tuner:
    """Plays rows of one variant and format against each other."""

    def __init__(self, variant, n, seed, executor):
        self._job = Job("", "", variant, n, seed=seed)
        self._seed = seed
        self._executor = executor
        self._trials = 0
        self.rules = self._job.rules()
        self._store = run.Store()

    def z(self, row, rival, pairs):
        """How many standard errors the row is ahead of its rival in the trial's first pairs, and
        its win rate."""
        job = self._job._replace(a=name(row), b=name(rival))
        run.run([job], pairs, self._store, self._executor)
        rows, _ = self._store.rows(job, pairs)
        fair = 1 / self.rules.sides
        return stats.gain_z(rows, fair), stats.summary(rows, fair)

    def idle(self, row, rival):
        """Whether the row plays as its rival does: they share every pair."""
        job = self._job._replace(a=name(row), b=name(rival))
        run.run([job], _GLANCE, self._store, self._executor)
        rows, _ = self._store.rows(job, _GLANCE)
        return all(row.wins * self.rules.sides == row.decided for row in rows)

    def fresh(self):
        """Deals that no trial has seen."""
        self._trials += 1
        self._job = self._job._replace(seed="%s/tune/%d" % (self._seed, self._trials))

    def confirmed(self, row, rival, pairs):
        """The summary of a win on fresh deals that is beyond noise, or None."""
        self.fresh()
        for look in range(1, _LOOKS + 1):
            z, found = self.z(row, rival, pairs * look // _LOOKS)
            if z <= 0:
                return None
        return found if z > _Z else None


def name(row):
    return players.ROW + ",".join(map(str, row))


def neighbours(row, chance):
    """The row with one weight changed, in a random order."""
    out = []
    for i in range(len(row)):
        for step in _STEPS:
            changed = list(row)
            changed[i] += step
            out.append(tuple(changed))
    chance.shuffle(out)
    return out


def improve(tuner, row, options, report):
    """Try changes of the row, as many as `options.tries`: the best row found."""
    chance = random.Random(options.seed)
    queue = neighbours(row, chance)
    for number in range(1, options.tries + 1):
        if not queue:
            break
        changed = queue.pop()
        tuner.fresh()
        if tuner.idle(changed, row):
            continue
        z, found = tuner.z(changed, row, options.screen)
        report("%d/%d %s: %.1f %%, z %.1f" % (number, options.tries, changed, 100 * found.rate, z))
        if z < _PROMISING:
            continue
        won = tuner.confirmed(changed, row, options.confirm)
        if won:
            report("kept: %s" % gain(won))
            row = changed
            queue = neighbours(row, chance)
    return row


def gain(found):
    return "%.1f %% of decided rounds (%.1f–%.1f, %d pairs), an equal wins %.1f %%" % (
        100 * found.rate, 100 * found.low, 100 * found.high, found.pairs, 100 * found.fair
    )  # fmt: skip


def written(source, kind, row):
    """The source of `weights` with row number `kind` of HARD replaced."""
    head, rows, tail = re.split(r"(?<=^HARD = \(\n)((?:    [-\d, ]+\n)+)", source, flags=re.M)
    lines = rows.splitlines(keepends=True)
    lines[kind] = "    %s,\n" % ", ".join(map(str, row))
    return head + "".join(lines) + tail


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    add = parser.add_argument
    add("variant", choices=rulesets.VARIANTS)
    add("--players", type=int, default=2)
    add("--tries", type=cli.at_least(1), default=48, help="changes to try")
    add("--screen", type=cli.at_least(1), default=300, help="pairs of a screening")
    add("--confirm", type=cli.at_least(1), default=3000, help="pairs of a confirmation")
    add("--seed", default="tune")
    add("--workers", type=cli.at_least(1), default=run.cores())
    add("--write", action="store_true", help="write the row into engine/bots/weights.py")
    return parser


def main():
    parser = arguments()
    options = parser.parse_args()
    if (options.variant, options.players) not in every_game():
        parser.error("%s is not played by %d" % (options.variant, options.players))
    console = Console(highlight=False)
    with run.pool(options.workers) as executor:
        tuner = Tuner(options.variant, options.players, options.seed, executor)
        start = players.row_of(tuner.rules, "hard")
        row = improve(tuner, start, options, console.print)
        if row == start:
            console.print("Nothing better than %s was found." % (start,))
            sys.exit(0)
        tuner.fresh()
        found = tuner.z(row, start, options.confirm)[1]
    kind = weights.kind(tuner.rules)
    console.print("All changes together, on fresh deals: " + gain(found))
    console.print("Row %d of HARD: %s" % (kind, ", ".join(map(str, row))))
    if options.write:
        source = _WEIGHTS.read_text(encoding="utf-8")
        _WEIGHTS.write_text(written(source, kind, row), encoding="utf-8")


if __name__ == "__main__":
    main()
