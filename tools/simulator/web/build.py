"""The page's folder: static files that any web server can show.

The modules and assets lie in one file, a read-only file system that MicroPython runs them from.
"""

import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mpremote.romfs import VfsRomWriter

from firmware import words
from hw.boards import sim
from tools import assets, build, dist, node, pixels
from tools.simulator import keys

FOLDER = build.ROOT / "build" / "web"
_HERE = Path(__file__).parent
_PAGE = _HERE / "page"
_OWN = "tools/simulator/web/"
_BOARD = _OWN + "browser.py"
_PORT = node.MODULES / "@micropython" / "micropython-webassembly-pyscript"
# Not every server knows what .mjs is.
_TAKEN = {"micropython.mjs": "micropython.js", "micropython.wasm": "micropython.wasm"}
# As browsers name the keys that tools.simulator.keys names as pygame does.
_KEYS = {
    "up": "ArrowUp", "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight",
    "return": "Enter", "backspace": "Backspace", "escape": "Escape",
}  # fmt: skip


def modules():
    """Return {path in the file system: path here} of what the application imports."""
    screens = sorted((build.ROOT / "firmware" / "screens").glob("*.py"))
    roots = [_BOARD, *(path.relative_to(build.ROOT).as_posix() for path in screens)]
    return {path.removeprefix(_OWN): path for path in build.reached(roots)}


def game():
    """Return {path: bytes} of the compiled modules and of the assets."""

    def made(item):
        name, path = item
        return name[:-3] + ".mpy", build.compiled(name, (build.ROOT / path).read_bytes())

    with ThreadPoolExecutor(2) as pool:
        found = dict(pool.map(made, modules().items()))
    for path in assets.RESULTS.glob("*.bin"):
        found[path.relative_to(build.ROOT).as_posix()] = path.read_bytes()
    return found


def rom(contents):
    """Return a file system of {path: bytes}."""
    writer = VfsRomWriter()
    _fill(writer, _tree(contents))
    return bytes(writer.finalise())


def _tree(contents):
    tree: dict = {}
    for path, data in sorted(contents.items()):
        *folders, name = path.split("/")
        folder = tree
        for part in folders:
            folder = folder.setdefault(part, {})
        folder[name] = data
    return tree


def _fill(writer, tree):
    for name, inside in tree.items():
        if isinstance(inside, dict):
            writer.opendir(name)
            _fill(writer, inside)
            writer.closedir()
        else:
            writer.mkfile(name, inside)


def facts(names):
    """Return what the page has to know of the game, and the names of all files."""
    return {
        "files": sorted(names),
        "sizes": sim.SIZES,
        "languages": words.LANGUAGES,
        "palettes": {colours: list(pixels.palette(colours)) for colours in (2, 16)},
        "keys": [[_KEYS.get(name, name) for name in names] for _, names in keys.KEYS],
    }


def contents():
    """Return {name: bytes} of the whole folder."""
    found = {path.name: path.read_bytes() for path in _PAGE.iterdir()}
    found.update((name, (_PORT / taken).read_bytes()) for taken, name in _TAKEN.items())
    found.update(dist.licences())
    found["micropython.txt"] = (_HERE / "micropython.txt").read_bytes()
    found["game.bin"] = rom(game())
    found["game.json"] = json.dumps(facts([*found, "game.json"]), indent=1).encode()
    return found


def write(folder=FOLDER):
    """Make the folder anew and return it."""
    made = contents()
    shutil.rmtree(folder, ignore_errors=True)
    for name, data in made.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return folder
