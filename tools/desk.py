"""A board in memory, for tests, pictures and rounds that are played again."""

import hashlib

from hw.canvas import Canvas


class Desk:
    """A board in memory: nothing is random, nothing is stored for longer."""

    def __init__(self, width, height, colours):
        self.canvas = Canvas(width, height, colours)
        self.files: dict[str, bytes] = {}
        self.drawn = 0

    def urandom(self, n):
        self.drawn += 1
        return hashlib.sha256(b"%d" % self.drawn).digest()[:n]

    def load(self, name):
        return self.files.get(name)

    def save(self, name, data):
        self.files[name] = bytes(data)

    def remove(self, name):
        self.files.pop(name, None)

    def flip(self, on):
        pass
