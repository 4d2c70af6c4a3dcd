"""The application, played by buttons alone: scripts go in, screens and states come out."""

import random
import sys

import pytest

from engine import codes, position, rulesets
from engine.cards import HAND_POINTS, NONE
from firmware import handview, phrases, stats, words
from firmware.app import App
from firmware.session import MATCH, ROUND, Session, log_seat
from firmware.settings import NORMAL, SLOW
from hw.buttons import DOWN, LEFT, LONG, REPEAT, RIGHT, UP, A, B, X, Y
from tests.drawn import meld as table_meld
from tests.person import Person, status_of
from tools.shots import Desk

BUTTONS = (UP, DOWN, LEFT, RIGHT, A, A, A, B, X, Y, RIGHT | REPEAT, A | LONG)
AT_HOME = ("title", "table", "guide", "score", "cut")
TABLES = [(0, 2), (0, 4), (1, 2), (1, 4), (2, 2), (2, 4), (3, 2), (3, 6), (4, 3)]


@pytest.fixture(autouse=True)
def _spanish_again():
    yield
    words.load("es")


@pytest.mark.parametrize("variant, players", TABLES)
def test_a_match_is_played_to_its_end_by_buttons(variant, players):
    person = Person(variant, players, draws=9).begin()
    assert person.app.session.rules.players == players
    person.play_match()
    assert person.app.session is None
    assert person.desk.load("match") is None


def test_the_first_start_asks_for_the_language():
    app = App(Desk(128, 64, 2))
    assert app.stack[-1].name == "language"
    app.press(B)
    assert app.stack[-1].name == "language"
    app.press(DOWN)
    app.press(A)
    assert app.stack[-1].name == "title"
    assert words.language == "fr"


def test_the_language_is_known_at_the_next_start():
    desk = Desk(128, 64, 2)
    app = App(desk)
    app.press(A)
    assert App(desk).stack[-1].name == "title"
    assert words.language == "es"


def test_settings_that_are_damaged_count_as_none():
    desk = Desk(128, 64, 2)
    desk.save("settings", b"\x01\xff")
    assert App(desk).settings.lang == 0


def test_settings_from_before_a_field_was_added_are_kept():
    desk = Desk(128, 64, 2)
    desk.save("settings", b"\x01\x02\x00")
    kept = App(desk).settings
    assert (kept.lang, kept.speed, kept.players) == (2, 0, 2)


def drawn(person):
    """To the person's first turn with a draw, and past the draw."""
    person.until_mine()
    if person.state.phase == codes.PLAY:
        person.press(A, A).until_mine()
    person.press(A)
    return person


def test_draw_and_discard_of_the_drawn_card_take_three_presses():
    person = drawn(Person().begin())
    card = person.state.drawn
    before = person.presses - 1
    person.press(A, A)
    assert person.presses - before == 3
    assert card in [e >> 10 & 63 for e in person.app.session.log if e & 15 == codes.DISCARD]


def test_the_line_forgets_the_person_s_turn_with_the_discard():
    """Whichever screen the act was chosen on, it says who plays as long as he thinks."""
    for seed in range(20):
        desk = Desk(128, 64, 2)
        desk.drawn = 50 * seed
        person = Person(desk=desk).begin()
        if person.state.phase == codes.PLAY and person.app.session.mine():
            table = person.app.stack[-1]
            assert table.text == words.get("prompt.first")
            person.app.settings.speed = SLOW
            person.press(A, A)
            waits = phrases.say("prompt.wait", 0, 0, words.get("name.%d" % person.state.turn))
            assert table.text == waits
            return
    raise AssertionError("the person never deals")


def test_each_act_of_the_rivals_is_told_and_can_be_read_later():
    person = drawn(Person(1, 4).begin())
    person.app.settings.speed = NORMAL
    table = person.app.stack[-1]
    session = person.app.session
    person.press(A, A)
    before = session.nlog
    told = []
    while not session.mine():
        person.wait(100)
        if session.nlog > before + len(told):
            told.append(table.text)
    assert len({log_seat(session.logged(back)) for back in range(len(told))}) == 3
    log = person.app.open("log")
    read = []
    for i in range(log.n - len(told), log.n):
        while log.at != i:
            log.go(1)
        person.wait(20)
        read.append(log.label(i))
    assert read == told


