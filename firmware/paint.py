"""Texts in boxes: at the side where reading starts, or at the other one. Nothing is allocated."""

from firmware import words


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


def title(canvas, look, text, x, y, w):
    """Draw a screen's title over its whole width."""
    canvas.fill_rect(x, y, w, look.head, look.bar)
    look.heading.draw_centre(canvas, text, x + w // 2, y + look.lead, look.ink)
    canvas.hline(x, y + look.head - 1, w, look.mark)
