"""The simulator: what a terminal, a window and displayio show, and what their keys press."""

import fcntl
import io
import os
import pty
import select
import subprocess
import sys
import termios
from types import SimpleNamespace

import pytest

from firmware import palette
from hw import buttons
from hw.boards import pico_oled, sim
from hw.canvas import Canvas
from tests.vm import ROOT
from tools import pixels
from tools.simulator import __main__ as simulator
from tools.simulator import device, tty

RGB = bytes((0, 0, 0, 255, 255, 255, 200, 0, 0))


def picture(*rows):
    """Rows of digits as (data, width, height)."""
    return bytes(int(c) for c in "".join(rows)), len(rows[0]), len(rows)


def plain(line):
    """A line without its colours."""
    out, inside = "", False
    for c in line:
        inside = c == "\x1b" or inside and c != "m"
        out += "" if inside or c == "m" else c
    return out


@pytest.mark.parametrize("colours", [2, 16])
def test_every_pixel_of_a_canvas_is_read(colours):
    canvas = Canvas(9, 10, colours)
    canvas.pixel(8, 9, 1)
    canvas.pixel(3, 0, 1)
    data = pixels.indexed(canvas.buffer, 9, 10, colours)
    assert [i for i, c in enumerate(data) if c] == [3, 9 * 9 + 8]


def test_a_character_shows_two_pixels():
    assert [plain(x) for x in tty.halves(*picture("1010", "0110"), RGB)] == ["▀▄█ "]


def test_colours_are_named_when_they_change():
    line = next(tty.halves(*picture("1122", "0011"), RGB))
    assert line.count("\x1b[38") == 2
    assert "38;2;200;0;0;48;2;255;255;255" in line


def test_the_last_row_of_an_odd_height_lies_on_black():
    assert [plain(x) for x in tty.halves(*picture("1", "1", "1"), RGB)] == ["█", "▀"]


def test_braille_shows_eight_pixels():
    assert list(tty.braille(*picture("10", "00", "00", "01"), RGB)) == ["\u2881"]


@pytest.mark.parametrize(
    "size, terminal, how",
    [
        ((128, 64, 2), (128, 32), tty.halves),
        ((128, 64, 2), (80, 24), tty.braille),
        ((128, 64, 2), (64, 16), tty.braille),
        ((128, 64, 2), (64, 15), None),
        ((240, 240, 16), (240, 120), tty.halves),
        ((240, 240, 16), (239, 120), None),
        ((240, 135, 16), (240, 68), tty.halves),
    ],
)
def test_a_picture_fits_its_terminal(size, terminal, how):
    assert tty.fitting(*size, *terminal) == how


@pytest.mark.parametrize(
    "board, terminal, said",
    [
        ("240x240", (80, 24), "needs 240 x 120: make the window larger, or --board 128x64."),
        ("128x64", (40, 12), "needs 64 x 16: make the window larger, or --board 72x40."),
        ("128x64", (20, 5), "needs 64 x 16: make the window larger."),
        (None, (20, 5), "needs 36 x 10: make the window larger."),
    ],
)
def test_a_terminal_that_is_too_small_is_told_with_the_way_out(board, terminal, said, monkeypatch):
    monkeypatch.setattr("shutil.get_terminal_size", lambda: os.terminal_size(terminal))
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    with pytest.raises(SystemExit) as ended:
        simulator.checked_terminal(board)
    assert ended.value.code.endswith(said) and "\n" not in ended.value.code


def test_only_changed_lines_are_sent():
    assert tty.changed(["a", "b"], ["a", "c"]) == "\x1b[2;1Hb"


@pytest.mark.parametrize(
    "typed, pressed",
    [
        (b"\x1b[A\x1b[B\x1bOD\x1b[C", [buttons.UP, buttons.DOWN, buttons.LEFT, buttons.RIGHT]),
        (b"z\r", [buttons.A, buttons.A]),
        (b"x\x7f\x1b", [buttons.B] * 3),
        (b"sa", [buttons.X, buttons.Y]),
        (b"ZS", [buttons.A, buttons.X]),
        (b"\x1b[5~q\xff", []),
    ],
)
def test_keys_press_buttons(typed, pressed):
    assert tty.presses(typed) == pressed


