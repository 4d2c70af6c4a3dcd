"""Short names in what is installed, and the way back from them."""

import ast

import pytest

from tests import vm
from tools import build, shorten
from tools.crash import long
from tools.micropython_names import NAMES, NUMBERED


def names(**sources):
    files = {name.replace("__", "/") + ".py": text.encode() for name, text in sources.items()}
    return shorten.Names(files)


def shortened(**sources):
    found = names(**sources).shortened()
    return {path[:-3].replace("/", "__"): text.decode() for path, text in found.items()}


@pytest.fixture
def letters(monkeypatch):
    """Without the names that every MicroPython has: `a`, `b`, … are easier to read."""
    monkeypatch.setattr(shorten, "NUMBERED", ())


pytestmark = pytest.mark.usefixtures("letters")


def test_what_is_local_has_the_same_names_everywhere():
    files = shortened(
        m="def f(state, card):\n    x = card\n    return state[x]",
        n="def g(way):\n    return [len(x) for x in way]",
    )
    assert files["m"] == "def a(a, b):\n    c = b\n    return a[c]"
    assert files["n"] == "def a(a):\n    return [len(b) for b in a]"


def test_what_is_local_does_not_take_the_name_of_something_else():
    files = shortened(m="size = 1\ndef clear(x, b):\n    global total\n    total = b + x + size")
    assert files["m"] == "a = 1\ndef clear(c, d):\n    global b\n    b = d + c + a"


def test_functions_in_functions_share_their_names():
    text = "def f(state, n=n):\n    def g(x):\n        return state + x\n    return lambda y: g(y)"
    assert shortened(m=text)["m"] == (
        "def a(a, b=n):\n    def c(d):\n        return a + d\n    return lambda e: c(e)"
    )


@pytest.mark.parametrize(
    "text",
    ["def f():\n    return [x for x in y], x", "def f():\n    class C:\n        pass"],
)
def test_what_is_not_understood_is_refused(text):
    with pytest.raises(ValueError, match="line 3: "):
        shortened(m="x = y = 1\n" + text)


def test_names_of_other_modules_follow():
    files = shortened(
        p__m="class Card:\n    def __init__(self):\n        self.suit = 1",
        n="from p import m\nfrom p.m import Card as C\nprint(m.Card().suit, C)",
    )
    assert files["p__m"] == "class b:\n    def __init__(b):\n        b.a = 1"
    assert files["n"] == "from p import m\nfrom p.m import b as c\nprint(m.b().a, c)"


def test_modules_that_do_not_meet_use_the_same_names():
    files = shortened(m="first = 1\nother = first", n="def run():\n    pass\nrun()")
    assert files == {"m": "a = 1\nb = a", "n": "def a():\n    pass\na()"}


def test_classes_made_from_each_other_share_their_attributes():
    files = shortened(
        p__base="class Base:\n    def mine(self): pass",
        child="from p import base\nclass Child(base.Base):\n    def own(self): pass",
    )
    assert ast.parse(files["p__base"]).body[0].body[0].name == "b"
    assert ast.parse(files["child"]).body[1].body[0].name == "c"


def test_tables_of_attributes_change_with_them():
    files = shortened(
        engine__state="FIELDS = ('phase', 'turn')\n"
        "def make(s):\n    for name in FIELDS:\n        setattr(s, name, 0)",
        n="def end(s):\n    s.phase = getattr(s, 'turn', 0)",
    )
    assert files["engine__state"].startswith("c = ('a', 'b')\ndef d(a)")
    assert files["n"] == "def c(c):\n    c.a = getattr(c, 'b', 0)"


def test_what_may_be_asked_for_by_a_word_keeps_its_name():
    files = shortened(
        m="sound = light = 1\nLINES = ('sound',)\nprint(getattr(x, LINES[0]))",
        n="from m import sound, light\nprint('light')",
    )
    assert files["n"] == "from m import sound, a\nprint('light')"


