"""`make shots`: pictures of the screens, in every layout and language, into build/shots/.

    python -m tools.shots [--size 128x64] [--lang fr] [--scale 4] [NAME …]

A shot is a script of buttons from the first start on a board with fixed entropy, so the same
pictures come out every time.
"""

import argparse
import hashlib
from pathlib import Path

from firmware import words
from firmware.app import App
from hw import buttons
from hw.boards import sim
from hw.canvas import Canvas
from tools import cli, pixels
from tools.simulator.device import speak

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "shots"

# In scripts: a button's letter, or a full stop for a second that passes.
LETTERS = {
    "u": buttons.UP, "d": buttons.DOWN, "l": buttons.LEFT, "r": buttons.RIGHT,
    "A": buttons.A, "B": buttons.B, "X": buttons.X, "Y": buttons.Y,
}  # fmt: skip

_DEALT = "AAA...."

# name: script, from the title in the language
SHOTS = {
    "title": "",
    "setup": "A",
    "setup-rami": "AuuuuAAA",
    "cut": "AA",
    "dealt": _DEALT,
    "drawn": _DEALT + "A.A....A.",
    "builder": _DEALT + "A.A....A.X",
    "pause": _DEALT + "B",
    "settings": "dddA",
}


class Desk:
    """A board in memory: nothing is random, nothing is stored for longer."""

    def __init__(self, width, height, colours):
        self.canvas = Canvas(width, height, colours)
        self.files: dict[str, bytes] = {}
        self.drawn = 0

    def urandom(self, n):
        self.drawn += 1
        return hashlib.sha256(b"%d" % self.drawn).digest()[:n]

    def load(self, name):
        return self.files.get(name)

    def save(self, name, data):
        self.files[name] = bytes(data)

    def remove(self, name):
        self.files.pop(name, None)

    def flip(self, on):
        pass


def play(app, script):
    """Press the script's buttons, draw after each."""
    app.draw()
    for letter in script:
        if letter == ".":
            app.tick(1000)
        else:
            app.press(LETTERS[letter])
        app.tick(20)
        app.draw()


def shot(size, language, script):
    """The application after a script, on a display of a size of sim.SIZES."""
    desk = Desk(*sim.SIZES[size])
    speak(desk, language)
    app = App(desk)
    play(app, script)
    return app


def main():
    parser = argparse.ArgumentParser(prog="python -m tools.shots")
    parser.add_argument("--size", choices=sim.SIZES, action="append")
    parser.add_argument("--lang", choices=words.LANGUAGES, action="append")
    parser.add_argument("--scale", type=cli.at_least(1), default=1)
    parser.add_argument("names", nargs="*", default=list(SHOTS), metavar="NAME")
    options = parser.parse_args()
    for name in options.names:
        if name not in SHOTS:
            parser.error("no shot '%s'; there are: %s" % (name, ", ".join(SHOTS)))
    for size in options.size or sim.SIZES:
        for language in options.lang or words.LANGUAGES:
            folder = FOLDER / size / language
            folder.mkdir(parents=True, exist_ok=True)
            for name in options.names:
                picture = pixels.image(shot(size, language, SHOTS[name]).canvas)
                picture = picture.resize([side * options.scale for side in picture.size])
                picture.save(folder / (name + ".png"))
    print("Pictures are in %s." % FOLDER.relative_to(ROOT))


if __name__ == "__main__":
    main()
