"""Bitmap glyphs on the host: a tuple of rows, each a string of `#` and `.` of one width.

A .glyphs file holds one glyph a line: the character's code, its width, and its rows in hex, each
row's leftmost pixel in the highest bit of ceil(width / 4) digits.
"""


def blank(width, height):
    return ("." * width,) * height


def read(path):
    """The {character: glyph} of a .glyphs file."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            code, width, *rows = line.split()
            found[chr(int(code, 16))] = tuple(_unpack(row, int(width)) for row in rows)
    return found


def write(path, found, about):
    """Write {character: glyph} under the comment lines `about`."""
    lines = ["# " + line for line in about]
    for character, rows in sorted(found.items()):
        packed = " ".join(_pack(row) for row in rows)
        lines.append("%04X %d %s" % (ord(character), len(rows[0]), packed))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def art(path):
    """The {name: glyph} of a file of drawings: a line `= name`, then rows of `#` and `.`."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            name = line[2:]
            found[name] = []
        elif line and not line.startswith("//"):
            found[name].append(line)
    for name, rows in found.items():
        if not rows or set("".join(rows)) - set("#.") or len({len(row) for row in rows}) != 1:
            raise ValueError("%s: the drawing of %s is no rectangle of # and ." % (path, name))
    return {name: tuple(rows) for name, rows in found.items()}


def pixels(rows):
    """The rows as the device stores them: whole bytes, the leftmost pixel in the highest bit."""
    size = (len(rows[0]) + 7) // 8
    return b"".join(
        int(row.ljust(size * 8, ".").replace("#", "1").replace(".", "0"), 2).to_bytes(size, "big")
        for row in rows
    )


def used(rows):
    """The (first, past the last) column that has a pixel; (0, 0) for none."""
    columns = [i for i in range(len(rows[0])) if any(row[i] == "#" for row in rows)]
    return (columns[0], columns[-1] + 1) if columns else (0, 0)


def columns(rows, first, end):
    return tuple(row[first:end] for row in rows)


def padded(rows, left, right):
    return tuple("." * left + row + "." * right for row in rows)


def _digits(width):
    return (width + 3) // 4


def _pack(row):
    digits = _digits(len(row))
    bits = row.ljust(digits * 4, ".").replace("#", "1").replace(".", "0")
    return "%0*X" % (digits, int(bits, 2))


def _unpack(text, width):
    bits = format(int(text, 16), "0%db" % (4 * len(text)))
    return bits[:width].replace("1", "#").replace("0", ".")
