"""QR codes, read back the way a reader does it (ISO/IEC 18004).

On 2026-11-30 the modules were the same as those of the library `qrcode` 8 at version 2, level L,
mask 0 for texts of all lengths from 1 to 47.
"""

import random

import pytest

from firmware import qr
from firmware.screens import fairness
from hw.boards import sim
from hw.buttons import A, B
from tests.person import Person

SMALLEST = "72x40"
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


def reserved(x, y):
    """Whether a module belongs to the marks or to the format."""
    corner = x < 9 and y < 9 or x > 16 and y < 9 or x < 9 and y > 16
    return corner or x == 6 or y == 6 or 16 <= x <= 20 and 16 <= y <= 20


def codewords(grid):
    """The bytes in the free modules, without the mask (x + y even: inverted)."""
    bits = []
    columns = [x for x in range(24, -1, -1) if x != 6]
    for k in range(0, 24, 2):
        for step in range(25):
            y = step if k // 2 % 2 else 24 - step
            for x in columns[k : k + 2]:
                if not reserved(x, y):
                    bits.append(grid[y * 25 + x] ^ ((x + y) % 2 == 0))
    return [int("".join(map(str, map(int, bits[i : i + 8]))), 2) for i in range(0, 352, 8)]


def times(a, b):
    product = 0
    for i in range(8):
        if b >> i & 1:
            product ^= a << i
    for i in range(14, 7, -1):
        if product >> i & 1:
            product ^= 0x11D << (i - 8)
    return product


def text_of(code):
    bits = "".join("%08d" % int(bin(byte)[2:]) for byte in code[:34])
    assert bits[:4] == "0010"
    n, at, out = int(bits[4:13], 2), 13, ""
    while len(out) + 1 < n:
        pair = int(bits[at : at + 11], 2)
        out += LETTERS[pair // 45] + LETTERS[pair % 45]
        at += 11
    return out + (LETTERS[int(bits[at : at + 6], 2)] if n % 2 else "")


@pytest.mark.parametrize("length", [1, 2, 25, 42, 43, 46, 47])
def test_a_text_is_read_back(length):
    text = "".join(random.Random(length).choices(LETTERS, k=length))
    code = codewords(qr.modules(text.encode()))
    assert text_of(code) == text
    # The polynomial of the whole block is zero at the ten first powers of 2.
    root = 1
    for _ in range(10):
        total = 0
        for byte in code:
            total = times(total, root) ^ byte
        assert total == 0
        root = times(root, 2)


def test_readers_find_the_three_corners_and_the_format():
    grid = qr.modules(b"RAMI")
    rows = ["".join(".#"[m] for m in grid[25 * y : 25 * y + 25]) for y in range(25)]
    for y, row in enumerate(("#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#")):
        assert rows[y][:8] == row + "."
        assert rows[y][17:] == "." + row
        assert rows[24 - y][:8] == row + "."
    assert rows[6] == "#######.#.#.#.#.#.#######"
    assert "".join(rows[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)) == "###.####"


@pytest.mark.parametrize("size", [size for size in sim.SIZES if size != SMALLEST])
def test_the_code_is_shown_after_the_round_only(size):
    person = Person(3, 2, size, draws=9).begin()
    person.app.open("fairness")
    assert person.press(A).top == "table"
    while person.top != "score":
        person.step()
    person.app.open("fairness")
    person.press(A)
    canvas = person.app.canvas
    person.app.draw()
    grid = qr.modules(fairness.code(person.app.session))
    scale = min(canvas.width, canvas.height) // 29
    left, top = (canvas.width - 25 * scale) // 2, (canvas.height - 25 * scale) // 2
    dark = canvas.fb.pixel(left, top)
    assert dark != canvas.fb.pixel(0, 0)
    shown = [
        canvas.fb.pixel(left + x * scale, top + y * scale) == dark
        for y in range(25) for x in range(25)
    ]  # fmt: skip
    assert shown == [bool(m) for m in grid]
    assert person.press(B).top == "fairness"


def test_where_no_camera_could_read_it_the_code_is_text():
    """G-FAIR: 25 modules on 40 lines would be a pixel each."""
    person = Person(3, 2, SMALLEST, draws=9).begin()
    person.app.open("fairness")
    text = fairness.code(person.app.session)
    assert text not in shown(person)
    person.press(B)
    while person.top != "score":
        person.step()
    person.app.open("fairness")
    text = fairness.code(person.app.session)
    assert shown(person).endswith(text)
    assert person.press(A).top == "score"


def shown(person):
    """What can be read on a screen of text, without its line breaks."""
    return person.app.stack[-1].text.replace(b"\n", b"")
