"""The partition solver and the list of a hand's melds, against a plain search of everything."""

import random
from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import melds, possible
from engine.cards import FACES, JOKER, NONE
from engine.solver import (
    CARDS,
    LEFT,
    MELDED,
    NATURAL_RUN,
    NATURAL_SET,
    NO_JOKERS,
    OTHER_LAST,
    POINTS,
    RUN,
    SET,
    UNTAKEN_RUN,
    Solver,
)
from tests import partitions
from tests.drawn import card, line, meld, meld_text, row, ruleset

T, R = "talaj51", "rami51"
OPENING_71 = NATURAL_RUN | NATURAL_SET | NO_JOKERS

solver = Solver()


def solve(hand, variant=T, goal=LEFT, needs=0, min_left=0, taken="", least=-1):
    """(value, melds, left) of a hand in a line, all as text."""
    face = card(taken) if taken else NONE
    rules = ruleset(variant)
    found = solver.solve(
        partitions.counts(row(hand)), 0, rules, goal, needs, min_left, face, least
    )
    left = line(c for c in range(FACES) for _ in range(solver.left[c]))
    assert solver.nleft == sum(solver.left)
    return found, [meld_text(m) for m in solver.melds[: solver.nmelds]], left


def test_T_SIMPLE_CLOSE_the_document_s_hand_closes_with_any_card_of_a_long_meld():
    hand = "5♥ 6♥ 7♥ 8♥ J♠ J♥ J♣ 2♣ 3♣ ★ 5♣ A♠ A♦ A♣"
    found, melded, left = solve(hand, "simple", CARDS, RUN | SET, 1)
    assert (found, len(melded), len(left.split())) == (13, 4, 1)


def test_a_hand_without_melds_stays():
    assert solve("2♠ 4♥ 9♦ ★") == (35, [], "2♠ 4♥ 9♦ ★")


def test_of_two_melds_that_share_a_card_the_dearer_one_is_melded():
    assert solve("7♠ 8♠ 9♠ 9♥ 9♦") == (15, ["9♠-9♥-9♦"], "7♠ 8♠")


def test_C_1_a_twin_is_in_two_melds():
    assert solve("7♠ 8♠ 9♠ 9♠ 9♥ 9♦") == (0, ["7♠-8♠-9♠", "9♠-9♥-9♦"], "")


def test_fewest_left_and_most_points_are_different_searches():
    hand = "A♠ 2♠ 3♠ 2♥ 2♦"
    assert solve(hand, goal=LEFT) == (4, ["A♠-2♠-3♠"], "2♥ 2♦")
    hand = "A♠ 2♠ 3♠ A♥ A♦ 4♠"
    assert solve(hand, goal=POINTS)[:2] == (39, ["A♠-A♥-A♦", "2♠-3♠-4♠"])


@pytest.mark.parametrize(
    "variant, hand, points, melded",
    [
        (T, "7♠ 8♠ ★", 24, ["7♠-8♠-★"]),
        (R, "7♠ 8♠ ★", 21, ["★-7♠-8♠"]),
        (T, "Q♠ K♠ ★", 30, ["Q♠-K♠-★"]),
        (R, "Q♠ K♠ ★", 30, ["★-Q♠-K♠"]),
        (R, "Q♠ ★ A♠", 31, ["Q♠-★-A♠"]),
        (T, "K♠ A♠ ★", 30, ["★-K♠-A♠"]),
        (R, "A♠ 2♠ ★", 6, ["A♠-2♠-★"]),
        (R, "7♠ 8♠ 9♠ ★", 30, ["★-7♠-8♠-9♠"]),
        (R, "9♣ 9♦ 9♥ ★", 36, ["9♥-9♦-9♣-★"]),
    ],
)
def test_R_JOKER_LOW_a_joker_counts_where_the_ruleset_puts_it(variant, hand, points, melded):
    assert solve(hand, variant, POINTS) == (points, melded, "")


def test_R_JOKER_LOW_a_run_is_not_cut_where_that_would_move_its_joker():
    long = "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ ★"
    assert solve(long, R, POINTS) == (36, [long.replace(" ", "-")], "")
    gap = "7♠ 8♠ ★ 10♠ J♠ Q♠"
    assert solve(gap, R, POINTS) == (54, [gap.replace(" ", "-")], "")


def test_M_JOKER_a_spare_joker_joins_the_natural_meld_that_gains_most():
    assert solve("2♠ 3♠ 4♠ K♠ K♥ K♦ ★", goal=POINTS)[:2] == (49, ["K♠-K♥-K♦-★", "2♠-3♠-4♠"])


