"""What is in a .mpy file, version 6 (MicroPython's py/persistentcode.c)."""

import contextlib

_BYTECODE = 0
_CHILDREN = 4
_TEXTS = (5, 6)  # a str or bytes: a 0 follows
_TUPLE = 10
_NO_VALUE = 5  # types below it are a name only: None, False, …


class _Reader:
    def __init__(self, data):
        self.data, self.at = data, 4

    def number(self):
        """Seven bits a byte, the highest first, bit 7 set in all but the last."""
        value = 0
        while True:
            byte = self.data[self.at]
            self.at += 1
            value = value << 7 | byte & 127
            if byte < 128:
                return value

    def name(self):
        """Pass over a name; those that every MicroPython has are a number."""
        size = self.number()
        if not size & 1:
            self.at += (size >> 1) + 1

    def constant(self):
        kind = self.data[self.at]
        self.at += 1
        if kind < _NO_VALUE:
            return
        size = self.number()
        if kind == _TUPLE:
            for _ in range(size):
                self.constant()
        else:
            self.at += size + (kind in _TEXTS)

    def code(self):
        """Yield (where it begins, size) of a function's bytecode and of those in it."""
        head = self.number()
        if head & 3 != _BYTECODE:
            raise ValueError("machine code")
        yield self.at, head >> 3
        self.at += head >> 3
        if head & _CHILDREN:
            for _ in range(self.number()):
                yield from self.code()


def functions(data):
    """Return [(offset, bytes)] of the bytecode of each function, that of the module itself first.

    Those after the first function in machine code are left out.
    """
    reader, found = _Reader(data), []
    names, constants = reader.number(), reader.number()
    for _ in range(names):
        reader.name()
    for _ in range(constants):
        reader.constant()
    with contextlib.suppress(ValueError):
        found.extend(reader.code())
    return found
