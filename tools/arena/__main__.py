"""`python -m tools.arena`: who plays better, and by how much. See docs/bots.md."""

import argparse
import itertools
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from engine.rulesets import PROFILES, VARIANTS, players_allowed
from tools import cli
from tools.arena import chart, players, report, run, stats
from tools.arena.game import Job, every_game
from tools.arena.report import Result

_CHARTED = 80


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tools.arena", description=__doc__)
    add = parser.add_argument
    names = "%s, row:… or bot:COMMAND" % ", ".join(players.NAMES)
    add("names", nargs="*", metavar="PLAYER", help="A and B (default: hard medium): " + names)
    add("--bot", metavar="COMMAND", help="another program plays as A")
    add("--variant", choices=VARIANTS, action="append", help="may be repeated; default: all")
    add("--players", type=int, action="append", help="may be repeated; default: all")
    add("--profile", choices=PROFILES, default=PROFILES[0], help="of Rami 40 and 51")
    add("--pairs", type=int, default=200, help="deals of each game, each in all seatings")
    add("--matches", action="store_true", help="whole matches instead of rounds")
    add("--table", action="store_true", help="all levels against each other")
    add("--seed", default="1", help="any text; the same text gives the same games")
    seconds = cli.at_least(0.001, float)
    add("--act-seconds", type=seconds, default=10.0, help="another program's time for an act")
    add("--workers", type=int, default=run.cores(), help="processes (default: all cores)")
    add("--dask", metavar="ADDRESS", help="play on this Dask cluster")
    add("--out", type=Path, default=Path("build/arena"), help="folder of the results")
    add("--fresh", action="store_true", help="forget what an earlier run has played")
    return parser


def rivals(options):
    """The pairs of players that the options ask for."""
    if options.table:
        return list(itertools.combinations(reversed(players.NAMES), 2))
    if options.bot is not None:
        return [(players.EXTERNAL + options.bot, *(options.names or ["medium"]))]
    return [tuple(options.names or ["hard", "medium"])]


def jobs(options):
    """What the options ask for."""
    games = [
        game
        for game in every_game()
        if game[0] in (options.variant or VARIANTS)
        and (options.players is None or game[1] in options.players)
    ]
    return [
        Job(a, b, variant, n, _profile(options, variant), options.matches, options.seed,
            options.act_seconds)
        for variant, n in games
        for a, b in rivals(options)
    ]  # fmt: skip


def _profile(options, variant):
    """Only family R has profiles."""
    alone = players_allowed(VARIANTS.index(variant))[1] == 6
    return options.profile if alone else PROFILES[0]


def mistake(options):
    """Why the options cannot be played, or None."""
    for names in rivals(options):
        if len(names) != 2:
            return "two players are needed, A and B"
        for name in names:
            if players.check(name):
                return players.check(name)
    if options.pairs < 1 or options.workers < 1:
        return "--pairs and --workers are at least 1"
    return None if jobs(options) else "no such game: see --variant and --players"


def results(wanted, pairs, store):
    """Of the jobs of which something has been played."""
    found = []
    for job in wanted:
        rows, reasons = store.rows(job, pairs)
        if rows:
            found.append(Result(job, stats.summary(rows, 1 / job.rules().sides), reasons))
    return found


def play(options, wanted, store, console):
    """Play with a bar that shows the rate and the time left; False when it was interrupted."""
    total = sum(
        not store.has(job, index)
        for job in wanted
        for index in range(run.chunks_of(options.pairs))
    )
    rate = TextColumn("{task.fields[rate]} pairs/s")
    columns = (BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    place = run.cluster(options.dask) if options.dask else run.pool(options.workers)
    with place as executor, Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=total, rate="-")

        def done():
            progress.advance(task)
            bar = progress.tasks[0]
            pairs = run.CHUNK * bar.completed / bar.elapsed
            progress.update(task, rate="%.1f" % pairs)

        return run.run(wanted, options.pairs, store, executor, done)


def write(found, folder):
    """report.md, report.json and, of the first lines, chart.png."""
    (folder / "report.md").write_text(report.markdown(found), encoding="utf-8")
    (folder / "report.json").write_text(report.as_json(found), encoding="utf-8")
    chart.draw(found[:_CHARTED], folder / "chart.png")


def main():
    parser = arguments()
    options = parser.parse_args()
    wrong = mistake(options)
    if wrong:
        parser.error(wrong)
    try:
        options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error("--out %s: %s" % (options.out, error.strerror))
    wanted = jobs(options)
    # A file or a pipe gets whole lines.
    console = Console(width=None if sys.stdout.isatty() else 150)
    path = options.out / "results.jsonl"
    if options.fresh:
        path.unlink(missing_ok=True)
    store = run.Store(path)
    ended = play(options, wanted, store, console)
    found = results(wanted, options.pairs, store)
    if found:
        write(found, options.out)
        console.print(report.table(found))
        for line in report.forfeits(found):
            console.print(line, style="red", markup=False, emoji=False)
    if not ended:
        console.print("Stopped. The same command goes on from here.")
        sys.exit(130)


if __name__ == "__main__":
    main()
