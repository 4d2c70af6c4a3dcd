"""The bots are honest and never stuck: they see a view and nothing else (G-VIEW), every act of
theirs is legal (G-ILLEGAL), a saved match goes on the same, and they close when they can.

That they allocate nothing and decide alike in MicroPython is in test_three_vms.
"""

import random

import pytest

from engine import bots, codes, deal, laying, play, possible, restore, snapshot, view
from engine.bots import weights
from engine.bots.bot import NODES
from engine.cards import FACES, JOKER, NONE, parse
from engine.legal import Legal
from engine.rulesets import VARIANTS, Ruleset
from engine.solver import Solver
from engine.state import FIELDS, UNDO_FIELDS, State, top
from tests import walks
from tests.drawn import Game, twin
from tools.arena.game import every_game
from tools.table import words

LEVELS = tuple(weights.LEVELS)


class Seats:
    """A table whose seats are bots of given levels."""

    def __init__(self, rules, levels):
        self.s = State(rules)
        self.v = State(rules)
        self.bots = [bots.make(level, rules) for level in levels]

    def deal(self, chance, seed=None):
        deal.first_match(self.s, chance.randrange(self.s.rules.players))
        deal.shuffled(self.s, seed or chance.randbytes(16), 0)
        deal.deal(self.s)

    def decide(self):
        view.fill(self.v, self.s, self.s.turn)
        return self.bots[self.s.turn].decide(self.v)

    def step(self):
        act = self.decide()
        if codes.kind_of(act) == codes.LAY:
            self.s.stage[:] = self.v.stage
        assert play.apply(self.s, act) == codes.OK
        return act

    def turn(self):
        """Play until the turn is over; whether its player has won the round."""
        seat = self.s.turn
        while self.s.turn == seat and self.s.phase != codes.OVER:
            self.step()
        return self.s.phase == codes.OVER and self.s.winner == seat


def seen(v):
    """Every byte and number of a view, by name."""
    out = {}
    for field, value in vars(v).items():
        if field not in ("rules", "rows", "generator"):
            out[field] = value if isinstance(value, int) else bytes(value)
    return out


def with_other_hidden_cards(s, chance):
    """The same state as far as the mover knows: the stock, the other hands and the pile below its
    visible card hold each other's cards, and another seed is to come."""
    other = twin(s)
    hidden = [other.stock[i] for i in range(other.nstock)]
    below = max(0, other.npile - 1)
    hidden += [other.pile[i] for i in range(below)]
    for i in range(len(other.hands)):
        if i // FACES != other.turn:
            hidden += [i % FACES] * other.hands[i]
            other.hands[i] = 0
    chance.shuffle(hidden)
    for i in range(other.nstock):
        other.stock[i] = hidden.pop()
    for i in range(below):
        other.pile[i] = hidden.pop()
    for seat in range(other.rules.players):
        if seat != other.turn:
            for _ in range(other.size[seat]):
                other.hands[seat * FACES + hidden.pop()] += 1
    other.generator.start(chance.randbytes(16))
    return other


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant, players", every_game())
def test_a_bot_sees_nothing_hidden(variant, players, level):
    """G-VIEW: with other hidden cards the view is the same to the byte, and so is the act."""
    rules = Ruleset(VARIANTS.index(variant), players)
    chance = random.Random("%s %d %s" % (variant, players, level))
    table = Seats(rules, [level] * players)
    blind = bots.make(level, rules)
    v = State(rules)
    table.deal(chance)
    changed = 0
    while table.s.phase != codes.OVER:
        other = with_other_hidden_cards(table.s, chance)
        changed += other.hands != table.s.hands
        view.fill(v, other, other.turn)
        view.fill(table.v, table.s, table.s.turn)
        v.stage[:] = table.v.stage
        assert seen(v) == seen(table.v)
        act = blind.decide(v)
        assert table.step() == act
        assert v.stage == table.v.stage
    assert changed > 5


def test_the_hidden_cards_of_the_test_above_do_change():
    """Where a bot that could see them would play otherwise: the next card of the stock."""
    table = Seats(Ruleset(0, 2), ["easy"] * 2)
    table.deal(random.Random(1))
    other = with_other_hidden_cards(table.s, random.Random(2))
    assert other.stock != table.s.stock
    assert sorted(other.stock[: other.nstock]) != sorted(table.s.stock[: table.s.nstock])


