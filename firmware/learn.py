"""The texts that teach, read from their own file one at a time: not even their table is in memory.

    text = learn.get("glossary.run")         # bytes, as words.get gives them
    text = learn.say("law.hand", 13)         # its places filled
"""

from engine.compat import const
from firmware import files, words

_HEAD = const(6)
_LONGEST = const(400)
_SPACE = const(32)
# Capitals of Latin-1 beyond ASCII's.
_FIRST = const(0xC0)
_AFTER = const(0xDF)


def get(key):
    """The bytes of a text in the language of `words`; none for an unknown key."""
    with files.asset("learn_" + words.language + ".bin") as file:
        head = file.read(_HEAD)
        n = head[4] | head[5] << 8
        pairs = file.read(3 * head[3])
        table = _HEAD + len(pairs)
        at = _find(file, words.hash_of(key), n, table)
        if at < 0:
            return b""
        start = _halfword(file, table + 4 * at - 2)
        end = _halfword(file, table + 4 * at + 2)
        file.seek(table + 4 * n + start)
        return _whole(file.read(end - start), pairs)


def say(key, a=0, b=0, c=0):
    """The text of a key with its places filled."""
    source = get(key)
    out = bytearray(_LONGEST)
    return bytes(out[: words.pour(out, source, len(source), a, b, c)])


def small(text):
    """A sentence as it follows a colon: begun small, but for the rank of a card."""
    first = text[0]
    capital = 65 <= first < 91 or _FIRST <= first < _AFTER
    if not capital or words.right_to_left or text[1] <= _SPACE:
        return text
    return bytes((first + 32,)) + text[1:]


def _halfword(file, at):
    file.seek(at)
    two = file.read(2)
    return two[0] | two[1] << 8


def _find(file, wanted, n, table):
    """The place of a hash in the table, whose entry 0 is the empty text; -1 when it is not in."""
    low, high = 1, n
    while low < high:
        middle = (low + high) // 2
        if _halfword(file, table + 4 * middle) < wanted:
            low = middle + 1
        else:
            high = middle
    return low if low < n and _halfword(file, table + 4 * low) == wanted else -1


def _whole(text, pairs):
    """A text with the pairs that its bytes stand for (tools/assets/pairs.py)."""
    places = bytearray(256)
    for i in range(0, len(pairs), 3):
        places[pairs[i]] = i // 3 + 1
    out = bytearray()
    for byte in text:
        _put(out, byte, pairs, places)
    return bytes(out)


def _put(out, byte, pairs, places):
    place = places[byte]
    if place:
        _put(out, pairs[3 * place - 2], pairs, places)
        _put(out, pairs[3 * place - 1], pairs, places)
    else:
        out.append(byte)
