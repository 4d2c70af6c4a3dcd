"""The texts of one language, read from its file when they are asked for.

    words.load("fr")
    title = words.get("menu.continue")            # bytes, as font.draw takes them
    n = words.fill(line, "table.sum", 43, 51)     # into a bytearray, without allocating
    n = words.fill(line, error)                   # an error of engine.codes

A text's places are filled in order of their number: {n0} a number, {c0} a card, {t0} other bytes.
"""

from engine.cards import JOKER
from engine.compat import const
from firmware import files

LANGUAGES = ("es", "fr", "ar", "en")

_HEAD = const(6)
_LONGEST = const(255)
_NUMBER = const(1)
_CARD = const(4)
_TEXT = const(7)
_LINE_END = const(10)

# Bytes of signs in every font: a card's suit is SPADE + suit.
SPADE = const(16)
STAR = const(20)
UP = const(21)
DOWN = const(22)
LEFT = const(23)
RIGHT = const(24)
CHECK = const(25)
DOT = const(26)
RING = const(27)
TEN = const(28)

language = ""
right_to_left = False
script = "latin"
# Ace to king as glyphs; French has V D R.
ranks = bytearray(14)
_file = None
_table = b""
_errors = 0
_place = bytearray(_LONGEST)


def load(name):
    """Take the texts of language `name` from now on."""
    global language, right_to_left, script, _file, _table, _errors
    if _file:
        _file.close()
    _file = files.asset("text_" + name + ".bin")
    head = _file.read(_HEAD)
    language = name
    right_to_left = head[2] == 1
    script = "arabic" if right_to_left else "latin"
    _errors = head[3]
    _table = _file.read(4 * (head[4] | head[5] << 8))
    for i, g in enumerate(get("ranks")):
        ranks[1 + i] = g


def hash_of(key):
    """What a key is found by: 16 bits."""
    h = 0
    for letter in key:
        h = h * 31 + ord(letter) & 0xFFFF
    return h


def get(key):
    """The bytes of a text; `key` is its name, or an error of engine.codes."""
    at = _find(key)
    start = _seek(at)
    return _file.read(_end(at) - start)


def fill(buffer, key, a=0, b=0, c=0):
    """Write a text with its places filled into `buffer`; return how long it is. What does not
    fit is left out."""
    at = _find(key)
    start = _seek(at)
    _file.readinto(_place)
    return pour(buffer, _place, min(_end(at) - start, _LONGEST), a, b, c)


def pour(buffer, source, end, a, b, c):
    """Write source[:end], a text with its places, as `fill` does."""
    n = 0
    room = len(buffer)
    for i in range(end):
        g = source[i]
        if g >= _LINE_END:
            if n < room:
                buffer[n] = g
                n += 1
        elif g < _CARD:
            g -= _NUMBER
            n = number(buffer, n, a if g == 0 else b if g == 1 else c)
        elif g < _TEXT:
            g -= _CARD
            n = card(buffer, n, a if g == 0 else b if g == 1 else c)
        else:
            g -= _TEXT
            n = text(buffer, n, a if g == 0 else b if g == 1 else c)
    return n


def number(buffer, n, value):
    """Write an integer at buffer[n]; return where it ends. Nothing when it does not fit."""
    digits = 1
    limit = abs(value)
    while limit > 9:
        limit //= 10
        digits += 1
    if value < 0:
        digits += 1
    end = n + digits
    if end > len(buffer):
        return n
    rest = abs(value)
    for i in range(end - 1, n - 1, -1):
        buffer[i] = 48 + rest % 10
        rest //= 10
    if value < 0:
        buffer[n] = 45
    return end


def card(buffer, n, c):
    """Write a card at buffer[n]: its rank and its suit, or a star."""
    if n + 2 > len(buffer):
        return n
    if c == JOKER:
        buffer[n] = STAR
        return n + 1
    buffer[n] = ranks[c % 13 + 1]
    buffer[n + 1] = SPADE + c // 13
    return n + 2


def text(buffer, n, other):
    """Write the bytes of another text at buffer[n], as many as fit."""
    for g in other:
        if n < len(buffer):
            buffer[n] = g
            n += 1
    return n


def _find(key):
    """The place of a key in the table: errors come first, the rest by hash. An unknown key
    has an empty text, that of error 0."""
    if isinstance(key, int):
        return key
    h = hash_of(key)
    low = _errors
    high = len(_table) // 4
    while low < high:
        middle = (low + high) // 2
        if _table[4 * middle] | _table[4 * middle + 1] << 8 < h:
            low = middle + 1
        else:
            high = middle
    if 4 * low < len(_table) and _table[4 * low] | _table[4 * low + 1] << 8 == h:
        return low
    return 0


def _end(at):
    return _table[4 * at + 2] | _table[4 * at + 3] << 8


def _seek(at):
    start = _end(at - 1) if at else 0
    _file.seek(_HEAD + len(_table) + start)
    return start
