"""`make size`: what each module takes on flash and on the heap, and a match in RAM.

Flash is the size of the .mpy. Heap is what importing that .mpy adds in MicroPython's 32-bit port,
after collecting, with what it imports there already: within 6 % of an RP2040 on two modules.
"""

import ast
import sys

from rich.console import Console
from rich.table import Table

from tests import vm

FOLDERS = ("engine", "hw", "firmware")
# Importing these starts the game or describes a build.
_NOT_IMPORTED = {"firmware.boot", "firmware.main", "firmware.manifest"}
_RULES = ("engine.play", "engine.deal", "engine.view")
# name: (modules with all that they import, most bytes of .mpy)
GROUPS = {
    "rules": (_RULES, 0),
    "rules, solver, first bot": ((*_RULES, "engine.solver", "engine.bots.easy"), 45 * 1024),
    "the whole engine": (("engine",), 0),
    "everything, one language": (FOLDERS, 140 * 1024),
}
# players: most bytes of a match's state
_STATE_BUDGET = {2: 0, 4: 3 * 1024, 6: 4 * 1024}

_MARK = "import gc; print('heap', gc.mem_alloc())"


def module_name(path):
    """`engine/bots/easy.py` → `engine.bots.easy`; a package is named by its folder."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def needs(name, files):
    """The project's own modules that a module imports anywhere, with their packages."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(files[name])):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(node.module + "." + alias.name for alias in node.names)
    parts = {part for full in found | {name} for part in _packages(full)}
    return sorted((parts & files.keys()) - {name})


def _packages(name):
    pieces = name.split(".")
    return [".".join(pieces[: n + 1]) for n in range(len(pieces))]


def in_order(names, files):
    """The modules and all that they need, each after what it needs."""
    done: list[str] = []

    def visit(name, path):
        if name in done or name in path:
            return
        for other in needs(name, files):
            visit(other, path | {name})
        done.append(name)

    for name in names:
        visit(name, frozenset())
    return done


def heap_costs(names, mpy):
    """{name: bytes that importing it added, or None where the port lacks a module}."""
    scripts = ["failed = None", _MARK]
    for name in names:
        scripts.append("try: __import__(%r)\nexcept ImportError as e: print('failed', e)" % name)
        scripts.append(_MARK)
    costs: dict[str, int | None] = {}
    before, failed, waiting = 0, False, iter([None, *names])
    for line in vm.Wasm().run(scripts, mpy, timeout=120).splitlines():
        if line.startswith("failed"):
            failed = True
        elif line.startswith("heap"):
            now, name = int(line.split()[1]), next(waiting)
            if name:
                costs[name] = None if failed else now - before
            before, failed = now, False
    return costs


def state_bytes(variant, players, mpy):
    """Bytes of one match's `State`, its rules and a view not counted."""
    make = (
        "from engine import rulesets, state\n"
        "rules = rulesets.Ruleset(rulesets.VARIANTS.index(%r), %d)\n"
        "state.State(rules)"  # what only the first one makes, such as names, does not count
    ) % (variant, players)
    text = vm.Wasm().run([make, _MARK, "match = state.State(rules)", _MARK], mpy)
    before, after = [int(line.split()[1]) for line in text.splitlines()]
    return after - before


def read(folders=FOLDERS):
    """({module: source}, {path: .mpy}) of the folders that exist."""
    sources = vm.sources(*[name for name in folders if (vm.ROOT / name).is_dir()])
    return {module_name(path): text for path, text in sources.items()}, vm.compiled(sources)


def module_rows(files, mpy):
    """Rows (module, bytes of .mpy, bytes of heap or None), in the order of import."""
    flash = {module_name(path.replace(".mpy", ".py")): len(code) for path, code in mpy.items()}
    names = in_order(sorted(files), files)
    costs = heap_costs([name for name in names if name not in _NOT_IMPORTED], mpy)
    return [(name, flash[name], costs.get(name)) for name in names]


def group_rows(rows, files, groups=GROUPS):
    """Rows (group, bytes of .mpy, bytes of heap, budget of .mpy or 0) of the groups whose modules
    all exist."""
    by_name = {row[0]: row for row in rows}
    for group, (roots, budget) in groups.items():
        below = [[n for n in files if n == root or n.startswith(root + ".")] for root in roots]
        if all(below):
            names = in_order([name for names in below for name in names], files)
            members = [by_name[name] for name in names]
            flash = sum(row[1] for row in members)
            yield group, flash, sum(row[2] or 0 for row in members), budget


def state_rows(mpy):
    """Rows (variant, players, bytes, budget or 0)."""
    for variant, players in (("talaj51", 2), ("talaj51", 4), ("rami51", 4), ("rami51", 6)):
        yield variant, players, state_bytes(variant, players, mpy), _STATE_BUDGET[players]


def _table(title, *columns):
    table = Table(title=title, title_justify="left")
    table.add_column(columns[0])
    for column in columns[1:]:
        table.add_column(column, justify="right")
    return table


def _number(value):
    return "–" if value is None else f"{value:,}"


def _within(value, budget):
    if not budget:
        return ""
    return "[%s]%s[/]" % ("green" if value <= budget else "bold red", _number(budget))


def print_modules(console, rows):
    table = _table("Modules, bytes", "module", ".mpy", "heap")
    for name, flash, heap in rows:
        table.add_row(name, _number(flash), _number(heap))
    console.print(table)


def print_groups(console, rows):
    table = _table("Together, bytes", "what", ".mpy", "at most", "heap")
    for name, flash, heap, budget in rows:
        table.add_row(name, _number(flash), _within(flash, budget), _number(heap))
    console.print(table)


def print_states(console, rows):
    table = _table("A match's state, bytes of heap", "variant", "players", "state", "at most")
    for variant, players, size, budget in rows:
        table.add_row(variant, str(players), _number(size), _within(size, budget))
    console.print(table)


def main():
    missing = vm.Wasm().missing
    if missing:
        sys.exit("make size measures in the wasm port: " + missing)
    console = Console()
    files, mpy = read()
    rows = module_rows(files, mpy)
    print_modules(console, rows)
    print_groups(console, group_rows(rows, files))
    if "engine.state" in files:
        print_states(console, state_rows(mpy))


if __name__ == "__main__":
    main()