@pytest.mark.parametrize(
    "size, melds, large",
    [("240x240", 8, 1), ("240x240", 9, 0), ("240x135", 4, 1), ("240x135", 5, 0)],
)
def test_melds_are_large_while_all_of_them_are_seen(size, melds, large):
    person = Person(1, 2, size).begin()
    table, state = person.app.stack[-1], person.state
    for i in range(melds):
        state.table[i] = table_meld("8♥-8♣-8♠")
        state.owner[i] = 1
    state.ntable = melds
    table.refresh()
    assert table.look.large_melds == large
    assert table._row[melds - 1] < table.look.meld_rows


def test_the_suggested_opening_takes_three_presses():
    for seed in range(40):
        desk = Desk(128, 64, 2)
        desk.drawn = 100 * seed
        person = drawn(Person(3, 2, desk=desk).begin())
        found = person.app.session.suggestion
        if found.total >= found.goal > 0:
            before = person.presses
            person.press(UP, A, A)
            assert person.presses - before == 3
            assert person.state.laid[0]
            return
    raise AssertionError("no hand opens at once in 40 deals of Rami 40")


def test_b_takes_the_laying_back_and_then_opens_the_menu():
    person = drawn(Person(3, 2).begin())
    while not person.state.laid[0]:
        person.step()
    size = person.state.size[0]
    laid = person.state.nlog
    person.press(B)
    assert person.state.nlog < laid
    assert person.state.size[0] > size
    while person.state.nlog:
        person.press(B)
    while person.top == "table":
        person.press(B)
    assert person.top == "pause"


def test_a_refusal_says_why_in_words():
    """T-DISCARD-USE: nobody takes the discard in the first round of Talaj."""
    person = Person().begin().until_mine()
    if person.state.phase == codes.PLAY:
        person.press(A, A).until_mine()
    if person.state.first_round:
        person.press(RIGHT, A)
        assert person.app.stack[-1].text == words.get(codes.E_TAKE_FIRST_ROUND)
        assert person.state.phase == codes.DRAW


def test_the_commitment_is_shown_before_the_cut_and_the_seed_after_the_round():
    """G-FAIR"""
    person = Person(0, 2).press(A, A)
    assert person.top == "cut"
    promise = bytes(person.app.stack[-1].promise)
    person.press(UP, RIGHT)
    cut = person.app.stack[-1].cut
    person.press(A)
    assert person.state.cut == cut == person.app.session.rules.cards // 2 + 11
    seed = person.app.session.seed()
    person.app.open("fairness")
    assert hex_of(seed) not in joined(person)
    person.app.close()
    while person.top != "score":
        person.step()
    person.app.open("fairness")
    assert hex_of(seed) in joined(person)
    assert promise in joined(person)


def hex_of(data):
    return data.hex().encode()


def joined(person):
    """The text of the screen without its line breaks."""
    return person.app.stack[-1].text.replace(b"\n", b"")


def test_two_rounds_have_seeds_of_their_own():
    """G-FAIR"""
    session = Person(0, 2).begin().app.session
    first = session.seed()
    session.state.round += 1
    assert session.seed() != first
    assert len(first) == 16


@pytest.mark.parametrize("variant, players", [(1, 2), (2, 4), (4, 3)])
@pytest.mark.parametrize("steps", [1, 9, 30])
def test_a_match_goes_on_where_the_power_was_cut(variant, players, steps):
    """G-SNAPSHOT"""
    person = Person(variant, players).begin()
    for _ in range(steps):
        person.step()
    person.until_mine()
    if person.top != "table":
        person.step()
        person.until_mine()
    person.wait(20)
    kept = person.app.session
    again = App(person.desk)
    again.press(A)
    again.tick(20)
    assert again.stack[-1].name == "table"
    assert position.show(again.session.state) == position.show(kept.state)
    assert again.session.hand.cards[: kept.hand.n] == kept.hand.cards[: kept.hand.n]
    assert again.session.sheet == kept.sheet
    assert again.session.seed() == kept.seed()


