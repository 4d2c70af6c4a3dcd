"""The browser page without a browser: its folder, its server, and its machine held against the
simulator."""

import functools
import io
import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
import zipfile

import pytest

from firmware import words
from firmware.app import App
from hw.boards import sim
from hw.buttons import DOWN, LEFT, RIGHT, UP, A, B, X
from tests import web
from tests.vm import ROOT, finished
from tests.web import SHOT, Twin, tap, wait
from tools import node, saved
from tools.simulator import device
from tools.simulator.web import __main__ as command
from tools.simulator.web import build, serve

# From the title to the table, where the dealer discards; a turn; a look around.
MATCH = (tap(A, A, A), wait(1), tap(A, A), wait(4))
TURN = (tap(A, RIGHT, A, A), wait(4), tap(X, UP, LEFT, DOWN, B))


def script(page, text, stdin=b""):
    """What a script prints that imports the page's modules in Node."""
    path = page.folder / "script.js"
    path.write_text(text, encoding="utf-8")
    return finished([*node.node(), str(path)], stdin, 20, None, page.folder)


# the machine


@pytest.mark.parametrize(
    "size, language",
    [("240x240", "ar"), ("240x135", "es"), ("128x64", "fr"), ("72x40", "en")],
)
def test_the_page_shows_what_the_simulator_shows(page, size, language):
    """Pixel by pixel, after every press of a deal and a turn."""
    steps = (*MATCH, *TURN)
    shown, wanted = page.run(size, language, *steps).shots, Twin(size, language).run(*steps).shots
    assert [a == b for a, b in zip(shown, wanted, strict=True)] == [True] * len(wanted)
    assert len(set(shown)) > 12


def test_the_game_asks_for_a_language_that_it_does_not_have(page):
    asked = page.run("128x64", "", [{"ms": 20}], SHOT, tap(DOWN, A))
    assert asked.shots[0] != page.run("128x64", "es", [{"ms": 20}], SHOT).shots[0]
    assert asked.heard("language") == ["fr"]


def test_a_match_goes_on_on_another_display_and_in_another_language(page):
    change = [{"resize": "72x40"}, {"speak": "ar"}, {"ms": 20}]
    run = page.run("240x240", "fr", *MATCH, change, SHOT)
    twin = Twin("240x240", "fr").run(*MATCH)
    twin.resize("72x40", "ar")
    assert run.shots[-1] == twin.run([{"ms": 20}], SHOT).shots[-1]
    assert run.heard("language") == ["fr", "ar"]


def test_a_match_goes_on_after_the_tab_was_closed(page, tmp_path):
    """By the page and by the simulator alike, from the files that the browser keeps."""
    files = page.run("240x135", "es", *MATCH, *TURN).files
    assert {name.split(".")[0] for name in files} >= {"match", "settings"}
    again = page.run("240x135", "", [{"ms": 20}], SHOT, tap(A), files=files)
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    twin = Twin("240x135", "es")
    twin.app = App(device.Device(device.board("240x135"), tmp_path))
    twin.desk = twin.app.device
    assert again.shots == twin.run([{"ms": 20}], SHOT, tap(A)).shots
    assert again.shots[0] != again.shots[1]


def test_what_the_browser_refuses_to_keep_fails_the_next_save_as_a_full_flash_does(page):
    """The settings keep what they were; the save after that is kept."""
    settings = (tap(DOWN, DOWN, DOWN, A), tap(DOWN))
    before = page.run("128x64", "en", *settings)
    refused = page.run("128x64", "en", *settings, [{"fail": True}], tap(A))
    once_more = page.run("128x64", "en", *settings, [{"fail": True}], tap(A, A))
    assert refused.files == before.files
    assert once_more.files != before.files


