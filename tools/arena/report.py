"""Results as a table for people, as Markdown and as JSON."""

import json
import math
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from tools.arena.game import Job
from tools.arena.stats import Summary

_COLUMNS = (
    "game", "A", "B", "pairs", "games", "A wins", "95 %", "equal", "A pays", "B pays", "void",
    "turns",
)  # fmt: skip
_NAME = 20


class Result(NamedTuple):
    job: Job
    summary: Summary
    reasons: list[str]


def cells(result):
    """A result's row of texts, in the order of the columns."""
    job, s = result.job, result.summary
    return (
        job.title() + (", matches" if job.matches else ""),
        job.a,
        job.b,
        str(s.pairs),
        str(s.games),
        "%.1f %%" % (100 * s.rate),
        # Outwards, so that the bounds hold.
        "%.1f–%.1f" % (math.floor(1000 * s.low) / 10, math.ceil(1000 * s.high) / 10),
        "%.1f %%" % (100 * s.fair),
        "%.1f" % s.paid_a,
        "%.1f" % s.paid_b,
        str(s.games - s.decided),
        "%.1f" % s.turns,
    )


def table(results):
    shown = Table(title="Who wins", title_justify="left")
    for number, column in enumerate(_COLUMNS):
        shown.add_column(column, justify="left" if number < 3 else "right", no_wrap=True)
    for result in results:
        shown.add_row(*(Text(cell[:_NAME]) for cell in cells(result)))
    return shown


def forfeits(results):
    """A line for each reason for which a round was lost without play."""
    lines = []
    for job, s, reasons in results:
        lost = s.forfeits_a + s.forfeits_b
        lines += ["%s, %d forfeited: %s" % (job.title(), lost, why) for why in reasons]
    return lines


def markdown(results):
    lines = ["| %s |" % " | ".join(_COLUMNS), "|---|---|---|" + "---:|" * (len(_COLUMNS) - 3)]
    lines += ["| %s |" % " | ".join(_escaped(result)) for result in results]
    lines += ["", *("- " + line for line in forfeits(results))]
    return "\n".join(lines).rstrip() + "\n"


def _escaped(result):
    return [cell.replace("|", "\\|") for cell in cells(result)]


def as_json(results):
    out = [
        {"job": r.job._asdict(), "result": r.summary._asdict(), "forfeits": r.reasons}
        for r in results
    ]
    return json.dumps(out, indent=1, ensure_ascii=False) + "\n"