@pytest.mark.parametrize(
    "hand, needs, taken, found, left",
    [
        # the joker would be best in the run
        ("7♠ 8♠ 9♠ ★", RUN, "", 0, ""),
        ("7♠ 8♠ 9♠ ★", NATURAL_RUN, "", 20, "★"),
        ("7♠ 8♠ 9♠ 9♥ 9♦ ★", RUN | SET, "", 0, ""),
        ("7♠ 8♠ 9♠ 9♥ 9♦ ★", NATURAL_SET, "", 0, ""),
        ("7♠ 8♠ 9♠ 9♥ 9♦ ★", NATURAL_RUN | NATURAL_SET, "", -1, "7♠ 8♠ 9♠ 9♥ 9♦ ★"),
        ("7♠ 8♠ ★", NO_JOKERS, "", 35, "7♠ 8♠ ★"),
        # T-OPEN-71-TAKEN
        ("7♠ 8♠ 9♠ 2♥", UNTAKEN_RUN, "7♠", -1, "7♠ 8♠ 9♠ 2♥"),
        ("7♠ 8♠ 9♠ 2♥", UNTAKEN_RUN, "2♥", 2, "2♥"),
        ("7♠ 8♠ 9♠ 7♠ 7♥ 7♦", NATURAL_RUN | UNTAKEN_RUN, "7♠", 0, ""),
        # T-NO-REDISCARD: the last card may be a twin of the one taken
        ("7♠ 8♠ 9♠ 2♥", OTHER_LAST, "2♥", 26, "7♠ 8♠ 9♠ 2♥"),
        ("7♠ 8♠ 9♠ 9♠", OTHER_LAST, "9♠", 9, "9♠"),
        ("7♠ 8♠ 9♠ 2♥ ★", OTHER_LAST, "2♥", 9, "7♠ 2♥"),
    ],
)
def test_needs(hand, needs, taken, found, left):
    assert solve(hand, needs=needs, taken=taken)[::2] == (found, left)


def test_T_OPEN_71_TAKEN_a_copy_melded_before_counts():
    hand = partitions.counts(row("7♠ 8♠ 9♠"))
    rules = ruleset("talaj71")
    taken = card("7♠")
    needs = NATURAL_RUN | UNTAKEN_RUN
    assert solver.solve(hand, 0, rules, POINTS, needs, 0, taken) == -1
    assert solver.solve(hand, 0, rules, POINTS, needs, 0, taken | MELDED) == 24


def test_T_CLOSING_CARD_a_card_stays():
    assert solve("7♠ 8♠ 9♠ 10♠", min_left=1) == (7, ["8♠-9♠-10♠"], "7♠")
    assert solve("7♠ 8♠ 9♠ ★", min_left=1) == (7, ["8♠-9♠-★"], "7♠")
    assert solve("7♠ 7♥ 7♦ ★", min_left=1) == (7, ["7♠-7♥-★"], "7♦")


def test_no_more_than_least_may_be_left_no_less_than_least_be_melded():
    hand = "7♠ 8♠ 9♠ 2♥"
    assert solve(hand, least=2)[0] == 2
    assert solve(hand, least=1)[0] == -1
    assert solve(hand, goal=POINTS, least=24)[0] == 24
    assert solve(hand, goal=POINTS, least=25)[0] == -1
    assert solve(hand, goal=CARDS, least=4)[0] == -1


def test_a_search_that_is_capped_answers_with_the_best_partition_seen():
    hand = partitions.counts(row("A♦ 2♦ 3♦ 4♦ 5♦ 7♦ Q♦ ★"))
    hasty = Solver()
    hasty.cap = 6
    found = hasty.solve(hand, 0, ruleset(T), LEFT, 0, 0, NONE)
    assert found == partitions.value(hand, hasty.melds[: hasty.nmelds], LEFT, 10) == 10
    assert hasty.capped
    assert solver.solve(hand, 0, ruleset(T), LEFT, 0, 0, NONE) == 7
    assert not solver.capped


NEEDS = (
    0,
    RUN,
    SET,
    RUN | SET,
    NATURAL_RUN,
    NATURAL_SET,
    NATURAL_RUN | NATURAL_SET,
    NO_JOKERS,
    OPENING_71,
    NATURAL_RUN | UNTAKEN_RUN,
    OPENING_71 | UNTAKEN_RUN,
    OTHER_LAST,
    RUN | SET | OTHER_LAST,
    NATURAL_RUN | NATURAL_SET | UNTAKEN_RUN | OTHER_LAST,
)
RULES = (ruleset(T), ruleset(R), ruleset(R, profile="house", ace_high=10))


