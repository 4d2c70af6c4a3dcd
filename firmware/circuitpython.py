"""The game on a board with CircuitPython; its code.py is

    from firmware import circuitpython
    circuitpython.start()

The counterpart of firmware.device: displayio, keypad and supervisor in place of machine. Saves
need a drive that the program may write to: storage.remount("/", False) in boot.py.
"""

import os
import time

import board
import keypad
import supervisor

from firmware import palette
from firmware.app import App
from hw.boards import circuitpython as wiring
from hw.buttons import Buttons
from hw.canvas import Canvas
from hw.displayio_display import DisplayioDisplay
from hw.storage import Files, Slots

_WRAP = 0x1FFFFFFF  # of supervisor.ticks_ms
_IDLE = 0.005  # seconds between two looks at the buttons


class Keys:
    """The board's buttons: keypad notices their edges, hw.buttons makes events of them."""

    def __init__(self, names):
        self._held = 0
        # keypad counts the buttons that there are.
        self._index = [i for i in range(len(names)) if names[i]]
        pins = [getattr(board, names[i]) for i in self._index]
        self._keys = keypad.Keys(pins, value_when_pressed=False, pull=True)
        self._buttons = Buttons(self._read)

    def _read(self):
        return self._held

    def next(self, now):
        """Return the next event of a button, or 0."""
        event = self._keys.events.get()
        while event:
            index = self._index[event.key_number]
            if event.pressed:
                self._held |= 1 << index
            else:
                self._held &= ~(1 << index)
            self._buttons.edge(index, now)
            event = self._keys.events.get()
        return self._buttons.next(now)


class Device:
    """What the application needs of its board; see `firmware.app`."""

    def __init__(self):
        size = (wiring.WIDTH, wiring.HEIGHT, wiring.COLOURS)
        self.canvas = Canvas(*size)
        screen = board.DISPLAY
        scale = max(1, min(screen.width // wiring.WIDTH, screen.height // wiring.HEIGHT))
        self.display = DisplayioDisplay(screen, *size, palette.RGB, scale)
        self.keys = Keys(wiring.BUTTONS)
        files = Slots(Files("/data"))
        self.load, self.save, self.remove = files.load, files.save, files.remove
        self.urandom = os.urandom

    def flip(self, on):
        """Turn the picture upside down, or back."""
        self.display.rotate((wiring.ROTATION + (180 if on else 0)) % 360)
        self.canvas.touch(0, 0, wiring.WIDTH, wiring.HEIGHT)

    def step(self, app, ms):
        """Serve the presses that wait and the `ms` that have passed, then draw."""
        event = self.keys.next(supervisor.ticks_ms())
        while event:
            app.press(event)
            event = self.keys.next(supervisor.ticks_ms())
        app.tick(ms)
        app.draw()
        self.canvas.show_on(self.display)


def start():
    """Play until an exception ends it; CircuitPython shows that on the display."""
    device = Device()
    app = App(device)
    before = supervisor.ticks_ms()
    while True:
        now = supervisor.ticks_ms()
        device.step(app, now - before & _WRAP)
        before = now
        time.sleep(_IDLE)
