"""What firmware.app needs of its board, on a PC (see firmware.device for that on a real board)."""

import errno
import fcntl
import importlib
import os
from pathlib import Path

from firmware import settings, words
from hw.boards import sim
from hw.canvas import Canvas
from hw.storage import Files, Slots


class Device:
    """A board of the simulator: its canvas and its files, which are in `folder`."""

    def __init__(self, board, folder):
        self.canvas = Canvas(board.WIDTH, board.HEIGHT, board.COLOURS)
        self._front = None
        self._flipped = False
        Path(folder).mkdir(parents=True, exist_ok=True)
        files = Slots(Files(str(folder)))
        self.load, self.save, self.remove = files.load, files.save, files.remove
        self.urandom = os.urandom

    def flip(self, on):
        """Turn the picture upside down, or back."""
        self._flipped = on
        if self._front:
            self._front.flip(on)
            self.canvas.touch(0, 0, self.canvas.width, self.canvas.height)

    def show_on(self, front):
        """Use this front end from now on."""
        self._front = front
        self.flip(self._flipped)


def hold(folder):
    """Keep the folder from other programs, which would write over this one's match, until what is
    returned is closed. BlockingIOError: another one is there. Some file systems cannot tell."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        raise
    except OSError as error:
        if error.errno not in (errno.ENOLCK, errno.ENOTSUP):
            raise
    return descriptor


def speak(machine, language):
    """Have the application start in a language."""
    chosen = settings.load(machine)
    chosen.lang = words.LANGUAGES.index(language) + 1
    chosen.save()


def names():
    """The boards that can be simulated: sizes, and the boards of hw/boards with a display."""
    files = Path(sim.__file__).parent.glob("*.py")
    boards = sorted(path.stem for path in files if "COLOURS" in path.read_text(encoding="utf-8"))
    return [*sim.SIZES, *boards]


def board(name):
    """The board of a name of `names`."""
    if name in sim.SIZES:
        return sim.shaped(name)
    return importlib.import_module("hw.boards." + name)


def folder():
    """Where matches and settings are kept: the system's place for a program's state."""
    if os.environ.get("RAMI_DATA"):
        return Path(os.environ["RAMI_DATA"])
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "rami"
