"""A meld on the table, drawn: short text on two colours (56★8♥), small cards on sixteen."""

from engine import melds
from engine.compat import const
from firmware import phrases
from firmware.cardart import CURSOR

_STEP = const(9)

_text = bytearray(20)


def height(look):
    """Lines that a meld takes."""
    return look.figures.height if look.mono else look.meld_cards.h


def width(look, m):
    """Pixels that meld m takes."""
    if look.mono:
        return look.figures.width(_text, 0, phrases.write_meld(_text, m))
    return _STEP * (melds.size(m) - 1) + look.meld_cards.w


def paint(canvas, look, m, x, y, here):
    """Draw meld m; `here`: it has the cursor."""
    if look.mono:
        _paint_text(canvas, look, m, x, y, here)
        return
    last = melds.size(m) - 1
    for i in range(last + 1):
        c = melds.card_at(m, i)
        seen = look.meld_cards.w if i == last else _STEP
        look.meld_cards.draw(canvas, c, x + i * _STEP, y, seen, CURSOR if here else 0)


def _paint_text(canvas, look, m, x, y, here):
    f = look.figures
    n = phrases.write_meld(_text, m)
    if here:
        canvas.fill_rect(x - 1, y, f.width(_text, 0, n) + 1, f.height, look.cursor)
    f.draw(canvas, _text, x, y, look.cursor_ink if here else look.ink, 0, n)
