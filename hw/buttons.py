"""Eight logical buttons: presses are latched by interrupts, repeats come from the clock.

The first edge counts and the next 50 ms are ignored, while the contact rings. A press that comes
while the program draws or thinks waits in a queue. Of buttons that go down together only the first
counts: a slip of the thumb does one thing, never a second one after it. Time is passed in:
milliseconds as of `time.ticks_ms()`, which wrap at 2**30.

An interrupt may come between any two instructions, so what it writes (`_down`, `_changed`,
`_pressed`, `_in`) is not written by others, but for the entries of a button that has been quiet;
`_noticed` is cleared before the levels are read.
"""

UP = 1
DOWN = 2
LEFT = 4
RIGHT = 8
A = 16
B = 32
X = 64
Y = 128

# Added to a button's bit in an event: it has been held (LONG, once) or goes on (REPEAT).
LONG = 256
REPEAT = 512

_RINGING = 50  # ms
_TOGETHER = 40  # ms
# Of several that no interrupt has noticed A comes after those that do less.
_ORDER = b"\5\6\7\0\1\2\3\4"
_LONG = 600
_REPEAT_FIRST = 400
_REPEAT_NEXT = 120
_ARROWS = 15
_WRAP = 0x3FFFFFFF
_SLOTS = 16


class Buttons:
    """Presses of up to eight buttons, whatever notices their edges."""

    def __init__(self, read):
        """`read()` returns the bits of the buttons that are down at this moment.

        Those that are down now were not pressed for whoever begins to listen.
        """
        self.read = read
        self._down = bytearray(8)
        for index in range(8):
            self._down[index] = read() >> index & 1
        self._changed = [_WRAP >> 1] * 8  # when each last changed; at first long ago
        self._pressed = _WRAP >> 1  # when the latest press was that counted
        self._queue = bytearray(_SLOTS)
        self._in = self._out = 0
        self._missed = 0  # bits of presses that no interrupt noticed
        self._levels = -1  # those that `_down` agrees with; looking for it takes 0.5 ms
        self._noticed = 0  # 1 after an interrupt
        self._last = 0  # the bit of the button that may repeat
        self._since = self._delay = 0

    def edge(self, index, now):
        """Button `index` (0 to 7) changes: for the interrupt. Nothing is allocated."""
        self._noticed = 1
        if self._toggle(index, now):
            following = (self._in + 1) % _SLOTS
            if following != self._out:
                self._queue[self._in] = index
                self._in = following

    def _toggle(self, index, now):
        # An interrupt may have come since `now` was read: then it is a little before the change.
        if (now - self._changed[index] + _RINGING) & _WRAP < 2 * _RINGING:
            return 0
        self._changed[index] = now
        self._down[index] ^= 1
        if not self._down[index] or (now - self._pressed + _TOGETHER) & _WRAP < 2 * _TOGETHER:
            return 0
        self._pressed = now
        return 1

    def waiting(self):
        """Whether an interrupt has noticed a press that `next` has not returned yet."""
        return self._in != self._out

    def next(self, now):
        """Return the next event (a button's bit, maybe with LONG or REPEAT), or 0."""
        self._settle(now)
        bit = self._take()
        if not bit:
            return self._timed(now)
        self._wait(bit, now, _REPEAT_FIRST if bit & _ARROWS else _LONG)
        return bit

    def clear(self):
        """Forget the presses that wait, and let nothing that is held repeat."""
        self._out = self._in
        self._missed = self._last = 0

    # Edges in the ringing time, or with interrupts off (flash is written), went unseen.
    def _settle(self, now):
        noticed = self._noticed
        self._noticed = 0
        levels = self.read()
        if levels == self._levels and not noticed:
            return
        self._levels = levels
        for index in _ORDER:
            if (levels >> index & 1) != self._down[index]:
                if self._toggle(index, now):
                    self._missed |= 1 << index
                self._levels = -1  # look again: it may have been ringing

    def _take(self):
        if self._out != self._in:
            bit = 1 << self._queue[self._out]
            self._out = (self._out + 1) % _SLOTS
            return bit
        bit = self._missed & -self._missed
        self._missed ^= bit
        return bit

    def _wait(self, bit, now, delay):
        self._last = bit
        self._since = now
        self._delay = delay

    def _timed(self, now):
        bit = self._last
        if not bit & self.read() or (now - self._since) & _WRAP < self._delay:
            return 0
        if bit & _ARROWS:
            self._wait(bit, now, _REPEAT_NEXT)
            return bit | REPEAT
        self._last = 0
        return bit | LONG
