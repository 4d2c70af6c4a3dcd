"""What runs on a PC only: simulator, build, flash, measurements."""

import sys

_OURS = ("engine", "firmware", "hw", "tests", "tools")


def _tell(kind, error, trace):
    """A package that is not installed is told in a line, with the way out."""
    if issubclass(kind, ModuleNotFoundError) and str(error.name).split(".")[0] not in _OURS:
        sys.stderr.write(
            "%s is not installed in this Python: `make setup` installs what the tests and most "
            "tools need into .venv, a tool's own make target all of it.\n" % error.name
        )
    else:
        sys.__excepthook__(kind, error, trace)


sys.excepthook = _tell
