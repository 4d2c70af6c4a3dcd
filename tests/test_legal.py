"""The list of legal acts and the search for a laying, against trying everything."""

import random

import pytest

from engine import codes, laying, legal, melds, opening, play, state, view
from engine.cards import FACES, JOKER
from engine.solver import Solver
from tests import partitions
from tests.drawn import Game, meld_text, ruleset


def listed(s):
    found = legal.Legal(s.rules)
    found.fill(s)
    return found


def lays(s):
    """The melds that can be laid, as text."""
    found = listed(s)
    return sorted(meld_text(m) for m in found.lays[: found.nlays])


def acts(s):
    """The other acts, as numbers."""
    found = listed(s)
    return sorted(found.acts[: found.nacts])


def numbers(game, *texts):
    return sorted(game.act(text) for text in texts)


def discards(cards):
    return ["discard " + card for card in cards.split()]


def test_T_TURN_before_the_draw_there_are_the_draws():
    game = Game("talaj51", "2♠ 3♠ 4♠", "K♠ K♥", discard="9♥")
    assert acts(game.s) == numbers(game, "draw stock", "draw discard")
    assert lays(game.s) == []


def test_T_FIRST_ROUND_nobody_lays():
    first = {"first_round": True, "turn": 1, "turns": 1, "tournante": "9♥"}
    game = Game("talaj51", "2♠ 3♠", "K♠ K♥ K♦ 2♥", **first).do("draw tournante")
    assert acts(game.s) == numbers(game, "return", *discards("K♠ K♥ K♦ 2♥ 9♥"))
    assert lays(game.s) == []


def test_R_OUT_after_the_round_nothing_is_legal():
    game = Game("rami51", "2♠ 3♠ 4♠", "K♠ K♥", laid=[0], stock="9♥ 8♥")
    game.do("draw stock", "lay 2♠-3♠-4♠", "discard 9♥")
    assert game.s.phase == codes.OVER
    assert acts(game.s) == lays(game.s) == []


def test_G_UNDO_is_listed_when_there_is_something_to_take_back():
    game = Game("rami51", "2♠ 3♠", "K♠ K♥", discard="9♥", stock="5♦ 6♦").do("draw discard")
    assert acts(game.s) == numbers(game, "undo", *discards("2♠ 3♠"))


@pytest.mark.parametrize(
    "variant, joker",
    [("talaj51", ["add 0 ★ low", "add 0 ★ high"]), ("rami51", ["add 0 ★ low"])],
)
def test_R_JOKER_LOW_a_joker_has_two_ends_in_family_T(variant, joker):
    table = ["5♠-6♠-7♠", "2♥-3♥-4♥-5♥-6♥-7♥-8♥-9♥-10♥-J♥-Q♥-K♥", "9♠-9♥-★"]
    game = Game(variant, "8♠ ★ A♥", "K♠ K♥", table=table, stock="2♦ 3♦").do("draw stock")
    both = [word.replace("0", "1") for word in joker]
    ends = ["add 0 8♠", "add 1 A♥ low", "add 1 A♥ high", *joker, *both]
    assert acts(game.s) == numbers(game, *ends, *discards("8♠ ★ A♥ 2♦"))


def test_T_SWAP_is_listed():
    game = Game("talaj51", "8♠ 2♥", "K♠ K♥", table=["7♠-★-9♠"], stock="2♦ 3♦").do("draw stock")
    assert acts(game.s) == numbers(game, "swap 0 8♠", *discards("8♠ 2♥ 2♦"))


