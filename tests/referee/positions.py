"""Which positions the protocol accepts (BAD_POSITION), and their full form as `show` gives it."""

from tests.referee.facts import (
    CARDS,
    FORMATS,
    JOKER,
    MOST_REBUILDS,
    MOST_TURNS,
    VARIANTS,
    copies,
    default_rounds,
    defaults,
    editable,
    field,
    is_rami,
    is_simple,
    is_talaj,
    sides,
    start_threshold,
)
from tests.referee.matches import limit
from tests.referee.melds import is_meld, is_run, is_set, settle_joker

# No play comes near these; what is stored has to stop somewhere.
MUCH = 0xFFFF
MOST_ROUNDS = 99
MOST_CARDS_IN_HAND = 16

REQUIRED = ("variant", "players", "turn", "phase", "hands", "laid")
DEFAULTS = {
    "format": None,
    "profile": None,
    "rules": {},
    "rounds": None,
    "dealer": 0,
    "first_round": False,
    "stock": [],
    "discard": [],
    "tournante": None,
    "table": [],
    "threshold": None,
    "drawn": None,
    "stock_only": False,
    "kept": None,
    "joker_due": 0,
    "rebuilds": 0,
    "turns": 0,
    "scores": None,
    "round": 1,
}


class Bad(Exception):
    """The position is refused; the argument says which rule of it was broken."""


def need(holds, what):
    if not holds:
        raise Bad(what)


def is_int(value, low=0, high=None):
    return type(value) is int and value >= low and (high is None or value <= high)


def is_count(value):
    return is_int(value, 0, MUCH)


def is_list(value, length, each):
    right = isinstance(value, list) and (length is None or len(value) == length)
    return right and all(each(item) for item in value)


def is_card(value):
    return isinstance(value, str) and value in CARDS


def is_cards(value):
    return is_list(value, None, is_card)


def is_hand(value):
    return is_cards(value) and len(value) <= MOST_CARDS_IN_HAND


def is_bool(value):
    return isinstance(value, bool)


def complete(given):
    """The full position that a given one means; raises `Bad`."""
    need(isinstance(given, dict), "an object")
    need(set(REQUIRED) <= set(given) <= set(REQUIRED) | set(DEFAULTS), "keys")
    position = dict(DEFAULTS)
    position.update(usual_values(given))
    position.update(given)
    for check in CHECKS:
        check(position)
    return position


