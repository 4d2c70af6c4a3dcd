"""`python -m tools.assets`: remakes firmware/assets/ where it is out of date."""

import sys

from tools import assets, cli


def main(argv=None):
    cli.none("tools.assets", __doc__, argv)
    for path in assets.remake():
        print("%6d  %s" % (path.stat().st_size, path.name))


if __name__ == "__main__":
    sys.exit(main())