@pytest.mark.parametrize(
    "variant, hand, expected",
    [
        # T-SIMPLE-CLOSE: all cards but one
        ("simple", "2♠ 3♠ 4♠ 9♥ 9♦ 9♣", ["2♠-3♠-4♠", "9♥-9♦-9♣"]),
        ("simple", "2♠ 3♠ 4♠ 9♥ 9♦ 9♣ J♠", []),
        # T-SIMPLE-MIX
        ("simple", "2♠ 3♠ 4♠ 9♥ 10♥ J♥", []),
        # T-OPEN-51: 24 + 27 points, 24 + 24
        ("talaj51", "7♠ 8♠ 9♠ 9♥ 9♦ 9♣ 2♥", ["7♠-8♠-9♠", "9♥-9♦-9♣"]),
        ("talaj51", "7♠ 8♠ 9♠ 8♥ 8♦ 8♣ 2♥", []),
        # T-LAY-ALL
        ("talaj51", "7♠ 8♠ 9♠ 8♥ 8♦ 8♣", ["7♠-8♠-9♠", "8♥-8♦-8♣"]),
        # T-OPEN-71: a natural run and a natural set, no joker
        ("talaj71", "J♠ Q♠ K♠ K♥ K♦ K♣ 2♥ 5♣", []),
        (
            "talaj71",
            "J♠ Q♠ K♠ K♥ K♦ K♣ A♥ A♦ A♣ 2♥",
            ["A♥-A♦-A♣", "J♠-Q♠-K♠", "K♥-K♦-K♣"],
        ),
        ("talaj71", "J♠ Q♠ K♠ J♥ Q♥ K♥ J♣ Q♣ K♣ 2♥", []),
        ("talaj71", "J♠ Q♠ K♠ K♥ K♦ K♣ A♥ A♦ ★ 2♥", []),
        # R-OPEN: 40 points with the joker as the ten
        ("rami40", "J♠ Q♠ K♠ ★ 2♥", ["★-J♠-Q♠-K♠"]),
        ("rami51", "J♠ Q♠ K♠ ★ 2♥", []),
    ],
)
def test_a_meld_is_listed_when_other_melds_complete_the_laying(variant, hand, expected):
    game = Game(variant, hand, "2♦ 3♦", stock="4♦ 6♦").do("draw stock")
    assert lays(game.s) == sorted(expected)


def test_T_OPEN_71_TAKEN_another_run_or_a_twin_completes_it():
    hand = "J♠ Q♠ K♥ K♦ K♣ A♥ A♦ A♣ 2♥ 5♣"
    game = Game("talaj71", hand, "2♦ 3♦", discard="K♠").do("draw discard")
    assert lays(game.s) == []
    game = Game("talaj71", hand + " 4♦ 5♦ 6♦", "2♦ 3♦", discard="K♠").do("draw discard")
    assert "4♦-5♦-6♦" in lays(game.s) and "J♠-Q♠-K♠" in lays(game.s)
    game = Game("talaj71", hand + " K♠", "2♦ 3♦", discard="K♠").do("draw discard")
    assert "J♠-Q♠-K♠" in lays(game.s) and "K♠-K♥-K♦" in lays(game.s)
    assert "K♥-K♦-K♣" not in lays(game.s)


def test_T_PARTNER_needs_no_points_but_in_talaj71_a_natural_run():
    hands = ("2♠ 3♠ 4♠ 9♥ 9♦ ★", "2♦", "3♦", "4♦")
    table = ["2: J♣-Q♣-K♣"]
    game = Game("talaj51", *hands, table=table, stock="6♥ 7♥").do("draw stock")
    assert "9♥-9♦-★" in lays(game.s) and "2♠-3♠-★" in lays(game.s)
    game = Game("talaj71", *hands, table=table, stock="6♥ 7♥").do("draw stock")
    assert "9♥-9♦-★" in lays(game.s) and "2♠-3♠-★" not in lays(game.s)


def test_a_view_lists_the_same():
    hand = "7♠ 8♠ 9♠ 9♥ 9♦ 9♣ 2♥ ★"
    game = Game("talaj51", "2♦", hand, turn=1, discard="5♦", stock="4♦ 6♦").do("draw stock")
    seen = state.State(game.s.rules)
    view.fill(seen, game.s, 1)
    assert (lays(seen), acts(seen)) == (lays(game.s), acts(game.s))


# What the search for a laying finds


def found(game):
    """(way, melds) of the best laying."""
    search = opening.Opening(Solver())
    way = search.find(game.s)
    return way, sorted(meld_text(m) for m in search.solver.melds[: search.solver.nmelds])


def test_T_LAY_ALL_goes_before_an_opening_with_more_points():
    hand = "7♠ 8♠ 9♠ 9♥ 9♦ 9♣"
    game = Game("talaj51", hand, "2♦", stock="4♦ 6♦").do("draw stock")
    assert found(game) == (opening.ALL, ["7♠-8♠-9♠", "9♥-9♦-9♣"])
    game = Game("talaj51", hand + " 2♥", "2♦", stock="4♦ 6♦").do("draw stock")
    assert found(game) == (opening.POINTED, ["7♠-8♠-9♠", "9♥-9♦-9♣"])


