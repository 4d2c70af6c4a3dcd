"""The board in a browser page: what firmware.device is on the others, for MicroPython's wasm port.

`machine.js` makes a Game and calls its functions. What comes of that goes to its module `page`:

    show(address, x0, y0, x1, y1)    in the canvas's bytes, which are there, this has changed
    kept(name)                       a file has been written or removed
    random(n)                        n random bytes, in hexadecimal digits
    tone(hertz, duty)                the buzzer's, of 65535; 0 is silence
    flip(on)                         the picture is upside down
    language(name)                   somebody has chosen this one
"""

from binascii import unhexlify

import page
from uctypes import addressof

from firmware import words
from firmware.app import App
from firmware.sounds import Sounds
from hw.boards import sim
from hw.buttons import Buttons
from hw.canvas import Canvas
from hw.sound import Sound
from hw.storage import Files, Slots

FOLDER = "/data"

_WRAP = 0x3FFFFFFF
_MOST = 1000  # ms that can pass between two ticks: a page that is not seen stands still
_FULL = 28  # ENOSPC
_QUIET = 50  # ms in which hw.buttons takes an edge for ringing


class Kept(Files):
    """Files whose changes the page is told, for it to keep them."""

    failed = False

    def save(self, name, head, data):
        """Replace a file. OSError when the browser did not keep the one before."""
        if self.failed:
            self.failed = False
            raise OSError(_FULL)
        super().save(name, head, data)
        page.kept(name)

    def remove(self, name):
        super().remove(name)
        page.kept(name)


class Screen:
    """The page's canvas."""

    def show(self, buffer, x0, y0, x1, y1):
        page.show(addressof(buffer), x0, y0, x1, y1)


class Buzzer:
    """What hw.sound takes for a PWM pin."""

    def __init__(self):
        self._hertz = 0

    def freq(self, hertz):
        self._hertz = hertz

    def duty_u16(self, duty):
        page.tone(self._hertz, duty)


class Device:
    """What the application needs of its board; see `firmware.app`."""

    def __init__(self, size):
        self.canvas = Canvas(*sim.SIZES[size])
        self.kept = Kept(FOLDER)
        files = Slots(self.kept)
        self.load, self.save, self.remove = files.load, files.save, files.remove
        self.sounds = Sounds(Sound(Buzzer()))

    def urandom(self, n):
        return unhexlify(page.random(n))

    def flip(self, on):
        page.flip(on)


class Game:
    """The application on its board, and its buttons; times are in ms and wrap at 2**30."""

    def __init__(self, size, language, now):
        """`language` is taken where nobody has chosen one; "" has the game ask."""
        self._device = Device(size)
        self._screen = Screen()
        self._held = 0
        self._buttons = Buttons(self._read)
        self._edges = [now - _MOST & _WRAP] * 8
        self._before = now
        self._app = App(self._device)
        self._told = 0
        if language and not self._app.settings.lang:
            self.speak(language)
        self._device.flip(self._app.settings.flip)

    def _read(self):
        return self._held

    def edge(self, index, down, now):
        """A button goes down or up. Nothing rings here: what follows closely is dated later."""
        if down == bool(self._held >> index & 1):
            return
        self._held ^= 1 << index
        since = now - self._edges[index] & _WRAP
        if since < _QUIET or since > _WRAP >> 1:
            now = self._edges[index] + _QUIET & _WRAP
        self._edges[index] = now
        self._buttons.edge(index, now)

    def press(self, now):
        """Serve the presses that wait, and draw: a rival may think in `tick`."""
        event = self._buttons.next(now)
        while event:
            self._app.press(event)
            event = self._buttons.next(now)
        self._draw()

    def tick(self, now):
        """Have the time pass."""
        ms = min(now - self._before & _WRAP, _MOST)
        self._before = now
        self._app.tick(ms)
        self._draw()
        self._device.sounds.tick(self._app, ms)
        self._tell()

    def _draw(self):
        self._app.draw()
        self._device.canvas.show_on(self._screen)

    def _tell(self):
        chosen = self._app.settings.lang
        if chosen != self._told:
            self._told = chosen
            page.language(words.LANGUAGES[chosen - 1])

    def speak(self, language):
        """Go on in a language."""
        settings = self._app.settings
        settings.lang = words.LANGUAGES.index(language) + 1
        settings.save()
        self._app.relook()

    def resize(self, size):
        """Go on on a display of another size."""
        self._device.canvas = self._app.canvas = Canvas(*sim.SIZES[size])
        self._app.relook()

    def fail(self):
        """What was kept last was not: the next save shall tell."""
        self._device.kept.failed = True
