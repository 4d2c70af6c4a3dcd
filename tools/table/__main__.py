"""`python -m tools.table`: the protocol on stdin and stdout, and nothing else there."""

import json
import os
import sys

from tools.table import Table


def _json(answer):
    text = json.dumps(answer, ensure_ascii=False, separators=(",", ":"))
    # A lone surrogate of a name in the input has no UTF-8.
    return text.encode("utf-8", "replace") + b"\n"


def main():
    table = Table()
    try:
        for line in sys.stdin.buffer:
            answer = table.handle(line.decode("utf-8", "replace"))
            sys.stdout.buffer.write(_json(answer))
            sys.stdout.buffer.flush()
            if table.done:
                break
    except (BrokenPipeError, KeyboardInterrupt):
        # Nobody reads any more: the interpreter's last flush would complain about it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
