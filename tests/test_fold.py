"""Constants that the build folds: numbers for names, and nothing else changes."""

import ast
import binascii

import pytest

from tests import vm
from tests.device import rounds
from tools import build, fold, shorten

_BOTS = """
import binascii, rounds
table = rounds.Table(*%r, lambda: 0)
table.play_match(bytearray(16), 2)
print(list(table.state.scores), binascii.crc32(table.acts))
"""


def folded(**sources):
    files = {name + ".py": source.encode() for name, source in sources.items()}
    return {path[:-3]: source.decode() for path, source in fold.folded(files).items()}


def test_an_imported_constant_becomes_its_number_and_its_import_goes():
    files = folded(
        a="from x import const\nA = const(5)\n_B = const(2)\nC = const(_B - A)\ndef f(): pass\n",
        b="from a import (\n    A,\n    C,\n    f,\n)\nprint(A, C, f)\n",
    )
    assert files["a"] == "pass\n\n_B = const(2)\n\ndef f(): pass\n"
    assert files["b"] == "from a import f\n\n\n\n\nprint(5, (-3), f)\n"


def test_a_constant_of_an_imported_module_becomes_its_number():
    files = folded(
        **{"p/a": "X = const(5)\ny = 1\n", "p/b": "from p import a\nprint(a.X)\n"},
        c="from p import a\nprint(a.X, a.y)\n",
    )
    assert files["p/b"] == "pass\nprint(5)\n"
    assert files["c"] == "from p import a\nprint(5, a.y)\n"


def test_a_constant_that_was_imported_can_be_imported_again():
    files = folded(
        a="X = const(5)\n",
        b='from a import X\n__all__ = ("X",)\n',
        c="from b import X\nprint(X)\n",
    )
    assert files["c"] == "pass\nprint(5)\n"


@pytest.fixture(scope="module")
def installed():
    return {
        path[:-3].replace("/__init__", "").replace("/", "."): ast.parse(source)
        for path, source in build.names(build.DEFAULT_BOARD).shortened().items()
    }


def _top_level(tree):
    """The names that a module has."""
    found = set()
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            found.update(alias.asname or alias.name for alias in node.names)
        elif isinstance(node, (ast.Assign, ast.For, ast.If, ast.Try)):
            stored = [n for n in ast.walk(node) if isinstance(n, (ast.Name, ast.alias))]
            found.update(n.id if isinstance(n, ast.Name) else n.name for n in stored)
    return found


def test_no_installed_module_asks_another_for_a_name_that_went(installed):
    names = {name: _top_level(tree) for name, tree in installed.items()}
    for name, tree in installed.items():
        aliases = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module in installed:
                for alias in node.names:
                    whole = node.module + "." + alias.name
                    aliases[alias.asname or alias.name] = whole
                    if whole != "hw.fbhost":  # for the PC only
                        assert whole in installed or alias.name in names[node.module], whole
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                module = aliases.get(node.value.id)
                if module in installed:
                    assert node.attr in names[module], (name, module, node.attr)


def test_no_installed_module_goes_by_a_second_name(installed):
    """`p = palette; p.FELT` would not be folded, and the name has gone."""
    for name, tree in installed.items():
        modules = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
            if "%s.%s" % (node.module, alias.name) in installed
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Name):
                assert node.value.id not in modules, (name, node.value.id)


@pytest.mark.parametrize("table", [("talaj71", 4, "hard"), ("rami51", 3, "easy")])
def test_bots_play_the_same_in_modules_as_they_are_installed(unix, table):
    names = shorten.Names(fold.folded(vm.sources()))
    files = vm.compiled(names.shortened(), "-O3")
    there = unix.run(names.script(_BOTS % (table,)), files, timeout=120)
    here = rounds.Table(*table, lambda: 0)
    here.play_match(bytearray(16), 2)
    assert there == "%s %d\n" % (list(here.state.scores), binascii.crc32(here.acts))