def test_a_save_that_cannot_be_read_is_put_aside():
    desk = Desk(128, 64, 2)
    person = Person(desk=desk).begin()
    data = desk.load("match")
    for broken in (b"", data[:20], data[:-1], b"x" + data[1:], data[:39] + b"\xff" * 40):
        desk.save("match", broken)
        app = App(desk)
        if app.can_continue():
            app.resume()
            assert app.stack[-1].name == "title"
            assert desk.load("match") is None
    assert person.app.session is not None


@pytest.mark.parametrize("size", ["240x240", "240x135", "128x64", "72x40"])
@pytest.mark.parametrize("variant, players", [(0, 2), (1, 4), (2, 2), (3, 5)])
def test_random_presses_never_crash_and_leave_a_way_back(size, variant, players):
    wander(size, variant, players, presses=200, seed=variant)


@pytest.mark.parametrize("size, presses", [("240x135", 60), ("128x64", 150), ("72x40", 150)])
def test_what_is_drawn_again_is_all_that_has_changed(size, presses):
    """After each press the canvas is as if everything had been drawn anew."""
    chance = random.Random(7)
    person = Person(3, 3, size).begin()
    for _ in range(presses):
        person.press(chance.choice(BUTTONS))
        if chance.randrange(3) == 0:
            person.wait(700)
        drawn_now = bytes(person.app.canvas.buffer)
        for screen in person.app.stack[-2:]:
            screen.stale()
        person.app.draw()
        assert bytes(person.app.canvas.buffer) == drawn_now, person.top


@pytest.mark.long
@pytest.mark.parametrize("seed", range(8))
def test_a_hundred_thousand_random_presses(seed):
    wander("128x64", seed % 5, 2 if seed < 5 else 4, presses=12500, seed=seed)


def wander(size, variant, players, presses, seed):
    chance = random.Random(seed)
    person = Person(variant, players, size, language=1 + seed % 4).begin()
    for _ in range(presses):
        person.press(chance.choice(BUTTONS))
        for _ in range(chance.randrange(3)):
            person.wait(500)
        assert status_of(person) == 0
        if "table" in [screen.name for screen in person.app.stack]:
            assert person.state.size[0] == person.app.session.hand.n
    for _ in range(80):
        if person.top in AT_HOME:
            break
        person.press(B)
    assert person.top in AT_HOME


def test_house_fields_are_offered_and_reach_the_match():
    """R-HOUSE"""
    person = Person(3, 2).press(A)
    setup = person.app.stack[-1]
    person.press(*[UP] * (setup.n - 1 - setup._names.index("profile")), RIGHT)
    assert [name for name, _, _ in rulesets.EDITABLE_R if name not in setup._names] == []
    person.press(*[DOWN] * (setup._names.index("ace_high") - setup.at), RIGHT)
    person.press(*[DOWN] * (setup.n - 1 - setup.at), A)
    assert person.app.session.rules.changed() == {"ace_high": 10}


def test_a_card_moved_by_hand_stays_where_it_was_put():
    person = drawn(Person().begin())
    person.press(A, DOWN)
    options = person.app.stack[-1]
    person.press(*[DOWN] * (options.n - 2 - options.at))
    card = options.card
    person.press(A)
    hand = person.app.session.hand
    place = person.app.stack[-1].at
    person.press(LEFT, LEFT, A)
    assert hand.cards[place - 2] == card
    person.wait(3000)
    assert hand.cards[place - 2] == card


def test_conceding_ends_the_match():
    person = drawn(Person().begin())
    person.app.open("pause")
    person.press(UP, A, DOWN, A)
    assert person.top == "title"
    assert person.desk.load("match") is None


