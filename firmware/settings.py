"""What a person has set, kept in one small file: a byte a setting, in the order of FIELDS.

A file of another version or with values out of range counts as no file; one from before a field
was added keeps what it has.
"""

from engine.compat import const

_VERSION = const(1)

# field, number of values, its value at first. `lang` 0 means that nobody has chosen one yet.
FIELDS = (
    ("lang", 5, 0),
    ("speed", 3, 1),
    ("suits", 2, 0),
    ("sound", 3, 1),
    ("flip", 2, 0),
    ("swap", 2, 0),
    ("variant", 5, 0),
    ("players", 7, 2),
    ("level", 3, 0),
    ("arrows", 2, 0),
    ("whole", 2, 0),
    ("light", 3, 2),
)

SLOW = const(0)
NORMAL = const(1)
INSTANT = const(2)

# How long a rival's act stays before the next, in milliseconds.
PAUSES = (1400, 600, 0)
# How bright a display is at most, of 255.
LIGHTS = (40, 120, 255)


class Settings:
    """The fields of FIELDS as attributes."""

    def __init__(self, files):
        self._files = files
        for name, _, first in FIELDS:
            setattr(self, name, first)

    def read(self, data):
        if not data or len(data) > len(FIELDS) + 1 or data[0] != _VERSION:
            return
        for i in range(1, len(data)):
            if data[i] >= FIELDS[i - 1][1]:
                return
        for i in range(1, len(data)):
            setattr(self, FIELDS[i - 1][0], data[i])

    def save(self):
        data = bytearray((_VERSION,))
        for name, _, _ in FIELDS:
            data.append(getattr(self, name))
        self._files.save("settings", data)

    def turn(self, name, step):
        """Set a field to its next or former value, round and round."""
        for field, values, _ in FIELDS:
            if field == name:
                setattr(self, name, (getattr(self, name) + step) % values)


def load(files):
    """What was set; `files` has `load` and `save`."""
    made = Settings(files)
    made.read(files.load("settings"))
    return made
