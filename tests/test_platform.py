"""What the two MicroPython ports allocate: the facts that engine/ and firmware/ are written by.

Each fact is a function body. It runs once with the heap locked, and once unlocked between two
readings of `gc.mem_alloc()`. FREE facts take nothing in either port; the others raise MemoryError
under the lock, and leave the heap fuller, in the ports named.
"""

import json

import pytest

from tests.vm import VmError

FREE = ()
BOTH = ("unix", "wasm")
WASM = ("wasm",)

SETUP = """
from array import array
from micropython import const

class Thing:
    def __init__(self):
        self.n = 0
        self.cells = bytearray(8)
        self.step = 1

    def method(self, x=3):
        self.n = x
        return x

class Slots:
    pass

thing = Thing()
a = bytearray(range(64)); b = bytearray(64); l = [0] * 8; t = (1, 2, 3); by = bytes(64)
ints = array("I", [0x3fffffff, 0x40000000]); shorts = array("H", bytes(16)); d = {1: 2}
view = memoryview(a)
word = "word"
big = 0x3fffffff

def pair(): return t
def default(x, y=2, z=3): return x + y + z
"""

# name: (what allocates, body)
FACTS = {
    "copy a bytearray into another by slice assignment": (FREE, "b[:] = a"),
    "copy bytes into part of a bytearray": (FREE, "a[0:64] = by"),
    "read a slice of a bytearray": (BOTH, "b[0:8]"),
    "assign a slice read from another bytearray": (BOTH, "a[0:8] = b[8:16]"),
    "read a slice of a memoryview": (BOTH, "view[0:8]"),
    "for over a bytearray": (FREE, "for x in a: pass"),
    "for over bytes": (FREE, "for x in by: pass"),
    "for over a list": (FREE, "for x in l: pass"),
    "for over a tuple": (FREE, "for x in t: pass"),
    "for over range": (FREE, "for i in range(40): pass"),
    "for over range by a step": (FREE, "for i in range(40, 0, -2): pass"),
    "for over range with bounds in variables": (FREE, "n = 9\nfor i in range(1, n): pass"),
    "for over a str": (FREE, "for x in word: pass"),
    "for over a dict": (FREE, "for x in d: pass"),
    "for over dict items": (BOTH, "for x, y in d.items(): pass"),
    "for over enumerate": (BOTH, "for i, x in enumerate(l): pass"),
    "for over zip": (BOTH, "for x, y in zip(l, t): pass"),
    "for over reversed": (BOTH, "for x in reversed(l): pass"),
    "a generator expression": (BOTH, "any(x for x in l)"),
    "a list comprehension": (BOTH, "[x for x in t]"),
    "sum of a bytearray": (FREE, "sum(a)"),
    "min and max of two ints": (FREE, "min(3, 4); max(3, 4)"),
    "min of a bytearray": (FREE, "min(a)"),
    "len and indexing": (FREE, "len(a); a[3] = a[4]; l[3] = l[4]"),
    "a byte in bytes": (FREE, "200 in by"),
    "a small int in a tuple": (FREE, "3 in t"),
    "an array of halfwords": (FREE, "shorts[3] = 65535; shorts[3]"),
    "a word below 2^30 from an array('I')": (FREE, "ints[0]"),
    "a word of 2^30 from an array('I')": (WASM, "ints[1]"),
    "store 2^30 - 1 in an array('I')": (FREE, "ints[0] = big"),
    "an int that reaches 2^30": (WASM, "big + 1"),
    "a constant of 2^30": (FREE, "0x40000000"),
    "a shift that reaches 2^30": (WASM, "(big >> 29) << 30"),
    "a product below 2^30": (FREE, "(big >> 15) * (big >> 16)"),
    "a negative int of 30 bits": (FREE, "-big - 1"),
    "a negative int of 31 bits": (WASM, "-big - 2"),
    "division and remainder of small ints": (FREE, "big // 7; big % 7"),
    "divmod": (BOTH, "divmod(7, 2)"),
    "a true division": (BOTH, "x = 7\nx / 2"),
    "a float constant": (FREE, "0.5"),
    "store an attribute that exists": (FREE, "thing.n = 7; thing.n += 1"),
    "the first store of an attribute": (BOTH, "Slots().x = 1"),
    "call a method": (FREE, "thing.method(4)"),
    "call a method with its default": (FREE, "thing.method()"),
    "keep a bound method in a variable": (BOTH, "m = thing.method"),
    "call with default arguments": (FREE, "default(1)"),
    "call with a keyword argument": (FREE, "default(1, z=4)"),
    "swap two places": (FREE, "a[0], a[1] = a[1], a[0]"),
    "rotate three names": (FREE, "x = 1; y = 2; z = 3\nx, y, z = z, x, y"),
    "unpack a tuple": (FREE, "x, y, z = t"),
    "return a kept tuple": (FREE, "pair()"),
    "a tuple of constants": (FREE, "(1, 2, 3)"),
    "a tuple of variables": (BOTH, "x = 1\n(x, x)"),
    "a list": (BOTH, "[1]"),
    "a chained comparison": (FREE, "0 <= thing.n < 9"),
    "a conditional expression": (FREE, "1 if thing.n else 2"),
    "a closure": (BOTH, "x = 1\ndef inner(): return x"),
    "a lambda without a closure": (BOTH, "lambda: 1"),
    "format a string": (BOTH, "'%d' % 3"),
    "an f-string": (BOTH, "f'{big}'"),
    "a character of a str": (FREE, "word[1]"),
    "a slice of a str": (BOTH, "word[1:3]"),
    "concatenate strs": (BOTH, "word + word"),
    "compare strs": (FREE, "word == 'sword'"),
    "read a global": (FREE, "thing"),
    "set an item of a dict that is there": (FREE, "d[1] = 3"),
    "get from a dict": (FREE, "d.get(5, 0)"),
    "append to a full list": (BOTH, "for i in range(99): l.append(i)"),
    "compare bytearrays": (FREE, "a == b"),
}

