"""The one shim: `const` of MicroPython, which CPython does not have."""

try:
    from micropython import const
except ImportError:

    def const(value):
        return value
