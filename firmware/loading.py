"""Modules that are in memory only while they are used."""

import sys


def forget(name):
    """Drop a module from memory, such as `firmware.stats`; it may not be there."""
    package, _, last = name.rpartition(".")
    sys.modules.pop(name, None)
    if hasattr(sys.modules[package], last):
        delattr(sys.modules[package], last)
