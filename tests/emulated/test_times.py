"""What takes long on the reference board beside a turn: a save, a hint."""

from tests.emulated.test_game import files, percentile, twin  # noqa: F401 (fixtures)
from tests.emulated.test_memory import _OPEN, repl  # noqa: F401 (a fixture)

_TIMED = """
from time import ticks_diff, ticks_us
def timed(work):
    start = ticks_us()
    work()
    return ticks_diff(ticks_us(), start)
"""
_SAVE = """
def save():
    app.session.keep()
    app.session.settle()
    device.files.flush()
print([timed(save) for _ in range(24)])
"""
# The person draws and a bot of his answers; then what is best, and why.
_HINT = """
def hint():
    app.open("hint")
    device.draw(app)
taken = []
while len(taken) < 16 and not app.session.over():
    if not app.session.mine():
        device.step(app, 5)
        continue
    app.open("pause")
    taken.append(timed(hint))
    app.close(2)
    app.stack[-1].make(app.session.bot_act(0))
print(taken)
"""


def milliseconds(printed):
    return [int(number) / 1000 for number in printed.strip(" []\n").split(", ")]


def test_a_save_at_the_end_of_a_turn(repl, figures):  # noqa: F811
    repl.exec(_OPEN + _TIMED, 20)
    taken = milliseconds(repl.exec(_SAVE, 20))
    figures.add("a save, median of 24", percentile(taken, 50), "ms", 60)
    figures.add("a save in which the flash erases a sector, one in six", max(taken), "ms")


def test_a_hint(repl, figures):  # noqa: F811
    repl.exec(_OPEN + _TIMED, 20)
    taken = milliseconds(repl.exec(_HINT, 60))
    figures.add("a hint with its reason, longest of %d" % len(taken), max(taken), "ms", 1000)
