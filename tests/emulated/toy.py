"""A little application in place of firmware/app.py, to test what surrounds it.

Its screen counts presses. B crashes it, RIGHT turns the picture, LEFT saves the count.
"""

from hw.buttons import LEFT, RIGHT, B


class Settings:
    flip = sound = 0
    light = 2


class App:
    settings = Settings()
    session = None
    grown = False

    def __init__(self, device):
        self.device = device
        saved = device.load("count")
        self.count = saved[0] if saved else 0
        self.ms = 0
        self.stale = True

    def press(self, event):
        if event == B:
            raise ValueError("toy")
        if event == RIGHT:
            self.device.flip(True)
        if event == LEFT:
            self.device.save("count", bytes((self.count,)))
        self.count += 1
        self.stale = True

    def tick(self, ms):
        self.ms += ms

    def draw(self):
        if not self.stale:
            return False
        self.stale = False
        canvas = self.device.canvas
        canvas.fill_rect(0, 0, 128, 16, 0)
        canvas.fill_rect(0, 0, 4 * self.count, 16, 1)
        canvas.fill_rect(0, 60, 64, 1, 1)
        return True
