"""Texts in boxes: at the side where reading starts, or at the other one. Nothing is allocated."""


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


def pair(canvas, look, label, value, y, ink, paper, skip=0):
    """Draw a label without its first `skip` letters and, at the other end of the line, its value;
    where there is no room for both the value covers the label's end."""
    x = look.pad
    w = look.width - 2 * x
    if look.mirrored:
        look.text.draw_right(canvas, label, x + w, y, ink, 0, len(label) - skip)
    else:
        look.text.draw(canvas, label, x, y, ink, skip)
    wide = look.text.width(value)
    if wide + look.text.width(label) > w:
        left = 0 if look.mirrored else look.width - x - wide - 2
        canvas.fill_rect(left, y, wide + x + 2, look.text.height, paper)
    end(canvas, look, value, x, y, w, ink)


def title(canvas, look, text, y):
    """Draw a screen's title over its whole width."""
    canvas.fill_rect(0, y, look.width, look.head, look.bar)
    look.heading.draw_centre(canvas, text, look.width // 2, y + look.lead, look.ink)
    canvas.hline(0, y + look.head - 1, look.width, look.mark)


def bar(canvas, look, screen):
    """How far down a screen's lines are, at the edge where they end; none when all are seen."""
    if screen.n <= screen.visible:
        return
    h = screen.h - screen.head
    x = 0 if look.mirrored else look.width - 1
    y = screen.y + screen.head + h * screen.top // screen.n
    canvas.vline(x, y, max(2, h * screen.visible // screen.n), look.mark)
