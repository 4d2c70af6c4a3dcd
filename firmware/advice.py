"""An act as advice: what hints and reviews say of it."""

from engine import codes, hint
from engine.cards import NONE
from firmware import learn, phrases, words

_KEYS = (
    "", "hint.stock", "hint.take", "hint.tournante", "hint.return", "hint.lay", "option.add",
    "option.swap", "hint.discard", "hint.undo",
)  # fmt: skip


def text(act, melds, at, card=NONE):
    """An act in words. `melds[at:]` up to a 0: what a LAY lays, or the meld of a lay-off or
    a swap. `card` is what a draw takes, where the act does not have it."""
    kind = codes.kind_of(act)
    if kind == codes.LAY:
        lines = [words.get("hint.lay")]
        while melds[at]:
            lines.append(phrases.meld(melds[at]))
            at += 1
        return b"\n".join(lines)
    about = b""
    if kind == codes.ADD or kind == codes.SWAP:
        about = phrases.meld(melds[at])
    return phrases.say(_KEYS[kind], 0, codes.card_of(act) if card == NONE else card, about)


def why(reason, count, card, other, meld):
    """A reason of `engine.hint` in words."""
    about = phrases.card(other) if other != NONE else phrases.meld(meld) if meld else b""
    return learn.say("why." + hint.NAMES[reason], count, card, about)
