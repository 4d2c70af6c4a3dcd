"""`make lint`: ruff, then mypy once for each world that a file is written for.

A file's imports say which: `displayio` and its kin are CircuitPython's, `pygame` and its kin the
host's, and the rest of hw/ and firmware/ is MicroPython's. tools/ and engine/ are checked on the
host, where engine/ is read as plain Python.
"""

import ast
import os
import subprocess
import sys
from pathlib import Path

from tools import cli

ROOT = Path(__file__).resolve().parent.parent
_TYPINGS = ROOT / ".venv" / "typings"
_CIRCUITPYTHON = {
    "board", "busdisplay", "busio", "digitalio", "displayio", "fontio", "fourwire",
    "i2cdisplaybus", "keypad", "microcontroller", "pwmio", "storage", "supervisor", "synthio",
    "terminalio", "vectorio",
}  # fmt: skip
_HOST = {"PIL", "blinka_displayio_pygamedisplay", "curses", "pathlib", "pygame", "typing"}


def imported(source):
    """The top-level names of the modules that a Python source imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.split(".")[0])
    return names


def world(path):
    """Return which run of mypy checks a file of hw/ or firmware/."""
    names = imported(path.read_text(encoding="utf-8"))
    if names & _HOST:
        return "host"
    return "circuitpython" if names & _CIRCUITPYTHON else "rp2"


def worlds():
    """The files of each run, as paths relative to the root."""
    files: dict[str, list[str]] = {"host": [], "rp2": [], "circuitpython": []}
    for folder in ("tools", "engine", "hw", "firmware"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            place = world(path) if folder in ("hw", "firmware") else "host"
            files[place].append(str(path.relative_to(ROOT)))
    return files


def mypy(place, files):
    """Run mypy over one world's files; return its exit code."""
    command = [sys.executable, "-m", "mypy", "--cache-dir", ".mypy_cache/" + place]
    environment = dict(os.environ)
    if place != "host":
        command += ["--no-site-packages", "--follow-imports", "silent"]
        environment["MYPYPATH"] = str(_TYPINGS / place)
    if place == "rp2":
        command += ["--custom-typeshed-dir", str(_TYPINGS / place)]
    return subprocess.run(command + files, cwd=ROOT, env=environment).returncode


def main(argv=None):
    cli.none("tools.lint", __doc__, argv)
    failed = subprocess.run([sys.executable, "-m", "ruff", "check", "."], cwd=ROOT).returncode
    for place, files in worlds().items():
        if files:
            print("mypy, %d files for %s:" % (len(files), place), flush=True)
            failed |= mypy(place, files)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
