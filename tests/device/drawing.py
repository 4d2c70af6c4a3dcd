"""The same random drawing everywhere: run in MicroPython and on the PC, its bytes are compared."""

from hw.canvas import Canvas

_PICTURE = bytes((i * 73 + 41) & 255 for i in range(96))


class Numbers:
    """A small generator, the same on every Python (Knuth's MMIX would need 64 bits)."""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1103 + 12345) % 262139
        return self.state % n

    def around(self, n):
        """From well before 0 to well past n."""
        return self.below(n + 40) - 20


def draw(canvas, numbers):
    """One random thing, often partly outside."""
    what = numbers.below(8)
    x, y = numbers.around(canvas.width), numbers.around(canvas.height)
    w, h = numbers.below(40), numbers.below(30)
    c = numbers.below(canvas.colours)
    if what == 0:
        canvas.fill_rect(x, y, w, h, c)
    elif what == 1:
        canvas.rect(x, y, w, h, c)
    elif what == 2:
        canvas.hline(x, y, w, c)
    elif what == 3:
        canvas.vline(x, y, h, c)
    elif what == 4:
        canvas.pixel(x, y, c)
    elif what == 5 and numbers.below(20) == 0:
        canvas.fill(c)
    else:
        glyph(canvas, numbers, x, y, c)


def glyph(canvas, numbers, x, y, c):
    w, h = 1 + numbers.below(24), 1 + numbers.below(16)
    paper = numbers.below(canvas.colours + 2) - 2
    canvas.glyph(_PICTURE, numbers.below(40), w, h, x, y, c, max(-1, paper))


def picture(width, height, colours, seed, n):
    """The canvas after n random things."""
    canvas = Canvas(width, height, colours)
    numbers = Numbers(seed)
    for _ in range(n):
        draw(canvas, numbers)
    return canvas
