"""`python -m tools.simulator`: `--help` tells the options."""

import argparse
import contextlib
import os
import signal
import sys
import time

from firmware import words
from firmware.app import App
from tools import assets, cli
from tools.simulator import device


def arguments(given):
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.simulator", description="Play Rami on the PC."
    )
    parser.add_argument("--tty", action="store_true", help="in this terminal")
    parser.add_argument(
        "--displayio", action="store_true", help="through displayio, as CircuitPython"
    )
    parser.add_argument("--board", choices=device.names(), help="whose display to show")
    scale = cli.at_least(0)
    parser.add_argument("--scale", type=scale, default=0, help="size of a pixel in the window")
    parser.add_argument("--lang", choices=words.LANGUAGES, help="language")
    parser.add_argument("--data", help="folder of matches and settings")
    return parser.parse_args(given)


def has_display():
    """Whether a window can be opened here."""
    if sys.platform.startswith("linux"):
        names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
        return any(os.environ.get(name) for name in names)
    return True


def opened(options, canvas):
    """The front end that the options and this machine give."""
    if options.tty:
        from tools.simulator import tty

        return tty.Front(canvas)
    if options.displayio:
        from tools.simulator import displayio_window

        return displayio_window.Front(canvas, options.scale)
    from tools.simulator import window

    return window.Front(canvas, options.scale)


def in_terminal():
    """Whether to play in the terminal since there is no way to open a window; says why."""
    if not has_display():
        print("No display here: playing in the terminal. Ctrl-C ends.")
        return True
    try:
        import pygame  # noqa: F401
    except ImportError:
        print("pygame is not installed (make play installs it): playing in the terminal.")
        return True
    return False


def checked_terminal(name):
    """The board to show in this terminal: the one named, or the best; ends where none fits."""
    from tools.simulator import tty

    if not sys.stdin.isatty():
        sys.exit("The terminal front end needs a terminal as its input.")
    board = device.board(name or tty.best_board())
    small = tty.too_small(board.WIDTH, board.HEIGHT, board.COLOURS)
    if small:
        sys.exit(small)
    return board


def play(app, machine, front):
    """Serve buttons and time until the window is closed."""
    before = time.monotonic()
    while not front.closed:
        now = time.monotonic()
        for event in front.events(int(now * 1000) & 0x3FFFFFFF):
            app.press(event)
        app.tick(int((now - before) * 1000))
        before = now
        app.draw()
        machine.canvas.show_on(front)
        front.pause()


def stop(*_):
    raise KeyboardInterrupt


def refresh():
    """Remake fonts and texts whose sources have changed; without the packages, as they are."""
    with contextlib.suppress(ImportError):
        assets.remake()


def main(given=None):
    options = arguments(given)
    refresh()
    options.tty = options.tty or in_terminal()
    board = device.board(options.board or "240x240")
    if options.tty:
        board = checked_terminal(options.board)
    folder = options.data or device.folder()
    try:
        machine = device.Device(board, folder)
        held = device.hold(folder)
    except BlockingIOError:
        sys.exit("Another Rami plays in %s: end it, or name another folder, --data." % folder)
    except OSError as error:
        sys.exit("Nothing can be kept in %s: %s." % (folder, error.strerror))
    if options.lang:
        device.speak(machine, options.lang)
    app = App(machine)
    signal.signal(signal.SIGTERM, stop)
    front = opened(options, machine.canvas)
    try:
        machine.show_on(front)
        play(app, machine, front)
    except KeyboardInterrupt:
        pass
    finally:
        front.close()
        os.close(held)


if __name__ == "__main__":
    main()