def test_a_hint_is_an_act_that_is_legal():
    person = drawn(Person().begin())
    person.app.open("hint")
    assert person.app.stack[-1].text != b""
    person.press(A)
    assert person.top == "table"


def layings(person):
    """The list of layings, searched."""
    person.app.open("pause")
    person.press(DOWN, DOWN, A).wait(20)
    assert person.top == "openings"
    return person.app.stack[-1]


def test_a_laying_of_the_list_comes_to_the_builder_and_is_legal():
    """R-OPEN"""
    person = drawn(Person(3, 2).begin())
    while not (person.until_mine().top == "table" and layings(person)._found.n):
        if person.top == "openings":
            person.press(B)
        person.step()
    screen = person.app.stack[-1]
    assert screen.value(0) == phrases.say(
        "openings.out" if screen._found.cards[0] <= 1 else "openings.line",
        screen._found.points[0],
        screen._found.left[0],
    )
    left, label = screen._found.left[0], screen.label(0)
    person.press(A)
    assert person.top == "builder"
    builder = person.app.stack[-1]
    assert b" ".join(builder.label(i) for i in range(builder.n - 1)) == label
    person.press(A)
    assert person.state.laid[0]
    hand = person.app.session.hand
    assert sum(HAND_POINTS[c] for c in hand.cards[: hand.n]) == left


def test_the_builder_s_list_of_layings_leads_back_to_it():
    person = drawn(Person(3, 2).begin())
    person.press(Y, Y).wait(20)
    assert [screen.name for screen in person.app.stack][-2:] == ["builder", "openings"]
    person.press(B)
    assert person.top == "builder"


def test_without_a_laying_the_list_says_so():
    """T-FIRST-DISCARD: nobody lays in the first round of Talaj."""
    person = Person().begin().until_mine()
    assert person.state.first_round
    screen = layings(person)
    assert screen.label(0) == words.get("openings.none")
    person.press(A)
    assert person.top == "openings"


def cards_dealt(person):
    """Cut and deal: everybody's hand and the stock, before anybody acts."""
    assert person.top == "cut"
    person.app.press(A)
    s = person.state
    return bytes(s.hands), bytes(s.stock[: s.nstock]), s.dealer


def to_score(person):
    while person.top != "score":
        person.step()
    return person.app.stack[-1]


def choose(person, act):
    screen = person.app.stack[-1]
    line = person.state.rules.players + screen._acts.index(act)
    person.press(*[DOWN] * ((line - screen.at) % screen.n), A)


def single_round(person, *turns):
    """From the title to the set-up of a single round; its line of the deal is turned."""
    title = person.app.stack[-1]
    person.press(*[DOWN] * title._lines.index("round"), A)
    setup = person.app.stack[-1]
    person.press(*[UP] * (setup.n - 1 - setup._names.index("deal")), *turns)
    return setup


def start(person, setup):
    person.press(*[DOWN] * (setup.n - 1 - setup.at), A)
    assert person.top == "cut"


def test_the_same_deal_again_is_played_beside_the_match():
    person = Person(3, 2, draws=9).press(A, A, UP, RIGHT)
    before = cards_dealt(person)
    to_score(person)
    kept = person.desk.load("match")
    counted = person.desk.load("stats")
    choose(person, "again")
    assert person.top == "cut"
    cut = person.app.stack[-1]
    assert cut.title == words.get("cut.known")
    assert hex_of(person.app.session.seed()) == bytes(cut.promise)
    person.press(UP, LEFT)
    assert cards_dealt(person) == before
    to_score(person)
    choose(person, "done")
    assert person.top == "title"
    assert person.desk.load("match") == kept
    assert person.desk.load("round") is None
    assert person.desk.load("stats") == counted
    person.press(A)
    assert person.top == "score"
    person.press(A)
    assert person.state.round == 2


def test_the_last_deal_can_be_chosen_in_the_set_up():
    person = Person(3, 2, draws=9).press(A, A)
    before = cards_dealt(person)
    to_score(person)
    choose(person, "next")
    person.press(B)
    start(person, single_round(person, RIGHT))
    assert cards_dealt(person) == before


