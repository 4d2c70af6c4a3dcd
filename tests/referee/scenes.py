"""Random positions in which much can happen: few suits, small stocks, hands full of melds."""

from tests.referee.facts import (
    FORMATS,
    HAND_SIZE,
    JOKER,
    RANKS,
    SUITS,
    VARIANTS,
    defaults,
    editable,
    full_pack,
    is_rami,
    is_simple,
    sides,
    start_threshold,
)
from tests.referee.matches import cards_needed, deal_order, limit
from tests.referee.melds import ends_that_fit, holds, rank_at, settle_joker, stands_for, without
from tests.referee.positions import Bad, complete


def some_rules(rng):
    """A position that says only which game is played."""
    variant = rng.choice(VARIANTS)
    if variant.startswith("rami"):
        blank = {"variant": variant, "players": rng.randint(2, 6), "format": None}
        blank.update(profile=rng.choice(("reference", "house")), rounds=rng.randint(1, 3))
    else:
        blank = {"variant": variant, "players": rng.choice(tuple(FORMATS.values()))}
        blank.update(format=None, profile=None, rounds=None)
        blank["format"] = {2: "1v1", 4: "2v2"}[blank["players"]]
    blank["rules"] = some_changes(rng, blank)
    blank.update(dealer=rng.randrange(blank["players"]), round=1)
    blank["scores"] = [0] * sides(blank)
    return blank


def some_changes(rng, blank):
    """Values of editable fields that are not the usual ones (R-HOUSE)."""
    usual = defaults(blank["variant"], blank["players"], blank["profile"])
    fields = editable(blank["variant"], blank["profile"])
    chosen = {name: rng.choice(fields[name]) for name in fields if rng.random() < 0.6}
    return {name: value for name, value in chosen.items() if value != usual[name]}


def some_meld(rng):
    """A run or a set, with a joker every fourth time."""
    if rng.random() < 0.6:
        size = rng.choice((3, 3, 3, 4, 4, 5, 7, 12))
        start = rng.randint(1, 15 - size)
        suit = rng.choice(SUITS)
        meld = [rank_at(start + index) + suit for index in range(size)]
    else:
        suits = rng.sample(SUITS, rng.choice((3, 3, 4)))
        rank = rng.choice(RANKS)
        meld = [rank + suit for suit in suits]
    if rng.random() < 0.25:
        meld[rng.randrange(len(meld))] = JOKER
    return meld


def melds_from(rng, pool, count):
    """Up to `count` melds taken out of the pool."""
    found = []
    for _ in range(count * 4):
        meld = some_meld(rng)
        if len(found) < count and holds(pool, meld):
            found.append(meld)
            pool[:] = without(pool, meld)
    return found


def some_hand(rng, pool, size):
    """A hand made mostly of melds, some of them one card short."""
    hand = []
    for meld in melds_from(rng, pool, rng.randint(0, 4)):
        hand += meld
        if rng.random() < 0.3:
            pool.append(hand.pop(rng.randrange(len(hand))))
    while len(hand) < size:
        hand.append(pool.pop(rng.randrange(len(pool))))
    for card in hand[size:]:
        pool.append(card)
    return hand[:size]


def closing_hand(rng, pool):
    """Melds and the one card to close with, or one more, or none."""
    cards = [card for meld in melds_from(rng, pool, rng.randint(2, 4)) for card in meld]
    pool += cards[13:]
    return cards[:13] + [pool.pop() for _ in range(rng.choice((0, 1, 1, 1, 2)))]


def narrow(rng, pool):
    """Most of the time only a few suits or ranks are in play, and the jokers."""
    if rng.random() < 0.3:
        return pool
    suits = rng.sample(SUITS, rng.randint(1, 3))
    ranks = rng.sample(RANKS, rng.randint(3, 9))
    return [card for card in pool if card == JOKER or card[1] in suits or card[0] in ranks]


def some_pack(rng, blank):
    """A stacked pack whose deal gives hands full of melds; sometimes incomplete."""
    pool = full_pack(blank)
    rng.shuffle(pool)
    players = blank["players"]
    order = deal_order(blank["variant"], players, blank["dealer"])
    hands = [some_hand(rng, pool, order.count(seat)) for seat in range(players)]
    rng.shuffle(pool)
    dealt = [hands[seat].pop() for seat in order]
    needed = cards_needed(blank["variant"], players) - len(order)
    return dealt + pool[: rng.choice((needed, needed + 3, needed + 8, len(pool)))]


def some_position(rng):
    while True:
        given = draft(rng)
        try:
            return complete(given)
        except Bad:
            continue


def draft(rng):
    position = some_rules(rng)
    pool = narrow(rng, full_pack(position))
    rng.shuffle(pool)
    add_cards(rng, position, pool)
    add_turn(rng, position, pool)
    if is_simple(position) and position["phase"] == "play" and rng.random() < 0.3:
        add_closing(rng, position, pool)
    add_scores(rng, position)
    return position