def test_taps_of_no_length_in_quick_succession_all_count(page):
    """As a touch pad makes them, or a finger while something else keeps the page busy."""
    down = DOWN.bit_length() - 1
    taps = [{"down": down}, {"up": down}] * 3 + [{"ms": 20}, *SHOT]
    assert page.run("240x240", "en", taps).shots == Twin("240x240", "en").run(taps).shots


def test_sounds_come_and_end(page):
    tones = page.run("72x40", "es", *MATCH).heard("tone")
    assert [660, 2000] in tones
    assert tones[-1][1] == 0


def test_the_picture_can_be_turned(page):
    """The last setting but two; 180 degrees are the page's business."""
    assert page.run("128x64", "en", [{"ms": 20}]).heard("flipped") == [False]
    turned = page.run("128x64", "en", tap(DOWN, DOWN, DOWN, A, *[UP] * 3, A)).heard("flipped")
    assert turned[-1] is True


# the folder


def test_the_folder_has_all_that_the_page_asks_for(page):
    there = {path.relative_to(page.folder).as_posix() for path in page.folder.rglob("*.*")}
    listed = set(json.loads((page.folder / "game.json").read_bytes())["files"])
    assert listed <= there
    for path in page.folder.glob("*.*"):
        if path.suffix in (".js", ".html", ".json") and path.name in listed - {"micropython.js"}:
            text = path.read_text(encoding="utf-8")
            named = re.findall(r"""["'](?:\./)?([a-z]+\.(?:js|json|css|svg|bin|wasm))["']""", text)
            assert set(named) <= listed, path.name


def test_nothing_is_asked_of_others(page):
    """No font, script or figure comes from elsewhere, and the browser is told so."""
    for path in (ROOT / "tools" / "simulator" / "web" / "page").iterdir():
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert "//" not in re.sub(r"(?m)^\s*//.*|\s// .*", "", text), path.name
    assert "default-src 'self'" in (page.folder / "index.html").read_text(encoding="utf-8")


def test_the_licences_go_along(page):
    assert "Damien P. George" in (page.folder / "micropython.txt").read_text(encoding="utf-8")
    assert (page.folder / "LICENSE.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert list((page.folder / "fonts").iterdir())


def test_the_page_speaks_the_languages_of_the_game(page):
    said = json.loads(script(page, "import { WORDS } from './words.js';\nprint(WORDS);" + _PRINT))
    assert set(said) == set(words.LANGUAGES)
    keys = [set(texts) for texts in said.values()]
    assert all(there == keys[0] for there in keys)
    asked = re.findall(r'data-(?:text|label|title)="(\w+)"', page_file("index.html"))
    assert set(asked) <= keys[0]


_PRINT = "\nfunction print(what) { console.log(JSON.stringify(what)); }"


def page_file(name):
    path = ROOT / "tools" / "simulator" / "web" / "page" / name
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "wished, got", [("['de','fr-CA','es']", "fr"), ("['AR-tn']", "ar"), ("['de']", ""), ("[]", "")]
)
def test_the_first_language_that_a_browser_wishes_and_the_game_has(page, wished, got):
    call = "preferred(%s, %s)" % (wished, json.dumps(words.LANGUAGES))
    text = "import { preferred } from './words.js';\nprint(%s);" % call
    assert json.loads(script(page, text + _PRINT)) == got


# backups


def test_a_backup_of_the_page_is_one_for_the_tools(page, tmp_path):
    """`make restore-saves` and tools/statistics.py read what the page writes."""
    files = page.run("72x40", "es", *MATCH).files
    text = """
import { zipped } from './zip.js';
import { readFileSync } from 'node:fs';
const files = Object.entries(JSON.parse(readFileSync(0))).map(([n, d]) => [n, Buffer.from(d)]);
process.stdout.write(Buffer.concat(zipped(files)).toString('base64'));
"""
    printed = script(page, text, json.dumps({n: list(d) for n, d in files.items()}).encode())
    path = tmp_path / "rami-saves.zip"
    path.write_bytes(web.decoded(printed))
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        assert {name: archive.read(name) for name in archive.namelist()} == files
    assert saved.those(path).load("match")


