"""Every meld that a hand holds, each once (M-RUN, M-ACE, M-SET, M-JOKER, R-JOKER-LOW).

Runs of 3 to 13 and sets of 3 and 4, natural and with one joker, which may stand for a card that is
in the hand too. The suits of a set come in the order ♠ ♥ ♦ ♣, its joker last.
"""

from engine import melds
from engine.cards import JOKER
from engine.compat import const

# No hand of 16 cards has more: thirteen cards of one suit and a joker make 583 runs (counted),
# and two cards remain for sets.
MOST = const(640)

# How many suits some bits are.
_SIZE = bytes((0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4))


def fill(hands, base, joker_low, out):
    """Write the codes of all melds of the hand at `hands[base]` into `out`, as many as it takes:
    how many."""
    n = 0
    for suit in range(4):
        for low in range(1, 13):
            n = _runs_from(hands, base, suit, low, joker_low, out, n)
    for c in range(13):
        n = _sets(hands, base, c, out, n)
    return n


def _runs_from(hands, base, suit, low, joker_low, out, n):
    """The runs that begin at a place; the joker fills one hole or takes a held card's place."""
    joker = hands[base + JOKER]
    first = base + 13 * suit - 1
    hole = 0
    for size in range(1, 1 + min(13, 15 - low)):
        if not hands[first + (low + size - 2) % 13 + 1]:
            if hole or not joker:
                break
            hole = size
        if size > 2:
            if not hole:
                n = _write(out, n, melds.run(suit, low, size))
            if joker:
                n = _joker_runs(suit, low, size, hole, joker_low, out, n)
    return n


def _joker_runs(suit, low, size, hole, joker_low, out, n):
    if hole:
        if hole < size or low == 1 or not joker_low:
            n = _write(out, n, melds.run(suit, low, size, hole))
        return n
    for place in range(1, size + (low == 1 or not joker_low)):
        n = _write(out, n, melds.run(suit, low, size, place))
    return n


def _sets(hands, base, c, out, n):
    """The sets of a rank, whose spade is card c: every choice of two or more of its suits."""
    joker = hands[base + JOKER]
    held = 0
    for suit in range(4):
        if hands[base + c + 13 * suit]:
            held |= 1 << suit
    for suits in range(3, held + 1):
        size = _SIZE[suits]
        if suits & ~held or size < 2:
            continue
        m = melds.set_of(suits, c + 1)
        if size > 2:
            n = _write(out, n, m)
        if joker and size < 4:
            n = _write(out, n, m | melds.JOKER_SLOT << 3 * size)
    return n


def _write(out, n, m):
    if n == len(out):
        return n
    out[n] = m
    return n + 1
