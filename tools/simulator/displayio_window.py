"""The simulator through displayio: hw/displayio_display.py as on a CircuitPython board, on
Blinka. A refresh of all takes 80 ms at scale 1, half a second at 3."""

import displayio
import pygame
from blinka_displayio_pygamedisplay import PyGameDisplay

from hw.displayio_display import DisplayioDisplay
from tools import pixels
from tools.simulator.window import Keyboard

_PAUSE = 10  # ms
_SCALE = 2


class Front(Keyboard):
    """A displayio display in a window."""

    def __init__(self, canvas, scale=0):
        super().__init__()
        scale = scale or _SCALE
        self._display = PyGameDisplay(
            width=canvas.width * scale, height=canvas.height * scale, caption="Rami (displayio)"
        )
        rgb = pixels.palette(canvas.colours)
        size = (canvas.width, canvas.height, canvas.colours)
        self._shown = DisplayioDisplay(self._display, *size, rgb, scale)
        self.show = self._shown.show

    def flip(self, on):
        self._shown.rotate(180 if on else 0)

    def pause(self):
        pygame.time.wait(_PAUSE)

    def close(self):
        displayio.release_displays()
        pygame.display.quit()