def usual_values(given):
    """What stands for a key that is left out and that has a meaning in this family."""
    need(is_word(given["variant"], VARIANTS), "variant")
    players = given["players"]
    need(is_int(players, 2, 6), "players")
    if is_rami(given):
        usual = {"profile": "reference", "rounds": default_rounds(players)}
    else:
        need(players in FORMATS.values(), "players")
        usual = {"format": "%dv%d" % (players // 2, players // 2)}
    usual["scores"] = [0] * sides(given)
    if start_threshold(given) is not None:
        usual["threshold"] = [start_threshold(given)] * sides(given)
    return usual


def is_word(value, words):
    return isinstance(value, str) and value in words


def check_variant(position):
    if is_rami(position):
        need(position["format"] is None, "format")
        need(is_word(position["profile"], ("reference", "house")), "profile")
    else:
        need(is_word(position["format"], FORMATS), "format")
        need(FORMATS[position["format"]] == position["players"], "format")
        need(position["profile"] is None, "profile")


def check_rules(position):
    allowed = editable(position["variant"], position["profile"])
    need(isinstance(position["rules"], dict) and set(position["rules"]) <= set(allowed), "rules")
    for name, value in position["rules"].items():
        need(is_int(value) and value in allowed[name], "rules")
    usual = defaults(position["variant"], position["players"], position["profile"])
    changed = [pair for pair in position["rules"].items() if pair[1] != usual[pair[0]]]
    position["rules"] = dict(changed)


def check_match(position):
    rounds = position["rounds"]
    need(is_int(position["round"], 1, MUCH), "round")
    need(is_int(rounds, 1, MOST_ROUNDS) if is_rami(position) else rounds is None, "rounds")
    need(is_list(position["scores"], sides(position), is_count), "scores")


def check_seats(position):
    last = position["players"] - 1
    need(is_int(position["turn"], 0, last) and is_int(position["dealer"], 0, last), "seats")
    need(is_word(position["phase"], ("draw", "play", "over")), "phase")
    need(is_bool(position["first_round"]), "first_round")
    need(is_bool(position["stock_only"]), "stock_only")
    need(is_list(position["laid"], position["players"], is_bool), "laid")
    for name in ("joker_due", "rebuilds", "turns"):
        need(is_count(position[name]), name)


def check_cards(position):
    need(is_list(position["hands"], position["players"], is_hand), "hands")
    need(is_cards(position["stock"]) and is_cards(position["discard"]), "piles")
    for name in ("tournante", "kept"):
        need(position[name] is None or is_card(position[name]), name)
    need(is_list(position["table"], None, is_table_meld), "table")
    if is_rami(position):
        settled = [dict(m, cards=settle_joker(m["cards"])) for m in position["table"]]
        position["table"] = settled
    seen = [card for cards in position["hands"] for card in cards]
    seen += position["stock"] + position["discard"]
    seen += [card for meld in position["table"] for card in meld["cards"]]
    seen += [position["tournante"]] if position["tournante"] else []
    need(all(seen.count(card) <= copies(position, card) for card in CARDS), "copies")


def is_table_meld(value):
    return (
        isinstance(value, dict)
        and set(value) == {"cards", "owner"}
        and is_cards(value["cards"])
        and is_meld(value["cards"])
        and is_int(value["owner"])
    )


def check_table(position):
    for meld in position["table"]:
        owner = meld["owner"]
        need(owner < position["players"] and position["laid"][owner], "owner")


def check_threshold(position):
    start = start_threshold(position)
    if start is None:
        need(position["threshold"] is None, "threshold")
        return
    most = start if is_rami(position) else MUCH
    fits = is_list(position["threshold"], sides(position), lambda each: is_int(each, start, most))
    need(fits, "threshold")


def check_running(position):
    """What must hold while the round is not over."""
    if position["phase"] == "over":
        return
    need(all(position["hands"]), "empty hand")
    need(position["turns"] < MOST_TURNS, "turns")
    if is_rami(position):
        need(position["rebuilds"] <= MOST_REBUILDS, "rebuilds")
        need(position["round"] <= position["rounds"], "match over")
    else:
        need(all(score < limit(position) for score in position["scores"]), "match over")
    need(position["phase"] != "draw" or position["stock"], "empty stock")


def is_dealers_first_turn(position):
    at_dealer = position["turn"] == position["dealer"]
    return position["first_round"] and at_dealer and position["phase"] != "over"


def check_first_round(position):
    first = position["first_round"]
    need(not (first and is_rami(position)), "first round in R")
    need(first or position["tournante"] is None, "tournante")
    need(position["tournante"] != JOKER, "tournante joker")
    at_dealer = position["turn"] == position["dealer"]
    need(not (at_dealer and position["tournante"]), "tournante at the dealer")
    need(not (first and position["table"]), "melds in the first round")
    if is_dealers_first_turn(position):
        need(position["phase"] == "play", "the dealer does not draw")
        need(position["drawn"] is None, "dealer")
        need(len(position["hands"][position["turn"]]) > 1, "one card")


def check_drawn(position):
    drawn = position["drawn"]
    if position["phase"] != "play" or is_dealers_first_turn(position):
        need(drawn is None, "drawn")
        return
    need(isinstance(drawn, dict), "drawn")
    need({"from", "card"} <= set(drawn) <= {"from", "card", "used"}, "drawn")
    need(is_card(drawn["card"]), "drawn")
    need(is_word(drawn["from"], DRAWN_FROM), "drawn")
    hand = position["hands"][position["turn"]]
    away = drawn["from"] == "discard" and drawn["card"] not in hand
    position["drawn"] = drawn = dict({"used": away}, **drawn)
    need(is_bool(drawn["used"]), "used")
    DRAWN_FROM[drawn["from"]](position, drawn, hand)


def check_drawn_stock(position, drawn, hand):
    need(not drawn["used"], "used")


def check_drawn_discard(position, drawn, hand):
    need(drawn["used"] or drawn["card"] in hand, "the taken card is not in the hand")
    need(is_rami(position) or drawn["card"] != JOKER, "a joker taken")
    need(not (is_talaj(position) and position["first_round"]), "taken in the first round")


def check_drawn_tournante(position, drawn, hand):
    need(not drawn["used"] and drawn["card"] in hand, "the tournante is not in the hand")
    need(position["first_round"] and position["tournante"] is None, "no tournante")
    need(drawn["card"] != JOKER, "tournante joker")
    need(position["stock"], "nothing to draw once it is given back")
    need(len(hand) > 1, "no hand once it is given back")


DRAWN_FROM = {
    "stock": check_drawn_stock,
    "discard": check_drawn_discard,
    "tournante": check_drawn_tournante,
}


def check_turn_state(position):
    if position["stock_only"]:
        need(position["phase"] == "draw" and position["tournante"], "stock_only")
    if position["kept"]:
        need(not is_rami(position) and field(position, "one_card_kept"), "kept")
        need(position["drawn"] is not None, "kept")
        need(position["drawn"]["from"] == "stock", "kept")
        need(position["kept"] in position["hands"][position["turn"]], "kept")
    if position["joker_due"]:
        held = position["hands"][position["turn"]].count(JOKER)
        need(is_rami(position) and position["phase"] == "play", "joker_due")
        need(position["joker_due"] <= held, "joker_due")


def check_simple_table(position):
    if not is_simple(position) or not position["table"]:
        return
    melds = [meld["cards"] for meld in position["table"]]
    need(position["phase"] != "draw", "simple")
    need(all(meld["owner"] == position["turn"] for meld in position["table"]), "simple")
    need(any(map(is_run, melds)) and any(map(is_set, melds)), "simple")
    left = 1 if position["phase"] == "play" else 0
    need(len(position["hands"][position["turn"]]) == left, "simple")


CHECKS = (
    check_variant,
    check_rules,
    check_match,
    check_seats,
    check_cards,
    check_table,
    check_threshold,
    check_running,
    check_first_round,
    check_drawn,
    check_turn_state,
    check_simple_table,
)
