"""MicroPython runs this after boot.py. B held while the power comes on keeps the REPL free."""

from firmware import device

device.start()
