"""Freezes the game into a MicroPython of your own, which gives most of its RAM back.

    make build BOARD=pico_oled
    make -C ports/rp2 BOARD=RPI_PICO FROZEN_MANIFEST=<this file>      # in MicroPython's sources

Frozen are the .mpy files of the last build. For another board write a manifest of your own:
`include("<this file>", board="picosystem")`. On the board lie boot.py, main.py and, as a folder
`assets`, what the build has in firmware/assets. Folders engine, hw and firmware must not: they
hide the frozen modules (`make uninstall` removes them).
"""

# ruff: noqa: F821
include("$(PORT_DIR)/boards/manifest.py")  # type: ignore[name-defined]
options.defaults(board="pico_oled")  # type: ignore[name-defined]
freeze_mpy("../build/" + options.board)  # type: ignore[name-defined]
