"""A meld on the table, drawn: short text on two colours (56★8♥); on sixteen small cards, or the
upper part of large ones where the Look says so."""

from engine import melds
from engine.compat import const
from firmware import phrases
from firmware.cardart import CURSOR
from firmware.layout import MELD_LARGE

_STEP = const(9)
_EDGE = const(2)  # what a large meld's last card has more

_text = bytearray(20)


def height(look):
    """Lines that a meld takes."""
    if look.mono:
        return look.figures.height
    return MELD_LARGE if look.large_melds else look.meld_cards.h


def width(look, m):
    """Pixels that meld m takes."""
    if look.mono:
        return look.figures.width(_text, 0, phrases.write_meld(_text, m))
    if look.large_melds:
        return look.cards.step * melds.size(m) + _EDGE
    return _STEP * (melds.size(m) - 1) + look.meld_cards.w


def paint(canvas, look, m, x, y, here):
    """Draw meld m; `here`: it has the cursor."""
    if look.mono:
        _paint_text(canvas, look, m, x, y, here)
    elif look.large_melds:
        h = look.cards.h
        look.cards.h = MELD_LARGE
        _paint_cards(canvas, look.cards, m, x, y, look.cards.step, here)
        look.cards.h = h
    else:
        _paint_cards(canvas, look.meld_cards, m, x, y, _STEP, here)


def _paint_cards(canvas, cards, m, x, y, step, here):
    last = melds.size(m) - 1
    for i in range(last + 1):
        seen = step
        if i == last:
            seen = step + _EDGE if step > _STEP else cards.w
        cards.draw(canvas, melds.card_at(m, i), x, y, seen, CURSOR if here else 0)
        x += step


def _paint_text(canvas, look, m, x, y, here):
    f = look.figures
    n = phrases.write_meld(_text, m)
    if here:
        canvas.fill_rect(x - 1, y, f.width(_text, 0, n) + 1, f.height, look.cursor)
    f.draw(canvas, _text, x, y, look.cursor_ink if here else look.ink, 0, n)
