"""`make bench`: the engine's speed on CPython and MicroPython, beside that of other packages."""
