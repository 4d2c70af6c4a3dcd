"""Compiles a font: `b"F"`, version, height, 0; then by byte of a text the width
(256 bytes, 0: no such glyph), where its pixels begin (256 halfwords, little-endian; 65535: it has
none); then the pixels, rows of whole bytes, in which glyphs may overlap."""

import struct
from pathlib import Path

from tools.assets import charset, glyphs, shape

FOLDER = Path(__file__).parent
VERSION = 1
_EMPTY = 0xFFFF

# script, size: glyphs, cell of the signs, width of a space (0: widths stay as they are)
FONTS = {
    ("latin", "small"): ("fixed-5x8", 8, 3),
    ("latin", "note"): ("spleen-6x12", 8, 3),
    ("latin", "text"): ("spleen-8x16", 16, 4),
    ("latin", "title"): ("spleen-12x24", 24, 6),
    ("arabic", "small"): ("unifont", 8, 3),
    ("arabic", "note"): ("unifont", 8, 3),
    ("arabic", "text"): ("dejavu-15", 16, 0),
    ("arabic", "title"): ("dejavu-22", 24, 0),
}


# Arabic glyphs whose figures and Latin letters come from another font: and the row of its top.
ASCII_FROM = {"unifont": ("fixed-5x8", 5)}

# What is drawn in place of characters that a font may lack.
SUBSTITUTES = {"’": "'", "–": "-"}

# Glyphs: the first row and the row past the last that they may use, and the row of their baseline.
# Unifont has 16 rows for hamzas above and below; in 11 five lines stand on 64 pixels.
SQUEEZED = {"unifont": (4, 15, 10)}


def compiled(script, size, codes, used):
    """The file of a font with the characters of `codes` that are in `used`, and the signs."""
    source, cell, space = FONTS[script, size]
    found = _read(source)
    for character, other in SUBSTITUTES.items():
        found.setdefault(character, found[other])
    found = {c: rows for c, rows in found.items() if c in codes and c in used}
    if source in SQUEEZED:
        found = {c: _squeezed(rows, *SQUEEZED[source]) for c, rows in found.items()}
    if space:
        found = {c: _trimmed(c, rows, space) for c, rows in found.items()}
    found = _cropped(_same_digits(found))
    chosen = {codes[c]: rows for c, rows in found.items()}
    chosen.update(_signs(cell, found["0"]))
    chosen[charset.TEN] = _ten(found)
    chosen[charset.HARD_SPACE] = chosen[32]
    return _file(chosen)


def _read(source):
    """The glyphs of a font, some of them drawn anew or out of another one."""
    found = glyphs.read(FOLDER / "fonts" / (source + ".glyphs"))
    if source in ASCII_FROM:
        other, above = ASCII_FROM[source]
        height = len(found["0"])
        for character, rows in _read(other).items():
            if character.isascii():
                found[character] = _placed(rows, above, height)
    drawn = FOLDER / "fonts" / (source + ".art")
    if drawn.exists():
        found |= glyphs.art(drawn)
    return found


def _placed(rows, above, height):
    blank = glyphs.blank(len(rows[0]), height)
    return blank[:above] + rows + blank[above + len(rows) :]


def _squeezed(rows, top, end, baseline):
    """The glyph within its rows: of two rows alike, or else nearly alike, one is left out."""
    rows = list(rows)
    blank = "." * len(rows[0])
    while "#" in "".join(rows[:top]):
        _merge(rows, next(i for i, row in enumerate(rows) if "#" in row), baseline)
        rows.insert(0, blank)
    while "#" in "".join(rows[end:]):
        _merge(rows, baseline + 1, max(i for i, row in enumerate(rows) if "#" in row))
        rows.append(blank)
    return tuple(rows)


def _merge(rows, first, last):
    """Make one of the two neighbours from `first` to `last` that differ least."""
    i = min(range(first, last), key=lambda i: _difference(rows[i], rows[i + 1]))
    rows[i] = "".join(max(pair, key=".#".index) for pair in zip(rows[i], rows[i + 1], strict=True))
    del rows[i + 1]


def _difference(a, b):
    return sum(x != y for x, y in zip(a, b, strict=True))


def _trimmed(character, rows, space):
    """The glyph without empty columns, and without those of its joins but one; a column of space
    follows where it is not joined."""
    if character == " ":
        return glyphs.blank(space, len(rows))
    first, end = glyphs.used(rows)
    left, right = shape.joins(character)
    while left and first + 1 < end and _one_pixel(rows, first) and _one_pixel(rows, first + 1):
        first += 1
    while right and end - 1 > first and _one_pixel(rows, end - 1) and _one_pixel(rows, end - 2):
        end -= 1
    return glyphs.padded(glyphs.columns(rows, first, end), 0, 0 if right else 1)


def _one_pixel(rows, column):
    return sum(row[column] == "#" for row in rows) == 1


def _same_digits(found):
    """The digits of one width, so that numbers in columns line up."""
    widest = max(len(found[d][0]) for d in "0123456789")
    for d in "0123456789":
        gap = widest - len(found[d][0])
        found[d] = glyphs.padded(found[d], (gap + 1) // 2, gap // 2)
    return found


def _cropped(found):
    """Without the rows that are empty in all glyphs."""
    height = len(found["0"])
    filled = [i for i in range(height) if any("#" in rows[i] for rows in found.values())]
    return {c: rows[filled[0] : filled[-1] + 1] for c, rows in found.items()}


def _ten(found):
    """A 10 as narrow as its digits allow."""
    one, zero = (glyphs.columns(found[d], *glyphs.used(found[d])) for d in "10")
    return tuple(a + "." + b + "." for a, b in zip(one, zero, strict=True))


def _signs(cell, digit):
    """{byte: glyph} of the signs of a cell's size, in the middle of the digits' height."""
    drawn = glyphs.art(FOLDER / "symbols.txt")
    height = len(digit)
    rows = [i for i in range(height) if "#" in digit[i]]
    signs = {}
    gap = cell // 16
    for i, name in enumerate(charset.SIGNS):
        sign = drawn.get("%s %d" % (name, cell)) or drawn["%s 16" % name]
        above = min(max(0, (rows[0] + rows[-1] + 1 - len(sign) + 1) // 2), height - len(sign))
        wide = glyphs.padded(sign, gap, 1)
        blank = glyphs.blank(len(wide[0]), height)
        signs[charset.FIRST_SIGN + i] = blank[:above] + wide + blank[above + len(sign) :]
    return signs


def _file(chosen):
    height = len(chosen[32])
    widths = bytearray(256)
    starts = [_EMPTY] * 256
    drawn = {}
    for code, rows in sorted(chosen.items()):
        widths[code] = len(rows[0])
        if "#" in "".join(rows):
            drawn[code] = glyphs.pixels(rows)
    pixels = _overlapping(set(drawn.values()))
    for code, piece in drawn.items():
        starts[code] = pixels.index(piece)
    head = struct.pack("<cBBB", b"F", VERSION, height, 0)
    return head + widths + struct.pack("<256H", *starts) + pixels


def _overlapping(pieces):
    """Bytes that have all pieces in them, each laid over the end of those before it as far as they
    are equal: most glyphs end and begin with empty rows. An eighth less."""
    left = sorted(pieces)
    found = b""
    while left:
        best = max(left, key=lambda piece: _overlap(found, piece))
        left.remove(best)
        if best not in found:
            found += best[_overlap(found, best) :]
    return found


def _overlap(before, piece):
    """How many bytes at the end of `before` a piece begins with."""
    return next(n for n in range(len(piece), -1, -1) if before.endswith(piece[:n]))