@pytest.mark.parametrize("variant, players", every_game())
def test_bots_of_all_levels_play_legal_rounds_to_their_end(variant, players):
    """G-ILLEGAL: `Seats.step` asserts it of every act."""
    rules = Ruleset(VARIANTS.index(variant), players)
    chance = random.Random(variant + str(players))
    ended = 0
    for _ in range(25):
        table = Seats(rules, [chance.choice(LEVELS) for _ in range(players)])
        table.deal(chance)
        while table.s.phase != codes.OVER:
            table.turn()
        ended += table.s.reason == codes.CLOSE
    assert ended >= 20


@pytest.mark.parametrize("number", range(len(walks.TABLES)))
def test_a_bot_takes_over_from_random_play(number):
    """Edited fields, short packs, strange melds: whatever came before, its acts are legal."""
    chance = random.Random(number)
    decided = 0
    for _ in range(40):
        s = walks.match(number, chance)
        table = Seats(s.rules, [chance.choice(LEVELS) for _ in range(s.rules.players)])
        table.s = s
        for _ in range(60):
            if s.phase == codes.OVER:
                break
            if chance.random() < 0.5:
                table.step()
                decided += 1
            elif not walks.step(s, chance):
                break
    assert decided > 50


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant, players", (("talaj51", 2), ("talaj51", 4), ("talaj71", 2)))
def test_T_DISCARD_USE_a_bot_goes_on_after_any_taken_card(variant, players, level):
    """Somebody else took the discard: the bot lays it, or takes every step back and draws from the
    stock; it does not lay and undo the same melds for ever."""
    rules = Ruleset(VARIANTS.index(variant), players)
    chance = random.Random(level + variant + str(players))
    given_back = 0
    for _ in range(8):
        table = Seats(rules, [level] * players)
        s = table.s
        table.deal(chance)
        while s.phase != codes.OVER:
            turns = s.turns
            if s.phase == codes.DRAW and play.check(s, codes.DRAW_DISCARD) == codes.OK:
                play.apply(s, codes.DRAW_DISCARD)
                if chance.random() < 0.3:
                    walks.step(s, chance)
            acts = []
            while s.turns == turns and s.phase != codes.OVER:
                acts.append(table.step())
                assert len(acts) < 40, acts[-4:]
            given_back += codes.UNDO in acts
    assert given_back > 20


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant, players", every_game())
def test_a_saved_match_goes_on_the_same(variant, players, level):
    """What a bot remembers is in the save: a new bot at the restored table acts alike."""
    rules = Ruleset(VARIANTS.index(variant), players)
    chance = random.Random(level + variant + str(players))
    table = Seats(rules, [level] * players)
    saved = bytearray(snapshot.size_bound(rules))
    table.deal(chance)
    while table.s.phase != codes.OVER:
        n = snapshot.write(table.s, saved)
        again = Seats(restore.ruleset(saved, n), [level] * players)
        assert restore.read(again.s, saved, n) == 0
        act = again.decide()
        assert table.step() == act
        if act == codes.LAY:
            assert words.staged_melds(again.v) == words.staged_melds(table.v)


# --- closing


def random_cards(chance, rules, n, ranks):
    """Cards of a few neighbouring ranks, so that melds are common."""
    first = chance.randrange(13 - ranks)
    pack = [c for c in range(JOKER) if first <= c % 13 < first + ranks] * rules.decks
    pack += [JOKER] * rules.jokers
    return chance.sample(pack, n)


def small(rules, chance, hand, on_table):
    """The mover has drawn from the stock; the melds of the table come out of other cards."""
    s = State(rules)
    deal.first_match(s, 0)
    s.phase = codes.PLAY
    s.drawn_from = codes.FROM_STOCK
    cards = random_cards(chance, rules, hand + on_table, 4)
    for c in cards[:hand]:
        s.hands[c] += 1
    s.size[0] = hand
    s.drawn = cards[0]
    s.hands[FACES + parse("KS")] = s.size[1] = 1
    solver = Solver()
    row = bytearray(FACES)
    for c in cards[hand:]:
        row[c] += 1
    solver.solve(row, 0, rules, 0, 0, 0, NONE)
    for i in range(solver.nmelds):
        s.table[i] = solver.melds[i]
        s.owner[i] = 1
    s.ntable = solver.nmelds
    s.stock[0] = s.stock[1] = parse("2C")
    s.nstock = 2
    s.laid[0] = s.laid[1] = 1 - rules.lay_closes
    return s


def melds_of(s):
    """Every meld of the mover's hand."""
    found = [0] * possible.MOST
    return found[: possible.fill(s.hands, s.turn * FACES, s.rules.joker_low, found)]


def lays(s, melds, chosen=()):
    """Every choice of melds that the rules let the mover lay as one act."""
    for number, m in enumerate(melds):
        stage = (*chosen, m)
        put(s, stage)
        if not play.check(s, codes.LAY):
            yield stage
        if len(stage) < 4 and is_in_hand(s, stage):
            yield from lays(s, melds[number:], stage)


