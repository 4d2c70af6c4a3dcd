"""`make lint` and `make size`: which world a file belongs to, and what is measured."""

from tools import lint, size

TOY = {
    "app": "from app import rules\nimport parts.low",
    "app.rules": "from parts import low",
    "parts": "",
    "parts.low": "import app.rules",
}


def test_imported_names_are_top_level_and_found_in_functions():
    source = "import os.path\ndef f():\n from hw.boards import sim\n from . import x"
    assert lint.imported(source) == {"os", "hw"}


def test_a_file_s_world_follows_from_its_imports(tmp_path):
    path = tmp_path / "display.py"
    for source, world in (
        ("import machine, framebuf", "rp2"),
        ("import displayio", "circuitpython"),
        ("import pygame\nimport board", "host"),
        ("", "rp2"),
    ):
        path.write_text(source)
        assert lint.world(path) == world


def test_a_module_is_imported_after_what_it_needs_even_in_a_ring():
    order = size.in_order(["app"], TOY)
    assert sorted(order) == sorted(TOY)
    assert order[-1] == "app"
    assert order.index("parts") < order.index("parts.low")


def test_modules_are_named_after_their_files():
    assert size.module_name("engine/bots/easy.py") == "engine.bots.easy"
    assert size.module_name("engine/bots/__init__.py") == "engine.bots"


def test_heap_cost_of_an_import(wasm):
    files = {
        "small.py": b"x = 1",
        "big.py": b"x = bytes(b'%s')" % (b"0123456789" * 400),
        "lame.py": b"import machine",
    }
    costs = size.heap_costs(["small", "big", "lame"], files)
    assert 0 < costs["small"] < 600
    assert 4000 < costs["big"] < 6000
    assert costs["lame"] is None


def test_a_group_counts_what_its_modules_import():
    rows = [(name, 100, 200) for name in TOY]
    groups = {"app": (("app",), 50), "absent": (("app", "ghost"), 0)}
    found = list(size.group_rows(rows, TOY, groups))
    assert found == [("app", 400, 800, 50)]


def test_a_state_of_more_players_is_larger(wasm):
    _, mpy = size.read(["engine"])
    assert size.state_bytes("rami51", 2, mpy) < size.state_bytes("rami51", 6, mpy)
