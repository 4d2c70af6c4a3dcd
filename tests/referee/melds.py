"""Runs and sets as they are written: what they are, what they are worth, what fits (M-*).

A run is read through the places 1 (low ace), 2 … 13 (king), 14 (high ace).
"""

from itertools import combinations

from tests.referee.facts import JOKER, RANKS, SUITS


def rank_at(place):
    return RANKS[(place - 1) % 13]


def naturals(cards):
    return [card for card in cards if card != JOKER]


def is_natural(cards):
    return JOKER not in cards


def run_start(cards):
    """The place of a run's first card, or None when this is no run (M-RUN, M-ACE, M-JOKER)."""
    if not 3 <= len(cards) <= 13 or cards.count(JOKER) > 1:
        return None
    if len({card[1] for card in naturals(cards)}) != 1:
        return None
    for start in range(1, 16 - len(cards)):
        if all(
            card == JOKER or card[0] == rank_at(start + index) for index, card in enumerate(cards)
        ):
            return start
    return None


def goes_round_the_ace(cards):
    """K-A-2 and the like: each card follows the one before, but the ace is in the middle."""
    if len(cards) < 3 or len({card[1] for card in naturals(cards)}) != 1:
        return False
    for first in range(13):
        ranks = [RANKS[(first + index) % 13] for index in range(len(cards))]
        if all(card == JOKER or card[0] == rank for card, rank in zip(cards, ranks, strict=True)):
            return not is_run(cards)
    return False


def is_run(cards):
    return run_start(cards) is not None


def is_set(cards):
    """M-SET, M-JOKER."""
    suits = [card[1] for card in naturals(cards)]
    return (
        3 <= len(cards) <= 4
        and cards.count(JOKER) <= 1
        and len({card[0] for card in naturals(cards)}) == 1
        and len(set(suits)) == len(suits)
    )


def is_meld(cards):
    return is_run(cards) or is_set(cards)


def settle_joker(cards):
    """R-JOKER-LOW: a joker at a run's upper end goes below it when there is a place below."""
    if is_run(cards) and cards[-1] == JOKER and run_start(cards) > 1:
        return [JOKER] + cards[:-1]
    return cards


def place_value(place, ace_high):
    """T-OPEN-POINTS, R-POINTS."""
    return ace_high if place == 14 else min(place, 10)


def points(cards, ace_high):
    """What a meld counts in an opening; a joker counts as the card it replaces."""
    if is_run(cards):
        start = run_start(cards)
        return sum(place_value(start + index, ace_high) for index in range(len(cards)))
    rank = naturals(cards)[0][0]
    each = ace_high if rank == "A" else min(RANKS.index(rank) + 1, 10)
    return each * len(cards)


def missing_suits(cards):
    """Of a set: the suits that no natural card shows."""
    return [suit for suit in SUITS if suit not in [card[1] for card in naturals(cards)]]


def stands_for(cards):
    """The card that a meld's joker stands for, None while that is open (M-JOKER-AS)."""
    if is_run(cards):
        return rank_at(run_start(cards) + cards.index(JOKER)) + naturals(cards)[0][1]
    if len(cards) == 4:
        return naturals(cards)[0][0] + missing_suits(cards)[0]
    return None


def ends_that_fit(cards, card):
    """Where a card may be laid off: `low` and `high` of a run, `set`, or nowhere."""
    if is_set(cards):
        return ["set"] if is_set(cards + [card]) else []
    grown = {"low": [card] + cards, "high": cards + [card]}
    return [end for end in ("low", "high") if keeps_its_places(cards, grown[end], end)]


def keeps_its_places(cards, grown, end):
    """The cards that lay there stay what they were: only the new card finds its place."""
    expected = run_start(cards) - (1 if end == "low" else 0)
    return is_run(grown) and run_start(grown) == expected


def grow(cards, card, end):
    return [card] + cards if end == "low" else cards + [card]


def melds_in(hand):
    """Every meld that can be laid from these cards: runs ascending, sets as S H D C, XX last."""
    held = set(hand)
    return [list(meld) for meld in EVERY_MELD if held.issuperset(meld)]


def every_run():
    for suit in SUITS:
        for start in range(1, 13):
            for stop in range(start + 3, min(16, start + 14)):
                line = [rank_at(place) + suit for place in range(start, stop)]
                yield line
                for index in range(len(line)):
                    yield line[:index] + [JOKER] + line[index + 1 :]


def every_set():
    for rank in RANKS:
        for count in (2, 3, 4):
            for cards in combinations([rank + suit for suit in SUITS], count):
                yield from filter(is_set, (list(cards), list(cards) + [JOKER]))


# The cards of a meld all differ, so a hand holds them or it does not.
EVERY_MELD = [*every_run(), *every_set()]


def holds(hand, cards):
    return all(cards.count(card) <= hand.count(card) for card in set(cards))


def without(hand, cards):
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest
