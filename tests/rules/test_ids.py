"""Every rule has a test that can be found by its id, and a place in docs/rulings.md."""

import ast
import re
from pathlib import Path

import pytest

from engine import names
from tests.rules import ids
from tests.vm import ROOT

_RULINGS = ROOT / "docs" / "rulings.md"


def names_here():
    """{test's name: its file} of this folder, this file left out."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name != "test_ids.py":
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found[node.name] = path.name
    return found


def test_every_rule_has_a_test():
    tested = {ids.rule_of(name) for name in names_here()}
    assert [rule for rule in ids.ALL if rule not in tested] == []


def test_every_test_here_is_named_after_a_rule():
    assert [name for name in names_here() if ids.rule_of(name) is None] == []


@pytest.mark.parametrize("rule", ids.ALL)
def test_every_rule_is_explained(rule):
    assert "**%s**" % rule in _RULINGS.read_text(encoding="utf-8")


def test_the_rulings_explain_no_other_rule():
    text = _RULINGS.read_text(encoding="utf-8")
    assert set(re.findall(r"\*\*([A-Z]-[A-Z0-9-]+)\*\*", text)) == set(ids.ALL)


def test_every_error_cites_a_rule():
    cited = {rule for error in names.ERRORS for rule in error[1:]} | set(names.OPEN_RULES)
    assert cited - {""} - {"T-OPEN"} <= set(ids.ALL)
