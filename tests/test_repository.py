"""What must hold for every file: who imports whom, and nothing that only one machine has."""

import ast
import re
import subprocess

import pytest

from tests.vm import ROOT
from tools.lint import imported

# Absolute folders of somebody's machine, as opposed to those of the device (/data, /assets).
_MACHINE_PATH = re.compile(r"(?<![\w./~-])/(?:home|root|Users|work|tmp)/\w")
_TEXT = {".py", ".md", ".toml", ".txt", ".mjs", ".js", ".json", ".html", ".yml", ""}


def tracked():
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True)
    if done.returncode:
        return []
    paths = [ROOT / name for name in done.stdout.decode().split("\0") if name]
    return [path for path in paths if path.is_file() and path.suffix in _TEXT]


def engine_files():
    return sorted((ROOT / "engine").rglob("*.py"))


@pytest.mark.parametrize("path", engine_files(), ids=lambda p: p.relative_to(ROOT).as_posix())
def test_engine_imports_only_itself(path):
    assert imported(path.read_text(encoding="utf-8")) <= {"array", "engine", "micropython"}


@pytest.mark.parametrize("path", engine_files(), ids=lambda p: p.relative_to(ROOT).as_posix())
def test_engine_neither_prints_nor_opens(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not calls & {"print", "open", "input", "exec", "eval"}


def test_no_file_names_a_folder_of_one_machine():
    found = [
        "%s:%d" % (path.relative_to(ROOT), number)
        for path in tracked()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if _MACHINE_PATH.search(line)
    ]
    assert not found


@pytest.mark.parametrize("name", ["constraints.txt", "tests/node/package-lock.json"])
def test_locks_record_no_download_address(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text


def test_every_constraint_is_exact():
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.lstrip().startswith("#")]
    assert pins
    assert not [line for line in pins if not re.match(r"[A-Za-z0-9._-]+==[^=\s]+( ;.*)?$", line)]
