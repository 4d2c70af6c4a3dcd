"""`make lint` and `make size`: which world a file belongs to, and what is measured."""

import pytest
from rich.console import Console

from tests import vm
from tools import build, lint, size

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
    assert size.module_name("engine/bots/__init__.mpy") == "engine.bots"


def test_heap_cost_of_an_import(wasm):
    files = {
        "small.py": b"x = 1",
        "big.py": b"x = bytes(b'%s')" % (b"0123456789" * 400),
        "lame.py": b"import pins_of_some_board",
        "pack/__init__.py": b"from pack import inner\nx = inner.x",
        "pack/inner.py": b"x = bytes(2000)",
    }
    order = ["small", "big", "lame", "pack.inner", "pack"]
    costs = size.heap_costs(order, vm.compiled(files))
    heap = {name: cost[0] for name, cost in costs.items()}
    assert list(heap) == ["small", "big", "pack.inner", "pack"]
    assert heap["small"] < 600 > heap["pack"]
    assert 4000 < heap["big"] < 5000
    assert 2000 < heap["pack.inner"] < 2600


def test_a_group_counts_what_its_modules_import():
    rows = [(name, 100, 200, 20) for name in TOY]
    groups = {"app": (("app",), 50), "absent": (("app", "ghost"), 0)}
    found = list(size.group_rows(rows, TOY, groups))
    assert found == [("app", 400, 50, 800)]


def test_a_state_of_more_players_is_larger(wasm):
    engine = vm.compiled(vm.sources("engine"))
    assert size.state_bytes("rami51", 2, engine) < size.state_bytes("rami51", 6, engine)


def test_a_budget_that_is_missed_is_said_without_colours(capsys):
    rows = [("small", 1, 2000, 2000), ("large", 1, 2000, 2001), ("free", 1, 0, 9999)]
    size.print_groups(Console(no_color=True), rows)
    said = [line for line in capsys.readouterr().out.splitlines() if "missed" in line]
    assert [line.split()[1] for line in said] == ["large"]


@pytest.mark.parametrize("board", ["pico_oled", "picosystem"])
def test_a_board_has_room_for_the_game_in_one_language(board):
    assert size.one_language(build.files(board)) <= size._ONE_LANGUAGE


def test_engine_solver_and_bots_fit_in_ram(wasm):
    sources, files = size.read("picosystem")
    roots, most = size.GROUPS["rules, solver, bots"]
    costs = size.heap_costs(size.members(roots, sources), files)
    assert most * 0.8 < sum(heap for heap, _ in costs.values()) <= most
