"""Saves that are on a PC: in a backup's zip (`make backup-saves`), in the folder of a simulator,
or one copy of them by itself (`match.0`).
"""

import zipfile
import zlib

from hw.storage import Slots, whole

_COPIES = ("*.0", "*.1")


class SavedError(Exception):
    """One line: what is wrong with a file, and what to do."""


class _Loaded:
    """Files in memory, as hw.storage.Slots reads them."""

    def __init__(self, files):
        self.load = files.get


class _Copy:
    """One copy, under whatever name: the one that is asked for first is the caller's choice."""

    def __init__(self, data):
        self._slots = Slots(_Loaded({"0.0": data}))

    def load(self, name):
        return self._slots.load("0")


def opened(path):
    """What answers `load(name)` with the bytes of a save or None; None when the file at `path` is
    of another kind. Raises SavedError."""
    try:
        return _opened(path)
    except FileNotFoundError:
        raise SavedError("There is no %s." % path) from None
    except OSError as error:
        raise SavedError("%s: %s." % (path, error.strerror or error)) from None


def those(path):
    """The same, where nothing but saves will do."""
    found = opened(path)
    if found is None:
        raise SavedError("%s is no backup of saves and no copy of one." % path)
    return found


def _opened(path):
    if path.is_dir():
        return _folder(path)
    if zipfile.is_zipfile(path):
        return _archive(path)
    data = path.read_bytes()
    if whole(data):
        return _Copy(data)
    if path.suffix in (".0", ".1"):
        raise SavedError(
            "%s is no whole save. Name its folder: the other copy counts then." % path
        )
    return None


def _folder(path):
    names = [found for pattern in _COPIES for found in path.glob(pattern)]
    if not names:
        raise SavedError("There is no save in the folder %s." % path)
    return Slots(_Loaded({found.name: found.read_bytes() for found in names}))


def _archive(path):
    try:
        with zipfile.ZipFile(path) as archive:
            return Slots(_Loaded({name: archive.read(name) for name in archive.namelist()}))
    except (zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError):
        raise SavedError("%s is a damaged archive: make another backup." % path) from None
