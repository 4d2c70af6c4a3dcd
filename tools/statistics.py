"""The statistics of saves, such as a backup of a device's, as a table.

    python -m tools.statistics rami-saves.zip          # made by `make backup-saves`
    python -m tools.statistics rami-saves.zip --csv    # for a spreadsheet

A line for each game and level that has been played.
"""

import argparse
import csv
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from engine import bots
from engine.rulesets import VARIANTS
from firmware import stats
from tools import saved

# What is counted: the heading, and its place in a row.
COUNTERS = {
    "matches": stats.MATCHES,
    "won": stats.MATCHES_WON,
    "rounds": stats.ROUNDS,
    "rounds won": stats.ROUNDS_WON,
    "streak": stats.STREAK,
    "longest streak": stats.BEST,
    "opened": stats.OPENED,
    "rami sec": stats.SEC,
    "points paid": stats.PAID,
}
HEADINGS = ("game", "rivals", *COUNTERS)


def rows(files):
    """(game, rivals, figures in the order of COUNTERS …) of all that has been played."""
    data = stats.load(files)
    for variant, game in enumerate(VARIANTS):
        for level, rivals in enumerate(bots.LEVELS):
            figures = [stats.value(data, variant, level, place) for place in COUNTERS.values()]
            if any(figures):
                yield (game, rivals, *figures)


def table(found):
    """The rows as a table to print."""
    made = Table(*HEADINGS[:2])
    for heading in HEADINGS[2:]:
        made.add_column(heading, justify="right")
    for row in found:
        made.add_row(*map(str, row))
    return made


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m tools.statistics")
    parser.add_argument("file", nargs="?", type=Path, default=Path("rami-saves.zip"))
    parser.add_argument("--csv", action="store_true", help="comma-separated values")
    options = parser.parse_args(argv)
    try:
        found = list(rows(saved.those(options.file)))
    except saved.SavedError as error:
        sys.exit(str(error))
    if not found:
        sys.exit("%s has no statistics: nothing has been played to its end." % options.file)
    if options.csv:
        csv.writer(sys.stdout).writerows([HEADINGS, *found])
    else:
        Console().print(table(found))


if __name__ == "__main__":
    main()
