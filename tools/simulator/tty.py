"""The simulator in a terminal: two pixels a character, or eight in Braille where there is less
room; works over ssh."""

import os
import re
import select
import shutil
import signal
import sys
import termios
import textwrap
import tty

from hw.boards import sim
from tools import pixels
from tools.simulator import keys

_ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J"
_LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"
_PAUSE = 0.02  # seconds
_COLOURS = "\x1b[38;2;%d;%d;%d;48;2;%d;%d;%dm"
# By whether the upper and the lower half have the ink.
_BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}
_ARROWS = {b"A": "up", b"B": "down", b"C": "right", b"D": "left"}
_NAMED = {b"\r": "return", b"\n": "return", b"\x7f": "backspace", b"\x08": "backspace"}
# The displays from which one is chosen, the largest first.
_BOARDS = ("240x240", "128x64", "72x40")
# An escape sequence, or a single byte.
_KEY = re.compile(rb"\x1b[\[O][0-9;]*([A-Za-z~])|\x1b|.", re.DOTALL)
# The bits of Braille's dots in a block of two columns and four rows.
_BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def halves(data, width, height, palette):
    """Lines of half blocks; colours are only named where the last two do not serve."""
    for y in range(0, height, 2):
        line = []
        ink = paper = -1
        for x in range(width):
            top = data[y * width + x]
            bottom = data[(y + 1) * width + x] if y + 1 < height else 0
            if not {top, bottom} <= {ink, paper}:
                ink, paper = top, bottom
                line.append(_COLOURS % (*_rgb(palette, top), *_rgb(palette, bottom)))
            line.append(_BLOCKS[top == ink, bottom == ink])
        yield "".join(line) + "\x1b[0m"


def _rgb(palette, c):
    return palette[3 * c : 3 * c + 3]


def braille(data, width, height, palette):
    """Lines of Braille, lit where a pixel's colour is not 0."""
    for y in range(0, height, 4):
        yield "".join(_block(data, width, height, x, y) for x in range(0, width, 2))


def _block(data, width, height, x, y):
    dots = 0
    for row in range(min(4, height - y)):
        for column in range(min(2, width - x)):
            if data[(y + row) * width + x + column]:
                dots |= _BRAILLE[row][column]
    return chr(0x2800 + dots)


def fitting(width, height, colours, columns, lines):
    """The function that draws in a terminal of this size, or None where it is too small."""
    if width <= columns and -(-height // 2) <= lines:
        return halves
    needed_columns, needed_lines = needed(width, height, colours)
    return braille if needed_columns <= columns and needed_lines <= lines else None


def needed(width, height, colours):
    """The fewest columns and lines of a terminal for a display."""
    return (-(-width // 2), -(-height // 4)) if colours == 2 else (width, -(-height // 2))


def too_small(width, height, colours):
    """What to say where the terminal is too small for a display, or an empty text."""
    size = shutil.get_terminal_size()
    if fitting(width, height, colours, *size):
        return ""
    text = "This terminal has %d x %d characters, the board needs %d x %d: make the window larger"
    board = best_board()
    way_out = ", or --board %s." % board if fitting(*sim.SIZES[board], *size) else "."
    return text % (*size, *needed(width, height, colours)) + way_out


def changed(lines, before):
    """What to print so that `lines` stand where the lines `before` do."""
    out = []
    for i, line in enumerate(lines):
        if i >= len(before) or before[i] != line:
            out.append("\x1b[%d;1H%s" % (i + 1, line))
    return "".join(out)


def presses(typed):
    """The buttons of the bytes typed."""
    found = []
    for match in _KEY.finditer(typed):
        key = match[0]
        name = _ARROWS.get(match[1]) if match[1] else _NAMED.get(key)
        if key == b"\x1b":
            name = "escape"
        button = keys.BUTTON_OF.get(name or key.decode("latin-1").lower(), 0)
        if button:
            found.append(button)
    return found


def best_board():
    """The name of the largest display for which the terminal has room, else of the smallest."""
    size = shutil.get_terminal_size()
    for name in _BOARDS:
        if fitting(*sim.SIZES[name], *size):
            break
    return name


class Front:
    """A terminal on stdin and stdout."""

    def __init__(self, canvas):
        self.closed = False
        self._canvas = canvas
        self._lines: list[str] = []
        self._flipped = False
        self._mode = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin)
        self._write(_ENTER)
        self._resized = False
        signal.signal(signal.SIGWINCH, self._note)

    def _note(self, *_):
        # A signal may come while a picture is being shown: it would be lost.
        self._resized = True

    def _renew(self):
        self._resized = False
        self._lines = []
        self._canvas.touch(0, 0, self._canvas.width, self._canvas.height)
        self._write("\x1b[2J")

    def flip(self, on):
        self._flipped = on

    def show(self, buffer, x0, y0, x1, y1):
        columns, lines = shutil.get_terminal_size()
        new = self._drawn(buffer, columns, lines)
        if len(new) < lines:
            new.append(keys.HELP[:columns])
        self._write(changed(new, self._lines))
        self._lines = new

    def _drawn(self, buffer, columns, lines):
        """The lines of the picture, or in a terminal made too small of what to do."""
        canvas = self._canvas
        size = (canvas.width, canvas.height)
        draw = fitting(*size, canvas.colours, columns, lines)
        if draw is None:
            return textwrap.wrap(too_small(*size, canvas.colours), columns)[:lines]
        data = pixels.indexed(buffer, *size, canvas.colours)
        if self._flipped:
            data = data[::-1]
        return list(draw(data, *size, pixels.palette(canvas.colours)))

    def events(self, now):
        """The buttons typed. An escape sequence arrives whole, or is read as Escape."""
        if self._resized:
            self._renew()
        typed = b""
        while select.select([sys.stdin], [], [], 0)[0]:
            some = os.read(sys.stdin.fileno(), 64)
            if not some:
                self.closed = True
                break
            typed += some
        return presses(typed)

    def pause(self):
        select.select([sys.stdin], [], [], _PAUSE)

    def close(self):
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._mode)
        self._write(_LEAVE)

    def _write(self, text):
        if text:
            sys.stdout.write(text)
            sys.stdout.flush()