def test_T_OPEN_without_the_points_there_is_no_way():
    game = Game("talaj51", "7♠ 8♠ 9♠ 2♥", "2♦", stock="4♦ 6♦").do("draw stock")
    assert found(game) == (0, [])
    assert opening.Opening(Solver()).find(Game("talaj51", "7♠ 8♠ 9♠", "2♦").s) == 0


def test_T_AFTER_OPEN_what_leaves_fewest_points_is_laid():
    game = Game("talaj51", "7♠ 8♠ 9♠ 9♥ 9♦ 2♣", "2♦", laid=[0], stock="4♦ 6♦").do("draw stock")
    assert found(game) == (opening.FREE, ["9♠-9♥-9♦"])
    game = Game("talaj51", "7♠ 8♠ 2♣", "2♦", laid=[0], stock="4♦ 6♦").do("draw stock")
    assert found(game) == (0, [])


def test_T_NO_REDISCARD_the_taken_card_is_not_kept_for_closing():
    hand = "2♠ 3♠ 4♠ 5♠ 9♥ 9♦ 9♣"
    game = Game("simple", hand, "2♦", discard="2♣").do("draw discard")
    assert found(game)[0] == 0
    assert lays(game.s) != []
    game = Game("simple", hand, "2♦", discard="9♠").do("draw discard")
    assert found(game)[0] == opening.CLOSE


# Against trying every act and every laying

RULES = [
    ruleset("simple"),
    ruleset("simple", 4),
    ruleset("talaj51"),
    ruleset("talaj51", 4),
    ruleset("talaj71"),
    ruleset("talaj71", 4),
    ruleset("rami40", 3),
    ruleset("rami51"),
    ruleset("rami40", 2, "house", open_natural_run=1, closing_discard=1),
    ruleset("rami51", 2, "house", taken_must_lay=1, ace_high=10),
]


def position(rng, rules, size):
    """A random position in which a hand of about `size` cards is to lay."""
    s = state.State(rules)
    s.phase = codes.PLAY
    s.turn = rng.randrange(rules.players)
    hand = partitions.dense_hand(rng, size, rng.choice((0, 0, 1, 1, 2)), rules.decks)
    s.hands[s.turn * FACES : (s.turn + 1) * FACES] = hand
    s.size[s.turn] = sum(hand)
    for seat in range(rules.players if rules.layoff else 0):
        s.laid[seat] = rng.random() < 0.3
    for side in range(rules.sides):
        s.threshold[side] = rng.choice((rules.open_min, 15, 30))
    _draw(rng, s, [c for c in range(FACES) if hand[c]])
    for _ in range(rng.randrange(4) if rules.layoff else 0):
        state.meld_to_table(s, 0, _table_meld(rng, rules.joker_low))
    return s


def _draw(rng, s, held):
    s.drawn = rng.choice(held)
    s.drawn_from = codes.FROM_STOCK
    if s.drawn != JOKER and rng.random() < 0.6:
        s.drawn_from = codes.FROM_DISCARD
        s.used = rng.randrange(2) if s.laid[s.turn] else 0
    elif s.rules.one_card_kept and rng.random() < 0.2:
        s.kept = rng.choice(held)
    elif s.rules.replay_joker and JOKER in held:
        s.due = rng.randrange(2)


def _table_meld(rng, joker_low):
    every = partitions.every_meld(partitions.dense_hand(rng, 10, 1, 2), joker_low)
    return rng.choice(every or [melds.run(0, 2, 12)])


def legal_layings(s, most=1500):
    """Every choice of melds that may be laid, None when there is too much to try."""
    base = s.turn * FACES
    every = partitions.partitions(s.hands[base : base + FACES], s.rules.joker_low, most)
    return every and [one for one in every if one and _may_lay(s, one)]


def _may_lay(s, chosen):
    laying.clear(s)
    for m in chosen:
        laying.put_meld(s, m)
    return not play.check(s, codes.LAY)


