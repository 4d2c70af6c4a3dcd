"""What the tools say to words, files and packages that are not what they need: one line."""

import argparse
import importlib
import subprocess
import sys

import pytest

from tests.vm import ROOT
from tools import board, cli
from tools.arena import players
from tools.flash import FlashError

_WITHOUT = ("assets.__main__", "bench.__main__", "golden", "lint", "pins", "sheet", "wear")


@pytest.mark.parametrize("tool", _WITHOUT)
def test_a_tool_that_takes_no_words_refuses_them(tool, capsys):
    with pytest.raises(SystemExit):
        importlib.import_module("tools." + tool).main(["foo"])
    assert "unrecognized arguments: foo" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["0", "-3", "x", "nan", ""])
def test_a_number_that_is_none_or_too_small_is_refused(text):
    with pytest.raises(argparse.ArgumentTypeError):
        cli.at_least(1, float)(text)
    assert cli.at_least(1)("1") == 1


@pytest.mark.parametrize("package", ["littlefs", "PIL"])
def test_a_package_that_is_not_installed_is_told_with_the_way_out(package):
    script = (
        "import sys; sys.modules[%r] = None; import runpy; "
        "runpy.run_module('tools.%s', run_name='__main__')"
    ) % (package, {"littlefs": "wear", "PIL": "sheet"}[package])
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith(package + " is not installed") and "make setup" in done.stderr


_STOPPED = {
    "nobody reads on": "import os; r, w = os.pipe(); os.close(r); os.write(w, bytes(1))",
    "Ctrl-C": "raise KeyboardInterrupt",
}


@pytest.mark.parametrize("script", _STOPPED.values(), ids=_STOPPED)
def test_a_tool_that_is_stopped_ends_without_a_traceback(script):
    command = [sys.executable, "-c", "import tools; " + script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode and not done.stderr


@pytest.mark.parametrize(
    "name, why",
    [
        ('bot:"', "quotation"),
        ("bot:", "command of a program"),
        ("row:1,2", "whole numbers"),
        ("row:--1" + ",0" * 17, "whole numbers"),
        ("nobody", "no player"),
    ],
)
def test_a_player_that_there_is_not_is_named(name, why):
    assert why in players.check(name)


@pytest.mark.parametrize("what", ["backup", "restore"])
def test_a_file_is_looked_at_before_a_board_is(what, tmp_path):
    """Without a board the message would be that there is none."""
    with pytest.raises(SystemExit, match="folder|directory|exists"):
        board.main([what, str(tmp_path), "--port", "none"])


def test_a_backup_needs_a_folder(tmp_path):
    with pytest.raises(FlashError, match="no folder"):
        board.check_new(tmp_path / "none" / "saves.zip")
