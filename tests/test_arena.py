"""The arena: paired games, the same figures however they are played, other programs as bots."""

import importlib.util
import json
import random
import sys

import pytest
from PIL import Image

from engine import codes
from tools.arena import __main__ as arena
from tools.arena import chart, game, players, report, run, stats
from tools.arena.game import Job, Row
from tools.table import words

EXAMPLE = "bot:%s tools/arena/example_bot.py" % sys.executable
BOT = 'bot:%s -c "%%s"' % sys.executable
ANSWER = "import sys\nfor line in sys.stdin: print('%s', flush=True)"


def rows_with(place, job, pairs=20, store=None):
    store = store or run.Store()
    with place as executor:
        assert run.run([job], pairs, store, executor)
    return store.rows(job, pairs)[0]


def interrupt_once():
    """A listener that gets Ctrl-C when the first chunk is known."""
    interrupts = [KeyboardInterrupt]

    def done():
        if interrupts:
            raise interrupts.pop()

    return done


# --- pairs


@pytest.mark.parametrize(
    "variant, n, games", [("talaj51", 2, 2), ("talaj71", 4, 2), ("rami40", 2, 2), ("rami51", 5, 5)]
)
def test_a_pair_has_a_game_for_each_seating(variant, n, games):
    seatings = game.seatings(Job("hard", "easy", variant, n).rules())
    assert len(seatings) == games
    assert [sum(column) for column in zip(*seatings, strict=True)] == [1] * n


def test_partners_sit_opposite_each_other():
    rules = Job("hard", "easy", "talaj51", 4).rules()
    assert sorted(game.seatings(rules)) == [[False, True, False, True], [True, False, True, False]]


def test_equal_players_share_a_pair():
    job = Job("hard", "hard", "talaj51", 2)
    row = game.Games(job).pair(3)
    assert (row.games, row.wins) == (2, row.decided / 2)
    assert row.paid_a == row.paid_b


def test_a_shared_match_counts_by_its_share():
    job = Job("hard", "hard", "rami40", 3, matches=True)
    row = game.Games(job).pair(0)
    assert row.games == row.decided == 3
    assert row.wins == pytest.approx(1)


def test_a_row_of_weights_is_one_of_hard():
    rules = Job("hard", "easy", "talaj51", 2).rules()
    text = ",".join(map(str, players.row_of(rules, "hard")))
    job = Job("hard", "hard", "talaj51", 2)
    same = game.Games(job._replace(a="row:" + text)).pair(1)
    assert same == game.Games(job).pair(1)


@pytest.mark.parametrize("variant, n", [("talaj51", 4), ("talaj71", 2), ("rami40", 5)])
def test_random_play_ends_every_turn(variant, n):
    """Who has taken a card that he cannot use gives it back (T-DISCARD-USE)."""
    games = game.Games(Job("random", "random", variant, n))
    for number in range(6):
        assert games.pair(number).games == len(game.seatings(games._rules))


# --- the same figures however they are played


def test_two_workers_find_what_one_does():
    job = Job("medium", "greedy", "talaj51", 2)
    assert rows_with(run.pool(1), job) == rows_with(run.pool(2), job)


def test_a_stopped_run_goes_on_and_ends_the_same(tmp_path):
    job = Job("easy", "random", "rami40", 2)
    path = tmp_path / "results.jsonl"
    with run.pool(1) as executor:
        assert not run.run([job], 60, run.Store(path), executor, interrupt_once())
    again = run.Store(path)
    played = len(again.rows(job, 60)[0])
    assert 0 < played < 60
    assert rows_with(run.pool(1), job, 60, again) == rows_with(run.pool(1), job, 60)


def test_a_mistake_in_a_bot_ends_the_run_at_once():
    """Not after all the chunks that wait."""
    job = Job("row:1", "easy", "rami40", 2)
    played = []
    with run.pool(1) as executor, pytest.raises(IndexError):
        run.run([job], 5000, run.Store(), executor, lambda: played.append(1))
    assert len(played) < 400


