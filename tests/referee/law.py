"""What a position allows (T-TURN … R-SWAP).

`check` raises `Refused` with the code and the rule id of the first thing in the way, in the
protocol's order. Nothing here changes a position.
"""

from tests.referee.facts import (
    JOKER,
    ace_high,
    field,
    is_rami,
    is_simple,
    is_talaj,
    must_lay_taken,
    needs_closing_card,
    partner,
    side,
)
from tests.referee.matches import match_is_over
from tests.referee.melds import (
    ends_that_fit,
    goes_round_the_ace,
    holds,
    is_meld,
    is_natural,
    is_run,
    is_set,
    melds_in,
    points,
    settle_joker,
    stands_for,
)
from tests.referee.refusals import Refused, allows, by_family, refuse_if


def check(position, act):
    """Raise `Refused` unless the act (anything but `undo`) is legal."""
    check_phase(position, act)
    verb = act[0]
    if verb == "draw":
        DRAWS[act[1]](position)
    elif verb == "return":
        check_return(position)
    elif verb == "lay":
        check_lay(position, act[1])
    elif verb == "add":
        check_add(position, act[1], act[2])
    elif verb == "swap":
        check_swap(position, act[1], act[2])
    else:
        check_discard(position, act[1])


def check_over(position):
    over = position["phase"] == "over"
    rule = by_family(position, "T-MATCH", "R-SCORE")
    refuse_if(over and match_is_over(position), "MATCH_OVER", rule)
    refuse_if(over, "ROUND_OVER", by_family(position, "T-CLOSE", "R-OUT"))


def check_phase(position, act):
    check_over(position)
    right = "draw" if act[0] == "draw" else "play"
    rule = by_family(position, "T-TURN", "R-TURN")
    refuse_if(position["phase"] != right, "WRONG_PHASE", rule)


def mover_hand(position):
    return position["hands"][position["turn"]]


def check_in_hand(position, cards):
    rule = by_family(position, "T-TURN", "R-TURN")
    refuse_if(not holds(mover_hand(position), cards), "NOT_IN_HAND", rule)


def check_draw_stock(position):
    """Never refused: a turn that finds no card in the stock does not begin (T-TURN-BEGINS)."""


def check_draw_discard(position):
    hand = mover_hand(position)
    refuse_if(position["stock_only"], "STOCK_ONLY", "T-TOURNANTE-RETURN")
    refuse_if(not is_rami(position) and len(hand) == 1, "TAKE_ONE_CARD", "T-ONE-CARD")
    refuse_if(is_talaj(position) and position["first_round"], "FIRST_ROUND", "T-DISCARD-USE")
    rule = by_family(position, "T-DISCARD-TOP", "R-TURN")
    refuse_if(not position["discard"], "TAKE_EMPTY", rule)
    joker = position["discard"][-1] == JOKER
    refuse_if(not is_rami(position) and joker, "TAKE_JOKER", "T-DISCARD-TOP")


def check_draw_tournante(position):
    refuse_if(position["stock_only"], "STOCK_ONLY", "T-TOURNANTE-RETURN")
    rule = by_family(position, "T-TOURNANTE-TAKE", "R-TURN")
    refuse_if(position["tournante"] is None, "NO_TOURNANTE", rule)
    refuse_if(len(mover_hand(position)) == 1, "TAKE_ONE_CARD", "T-ONE-CARD")


DRAWS = {
    "stock": check_draw_stock,
    "discard": check_draw_discard,
    "tournante": check_draw_tournante,
}


def check_return(position):
    drawn = position["drawn"]
    other = drawn is None or drawn["from"] != "tournante"
    refuse_if(other, "NO_TOURNANTE", by_family(position, "T-TOURNANTE-RETURN", "R-TURN"))