def check_all(hand, rules, taken, most, needs_tried=NEEDS):
    """Compare every goal and need for a hand of counts; False when it has too many partitions."""
    found = partitions.partitions(hand, rules.joker_low, most)
    if found is None:
        return False
    for needs in needs_tried:
        for goal in (LEFT, POINTS, CARDS):
            for min_left in (0, 1):
                check(hand, found, rules, goal, needs, min_left, taken)
    return True


def check(hand, found, rules, goal, needs, min_left, taken):
    asked = (goal, needs, min_left, taken)
    best = partitions.best(hand, found, rules, *asked)
    assert solver.solve(hand, 0, rules, *asked) == best, (text(hand), asked)
    melded = solver.melds[: solver.nmelds]
    left = partitions.left_of(hand, melded)
    assert (solver.left, solver.nleft) == (left, sum(left))
    if best >= 0:
        assert partitions.meets(hand, melded, needs, min_left, taken)
        assert partitions.value(hand, melded, goal, rules.ace_high) == best
        assert all(readable(m, rules.joker_low) for m in melded)


def text(hand):
    return line(c for c in range(FACES) for _ in range(hand[c]))


def readable(m, joker_low):
    """Whether the engine reads the meld's cards as the same meld."""
    return melds.parse(bytes(partitions.cards_of(m)), 0, melds.size(m), joker_low) == m


def random_cases(seed, hands, sizes, most):
    """Check random dense hands; how many had few enough partitions to be checked."""
    rng = random.Random(seed)
    checked = 0
    for _ in range(hands):
        jokers = rng.choice((0, 0, 1, 1, 2, 3, 4))
        size = max(rng.choice(sizes) - jokers, 2)
        hand = partitions.dense_hand(rng, size, jokers, rng.choice((2, 2, 3)))
        taken = rng.choice([NONE, *(c for c in range(JOKER) if hand[c])])
        taken |= rng.choice((0, 0, 0, MELDED)) if taken != NONE else 0
        checked += check_all(hand, rng.choice(RULES), taken, most, rng.sample(NEEDS, 4))
    return checked


@pytest.mark.parametrize("seed", range(4))
def test_small_hands_against_every_partition(seed):
    assert random_cases(seed, 120, (6, 7, 8, 9, 10), 2000) > 90


def test_full_hands_against_every_partition():
    assert random_cases(9, 24, (13, 14, 15, 16), 2000) > 5


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 106))
def test_many_hands_against_every_partition(seed):
    assert random_cases(seed, 1000, (6, 8, 10, 12), 20000) > 500
    assert random_cases(seed, 200, (13, 14, 15, 16), 100000) > 40


