"""Random acts and random damage: what a clumsy or hostile player would send."""

from copy import deepcopy

from tests.referee.facts import CARDS, JOKER
from tests.referee.law import is_legal
from tests.referee.legal import other_acts
from tests.referee.melds import ends_that_fit, holds, melds_in, without

NONSENSE = (
    "",
    "draw",
    "draw pile",
    "lay",
    "lay 5H",
    "lay 5H-6H-",
    "add 0",
    "add x 5H",
    "add -1 5H",
    "add 0 5H middle",
    "add 99 5H",
    "add 0 5h",
    "swap 0",
    "swap 99999999999 5H",
    "swap 0 10H",
    "discard",
    "discard XY",
    "discard 5H 6H",
    "undo undo",
    "return 5H",
    "pass",
)


def some_legal(rng, referee):
    """A legal act; one that lays cards, if there is one, four times of five."""
    acts = other_acts(referee.position, bool(referee.earlier))
    laying = some_laying(rng, referee.position)
    eager = [act for act in acts if act.split()[0] in ("add", "swap")]
    eager += [laying] * 3 if laying else []
    if eager and rng.random() < 0.8:
        return rng.choice(eager)
    calm = [act for act in acts if act != "undo"]
    return "undo" if "undo" in acts and rng.random() < 0.2 or not calm else rng.choice(calm)


def some_laying(rng, position):
    """A legal `lay`, found by filling the hand with melds at random."""
    if position["phase"] != "play" or position["first_round"]:
        return None
    hand = position["hands"][position["turn"]]
    melds = melds_in(hand)
    for _ in range(12 if melds else 0):
        act = pick_melds(rng, hand, melds)
        for count in range(1, len(act) + 1):
            if is_legal(position, ["lay", act[:count]]):
                return lay_text(act[:count])
    return None


def pick_melds(rng, hand, melds):
    rest = list(hand)
    act = []
    for meld in rng.sample(melds, len(melds)):
        if holds(rest, meld):
            rest = without(rest, meld)
            act.append(meld)
    return act


def lay_text(melds):
    return " ".join(["lay"] + ["-".join(meld) for meld in melds])


def some_try(rng, referee):
    """Any act at all, near the legal ones; once in ten out of place or no act."""
    if rng.random() < 0.05:
        return rng.choice(NONSENSE)
    out_of_place = rng.random() < 0.05
    if (referee.position["phase"] == "draw") != out_of_place:
        return rng.choice(("draw stock", "draw discard", "draw tournante", "undo", "return"))
    if not referee.position["laid"][referee.position["turn"]] and rng.random() < 0.5:
        return try_laying(rng, referee.position)
    return rng.choice((try_one_card, try_laying))(rng, referee.position)


def try_one_card(rng, position):
    hand = position["hands"][position["turn"]]
    own = rng.choice(hand) if hand else "5H"
    card = rng.choice((own, own, own, JOKER, rng.choice(CARDS)))
    index = rng.randint(0, len(position["table"]))
    end = rng.choice(("", "", " low", " high"))
    tries = [
        "undo",
        "return",
        "discard " + card,
        "discard " + taken_card(position, card),
        "add %d %s%s" % (index, card, end),
        "add %d %s%s" % (*fitting(rng, position, (index, card)), end),
        "swap %d %s" % (index, rng.choice((card, rng.choice(CARDS)))),
        "swap %d %s" % (joker_meld(rng, position), own),
    ]
    return rng.choice(tries)


def taken_card(position, card):
    return position["drawn"]["card"] if position["drawn"] else card


def try_laying(rng, position):
    hand = position["hands"][position["turn"]]
    melds = melds_in(hand) or [hand[:3] or ["5H"]]
    first = rng.choice(melds)
    tries = [
        [damaged(rng, first)],
        [meld for meld in melds if JOKER in meld][:1] or [first],
        pick_melds(rng, hand, melds)[: rng.randint(1, 4)] or [first],
        pick_melds(rng, hand, melds) or [first],
        pick_melds(rng, hand, sorted(melds, key=len)[-6:]) or [first],
        [rng.sample(hand, min(len(hand), rng.randint(1, 5))) or ["5H"]],
        [hand or ["5H"]] * rng.randint(1, 4),
        [[JOKER] + rng.sample(hand, min(len(hand), 2)) + [JOKER]],
    ]
    return lay_text(rng.choice(tries))


def fitting(rng, position, otherwise):
    """The number of a meld and a card of the hand that fits there, whether it may go or not."""
    hand = position["hands"][position["turn"]]
    found = [
        (index, card)
        for index, meld in enumerate(position["table"])
        for card in hand
        if ends_that_fit(meld["cards"], card)
    ]
    return rng.choice(found) if found else otherwise


def joker_meld(rng, position):
    """The number of a meld that has a joker, if there is one."""
    found = [i for i, meld in enumerate(position["table"]) if JOKER in meld["cards"]]
    return rng.choice(found) if found else 0


def damaged(rng, meld):
    """The meld with two cards exchanged, one doubled, one left out, or a joker put in."""
    cards = list(meld)
    at, other = rng.randrange(len(cards)), rng.randrange(len(cards))
    kind = rng.randrange(4)
    if kind == 0:
        cards[at], cards[other] = cards[other], cards[at]
    elif kind == 1:
        cards.append(cards[at])
    elif kind == 2:
        cards.pop(at)
    else:
        cards[at] = JOKER
    return cards or ["5H"]


ODD_VALUES = (None, True, False, 0, 1, 2, 3, -1, 1.0, 5, 300, 10**12, "", "5H", "XX", "over")
ODD_LISTS = ([], {}, ["5H"], ["XX"], [True], [0, 0], [99, 99], [[]], ["5H", "5H", "5H"], [None])


def some_damage(rng, position):
    """The position with one thing changed, somewhere; it may still be a good one."""
    damage = deepcopy(position)
    place, key = some_place(rng, damage)
    if rng.random() < 0.15 and isinstance(place, dict):
        if rng.random() < 0.7:
            del place[key]
        else:
            place["extra"] = 0
    elif rng.random() < 0.3:
        place[key] = deepcopy(rng.choice(ODD_LISTS))
    else:
        place[key] = rng.choice(ODD_VALUES + tuple(rng.sample(CARDS, 8)) + neighbours(place[key]))
    return damage


def neighbours(value):
    """Values near the one that stands there."""
    if type(value) is int:
        return (value + 1, value - 1, value + 100) * 4
    if type(value) is bool:
        return (not value,) * 12
    return ("draw", "play", "over", "stock", "discard", "tournante", "house", "2v2", "rami51") * 2


def some_place(rng, position):
    """A dict or list of the position, and a key or index in it."""
    place, key = position, rng.choice(list(position))
    while isinstance(place[key], (dict, list)) and place[key] and rng.random() < 0.7:
        place = place[key]
        key = rng.choice(list(place)) if isinstance(place, dict) else rng.randrange(len(place))
    return place, key