# name: (where the lock refuses it, where the heap is fuller afterwards, body)
UNEVEN = {
    # Under the lock the exception lives in memory kept for emergencies.
    "raise and catch an exception class": (FREE, BOTH, "try: raise ValueError\nexcept: pass"),
    # The arguments are gathered in a block that is given back at once.
    "call with *args": (("unix",), FREE, "default(*t)"),
}

RUN = """
import json, measure
found = {}
for name, body in json.loads(%r).items():
    space = dict(globals())
    exec("def f():\\n " + body.replace("\\n", "\\n "), space)
    f = space["f"]
    error = measure.locked(f)
    found[name] = [type(error).__name__ if error else "", measure.allocated(f)]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def findings(machine):
    """What a port did with each body: [name of the exception or "", bytes taken]."""
    bodies = {name: fact[-1] for name, fact in (FACTS | UNEVEN).items()}
    return json.loads(machine.run(SETUP + RUN % json.dumps(bodies)))


@pytest.mark.parametrize("name", [*FACTS, *UNEVEN])
def test_allocation(name, machine, findings):
    refused, fuller, body = UNEVEN.get(name) or (FACTS[name][0], *FACTS[name])
    error, taken = findings[name]
    assert error == ("MemoryError" if machine.name in refused else ""), body
    assert (taken > 0) == (machine.name in fuller), body


FRAME = """
import gc, json, measure
read = gc.mem_alloc
inside = [0] * 20

def make(n):
    body = "".join(" v%d = 1\\n" % i for i in range(n))
    space = {"read": read, "inside": inside}
    exec("def f():\\n" + body + " before = 0\\n inside[%d] = read()\\n" % n, space)
    return space["f"]

frames = [make(n) for n in range(20)]
def all_frames():
    for n in range(20):
        frames[n]()
left = measure.allocated(all_frames)
held = [max(0, i - inside[0]) for i in inside]
error = measure.locked(all_frames)
under_lock = [i - inside[0] for i in inside]
print(json.dumps([left, held, repr(error), under_lock]))
"""


def test_a_frame_of_more_than_11_words_borrows_from_an_unlocked_heap(unix):
    left, held, error, under_lock = json.loads(unix.run(FRAME))
    # Four words more: `before`, and the three places that the last line takes on the stack.
    assert [n + 4 for n, taken in enumerate(held) if taken][0] == 12
    assert left == 0
    assert (error, under_lock) == ("None", [0] * 20)


def test_a_frame_is_never_on_the_heap_in_the_wasm_port(wasm):
    left, held, error, under_lock = json.loads(wasm.run(FRAME))
    assert (left, held, error, under_lock) == (0, [0] * 20, "None", [0] * 20)


@pytest.mark.parametrize(
    "body",
    [
        pytest.param("200 in bytearray(3)", id="search in a bytearray"),
        pytest.param("b'abcdef'[::2]", id="a slice with a step"),
        pytest.param("'abc'.ljust(5)", id="str.ljust"),
        pytest.param("sorted(bytearray(3), None)", id="sorted with a positional key"),
        pytest.param("bytearray(b'ab').copy()", id="bytearray.copy"),
    ],
)
def test_not_in_micropython(body, machine):
    with pytest.raises(VmError, match="Error"):
        machine.run(body, {})


def test_memory_is_free_again_between_two_scripts(machine):
    full, free = machine.run(
        [
            "import gc; gc.collect()",
            "junk = bytearray(50000); print(gc.mem_alloc()); junk = None",
            "print(gc.mem_alloc())",
        ],
        {},
    ).split()
    assert int(full) - int(free) > 49_000
