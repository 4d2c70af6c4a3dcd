"""The same work in MicroPython's unix port, and how many instructions a unit of it takes there."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests import vm

# `clock.rate` again, by wall time, since the port has no clock of CPU time.
_RATES = """
import time, work

def once(f):
    units = 0
    start = time.ticks_us()
    while True:
        units += f()
        spent = time.ticks_diff(time.ticks_us(), start)
        if spent > 300000:
            return units * 1000000 / spent

for name, make, arguments in work.FIGURES:
    f = make(*arguments)
    f()
    print(name, sorted([once(f) for _ in range(5)])[2], sep="\\t")
"""
_REPEATED = """
import work
name, make, arguments = work.FIGURES[%d]
f = make(*arguments)
print(f())
for _ in range(%d):
    f()
"""
_REPEATS = 3


def _files():
    work = (vm.ROOT / "tools" / "bench" / "work.py").read_bytes()
    return vm.compiled(vm.sources("engine") | {"work.py": work})


def unix():
    """{figure: units a second} in the unix port."""
    text = vm.Unix().run(_RATES, _files(), timeout=300)
    rows = [line.split("\t") for line in text.splitlines()]
    return {name: float(value) for name, value in rows}


def valgrind_missing():
    """None, or why no instruction can be counted."""
    return None if shutil.which("valgrind") else "no valgrind"


def instructions(number):
    """Instructions that a unit of figure `number` takes in the unix port: the difference of two
    runs under callgrind, which counts the same at every run on one machine."""
    with tempfile.TemporaryDirectory() as folder:
        vm.unpack(_files(), Path(folder))
        units, once = _count(folder, number, 0)
        _, more = _count(folder, number, _REPEATS)
    return (more - once) / (units * _REPEATS)


def _count(folder, number, repeats):
    """(units of one call, instructions of the whole run)."""
    script, out = Path(folder, "__script__.py"), Path(folder, "callgrind.out")
    script.write_text(_REPEATED % (number, repeats))
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=%s" % out]
    environment = dict(os.environ, MICROPYPATH=folder, PYTHONHASHSEED="0")
    done = subprocess.run(
        command + vm.unix_command(script),
        capture_output=True,
        text=True,
        timeout=600,
        env=environment,
    )
    total = re.search(r"^(?:summary|totals): (\d+)", out.read_text(), re.MULTILINE)
    if done.returncode or total is None:
        raise vm.VmError("callgrind: " + done.stderr[-2000:])
    return int(done.stdout.split()[0]), int(total[1])
