"""What a board kept of a crash: with whole names, and the match as lines of the table protocol.

    python -m tools.crash rami-saves.zip       # of `make backup-saves`; or its crash.0
    python -m tools.crash report.txt           # or what it printed or showed; `-`: standard input

A build gives names and files short names (tools/shorten.py): run this in the sources that the
build was made of. The lines of a match can be played on: `python -m tools.replay` reads them.
"""

import argparse
import json
import re
import sys
from binascii import unhexlify
from pathlib import Path

from engine import codes, play, position, undo
from firmware import saves
from tools import build, saved
from tools.table import words

_FILE = "crash"
# File and function in a traceback, or as the screen has them.
_PLACE = re.compile(r'(?m)^( *File ")?([\w/.]+)((?(1)".* in | ))(\S+)$')
_TRACE = "Traceback (most recent call last):"
_MATCH = re.compile(r"(?m)^(match|round) ([0-9a-f]+)$")


def long(trace, names):
    """A traceback with the names of `names`, {file in it: (path, {short name: name})}."""

    def put_back(found):
        before, file, between, name = found.groups()
        if file not in names:
            return found[0]
        path, functions = names[file]
        return (before or "") + path + between + functions.get(name, name)

    return _PLACE.sub(put_back, trace)


def match(kept):
    """The lines of the table protocol that lead to a saved match (bytes)."""

    class Kept:
        def load(self, name):
            return kept if name == saves.NAME else None

    session = saves.load(Kept())
    if session is None:
        yield "# a match that this version cannot read"
        return
    s = session.state
    acts = []
    while s.nlog:
        act = undo.act_at(s, undo.last_step(s))
        acts.append("act " + words.act_text(act, words.staged_melds(s)))
        play.apply(s, codes.act(codes.UNDO))
    yield "position " + json.dumps(position.show(s), ensure_ascii=False)
    yield from reversed(acts)


def told(report, names):
    """The lines of a report (text), each saved match as lines of the protocol."""
    for line in long(report, names).splitlines():
        found = _MATCH.match(line)
        if found:
            yield from match(unhexlify(found[2]))
        else:
            yield line


def read(path):
    """The report in a backup, in a copy of the board's file, or in a text."""
    if str(path) == "-":
        return sys.stdin.read()
    files = saved.opened(path)
    data = files.load(_FILE) if files else path.read_bytes()
    if data is None:
        raise saved.SavedError("%s has no crash in it." % path)
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise saved.SavedError("%s is no text." % path) from None


def checked(report, names):
    """The report, unless it is some other text."""
    if not (_TRACE in report or _MATCH.search(report) or long(report, names) != report):
        raise saved.SavedError("This is no report: neither a traceback nor a match is in it.")
    return report


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m tools.crash")
    parser.add_argument("file", type=Path)
    parser.add_argument("--board", default=build.DEFAULT_BOARD, choices=build.boards())
    options = parser.parse_args(argv)
    try:
        names = build.names(options.board).long()
        report = checked(read(options.file), names)
    except saved.SavedError as error:
        sys.exit(str(error))
    print("\n".join(told(report, names)))


if __name__ == "__main__":
    main()
