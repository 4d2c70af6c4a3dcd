"""`make size`: what each module takes on flash and on the heap, and a match in RAM.

    python -m tools.size [BOARD]

Flash is the size of the .mpy. Heap is what importing that .mpy adds in MicroPython's 32-bit port,
after collecting, with what it imports there already: within 6 % of an RP2040 on two modules. Part
of it is MicroPython's table of names. That grows by doubling: whose import comes then seems large.
On a board bytecode is run from flash (hw/inplace.py): only the rest of a .mpy has to be in RAM.
"""

import argparse
import ast
import re
import sys

from rich.console import Console
from rich.table import Table

from tests import vm
from tools import build, mpy
from tools.assets import texts
from tools.fold import module_name

# Importing these starts the game.
_NOT_IMPORTED = {"boot", "main"}
_MATCH = "loaded in a running match"
_RULES = ("engine.play", "engine.deal", "engine.view")
# name: (modules, with what they import and what is in them; most bytes of heap)
GROUPS = {
    "rules": (_RULES, 0),
    "rules, solver, bots": ((*_RULES, "engine.bots"), 45 * 1024),
    "the whole engine": (("engine",), 0),
    _MATCH: (
        ("boot", "main", "hw", "firmware.app", "firmware.session", "firmware.screens.table"),
        0,
    ),
}
_RESIDENT = 55 * 1024
# Smaller files and these modules are not moved to flash, nor is a function that goes over the end
# of a sector.
_MOVED = build.constants(build.ROOT / "hw" / "inplace.py")
_LEAST, _SECTOR = _MOVED["_LEAST"], _MOVED["_BLOCK"]
_DEVICE = build.constants(build.ROOT / "firmware" / "device.py")
_INSTALLED = 200 * 1024
_ONE_LANGUAGE = 140 * 1024
# players: most bytes of a match's state
_STATE_BUDGET = {2: 0, 4: 3 * 1024, 6: 4 * 1024}

# What has machine code in it is a ValueError: this port has another processor.
_IMPORT = """
try: __import__("%(name)s")
except (ImportError, ValueError, AttributeError) as error: print("failed", error)
"""
# A package's names are put where others look for them.
_PACKAGE = """
try:
    __import__("%(name)s._self")
    import sys
    for _name, _value in sys.modules["%(name)s._self"].__dict__.items():
        if _name[:2] != "__": setattr(sys.modules["%(name)s"], _name, _value)
except (ImportError, ValueError, AttributeError) as error: print("failed", error)
"""
_MACHINE = "def __getattr__(name): return type(name, (), {})"
_MARK = "print('heap', gc.mem_alloc()); micropython.qstr_info()"
_READING = re.compile(r"^(failed)|^heap (\d+)\n.*n_total_bytes=(\d+)", re.MULTILINE)


def needs(name, files):
    """The project's own modules that importing a module imports; its own packages not included."""
    found: set[str] = set()
    for node in _run_at_import(ast.parse(files[name])):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(node.module + "." + alias.name for alias in node.names)
    parts = {part for full in found for part in _packages(full)}
    return sorted((parts & files.keys()) - set(_packages(name)))


def _run_at_import(node):
    """The nodes of a tree outside of functions."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)):
            yield child
            yield from _run_at_import(child)


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
    """{name: (bytes that importing it added, those of them in the table of names)}; without the
    modules that need the device.

    Importing a module runs its package first, which may import the module. So each package stands
    empty here; its own code is a module `_self` in it, whose names are copied into the package.
    """
    files = {path: code for path, code in mpy.items() if path.endswith(".mpy")}
    for path in [path for path in files if path.endswith("/__init__.mpy")]:
        files[path.replace("__init__", "_self")] = files.pop(path)
        files[path[:-4] + ".py"] = b""
    files["machine.py"] = _MACHINE
    scripts = ["import gc, micropython", _MARK]
    for name in names:
        package = name.replace(".", "/") + "/__init__.mpy" in mpy
        scripts += [(_PACKAGE if package else _IMPORT) % {"name": name}, _MARK]
    return _costs(names, vm.Wasm().run(scripts, files, timeout=120))


def _costs(names, text):
    """Read what the scripts of `heap_costs` printed."""
    costs = {}
    waiting = iter([None, *names])
    before, failed = (0, 0), False
    for failure, heap, table in _READING.findall(text):
        if failure:
            failed = True
            continue
        now, name = (int(heap), int(table)), next(waiting)
        if name and not failed:
            costs[name] = now[0] - before[0], now[1] - before[1]
        before, failed = now, False
    return costs


def state_bytes(variant, players, engine):
    """Bytes of one match's `State`, its rules and a view not counted; `engine` as compiled."""
    make = (
        "import gc, micropython\n"
        "from engine import rulesets, state\n"
        "rules = rulesets.Ruleset(rulesets.VARIANTS.index(%r), %d)\n"
        "state.State(rules)"  # what only the first one makes, such as names, does not count
    ) % (variant, players)
    text = vm.Wasm().run([make, _MARK, "match = state.State(rules)", _MARK], engine)
    before, after = [int(heap) for _, heap, _ in _READING.findall(text)]
    return after - before


