"""`python -m tools.table`: the protocol on stdin and stdout, and nothing else there."""

import argparse
import json
import os
import sys
import traceback

from tools.table import Table

_ABOUT = "Play by lines of text on stdin and stdout: see docs/protocol.md."


def _answer(table, line):
    """The answer to a line, as bytes. A mistake of ours is told on stderr and does not end it."""
    try:
        answer = table.handle(line.decode("utf-8", "replace"))
    except Exception as error:
        traceback.print_exc()
        answer = table.mistaken(error)
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    # A lone surrogate in the input's JSON has no UTF-8.
    return text.encode("utf-8", "replace") + b"\n"


def main():
    if sys.stdin is None or sys.stdout is None:
        return
    argparse.ArgumentParser(prog="python -m tools.table", description=_ABOUT).parse_args()
    table = Table()
    try:
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(_answer(table, line))
            sys.stdout.buffer.flush()
            if table.done:
                break
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody reads any more; without this the interpreter's last flush complains.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
