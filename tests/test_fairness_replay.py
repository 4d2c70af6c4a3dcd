"""tools/fairness and tools/replay: what the device shows and keeps, looked at on a PC."""

import io
import json
import zipfile

import pytest

from engine import position
from firmware import again, fair, saves
from firmware.screens import fairness as screen
from hw.boards import sim
from hw.storage import Slots
from tests.disk import Disk
from tests.person import Person
from tools import fairness, replay
from tools.desk import Desk

ROUND = """\
# the transcript of docs/protocol.md
new talaj51 format=1v1 dealer=0 seed=5 cut=7
act discard {card}
> act draw stock
"""


@pytest.fixture(scope="module", params=[(0, 2), (1, 4), (4, 3)], ids=str)
def played(request):
    """A person whose first round is over."""
    person = Person(*request.param, draws=9).begin()
    while person.top != "score":
        person.step()
    return person


def test_the_devices_code_gives_the_promised_deal(played):
    session = played.app.session
    state, seed = fairness.read(screen.code(session).decode())
    assert seed == session.seed()
    assert fairness.commitment(seed) == fair.commitment(session.seed()).hex()
    text = "\n".join(fairness.report(state, seed))
    assert text.count("seat ") == 1 + session.rules.players
    cards = [word for line in text.splitlines()[3:] for word in line.split()[1:]]
    digits = [word for word in cards if word.isdigit()]
    assert len(cards) - len(digits) == session.rules.cards


def test_the_commitment_is_compared(played, capsys):
    code = screen.code(played.app.session).decode()
    promised = fair.commitment(played.app.session.seed()).hex()
    fairness.main([code, "--commitment", promised[:32].upper() + "\n" + promised[32:]])
    assert "fixed before the cut" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="not what was promised"):
        fairness.main([code, "--commitment", promised[:-1] + "x"])


def test_another_seed_deals_another_round():
    codes = ["%032X/1204/0/7" % n for n in (5, 6)]
    hands = [position.show(fairness.read(code)[0])["hands"] for code in codes]
    assert hands[0] != hands[1]


_VARIANT = "There is no such game"


@pytest.mark.parametrize(
    "code, message",
    [
        ("", "No code"),
        ("0" * 31 + "/1204/0/7", "No code"),
        ("0" * 32 + "/9204/0/7", _VARIANT),
        ("0" * 32 + "/1304/0/7", _VARIANT),
        ("0" * 32 + "/1205/0/7", "not played with 5 jokers"),
        ("0" * 32 + "/1204/2/7", "out of range"),
        ("0" * 32 + "/1204/0/108", "out of range"),
    ],
)
def test_what_is_no_code_is_told_in_a_line(code, message):
    with pytest.raises(SystemExit, match=message):
        fairness.main([code])


@pytest.fixture
def file(tmp_path):
    """A round of one turn and a draw."""
    first = list(replay.steps(ROUND.splitlines()[:2]))[0][2]
    path = tmp_path / "round.txt"
    path.write_text(ROUND.format(card=first["hands"][0][0]))
    return path


def test_a_round_is_stepped_through(file, monkeypatch, capsys):
    monkeypatch.setattr("builtins.input", lambda: "")
    replay.main([str(file)])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if line[0] != " "] == ["0", "1", "2"]
    assert [line[:4] for line in lines if line.startswith(" >")] == [" > 0", " > 1", " > 1"]


