"""Check on a PC that a round was dealt as promised (G-FAIR).

    python -m tools.fairness CODE [--commitment HEX]

CODE is the text of the QR code that the device shows after a round: seed; variant, players,
profile, jokers; dealer; cut. The commitment is the SHA-256 that it showed before the cut. What
is printed is everything that follows from CODE alone: the commitment, each hand, the stock.
"""

import argparse
import hashlib
import re
import sys

from engine import deal, position
from engine.rulesets import VARIANTS, Ruleset, players_allowed
from engine.shuffle import SEED_BYTES
from engine.state import State

_CODE = re.compile(r"([0-9A-Fa-f]{32})/(\d)(\d)(\d)(\d)/(\d)/(\d{1,3})")


class NotACode(ValueError):
    """One line for the person who typed it."""


def read(code):
    """(state with the round dealt, seed) of a code."""
    found = _CODE.fullmatch(code.strip())
    if not found:
        raise NotACode("No code: 32 hexadecimal digits / 4 digits / dealer / cut are expected.")
    seed = bytes.fromhex(found[1])
    variant, players, profile, jokers, dealer, cut = map(int, found.groups()[1:])
    if variant >= len(VARIANTS) or profile > 1 or not _allowed(variant, players):
        raise NotACode("There is no such game: variant %d for %d players." % (variant, players))
    rules = Ruleset(variant, players, profile)
    if rules.jokers != jokers and not rules.edit("jokers", jokers):
        raise NotACode("This game is not played with %d jokers." % jokers)
    if dealer >= players or cut >= rules.cards:
        raise NotACode("Dealer %d or cut %d is out of range." % (dealer, cut))
    state = State(rules)
    deal.first_match(state, dealer)
    deal.shuffled(state, seed, cut)
    deal.deal(state)
    return state, seed


def code(rules, seed, dealer, cut):
    """The code of a deal, as the device's QR code has it."""
    played = (rules.variant, rules.players, rules.profile, rules.jokers)
    return "%s/%d%d%d%d/%d/%d" % (seed.hex().upper(), *played, dealer, cut)


def _allowed(variant, players):
    low, high = players_allowed(variant)
    pairs = Ruleset(variant, low).partners
    return low <= players <= high and not (pairs and players % 2)


def commitment(seed):
    """What was shown before the cut, computed without the game's own code."""
    return hashlib.sha256(seed).hexdigest()


def report(state, seed):
    """The lines of everything that follows from a code."""
    shown = position.show(state)
    rules = state.rules
    yield "%s, %d players, dealer: seat %d" % (
        VARIANTS[rules.variant], rules.players, shown["dealer"])  # fmt: skip
    yield "commitment (SHA-256 of the %d seed bytes):" % SEED_BYTES
    yield "  " + commitment(seed)
    for seat, hand in enumerate(shown["hands"]):
        yield "seat %d  %s" % (seat, " ".join(hand))
    if shown["discard"]:
        yield "turned  %s" % " ".join(shown["discard"])
    yield "stock   %s" % " ".join(shown["stock"])


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m tools.fairness")
    parser.add_argument("code")
    parser.add_argument("--commitment", help="what the device showed before the cut")
    options = parser.parse_args(argv)
    try:
        state, seed = read(options.code)
    except NotACode as error:
        sys.exit(str(error))
    print("\n".join(report(state, seed)))
    if options.commitment is not None:
        promised = re.sub(r"\s", "", options.commitment).lower()
        if promised != commitment(seed):
            sys.exit("The commitment is another one: this seed is not what was promised.")
        print("The commitment is the one that was shown: the seed was fixed before the cut.")


if __name__ == "__main__":
    main()
