"""Pictures of screens: those of tools/golden.py, on any display, in any language."""

import pytest
from PIL import Image

from firmware import words
from tools import golden, pixels, shots


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(shots, "ROOT", tmp_path)
    monkeypatch.setattr(shots, "FOLDER", tmp_path / "shots")
    yield tmp_path / "shots"
    words.load("es")


@pytest.mark.parametrize("name", ["title", "builder"])
def test_a_shot_is_the_golden_screen_larger(folder, name):
    shots.main(["--size", "128x64", "--lang", "en", "--scale", "2", name])
    (path,) = folder.rglob("*.png")
    kept = Image.open(golden.FOLDER / ("128x64-en-%s.png" % name)).convert("RGB")
    assert path.relative_to(folder).as_posix() == "128x64/en/%s.png" % name
    twice = kept.resize((256, 128), Image.Resampling.NEAREST)
    assert Image.open(path).convert("RGB").tobytes() == twice.tobytes()


def test_without_a_name_every_screen_is_drawn(folder):
    shots.main(["--size", "72x40", "--lang", "fr"])
    assert sorted(path.stem for path in folder.rglob("*.png")) == sorted(golden.NAMES)


def test_a_picture_has_the_colours_of_the_canvas():
    app = golden.started("240x135", "ar")
    picture = pixels.image(app.canvas)
    assert picture.size == (240, 135)
    for x, y in ((0, 0), (120, 5), (200, 40)):
        c = app.canvas.fb.pixel(x, y)
        assert picture.convert("RGB").getpixel((x, y)) == tuple(
            pixels.palette(16)[3 * c : 3 * c + 3]
        )


def test_a_name_that_is_no_shot_is_told_in_a_line(capsys):
    with pytest.raises(SystemExit):
        shots.main(["nothing"])
    assert "no shot 'nothing'" in capsys.readouterr().err.splitlines()[-1]