@pytest.mark.parametrize(
    "text",
    [
        "import sys, machine\nprint(sys.modules, machine.Pin, __name__)",
        "class C:\n    def __init__(self): pass\n    def write(self): pass\n    fill = 1",
        "f(baudrate=1)\nbaudrate = 1",
        "_kept = const(5)",
        "NAME = 'pico'",
        "try:\n    pass\nexcept OSError:\n    pass",
    ],
)
def test_what_is_or_may_be_micropythons_keeps_its_name(text):
    assert shortened(m=text.replace("self", "a"))["m"] == text.replace("C:", "a:").replace(
        "self", "a"
    )


def test_nothing_else_changes():
    """`(x, y)` in place of `x, y` would make a tuple, and a turn must not allocate."""
    text = 'a, b = b, a  # é\nprint(  \'é\', [ a , ], -(b), """\na""", a.\\\n  b)'
    assert shortened(m=text)["m"] == text


def test_the_first_names_are_those_that_take_no_memory(monkeypatch):
    monkeypatch.setattr(shorten, "NUMBERED", NUMBERED)
    assert shortened(m="total = len(str(x))")["m"] == NUMBERED[0] + " = len(str(x))"
    # A traceback says in which function it was.
    assert ast.parse(shortened(m="def work(): all")["m"]).body[0].name == "abs"


def test_numbered_names_are_no_text_in_a_module():
    source = "\n".join("print(x.%s)" % name for name in NUMBERED)
    (code,) = vm.compiled({"x.py": source.encode()}).values()
    assert not [name for name in NUMBERED if name.encode() + b"\0" in code]


def test_files_are_called_by_what_tells_them_apart():
    paths = ["engine/hint.py", "screens/hint.py", "engine/turn.py", "engine/__init__.py"]
    found = shorten.file_names(paths)
    assert list(found.values()) == ["engine/hint", "screens/hint", "turn", "engine"]


# scripts


_SOURCES = {"p__m": "class Card:\n    def __init__(self, suit):\n        self.suit = suit"}


def test_a_script_finds_the_short_names():
    script = (
        "from p import m\nfrom p.m import Card\n"
        "a = m.Card(1)\nsuit = Card(1).suit\nATTRIBUTES = ('suit',)\nprint('suit')"
    )
    assert names(**_SOURCES).script(script) == (
        "from p import m\nfrom p.m import b as Card\n"
        "a = m.b(1)\nsuit = Card(1).a\nATTRIBUTES = ('a',)\nprint('suit')"
    )


def test_a_script_whose_own_attribute_would_be_two_is_refused():
    with pytest.raises(ValueError, match=": a"):
        names(**_SOURCES).script("class C:\n    def f(self):\n        self.a = self.suit")


# the whole


@pytest.mark.parametrize("board", build.boards())
def test_no_module_of_a_board_has_two_things_of_one_name(board):
    for path, changed in build.names(board).long().values():
        assert len(set(changed.values())) == len(changed), path


_THEIRS = """
import builtins, io, sys
found = set(dir(builtins) + dir(sys) + dir(io))
for thing in ("", b"", bytearray(), [], (), {}, set(), 1, memoryview(b""), io.StringIO()):
    found.update(dir(thing))
print(sorted(name for name in found if name[0] != "_"))
"""
# What only the ports for a PC have.
_ONLY_THERE = {"atexit", "exc_info", "executable", "getsizeof", "settrace"}


def test_all_of_micropythons_names_are_known(machine):
    assert set(ast.literal_eval(machine.run(_THEIRS))) - NAMES <= _ONLY_THERE


def test_a_traceback_gets_its_names_back():
    found = {
        "turn": ("engine/turn.py", {"any": "_in_draw"}),
        "bots": ("engine/bots/__init__.py", {"any": "_other"}),
    }
    trace = '  File "%s", in %s\n'
    short = trace % ("turn", "any") + trace % ("bots", "<module>") + trace % ("main.py", "any")
    assert long(short, found) == (
        trace % ("engine/turn.py", "_in_draw")
        + trace % ("engine/bots/__init__.py", "<module>")
        + trace % ("main.py", "any")
    )
    assert long("bots any", found) == "engine/bots/__init__.py _other"
    assert long("any bots", found) == "any bots"
