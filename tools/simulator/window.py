"""The simulator in a window: the display, and below it the buttons, for keyboard and mouse."""

import pygame

from hw.buttons import Buttons
from tools import pixels
from tools.simulator import keys

_PAUSE = 10  # ms
_PAD = 12
_BUTTON = 40
_PANEL = 3 * _BUTTON + 2 * _PAD
_BODY = (38, 42, 48)
_CAP = (78, 86, 96)
_HELD = (255, 207, 61)
_INK = (236, 240, 244)
# column and row of each button, of a grid from the left (arrows) or from the right (the others)
_LEFT_SIDE = ((1, 0), (1, 2), (0, 1), (2, 1))
_RIGHT_SIDE = ((2, 1), (1, 2), (1, 0), (0, 1))


def default_scale(width, height, desktop):
    """The largest whole factor, at least 1, with which the window takes half of the desktop's
    width and nine tenths of its height: the rest is for its title and the desktop's own bars."""
    room = desktop[1] * 9 // 10 - _PANEL - 2 * _PAD
    return max(1, min(desktop[0] // 2 // width, room // height))


class Keyboard:
    """The keys of a pygame window as a board's buttons: with repeats and long presses."""

    def __init__(self):
        self.held = 0
        self.closed = False
        self._buttons = Buttons(lambda: self.held)

    def events(self, now):
        """The buttons pressed by `now`."""
        for event in pygame.event.get():
            self.heed(event, now)
        found = []
        button = self._buttons.next(now)
        while button:
            found.append(button)
            button = self._buttons.next(now)
        return found

    def heed(self, event, now):
        """Take note of an event of pygame."""
        if event.type == pygame.QUIT:
            self.closed = True
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            button = keys.BUTTON_OF.get(pygame.key.name(event.key), 0)
            self.hold(button, event.type == pygame.KEYDOWN, now)

    def hold(self, button, down, now):
        """A button goes down or up; 0 is none."""
        if button and bool(self.held & button) != down:
            self.held ^= button
            self._buttons.edge(button.bit_length() - 1, now)


class Front(Keyboard):
    """A pygame window. `scale` is how many pixels wide a pixel is drawn."""

    def __init__(self, canvas, scale=0):
        super().__init__()
        self._canvas = canvas
        pygame.display.init()
        pygame.font.init()
        desktop = pygame.display.get_desktop_sizes()[0]
        scale = scale or default_scale(canvas.width, canvas.height, desktop)
        self._size = (canvas.width * scale, canvas.height * scale)
        width = max(self._size[0], 6 * _BUTTON + 3 * _PAD) + 2 * _PAD
        self._left = (width - self._size[0]) // 2
        pygame.display.set_caption("Rami")
        self._window = pygame.display.set_mode((width, self._size[1] + 2 * _PAD + _PANEL))
        self._font = pygame.font.Font(None, 26)
        self._colours = _rgb(pixels.palette(canvas.colours))
        self._flipped = False
        self._places = self._laid_out(width, self._size[1] + 2 * _PAD)
        self._window.fill(_BODY)
        self._paint_buttons()

    def _laid_out(self, width, top):
        """The rectangle of each button, in the order of the bits."""
        left = [(_PAD + x * _BUTTON, y) for x, y in _LEFT_SIDE]
        right = [(width - _PAD - (3 - x) * _BUTTON, y) for x, y in _RIGHT_SIDE]
        return [pygame.Rect(x, top + y * _BUTTON, _BUTTON, _BUTTON) for x, y in left + right]

    def flip(self, on):
        self._flipped = on

    def show(self, buffer, x0, y0, x1, y1):
        canvas = self._canvas
        data = pixels.indexed(buffer, canvas.width, canvas.height, canvas.colours)
        picture = pygame.image.frombuffer(data, (canvas.width, canvas.height), "P")
        picture.set_palette(self._colours)
        if self._flipped:
            picture = pygame.transform.rotate(picture, 180)
        self._window.blit(pygame.transform.scale(picture, self._size), (self._left, _PAD))
        pygame.display.flip()

    def heed(self, event, now):
        """The mouse presses the drawn buttons."""
        super().heed(event, now)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.hold(self._button_at(event.pos), True, now)
        elif event.type == pygame.MOUSEBUTTONUP:
            for bit in range(8):
                self.hold(1 << bit, False, now)

    def hold(self, button, down, now):
        super().hold(button, down, now)
        self._paint_buttons()

    def _button_at(self, position):
        for bit, place in enumerate(self._places):
            if place.collidepoint(position):
                return 1 << bit
        return 0

    def _paint_buttons(self):
        for bit, place in enumerate(self._places):
            held = self.held >> bit & 1
            pygame.draw.rect(self._window, _HELD if held else _CAP, place.inflate(-6, -6), 0, 10)
            self._paint_cap(bit, place, _BODY if held else _INK)
        pygame.display.flip()

    def _paint_cap(self, bit, place, ink):
        if bit < len(_LEFT_SIDE):
            points = [(0, -8), (8, 6), (-8, 6)]
            for _ in range((0, 2, 3, 1)[bit]):
                points = [(-y, x) for x, y in points]
            pygame.draw.polygon(
                self._window, ink, [(place.centerx + x, place.centery + y) for x, y in points]
            )
        else:
            text = self._font.render(keys.NAMES[1 << bit], True, ink)
            self._window.blit(text, text.get_rect(center=place.center))

    def pause(self):
        pygame.time.wait(_PAUSE)

    def close(self):
        pygame.display.quit()


def _rgb(palette):
    return [tuple(palette[i : i + 3]) for i in range(0, len(palette), 3)]
