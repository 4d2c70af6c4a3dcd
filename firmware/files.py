"""Where the game's own files are: fonts, texts and pictures, beside the modules."""

import os


def asset(name):
    """Open a file of the folder assets to read its bytes."""
    return open(_FOLDER + name, "rb")


_FOLDER = __file__.rpartition("/")[0] + "/assets/"
try:
    os.stat(_FOLDER[:-1])
except OSError:
    # Frozen modules have no folder: one named `firmware` would hide them.
    _FOLDER = "/assets/"
