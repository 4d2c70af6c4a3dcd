"""MicroPython runs this first, also when a tool resets the board: it must not wait or draw."""

import micropython

# An exception in a button's interrupt can then say where it was raised.
micropython.alloc_emergency_exception_buf(100)
