"""The handheld on a PC: `python -m tools.simulator`, or `make play`.

The firmware's own application runs on the board `sim`, or on another board's display size. What is
shown and pressed goes through a front end: `window` (pygame), `tty` (a terminal) or
`displayio_window` (displayio, as on CircuitPython). `tools.simulator.web` is a browser page.

A front end has `show(buffer, x0, y0, x1, y1)` and `flip(on)`, as displays have; `events(now)`, the
buttons pressed by the time `now` (in ms); `pause()`, which waits a moment or until there is input;
`closed`, whether the person has closed it; and `close()`.
"""
