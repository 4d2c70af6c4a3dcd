"""A canvas's bytes as pixels on the PC: for windows, terminals and PNG files."""

from hw.canvas import MONO

# How an OLED's two colours look.
OLED = b"\x06\x08\x0c\xe4\xf2\xff"

_HIGH = bytes(pair >> 4 for pair in range(256))
_LOW = bytes(pair & 15 for pair in range(256))
_BITS = [bytes(column >> bit & 1 for column in range(256)) for bit in range(8)]


def indexed(buffer, width, height, colours):
    """One byte a pixel, row by row: the pixel's colour."""
    if colours == MONO:
        rows = (_page_row(buffer, width, y) for y in range(height))
        return b"".join(rows)
    stride = (width + 1) // 2
    return b"".join(_pairs(buffer[y * stride : (y + 1) * stride])[:width] for y in range(height))


def _page_row(buffer, width, y):
    start = (y >> 3) * width
    return bytes(buffer[start : start + width]).translate(_BITS[y & 7])


def _pairs(packed):
    row = bytearray(2 * len(packed))
    row[0::2] = packed.translate(_HIGH)
    row[1::2] = packed.translate(_LOW)
    return bytes(row)


def palette(colours):
    """Red, green, blue of each colour."""
    from firmware.palette import RGB

    return OLED if colours == MONO else RGB


def image(canvas):
    """The canvas as a Pillow image with a palette."""
    from PIL import Image

    data = indexed(canvas.buffer, canvas.width, canvas.height, canvas.colours)
    picture = Image.frombytes("P", (canvas.width, canvas.height), data)
    picture.putpalette(palette(canvas.colours))
    return picture
