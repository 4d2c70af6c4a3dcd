"""Cards as small ints, and what a card costs in the hand (C-1, T-PENALTY-HAND, R-SCORE).

A card is `suit * 13 + rank - 1`: suits ♠ 0, ♥ 1, ♦ 2, ♣ 3, ranks A 1 … K 13; a joker is 52.
Two copies of a card are the same int: a hand is a row of 53 counts.
"""

from engine.compat import const

FACES = const(53)
JOKER = const(52)
NONE = const(63)

RANKS = "A23456789TJQK"
SUITS = "SHDC"

HAND_POINTS = bytes((11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10) * 4 + (20,))


def card(suit, rank):
    """The card of a suit 0…3 and a rank 1…13."""
    return suit * 13 + rank - 1


def suit_of(c):
    return c // 13


def rank_of(c):
    return c % 13 + 1


def name(c):
    """The card's text in the protocol: `TH`, `XX`."""
    if c == JOKER:
        return "XX"
    return RANKS[c % 13] + SUITS[c // 13]


def parse(text):
    """The card of a text such as `TH`; -1 when it is none."""
    if text == "XX":
        return JOKER
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        return -1
    return SUITS.index(text[1]) * 13 + RANKS.index(text[0])


def hand_points(hands, base):
    """What the hand of 53 counts at `hands[base]` costs its holder at the end of a round."""
    total = 0
    for c in range(FACES):
        n = hands[base + c]
        if n:
            total += n * HAND_POINTS[c]
    return total