def check_lay(position, melds):
    hand = mover_hand(position)
    cards = [card for meld in melds for card in meld]
    refuse_if(position["first_round"], "FIRST_ROUND", "T-FIRST-ROUND")
    check_in_hand(position, cards)
    for meld in melds:
        refuse_if(meld.count(JOKER) > 1, "TWO_JOKERS", "M-JOKER")
        refuse_if(not is_meld(meld), "NOT_A_MELD", rule_of_no_meld(meld))
    check_kept(position, cards)
    check_closing_card(position, len(hand) - len(cards))
    if is_simple(position):
        check_simple_close(melds, len(hand) - len(cards))
    elif not position["laid"][position["turn"]]:
        check_first_laying(position, melds, len(hand) - len(cards))


def rule_of_no_meld(meld):
    """The law that these cards break: M-ACE where only an ace in the middle is wrong."""
    if len({card[0] for card in meld if card != JOKER}) == 1:
        return "M-SET"
    return "M-ACE" if goes_round_the_ace(meld) else "M-RUN"


def check_kept(position, cards):
    kept = position["kept"]
    if kept is not None:
        left = mover_hand(position).count(kept) - cards.count(kept)
        refuse_if(kept in cards and left < 1, "KEPT_CARD", "T-ONE-CARD-KEPT")


def check_closing_card(position, left):
    rule = by_family(position, "T-CLOSING-CARD", "R-HOUSE")
    refuse_if(left == 0 and needs_closing_card(position), "KEEP_CLOSING_CARD", rule)


def check_simple_close(melds, left):
    refuse_if(left != 1, "NOT_ALL_CARDS", "T-SIMPLE-CLOSE")
    mixed = any(is_run(meld) for meld in melds) and any(is_set(meld) for meld in melds)
    refuse_if(not mixed, "MISSING_RUN_OR_SET", "T-SIMPLE-MIX")


def check_first_laying(position, melds, left):
    """Any of the three ways will do; else the ordinary one says what is wrong, or T-PARTNER."""
    mate = partner(position, position["turn"])
    mate_has_laid = mate is not None and position["laid"][mate]
    ways = [check_ordinary_opening]
    if mate_has_laid:
        ways.append(check_partner_laying)
    if is_talaj(position) and left == 1:
        ways.append(check_lay_all)
    for way in ways:
        if allows(way, position, melds):
            return
    (check_partner_laying if mate_has_laid else check_ordinary_opening)(position, melds)


def check_ordinary_opening(position, melds):
    """T-OPEN, T-OPEN-51, T-OPEN-71, R-OPEN."""
    if position["variant"] == "talaj71":
        joker = any(not is_natural(meld) for meld in melds)
        refuse_if(joker, "OPENING_JOKER", "T-OPEN-71")
        check_natural_run(position, melds)
        check_natural_set(melds)
    if is_rami(position) and field(position, "open_natural_run"):
        refuse_if(not natural_runs(melds), "MISSING_NATURAL_RUN", "R-HOUSE")
    total = act_points(position, melds)
    threshold = position["threshold"][side(position, position["turn"])]
    refuse_if(total < threshold, "BELOW_THRESHOLD", opening_rule(position))


def opening_rule(position):
    if is_rami(position):
        return "R-OPEN"
    threshold = position["threshold"][side(position, position["turn"])]
    start = 71 if position["variant"] == "talaj71" else 51
    return "T-THRESHOLD" if threshold > start else "T-OPEN-%d" % start


def check_partner_laying(position, melds):
    """T-PARTNER."""
    if position["variant"] == "talaj71":
        check_natural_run(position, melds, "T-PARTNER")


def check_lay_all(position, melds):
    """T-LAY-ALL."""
    if position["variant"] == "talaj71":
        check_natural_run(position, melds)
        check_natural_set(melds)


def natural_runs(melds):
    return [meld for meld in melds if is_run(meld) and is_natural(meld)]


def check_natural_run(position, melds, rule="T-OPEN-71"):
    """A natural run; T-OPEN-71-TAKEN: one without the taken card, unless both copies are laid."""
    runs = natural_runs(melds)
    refuse_if(not runs, "MISSING_NATURAL_RUN", rule)
    drawn = position["drawn"]
    if drawn is not None and drawn["from"] == "discard":
        taken = drawn["card"]
        both = sum(meld.count(taken) for meld in melds) >= 2
        free = [run for run in runs if both or taken not in run]
        refuse_if(not free, "MISSING_NATURAL_RUN", "T-OPEN-71-TAKEN")


