"""The picture of the README: `python -m tools.sheet` joins golden screens in docs/screens.png.

`python -m tools.golden`, which draws the golden screens anew, does so too. Colour screens are
shown as they are, those of two colours twice as large, as their pixels are.
"""

from pathlib import Path

from PIL import Image

from tools import cli

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "golden"
PICTURE = ROOT / "docs" / "screens.png"
GROUND = (236, 236, 232)
GAP = 12

# Rows of (golden screen, scale).
ROWS = (
    (("240x240-es-title", 1), ("240x240-es-table", 1), ("240x240-ar-table", 1)),
    (("240x135-fr-table", 1), ("240x135-fr-builder", 1), ("240x135-fr-glossary", 1)),
    (("128x64-en-table", 2), ("128x64-en-builder", 2), ("72x40-es-table", 2)),
)


def opened(name, scale):
    picture = Image.open(FOLDER / (name + ".png")).convert("RGB")
    return picture.resize([side * scale for side in picture.size], Image.Resampling.NEAREST)


def joined(rows):
    """One picture of rows of pictures, each row in the middle."""
    widths = [sum(one.width for one in row) + GAP * (len(row) + 1) for row in rows]
    heights = [max(one.height for one in row) for row in rows]
    sheet = Image.new("RGB", (max(widths), sum(heights) + GAP * (len(rows) + 1)), GROUND)
    y = GAP
    for row, width, height in zip(rows, widths, heights, strict=True):
        x = (sheet.width - width) // 2 + GAP
        for one in row:
            sheet.paste(one, (x, y + (height - one.height) // 2))
            x += one.width + GAP
        y += height + GAP
    return sheet


def write():
    sheet = joined([[opened(name, scale) for name, scale in row] for row in ROWS])
    sheet.quantize(64).save(PICTURE, optimize=True)
    print("%s: %d x %d" % (PICTURE.name, *sheet.size))


def main(argv=None):
    cli.none("tools.sheet", __doc__, argv)
    write()


if __name__ == "__main__":
    main()
