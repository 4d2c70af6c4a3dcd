"""A bot in a program of its own: `make arena BOT="python3 tools/arena/example_bot.py"`.

It draws from the stock, lays natural melds as soon as it may, keeps cards with company and throws
the highest of the others. A line of stdin is a question (docs/bots.md), a line of stdout the
answer; nothing of the game's engine is used, so the same can be written in any language.
"""

import json
import sys

RANKS = "A23456789TJQK"


def rank(card):
    return RANKS.index(card[0])


def points(melds):
    """At least what the melds count: an ace may count more."""
    return sum(min(10, rank(card) + 1) for meld in melds for card in meld)


def apart(melds, hand):
    """Melds that can be laid together, the dearest first, and a card stays to close with."""
    left, chosen = list(hand), []
    natural = [meld for meld in melds if "XX" not in meld]
    for meld in sorted(natural, key=lambda meld: -points([meld])):
        if len(left) > len(meld) and all(card in left for card in meld):
            chosen.append(meld)
            for card in meld:
                left.remove(card)
    return chosen


def may_open(view, melds):
    """Whether these natural melds are enough for a first laying, or to close in `simple`."""
    kinds = {meld[0][0] == meld[1][0] for meld in melds}
    if view["variant"] == "simple":
        return len(kinds) == 2 and sum(map(len, melds)) == len(view["hand"]) - 1
    threshold = view["threshold"][view["seat"] % len(view["threshold"])]
    return points(melds) >= threshold and (view["variant"] != "talaj71" or len(kinds) == 2)


def mates(card, hand):
    """How many cards of the hand might make a meld with this one."""
    others = [other for other in hand if "X" not in (card[0], other[0]) and other != card]
    near = [o for o in others if o[1] == card[1] and abs(rank(o) - rank(card)) <= 2]
    return len(near) + sum(o[0] == card[0] for o in others)


def worth(card, hand):
    """What is thrown first comes first: a card without company, a high one before a low one."""
    return (9, 0) if card == "XX" else (mates(card, hand), -rank(card))


def choose(view, acts):
    """The act to make."""
    hand = view["hand"]
    melds = apart([act[4:].split("-") for act in acts if act.startswith("lay ")], hand)
    if melds and (view["laid"][view["seat"]] or may_open(view, melds)):
        return " ".join(["lay"] + ["-".join(meld) for meld in melds])
    for act in acts:
        if act.startswith(("draw stock", "add ")):
            return act
    discards = [act.split()[1] for act in acts if act.startswith("discard ")]
    return "discard " + min(discards, key=lambda card: worth(card, hand))


def main():
    for line in sys.stdin:
        question = json.loads(line)
        print(choose(question["view"], question["acts"]), flush=True)


if __name__ == "__main__":
    main()
