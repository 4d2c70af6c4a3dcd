"""The game on a board: its parts put together, and the loop that serves them.

Nothing else of firmware/ knows of hardware or reads a clock.
"""

import gc
import os
from time import sleep_ms, ticks_diff, ticks_ms

from machine import Pin, freq

from firmware import palette
from hw import board, gpio, power  # type: ignore[attr-defined]  # board: one of hw/boards
from hw.buttons import B
from hw.canvas import Canvas
from hw.panel import Panel
from hw.storage import Files, Slots, Waiting

_FOLDER = "data"
_IDLE = 5  # ms between two looks at the buttons
_NAP = 50  # the same while asleep: presses wait in their queue
_SLOW = 48_000_000  # Hz, while asleep
_FAST = 125_000_000
_LIGHTS = (255, 40, 0)  # by the state of hw.power.Idle
# What is running when code is moved to flash, and what interrupts call.
_IN_RAM = ("firmware.device", "hw.gpio", "hw.buttons")
# What moves the cursor and draws the table, on two colours: there a press has the least time. It
# takes 2 to 4 ms less, as other code comes to lie in the flash's cache, for 10 KB.
_DRAWING = (
    "hw.canvas",
    "firmware.cardart",
    "firmware.font",
    "firmware.handview",
    "firmware.meldview",
    "firmware.screens.table",
    "firmware.tablecursor",
    "firmware.tableview",
)


class Device:
    """What the application needs of its board; see `firmware.app`."""

    def __init__(self):
        # The canvas first: the largest piece of memory that there will be.
        self.canvas = Canvas(board.WIDTH, board.HEIGHT, board.COLOURS)
        self.panel = Panel(board, palette.RGB)
        self.bright = self.panel.bright
        self.buttons = gpio.open_buttons(board)
        self.led = Pin(board.LED, Pin.OUT) if board.LED is not None else None
        self.files = files = Waiting(Slots(Files(_FOLDER)))
        self.load, self.save, self.remove = files.load, files.save, files.remove
        self.save_now = files.save_now
        self.urandom = os.urandom
        self.idle = power.Idle()
        self.mover = None
        if freq() < _FAST:
            freq(_FAST)  # tools that interrupted its sleep left the slow clock
        self.speed = freq()
        self.battery = gpio.open_battery(board) if board.BATTERY else None
        self.sounds = self._sounds() if board.SOUND is not None else None
        self.four_buttons = board.BUTTONS[0] is None

    def _sounds(self):
        from firmware.sounds import Sounds
        from hw.sound import Sound

        return Sounds(Sound(gpio.open_sound(board)))

    def flip(self, on):
        """Turn the picture upside down, or back."""
        self.panel.rotate(180 if on else 0)
        self.canvas.touch(0, 0, board.WIDTH, board.HEIGHT)

    def tick(self, ms):
        """`ms` have passed: the LED is lit while there is no display."""
        if self.panel.tick(ms):
            self.canvas.touch(0, 0, board.WIDTH, board.HEIGHT)
        if self.led:
            self.led.value(not self.panel.present)

    def step(self, app, ms):
        """Serve the presses that wait and the `ms` that have passed, drawing after each."""
        if self.mover and self.buttons.waiting():
            self.move_code(app, True)
        pressed = self.press(app)
        if self.idle.tick(ms, pressed):
            self.light()
        if pressed:
            self.draw(app)  # at once: a rival may think in tick()
        app.tick(ms)
        self.tick(ms)
        self.draw(app)
        if app.grown or self.mover:
            self.move_code(app, False)
        self.files.flush()
        if self.sounds:
            self.sounds.tick(app, ms)
        if self.battery and self.battery.tick(ms):
            self.drained(app)

    def move_code(self, app, at_once):
        """Run from flash what has been imported: up to 43 KB less of RAM in a match. A module a
        step, 11 ms, or `at_once` all that are left: what a press opens needs the room."""
        from firmware.loading import forget
        from hw import inplace

        if app.grown:
            app.grown = False
            kept = _IN_RAM + _DRAWING if board.COLOURS == 2 else _IN_RAM
            self.mover = inplace.Mover(kept)
        while self.mover.step():
            if not at_once:
                return
        self.mover = None
        forget("hw.inplace")
        gc.collect()

    def light(self):
        """Follow the idle state: the panel's light, the processor's speed."""
        asleep = self.idle.state == power.ASLEEP
        if not asleep:
            freq(self.speed)  # first: the buses' clocks follow it
        self.panel.light(_LIGHTS[self.idle.state])
        if asleep:
            freq(_SLOW)

    def wake(self):
        """As a press does."""
        self.idle.tick(0, True)
        self.light()

    def drained(self, app):
        """The battery's level is another one: say that it is low, sleep when it is empty."""
        if self.battery.level == power.LOW:
            from firmware import words

            app.open("message", words.get("battery.low"), words.get("battery.charge"))
        elif self.battery.level == power.EMPTY:
            self.idle.rest()
            self.light()

    def press(self, app):
        """Pass on the presses that wait; whether there were any."""
        event = self.buttons.next(ticks_ms())
        found = event != 0
        while event:
            app.press(event)
            # The levels are looked at again when what was pressed has been drawn: 1 ms.
            event = self.buttons.next(ticks_ms()) if self.buttons.waiting() else 0
        return found

    def draw(self, app):
        app.draw()
        self.canvas.show_on(self.panel)

    def loop(self, app):
        """Play until an exception ends it."""
        before = ticks_ms()
        while True:
            now = ticks_ms()
            self.step(app, ticks_diff(now, before))
            before = now
            self.rest()

    def rest(self):
        """Sleep a little, awake no longer than until a button is pressed."""
        if self.idle.state == power.ASLEEP:
            sleep_ms(_NAP)
            return
        for _ in range(_IDLE):
            if self.buttons.waiting():
                break
            sleep_ms(1)


def start():
    """Play; return at once when B is held. An exception is shown, and kept in a file."""
    if gpio.read(board) & B:
        print("B is held: no game. `import main` starts it.")
        return
    device = Device()
    try:
        play(device)
    except KeyboardInterrupt:
        print("Stopped. `import main` starts the game again.")
    except Exception as error:
        from firmware import crash

        gc.collect()
        crash.report(error, device)


def opened(device):
    """Return the application on its first screen."""
    # Else what imports leave behind lies everywhere: of 85 KB free no piece had more than 3.4.
    gc.collect()
    from firmware.app import App
    from firmware.settings import LIGHTS

    gc.collect()
    app = App(device)
    device.flip(app.settings.flip)
    device.bright(LIGHTS[app.settings.light])
    return app


def play(device):
    device.loop(opened(device))
