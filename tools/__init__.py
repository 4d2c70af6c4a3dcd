"""What runs on a PC only: simulator, build, flash, measurements.

None of it ends with a traceback when a package is not installed, when Ctrl-C is pressed or when
nobody reads on (`… | head`).
"""

import os
import sys

_OURS = ("engine", "firmware", "hw", "tests", "tools")
_MISSING = (
    "%s is not installed in this Python: `make setup` installs what the tests and most tools need "
    "into .venv, a tool's own make target all of it.\n"
)


def _end(kind, error, trace):
    if issubclass(kind, ModuleNotFoundError) and str(error.name).split(".")[0] not in _OURS:
        sys.stderr.write(_MISSING % error.name)
    elif issubclass(kind, BrokenPipeError):
        # Without this the interpreter's last flush complains.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    elif not issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)


sys.excepthook = _end
