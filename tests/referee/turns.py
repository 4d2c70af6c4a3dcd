"""What a legal act does to a position; how a turn begins (T-TURN-BEGINS, R-STALL)."""

from collections.abc import Callable
from copy import deepcopy

from tests.referee.facts import (
    JOKER,
    MOST_REBUILDS,
    MOST_TURNS,
    field,
    is_rami,
    is_simple,
    side,
    start_threshold,
)
from tests.referee.law import act_points, add_end, check, settled
from tests.referee.matches import end_round, stall_winner
from tests.referee.melds import grow, without


def play(position, act):
    """The position after a legal act, and its events; the given one stays as it is."""
    check(position, act)
    after = deepcopy(position)
    return after, VERBS[act[0]](after, *act[1:])


def play_draw(position, source):
    hand = position["hands"][position["turn"]]
    if len(hand) == 1 and not is_rami(position) and field(position, "one_card_kept"):
        position["kept"] = hand[0]
    card = DRAW_FROM[source](position)
    hand.append(card)
    position["drawn"] = {"from": source, "card": card, "used": False}
    position["phase"] = "play"
    position["stock_only"] = False
    return []


def take_tournante(position):
    card = position["tournante"]
    position["tournante"] = None
    return card


DRAW_FROM = {
    "stock": lambda position: position["stock"].pop(0),
    "discard": lambda position: position["discard"].pop(),
    "tournante": take_tournante,
}


def play_return(position):
    card = position["drawn"]["card"]
    position["hands"][position["turn"]].remove(card)
    position.update(tournante=card, drawn=None, phase="draw", stock_only=True)
    return []


def play_lay(position, melds):
    seat = position["turn"]
    if not any(position["laid"]) and not is_simple(position):
        raise_threshold(position, melds)
    for meld in melds:
        position["table"].append({"cards": settled(position, meld), "owner": seat})
    position["laid"][seat] = True
    return cards_leave_hand(position, [card for meld in melds for card in meld])


def raise_threshold(position, melds):
    """T-THRESHOLD: the first laying of the round sets the other side's."""
    if not is_rami(position):
        other = 1 - side(position, position["turn"])
        total = act_points(position, melds)
        position["threshold"][other] = max(start_threshold(position), total + 1)


def play_add(position, index, card, wanted):
    meld = position["table"][index]
    end = add_end(position, meld["cards"], card, wanted)
    meld["cards"] = grow(meld["cards"], card, end)
    return cards_leave_hand(position, [card])


def play_swap(position, index, card):
    cards = position["table"][index]["cards"]
    cards[cards.index(JOKER)] = card
    events = cards_leave_hand(position, [card], swapped=True)
    position["hands"][position["turn"]].append(JOKER)
    if is_rami(position):
        position["joker_due"] += 1
    return events


def cards_leave_hand(position, cards, swapped=False):
    """Cards go to the table: note the taken card and replayed jokers; R-OUT ends the round."""
    seat = position["turn"]
    drawn = position["drawn"]
    position["hands"][seat] = without(position["hands"][seat], cards)
    if drawn is not None and drawn["from"] == "discard" and drawn["card"] in cards:
        drawn["used"] = True
    position["joker_due"] = max(0, position["joker_due"] - cards.count(JOKER))
    if position["hands"][seat] or swapped:
        return []
    position["turns"] += 1
    return end_round(position, seat, "close")


def play_discard(position, card):
    seat = position["turn"]
    hand = without(position["hands"][seat], [card])
    position["hands"][seat] = hand
    first = position["first_round"] and seat == position["dealer"]
    if first and card != JOKER:
        position["tournante"] = card
    else:
        position["discard"].append(card)
    position["turns"] += 1
    if not hand:
        return end_round(position, seat, "close")
    position["turn"] = (seat + 1) % position["players"]
    position.update(phase="draw", drawn=None, kept=None, joker_due=0, stock_only=False)
    return begin_turn(position)


def begin_turn(position):
    events = end_first_round(position)
    out_of_time = position["turns"] >= MOST_TURNS
    if out_of_time or not position["stock"] and not can_rebuild(position):
        if is_rami(position):
            return events + end_round(position, stall_winner(position), "stall")
        return events + end_round(position, None, "void")
    if not position["stock"]:
        rebuild(position)
        events.append({"event": "rebuild"})
    return events


def end_first_round(position):
    """T-FIRST-ROUND, T-TOURNANTE-END."""
    if not position["first_round"] or position["turn"] != position["dealer"]:
        return []
    position["first_round"] = False
    card = position["tournante"]
    if card is None:
        return []
    position["discard"].insert(0, card)
    position["tournante"] = None
    return [{"event": "tournante_end", "card": card}]


def can_rebuild(position):
    """T-REBUILD, R-RESHUFFLE."""
    limited = is_rami(position) and position["rebuilds"] >= MOST_REBUILDS
    return len(position["discard"]) > 1 and not limited


def rebuild(position):
    """The new stock's order is the engine's affair: here it is sorted."""
    position["stock"] = sorted(position["discard"][:-1])
    position["discard"] = position["discard"][-1:]
    position["rebuilds"] += 1


VERBS: dict[str, Callable] = {
    "draw": play_draw,
    "return": play_return,
    "lay": play_lay,
    "add": play_add,
    "swap": play_swap,
    "discard": play_discard,
}
