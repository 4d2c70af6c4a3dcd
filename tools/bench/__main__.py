"""Print the table of `make bench`: units a second, medians of five repeats."""

from rich.console import Console
from rich.table import Table

from tests import vm
from tools import cli
from tools.bench import peers, ports, work
from tools.bench.clock import rate

# The peers' figures that stand in a row of ours.
_SAME = {
    work.ACTS: "acts",
    work.ROUNDS_OF + "easy": "rounds",
    work.SHORT_ROUNDS: "rounds",
    work.GIN_HANDS: "partitions",
}
_PEERS = (
    "The peers play gin rummy, driven from Python: acts recorded and made again, rounds of their "
    "simple bots, partitions of random hands."
)


def columns(report):
    """[(title, {figure: units a second})] of whoever is here; `report` hears who is not."""
    found = [("CPython", {name: rate(make(*given)) for name, make, given in work.FIGURES})]
    if vm.Unix().missing:
        report("MicroPython is left out: " + vm.Unix().missing)
    else:
        found.append(("MicroPython", ports.unix()))
    for title, measure in (("OpenSpiel", peers.openspiel), ("RLCard", peers.rlcard)):
        try:
            figures = measure()
        except ImportError as error:
            report("%s is left out: %s. `make bench PEERS=1` installs it." % (title, error))
        else:
            found.append((title, {name: figures[key] for name, key in _SAME.items()}))
    return found


def print_rates(console, found):
    table = Table(title="Units a second", title_justify="left")
    table.add_column("what")
    for title, _ in found:
        table.add_column(title, justify="right")
    for name, _, _ in work.FIGURES:
        values = [figures.get(name) for _, figures in found]
        table.add_row(name, *("" if value is None else f"{value:,.0f}" for value in values))
    console.print(table)


def print_instructions(console):
    missing = vm.Unix().missing or ports.valgrind_missing()
    if missing:
        console.print("No instructions are counted: " + missing)
        return
    for number, (name, _, _) in enumerate(work.FIGURES):
        if name in (work.ACTS, work.HANDS_OF_15):
            taken = f"{ports.instructions(number):,.0f}"
            console.print(
                "%s: %s instructions each in MicroPython" % (name, taken), soft_wrap=True
            )


def main(argv=None):
    cli.none("tools.bench", __doc__, argv)
    console = Console()
    print_rates(console, columns(console.print))
    console.print(_PEERS, soft_wrap=True)
    print_instructions(console)


if __name__ == "__main__":
    main()
