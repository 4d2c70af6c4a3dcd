"""Short names in what is installed, and the way back from them."""

import pytest

from tests import vm
from tools import build, shorten
from tools.crash import long


def shortened(**sources):
    files = {name.replace(".", "/") + ".py": text.encode() for name, text in sources.items()}
    found = shorten.shortened(files)
    return {path[:-3].replace("/", "."): text.decode().strip() for path, text in found.items()}


def test_arguments_have_the_same_names_everywhere():
    files = shortened(
        m="def f(state, card):\n    return state[card]\ndef g(way):\n    return way",
        n="def h(x=5): x",
    )
    assert files["m"] == "def f(a, b):\n    return a[b]\ndef g(a):\n    return a"
    assert files["n"] == "def h(a=5): a"


def test_an_argument_does_not_take_the_name_of_something_else():
    assert shortened(m="a = 1\ndef f(x):\n    return x + a")["m"].endswith(
        "def f(b):\n    return b + a"
    )


def test_self_and_what_is_passed_by_name_keep_their_names():
    files = shortened(
        m="class C:\n    def f(self, hard, n):\n        return hard, n",
        n="import m\nm.C().f(hard=1, n=2)",
    )
    assert "def f(self, hard, n)" in files["m"]


def test_a_function_with_another_one_in_it_keeps_its_arguments():
    text = "def f(state):\n    def g():\n        return state\n    return g"
    assert shortened(m=text)["m"] == text


def test_modules_use_the_same_short_names():
    files = shortened(m="_first = 1\n_other = _first", n="def _run():\n    pass\n_run()")
    assert files == {"m": "_a = 1\n_b = _a", "n": "def _a():\n    pass\n_a()"}


def test_a_private_name_of_two_modules_is_the_same_in_both():
    files = shortened(m="_x = 1\nclass C:\n    _far = 2", n="import m\n_x = m.C._far\n_x = _x")
    assert files["n"] == "import m\n_b = m.C._a\n_b = _b"


def test_classes_made_from_each_other_share_their_attributes():
    files = shortened(
        **{
            "p.base": "class Base:\n    def _mine(self):\n        pass",
            "child": "from p import base\nclass Child(base.Base):\n    def _own(self): pass",
        }
    )
    assert "def _a(" in files["p.base"]
    assert "def _b(" in files["child"]


def test_nothing_else_changes():
    """`(x, y)` in place of `x, y` would make a tuple, and a turn must not allocate."""
    text = "x, y = y, x  # é\nprint(  'a', [ x , ], -(y))"
    assert shortened(m=text)["m"] == text


def test_what_others_made_and_what_is_asked_for_by_a_string_keeps_its_name():
    text = "import sys\n_kept = 1\nprint(sys.implementation._mpy, '_kept', __name__)"
    assert shortened(m=text)["m"] == text


@pytest.mark.parametrize("board", build.boards())
def test_no_class_of_a_board_has_two_attributes_of_one_name(board):
    """Within each module a short name stands for one name."""
    sources = vm.sources("engine", "hw", "firmware")
    for names in shorten.long_names(sources).values():
        assert len(set(names.values())) == len(names)


def test_a_traceback_gets_its_names_back():
    names = {"engine.turn": {"_a": "_in_draw"}, "engine.bots": {"_a": "_other"}}
    last = '  File "engine/bots/__init__.py", in check\n'
    trace = '  File "engine/turn.py", line 1, in _a\n'
    assert long(trace + last, names) == trace.replace("_a", "_in_draw") + last
    assert long("engine/bots/__init__.py _a", names) == "engine/bots/__init__.py _other"
