"""When to dim and sleep, and how full the battery is. Time is passed in; no pin is known here."""

AWAKE = 0
DIM = 1
ASLEEP = 2

GOOD = 0
LOW = 1  # to be told
EMPTY = 2  # to be shut down

_LOOK = 10000  # ms between two looks at the battery
_LOOKS = 3  # that agree, before anything is said: a busy display pulls the voltage down
# mV of a lithium cell that is nearly empty, and of one that must be left alone.
_LOW = 3500
_EMPTY = 3300


class Idle:
    """How long nobody has pressed."""

    dim = 30000  # ms
    sleep = 120000

    def __init__(self):
        self.state = AWAKE
        self._quiet = 0

    def rest(self):
        """Sleep at once."""
        self._quiet = self.sleep
        self.state = ASLEEP

    def tick(self, ms, pressed):
        """`ms` have passed; whether the state has changed."""
        self._quiet = 0 if pressed else min(self._quiet + ms, self.sleep)
        state = AWAKE
        if self._quiet >= self.sleep:
            state = ASLEEP
        elif self._quiet >= self.dim:
            state = DIM
        changed = state != self.state
        self.state = state
        return changed


class Battery:
    """`read()` gives 0 to 65535, which stands for `scale` mV."""

    def __init__(self, read, scale):
        self._read = read
        self._scale = scale
        self._waited = 0
        self._alike = 0
        self._seen = self.level = GOOD

    def mv(self):
        return self._read() * (self._scale >> 2) // 16384

    def tick(self, ms):
        """`ms` have passed; whether the level has changed."""
        self._waited += ms
        if self._waited < _LOOK:
            return False
        self._waited = 0
        mv = self.mv()
        level = EMPTY if mv < _EMPTY else LOW if mv < _LOW else GOOD
        self._alike = self._alike + 1 if level == self._seen else 1
        self._seen = level
        if self._alike < _LOOKS or level == self.level:
            return False
        self.level = level
        return True
