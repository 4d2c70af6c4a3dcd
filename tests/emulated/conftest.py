import pytest

from tests.conftest import skip_tier
from tests.emulated import pico


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