def read(board):
    """({module: source}, {path: bytes}) of what is installed on a board and of all of engine/."""
    engine = vm.sources("engine")
    paths = build.sources(board)
    sources = engine | {
        path: (vm.ROOT / here).read_bytes() for path, here in paths.items() if path.endswith(".py")
    }
    files = build.files(board, engine)
    return {module_name(path): source for path, source in sources.items()}, files


def module_rows(sources, files):
    """Rows (module, bytes on flash, bytes of heap, of names), in the order of import; None where
    only the device knows."""
    flash = {module_name(path): len(code) for path, code in files.items()}
    names = in_order(sorted(sources), sources)
    costs = heap_costs([name for name in names if name not in _NOT_IMPORTED], files)
    return [(name, flash[name], *costs.get(name, (None, None))) for name in names]


def members(roots, sources):
    """The modules of a group and all that they need; none when a root does not exist."""
    below = [[n for n in sources if n == root or n.startswith(root + ".")] for root in roots]
    return in_order([name for names in below for name in names], sources) if all(below) else []


def group_rows(rows, sources, groups=GROUPS):
    """Rows (group, bytes on flash, most bytes of heap or 0, bytes of heap) of the groups whose
    modules all exist."""
    by_name = {row[0]: row for row in rows}
    for group, (roots, budget) in groups.items():
        found = [by_name[name] for name in members(roots, sources)]
        if found:
            flash = sum(row[1] for row in found)
            yield group, flash, budget, sum(row[2] or 0 for row in found)


def kept_in_ram(board):
    """The modules whose functions stay in RAM."""
    colours = build.constants(build.ROOT / "hw" / "boards" / (board + ".py"))["COLOURS"]
    return _DEVICE["_IN_RAM"] + (_DEVICE["_DRAWING"] if colours == 2 else ())


def resident(name, code, kept):
    """Bytes of a .mpy that stay in RAM when functions run from flash, but for those `kept`."""
    if name in kept or len(code) < _LEAST:
        return len(code)
    sectors = (
        (at // _SECTOR, (at + size) // _SECTOR, size) for at, size in mpy.functions(code)[1:]
    )
    return len(code) - sum(size for first, last, size in sectors if first == last)


def one_language(installed):
    """Bytes of an installation with one language, the largest one."""
    left = {path: len(data) for path, data in installed.items() if "/assets/" in path}
    rest = sum(map(len, installed.values())) - sum(left.values())
    return rest + max(
        sum(size for path, size in left.items() if not _of_another(path, language))
        for language in texts.languages()
    )


def _of_another(path, language):
    """Whether a file of the assets is of no use to a language."""
    name = path.rpartition("/")[2].removesuffix(".bin")
    kind, _, of = name.partition("_")
    others = {texts.script(one) for one in texts.languages()} - {"latin", texts.script(language)}
    return kind in others or (kind in ("text", "learn") and of != language)


def state_rows():
    """Rows (variant, players, bytes, budget or 0)."""
    engine = vm.compiled(vm.sources("engine"))
    for variant, players in (("talaj51", 2), ("talaj51", 4), ("rami51", 4), ("rami51", 6)):
        yield variant, players, state_bytes(variant, players, engine), _STATE_BUDGET[players]


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
    how = "[green]%s[/]" if value <= budget else "[bold red]%s missed[/]"
    return how % _number(budget)


def print_modules(console, rows):
    table = _table("Modules, bytes", "module", "flash", "heap", "of names")
    for name, *sizes in rows:
        table.add_row(name, *map(_number, sizes))
    console.print(table)


def print_groups(console, rows):
    table = _table("Together, bytes", "what", "flash", "heap", "at most")
    for name, flash, budget, heap in rows:
        measured = flash if heap is None else heap
        table.add_row(name, _number(flash), _number(heap), _within(measured, budget))
    console.print(table)


def print_states(console, rows):
    table = _table("A match's state, bytes of heap", "variant", "players", "state", "at most")
    for variant, players, size, budget in rows:
        table.add_row(variant, str(players), _number(size), _within(size, budget))
    console.print(table)


def last_rows(board, sources, files):
    """Rows as those of `group_rows` for a board: what stays in RAM, what lies on its flash. No
    heap is measured; the most is one of bytes on flash."""
    codes = {module_name(path): code for path, code in files.items() if path.endswith(".mpy")}
    loaded = members(GROUPS[_MATCH][0], sources)
    kept = kept_in_ram(board)
    in_ram = sum(resident(name, codes[name], kept) for name in loaded if name in codes)
    installed = build.files(board)
    yield "of that in RAM on a board", in_ram, _RESIDENT, None
    yield "installed on " + board, sum(map(len, installed.values())), _INSTALLED, None
    yield "in one language", one_language(installed), _ONE_LANGUAGE, None


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m tools.size")
    parser.add_argument("board", nargs="?", default=build.DEFAULT_BOARD, choices=build.boards())
    board = parser.parse_args(argv).board
    missing = vm.Wasm().missing
    if missing:
        sys.exit("make size measures in the wasm port: " + missing)
    try:
        sources, files = read(board)
    except build.BuildError as error:
        sys.exit(str(error))
    console = Console()
    rows = module_rows(sources, files)
    print_modules(console, rows)
    print_groups(console, [*group_rows(rows, sources), *last_rows(board, sources, files)])
    print_states(console, state_rows())


if __name__ == "__main__":
    main()