@pytest.mark.parametrize("packed", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_the_page_reads_a_backup_of_a_board(page, packed):
    files = {"match.0": bytes(range(256)) * 3, "settings.1": b"R"}
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", packed) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    read = json.loads(script(page, _READ + _PRINT, made.getvalue()))
    assert {name: bytes(data) for name, data in read} == files


@pytest.mark.parametrize("damage", [b"", b"no archive at all, but long enough for one"])
def test_the_page_refuses_what_is_no_archive(page, damage):
    assert json.loads(script(page, _READ + _PRINT, damage)) == "no archive"


def test_the_page_refuses_a_damaged_backup(page):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("match.0", b"as it was")
    damaged = made.getvalue().replace(b"as it was", b"as it wos")
    assert json.loads(script(page, _READ + _PRINT, damaged)) == "damaged"


_READ = """
import { unzipped } from './zip.js';
import { readFileSync } from 'node:fs';
try {
  print((await unzipped(new Uint8Array(readFileSync(0)))).map(([n, d]) => [n, Array.from(d)]));
} catch (error) {
  print(error.message);
}
"""


# the server


def test_files_are_served_with_their_types(page):
    with serving(page.folder) as server:
        for name, kind in (("", "text/html"), ("page.js", "text/javascript"),
                           ("micropython.wasm", "application/wasm")):  # fmt: skip
            with urllib.request.urlopen(server.address + name, timeout=5) as answer:
                assert answer.headers["Content-Type"].startswith(kind)
                assert answer.headers["Cache-Control"] == "no-cache"


def serving(folder):
    return web.serving(serve.Server(folder, 0))


def test_a_port_that_is_taken_is_told_with_the_way_out(tmp_path):
    with socket.create_server((serve.HOST, 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(SystemExit) as ended:
            command.opened(tmp_path, port)
    assert ended.value.code.startswith("Port %d: " % port)
    assert "PORT=%d." % (port + 1) in ended.value.code


def test_a_port_that_there_is_not_is_told(tmp_path):
    with pytest.raises(SystemExit, match="no port 70000"):
        command.opened(tmp_path, 70000)


def test_what_is_missing_is_told_in_a_line(monkeypatch, tmp_path):
    monkeypatch.setattr(build, "_PORT", tmp_path)
    monkeypatch.setattr(command.assets, "remake", list)
    with pytest.raises(SystemExit, match="micropython.mjs is missing: run `make play-web`"):
        command.built()


def test_the_server_says_where_it_is_and_ctrl_c_ends_it_without_a_word(wasm):
    words = [sys.executable, "-m", "tools.simulator.web", "--port", "0", "--no-open"]
    with started(words) as run:
        assert b"build/web: " in run.stdout.readline()
        address = re.search(rb"http://localhost:\d+/", run.stdout.readline())[0].decode()
        with urllib.request.urlopen(address, timeout=5) as answer:
            assert b"<title>Rami</title>" in answer.read()
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=10)
        assert (run.returncode, out.strip(), err) == (0, b"", b"")


def started(words):
    """A program that heeds Ctrl-C, even where these tests run in the background."""
    pipe = subprocess.PIPE
    heed = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    return subprocess.Popen(words, cwd=ROOT, stdout=pipe, stderr=pipe, preexec_fn=heed)


def test_the_keys_are_those_of_the_window(page):
    keys = json.loads((page.folder / "game.json").read_bytes())["keys"]
    assert keys[0] == ["ArrowUp"]
    assert keys[4:] == [["z", "Enter"], ["x", "Backspace", "Escape"], ["s"], ["a"]]


def test_the_displays_are_those_of_the_simulator(page):
    sizes = json.loads((page.folder / "game.json").read_bytes())["sizes"]
    assert {name: tuple(size) for name, size in sizes.items()} == sim.SIZES