def check_natural_set(melds):
    found = any(is_set(meld) and is_natural(meld) for meld in melds)
    refuse_if(not found, "MISSING_NATURAL_SET", "T-OPEN-71")


def act_points(position, melds):
    """What a laying is worth, each joker settled first (R-JOKER-LOW)."""
    return sum(points(settled(position, meld), ace_high(position)) for meld in melds)


def settled(position, meld):
    return settle_joker(meld) if is_rami(position) else meld


def check_table_act(position, index, card, rule):
    """What `add` and `swap` share; the rule says who may do it."""
    refuse_if(is_simple(position), "NO_LAYOFF", "T-SIMPLE-NO-LAYOFF")
    refuse_if(position["first_round"], "FIRST_ROUND", "T-FIRST-ROUND")
    laid = position["laid"][position["turn"]]
    refuse_if(not laid, "NOT_OPENED", rule)
    refuse_if(index >= len(position["table"]), "NO_SUCH_MELD", "M-TABLE")
    refuse_if(
        card not in mover_hand(position), "NOT_IN_HAND", by_family(position, "T-TURN", "R-TURN")
    )


def check_add(position, index, card):
    check_table_act(position, index, card, by_family(position, "T-LAYOFF", "R-TURN"))
    cards = position["table"][index]["cards"]
    refuse_if(card == JOKER and JOKER in cards, "TWO_JOKERS", "M-JOKER")
    if not ends_that_fit(cards, card):
        raise Refused("DOES_NOT_FIT", rule_of_misfit(cards, card))
    check_kept(position, [card])
    check_closing_card(position, len(mover_hand(position)) - 1)


def rule_of_misfit(cards, card):
    if is_set(cards):
        return "M-SET"
    grown = ([card] + cards, cards + [card])
    return "M-ACE" if any(map(goes_round_the_ace, grown)) else "M-RUN"


def add_end(position, cards, card, wanted):
    """Which end the card goes to; R-JOKER-LOW decides for a joker of family R."""
    ends = ends_that_fit(cards, card)
    if len(ends) == 1:
        return ends[0]
    return "low" if is_rami(position) and card == JOKER else wanted


def check_swap(position, index, card):
    rule = by_family(position, "T-SWAP", "R-SWAP")
    check_table_act(position, index, card, rule)
    cards = position["table"][index]["cards"]
    small_set = is_set(cards) and JOKER in cards and len(cards) == 3
    refuse_if(small_set, "SET_NOT_FULL", rule)
    right = JOKER in cards and stands_for(cards) == card
    refuse_if(not right, "NOT_REPRESENTED", rule)
    check_kept(position, [card])


def check_discard(position, card):
    hand = mover_hand(position)
    drawn = position["drawn"]
    check_in_hand(position, [card])
    if drawn is not None and drawn["from"] == "discard" and not drawn["used"]:
        same = card == drawn["card"] and hand.count(card) == 1
        rule = by_family(position, "T-NO-REDISCARD", "R-NO-REDISCARD")
        refuse_if(same, "DISCARD_TAKEN", rule)
        rule = by_family(position, "T-DISCARD-USE", "R-HOUSE")
        refuse_if(must_lay_taken(position), "MUST_USE_TAKEN", rule)
    due = position["joker_due"] > 0 and position["laid"][position["turn"]]
    must_replay = due and joker_can_be_played(position)
    refuse_if(must_replay, "MUST_REPLAY_JOKER", "R-SWAP")


def joker_can_be_played(position):
    """R-SWAP's "if he can": a legal new meld or lay-off with a joker exists."""
    new_melds = [["lay", [meld]] for meld in melds_in(mover_hand(position)) if JOKER in meld]
    lay_offs = [["add", index, JOKER] for index in range(len(position["table"]))]
    return any(is_legal(position, act) for act in new_melds + lay_offs)


def is_legal(position, act):
    return allows(check, position, act)