@pytest.mark.parametrize("typed", ["q\n", " Q \n", ""])
def test_it_ends_when_asked_or_when_nothing_more_is_typed(file, typed, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    replay.main([str(file)])
    assert "1  act" not in capsys.readouterr().out


def test_one_step_or_all_are_printed(file, capsys):
    replay.main([str(file), "--all"])
    everything = capsys.readouterr().out
    parts = []
    for at in range(3):
        replay.main([str(file), "--at", str(at)])
        parts.append(capsys.readouterr().out)
    assert everything == "".join(parts)
    with pytest.raises(SystemExit, match="steps 0 to 2"):
        replay.main([str(file), "--at", "3"])


def test_a_wrong_line_is_named_with_its_rule(tmp_path):
    path = tmp_path / "round.txt"
    path.write_text("new talaj51 dealer=0 seed=5\nact draw stock\n")
    with pytest.raises(SystemExit, match="^Line 2, act draw stock: .*T-TURN"):
        replay.main([str(path)])


def test_a_picture_shows_the_position(file, tmp_path):
    for size, wide in (("128x64", 128), ("240x240", 240)):
        replay.main([str(file), "--png", str(tmp_path / size) + ".png", "--size", size])
        from PIL import Image

        with Image.open(str(tmp_path / size) + ".png") as picture:
            assert picture.width == wide
            assert len(picture.convert("RGB").getcolors()) >= 2


def test_a_backup_shows_the_match_as_it_was_left(tmp_path, capsys):
    person = Person().begin()
    person.until_mine()
    disk = Disk()
    Slots(disk).save(saves.NAME, person.desk.load(saves.NAME))
    path = tmp_path / "rami-saves.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in disk.files.items():
            archive.writestr(name, data)
    replay.main([str(path), "--all"])
    shown = position.show(person.state)
    assert " ".join(shown["hands"][0]) in capsys.readouterr().out


def written(files, folder, kind):
    """Saves (name: bytes) as a PC gets them: what tools/replay is given."""
    disk = Disk()
    for name, data in files.items():
        Slots(disk).save(name, b"older")
        Slots(disk).save(name, data)
    if kind == "backup":
        path = folder / "rami-saves.zip"
        with zipfile.ZipFile(path, "w") as archive:
            for name, data in disk.files.items():
                archive.writestr(name, data)
        return path
    for name, data in disk.files.items():
        (folder / name).write_bytes(data)
    return folder


@pytest.mark.parametrize("kind", ["backup", "folder"])
def test_the_last_round_is_played_again_to_the_same_end(played, kind, tmp_path):
    path = written(played.desk.files, tmp_path, kind)
    found = replay.read(path, whole_round=True)
    assert found[-1][2] == json.loads(json.dumps(position.show(played.state)))
    assert found[-1][1][0]["event"] == "round_end"
    assert found[0][2]["turns"] == 0 and len(found) > 10


def test_a_stock_that_is_shuffled_again_is_given_in_its_order(tmp_path):
    """The table does not know the round's seed."""
    for number in range(40):
        desk = Desk(*sim.SIZES["128x64"])
        desk.drawn = number
        person = Person(2, 2, desk=desk, draws=30).begin()
        while person.top != "score":
            person.step()
        found = replay.read(written(desk.files, tmp_path, "backup"), whole_round=True)
        if any(step[0].startswith("position") for step in found[1:]):
            break
    assert found[-1][2] == json.loads(json.dumps(position.show(person.state)))
    assert {"event": "rebuild"} in [event for step in found for event in step[1]]


def test_a_round_is_written_as_lines_that_can_be_read(played, tmp_path):
    path = written(played.desk.files, tmp_path, "backup")
    replay.main([str(path), "--out", str(tmp_path / "round.txt")])
    lines = (tmp_path / "round.txt").read_text().splitlines()
    assert lines[0].endswith(screen.code(played.app.session).decode())
    assert replay.read(tmp_path / "round.txt") == replay.read(path, whole_round=True)


def test_a_round_of_which_a_part_is_missing_is_not_kept():
    person = Person(draws=9).begin()
    person.app.session.record.whole = 0
    while person.top != "score":
        person.step()
    assert again.PLAYED not in person.desk.files


def test_a_record_that_does_not_fit_is_told(played, tmp_path):
    data = bytearray(played.desk.files[again.PLAYED])
    for spoiled in (data[:2] + bytes((data[2] ^ 8,)) + data[3:], data[:40], b"\0\0" + data[2:]):
        path = written({again.PLAYED: bytes(spoiled)}, tmp_path, "folder")
        with pytest.raises(SystemExit, match="last round"):
            replay.main([str(path), "--round"])


def test_saves_without_a_round_say_so(tmp_path):
    path = written({"match": b"x"}, tmp_path, "folder")
    with pytest.raises(SystemExit, match="No round"):
        replay.main([str(path), "--round"])


@pytest.mark.parametrize("name", ["folder", "match.0", "match.1"])
def test_a_simulator_s_match_is_shown_as_it_was_left(played, name, tmp_path, capsys):
    folder = written(played.desk.files, tmp_path, "folder")
    (folder / "match.0").write_bytes((folder / "match.1").read_bytes())
    replay.main([str(folder if name == "folder" else folder / name), "--all"])
    assert " ".join(position.show(played.state)["hands"][0]) in capsys.readouterr().out


def test_of_a_folder_the_newer_whole_copy_counts(played, tmp_path):
    folder = written(played.desk.files, tmp_path, "folder")
    assert replay.read(folder)[0][2]["round"] == 1
    (folder / "match.1").write_bytes(b"R\1")
    with pytest.raises(SystemExit, match="no match that can be read"):  # `older` is none
        replay.main([str(folder)])
    with pytest.raises(SystemExit, match="no whole save. Name its folder"):
        replay.main([str(folder / "match.1")])


def test_what_cannot_be_read_or_written_is_told_in_a_line(file, tmp_path):
    (tmp_path / "empty").mkdir()
    with pytest.raises(SystemExit, match="no save in the folder"):
        replay.main([str(tmp_path / "empty")])
    with pytest.raises(SystemExit, match="There is no .*none"):
        replay.main([str(tmp_path / "none")])
    with pytest.raises(SystemExit, match="directory"):
        replay.main([str(file), "--png", str(tmp_path)])


def test_a_damaged_archive_is_told(played, tmp_path):
    path = written(played.desk.files, tmp_path, "backup")
    data = bytearray(path.read_bytes())
    data[data.index(b"match.1") + 60] ^= 1
    path.write_bytes(data)
    with pytest.raises(SystemExit, match="damaged archive"):
        replay.main([str(path)])


@pytest.mark.parametrize("data", [b"\xff\xfe", b"", b"# nothing\n"])
def test_other_files_are_refused_in_a_line(data, tmp_path):
    path = tmp_path / "x"
    with pytest.raises(SystemExit, match="x"):
        replay.main([str(path)])
    path.write_bytes(data)
    with pytest.raises(SystemExit, match="neither text nor saves|no command of the table"):
        replay.main([str(path)])