def test_all_sizes_are_boards():
    for name in ("240x240", "240x135", "128x64", "72x40", "pico_oled", "sim"):
        board = device.board(name)
        assert name in device.names()
        assert (board.WIDTH, board.HEIGHT, board.COLOURS) in sim.SIZES.values()


def test_the_simulators_board_has_the_names_of_the_others():
    names = {name for name in vars(pico_oled) if name.isupper()}
    shared = names - {"BUS", "SDA", "SCL", "CLOCK", "ADDRESS", "COLUMN"}
    for board in (sim, device.board("72x40")):
        assert shared <= set(dir(board))


class Script:
    """A front end that presses what it is told, then closes."""

    def __init__(self, *presses):
        self.closed = False
        self._presses = list(presses)
        self.shown = 0
        self.flipped = False

    def events(self, now):
        if self._presses:
            return [self._presses.pop(0)]
        self.closed = True
        return []

    def show(self, buffer, x0, y0, x1, y1):
        self.shown += 1

    def flip(self, on):
        self.flipped = on

    def pause(self):
        pass


def test_the_application_runs_until_the_window_is_closed(tmp_path):
    machine = device.Device(device.board("72x40"), tmp_path)
    device.speak(machine, "es")
    app = simulator.App(machine)
    front = Script(buttons.DOWN, buttons.UP)
    machine.show_on(front)
    simulator.play(app, machine, front)
    assert front.closed
    assert front.shown > 1


def test_a_picture_turned_before_there_is_a_window_is_turned_in_it(tmp_path):
    machine = device.Device(device.board("72x40"), tmp_path)
    machine.flip(True)
    front = Script()
    machine.show_on(front)
    assert front.flipped


def test_without_a_display_the_terminal_is_used(monkeypatch, capsys):
    monkeypatch.setattr(simulator, "has_display", lambda: False)
    assert simulator.in_terminal()
    assert "No display" in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["--displayio"]])
def test_without_a_display_a_terminal_is_needed(words, monkeypatch, capsys):
    monkeypatch.setattr(simulator, "has_display", lambda: False)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    with pytest.raises(SystemExit, match="needs a terminal"):
        simulator.main(words)
    assert "playing in the terminal" in capsys.readouterr().out


def test_a_folder_that_cannot_be_made_is_told_in_a_line(tmp_path, monkeypatch):
    monkeypatch.setattr(simulator, "in_terminal", lambda: False)
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    inside = str(tmp_path / "file" / "saves")
    with pytest.raises(SystemExit) as ended:
        simulator.main(["--displayio", "--data", inside])
    assert ended.value.code == "Nothing can be kept in %s: Not a directory." % inside


def test_a_second_game_is_kept_out_of_a_folder(tmp_path, monkeypatch):
    """It would go on from the same save and write over what the first one plays."""
    monkeypatch.setattr(simulator, "in_terminal", lambda: False)
    held = device.hold(tmp_path)
    with pytest.raises(SystemExit, match="Another Rami plays in .*--data"):
        simulator.main(["--displayio", "--data", str(tmp_path)])
    os.close(held)
    os.close(device.hold(tmp_path))


