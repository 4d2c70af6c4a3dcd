"""Freezes the game into a MicroPython of your own, which gives most of its RAM back.

    make build BOARD=pico_oled
    make -C ports/rp2 BOARD=RPI_PICO FROZEN_MANIFEST=<this file>      # in MicroPython's sources

Frozen are the .mpy files of the last build; another board: RAMI_BOARD=picosystem. The fonts and
texts of firmware/assets stay files, as do boot.py and main.py: copy them onto the board. Remove
the folders engine and hw and the .mpy of firmware from it, since files hide frozen modules.
"""

import os

include("$(PORT_DIR)/boards/manifest.py")  # type: ignore[name-defined] # noqa: F821
freeze_mpy("../build/" + os.environ.get("RAMI_BOARD", "pico_oled"))  # type: ignore[name-defined] # noqa: F821
