"""The hand, drawn: one row of cards, as wide as there is room for."""

from engine.compat import const
from firmware import palette
from firmware.cardart import CURSOR, MARKED
from firmware.hand import DEAD

MARK = const(15)


def _width(look, hand):
    """How much of each card is seen; a hand too long for the canvas scrolls."""
    cards = look.cards
    if look.whole:
        return cards.w
    return max(cards.step, min(cards.w, look.width // max(1, hand.n)))


def _first(look, hand, w, at):
    """The first card that is shown."""
    shown = look.width // w
    if hand.n <= shown:
        return 0
    return max(0, min(hand.n - shown, at - shown // 2))


def paint(canvas, look, hand, at, cursor, where=None):
    """Draw the hand; card `at` is always visible, and has the cursor if `cursor`. `where` is the
    builder's: cards that are in a meld leave a gap, those at MARK are marked."""
    canvas.fill_rect(0, look.hand_y, look.width, look.hand_h, look.paper)
    w = _width(look, hand)
    first = _first(look, hand, w, at)
    x = _left(look, hand, w, first, first)
    # On two colours a card is just its picture: it takes 0.1 ms less without a call.
    plain = look.mono and not where and not hand.marks
    for i in range(first, min(hand.n, first + look.width // w)):
        if plain and not (cursor and i == at):
            look.cards.draw(canvas, hand.cards[i], x, look.card_y, w)
        else:
            _paint_card(canvas, look, hand, i, x, w, cursor and i == at, where)
        if hand.group[i] and not where:
            _paint_group(canvas, look, hand, i, x, w)
        x += w


def paint_two(canvas, look, hand, before, at):
    """Draw the cards that the cursor has left and reached. False when the hand has scrolled and
    all of it must be drawn."""
    w = _width(look, hand)
    first = _first(look, hand, w, at)
    if first != _first(look, hand, w, before):
        return False
    for i in (before, at):
        _paint_card(canvas, look, hand, i, _left(look, hand, w, first, i), w, i == at, None)
    return True


def left(look, hand, at):
    """Where card `at` begins, when it has the cursor."""
    w = _width(look, hand)
    return _left(look, hand, w, _first(look, hand, w, at), at)


def _left(look, hand, w, first, i):
    """Where card i begins."""
    return max(0, (look.width - w * hand.n) // 2) + w * (i - first)


def _paint_card(canvas, look, hand, i, x, w, here, where):
    place = where[i] if where else 0
    if not place or place == MARK:
        state = (CURSOR if here else 0) | (MARKED if place else 0)
        look.cards.draw(canvas, hand.cards[i], x, look.card_y, w, state)
        if not look.mono and w == look.cards.w:
            canvas.vline(x + w - 1, look.card_y, look.cards.h, look.paper)
        mark = hand.marks[hand.cards[i]] if hand.marks and not where else 0
        if mark:
            _paint_mark(canvas, look, mark, x, here)
    elif here:
        canvas.rect(x, look.card_y, w - 1, look.cards.h, look.mark)


def _paint_mark(canvas, look, mark, x, here):
    """A bar on a card that is playable, three dots on a dead one: below the suit, on sixteen
    colours above the rank."""
    w = 2
    h = 3
    y = look.card_y - 1
    ink = palette.RED if mark == DEAD else palette.GREEN
    if look.mono:
        w = 1
        h = 2
        y = look.card_y + look.cards.h - 2
        ink = 1 if here else 0
    x += (look.cards.step - 5 * w) // 2
    if mark == DEAD:
        for _ in range(3):
            canvas.fill_rect(x, y, w, h, ink)
            x += 2 * w
    else:
        canvas.fill_rect(x, y, 5 * w, h, ink)


def _paint_group(canvas, look, hand, i, x, w):
    """A line above the cards of a meld, broken where another one begins."""
    same = i + 1 < hand.n and hand.group[i + 1] == hand.group[i]
    canvas.fill_rect(x, look.hand_y, w if same else w - 2, look.group_h, look.mark)
