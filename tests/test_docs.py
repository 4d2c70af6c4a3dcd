"""What the documents name exists: commands, modules, files, links; what they show comes out."""

import importlib.util
import json
import re

import pytest
from PIL import Image

from tests.vm import ROOT
from tools import sheet
from tools.table import Table

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
READMES = sorted(ROOT.glob("README*.md"))

_FENCE = re.compile(r"^```[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_MAKE = re.compile(r"\bmake (?:[A-Z_]+=\S+ )*([a-z][a-z-]*)")
_MODULE = re.compile(r"python[\d.]* (?:\S+ )*?-m ([\w.]+)")
_PATH = re.compile(r"(?:\.ci|docs|engine|firmware|hw|tests|tools)/[\w./-]*[\w/]")
_PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_TABLE = re.compile(r"^\$ \S+ -m tools\.table\n(.*?)^```$", re.MULTILINE | re.DOTALL)

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda p: p.relative_to(ROOT).as_posix())


def code(page):
    """What a page sets in code, blocks and spans, one a line."""
    text = page.read_text(encoding="utf-8")
    return "\n".join(_FENCE.findall(text) + _SPAN.findall(_FENCE.sub("", text)))


def targets():
    lines = (ROOT / "Makefile").read_text(encoding="utf-8").splitlines()
    return {line.split(":")[0] for line in lines if re.match(r"[a-z][a-z-]*:", line)}


def slug(heading):
    """The anchor that a heading gets."""
    return re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")


def anchors(page):
    return {
        slug(line.lstrip("# "))
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.startswith("#")
    }


def exists(name):
    """Whether a file, a folder or a module is there."""
    return (ROOT / name).exists() or (ROOT / (name + ".py")).exists()


@every_page
def test_make_targets_exist(page):
    assert set(_MAKE.findall(code(page))) <= targets()


@every_page
def test_modules_exist(page):
    assert not [m for m in _MODULE.findall(code(page)) if importlib.util.find_spec(m) is None]


@every_page
def test_named_files_exist(page):
    named = sorted(span for span in code(page).split() if _PATH.fullmatch(span))
    assert not [name for name in named if not exists(name)]


@every_page
def test_links_lead_somewhere(page):
    for link in _LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link:
            path, _, anchor = link.partition("#")
            there = page.parent / path if path else page
            assert there.exists(), link
            assert not anchor or anchor in anchors(there), link


def test_the_index_has_every_page():
    linked = _LINK.findall((ROOT / "docs" / "README.md").read_text(encoding="utf-8"))
    pages = {path.name for path in (ROOT / "docs").glob("*.md")} - {"README.md"}
    assert pages <= set(linked)


def test_the_page_of_the_engine_has_every_module():
    rows = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8").splitlines()
    told = {name for row in rows if row.startswith("| `") for name in _SPAN.findall(row)}
    modules = {path.stem for path in (ROOT / "engine").glob("*.py")} - {"__init__"}
    assert modules - told == set()


def blocks(readme):
    """A README's code blocks, the remarks after # left out."""
    found = _FENCE.findall(readme.read_text(encoding="utf-8"))
    return [re.sub(r" +# .*", "", block) for block in found]


def headings(readme):
    return len(re.findall(r"^##? ", readme.read_text(encoding="utf-8"), re.MULTILINE))


def links(readme):
    """Where a README links to, its own translations left out."""
    found = set(_LINK.findall(readme.read_text(encoding="utf-8")))
    return {link for link in found if not link.startswith("README")}


@pytest.mark.parametrize("readme", READMES, ids=lambda p: p.name)
def test_readmes_say_the_same_in_every_language(readme):
    english = ROOT / "README.md"
    assert blocks(readme) == blocks(english)
    assert links(readme) == links(english)
    assert headings(readme) == headings(english)


def test_the_readme_shows_what_the_table_answers():
    shown = _TABLE.search((ROOT / "README.md").read_text(encoding="utf-8"))[1].splitlines()
    table = Table()
    for command, answer in zip(shown[::2], shown[1::2], strict=True):
        got = table.handle(command)
        start, _, _ = answer.partition("…")
        assert as_line(got).startswith(start)


def as_line(answer):
    """An answer as the protocol writes it."""
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":"))


def test_the_round_in_code_is_played_to_its_end(capsys):
    exec(_PYTHON.search((ROOT / "docs" / "engine.md").read_text(encoding="utf-8"))[1], {})
    winner, _, _ = capsys.readouterr().out.partition(" ")
    assert winner in ("0", "1")


def test_the_picture_is_joined_from_the_golden_screens():
    """If not: `python -m tools.sheet`."""
    made = sheet.joined([[sheet.opened(*one) for one in row] for row in sheet.ROWS])
    there = Image.open(sheet.PICTURE).convert("RGB")
    assert there.size == made.size
    assert there.tobytes() == made.tobytes()