def test_a_seed_that_is_entered_deals_the_same_cards_each_time():
    dealt = []
    for _ in range(2):
        person = Person(3, 2)
        setup = single_round(person, LEFT, A)
        assert person.top == "seed"
        person.press(UP, A, DOWN, A, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT, UP, A)
        assert person.top == "setup"
        assert setup.value(setup.at) == b"1f000001"
        start(person, setup)
        assert person.app.session.seed() == b"\x1f\0\0\x01" + bytes(12)
        dealt.append(cards_dealt(person))
    assert dealt[0] == dealt[1]


def test_a_known_seed_is_shown_at_once_as_nothing_was_sealed():
    """G-FAIR"""
    person = Person(3, 2)
    start(person, single_round(person, LEFT))
    person.press(A)
    person.app.open("fairness")
    assert hex_of(bytes(16)) in joined(person)
    assert words.get("fair.known") in person.app.stack[-1].text.replace(b"\n", b" ")


def test_a_single_round_goes_on_after_a_power_cut_before_the_match_does():
    """G-SNAPSHOT"""
    person = drawn(Person(3, 2).begin())
    match = position.show(person.state)
    person.app.open("pause")
    person.press(UP, UP, A)
    start(person, single_round(person))
    drawn(person.press(A))
    again = App(person.desk)
    again.press(A)
    assert position.show(again.session.state) == position.show(person.state)
    assert again.session.kind == ROUND
    again.finish()
    again.press(A)
    assert position.show(again.session.state) == match
    assert again.session.kind == MATCH


def test_a_single_round_counts_as_a_round_and_as_no_match():
    person = Person(3, 2, draws=9)
    start(person, single_round(person))
    person.press(A)
    score = to_score(person)
    assert score._acts[0] == "done"
    data = stats.load(person.desk)
    assert stats.value(data, 3, 0, stats.ROUNDS) == 1
    assert stats.value(data, 3, 0, stats.MATCHES) == 0


def test_with_four_buttons_everything_on_the_table_is_reached():
    desk = Desk(240, 135, 16)
    desk.four_buttons = True
    person = Person(3, 2, desk=desk).begin()
    while not person.state.ntable:
        person.step()
    person.until_mine()
    zones = set()
    for _ in range(60):
        person.press(Y)
        zones.add(person.app.stack[-1].zone)
    assert len(zones) == 3
    for _ in range(60):
        person.press(X)
        zones.discard(person.app.stack[-1].zone)
    assert zones == set()


def test_a_screen_that_is_closed_is_not_in_memory():
    import sys

    person = Person().begin()
    person.app.open("rules")
    assert "firmware.screens.rules" in sys.modules
    person.app.close()
    assert "firmware.screens.rules" not in sys.modules
    assert "firmware.screens.table" in sys.modules


def test_the_tournante_is_offered_and_can_be_put_back():
    """T-TOURNANTE-TAKE, T-TOURNANTE-RETURN"""
    for seed in range(20):
        desk = Desk(128, 64, 2)
        desk.drawn = 50 * seed
        person = Person(desk=desk).begin().until_mine()
        if person.state.phase == codes.DRAW and person.state.tournante != NONE:
            card = person.state.tournante
            person.press(RIGHT, RIGHT, A)
            assert person.state.drawn == card
            person.press(UP, LEFT, A)
            assert person.state.tournante == card
            assert person.state.stock_only
            return
    raise AssertionError("the rival never deals")


def test_a_full_flash_does_not_end_the_match():
    person = drawn(Person().begin())
    save = person.desk.save

    def full(name, data):
        raise OSError(28)

    person.desk.save = full
    person.press(A, A).until_mine()
    assert person.app.stack[-1].news.prompt() == words.get("prompt.unsaved")
    person.desk.save = save
    person.play_match()


