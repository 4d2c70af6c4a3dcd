"""A QR code of up to 47 capital letters, digits and signs: version 2, level L, 25 x 25 modules.

After ISO/IEC 18004: one block of 34 data and 10 correction bytes; always mask 0, which readers
take as any other. Only the fairness screen loads this.
"""

from engine.compat import const

SIDE = const(25)
LONGEST = const(47)

_LETTERS = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
_DATA = const(34)
_CHECKS = const(10)
_FREE = const(2)
_ALIGNED = const(18)
_TIMING = const(6)
# level L and mask 0 with their correction bits, and how the standard masks them
_FORMAT = const(0b111011111000100)
_FIELD = const(0x11D)


def modules(text):
    """The code of a text (bytes of _LETTERS) as rows of modules, one byte each: 1 is dark."""
    grid = bytearray(bytes((_FREE,)) * (SIDE * SIDE))
    _marks(grid)
    _formats(grid)
    _fill(grid, _protected(_encoded(text)))
    return grid


def _encoded(text):
    """The data bytes: mode, length, two letters in eleven bits, an end, padding."""
    bits = _Bits()
    bits.put(2, 4)
    bits.put(len(text), 9)
    for i in range(0, len(text) - 1, 2):
        bits.put(_LETTERS.index(text[i : i + 1]) * 45 + _LETTERS.index(text[i + 1 : i + 2]), 11)
    if len(text) & 1:
        bits.put(_LETTERS.index(text[-1:]), 6)
    bits.put(0, min(4, 8 * _DATA - bits.n))
    bits.n = (bits.n + 7) // 8 * 8
    pad = 0xEC
    while bits.n < 8 * _DATA:
        bits.put(pad, 8)
        pad ^= 0xEC ^ 0x11
    return bits.data


class _Bits:
    """Bits put one after the other into bytes, the highest first."""

    def __init__(self):
        self.data = bytearray(_DATA)
        self.n = 0

    def put(self, value, count):
        for i in range(count - 1, -1, -1):
            self.data[self.n >> 3] |= (value >> i & 1) << (7 - (self.n & 7))
            self.n += 1


def _times(a, b):
    """The product of two elements of the field."""
    out = 0
    while b:
        if b & 1:
            out ^= a
        a <<= 1
        if a & 0x100:
            a ^= _FIELD
        b >>= 1
    return out


def _generator():
    """The polynomial that all codes are multiples of, without its first coefficient."""
    out = bytearray(_CHECKS)
    out[-1] = 1
    root = 1
    for _ in range(_CHECKS):
        for i in range(_CHECKS):
            following = out[i + 1] if i + 1 < _CHECKS else 0
            out[i] = _times(out[i], root) ^ following
        root = _times(root, 2)
    return out


def _protected(data):
    """The data bytes, then those that correct them: the rest of a division."""
    divisor = _generator()
    rest = bytearray(_CHECKS)
    for byte in data:
        factor = byte ^ rest[0]
        for i in range(_CHECKS):
            following = rest[i + 1] if i + 1 < _CHECKS else 0
            rest[i] = following ^ _times(divisor[i], factor)
    return data + rest


def _marks(grid):
    """What readers find the code by: three corners, a smaller mark, two dotted lines."""
    for i in range(SIDE):
        grid[_TIMING * SIDE + i] = grid[i * SIDE + _TIMING] = 1 - (i & 1)
    _squares(grid, 3, 3, 4)
    _squares(grid, SIDE - 4, 3, 4)
    _squares(grid, 3, SIDE - 4, 4)
    _squares(grid, _ALIGNED, _ALIGNED, 2)
    grid[(SIDE - 8) * SIDE + 8] = 1


def _squares(grid, x, y, reach):
    """Squares in each other around x, y, the outermost light (4) or dark (2)."""
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            away = max(abs(dx), abs(dy))
            if 0 <= x + dx < SIDE and 0 <= y + dy < SIDE:
                dark = away != 1 if reach == 2 else away not in (2, 4)
                grid[(y + dy) * SIDE + x + dx] = dark


def _formats(grid):
    """Level and mask, twice around the corners."""
    for i in range(15):
        bit = _FORMAT >> i & 1
        down = i if i < 6 else i + 1 if i < 8 else SIDE - 15 + i
        across = SIDE - 1 - i if i < 8 else 15 - i if i < 9 else 14 - i
        grid[down * SIDE + 8] = bit
        grid[8 * SIDE + across] = bit


def _fill(grid, code):
    """Put the bits into the free modules, two columns at a time, up and down, and mask them."""
    n = 0
    upwards = True
    for right in (24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1):
        for step in range(SIDE):
            y = SIDE - 1 - step if upwards else step
            for x in (right, right - 1):
                if grid[y * SIDE + x] == _FREE:
                    bit = code[n >> 3] >> (7 - (n & 7)) & 1 if n >> 3 < len(code) else 0
                    grid[y * SIDE + x] = bit ^ (x + y + 1 & 1)
                    n += 1
        upwards = not upwards
