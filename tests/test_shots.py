"""Pictures of screens: a script of buttons gives the same picture every time."""

import pytest

from tools import pixels, shots


@pytest.mark.parametrize("size", ["128x64", "240x240"])
def test_a_shot_is_always_the_same(size):
    first, second = (shots.shot(size, "es", shots.SHOTS["dealt"]) for _ in range(2))
    assert first.stack[-1].name == "table"
    assert bytes(first.canvas.buffer) == bytes(second.canvas.buffer)


def test_a_picture_has_the_colours_of_the_canvas():
    canvas = shots.shot("240x135", "ar", "").canvas
    picture = pixels.image(canvas)
    assert picture.size == (240, 135)
    for x, y in ((0, 0), (120, 5), (200, 40)):
        c = canvas.fb.pixel(x, y)
        assert picture.convert("RGB").getpixel((x, y)) == tuple(
            pixels.palette(16)[3 * c : 3 * c + 3]
        )


def test_a_name_that_is_no_shot_is_told_in_a_line(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["shots", "nothing"])
    with pytest.raises(SystemExit):
        shots.main()
    assert "no shot 'nothing'" in capsys.readouterr().err.splitlines()[-1]
