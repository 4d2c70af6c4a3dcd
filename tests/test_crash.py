"""tools/crash: a report with its names and a match that can be played on."""

import json
import zipfile
from binascii import hexlify

import pytest

from engine import position
from firmware import saves
from hw.buttons import A
from hw.storage import Slots
from tests.disk import Disk
from tests.test_saves import on_turn
from tools import build, crash
from tools.table.table import Table

TRACE = 'Traceback (most recent call last):\n  File "turn", in any\nValueError: 7\n'
LONG = TRACE.replace("turn", "engine/turn.py").replace("any", "_in_draw")
NAMES = {"turn": ("engine/turn.py", {"any": "_in_draw"})}


@pytest.fixture
def person():
    """Someone who has drawn: an act that can be taken back, or a card from the stock."""
    person = on_turn()
    person.app.press(A)
    person.app.tick(20)
    return person


def report(person):
    return TRACE + "match " + hexlify(person.desk.files[saves.NAME]).decode() + "\n"


def test_the_match_of_a_report_can_be_played_on(person):
    lines = list(crash.told(report(person), NAMES))
    assert lines[:3] == LONG.splitlines()
    table = Table()
    for line in lines[3:]:
        assert table.handle(line)["ok"], line
    assert table.handle("show")["position"] == json.loads(json.dumps(position.show(person.state)))


def test_acts_that_can_be_taken_back_follow_the_position_before_them():
    person = on_turn(variant=4)
    state = person.state
    while not state.nlog:
        person.step()
        person.until_mine()
    person.app.session.settle()
    kept = person.desk.files[saves.NAME]
    *_, act = crash.match(kept)
    assert act.startswith("act ")


@pytest.mark.parametrize("kind", ["text", "copy", "backup"])
def test_a_report_is_read_from_whatever_it_was_kept_in(tmp_path, person, kind):
    path = tmp_path / "kept"
    disk = Disk()
    Slots(disk).save("crash", report(person).encode())
    if kind == "text":
        path.write_text(report(person))
    elif kind == "copy":
        path.write_bytes(disk.files["crash.0"])
    else:
        with zipfile.ZipFile(path, "w") as archive:
            for name, data in disk.files.items():
                archive.writestr(name, data)
    assert crash.read(path) == report(person)


def test_a_match_that_cannot_be_read_is_said(capsys, tmp_path):
    (tmp_path / "report").write_text(TRACE + "match 4d00\n")
    crash.main([str(tmp_path / "report")])
    assert capsys.readouterr().out.endswith("# a match that this version cannot read\n")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "There is no"),
        (b"\xff\xfe\xff", "is no text"),
        (b"# Rami\n\nA card game.\n", "is no report"),
        (b"", "is no report"),
        ("zip", "has no crash in it"),
    ],
)
def test_what_is_no_report_is_refused_in_a_line(tmp_path, data, said):
    path = tmp_path / "kept"
    if data == "zip":
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("settings.0", b"")
    elif data is not None:
        path.write_bytes(data)
    with pytest.raises(SystemExit, match=said):
        crash.main([str(path)])


def test_the_line_of_the_screen_is_a_report_too(capsys, tmp_path):
    changed = build.names("pico_oled").long()["turn"][1]
    short = {name: short for short, name in changed.items()}["draw_stock"]
    (tmp_path / "report").write_text("turn %s\nValueError: 7\n" % short)
    crash.main([str(tmp_path / "report")])
    assert capsys.readouterr().out == "engine/turn.py draw_stock\nValueError: 7\n"
