"""A board's pins: buttons on MicroPython's interrupts, the buzzer's PWM, the battery's ADC."""

from time import ticks_ms

from machine import ADC, PWM, Pin

from hw.buttons import Buttons
from hw.power import Battery


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


def open_sound(board):
    """Return the PWM of a board's buzzer, silent."""
    return PWM(Pin(board.SOUND), freq=1000, duty_u16=0)


def open_battery(board):
    """Return the battery of a board's file."""
    pin, scale = board.BATTERY
    return Battery(ADC(Pin(pin)).read_u16, scale)
