"""`make shots`: screens on every display and in every language, into build/shots/.

    python -m tools.shots [--size 128x64] [--lang fr] [--scale 4] [NAME …]

They are the golden screens of tools/golden.py, larger if asked for.
"""

import argparse
from pathlib import Path

from firmware import words
from hw.boards import sim
from tools import cli, golden

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "shots"


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m tools.shots")
    parser.add_argument("--size", choices=sim.SIZES, action="append")
    parser.add_argument("--lang", choices=words.LANGUAGES, action="append")
    parser.add_argument("--scale", type=cli.at_least(1), default=1)
    parser.add_argument("names", nargs="*", default=golden.NAMES, metavar="NAME")
    options = parser.parse_args(argv)
    for name in options.names:
        if name not in golden.NAMES:
            parser.error("no shot '%s'; there are: %s" % (name, ", ".join(golden.NAMES)))
    for size in options.size or sim.SIZES:
        for language in options.lang or words.LANGUAGES:
            shoot(FOLDER / size / language, size, language, options)
    print("Pictures are in %s." % FOLDER.relative_to(ROOT))


def shoot(folder, size, language, options):
    folder.mkdir(parents=True, exist_ok=True)
    for name in options.names:
        picture = golden.picture(size, language, name)
        picture = picture.resize([side * options.scale for side in picture.size])
        picture.save(folder / (name + ".png"))


if __name__ == "__main__":
    main()
