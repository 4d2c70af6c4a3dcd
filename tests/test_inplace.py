"""hw/inplace: what finds a function's bytecode in the image of a file. The rest needs a board:
tests/emulated/test_inplace.py."""

from pathlib import Path

import pytest

from tools import build, mpy

_SOURCE = Path(__file__).parents[1] / "hw" / "inplace.py"
_BOARD = "picosystem"


@pytest.fixture(scope="module")
def find():
    """The search, run by this Python: `ptr8` are bytes here."""
    source = _SOURCE.read_text(encoding="utf-8")
    source = source[source.index("def _find(") :].replace(": ptr8", "")
    names: dict = {}
    exec(source, names)
    return names["_find"]


@pytest.fixture(scope="module")
def installed():
    return {path: code for path, code in build.files(_BOARD).items() if path.endswith(".mpy")}


def test_each_function_of_a_build_is_found_with_all_its_bytes(find, installed):
    looked = 0
    for path, code in installed.items():
        for at, size in mpy.functions(code)[1:]:
            # In RAM other objects follow.
            offset = find(code, len(code), code[at : at + size] + b"\xaa" * 64)
            assert code[offset : offset + size] == code[at : at + size], path
            before = code[offset - 1] | (code[offset - 2] & 127) << 7
            assert size in (before >> 3, code[offset - 1] >> 3), path
            looked += 1
    assert looked > 1000


def test_a_function_that_differs_in_any_byte_is_not_found(find, installed):
    code = installed["engine/turn.mpy"]
    at, size = mpy.functions(code)[3]
    for i in range(size):
        other = bytearray(code[at : at + size])
        other[i] ^= 255
        assert not find(code, len(code), bytes(other) + bytes(64))


def test_a_function_that_the_image_ends_in_is_not_found(find, installed):
    code = installed["engine/turn.mpy"]
    at, size = mpy.functions(code)[3]
    for end in range(at, at + size):
        assert not find(code[:end] + bytes(8), end, code[at : at + size] + bytes(64))
