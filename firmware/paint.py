"""Texts in boxes: at the side where reading starts, or at the other one. Nothing is allocated."""

from engine.compat import const

# Three dots and the gap after them; between a label and its value.
_DOTS = const(6)
_APART = const(2)


def line(canvas, look, text, y, first, stop):
    """Draw text[first:stop] on the canvas's whole width."""
    if look.mirrored:
        look.text.draw_right(canvas, text, look.width - look.pad, y, look.ink, first, stop)
    else:
        look.text.draw(canvas, text, look.pad, y, look.ink, first, stop)


def start(canvas, look, text, x, y, w, ink):
    """Draw at the side where reading starts."""
    if look.mirrored:
        look.text.draw_right(canvas, text, x + w, y, ink)
    else:
        look.text.draw(canvas, text, x, y, ink)


def end(canvas, look, text, x, y, w, ink):
    """Draw at the side where reading ends."""
    if look.mirrored:
        look.text.draw(canvas, text, x, y, ink)
    else:
        look.text.draw_right(canvas, text, x + w, y, ink)


def room(look, value):
    """How wide a label may be beside a value."""
    wide = look.text.width(value)
    return look.width - 2 * look.pad - wide - (_APART if wide else 0)


def pair(canvas, look, label, value, y, ink, skip=0):
    """Draw a label without its first `skip` letters and, at the other end of the line, its value;
    a label that there is no room for ends in dots."""
    f = look.text
    start = skip
    stop = len(label)
    if look.mirrored:
        start = 0
        stop -= skip
    over = f.width(label, start, stop) - room(look, value)
    if over > 0:
        over += _DOTS
    while over > 0 and start < stop:
        if look.mirrored:
            start += 1
            over -= f.width(label, start - 1, start)
        else:
            stop -= 1
            over -= f.width(label, stop, stop + 1)
    x = look.width - look.pad - f.width(label, start, stop) if look.mirrored else look.pad
    right = f.draw(canvas, label, x, y, ink, start, stop)
    if stop - start + skip < len(label):
        _dots(canvas, x - _DOTS if look.mirrored else right, y + f.height - 2, ink)
    end(canvas, look, value, look.pad, y, look.width - 2 * look.pad, ink)


def _dots(canvas, x, y, ink):
    for i in range(3):
        canvas.fill_rect(x + 2 * i, y, 1, 1, ink)


def title(canvas, look, text, y):
    """Draw a screen's title over its whole width."""
    canvas.fill_rect(0, y, look.width, look.head, look.bar)
    look.heading.draw_centre(canvas, text, look.width // 2, y + look.lead, look.ink)
    canvas.hline(0, y + look.rule, look.width, look.mark)


def bar(canvas, look, screen):
    """How far down a screen's lines are, at the edge where they end; none when all are seen."""
    if screen.n <= screen.visible:
        return
    h = screen.h - screen.head
    x = 0 if look.mirrored else look.width - 1
    y = screen.y + screen.head + h * screen.top // screen.n
    canvas.vline(x, y, max(2, h * screen.visible // screen.n), look.mark)