def put(s, stage):
    laying.clear(s)
    for m in stage:
        laying.put_meld(s, m)


def is_in_hand(s, stage):
    put(s, stage)
    return all(laying.staged_count(s, c) <= s.hands[s.turn * FACES + c] for c in range(FACES))


def can_close(s, known):
    """Whether any way of acts goes out in this turn: a search through all of them."""
    key = bytes(s.hands), tuple(s.table[: s.ntable]), s.due, s.used
    if key in known:
        return False
    known.add(key)
    legal = Legal(s.rules)
    legal.fill(s)
    acts = [(a, ()) for a in legal.acts[: legal.nacts] if a != codes.UNDO]
    acts += [(codes.LAY, stage) for stage in lays(s, melds_of(s))]
    for act, stage in acts:
        if codes.kind_of(act) == codes.DISCARD and s.size[s.turn] > 1:
            continue
        after = twin(s)
        put(after, stage)
        assert play.apply(after, act) == codes.OK
        if after.phase == codes.OVER:
            return after.winner == s.turn
        if can_close(after, known):
            return True
    return False


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_simple_is_closed_whenever_it_can_be(level):
    """T-SIMPLE-CLOSE, T-SIMPLE-MIX, against a search through every laying."""
    rules = Ruleset(0, 2)
    chance = random.Random(5)
    closed = 0
    for _ in range(600):
        s = small(rules, chance, chance.choice((7, 8)), 0)
        expected = can_close(twin(s), set())
        table = Seats(rules, [level] * 2)
        table.s = s
        assert table.turn() == expected
        closed += expected
    assert closed > 20


@pytest.mark.parametrize("variant, players", [("talaj51", 2), ("talaj71", 4), ("rami40", 3)])
def test_hard_goes_out_whenever_it_can(variant, players):
    """T-CLOSE, R-OUT, T-LAYOFF, T-SWAP, R-SWAP, against a search through every act of a turn."""
    rules = Ruleset(VARIANTS.index(variant), players)
    chance = random.Random(variant)
    closed = 0
    for _ in range(500):
        s = small(rules, chance, chance.randrange(2, 7), 8)
        expected = can_close(twin(s), set())
        table = Seats(rules, ["hard"] * players)
        table.s = s
        assert table.turn() == expected
        closed += expected
    assert closed > 20


# --- the step budget


def test_a_bot_bounds_every_search_of_its_solver():
    solver = Solver()
    bots.make("hard", Ruleset(0, 2), solver)
    assert solver.cap == NODES


def test_the_budget_is_far_above_what_play_needs(monkeypatch):
    """So that it changes no decision: 292 nodes was the most in 640 rounds of `hard`."""
    most = 0
    part = Solver.part

    def counted(self, *arguments):
        nonlocal most
        value = part(self, *arguments)
        most = max(most, self.nodes)
        return value

    monkeypatch.setattr(Solver, "part", counted)
    chance = random.Random(3)
    table = Seats(Ruleset(0, 2), ["hard", "medium"])
    for _ in range(20):
        table.deal(chance)
        while table.s.phase != codes.OVER:
            table.turn()
    assert 20 < most < NODES // 2


def test_the_view_has_every_number_of_the_state():
    """G-VIEW: they are copied by name, and a state may get more of them."""
    s, v = State(Ruleset(1, 2)), State(Ruleset(1, 2))
    for name in FIELDS + UNDO_FIELDS:
        for number in 1, 0:
            setattr(s, name, number)
            view.fill(v, s, s.turn)
            assert (name, getattr(v, name)) == (name, number)


def test_the_view_has_the_visible_card_only():
    """G-VIEW, T-DISCARD-TOP: of the pile, a bot is shown its top."""
    table = Seats(Ruleset(1, 2), ["easy"] * 2)
    table.deal(random.Random(4))
    for _ in range(6):
        table.turn()
    view.fill(table.v, table.s, table.s.turn)
    assert table.v.pile[: table.v.npile - 1] == bytes(table.v.npile - 1)
    assert top(table.v) == top(table.s)


def test_of_a_hand_that_is_all_melded_the_card_worth_least_goes():
    """Its cards are weighed like loose ones: `easy` parts from the dearest."""
    hand = "2♠ 3♠ 4♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 2♦ 3♦ 2♣ ★"
    game = Game("rami51", hand, "2♣ 4♦", stock="A♦ 6♣").do("draw stock")
    v = game.seen_by(0).s
    assert words.act_text(bots.make("easy", v.rules).decide(v)) == "discard AD"