some_hands = st.lists(
    st.sampled_from([*range(0, 6), *range(13, 19), *range(26, 30), 12, 25, JOKER]),
    min_size=3,
    max_size=9,
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(some_hands, st.sampled_from(RULES), st.sampled_from(NEEDS))
def test_any_hand_against_every_partition(found, rules, needs):
    hand = bytearray(min(n, 3) for n in partitions.counts(found))
    check_all(hand, rules, found[0] if found[0] != JOKER else NONE, 5000, (needs,))


def test_the_same_hand_gets_the_same_answer_whatever_was_asked_before():
    hands = [partitions.dense_hand(random.Random(i), 13, 2, 2) for i in range(20)]
    first = [answer(Solver(), hand) for hand in hands]
    assert [answer(solver, hand) for hand in reversed(hands)] == first[::-1]


def test_a_hand_that_was_looked_at_once_is_parted_under_every_goal():
    chance = random.Random(7)
    one = Solver()
    for _ in range(200):
        hand = partitions.dense_hand(chance, 13, chance.randrange(3), 2)
        one.look(hand, 0)
        for _ in range(6):
            asked = chance.choice((LEFT, POINTS, CARDS)), chance.choice((0, RUN | SET, NO_JOKERS))
            taken = chance.choice([c for c in range(FACES) if hand[c]])
            limits = chance.randrange(2), chance.choice((NONE, taken)), chance.choice((-1, 9, 30))
            rules = chance.choice(RULES)
            value = one.part(rules, *asked, *limits)
            assert solver.solve(hand, 0, rules, *asked, *limits) == value
            assert parted(one) == parted(solver)


def parted(one):
    return list(one.melds[: one.nmelds]), bytes(one.left), one.nleft


def answer(one, hand):
    one.solve(hand, 0, RULES[0], LEFT, 0, 1, NONE)
    return list(one.melds[: one.nmelds]), bytes(one.left)


def test_a_hand_is_read_in_its_row_of_a_state():
    rows = bytearray(FACES) + partitions.counts(row("7♠ 8♠ 9♠ 2♥")) + bytearray(FACES)
    kept = bytes(rows)
    assert solver.solve(rows, FACES, RULES[0], LEFT, 0, 0, NONE) == 2
    assert rows == kept


# The list of a hand's melds


def possible_melds(hand, joker_low=0, room=possible.MOST):
    out = array("I", [0] * room)
    n = possible.fill(hand, 0, joker_low, out)
    return list(out[:n])


ONE_SUIT = "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠"


@pytest.mark.parametrize(
    "hand, joker_low, number",
    [
        # 11 sizes from either ace: 12 runs of three … 2 of thirteen
        (ONE_SUIT, 0, 77),
        # and each of them with the joker in each of its places
        (ONE_SUIT + " ★", 0, 77 + 506),
        # but at the high end only where the run begins with the ace
        (ONE_SUIT + " ★", 1, 77 + 506 - 66),
        ("9♠ 9♥ 9♦ 9♣", 0, 5),
        # pairs and triples with it
        ("9♠ 9♥ 9♦ 9♣ ★", 0, 5 + 6 + 4),
        ("9♠ 9♥ 9♠ 9♥ ★ ★", 0, 1),
        # -8-9 7-, and 7-9 with a hole
        ("7♠ 8♠ ★", 0, 2),
        ("7♠ 8♠ ★", 1, 1),
        ("7♠ 9♠ ★", 1, 1),
        ("A♠ 2♠ ★", 1, 1),
        ("K♠ A♠ 2♠ ★", 0, 2),
    ],
)
def test_how_many_melds_a_hand_holds(hand, joker_low, number):
    assert len(possible_melds(partitions.counts(row(hand)), joker_low)) == number


@pytest.mark.parametrize("joker_low", [0, 1])
def test_every_meld_of_a_hand_is_listed_once(joker_low):
    rng = random.Random(joker_low)
    for _ in range(60):
        hand = partitions.dense_hand(rng, 13, rng.choice((0, 1, 2)), 2)
        listed = possible_melds(hand, joker_low)
        assert len(set(listed)) == len(listed)
        assert set(listed) == set(partitions.every_meld(hand, joker_low)), text(hand)


def test_as_many_melds_are_listed_as_there_is_room_for():
    hand = partitions.counts(row(ONE_SUIT))
    assert possible_melds(hand, room=10) == possible_melds(hand)[:10]


def test_M_JOKER_a_joker_may_stand_for_a_card_that_is_in_the_hand():
    listed = possible_melds(partitions.counts(row("7♠ 8♠ 9♠ ★")))
    assert meld("7♠-★-9♠") in listed


# On the device

ON_THE_DEVICE = """
import measure
from array import array
from engine import possible, rulesets
from engine.solver import CARDS, LEFT, NATURAL_RUN, NATURAL_SET, POINTS, RUN, SET, Solver

hands = [bytes(hand) for hand in %r]
talaj, rami = rulesets.Ruleset(1, 2), rulesets.Ruleset(4, 2)
solver = Solver()
out = array("I", [0] * possible.MOST)
answers = array("I", [0] * 4 * len(hands))

def solve_all():
    for i in range(len(hands)):
        hand = hands[i]
        answers[4 * i] = 1 + solver.solve(hand, 0, talaj, CARDS, RUN | SET, 1, 63)
        answers[4 * i + 1] = 1 + solver.solve(hand, 0, talaj, POINTS, NATURAL_RUN, 1, 63)
        answers[4 * i + 2] = 1 + solver.solve(hand, 0, rami, LEFT, 0, 0, 63)
        answers[4 * i + 3] = possible.fill(hand, 0, 1, out)

print(measure.locked(solve_all))
print(list(answers))
"""


def test_a_search_allocates_nothing_and_answers_as_on_the_host(machine):
    rng = random.Random(4)
    hands = [list(partitions.dense_hand(rng, 12, n % 4, 2)) for n in range(16)]
    error, printed = machine.run(ON_THE_DEVICE % hands).splitlines()
    assert error == "None"
    space = {}
    host = ON_THE_DEVICE.replace("import measure", "").replace("print(measure.locked", "(")
    exec(host.replace("print(list(answers))", "solve_all()") % hands, space)
    assert printed == str(list(space["answers"]))
