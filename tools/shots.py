"""`make shots`: screens on every display and in every language, into build/shots/.

    python -m tools.shots [--size 128x64] [--lang fr] [--scale 4] [NAME …]

They are the golden screens of tools/golden.py, and more that are not compared.
"""

import argparse
from pathlib import Path

from firmware import words
from hw.boards import sim
from hw.buttons import DOWN, RIGHT, UP, A
from tools import cli, golden

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "shots"

_PAUSE = (UP, RIGHT, A)
MENUS = golden.MENUS | {
    "language": (*[DOWN] * 3, A, A),
    "statistics": (*[DOWN] * 5, A),
}
SCENES = golden.SCENES | {
    "hint": (*_PAUSE, DOWN, A),
    "sheet": (*_PAUSE, *[DOWN] * 6, A),
    "fairness": (*_PAUSE, *[DOWN] * 9, A),
    "concede": (*_PAUSE, *[DOWN] * 12, A),
}
NAMES = (*MENUS, *SCENES)


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m tools.shots")
    parser.add_argument("--size", choices=sim.SIZES, action="append")
    parser.add_argument("--lang", choices=words.LANGUAGES, action="append")
    parser.add_argument("--scale", type=cli.at_least(1), default=1)
    parser.add_argument("names", nargs="*", default=NAMES, metavar="NAME")
    options = parser.parse_args(argv)
    for name in options.names:
        if name not in NAMES:
            parser.error("no shot '%s'; there are: %s" % (name, ", ".join(NAMES)))
    for size in options.size or sim.SIZES:
        for language in options.lang or words.LANGUAGES:
            shoot(FOLDER / size / language, size, language, options)
    print("Pictures are in %s." % FOLDER.relative_to(ROOT))


def drawn(size, language, name):
    if name in MENUS:
        return golden.from_title(size, language, MENUS[name])
    return golden.from_table(size, language, SCENES[name])


def shoot(folder, size, language, options):
    folder.mkdir(parents=True, exist_ok=True)
    for name in options.names:
        picture = drawn(size, language, name)
        picture = picture.resize([side * options.scale for side in picture.size])
        picture.save(folder / (name + ".png"))


if __name__ == "__main__":
    main()
