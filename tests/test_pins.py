"""tools/pins: the tables and the drawing that builders wire by."""

import xml.etree.ElementTree as ET

import pytest

from tools import build, pins


def test_the_page_and_the_drawing_are_up_to_date():
    """`make pins` remakes them."""
    text = pins.PAGE.read_text(encoding="utf-8")
    assert text == pins.page(text)
    assert pins.DRAWING.read_text(encoding="utf-8") == pins.drawing()


@pytest.mark.parametrize("gpio, pin", [(0, 1), (4, 6), (10, 14), (15, 20), (16, 21), (28, 34)])
def test_a_gpio_is_on_its_pin(gpio, pin):
    """Raspberry Pi Pico datasheet, figure 2."""
    assert pins.pin_of(gpio) == pin


def test_what_is_only_on_the_board_has_no_pin():
    assert pins.pin_of(25) is None


@pytest.mark.parametrize("name", build.boards())
def test_every_button_is_in_the_table(name):
    text = pins.table(name)
    buttons = [pin for pin in pins.load(name).BUTTONS if pin is not None]
    assert text.count("button ") == len(buttons)
    assert all("GP%d |" % pin in text for pin in buttons)


def test_the_drawing_joins_each_button_to_its_pin():
    """A wire ends at the Pico's edge, at the height of the pin's label."""
    tree = ET.fromstring(pins.drawing())
    space = "{http://www.w3.org/2000/svg}"
    ends = {
        tuple(map(int, line.get("points").split()[-1].split(",")))
        for line in tree.iter(space + "polyline")
    }
    labels = {text.text: int(text.get("y")) - 4 for text in tree.iter(space + "text")}
    for pin in range(14, 21):
        name = "%d GND" % pin if pin == 18 else "%d GP%d" % (pin, pins._PINS[pin - 1])
        assert (pins._LEFT, labels[name]) in ends
