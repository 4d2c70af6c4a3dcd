"""Compiles the pictures of cards, one file a size: `b"C"`, version, number of pictures, 0; for
each its width, its height, and where its pixels begin (a halfword,
little-endian); then the pixels."""

import struct
from pathlib import Path

from tools.assets import glyphs

FOLDER = Path(__file__).parent
VERSION = 1
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "V", "D", "R")
SUITS = ("spades", "hearts", "diamonds", "clubs", "star", "joker")
SIZES = ("small", "large")


def compiled(size):
    """The file of a size: ranks in the order of RANKS, then SUITS; then, if small, hearts and
    diamonds filled, if large, the suits doubled."""
    drawn = glyphs.art(FOLDER / "cards.txt")
    if size == "large":
        ranks = _large_ranks()
        suits = [drawn[name + " large"] for name in SUITS]
        suits += [_doubled(rows) for rows in suits]
    else:
        ranks = [drawn[name + " small"] for name in RANKS]
        suits = [drawn[name + " small"] for name in (*SUITS, "red hearts", "red diamonds")]
    return _file(ranks + suits)


def _large_ranks():
    """Spleen's capitals and digits without their margins; 10 is two of them, closer."""
    found = glyphs.read(FOLDER / "fonts" / "spleen-12x24.glyphs")
    ranks = [_whole([found[c] for c in name.replace("0", "O")]) for name in RANKS]
    rows = [i for i in range(len(ranks[0])) if any("#" in rank[i] for rank in ranks)]
    return [rank[rows[0] : rows[-1] + 1] for rank in ranks]


def _whole(parts):
    """A rank without its margins; the 10 is as narrow as a letter: the stem of its 1, the sides of
    an O for its 0, which is plainer than Spleen's."""
    cut = [glyphs.columns(rows, *glyphs.used(rows)) for rows in parts]
    if len(cut) == 1:
        return cut[0]
    one, zero = cut
    return tuple(a[2:5] + "." + b[:3] + b[-3:] for a, b in zip(one, zero, strict=True))


def _doubled(rows):
    """Twice as large, corners smoothed: EPX, which copies a neighbour where two of them meet."""
    out = []
    for y in range(len(rows)):
        top = bottom = ""
        for x in range(len(rows[0])):
            here, up, down = rows[y][x], _at(rows, x, y - 1), _at(rows, x, y + 1)
            left, right = _at(rows, x - 1, y), _at(rows, x + 1, y)
            top += up if left == up != right and up != down else here
            top += up if up == right != left and up != down else here
            bottom += down if left == down != right and up != down else here
            bottom += down if down == right != left and up != down else here
        out += [top, bottom]
    return tuple(out)


def _at(rows, x, y):
    inside = 0 <= y < len(rows) and 0 <= x < len(rows[0])
    return rows[y][x] if inside else "."


def _file(chosen):
    head = struct.pack("<cBBB", b"C", VERSION, len(chosen), 0)
    table = pixels = b""
    for rows in chosen:
        table += struct.pack("<BBH", len(rows[0]), len(rows), len(pixels))
        pixels += glyphs.pixels(rows)
    return head + table + pixels