def add_cards(rng, position, pool):
    players = position["players"]
    first = not is_rami(position) and rng.random() < 0.2
    position["turn"] = rng.randrange(players)
    position.update(first_round=first, table=[], laid=[False] * players)
    if not first and not is_simple(position):
        position["laid"] = [rng.random() < 0.6 for _ in range(players)]
        position["table"] = some_table(rng, position, pool)
    most = HAND_SIZE[position["variant"]] + 1
    position["hands"] = []
    for _ in range(players):
        size = min(rng.choice((1, 2, 2, 3, 4, 5, 7, 10, most)), len(pool) // players)
        closing = rng.random() < 0.4 and len(pool) > 40
        hand = closing_hand(rng, pool) if closing else some_hand(rng, pool, size)
        position["hands"].append(hand)
    position["hands"][position["turn"]] += useful_cards(rng, position, pool)
    position["stock"] = [pool.pop() for _ in range(min(len(pool), rng.choice((0, 1, 2, 5))))]
    position["discard"] = [pool.pop() for _ in range(min(len(pool), rng.choice((0, 1, 2, 5))))]


def useful_cards(rng, position, pool):
    """Now and then what some joker of the table stands for, or what fits there."""
    useful = []
    for meld in position["table"]:
        cards = meld["cards"]
        wanted = [stands_for(cards)] if JOKER in cards else []
        wanted += [card for card in pool if ends_that_fit(cards, card)][:1]
        for card in wanted:
            if card in pool and rng.random() < 0.3:
                pool.remove(card)
                useful.append(card)
    return useful


def add_closing(rng, position, pool):
    """T-SIMPLE-CLOSE: the mover has laid; a draft without a run or a set is no position."""
    seat = position["turn"]
    if not position["first_round"] and pool:
        melds = melds_from(rng, pool, rng.randint(2, 4))
        position["table"] = [{"cards": meld, "owner": seat} for meld in melds]
        position["laid"][seat] = bool(melds)
        position["hands"][seat] = [pool.pop()] if pool else []


def some_table(rng, position, pool):
    owners = [seat for seat, laid in enumerate(position["laid"]) if laid]
    if not owners:
        return []
    melds = melds_from(rng, pool, rng.randint(0, 4))
    if is_rami(position):
        melds = [settle_joker(meld) for meld in melds]
    return [{"cards": meld, "owner": rng.choice(owners)} for meld in melds]


def add_turn(rng, position, pool):
    position["phase"] = rng.choice(("draw", "play", "play"))
    position.update(drawn=None, tournante=None, stock_only=False, kept=None, joker_due=0)
    at_dealer = position["first_round"] and position["turn"] == position["dealer"]
    if at_dealer:
        position["phase"] = "play"
    elif position["phase"] == "play":
        position["drawn"] = some_drawn(rng, position, pool)
    taken = position["drawn"] and position["drawn"]["from"] == "tournante"
    if position["first_round"] and not at_dealer and not taken and pool and rng.random() < 0.7:
        position["tournante"] = pool.pop()
        position["stock_only"] = position["phase"] == "draw" and rng.random() < 0.4
    laid = position["laid"][position["turn"]]
    if is_rami(position) and laid and position["phase"] == "play" and rng.random() < 0.5:
        swap_jokers(rng, position, pool)


def swap_jokers(rng, position, pool):
    """Jokers that were swapped this turn; now and then one that is nearly the whole hand."""
    hand = position["hands"][position["turn"]]
    if JOKER in pool and rng.random() < 0.6:
        pool.remove(JOKER)
        pool += hand
        hand[:] = [JOKER] + companions(rng, pool)
        position["drawn"] = {"from": "stock", "card": JOKER, "used": False}
        del position["table"][rng.randint(0, 3) :]
    position["joker_due"] = rng.randint(0, hand.count(JOKER))


def some_drawn(rng, position, pool):
    hand = position["hands"][position["turn"]]
    source = rng.choice(("stock", "discard", "tournante"))
    card = rng.choice(hand) if hand else JOKER
    if source == "stock" and not is_rami(position) and rng.random() < 0.3:
        position["kept"] = rng.choice(hand) if hand else None
        if card in pool and rng.random() < 0.5:
            pool.remove(card)
            hand[:] = [card, card]
            position["kept"] = card
    used = source == "discard" and rng.random() < 0.3
    return {"from": source, "card": card, "used": used}


def companions(rng, pool):
    """Up to three cards for a joker: often two of one meld."""
    pair = [meld[:2] for meld in melds_from(rng, pool, 1) if JOKER not in meld]
    cards = pair[0] if pair else [pool.pop() for _ in range(min(2, len(pool)))]
    return cards[: rng.choice((0, 1, 2, 2, 2))] + [
        pool.pop() for _ in range(rng.choice((0, 0, 1)))
    ]


def add_scores(rng, position):
    position["turns"] = rng.choice((0, 7, 40, 299, 298, 297))
    position["rebuilds"] = rng.choice((0, 1, 2))
    position["threshold"] = start = start_threshold(position)
    if start is not None:
        higher = [rng.choice((0, 0, 9)) for _ in range(sides(position))]
        rise = [0] * sides(position) if is_rami(position) else higher
        position["threshold"] = [start + each for each in rise]
    if is_rami(position):
        position["round"] = rng.randint(1, position["rounds"])
        position["scores"] = [rng.choice((0, 5, 30)) for _ in range(sides(position))]
    else:
        near = [0, 10, limit(position) - 1, limit(position) - 100]
        position["scores"] = [rng.choice(near) for _ in range(2)]
