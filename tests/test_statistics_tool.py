"""The statistics of a backup, for people."""

import csv
import io
import zipfile

import pytest

from engine import bots
from engine.rulesets import VARIANTS
from firmware import stats
from hw.storage import Slots
from tests.disk import Disk
from tests.person import Person
from tools import statistics

HARD = bots.LEVELS.index("hard")


@pytest.fixture
def backup(tmp_path):
    """Makes a backup of a device with some counters."""

    def made(**counters):
        disk = Disk()
        files = Slots(disk)
        data = stats.load(files)
        for name, n in counters.items():
            stats._set(data, VARIANTS.index("talaj51"), HARD, getattr(stats, name), n)
        files.save(stats.NAME, data)
        path = tmp_path / "saves.zip"
        with zipfile.ZipFile(path, "w") as archive:
            for name, content in disk.files.items():
                archive.writestr(name, content)
        return path

    return made


def test_what_was_played_is_a_line_of_figures(backup, capsys):
    path = backup(ROUNDS=12, ROUNDS_WON=7, MATCHES=3, MATCHES_WON=2, BEST=4, PAID=99, OPENED=9)
    statistics.main([str(path), "--csv"])
    heading, line = csv.reader(io.StringIO(capsys.readouterr().out))
    shown = dict(zip(heading, line, strict=True))
    assert (shown["game"], shown["rivals"]) == ("talaj51", "hard")
    assert (shown["matches"], shown["won"]) == ("3", "2")
    assert (shown["rounds"], shown["rounds won"]) == ("12", "7")
    assert (shown["longest streak"], shown["points paid"], shown["opened"]) == ("4", "99", "9")


def test_the_table_has_all_of_it(backup, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "120")
    statistics.main([str(backup(ROUNDS=12, ROUNDS_WON=7))])
    out = capsys.readouterr().out
    assert all(heading in out for heading in statistics.HEADINGS)
    assert "12" in out and "talaj51" in out


def test_a_match_that_was_played_is_in_it():
    """What the application keeps is what the tool reads."""
    person = Person(3, 2, draws=9).begin().play_match()
    (row,) = statistics.rows(person.desk)
    shown = dict(zip(statistics.HEADINGS, row, strict=True))
    assert (shown["game"], shown["rivals"], shown["matches"]) == ("rami40", bots.LEVELS[0], 1)
    assert shown["rounds"] == 4


def test_a_backup_without_statistics_is_told(backup):
    with pytest.raises(SystemExit, match="has no statistics"):
        statistics.main([str(backup())])


def test_a_backup_that_is_missing_is_told(tmp_path):
    with pytest.raises(SystemExit, match="There is no"):
        statistics.main([str(tmp_path / "none.zip")])
