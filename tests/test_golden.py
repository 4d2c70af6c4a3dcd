"""The screens look as they did: if a change is meant, `python -m tools.golden` and look."""

import pytest
from PIL import Image

from firmware import words
from tools import golden


@pytest.fixture(scope="module")
def drawn():
    yield dict(golden.scenes())
    words.load("es")


def test_every_golden_screen_is_drawn_and_every_screen_is_golden(drawn):
    assert sorted(path.name for path in golden.FOLDER.glob("*.png")) == sorted(drawn)


@pytest.mark.parametrize("name", sorted(path.name for path in golden.FOLDER.glob("*.png")))
def test_a_screen_looks_as_it_did(drawn, name):
    there = Image.open(golden.FOLDER / name).convert("RGB")
    assert there.size == drawn[name].size
    assert there.tobytes() == drawn[name].convert("RGB").tobytes()
