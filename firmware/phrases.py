"""Texts made of other texts when something happens: drawing only draws them.

A meld is written short, its suit once: 56★8♥, and K♠♥★ for a set.
"""

from engine import codes, laying, melds
from engine.cards import JOKER
from firmware import words

_line = bytearray(160)
_ABOUT_DRAWN = (codes.E_UNTAKEN_RUN, codes.E_DISCARD_TAKEN, codes.E_MUST_USE)


def say(key, a=0, b=0, c=0):
    """The text of a key with its places filled."""
    return bytes(_line[: words.fill(_line, key, a, b, c)])


def card(c):
    """A card as text."""
    return bytes(_line[: words.card(_line, 0, c)])


def meld(m):
    """A meld as text, always from left to right."""
    return bytes(_line[: write_meld(_line, m)])


def write_meld(out, m):
    """Write a meld's short text into `out`; return how long it is. Nothing is allocated."""
    n = 0
    a_set = melds.is_set(m)
    if a_set:
        out[0] = words.ranks[melds.rank(m)]
        n = 1
    for i in range(melds.size(m)):
        c = melds.card_at(m, i)
        if c == JOKER:
            out[n] = words.STAR
        elif a_set:
            out[n] = words.SPADE + c // 13
        else:
            out[n] = words.ranks[c % 13 + 1]
        n += 1
    if not a_set:
        out[n] = words.SPADE + melds.suit(m)
        n += 1
    return n


def refusal(s, error, act):
    """Why an act was refused, with the cards and figures that it is about."""
    if error == codes.E_OPEN_MIN or error == codes.E_THRESHOLD:
        return say(error, laying.staged_points(s), s.threshold[s.side[s.turn]])
    if error == codes.E_NOT_ALL:
        return say(error, s.size[s.turn] - laying.staged_cards(s))
    c = codes.card_of(act)
    if error == codes.E_KEPT_CARD:
        c = s.kept
    elif error in _ABOUT_DRAWN:
        c = s.drawn
    i = codes.meld_of(act)
    about = meld(s.table[i]) if i < s.ntable else b""
    return say(error, c, about)
