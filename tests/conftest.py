"""The tiers: fixtures that start a VM, and the summary of what ran and what did not.

`RAMI_REQUIRE=t1,t2` makes a tier that cannot run here an error instead of a skip; a `RAMI_UF2`
that names no file is an error before any test.
"""

import os
from pathlib import Path

import pytest

from firmware import words
from tests import chromium, vm, web

_TIERS = {
    "t0": "CPython",
    "t1": "MicroPython, unix port",
    "t2": "MicroPython, 32-bit wasm port",
    "t3": "firmware in an emulated RP2040",
    "t4": "firmware on a real board",
    "t5": "browser page in Chromium",
}
# The first that a test asks for counts.
_FIXTURES = {"browser": "t5", "unix": "t1", "wasm": "t2", "page": "t2"}
_SHOWN = {"passed": "passed", "failed": "failed", "error": "errors", "skipped": "skipped"}


def skip_tier(tier, reason):
    """Skip the running test, or fail it when RAMI_REQUIRE names its tier."""
    if tier in os.environ.get("RAMI_REQUIRE", "").lower().split(","):
        pytest.fail("%s is required (RAMI_REQUIRE): %s" % (tier.upper(), reason), pytrace=False)
    pytest.skip(reason)


def _ready(machine):
    if machine.missing:
        skip_tier(machine.tier, machine.missing)
    return machine


@pytest.fixture(scope="session")
def unix():
    """MicroPython's unix port: see `vm.Unix.run`."""
    return _ready(vm.Unix())


@pytest.fixture(scope="session")
def wasm():
    """MicroPython's wasm port: see `vm.Wasm.run`."""
    return _ready(vm.Wasm())


@pytest.fixture(scope="session")
def page(wasm, tmp_path_factory):
    """The folder of `make play-web`, and its machine in Node: see `web.Page`."""
    from tools.simulator.web import build

    return web.Page(build.write(tmp_path_factory.mktemp("page") / "web"))


@pytest.fixture(scope="session")
def browser(request):
    """The page in this machine's Chromium: see `chromium.Chromium`."""
    machine = _ready(chromium.Chromium())
    with machine.started(request.getfixturevalue("page").folder):
        yield machine


@pytest.fixture(
    scope="session",
    params=[
        pytest.param(vm.Unix, marks=pytest.mark.t1, id="unix"),
        pytest.param(vm.Wasm, marks=pytest.mark.t2, id="wasm"),
    ],
)
def machine(request):
    """Both ports, one after the other."""
    return _ready(request.param())


@pytest.fixture(autouse=True)
def _spanish_again():
    """A test that loads another language leaves the first one."""
    yield
    if words.language != words.LANGUAGES[0]:
        words.load(words.LANGUAGES[0])


def pytest_configure():
    path = os.environ.get("RAMI_UF2")
    if path and not Path(path).is_file():
        raise pytest.UsageError("RAMI_UF2 names no file: " + path)


def pytest_collection_modifyitems(items):
    for item in items:
        names = getattr(item, "fixturenames", ())
        for tier in [tier for fixture, tier in _FIXTURES.items() if fixture in names][:1]:
            item.add_marker(tier)


def _tier(report):
    return next((tier for tier in _TIERS if tier in report.keywords), "t0")


def _reason(report):
    """Why a test was skipped: pytest keeps (file, line, reason) there."""
    if isinstance(report.longrepr, tuple):
        return report.longrepr[2].removeprefix("Skipped: ")
    return str(report.longrepr)


def _line(counts, reasons):
    if not counts:
        return "no test of this run"
    text = ", ".join("%d %s" % (counts[name], name) for name in _SHOWN.values() if name in counts)
    return text + "".join("\n      skipped: " + reason for reason in sorted(reasons))


def pytest_terminal_summary(terminalreporter):
    counts = {tier: {} for tier in _TIERS}
    reasons = {tier: set() for tier in _TIERS}
    for outcome, name in _SHOWN.items():
        for report in terminalreporter.stats.get(outcome, []):
            if not hasattr(report, "keywords"):
                continue
            tier = _tier(report)
            counts[tier][name] = counts[tier].get(name, 0) + 1
            if outcome == "skipped":
                reasons[tier].add(_reason(report))
    terminalreporter.section("tiers")
    for tier, what in _TIERS.items():
        line = _line(counts[tier], reasons[tier])
        terminalreporter.line("%s  %-32s %s" % (tier.upper(), what, line))
