"""Stand-ins for hw.storage.Files whose power can be cut."""

import contextlib

import littlefs
from littlefs import lfs

from tests.emulated import image

_BROKEN = -5  # LFS_ERR_IO


class PowerCut(Exception):
    """The disk stops in the middle of what it does."""


class Disk:
    """Files in a dict; a file's bytes reach it one by one, as on FAT.

    `cut_after` steps the power fails: opening a file to write (which empties it), each byte and
    each removal are a step.
    """

    def __init__(self, files=None):
        self.files = {} if files is None else files
        self.cut_after = None
        self.steps = 0

    def _step(self):
        if self.steps == self.cut_after:
            raise PowerCut
        self.steps += 1

    def load(self, name):
        return self.files.get(name)

    def save(self, name, head, data):
        self._step()
        self.files[name] = b""
        for byte in bytes(head) + bytes(data):
            self._step()
            self.files[name] += bytes((byte,))

    def remove(self, name):
        self._step()
        self.files.pop(name, None)


class Flash(littlefs.UserContext):
    """The Pico's flash: power can fail in the middle of an operation, then nothing more happens.

    `cut` is (operations to complete, bytes of the next one that still happen).
    """

    def __init__(self, data=b""):
        super().__init__(buffer=bytearray(data) or bytearray(b"\xff" * image.SIZE))
        self.erased = [0] * (image.SIZE // image.SECTOR)
        self.operations = 0
        self.cut = None
        self.off = False

    def _happen(self, at, data):
        """Write `data`, or its beginning; the status for littlefs, to which it must not raise."""
        size = 0 if self.off else len(data)
        if not self.off and self.cut and self.operations == self.cut[0]:
            self.off, size = True, self.cut[1]
        self.operations += 1
        self.buffer[at : at + size] = data[:size]
        return _BROKEN if self.off else 0

    def prog(self, cfg, block, off, data):
        return self._happen(block * cfg.block_size + off, data)

    def erase(self, cfg, block):
        self.erased[block] += 1
        return self._happen(block * cfg.block_size, b"\xff" * cfg.block_size)


class Image:
    """Files of the folder `data` on littlefs, as MicroPython has it on a Pico."""

    def __init__(self, flash=None):
        """On a new flash, or on one that has been formatted."""
        self.flash = flash or Flash()
        self.system = image.file_system(mount=False, context=self.flash)
        if not flash:
            self.system.format()
        self.system.mount()
        self.system.makedirs("data", exist_ok=True)

    def load(self, name):
        try:
            with self.system.open("data/" + name, "rb") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def save(self, name, head, data):
        # The package's file objects close twice when closing fails, which littlefs refuses.
        fs = self.system.fs
        try:
            file = lfs.file_open(fs, "data/" + name, "wb")
            try:
                lfs.file_write(fs, file, bytes(head))
                lfs.file_write(fs, file, bytes(data))
            finally:
                lfs.file_close(fs, file)
        except littlefs.LittleFSError as error:
            raise PowerCut from error

    def remove(self, name):
        with contextlib.suppress(FileNotFoundError):
            self.system.remove("data/" + name)
