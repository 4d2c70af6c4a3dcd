"""G-FAIR from outside: deals and rebuilds computed again from the seed by docs/rulings.md alone.

Nothing here comes from `engine`: the table is asked by the line protocol, as who doubts it would.
"""

import hashlib

import pytest

from tools.table import Table

WORD = (1 << 24) - 1
SEED = bytes(range(7, 23))


def right(x, n):
    return (x >> n | x << 24 - n) & WORD


def speck48_96(key, x, y):
    """The block (x, y) encrypted; key: its four words, lowest first."""
    k, rest = key[0], list(key[1:])
    for i in range(23):
        x = (right(x, 8) + y & WORD) ^ k
        y = right(y, 21) ^ x
        rest.append((k + right(rest[i], 8) & WORD) ^ i)
        k = right(k, 21) ^ rest[-1]
    return x, y


def draws(seed):
    """The 16-bit draws of 16 seed bytes."""
    words = [int.from_bytes(seed[i : i + 3], "little") for i in range(0, 15, 3)]
    for block in range(1 << 16):
        x, y = speck48_96(words[:4], words[4], seed[15] << 16 | block)
        whole = (x << 24 | y).to_bytes(6, "big")
        for i in (0, 2, 4):
            yield int.from_bytes(whole[i : i + 2], "big")


def below(source, n):
    """A place among n."""
    x = next(source)
    while x >= 65536 // n * n:
        x = next(source)
    return x % n


def shuffled(cards, source):
    """The cards from the top down after a shuffle."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        place = below(source, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards[::-1]


def pack(decks, jokers):
    deck = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
    return deck * decks + ["XX"] * jokers


def round_seed(number):
    return hashlib.sha256(SEED + number.to_bytes(4, "big")).digest()[:16]


def asked(table, line):
    answer = table.handle(line)
    assert answer["ok"], answer
    return answer


def dealt(cards, dealer, players, passes):
    """Hands of a deal by the numbers of cards in each pass; the dealer's are given apart."""
    hands = [[] for _ in range(players)]
    cards = list(cards)
    for others, own in passes:
        for step in range(1, players + 1):
            seat = (dealer + step) % players
            n = own if seat == dealer else others
            hands[seat] += cards[:n]
            del cards[:n]
    return [sorted(hand) for hand in hands], cards


SIMPLE = [(3, 3)] + [(2, 2)] * 4 + [(2, 3)]
TALAJ = [(2, 2)] * 6 + [(2, 3)]
RAMI = [(1, 1)] * 13
GAMES = (
    ("simple format=1v1", 2, 2, 2, SIMPLE),
    ("simple format=2v2", 4, 2, 2, SIMPLE),
    ("talaj51 format=1v1", 2, 2, 4, TALAJ),
    ("talaj71 format=2v2", 4, 2, 2, TALAJ),
    ("rami40 players=3", 3, 2, 4, RAMI),
    ("rami51 players=6", 6, 3, 4, RAMI),
    ("rami51 players=5 profile=house jokers=7", 5, 3, 7, RAMI),
)


@pytest.mark.parametrize("cut", (0, 1, 53, 105))
@pytest.mark.parametrize("words, players, decks, jokers, passes", GAMES)
def test_G_FAIR_a_deal_follows_from_the_seed(words, players, decks, jokers, passes, cut):
    """T-DEAL, R-DEAL; the first dealer too comes from the seed (T-ORDER)."""
    table = Table()
    asked(table, "new %s seed=%s cut=%d" % (words, SEED.hex(), cut))
    shown = asked(table, "show")["position"]
    assert shown["dealer"] == below(draws(SEED), players)
    cards = shuffled(pack(decks, jokers), draws(round_seed(1)))
    hands, rest = dealt(cards[cut:] + cards[:cut], shown["dealer"], players, passes)
    turned = [rest.pop(0)] if passes is RAMI else []
    assert [sorted(hand) for hand in shown["hands"]] == hands
    assert (shown["discard"], shown["stock"]) == (turned, rest)
    known = asked(table, "seed")
    assert known["commitment"] == hashlib.sha256(round_seed(1)).hexdigest()
    assert known["cut"] == cut
    assert "seed" not in known


@pytest.mark.parametrize("words, players, decks, jokers, passes", GAMES)
def test_G_FAIR_rebuilds_and_the_next_round_follow_too(words, players, decks, jokers, passes):
    """T-REBUILD, R-RESHUFFLE: everybody draws from the stock and discards until the round ends."""
    table = Table()
    asked(table, "new %s seed=%s" % (words, SEED.hex()))
    source = draws(round_seed(1))
    shuffled(pack(decks, jokers), source)
    rebuilds = 0
    before = asked(table, "show")["position"]
    while before["phase"] != "over":
        if before["phase"] == "draw":
            asked(table, "act draw stock")
        card = asked(table, "show")["position"]["hands"][before["turn"]][-1]
        events = [event["event"] for event in asked(table, "act discard " + card)["events"]]
        after = asked(table, "show")["position"]
        if "rebuild" in events:
            rebuilds += 1
            under = [before["tournante"]] if "tournante_end" in events else []
            assert after["stock"] == shuffled(under + before["discard"], source)
            assert after["discard"] == [card]
        before = after
    assert rebuilds > 1
    assert bytes.fromhex(asked(table, "seed")["seed"]) == round_seed(1)
    asked(table, "next")
    known = asked(table, "seed")
    assert known["commitment"] == hashlib.sha256(round_seed(2)).hexdigest()
    assert "seed" not in known
