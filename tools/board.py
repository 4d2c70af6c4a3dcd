"""What is done to a board that has the game, over USB.

python -m tools.board uninstall [--port PORT]
python -m tools.board backup FILE [--port PORT]      # the saves, as a zip
python -m tools.board restore FILE [--port PORT]
python -m tools.board console [--port PORT]          # its REPL; Ctrl-] leaves
"""

import argparse
import ast
import subprocess
import sys
import zipfile
import zlib
from pathlib import Path

from tools import flash
from tools.flash import FlashError

SAVES = "data"

# Runs on the board: prints the names in the folder of saves.
_NAMES = """
import os
try:
    print(os.listdir('data'))
except OSError:
    print([])
"""
# Runs on the board: removes folders that are empty by now, the inner ones first.
_PRUNE = """
import os
for path in {folders}:
    try:
        os.rmdir(path)
    except OSError:
        pass
"""


def uninstall(transport, tell=print):
    """Remove the game; the saves and what else is on the board stay."""
    present, _ = flash.inventory(transport)
    names = sorted(present, key=lambda path: (path != "main.py", path))
    flash.remove(transport, names)
    folders = sorted(flash.folders(names), key=len, reverse=True)
    transport.exec(_PRUNE.replace("{folders}", repr(folders)))
    tell("%d files removed. Saves are still in %s." % (len(names), SAVES))


def backup(transport, path, tell=print):
    """Write the saves into a zip."""
    check_new(path)
    names = sorted(ast.literal_eval(transport.exec(_NAMES).decode()))
    if not names:
        raise FlashError("The board has no saves.")
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in names:
            archive.writestr(name, bytes(transport.fs_readfile(SAVES + "/" + name)))
    tell("%d files in %s." % (len(names), path))


def check_new(path):
    """Refuse a name under which no file can be made."""
    if path.exists():
        raise FlashError("%s exists: name another file, FILE=…" % path)
    if not path.parent.is_dir():
        raise FlashError("There is no folder %s: make it first." % path.parent)


def restore(transport, path, tell=print):
    """Put the saves of a zip onto the board, in place of its own of these names."""
    contents = read(path)
    flash.copy(transport, contents, sorted(contents), lambda _: None)
    flash.start_game(transport)
    tell("%d files restored; the game starts." % len(contents))


def read(path):
    """{path on the board: bytes} of a zip of saves."""
    try:
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
            if not names or any("/" in name or "\\" in name for name in names):
                raise FlashError("%s is no backup of saves." % path)
            return {SAVES + "/" + name: archive.read(name) for name in names}
    except FileNotFoundError:
        raise FlashError("There is no %s: name the backup, FILE=…" % path) from None
    except OSError as error:
        raise FlashError("%s: %s." % (path, error.strerror)) from None
    except (zipfile.BadZipFile, zlib.error):
        raise FlashError("%s is no backup of saves." % path) from None


def console(port):
    """Run mpremote's terminal on the board."""
    port = port or flash.choose(flash.found_ports())
    command = [sys.executable, "-m", "mpremote", "connect", port, "repl"]
    return subprocess.call(command)


_CHECKS = {"backup": check_new, "restore": read}


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m tools.board")
    parser.add_argument("what", choices=["uninstall", "backup", "restore", "console"])
    parser.add_argument("file", nargs="?", type=Path, default=Path("rami-saves.zip"))
    parser.add_argument("--port", default="", help="the board's serial port")
    options = parser.parse_args(argv)
    try:
        if options.what == "console":
            sys.exit(console(options.port))
        if options.what in _CHECKS:
            _CHECKS[options.what](options.file)  # before a board is looked for
        with flash.connected(options.port) as transport:
            if options.what == "uninstall":
                uninstall(transport)
            else:
                {"backup": backup, "restore": restore}[options.what](transport, options.file)
    except FlashError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
