"""What the tools share about the words of a command line."""

import argparse


def none(module, about, given=None):
    """Refuse all words, for a tool that takes none; `--help` says what it does."""
    first = about.strip().splitlines()[0]
    parser = argparse.ArgumentParser(prog="python -m " + module, description=first)
    parser.parse_args(given)


def at_least(least, kind=int):
    """The type of an argument that is a number, `least` or more."""

    def read(text):
        try:
            value = kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError("%r is no number" % text) from None
        if not value >= least:
            raise argparse.ArgumentTypeError("%s is too little: %s at least" % (text, least))
        return value

    return read
