"""Buttons between a GPIO and ground, on MicroPython's interrupts."""

from time import ticks_ms

from machine import Pin

from hw.buttons import Buttons


class _Edge:
    """One button's interrupt: made once, since a handler must not allocate."""

    def __init__(self, buttons, index):
        self._buttons, self._index = buttons, index

    def handle(self, _):
        self._buttons.edge(self._index, ticks_ms())


class _Pins:
    def __init__(self, numbers):
        self.pins = [n is not None and Pin(n, Pin.IN, Pin.PULL_UP) for n in numbers]

    def read(self):
        """Return the bits of the buttons that are down."""
        bits = 0
        bit = 1
        for pin in self.pins:
            if pin and not pin.value():
                bits |= bit
            bit <<= 1
        return bits


def read(board):
    """Return the bits of a board's buttons that are down, without opening them."""
    return _Pins(board.BUTTONS).read()


def open_buttons(board):
    """Return the buttons of a board's file, with their interrupts on."""
    pins = _Pins(board.BUTTONS)
    buttons = Buttons(pins.read)
    for index, pin in enumerate(pins.pins):
        if pin:
            handler = _Edge(buttons, index).handle
            pin.irq(handler, Pin.IRQ_FALLING | Pin.IRQ_RISING, hard=True)
    return buttons
