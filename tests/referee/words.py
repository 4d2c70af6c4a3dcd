"""What an act text says: its verb, its cards, its meld index (BAD_COMMAND, BAD_CARD)."""

from tests.referee.facts import CARDS
from tests.referee.refusals import refuse_if


def parse(text):
    """The act as a tuple of its words, melds as lists."""
    words = text.split()
    refuse_if(not words or words[0] not in GRAMMAR, "BAD_COMMAND", "G-ILLEGAL")
    return GRAMMAR[words[0]](words)


def parse_draw(words):
    right = len(words) == 2 and words[1] in ("stock", "discard", "tournante")
    refuse_if(not right, "BAD_COMMAND", "G-ILLEGAL")
    return tuple(words)


def parse_alone(words):
    refuse_if(len(words) != 1, "BAD_COMMAND", "G-ILLEGAL")
    return tuple(words)


def parse_lay(words):
    refuse_if(len(words) < 2, "BAD_COMMAND", "G-ILLEGAL")
    melds = [meld.split("-") for meld in words[1:]]
    for meld in melds:
        check_cards(meld)
    return "lay", melds


def parse_add(words):
    right = len(words) == 3 or len(words) == 4 and words[3] in ("low", "high")
    refuse_if(not right, "BAD_COMMAND", "G-ILLEGAL")
    index = parse_index(words[1])
    check_cards(words[2:3])
    return "add", index, words[2], words[3] if len(words) == 4 else "high"


def parse_swap(words):
    refuse_if(len(words) != 3, "BAD_COMMAND", "G-ILLEGAL")
    index = parse_index(words[1])
    check_cards(words[2:])
    return "swap", index, words[2]


def parse_discard(words):
    refuse_if(len(words) != 2, "BAD_COMMAND", "G-ILLEGAL")
    check_cards(words[1:])
    return tuple(words)


def parse_index(word):
    refuse_if(not word or not set(word) <= set("0123456789"), "BAD_COMMAND", "G-ILLEGAL")
    return int(word[-9:]) if not word[:-9].strip("0") else 10**9


def check_cards(cards):
    refuse_if(any(card not in CARDS for card in cards), "BAD_CARD", "C-1")


GRAMMAR = {
    "draw": parse_draw,
    "return": parse_alone,
    "lay": parse_lay,
    "add": parse_add,
    "swap": parse_swap,
    "discard": parse_discard,
    "undo": parse_alone,
}
