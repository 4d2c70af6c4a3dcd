"""hw/buttons: input scripts in, events out. Times are milliseconds."""

import random

import pytest

from hw.buttons import LEFT, LONG, REPEAT, A, B, Buttons
from tests import vm

_INDEX = {LEFT: 2, A: 4, B: 5}


class Bench:
    """Buttons whose levels and clock a test sets."""

    def __init__(self, start=1000):
        self.levels = 0
        self.now = start
        self.buttons = Buttons(lambda: self.levels)

    def move(self, bit, interrupt=True):
        """Press or release; without the interrupt it was switched off meanwhile."""
        self.levels ^= bit
        if interrupt:
            self.buttons.edge(_INDEX[bit], self.now)

    def wait(self, ms):
        self.now = (self.now + ms) & 0x3FFFFFFF

    def tap(self, bit, ms=80):
        self.move(bit)
        self.wait(ms)
        self.move(bit)

    def events(self):
        """Everything that waits now."""
        found = []
        while event := self.buttons.next(self.now):
            found.append(event)
        return found


@pytest.fixture
def bench():
    return Bench()


def test_a_press_counts_at_its_first_edge(bench):
    bench.move(A)
    assert bench.events() == [A]


@pytest.mark.parametrize("later", [0, 1, 2])
def test_an_interrupt_between_the_reading_of_the_levels_and_their_use(later):
    """The levels are then those from before the press; its release must not count as a press."""

    def read():
        before = down[0]
        if press_now:
            press_now.clear()
            down[0] = A
            buttons.edge(_INDEX[A], 1000 + later)
        return before

    down, press_now = [0], []
    buttons = Buttons(read)
    press_now.append(True)
    assert [buttons.next(1000), buttons.next(1001)] == [A, 0]
    down[0] = 0
    buttons.edge(_INDEX[A], 1080)
    assert [buttons.next(1080), buttons.next(1200)] == [0, 0]


@pytest.mark.parametrize("ringing", [1, 2, 3, 8])
def test_a_ringing_contact_is_one_press(bench, ringing):
    for _ in range(2):
        for _ in range(2 * ringing):
            bench.move(A)
            bench.wait(1)
        bench.move(A)
        bench.wait(100)
    assert bench.events() == [A]


def test_presses_during_a_refresh_keep_their_order(bench):
    for bit in (A, LEFT, A, B):
        bench.tap(bit)
        bench.wait(60)
    assert bench.events() == [A, LEFT, A, B]


@pytest.mark.parametrize("apart", [0, 1, 20, 39])
@pytest.mark.parametrize("first, second", [(A, B), (B, A), (LEFT, A)])
def test_of_two_buttons_at_once_only_the_first_counts(bench, first, second, apart):
    bench.move(first)
    bench.wait(apart)
    bench.move(second)
    assert bench.events() == [first]
    bench.wait(100)
    bench.move(second)
    bench.move(first)
    assert bench.events() == []
    bench.wait(100)
    bench.tap(second)
    assert bench.events() == [second]


def test_two_buttons_quickly_one_after_the_other_are_two_presses(bench):
    bench.move(LEFT)
    bench.wait(60)
    bench.move(A)
    assert bench.events() == [LEFT, A]


@pytest.mark.parametrize("other", [LEFT, B])
def test_of_two_that_no_interrupt_noticed_a_does_not_count(bench, other):
    """Which came first is not known: what does less is taken."""
    bench.move(A, interrupt=False)
    bench.move(other, interrupt=False)
    bench.wait(45)
    assert bench.events() == [other]


def test_a_press_without_its_interrupt_is_found_by_its_level(bench):
    bench.move(B, interrupt=False)
    bench.wait(45)
    assert bench.events() == [B]


def test_a_tap_shorter_than_the_ringing_time_does_not_hang(bench):
    bench.tap(LEFT, 20)
    bench.wait(1000)
    assert bench.events() == [LEFT]
    bench.tap(LEFT)
    assert bench.events() == [LEFT]


def test_arrows_repeat_and_others_are_held_once(bench):
    bench.move(LEFT)
    seen = []
    for _ in range(100):
        seen += [(bench.now - 1000, event) for event in bench.events()]
        bench.wait(10)
    assert [event for _, event in seen] == [LEFT] + [LEFT | REPEAT] * 5
    assert [at for at, _ in seen] == [0, 400, 520, 640, 760, 880]
    bench.move(LEFT)
    bench.wait(100)
    bench.move(A)
    assert bench.events() == [A]
    bench.wait(610)
    assert bench.events() == [A | LONG]
    bench.wait(5000)
    assert bench.events() == []


def test_a_repeat_waits_for_who_is_slow(bench):
    bench.move(LEFT)
    bench.events()
    bench.wait(3000)
    assert bench.events() == [LEFT | REPEAT]


def test_what_is_held_from_the_beginning_is_no_press():
    bench = Bench()
    bench.levels = A
    bench.buttons = Buttons(lambda: bench.levels)
    assert bench.events() == []
    bench.move(A)
    bench.wait(100)
    assert bench.events() == []
    bench.move(A)
    assert bench.events() == [A]


def test_clear_forgets_what_waits_and_what_is_held(bench):
    bench.tap(A)
    bench.move(LEFT)
    bench.buttons.clear()
    bench.wait(1000)
    assert bench.events() == []


def test_a_full_queue_drops_the_newest(bench):
    for _ in range(40):
        bench.tap(A, 60)
        bench.wait(60)
    assert bench.events() == [A] * 15


def test_the_clock_may_wrap():
    bench = Bench(0x3FFFFFFF - 20)
    bench.move(LEFT)
    assert bench.events() == [LEFT]
    bench.wait(410)
    assert bench.events() == [LEFT | REPEAT]


@pytest.mark.parametrize("seed", range(20))
def test_as_many_presses_as_fingers_made(bench, seed):
    """Taps of any length beyond the ringing time, polled now and then, count one each."""
    rng = random.Random(seed)
    taps, seen = [], []
    for _ in range(200):
        bit = rng.choice((A, B))
        taps.append(bit)
        bench.move(bit)
        bench.wait(rng.randint(55, 500))
        bench.move(bit)
        bench.wait(rng.randint(55, 200))
        if rng.random() < 0.5:
            seen += bench.events()
    seen += bench.events()
    assert [event for event in seen if event < LONG] == taps


def test_edges_and_polls_allocate_nothing(machine):
    script = """
import micropython
from hw.buttons import A, Buttons

def play(buttons, level):
    seen = 0
    for now in range(1000, 100000, 60):
        level[0] ^= A
        buttons.edge(4, now)
        if buttons.next(now + 1) == A:
            seen += 1
    return seen

level = [0]
buttons = Buttons(lambda: level[0])
seen = 0  # a new global would take heap
micropython.heap_lock()
try:
    seen = play(buttons, level)
finally:
    micropython.heap_unlock()
print(seen)
"""
    assert machine.run(script, vm.sources("hw", "engine")).strip() == "825"
