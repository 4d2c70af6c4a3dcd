"""The table as a program: whatever is sent, an answer a line or a clean end, and no traceback."""

import json
import subprocess
import sys
from random import Random

import pytest

from tests.vm import ROOT

_COMMAND = [sys.executable, "-m", "tools.table"]


def run(data, **options):
    """What the table answers to bytes, as parsed lines."""
    done = subprocess.run(
        _COMMAND, input=data, capture_output=True, cwd=ROOT, timeout=60, check=True, **options
    )
    assert done.stderr == b""
    assert done.stdout.endswith(b"\n") or not done.stdout
    return [json.loads(line) for line in done.stdout.decode("utf-8").splitlines()]


def test_one_answer_a_line():
    answers = run(b"new simple seed=1\r\n\r\nshow\r\n\nquit\n show\n")
    assert [a["ok"] for a in answers] == [True, False, True, False, True]


def test_no_final_newline_and_no_input():
    assert run(b"new simple") == [{"ok": True}]
    assert run(b"") == []


BIG = 3_000_000
LINES = {
    "zeros": b"\0" * 1000,
    "not UTF-8": b"act \xff\xfe\xfd",
    "half a character": b"act discard \xe2\x99",
    "other digits": "view ٠".encode(),
    "other spaces": "act\u00a0undo\u2028".encode(),
    "a long word": b"x" * BIG,
    "a long card": b"act discard " + b"A" * BIG,
    "many words": b"act " + b"lay " * (BIG // 4),
    "many melds": b"act lay" + b" 5H-6H-7H" * (BIG // 9),
    "a long meld": b"act lay 5H" + b"-5H" * (BIG // 3),
    "a long pack": b"new talaj51 pack=2S" + b",2S" * (BIG // 3),
    "a long number": b"view " + b"9" * BIG,
    "a long seed": b"new simple seed=" + b"9" * BIG,
    "many settings": b"new simple" + b" a=1" * (BIG // 4),
    "deep lists": b"position " + b"[" * BIG,
    "deep objects": b"position " + b'{"a":' * (BIG // 5),
    "deep rules": b'position {"rules":' + b"[" * 900 + b"]" * 900 + b"}",
    "no number": b'position {"turn":NaN,"round":-Infinity}',
    "a huge number": b'position {"turn":' + b"9" * 100_000 + b"}",
    "a huge float": b'position {"turn":1e999999}',
    "half a surrogate": b'position {"\\ud800":1}',
    "a surrogate's name": b"position {\"variant\":\"\\ud800\",\"players\":2,\"turn\":0,"
    b'"phase":"draw","hands":[],"laid":[]}',
    "a format string": b"lang {0}%s{card}",
    "many cards": b'position {"variant":"simple","players":2,"turn":0,"phase":"draw","laid":[],'
    b'"hands":[[' + b'"XX",' * 100_000 + b'"XX"]]}',
}


@pytest.mark.parametrize("name", LINES)
def test_a_strange_line_is_refused_and_changes_nothing(name):
    answers = run(b"new talaj51 seed=1\nshow\n" + LINES[name] + b"\nshow\nlegal\n")
    assert [a["ok"] for a in answers] == [True, True, False, True, True]
    assert answers[1] == answers[3]
    assert len(answers[2]["message"]) < 300


def test_noise():
    rng = Random(1)
    lines = [bytes(rng.choices(b" \tacdt5HX-{}[]\",:\xe2\0", k=30)) for _ in range(500)]
    lines += [b"act " + bytes(rng.choices(b" adlyX5H-0", k=12)) for _ in range(500)]
    answers = run(b"new rami40 seed=1\n" + b"\n".join(lines) + b"\nshow\n")
    assert len(answers) == 1002
    assert answers[-1]["ok"]


def test_a_reader_who_leaves_ends_it_quietly():
    with subprocess.Popen(
        _COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as program:
        program.stdin.write(b"new simple\n")
        program.stdin.flush()
        assert json.loads(program.stdout.readline()) == {"ok": True}
        program.stdout.close()
        try:
            program.stdin.write(b"show\n" * 1000)
            program.stdin.close()
        except BrokenPipeError:
            pass
        assert program.wait(timeout=60) == 0
        assert program.stderr.read() == b""


@pytest.mark.skipif(sys.platform == "win32", reason="closes a stream by shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_closed_streams(closed):
    line = "echo show | %s -m tools.table %s" % (sys.executable, closed)
    done = subprocess.run(["sh", "-c", line], capture_output=True, cwd=ROOT, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_an_argument_is_refused_in_a_line():
    done = subprocess.run([*_COMMAND, "simple"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 2
    assert not done.stdout
    assert done.stderr.splitlines()[-1].endswith("unrecognized arguments: simple")