@pytest.fixture
def dummy(monkeypatch):
    """No screen and no sound card is needed."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.parametrize(
    ("width", "height", "desktop", "scale"),
    [
        (240, 240, (1920, 1080), 3),
        (240, 240, (1366, 768), 2),
        (240, 240, (3840, 2160), 7),
        (240, 240, (800, 480), 1),
        (128, 64, (1920, 1080), 7),
        (72, 40, (1024, 768), 7),
        (240, 240, (320, 240), 1),
    ],
)
def test_the_window_fits_the_desktop(dummy, monkeypatch, width, height, desktop, scale):
    pytest.importorskip("pygame")
    from tools.simulator import window

    monkeypatch.setattr(window.pygame.display, "get_desktop_sizes", lambda: [desktop])
    front = window.Front(Canvas(width, height, 16))
    assert front._size == (width * scale, height * scale)
    front.close()


def test_the_window_shows_the_canvas_and_takes_keys(dummy):
    pygame = pytest.importorskip("pygame")
    from tools.simulator import window

    canvas = Canvas(240, 135, 16)
    front = window.Front(canvas, 2)
    canvas.fill(palette.GOLD)
    canvas.show_on(front)
    assert front._window.get_at((front._left + 5, 20))[:3] == (255, 207, 61)
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
    assert front.events(1000) == [buttons.A]
    x, y = front._places[0].center
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    assert front.events(2000) == [buttons.UP]
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    front.events(3000)
    assert front.closed
    front.close()


def test_displayio_shows_what_changed(dummy):
    pytest.importorskip("blinka_displayio_pygamedisplay")
    from tools.simulator import displayio_window

    for colours in (2, 16):
        canvas = Canvas(24, 16, colours)
        front = displayio_window.Front(canvas, 1)
        canvas.fill_rect(3, 9, 2, 2, 1)
        canvas.show_on(front)
        bitmap = front._shown._bitmap
        lit = [(x, y) for y in range(16) for x in range(24) if bitmap[x, y]]
        assert lit == [(3, 9), (4, 9), (3, 10), (4, 10)]
        front.close()


def read_until(terminal, text, seconds=20):
    """What a program wrote to its terminal until `text` came, or it ended."""
    written = b""
    while text not in written and select.select([terminal], [], [], seconds)[0]:
        try:
            written += os.read(terminal, 65536)
        except OSError:
            break
    return written


def started_in(terminal, folder):
    """The simulator, in a terminal whose size the environment does not hide."""
    command = [sys.executable, "-m", "tools.simulator", "--tty", "--lang", "en", "--data"]
    return subprocess.Popen(
        [*command, str(folder)],
        cwd=ROOT,
        env={name: at for name, at in os.environ.items() if name not in ("COLUMNS", "LINES")},
        stdin=terminal,
        stdout=terminal,
        preexec_fn=own_terminal,
    )


@pytest.mark.parametrize(
    "stop", [lambda pid, fd: os.write(fd, b"\x03"), lambda pid, fd: os.kill(pid, 15)]
)
def test_a_terminal_is_as_before_after_an_end(stop, tmp_path):
    """Ctrl-C and SIGTERM: the cursor, the screen and the mode of the terminal come back."""
    ours, theirs = pty.openpty()
    before = termios.tcgetattr(ours)
    started = started_in(theirs, tmp_path)
    try:
        assert tty._ENTER.encode() in read_until(ours, b"\x1b[1;1H")
        assert termios.tcgetattr(ours) != before
        stop(started.pid, ours)
        assert read_until(ours, tty._LEAVE.encode()).endswith(tty._LEAVE.encode())
        assert started.wait(10) == 0
        assert termios.tcgetattr(ours) == before
    finally:
        started.kill()
        os.close(ours)
        os.close(theirs)


def test_an_end_while_the_first_picture_is_drawn_closes_the_front_end(tmp_path, monkeypatch):
    front = SimpleNamespace(closed=False)
    front.close = lambda: setattr(front, "closed", True)
    monkeypatch.setattr(simulator, "in_terminal", lambda: False)
    monkeypatch.setattr(simulator, "opened", lambda options, canvas: front)
    monkeypatch.setattr(device.Device, "show_on", simulator.stop)
    simulator.main(["--data", str(tmp_path)])
    assert front.closed


def test_a_terminal_that_is_made_smaller_says_so_until_it_is_large_again(tmp_path):
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    started = started_in(theirs, tmp_path)
    picture = "\u2800".encode()
    try:
        assert picture in read_until(ours, picture)
        termios.tcsetwinsize(theirs, (9, 60))
        assert b"larger" in read_until(ours, b"larger")
        termios.tcsetwinsize(theirs, (24, 80))
        assert picture in read_until(ours, picture)
    finally:
        started.kill()
        os.close(ours)
        os.close(theirs)


def own_terminal():
    """Make standard input the terminal that Ctrl-C comes from."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