def test_an_unfinished_line_of_the_file_is_played_again(tmp_path):
    job = Job("easy", "random", "rami40", 2)
    path = tmp_path / "results.jsonl"
    whole = rows_with(run.pool(1), job, 20, run.Store(path))
    path.write_text(path.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    again = run.Store(path)
    assert len(again.rows(job, 20)[0]) == 10
    assert rows_with(run.pool(1), job, 20, again) == whole
    assert len(run.Store(path).rows(job, 20)[0]) == 20


def test_other_sources_make_other_results(monkeypatch):
    job = Job("easy", "random", "rami40", 2)
    store = run.Store()
    store.add(job, 0, [list(Row(games=1))], [])
    monkeypatch.setattr(run, "fingerprint", lambda: "newer")
    assert not store.has(job, 0)


def test_a_dask_cluster_finds_what_one_worker_does():
    if importlib.util.find_spec("distributed") is None:
        pytest.skip("no distributed: pip install --group cluster")
    from distributed import LocalCluster

    job = Job("easy", "random", "rami40", 2)
    with LocalCluster(n_workers=1, processes=False, dashboard_address=None) as local:
        found = rows_with(run.cluster(local.scheduler_address), job)
    assert found == rows_with(run.pool(1), job)


# --- statistics


def test_the_pair_is_the_unit_of_the_interval():
    """Pairs that always split say more than as many games without pairs."""
    split = [Row(games=2, decided=2, wins=1)] * 100
    apart = [Row(games=2, decided=2, wins=2), Row(games=2, decided=2, wins=0)] * 50
    rate, low, high = stats.summary(apart, 0.5)[3:6]
    assert rate == 0.5
    assert high - low == pytest.approx(2 * 1.96 * 0.05, rel=0.05)
    narrow = stats.interval(split, Row(games=200, decided=200, wins=100))
    assert narrow[2] - narrow[1] <= high - low


def test_an_interval_holds_the_truth_nineteen_times_in_twenty():
    coin = random.Random(7)
    hits = 0
    for _ in range(1000):
        rows = [Row(2, 2, sum(coin.random() < 0.6 for _ in "ab")) for _ in range(100)]
        found = stats.summary(rows, 0.5)
        hits += found.low <= 0.6 <= found.high
    assert 930 <= hits <= 970


def test_nothing_is_known_when_every_round_was_void():
    assert stats.summary([Row(games=2)] * 5, 0.5)[3:6] == (0.5, 0.0, 1.0)


def test_winning_all_is_not_certainty():
    found = stats.summary([Row(2, 2, 2)] * 10, 0.5)
    assert found.rate == found.high == 1.0
    assert 0.6 < found.low < 0.8


# --- other programs


def test_the_example_bot_never_forfeits():
    for variant, n in (("simple", 2), ("talaj71", 4), ("rami40", 3)):
        games = game.Games(Job(EXAMPLE, "random", variant, n, act_seconds=60))
        row = games.pair(0)
        games.close()
        assert not games.reasons
        assert row.forfeits_a == 0
        assert row.turns > 0


@pytest.mark.parametrize(
    "program, why",
    [
        (ANSWER % "discard XX", "illegal act (WRONG_PHASE"),
        (ANSWER % "pass", "no act: 'pass'"),
        (ANSWER % ("lay " + "AS-" * 39 + "AS"), "more cards than a hand has"),
        ("import sys; sys.exit('out of ideas')", "ended with status 1: out of ideas"),
        ("import time; time.sleep(60)", "no answer in 0.5 s"),
    ],
)
def test_a_bad_bot_loses_the_round_with_the_reason(program, why):
    """The other program first acts in phase draw, after the dealer's own turn or before."""
    job = Job(BOT % program, "easy", "rami40", 2, act_seconds=0.5)
    games = game.Games(job)
    row = games.pair(0)
    games.close()
    assert (row.forfeits_a, row.wins, row.decided) == (2, 0, 2)
    assert all(why in reason for reason in games.reasons)


def test_a_turn_without_end_loses(monkeypatch):
    """Taking the discard and giving it back, again and again."""
    games = game.Games(Job("easy", "easy", "rami40", 2))
    loop = "draw discard", "undo"
    monkeypatch.setattr(
        games._a, "decide", lambda v: words.act(loop[v.phase == codes.PLAY].split())[0]
    )
    assert games.pair(0).forfeits_a == 2
    assert games.reasons[0] == "easy: a turn of 200 acts"


def test_a_command_that_is_not_there_loses_with_the_reason():
    games = game.Games(Job("bot:no-such-program", "easy", "rami40", 2))
    assert games.pair(0).forfeits_a == 2
    assert "does not run" in games.reasons[0]


def test_a_bot_is_shown_the_view_and_the_acts_only(tmp_path):
    seen = tmp_path / "seen"
    program = "import sys; open(%r, 'w').write(sys.stdin.readline())" % str(seen)
    games = game.Games(Job(BOT % program, "easy", "rami40", 2))
    games.pair(0)
    games.close()
    question = json.loads(seen.read_text())
    assert set(question) == {"view", "acts"}
    assert "draw stock" in question["acts"]
    assert not {"hands", "stock", "discard"} & set(question["view"])


# --- the command


def run_command(monkeypatch, *words):
    monkeypatch.setattr(sys, "argv", ["arena", *words])
    arena.main()


def test_the_command_writes_markdown_json_and_a_chart(tmp_path, monkeypatch, capsys):
    common = ["--variant", "rami40", "--players", "2", "--workers", "1", "--out", str(tmp_path)]
    run_command(monkeypatch, "easy", "random", "--pairs", "10", *common)
    assert "easy" in capsys.readouterr().out
    assert (tmp_path / "report.md").read_text().splitlines()[2].startswith("| rami40, 2 players")
    found = json.loads((tmp_path / "report.json").read_text())
    assert found[0]["result"]["pairs"] == 10
    with Image.open(tmp_path / "chart.png") as image:
        assert image.width > 500


def test_a_table_has_every_two_players_once():
    options = arena.arguments().parse_args(["--table", "--variant", "simple", "--players", "2"])
    jobs = arena.jobs(options)
    assert len(jobs) == 10
    assert (jobs[0].a, jobs[0].b) == ("hard", "medium")
    assert {frozenset((job.a, job.b)) for job in jobs} == {
        frozenset((a, b)) for a in players.NAMES for b in players.NAMES if a != b
    }


@pytest.mark.parametrize(
    "words, why",
    [
        (["hard"], "two players"),
        (["hard", "harder"], "no player 'harder'"),
        (["hard", "row:1,2"], "whole numbers"),
        (["--bot", "no-such-program -x"], "no-such-program: there is no such program"),
        (["--players", "3", "--variant", "simple"], "no such game"),
        (["--pairs", "0"], "at least 1"),
    ],
)
def test_a_mistake_is_one_clear_line(words, why, monkeypatch, capsys):
    with pytest.raises(SystemExit):
        run_command(monkeypatch, *words)
    assert why in capsys.readouterr().err


def test_a_forfeit_is_told_as_it_is(monkeypatch, tmp_path, capsys):
    """Rich would make an animal of the program's name."""
    words = ("bot:cat", "easy", "--variant", "rami40", "--players", "2", "--pairs", "1")
    run_command(monkeypatch, *words, "--workers", "1", "--out", str(tmp_path))
    assert "forfeited: bot:cat: " in capsys.readouterr().out


def test_a_forfeit_is_told_in_the_report(tmp_path):
    job = Job("bot:x", "easy", "rami40", 2)
    result = report.Result(job, stats.summary([Row(2, 2, 0, forfeits_a=2)], 0.5), ["x: mute"])
    assert "- rami40, 2 players, 2 forfeited: x: mute" in report.markdown([result])
    chart.draw([result], tmp_path / "chart.png")
    assert (tmp_path / "chart.png").exists()
