"""Tunes on a PWM pin: a buzzer or a small loudspeaker. They play while the program goes on."""

# A tune is bytes: the note's frequency in tens of Hz (0: silence), its length in tens of ms.
# Shares of the period by volume, of 65535: half of it is loudest.
_DUTIES = (0, 2000, 32768)


class Sound:
    """`pwm` has freq() and duty_u16(); `volume` is 0 (mute) to 2."""

    def __init__(self, pwm):
        self._pwm = pwm
        self._tune = b""
        self._at = self._left = 0
        self.volume = 0
        self._rest()

    def _rest(self):
        self._pwm.duty_u16(0)

    def play(self, tune):
        """Begin a tune, in place of the one that plays."""
        if self.volume:
            self._tune = tune
            self._at = self._left = 0
            self._note()

    def tick(self, ms):
        """`ms` have passed."""
        if self._tune:
            self._left -= ms
            if self._left <= 0:
                self._note()

    def _note(self):
        tune = self._tune
        if self._at >= len(tune) or not self.volume:
            self._tune = b""
            self._rest()
            return
        frequency = tune[self._at] * 10
        self._left = tune[self._at + 1] * 10
        self._at += 2
        if frequency:
            self._pwm.freq(frequency)
            self._pwm.duty_u16(_DUTIES[self.volume])
        else:
            self._rest()
