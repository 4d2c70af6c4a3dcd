"""Dealing, scoring, the ends of rounds and matches (T-DEAL, R-DEAL, T-PENALTY-*, T-MATCH)."""

from tests.referee.facts import (
    HAND_SIZE,
    LIMIT,
    hand_value,
    is_rami,
    is_simple,
    side,
    sides,
    start_threshold,
)


def talaj_portions(variant):
    """How many cards each pass of the deal gives (T-DEAL)."""
    return [3] + [2] * 5 if variant == "simple" else [2] * 7


def deal_order(variant, players, dealer):
    """The seat of each card of the pack, in the pack's order, up to the last hand card."""
    seats = [(dealer + 1 + index) % players for index in range(players)]
    if variant.startswith("rami"):
        return seats * HAND_SIZE[variant]
    order = []
    for portion in talaj_portions(variant):
        for seat in seats:
            order += [seat] * portion
    return order + [dealer]


def deal(position, pack):
    """A position like the given one, its cards dealt from a pack, the round not yet begun."""
    rami = is_rami(position)
    players = position["players"]
    order = deal_order(position["variant"], players, position["dealer"])
    hands = [[] for _ in range(players)]
    for card, seat in zip(pack, order, strict=False):
        hands[seat].append(card)
    rest = list(pack[len(order) :])
    start = start_threshold(position)
    dealt = dict(position, hands=hands, table=[], laid=[False] * players)
    dealt["discard"] = [rest.pop(0)] if rami else []
    dealt["stock"] = rest
    dealt["threshold"] = None if start is None else [start] * sides(position)
    dealt["turn"] = (position["dealer"] + 1) % players if rami else position["dealer"]
    dealt["phase"] = "draw" if rami else "play"
    dealt["first_round"] = not rami
    dealt.update(tournante=None, drawn=None, kept=None)
    dealt.update(joker_due=0, stock_only=False, rebuilds=0, turns=0)
    return dealt


def cards_needed(variant, players):
    """What a pack must hold at least: every hand, R's turned card, one card of stock."""
    return len(deal_order(variant, players, 0)) + (2 if variant.startswith("rami") else 1)


def match_is_over(position):
    """T-MATCH, R-SCORE: asked between rounds."""
    if is_rami(position):
        return position["round"] >= position["rounds"]
    return any(score >= limit(position) for score in position["scores"])


def limit(position):
    return LIMIT[position["variant"], position["players"]]


def match_winners(position):
    """The sides that have won a match that is over."""
    scores = position["scores"]
    if is_rami(position):
        return [seat for seat, score in enumerate(scores) if score == min(scores)]
    return [each for each, score in enumerate(scores) if score < limit(position)]


def end_round(position, winner, reason):
    """Count the penalties into the scores; the events tell."""
    penalties = [penalty(position, seat, winner) for seat in range(position["players"])]
    for seat, points in enumerate(penalties):
        position["scores"][side(position, seat)] += points
    position.update(phase="over", drawn=None, kept=None, joker_due=0, stock_only=False)
    event = {"event": "round_end", "winner": winner, "penalties": penalties}
    event.update(scores=list(position["scores"]), reason=reason)
    if not match_is_over(position):
        return [event]
    return [event, {"event": "match_end", "winners": match_winners(position)}]


def penalty(position, seat, winner):
    if winner is None or side(position, seat) == side(position, winner):
        return 0
    if is_simple(position):
        return 100
    if not is_rami(position) and not position["laid"][seat]:
        return 100
    return hand_value(position["hands"][seat])


def stall_winner(position):
    """R-STALL: the least hand; of equal ones the first from the seat whose turn would begin."""
    players = position["players"]
    seats = [(position["turn"] + index) % players for index in range(players)]
    return min(seats, key=lambda seat: hand_value(position["hands"][seat]))
