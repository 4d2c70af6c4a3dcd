"""What a person can set; each line turns its value at once."""

from firmware import words
from firmware.listing import Listing

_LINES = ("language", "speed", "sound", "light", "suits", "whole", "flip", "arrows", "swap")
_CHOICES = {
    "speed": ("speed.slow", "speed.normal", "speed.instant"),
    "suits": ("suits.two", "suits.four"),
    "light": ("light.low", "light.middle", "light.full"),
    "sound": ("sound.off", "sound.low", "sound.high"),
}
_SWITCH = ("no", "yes")


class Screen(Listing):
    def __init__(self, app):
        self._lines = [line for line in _LINES if _offered(app, line)]
        super().__init__(app, words.get("menu.settings"), len(self._lines))
        self._texts = [words.get("settings." + line) for line in self._lines]
        self._update()

    def _update(self):
        self._values = [self._value(line) for line in self._lines]

    def _value(self, line):
        if line == "language":
            return words.get("language")
        choices = _CHOICES.get(line, _SWITCH)
        return words.get(choices[getattr(self.app.settings, line)])

    def label(self, i):
        return self._texts[i]

    def value(self, i):
        return self._values[i]

    def turned(self, i, step):
        line = self._lines[i]
        if line == "language":
            self.app.open("language")
            return
        self.app.settings.turn(line, step)
        self.app.settings.save()
        self.app.apply_settings()
        self._update()
        self.stale()


def _offered(app, line):
    """Whether the board has what a line sets: colours, a light, a buzzer, arrows."""
    if line == "suits":
        return not app.look.mono
    if line == "light":
        return getattr(app.device, "bright", None) is not None
    if line == "arrows":
        return not app.four
    return line != "sound" or getattr(app.device, "sounds", None) is not None
