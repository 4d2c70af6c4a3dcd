"""firmware/files: where fonts, texts and pictures are."""

import importlib
import os

import pytest

from firmware import files


@pytest.fixture
def again():
    """Import the module anew; at the end, as it was."""
    yield lambda: importlib.reload(files)
    importlib.reload(files)


def test_assets_lie_beside_the_modules(again):
    assert files.asset("text_en.bin").read(1)


def test_frozen_modules_have_them_in_a_folder_of_their_own(again, monkeypatch):
    def stat(path):
        raise OSError(2)

    with monkeypatch.context() as frozen:
        frozen.setattr(os, "stat", stat)
        assert again()._FOLDER == "/assets/"