def legal_acts(s):
    every = [codes.DRAW_STOCK, codes.DRAW_DISCARD, codes.DRAW_TOURNANTE, codes.RETURN, codes.UNDO]
    for c in range(FACES):
        every.append(codes.act(codes.DISCARD, card=c))
        for i in range(s.ntable):
            every.append(codes.act(codes.SWAP, i, c))
            every += [codes.act(codes.ADD, i, c, end) for end in _ends(s, i, c)]
    return sorted(act for act in every if not play.check(s, act))


def _ends(s, i, c):
    """An addition names its end where both fit; R-JOKER-LOW leaves a joker the low one."""
    low, high = (melds.added(s.table[i], c, end, 0) for end in (1, 2))
    if low == high:
        return (0,)
    return (codes.LOW,) if c == JOKER and s.rules.joker_low else (codes.LOW, codes.HIGH)


def compare(seed, tries, most=1500):
    """Compare random positions of all rulesets; how many had something to lay."""
    rng = random.Random(seed)
    search = opening.Opening(Solver())
    some = 0
    for _ in range(tries):
        for rules in RULES:
            s = position(rng, rules, rng.choice((2, 4, 6, 7, 8, 9)))
            layings = legal_layings(s, most)
            if layings is not None:
                found = listed(s)
                assert sorted(found.lays[: found.nlays]) == sorted({m for x in layings for m in x})
                assert sorted(found.acts[: found.nacts]) == legal_acts(s)
                compare_found(s, search, layings)
                some += bool(layings)
    return some


def compare_found(s, search, layings):
    """A laying is found when there is one that does not leave but the taken card."""
    fit = [one for one in layings if not _leaves_but_taken(s, one)]
    way = search.find(s)
    assert bool(way) == bool(fit)
    if not way:
        return
    chosen = tuple(search.solver.melds[: search.solver.nmelds])
    assert _may_lay(s, chosen)
    if way == opening.POINTED:
        assert _points(s, chosen) == max(_points(s, one) for one in fit)
    if way == opening.FREE:
        assert _cost(s, chosen) == min(_cost(s, one) for one in fit)


def _hand(s):
    return s.hands[s.turn * FACES : (s.turn + 1) * FACES]


def _leaves_but_taken(s, chosen):
    left = partitions.left_of(_hand(s), chosen)
    taken = s.drawn_from == codes.FROM_DISCARD and not s.used
    return taken and sum(left) == 1 and left[s.drawn] and _hand(s)[s.drawn] == 1


def _points(s, chosen):
    return sum(melds.points(m, s.rules.ace_high) for m in chosen)


def _cost(s, chosen):
    return partitions.value(_hand(s), chosen, 0, 0)


@pytest.mark.parametrize("seed", range(2))
def test_small_positions_of_every_ruleset(seed):
    assert compare(seed, 25) > 50


@pytest.mark.long
@pytest.mark.parametrize("seed", range(200, 206))
def test_many_positions_of_every_ruleset(seed):
    assert compare(seed, 600, 20000) > 1000


# On the device

ON_THE_DEVICE = """
import measure
from engine import codes, deal, legal, play, rulesets, state

states, lists, sizes = [], [], []
for variant in range(5):
    s = state.State(rulesets.Ruleset(variant, 2))
    deal.first_match(s, 0)
    deal.shuffled(s, bytes([variant] * 16), 0)
    deal.deal(s)
    while s.first_round:
        if s.phase == codes.DRAW:
            play.apply(s, codes.DRAW_STOCK)
        c = 0
        while play.apply(s, codes.act(codes.DISCARD, 0, c)):
            c += 1
    play.apply(s, codes.DRAW_STOCK)
    s.laid[s.turn] = s.rules.layoff
    states.append(s)
    lists.append(legal.Legal(s.rules))
    sizes.append(0)

def fill_all():
    for i in range(5):
        lists[i].fill(states[i])
        sizes[i] = lists[i].nacts * 1000 + lists[i].nlays

print(measure.locked(fill_all))
print(sizes)
"""


def test_listing_allocates_nothing_and_answers_as_on_the_host(machine):
    error, printed = machine.run(ON_THE_DEVICE).splitlines()
    assert error == "None"
    space = {}
    host = ON_THE_DEVICE.replace("import measure", "").replace("measure.locked(fill_all)", "0")
    exec(host + "fill_all()", space)
    assert printed == str(space["sizes"])
