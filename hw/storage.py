"""Small files that survive a power cut: the old content or the new one, never a mixture.

    files = Waiting(Slots(Files("data")))

A file has two copies, written in turn, each with the number of its save, its size and a CRC: the
newer one that is whole counts. So nothing is asked of the file system: neither that a rename
replaces a file, which FAT refuses, nor that a file changes in one step when it is closed.
"""

import os
from binascii import crc32

_COPIES = (".0", ".1")
# Of a copy: `R`, version, number of the save, size (two bytes), CRC-32 (four) of those and of what
# follows. Numbers are little-endian.
_MAGIC = 82
_VERSION = 1
_SUMMED = 5
_HEAD = 9


class Files:
    """The files of one folder, by name, as the file system has them."""

    def __init__(self, folder):
        self._folder = folder + "/"
        try:
            os.mkdir(folder)
        except OSError:
            pass  # it exists; if it does not, save() will tell

    def load(self, name):
        """Return the bytes of a file, or None."""
        try:
            with open(self._folder + name, "rb") as file:
                return file.read()
        except OSError:
            return None

    def save(self, name, head, data):
        """Replace a file. OSError when flash is full or broken."""
        with open(self._folder + name, "wb") as file:
            file.write(head)
            file.write(data)

    def remove(self, name):
        """Remove a file that may not exist."""
        try:
            os.remove(self._folder + name)
        except OSError:
            pass


def whole(copy):
    """Whether a copy (bytes or None) is one, and undamaged."""
    if not copy or len(copy) < _HEAD or copy[0] != _MAGIC or copy[1] != _VERSION:
        return False
    view = memoryview(copy)
    if len(copy) - _HEAD != copy[3] | copy[4] << 8:
        return False
    return _checksum(view[:_SUMMED], view[_HEAD:]) == bytes(view[_SUMMED:_HEAD])


def _checksum(head, data):
    return (crc32(data, crc32(head)) & 0xFFFFFFFF).to_bytes(4, "little")


class Slots:
    """Files in two copies."""

    def __init__(self, files):
        self._files = files
        self._newest = {}  # name: (copy, number of the save) once it is known

    def load(self, name):
        """Return the bytes of a file, or None."""
        found = None
        self._newest[name] = (1, 255)  # so that the first save need not look again, for 7 ms
        for i in (0, 1):
            copy = self._files.load(name + _COPIES[i])
            # Of two whole ones the second is newer when its number follows the first's.
            if whole(copy) and (not found or copy[2] == found[2] + 1 & 255):
                found = copy
                self._newest[name] = (i, copy[2])
        return found and found[_HEAD:]

    def save(self, name, data):
        """Replace a file. OSError when flash is full or broken; then the old one is kept."""
        if name not in self._newest:
            self.load(name)
        i, number = self._newest[name]
        head = bytearray((_MAGIC, _VERSION, number + 1 & 255, len(data) & 255, len(data) >> 8))
        head.extend(_checksum(head, data))
        self._files.save(name + _COPIES[1 - i], head, data)
        self._newest[name] = (1 - i, number + 1 & 255)

    def remove(self, name):
        """Remove a file that may not exist."""
        self.load(name)
        older = 1 - self._newest.pop(name, (0, 0))[0]
        # The older first: it must not come back when the power fails in between.
        self._files.remove(name + _COPIES[older])
        self._files.remove(name + _COPIES[1 - older])


class Waiting:
    """Files whose saves wait for `flush`: writing takes 8 to 60 ms, and a press is drawn first."""

    def __init__(self, files):
        self._files = files
        self._waiting = {}
        self._failed = None

    def load(self, name):
        """Return the bytes of a file as of the last save, or None."""
        data = self._waiting.get(name)
        return self._files.load(name) if data is None else bytes(data)

    def save(self, name, data):
        """Replace a file soon. Until then `data` is not copied, and may change.

        Raises the OSError of the last flush, once.
        """
        self._waiting[name] = data
        if self._failed:
            failed = self._failed
            self._failed = None
            raise failed

    def save_now(self, name, data):
        """Replace a file before this returns, and those that wait before it. Raises OSError."""
        self._waiting.pop(name, None)  # its bytes may be those of `data` by now
        self.flush()
        self._files.save(name, data)

    def remove(self, name):
        """Remove a file that may not exist."""
        self._waiting.pop(name, None)
        self._files.remove(name)

    def flush(self):
        """Write what waits. If that fails, the next save tells."""
        while self._waiting:
            name, data = self._waiting.popitem()
            try:
                self._files.save(name, data)
            except OSError as error:
                self._failed = error