def test_rounds_and_matches_are_counted():
    person = Person(3, 2, draws=9).begin().play_match()
    data = stats.load(person.desk)
    assert stats.value(data, 3, 0, stats.ROUNDS) == 4
    assert stats.value(data, 3, 0, stats.MATCHES) == 1
    assert stats.value(data, 0, 0, stats.ROUNDS) == 0
    assert stats.value(data, 3, 0, stats.ROUNDS_WON) <= 4


def test_damaged_statistics_count_as_none():
    desk = Desk(128, 64, 2)
    desk.save("stats", b"\x01\x02")
    assert stats.value(stats.load(desk), 0, 0, stats.ROUNDS) == 0


@pytest.mark.parametrize("language", range(1, 5))
def test_every_screen_of_the_title_opens_and_closes(language):
    person = Person(language=language)
    for i in range(1, person.app.stack[-1].n):
        person.press(*[DOWN] * i, A)
        assert person.top != "title"
        person.press(A, DOWN, B)
        while person.top != "title":
            # The guided round has its way out in the menu.
            person.press(*((UP, UP, A) if person.top == "pause" else (B,)))
        person.press(*[UP] * i)


def test_the_language_changes_in_the_middle_of_a_match():
    person = drawn(Person().begin())
    kept = person.app.session
    person.app.open("pause")
    person.app.open("settings")
    person.press(A, UP, A)
    assert words.language == "ar"
    assert person.top == "table"
    assert person.app.session is kept
    assert person.app.look.mirrored


def test_a_and_b_can_change_places():
    person = Person()
    person.app.settings.swap = 1
    person.press(B)
    assert person.top == "setup"
    person.press(A)
    assert person.top == "title"


@pytest.mark.parametrize("held", [0, REPEAT])
def test_arrows_can_be_turned_for_a_board_held_upside_down(held):
    person = Person()
    heard = []
    person.app.stack[-1].press = heard.append
    person.app.settings.arrows = 1
    person.press(*[button | held for button in (UP, DOWN, LEFT, RIGHT, A, X)])
    assert heard == [button | held for button in (DOWN, UP, RIGHT, LEFT, A, X)]


@pytest.mark.parametrize("size", ["128x64", "240x240"])
def test_whole_cards_make_the_hand_scroll(size):
    person = Person(1, 2, size).begin()
    look = person.app.look
    assert handview._width(look, person.app.session.hand) < look.cards.w
    person.app.settings.whole = 1
    person.app.apply_settings()
    assert handview._width(look, person.app.session.hand) == look.cards.w
    person.app.restart()
    assert person.app.look.whole


def test_each_setting_is_saved_and_applied_at_once():
    person = Person()
    lit = []
    person.desk.bright = lit.append
    screen = person.app.open("settings")
    line = screen._lines.index("light")
    person.press(*[DOWN] * line, RIGHT)
    assert lit == [40]
    assert App(person.desk).settings.light == 0
    assert screen.value(line) == words.get("light.low")


def test_from_the_score_the_match_goes_on_after_a_power_cut():
    """G-SNAPSHOT"""
    person = Person(3, 2, draws=9).begin()
    while person.top != "score":
        person.step()
    again = App(person.desk)
    again.press(A)
    assert again.stack[-1].name == "score"
    assert again.session.sheet == person.app.session.sheet
    again.press(A)
    assert again.stack[-1].name == "cut"
    assert again.session.state.round == 2


@pytest.mark.parametrize("screen", ["glossary", "rules", "fairness", "statistics", "guide"])
def test_a_screen_s_modules_leave_memory_with_it(screen):
    person = Person()
    person.app.begin(Session(rulesets.Ruleset(1, 2), 0, bytes(16)))
    sys.modules.pop("firmware.screens." + screen, None)  # a test may have imported it
    person.app.open(screen)
    helpers = sys.modules["firmware.screens." + screen].HELPERS
    names = [name if "." in name else "firmware." + name for name in helpers]
    assert all(name in sys.modules for name in names)
    person.app.close()
    assert "firmware.screens." + screen not in sys.modules
    assert not any(name in sys.modules for name in names)
