"""Step through a round, print it, make a picture of it.

    python -m tools.replay FILE                  # Enter: the next act; q: the end
    python -m tools.replay FILE --all            # everything at once
    python -m tools.replay FILE --at 12 --png position.png [--size 128x64] [--lang fr]
    python -m tools.replay SAVES --round [--out round.txt]

FILE holds lines of the table protocol (docs/protocol.md): `new …` or `position …`, then `act …`;
lines that begin with `#` are comments. Saves will do too: a backup of the device's (`make
backup-saves`), the folder of a simulator, or one copy in it, such as `match.0`. They show the
match as it was left; with --round, all of the last round that was played to its end.
"""

import argparse
import json
import sys
from pathlib import Path

from engine import position
from firmware import again, saves, words
from firmware.app import App
from firmware.session import Session
from hw.boards import sim
from tools import pixels, played, saved
from tools.desk import Desk
from tools.simulator.device import speak
from tools.table.table import Table


class ReplayError(Exception):
    """One line: which line of the file is wrong, and why."""


def steps(lines):
    """(line, events, position) of each command that changes the table."""
    table = Table()
    for number, line in enumerate(lines, 1):
        line = line.strip().removeprefix("> ")
        if not line or line.startswith(("#", "{")):
            continue
        answer = table.handle(line)
        if not answer["ok"]:
            raise ReplayError(
                "Line %d, %s: %s (%s)" % (number, line, answer["message"], answer["rule"])
            )
        if line.split()[0] in ("new", "next", "position", "act"):
            shown = table.handle("show")["position"]
            yield line, answer.get("events", []), shown


def kept(path, files):
    """The one step of a saved match: as it was left."""
    session = saves.load(files)
    if session is None:
        raise ReplayError("%s holds no match that can be read." % path)
    return [("position", [], position.show(session.state))]


def lines(path):
    """The lines of a file; of saves, those of the last round."""
    files = saved.opened(path)
    if files:
        return list(played.lines(files))
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        raise ReplayError("%s is neither text nor saves." % path) from None


def read(path, whole_round=False):
    """The steps of a file, in a list."""
    files = saved.opened(path)
    if files and not whole_round and path.stem != again.PLAYED:
        return kept(path, files)
    found = list(steps(lines(path)))
    if not found:
        raise ReplayError("%s has no command of the table." % path)
    return found


def text(number, step):
    """The lines that show one step."""
    line, events, shown = step
    yield "%d  %s" % (number, line if line.startswith("act") else line.split()[0])
    for event in events:
        yield "   " + json.dumps(event, ensure_ascii=False)
    for seat, hand in enumerate(shown["hands"]):
        turn = ">" if seat == shown["turn"] and shown["phase"] != "over" else " "
        yield " %s %d  %s" % (turn, seat, " ".join(hand))
    for i, meld in enumerate(shown["table"]):
        yield "   meld %d of %d: %s" % (i, meld["owner"], "-".join(meld["cards"]))
    piles = "   stock %d, discard %s" % (len(shown["stock"]), " ".join(shown["discard"][-1:]))
    yield piles + (", tournante " + shown["tournante"] if shown["tournante"] else "")


def picture(shown, size, language):
    """The device's table with a position, seen from seat 0, as a Pillow image."""
    state = position.read(shown)
    desk = Desk(*sim.SIZES[size])
    speak(desk, language)
    app = App(desk)
    session = Session(state.rules, 0, bytes(16))
    session.state = state
    session.sync()
    app.session = session
    app.open("table")
    app.draw()
    return pixels.image(app.canvas)


def walk(found):
    """Print step by step, as Enter is pressed."""
    for number, step in enumerate(found):
        print("\n".join(text(number, step)))
        if number + 1 < len(found) and _answer() == "q":
            return


def _answer():
    try:
        return input().strip().lower()
    except EOFError:
        return "q"


def arguments():
    parser = argparse.ArgumentParser(prog="python -m tools.replay")
    parser.add_argument("file", type=Path)
    parser.add_argument("--round", action="store_true", help="of saves: all of the last round")
    parser.add_argument("--out", type=Path, help="write the round as lines of the protocol")
    parser.add_argument("--all", action="store_true", help="do not wait for Enter")
    parser.add_argument("--at", type=int, help="the number of a step; the last one if left out")
    parser.add_argument("--png", type=Path, help="write a picture of that step")
    parser.add_argument("--size", choices=sim.SIZES, default="240x240")
    parser.add_argument("--lang", choices=words.LANGUAGES, default="en")
    return parser


def show(options, found):
    """Do with the steps what the options ask for."""
    at = len(found) - 1 if options.at is None else options.at
    if not 0 <= at < len(found):
        raise ReplayError("There are steps 0 to %d." % (len(found) - 1))
    if options.png:
        picture(found[at][2], options.size, options.lang).save(options.png, "PNG")
    elif options.all or options.at is not None:
        for number in range(len(found)) if options.at is None else [at]:
            print("\n".join(text(number, found[number])))
    else:
        walk(found)


def main(argv=None):
    options = arguments().parse_args(argv)
    try:
        if options.out:
            options.out.write_text("\n".join(lines(options.file)) + "\n", encoding="utf-8")
        else:
            show(options, read(options.file, options.round))
    except (ReplayError, saved.SavedError) as error:
        sys.exit(str(error))
    except OSError as error:
        sys.exit("%s: %s." % (error.filename or options.file, error.strerror or error))


if __name__ == "__main__":
    main()
