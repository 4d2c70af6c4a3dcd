"""The canvas: what is drawn, what is dirty, and that both frame buffers draw the same."""

import pytest

from hw import canvas as canvas_module
from hw.canvas import Canvas
from tests.device import drawing
from tests.vm import ROOT, sources

SIZES = [(128, 64, 2), (72, 40, 2), (240, 135, 16), (33, 21, 16), (33, 21, 2)]


def files():
    """What a port needs to draw."""
    wanted = ("hw/__init__.py", "hw/canvas.py")
    return sources("tests/device") | {p: (ROOT / p).read_bytes() for p in wanted} | sources()


def rows(canvas):
    return [
        "".join(".#"[canvas.fb.pixel(x, y) > 0] for x in range(canvas.width))
        for y in range(canvas.height)
    ]


SCRIPT = """
import binascii, drawing
for size in %r:
    print(binascii.hexlify(drawing.picture(*size, %d, %d).buffer).decode())
"""


@pytest.mark.parametrize("seed", [1, 77777])
def test_both_frame_buffers_draw_the_same(machine, seed):
    printed = machine.run(SCRIPT % (SIZES, seed, 150), files()).split()
    assert printed == [drawing.picture(*size, seed, 150).buffer.hex() for size in SIZES]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_changes_outside_the_dirty_rectangle(size):
    width, height, colours = size
    numbers = drawing.Numbers(5)
    canvas = Canvas(width, height, colours)
    for _ in range(60):
        canvas.clean()
        before = rows(canvas)
        drawing.draw(canvas, numbers)
        for y, (was, now) in enumerate(zip(before, rows(canvas), strict=True)):
            changed = [x for x in range(width) if was[x] != now[x]]
            assert not changed or canvas.y0 <= y < canvas.y1
            assert all(canvas.x0 <= x < canvas.x1 for x in changed)
        assert canvas.x0 >= 0 and canvas.x1 <= width
        assert canvas.y0 >= 0 and canvas.y1 <= height


def test_the_dirty_rectangle_is_no_larger_than_what_was_drawn():
    canvas = Canvas(128, 64, 2)
    canvas.clean()
    canvas.fill_rect(10, 20, 5, 6, 1)
    canvas.pixel(40, 8, 1)
    assert (canvas.x0, canvas.y0, canvas.x1, canvas.y1) == (10, 8, 41, 26)


class Display:
    def __init__(self):
        self.shown = []

    def show(self, buffer, x0, y0, x1, y1):
        self.shown.append((x0, y0, x1, y1))


def test_a_display_gets_all_at_first_then_what_changed_then_nothing():
    canvas, display = Canvas(128, 64, 2), Display()
    canvas.show_on(display)
    canvas.hline(120, 63, 20, 1)
    canvas.show_on(display)
    canvas.show_on(display)
    assert display.shown == [(0, 0, 128, 64), (120, 63, 128, 64)]


def test_what_lies_outside_is_not_dirty():
    canvas, display = Canvas(128, 64, 2), Display()
    canvas.clean()
    canvas.fill_rect(-9, 5, 5, 5, 1)
    canvas.pixel(128, 3, 1)
    canvas.show_on(display)
    assert display.shown == []


def test_a_glyph_leaves_or_paints_its_ground():
    canvas = Canvas(8, 2, 16)
    canvas.fill(3)
    canvas.glyph(b"\xa0\x40", 0, 3, 2, 1, 0, 9)
    assert [canvas.fb.pixel(x, 0) for x in range(5)] == [3, 9, 3, 9, 3]
    canvas.glyph(b"\xa0\x40", 0, 3, 2, 1, 0, 9, 5)
    assert [canvas.fb.pixel(x, 1) for x in range(5)] == [3, 5, 9, 5, 3]


def test_on_two_colours_the_bytes_are_the_panels():
    canvas = Canvas(8, 16, 2)
    canvas.pixel(3, 9, 1)
    assert canvas.buffer == bytes(8 + 3) + b"\x02" + bytes(4)


def test_the_host_has_no_framebuf_of_its_own():
    assert canvas_module.framebuf.__name__ == "hw.fbhost"


LOCKED = """
import drawing, measure
canvases = [(drawing.Canvas(w, h, c), drawing.Numbers(3)) for w, h, c in %r]
def all_of_them():
    for i in range(len(canvases)):
        canvases[i][1].state = 3
        for _ in range(120):
            drawing.draw(canvases[i][0], canvases[i][1])
all_of_them()
print(measure.locked(all_of_them), measure.allocated(all_of_them))
"""


def test_drawing_allocates_nothing(machine):
    assert machine.run(LOCKED % (SIZES,), files()).split() == ["None", "0"]
