"""Runs code where it lies in flash, and gives back the RAM that its copy took.

    mover = inplace.Mover(("firmware.device",))     # what is not to be moved
    while mover.step():
        pass

MicroPython copies a module that it imports into RAM. Half of that is bytecode, which never changes
and may lie anywhere: names in it are numbers in a table of the module, and frozen modules run from
flash too. The RP2040's flash can be read like memory. So each function is told that its bytecode
is in the .mpy file, and the collector takes the copy.

Nothing is taken for granted. Which sectors a file has is asked of the file system: a second,
read-only one on the same flash notes what is read when the file is. A function is changed only
where the same bytes, all of them, were found in those sectors. One that is not found, because it
goes over the end of a sector or because another MicroPython has other objects, stays in RAM.

What must not move: functions that are running, and what interrupts call, for an interrupt may come
while a tool replaces the files.
"""

import sys

import micropython
import rp2
import uctypes
import vfs
from machine import mem32

_FLASH = 0x10000000
_RAM = 0x20000000
_MEGABYTE = 0x100000
_SIZES = (1, 2, 4, 8, 16)  # of the flash, in megabytes; the file system lies at its end
_BLOCK = 4096
_READ = 512  # files are found in half the time that 32 bytes take
# Up to an eighth of a sector may lie among the names of files, which littlefs moves.
_LEAST = 513
# Of a function's object (py/objfun.h): its module, its bytecode.
_MODULE = 4
_BYTECODE = 12


class _Traced:
    """The flash, read only; `block` is the one that was read last."""

    def __init__(self, flash):
        self._flash = flash
        self.block = 0

    def readblocks(self, block, buffer, offset=0):
        self.block = block
        return self._flash.readblocks(block, buffer, offset)

    def writeblocks(self, block, buffer, offset=0):
        raise OSError

    def ioctl(self, op, arg):
        return self._flash.ioctl(op, arg)


class Mover:
    """Moves the modules that have been imported, one a step, but for those named in `kept`."""

    def __init__(self, kept):
        flash = rp2.Flash()
        self._start = _start(flash)
        self._traced = _Traced(flash)
        self._names = []
        if self._start:
            self._files = vfs.VfsLfs2(self._traced, readsize=_READ, progsize=_READ)  # type: ignore
            self._names = [name for name in sys.modules if name not in kept and name != __name__]

    def step(self):
        """Move the next module that has code in RAM; False when there is none."""
        while self._names:
            module = sys.modules.get(self._names.pop())
            path = getattr(module, "__file__", None) or ""
            functions = _functions(module) if path.endswith(".mpy") else ()
            if functions:
                self._move("/" + path, functions)
                return True
        return False

    def _move(self, path, functions):
        with self._files.open(path, "rb") as file:
            size = file.seek(0, 2)
            at = number = 0
            while at < size and size >= _LEAST:
                file.seek(at)
                file.read(1)
                # In front of a sector's data are the addresses of earlier ones, 1 + ctz(number)
                # of them (littlefs, DESIGN.md, CTZ skip-lists).
                before = 4 * len(bin(number & -number)[2:]) if number else 0
                piece = min(_BLOCK - before, size - at)
                image = self._start + self._traced.block * _BLOCK + before
                functions = [f for f in functions if not _move_function(id(f), image, piece)]
                at += piece
                number += 1


def _start(flash):
    """The address of a littlefs on the flash, 0 when there is none to be seen."""
    size = flash.ioctl(4, 0) * _BLOCK
    first = bytearray(64)
    flash.readblocks(0, first)
    if flash.ioctl(5, 0) == _BLOCK and first[8:16] == b"littlefs":
        for megabytes in _SIZES:
            start = _FLASH + megabytes * _MEGABYTE - size
            if start >= _FLASH and uctypes.bytes_at(start, len(first)) == first:
                return start
    return 0


def _functions(module):
    """The functions and methods of a module whose bytecode is in RAM; none when one is in flash
    already, for then those in RAM have to stay there."""
    found = []
    for value in module.__dict__.values():
        inner = getattr(value, "__dict__", {}).values() if isinstance(value, type) else (value,)
        for function in inner:
            # Others were imported into the module, or are not Python.
            if isinstance(function, _FUNCTION) and mem32[id(function) + _MODULE] == id(module):
                if mem32[id(function) + _BYTECODE] < _RAM:
                    return ()
                found.append(function)
    return found


_FUNCTION = type(_functions)


def _move_function(at, image, size):
    """Whether the bytecode of the function at that address was found in `image`; it then runs
    there."""
    offset = _find(image, size, mem32[at + _BYTECODE])
    if offset:
        mem32[at + _BYTECODE] = image + offset
    return offset > 0


@micropython.viper
def _find(image: ptr8, size: int, code: ptr8) -> int:  # type: ignore # noqa: F821
    """Where in the image the function's bytecode begins, 0 when it is not there. Its length and
    kind stand before it: the length, << 3, children << 2, 0 for bytecode (py/persistentcode.c)."""
    a = int(code[0])
    b = int(code[1])
    c = int(code[2])
    i = 2
    while i < size:
        if int(image[i]) == a and int(image[i + 1]) == b and int(image[i + 2]) == c:
            # Seven bits a byte, the highest first, bit 7 set in all but the last.
            length = int(image[i - 1]) | (int(image[i - 2]) & 127) << 7
            if not int(image[i - 2]) & 128:
                length = int(image[i - 1])
            if length & 3 == 0:
                length >>= 3
                if length > 3 and i + length <= size:
                    j = 3
                    while j < length and int(image[i + j]) == int(code[j]):
                        j += 1
                    if j == length:
                        return i
        i += 1
    return 0
