import os

import pytest

from tests.conftest import skip_tier
from tests.emulated import figures as taken
from tests.emulated import pico

_FIGURES = taken.Figures()


def pytest_collection_modifyitems(items):
    for item in items:
        if "emulated" in item.path.parts:
            item.add_marker("t3")


@pytest.fixture(scope="session", autouse=True)
def firmware():
    """Skips all of this folder where no Pico can be emulated."""
    reason = pico.missing()
    if reason:
        skip_tier("t3", reason)


@pytest.fixture(scope="session")
def figures():
    """Where tests leave what they measured: see `figures.Figures.add`."""
    return _FIGURES


def pytest_terminal_summary(terminalreporter):
    if _FIGURES.lines:
        terminalreporter.section("figures of the emulated Pico")
        terminalreporter.line(_FIGURES.table())


def pytest_sessionfinish():
    if os.environ.get("RAMI_FIGURES") and _FIGURES.lines:
        taken.write(_FIGURES)
