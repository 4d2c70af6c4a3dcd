"""Hands cut into melds in every possible way: what the engine's searches are tested against.

Slow and plain: every window of cards is offered to `melds.parse`, every choice of melds is tried.
"""

from itertools import combinations

from engine import melds, solver
from engine.cards import FACES, HAND_POINTS, JOKER, NONE


def counts(found):
    """A row of 53 counts, as the engine keeps a hand."""
    hand = bytearray(FACES)
    for c in found:
        hand[c] += 1
    return hand


def cards_of(m):
    return [melds.card_at(m, i) for i in range(melds.size(m))]


def every_meld(hand, joker_low):
    """The codes of all melds of a hand of counts, in no particular order."""
    found = set()
    for cards in [*_runs(), *_sets()]:
        if all(hand[c] for c in cards):
            found.add(melds.parse(bytes(cards), 0, len(cards), joker_low))
    return [m for m in found if m > 0]


def _runs():
    for suit in range(4):
        for low in range(1, 15):
            for size in range(3, 15):
                places = range(low, min(low + size, 15))
                run = [suit * 13 + (place - 1) % 13 for place in places]
                yield run
                for i in range(len(run)):
                    yield run[:i] + [JOKER] + run[i + 1 :]


def _sets():
    for rank in range(13):
        for size in (2, 3, 4):
            for suits in combinations(range(4), size):
                found = [suit * 13 + rank for suit in suits]
                yield found
                yield [*found, JOKER]


def partitions(hand, joker_low, most):
    """Every choice of disjoint melds of the hand, the empty one too; None when there are more
    than `most`."""
    found = []
    _extend(list(hand), [], [(m, cards_of(m)) for m in every_meld(hand, joker_low)], found, most)
    return None if len(found) > most else found


def _extend(hand, chosen, offered, found, most):
    found.append(tuple(chosen))
    for i, (m, cards) in enumerate(offered):
        if len(found) > most:
            return
        if all(hand[c] for c in cards):
            for c in cards:
                hand[c] -= 1
            if min(hand) >= 0:
                _extend(hand, [*chosen, m], offered[i:], found, most)
            for c in cards:
                hand[c] += 1


def left_of(hand, partition):
    """The counts that stay in the hand."""
    left = bytearray(hand)
    for m in partition:
        for c in cards_of(m):
            left[c] -= 1
    return left


def meets(hand, partition, needs, min_left, taken):
    """Whether a partition is what `Solver.solve` was asked for."""
    melded_before, face = taken // solver.MELDED, taken % solver.MELDED
    left = left_of(hand, partition)
    runs = [m for m in partition if not melds.is_set(m)]
    sets = [m for m in partition if melds.is_set(m)]
    natural_runs = [m for m in runs if not melds.joker(m)]
    copies = melded_before + sum(cards_of(m).count(face) for m in partition)
    untaken = [m for m in natural_runs if not melds.holds(m, face)]
    last_is_taken = sum(left) == 1 and face != NONE and left[face] and not copies
    given = {
        solver.RUN: runs,
        solver.SET: sets,
        solver.NATURAL_RUN: natural_runs,
        solver.NATURAL_SET: [m for m in sets if not melds.joker(m)],
        solver.NO_JOKERS: not any(melds.joker(m) for m in partition),
        solver.UNTAKEN_RUN: untaken or copies >= 2,
        solver.OTHER_LAST: not last_is_taken,
    }
    return sum(left) >= min_left and all(ok for need, ok in given.items() if needs & need)


def value(hand, partition, goal, ace_high):
    if goal == solver.LEFT:
        return sum(n * HAND_POINTS[c] for c, n in enumerate(left_of(hand, partition)))
    if goal == solver.POINTS:
        return sum(melds.points(m, ace_high) for m in partition)
    return sum(melds.size(m) for m in partition)


def best(hand, found, rules, goal, needs, min_left, taken):
    """The best value among the partitions that meet the needs, -1 when none does."""
    values = [
        value(hand, one, goal, rules.ace_high)
        for one in found
        if meets(hand, one, needs, min_left, taken)
    ]
    if not values:
        return -1
    return min(values) if goal == solver.LEFT else max(values)


def dense_hand(rng, size, jokers, decks):
    """A random hand of counts in which melds exist: of few suits, of few ranks, or of one suit."""
    suits = rng.choice(((0, 1, 2, 3), rng.sample(range(4), 2), [rng.randrange(4)]))
    ranks = rng.choice((13, 13, 5, 4))
    first = rng.randrange(13)
    pack = [suit * 13 + (first + i) % 13 for suit in suits for i in range(ranks)] * decks
    return counts(rng.sample(pack, min(size, len(pack))) + [JOKER] * jokers)
