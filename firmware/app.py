"""The application: a stack of screens that buttons are passed to and that draw on the canvas.

    app = App(device)
    app.press(bit)       # a button of hw/buttons, maybe with LONG or REPEAT
    app.tick(ms)         # so many milliseconds have passed; nothing here reads a clock
    app.draw()           # True when the canvas has changed: have the display show it

`device` holds what the application needs of its board: `canvas`; `urandom(n)`; `load(name)`, the
bytes of a small file or None; `save(name, data)`; `remove(name)`; `flip(on)`; `four_buttons`,
true where there are no arrows; and where `save` waits until the picture is shown, `save_now`;
where the display can be dimmed, `bright(most)`, 255 at most.

A screen that is not in use is not in memory: its module is imported when it is opened and dropped
when it is closed, and so are the modules that it names in HELPERS.
"""

import gc
import sys

from engine.compat import const
from firmware import layout, saves, settings, words
from firmware.loading import forget
from hw.buttons import LONG, A, B, X, Y

_SCREENS = "firmware.screens."
# These stay for long; the cut is what a new match shows first.
_LASTING = ("cut", "table")
# Of each pair of arrows the first one, in the lower bit; all four.
_BEFORE = const(5)
_ARROWS = const(15)


class App:
    """The stack of screens; the last one is shown and gets the buttons."""

    def __init__(self, device):
        self.device = device
        self.canvas = device.canvas
        self.settings = settings.load(self)
        # With four buttons X goes back and Y forward; all six have arrows.
        self.four = getattr(device, "four_buttons", False)
        self.session = None
        self.stack = []
        self._closed = []  # screens that are still to be dropped
        self._litter = False  # something was closed since the last collection
        self.grown = False  # much was imported that will stay; for the device
        self.restart()

    def load(self, name):
        return self.device.load(name)

    def save(self, name, data):
        """Keep a small file; False when flash is full or broken, which must not end a match."""
        try:
            self.device.save(name, data)
        except OSError:
            return False
        return True

    # screens

    def open(self, name, *args):
        """Show a screen on top of the one that is shown now."""
        self._drop_closed()
        module = _SCREENS + name
        self.grown = self.grown or name in _LASTING
        __import__(module)
        screen = sys.modules[module].Screen(self, *args)
        screen.name = name
        return self.push(screen)

    def push(self, screen):
        """Show a screen that is made already."""
        self.stack.append(screen)
        screen.stale()
        return screen

    def close(self, n=1):
        """Go back to the screen below, or further down."""
        for _ in range(n):
            self._closed.append(self.stack.pop())
        self._litter = True
        if self.stack:
            self.stack[-1].back()

    def replace(self, name, *args):
        """Show a screen in place of the one that is shown now."""
        self._closed.append(self.stack.pop())
        self._drop_closed()
        gc.collect()
        return self.open(name, *args)

    def enter(self, name):
        """Show a screen with none below it."""
        self._empty()
        gc.collect()
        return self.open(name)

    def _empty(self):
        self._closed.extend(self.stack)
        self.stack.clear()
        self._drop_closed()

    def restart(self):
        """Close every screen and begin again, in the language and colours of the settings."""
        self._empty()
        if self.session:
            self.session.settle()
        if self.session and not self.session.keeper:
            self.session = None  # a round that was played to learn
        self.look = None
        gc.collect()
        words.load(words.LANGUAGES[max(0, self.settings.lang - 1)])
        self.look = layout.of(self.canvas, self.settings.suits)
        self.look.whole = self.settings.whole
        self.open("title" if self.settings.lang else "language")
        self.grown = True

    def _drop_closed(self):
        while self._closed:
            self._drop(self._closed.pop())

    def _drop(self, screen):
        name = screen.name
        if not name:
            return
        for other in self.stack:
            if other.name == name:
                return
        used = getattr(sys.modules[_SCREENS + name], "HELPERS", ())
        forget(_SCREENS + name)
        for helper in used:
            forget(helper if "." in helper else "firmware." + helper)

    # the match

    def can_continue(self):
        return self.session is not None or saves.exists(self.device)

    def begin(self, session):
        """Play a match or a single round that is new; another round that was left is forgotten."""
        self.session = session
        saves.clear(self.device, saves.ROUND)
        session.keeper = saves.Saves(self, session.rules, session.kind)
        session.first()

    def resume(self):
        """Go on with the match in memory or the saved one, from the title."""
        if self.session is None:
            self.session = saves.load(self.device)
            if self.session is None:
                saves.refuse(self.device)
                self.restart()
                return
            kind = self.session.kind
            self.session.keeper = saves.Saves(self, self.session.rules, kind)
        self.enter(self.session.screen())

    def count(self):
        """Keep the deal of the round that is over, to be played again, and add the round to the
        statistics, unless its deal was known."""
        from firmware import again

        again.count(self)
        forget("firmware.again")
        forget("firmware.stats")

    def finish(self):
        """The match or the round is over or given up: forget it."""
        if self.session.keeper:
            saves.clear(self.device, self.session.keeper.name)
        self.session = None
        self.restart()

    # settings

    def relook(self):
        """After another language or other colours: make the screens anew."""
        playing = "table" in [screen.name for screen in self.stack]
        self.restart()
        if playing:
            self.resume()

    def apply_settings(self):
        """Have the board follow what was set."""
        self.look.colour(self.settings.suits)
        self.look.whole = self.settings.whole
        self.device.flip(self.settings.flip)
        bright = getattr(self.device, "bright", None)
        if bright:
            bright(settings.LIGHTS[self.settings.light])

    # what comes in, what goes out

    def press(self, button):
        """A button goes down, or (REPEAT) goes on being held; a long press does nothing yet."""
        if button & LONG:
            return
        if self.settings.swap and button & (A | B):
            button ^= A | B
        if self.settings.arrows:
            button = button >> 1 & _BEFORE | (button & _BEFORE) << 1 | button & ~_ARROWS
        if self.four and button & (X | Y):
            self.stack[-1].around(-1 if button & X else 1)
        else:
            self.stack[-1].press(button)

    def tick(self, ms):
        self._tidy()
        self.stack[-1].tick(ms)

    def _tidy(self):
        """Do what may wait until a press is drawn: 8 ms for a save, 2 ms for what was closed,
        25 ms for a collection."""
        if self.session:
            self.session.settle()
        if self._litter:
            self._litter = False
            self._drop_closed()
            gc.collect()

    def draw(self):
        """Draw what has changed; whether anything has. What is pushed lies over a screen."""
        below = not self.stack[-1].name and self.stack[-2].draw(self.canvas)
        if below:
            self.stack[-1].stale()
        return self.stack[-1].draw(self.canvas)
