"""Win rates as a picture: a dot and the bar of its confidence interval a line, and where an equal
would stand."""

from PIL import Image, ImageDraw, ImageFont

_LINE = 26
_LABEL = 330
_SCALE = 520
_MARGIN = 24
_INK, _GREY, _BAR, _DOT = (20, 20, 20), (190, 190, 190), (120, 160, 210), (20, 70, 150)


def draw(results, path):
    """Write the PNG of some results."""
    width = _LABEL + _SCALE + 110
    image = Image.new("RGB", (width, _LINE * (len(results) + 1) + 2 * _MARGIN), "white")
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(14)
    _axis(pen, font, image.height)
    for number, result in enumerate(results):
        _line(pen, font, _MARGIN + _LINE * (number + 1), result)
    image.save(path)


def _x(rate):
    return _LABEL + round(_SCALE * rate)


def _axis(pen, font, height):
    for percent in range(0, 101, 10):
        x = _x(percent / 100)
        pen.line((x, _MARGIN + 6, x, height - _MARGIN), fill=_GREY)
        pen.text((x, _MARGIN - 12), "%d %%" % percent, fill=_INK, font=font, anchor="ma")


def _line(pen, font, y, result):
    job, s = result.job, result.summary
    label = "%s: %s v %s" % (job.title(), job.a[:14], job.b[:14])
    pen.text((_LABEL - 14, y), label, fill=_INK, font=font, anchor="rm")
    fair = _x(s.fair)
    pen.line((fair, y - 9, fair, y + 9), fill=_INK)
    pen.rectangle((_x(s.low), y - 4, _x(s.high), y + 4), fill=_BAR)
    pen.ellipse((_x(s.rate) - 4, y - 4, _x(s.rate) + 4, y + 4), fill=_DOT)
    text = "%.1f %%" % (100 * s.rate)
    pen.text((_x(1) + 14, y), text, fill=_INK, font=font, anchor="lm")
