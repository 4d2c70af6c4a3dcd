"""The figures of each variant, written down a second time (T-PACK … R-HOUSE)."""

VARIANTS = ("simple", "talaj51", "talaj71", "rami40", "rami51")
FORMATS = {"1v1": 2, "2v2": 4}
RANKS = "A23456789TJQK"
SUITS = "SHDC"
JOKER = "XX"
CARDS = [rank + suit for suit in SUITS for rank in RANKS] + [JOKER]
MOST_TURNS = 300
MOST_REBUILDS = 2

HAND_SIZE = {"simple": 13, "talaj51": 14, "talaj71": 14, "rami40": 13, "rami51": 13}
THRESHOLD = {"simple": None, "talaj51": 51, "talaj71": 71, "rami40": 40, "rami51": 51}
TALAJ_JOKERS = {"simple": 2, "talaj51": 4, "talaj71": 2}
LIMIT = {
    ("simple", 2): 300,
    ("simple", 4): 600,
    ("talaj51", 2): 251,
    ("talaj51", 4): 451,
    ("talaj71", 2): 251,
    ("talaj71", 4): 451,
}
SWITCH = (0, 1)
TALAJ_FIELDS = {"one_card_kept": SWITCH}
HOUSE_FIELDS = {
    "jokers": tuple(range(9)),
    "ace_high": (10, 11),
    "open_natural_run": SWITCH,
    "taken_must_lay": SWITCH,
    "closing_discard": SWITCH,
}


def is_rami(position):
    return position["variant"].startswith("rami")


def is_simple(position):
    return position["variant"] == "simple"


def is_talaj(position):
    return position["variant"].startswith("talaj")


def decks(position):
    """T-PACK, R-PACK."""
    return 3 if position["players"] >= 5 else 2


def defaults(variant, players, profile):
    """The editable fields and the values they have unless somebody changes them."""
    if not variant.startswith("rami"):
        return {"one_card_kept": 1}
    house_jokers = 3 if players >= 5 else 2
    return {
        "jokers": house_jokers if profile == "house" else 4,
        "ace_high": 11,
        "open_natural_run": 0,
        "taken_must_lay": 0,
        "closing_discard": 0,
    }


def editable(variant, profile):
    """Which fields may be changed, and to what (R-HOUSE)."""
    if not variant.startswith("rami"):
        return TALAJ_FIELDS
    return HOUSE_FIELDS if profile == "house" else {}


def field(position, name):
    """The value in force."""
    usual = defaults(position["variant"], position["players"], position["profile"])
    return position["rules"].get(name, usual[name])


def ace_high(position):
    """T-OPEN-POINTS, R-POINTS."""
    return field(position, "ace_high") if is_rami(position) else 10


def jokers(position):
    if is_rami(position):
        return field(position, "jokers")
    return TALAJ_JOKERS[position["variant"]]


def copies(position, card):
    return jokers(position) if card == JOKER else decks(position)


def full_pack(position):
    return [card for card in CARDS for _ in range(copies(position, card))]


def needs_closing_card(position):
    """T-CLOSING-CARD, and R-HOUSE's `closing_discard`."""
    return not is_rami(position) or field(position, "closing_discard") == 1


def must_lay_taken(position):
    """T-DISCARD-USE, and R-HOUSE's `taken_must_lay`."""
    if is_rami(position):
        return field(position, "taken_must_lay") == 1
    return is_talaj(position)


def sides(position):
    return position["players"] if is_rami(position) else 2


def side(position, seat):
    return seat if is_rami(position) else seat % 2


def partner(position, seat):
    """The seat across the table in `2v2`, else None."""
    if is_rami(position) or position["players"] == 2:
        return None
    return (seat + 2) % 4


def start_threshold(position):
    return THRESHOLD[position["variant"]]


def default_rounds(players):
    """R-SCORE."""
    return max(4, players)


def hand_value(cards):
    """T-PENALTY-HAND, R-SCORE: what the cards left in a hand cost."""
    return sum(card_value(card) for card in cards)


def card_value(card):
    if card == JOKER:
        return 20
    if card[0] == "A":
        return 11
    return 10 if card[0] in "TJQK" else int(card[0])
