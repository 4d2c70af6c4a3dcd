"""Where the game's own files are: fonts, texts and pictures, beside the modules."""


def asset(name):
    """Open a file of the folder assets to read its bytes."""
    return open(_FOLDER + name, "rb")


# A frozen module has no folder: then the files are where `tools/flash` puts them.
_FOLDER = (__file__.rpartition("/")[0] or "/firmware") + "/assets/"
