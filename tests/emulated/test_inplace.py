"""Code that runs where it lies in flash; that the game plays on so is for test_game to show."""

import ast

import pytest

from tests.emulated.boards import wiring
from tests.emulated.pico import Pico
from tests.emulated.test_game import files, twin  # noqa: F401 (fixtures)
from tests.emulated.test_memory import _OPEN, repl  # noqa: F401 (a fixture)
from tools.size import kept_in_ram

# Prints {module: functions that are in RAM}.
_LEFT = """
from machine import mem32
kind = type(settle)
left = {}
for name in sys.modules:
    module = sys.modules[name]
    if hasattr(module, "__file__") and module.__file__.endswith(".mpy"):
        values = list(module.__dict__.values())
        for value in values[:]:
            if isinstance(value, type):
                values.extend(getattr(value, "__dict__", {}).values())
        for value in values:
            if isinstance(value, kind) and mem32[id(value) + 4] == id(module):
                if mem32[id(value) + 12] >= 0x20000000:
                    left[name] = left.get(name, 0) + 1
print(left)
"""


def test_what_interrupts_call_what_runs_and_what_draws_stays_in_ram_and_hardly_more(repl):  # noqa: F811
    repl.exec("import sys\n" + _OPEN, 20)
    left = ast.literal_eval(repl.exec(_LEFT))
    kept = {name: left.pop(name, 0) for name in kept_in_ram("pico_oled")}
    assert min(kept.values()) >= 3, kept
    assert sum(left.values()) < 50, left


# Pretends a flash with another file system.
_OTHER = """
import sys
from hw import inplace
class Other:
    def readblocks(self, block, buffer, offset=0): pass
    def ioctl(self, op, arg): return 4096
class Module:
    Flash = Other
inplace.rp2 = Module
"""


def test_on_another_file_system_all_stays_in_ram(repl):  # noqa: F811
    repl.exec(_OTHER + _OPEN.split("app.resume()")[0], 20)
    left = ast.literal_eval(repl.exec(_LEFT))
    assert sum(left.values()) > 400
    assert left["engine.turn"] > 5


@pytest.mark.parametrize("after", [0.0, 0.2, 0.4])
def test_a_press_while_code_is_moved_is_kept(files, twin, after):  # noqa: F811
    """It is served when all has been moved: what it opens needs the room."""
    with Pico(wiring("pico_oled"), files={**files, **twin.files()}) as pico:
        pico.start()
        pico.run(after)
        pico.press("A")
        twin.press("A")
        pico.run(2.5)
        assert pico.panel().tobytes() == twin.pixels()
