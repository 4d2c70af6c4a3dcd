"""Takes the glyphs that the game may need out of free fonts: `python -m tools.assets.extract`.

    python -m tools.assets.extract FIXED SPLEEN UNIFONT DEJAVU

FIXED is the folder of 5x8.pcf.gz (Debian's xfonts-base), SPLEEN that of spleen-8x16.otf
(fonts-spleen), UNIFONT that of unifont.otf (fonts-unifont), DEJAVU that of DejaVuSans.ttf
(fonts-dejavu-core). Needed only to change fonts/*.glyphs; `make assets` reads those.
"""

import sys
from pathlib import Path

import freetype

from tools.assets import glyphs

FONTS = Path(__file__).parent / "fonts"

LATIN = [chr(c) for c in (*range(0x20, 0x7F), *range(0xA1, 0x100))] + list("Œœ–…’")
# Arabic Presentation Forms-B, and the signs that stay as they are.
ARABIC = [chr(c) for c in range(0x20, 0x7F)] + list("–…«»،؛؟ـ")
ARABIC += [chr(c) for c in range(0xFE80, 0xFEFD)]


def rendered(path, size, characters):
    """The {character: glyph} of an outline font, all of one height."""
    face = freetype.Face(str(path))
    if face.is_scalable:
        face.set_pixel_sizes(0, size)
    flags = freetype.FT_LOAD_RENDER | freetype.FT_LOAD_TARGET_MONO
    if not path.name.endswith(".pcf.gz"):
        flags |= freetype.FT_LOAD_NO_HINTING
    found = {}
    for character in dict.fromkeys(characters):
        if face.get_char_index(character):
            face.load_char(character, flags)
            found[character] = _placed(face.glyph, size)
    return found


def _placed(glyph, size):
    """A glyph in a box of its advance, 2 * size high, the baseline under row `size`."""
    bitmap = glyph.bitmap
    left = max(0, -glyph.bitmap_left)
    width = max(glyph.advance.x >> 6, glyph.bitmap_left + bitmap.width) + left
    rows = [["."] * width for _ in range(2 * size)]
    for y in range(bitmap.rows):
        for x in range(bitmap.width):
            if bitmap.buffer[y * bitmap.pitch + (x >> 3)] >> (7 - (x & 7)) & 1:
                rows[size - glyph.bitmap_top + y][left + glyph.bitmap_left + x] = "#"
    return tuple("".join(row) for row in rows)


def cropped(found):
    """The same glyphs without the rows that are empty in all of them."""
    height = len(next(iter(found.values())))
    rows = [i for i in range(height) if any("#" in rows[i] for rows in found.values())]
    return {name: g[rows[0] : rows[-1] + 1] for name, g in found.items()}


# file here, place of the argument that is its folder, file there, pixels, characters, about
SOURCES = (
    ("fixed-5x8", 0, "5x8.pcf.gz", 8, LATIN, "misc-fixed 5x8 of X11, public domain"),
    ("spleen-6x12", 1, "spleen-6x12.otf", 12, LATIN, "Spleen 6x12: see spleen.txt"),
    ("spleen-8x16", 1, "spleen-8x16.otf", 16, LATIN, "Spleen 8x16: see spleen.txt"),
    ("spleen-12x24", 1, "spleen-12x24.otf", 24, LATIN, "Spleen 12x24: see spleen.txt"),
    ("unifont", 2, "unifont.otf", 16, ARABIC, "GNU Unifont: see unifont.txt"),
    ("dejavu-15", 3, "DejaVuSans.ttf", 15, ARABIC, "DejaVu Sans at 15 pixels: see dejavu.txt"),
    ("dejavu-22", 3, "DejaVuSans-Bold.ttf", 22, ARABIC, "DejaVu Sans Bold at 22: see dejavu.txt"),
)


def main():
    for name, place, file, size, characters, about in SOURCES:
        found = rendered(Path(sys.argv[1 + place]) / file, size, characters)
        glyphs.write(FONTS / (name + ".glyphs"), cropped(found), [about])


if __name__ == "__main__":
    main()
