"""The simulator without a window, pressed as the emulated Pico is; their pictures are equal."""

from engine import codes
from firmware import settings
from firmware.app import App
from firmware.tableview import HAND, LAY, ROW
from hw import buttons
from hw.storage import Slots
from tests.disk import Disk
from tools.simulator import device

_STEP = 5  # ms
_SCREENS = 12  # at most, from the title to the table
_PATIENCE = 2000  # steps until something must be up to the person again


def settings_files(**chosen):
    """{name in the folder of saves: bytes} of the settings `chosen`, the others as at first."""
    disk = Disk()
    made = settings.Settings(Slots(disk))
    for name, value in chosen.items():
        setattr(made, name, value)
    made.save()
    return disk.files


def dealt(board, folder, **chosen):
    """A match under the settings `chosen` that has just been dealt, and saved."""
    for name, data in settings_files(**chosen).items():
        (folder / name).write_bytes(data)
    first = Twin(board, folder)
    for _ in range(_SCREENS):
        if not first.on_table:
            first.press("A")
    assert first.on_table, "A does not lead to the table any more, but to " + first.screen.name
    return Twin(board, folder)


class Twin:
    """An application whose files are in `folder`."""

    def __init__(self, board, folder):
        self.folder = folder
        self.device = device.Device(device.board(board), folder)
        self.device.urandom = lambda n: bytes(range(n))
        self.app = App(self.device)
        self.settle()

    def files(self):
        """{path on the board: bytes} of what is saved."""
        return {"data/" + path.name: path.read_bytes() for path in self.folder.iterdir()}

    @property
    def screen(self):
        return self.app.stack[-1]

    @property
    def on_table(self):
        return self.screen.name == "table"

    def settle(self):
        """Let time pass until the person is to act and everything is drawn."""
        for _ in range(_PATIENCE):
            self.app.tick(_STEP)
            if not self.app.draw() and not self._rivals():
                return
        raise AssertionError("the rivals never end")

    def _rivals(self):
        return self.on_table and not self.app.session.mine()

    def press(self, name):
        self.app.press(getattr(buttons, name))
        self.app.draw()
        self.settle()

    def pixels(self):
        """The canvas, one byte a pixel, 0 or 255."""
        c = self.device.canvas
        return bytes(
            255 * bool(c.fb.pixel(x, y)) for y in range(c.height) for x in range(c.width)
        )


class Person:
    """Plays by buttons: draws from the stock, lays what is suggested, discards."""

    def __init__(self, twin):
        self.twin = twin
        self.tried = -1  # acts made when laying was last tried

    def next(self):
        """Return the name of the next button."""
        screen = self.twin.screen
        if screen.name == "builder":
            return self._lay(screen)
        return self._play(screen) if self.twin.on_table else "A"

    def _play(self, screen):
        session = screen.session
        if session.state.phase == codes.DRAW:
            return "A"
        if self._may_lay(session):
            return "A" if screen.zone == ROW and screen.place == LAY else "UP"
        return "A" if screen.zone == HAND else "DOWN"

    def _may_lay(self, session):
        found = session.suggestion
        ready = found.n and not found.lacks and (not found.goal or found.total >= found.goal)
        may = session.state.phase == codes.PLAY and not session.state.first_round
        return ready and may and self.tried != session.nlog

    def _lay(self, screen):
        if self.tried == screen.session.nlog:
            return "B"  # it was refused
        self.tried = screen.session.nlog
        return "A"
