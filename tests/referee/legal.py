"""Every legal act of a position, by trying them (the answer to `legal`)."""

from itertools import product

from tests.referee.facts import JOKER, is_rami
from tests.referee.law import is_legal, mover_hand, settled
from tests.referee.melds import ends_that_fit, holds, melds_in, without
from tests.referee.words import parse


def legal_acts(position, can_undo, patience=None):
    """The texts of every legal act; None when `patience` layings were not enough to tell."""
    if position["phase"] == "over":
        return []
    lays = legal_lays(position, patience)
    return None if lays is None else other_acts(position, can_undo) + lays


def other_acts(position, can_undo):
    """Everything but `lay`."""
    found = [text for text in candidates(position) if is_legal(position, parse(text))]
    return found + legal_adds(position) + (["undo"] if can_undo else [])


def candidates(position):
    held = sorted(set(mover_hand(position)))
    yield from ("draw stock", "draw discard", "draw tournante", "return")
    yield from ("discard " + card for card in held)
    yield from ("swap %d %s" % pair for pair in product(range(len(position["table"])), held))


def legal_adds(position):
    found = []
    for index, meld in enumerate(position["table"]):
        for card in sorted(set(mover_hand(position))):
            if is_legal(position, ["add", index, card]):
                found += add_texts(position, index, meld["cards"], card)
    return found


def add_texts(position, index, cards, card):
    ends = ends_that_fit(cards, card)
    text = "add %d %s" % (index, card)
    if len(ends) == 1:
        return [text]
    if is_rami(position) and card == JOKER:
        return [text + " low"]
    return [text + " " + end for end in ends]


def legal_lays(position, patience):
    """`lay M` for each meld M with which some legal laying begins."""
    if position["phase"] != "play" or position["first_round"]:
        return []
    hand = mover_hand(position)
    melds = [meld for meld in melds_in(hand) if settled(position, meld) == meld]
    search = Search(position, patience)
    found = ["lay " + "-".join(m) for m in melds if search.some_laying(hand, [m], melds)]
    return None if search.gave_up else found


class Search:
    """Tries every laying that begins with some melds, up to `patience` of them."""

    def __init__(self, position, patience):
        self.position = position
        self.patience = patience
        self.gave_up = False

    def some_laying(self, hand, act, melds):
        if self.patience is not None:
            self.patience -= 1
            self.gave_up = self.gave_up or self.patience < 0
        if self.gave_up:
            return False
        if is_legal(self.position, ["lay", act]):
            return True
        rest = without(hand, act[-1])
        for index, meld in enumerate(melds):
            further = melds[index:]
            if holds(rest, meld) and self.some_laying(rest, act + [meld], further):
                return True
        return False
