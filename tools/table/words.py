"""The words of the protocol: cards, melds and acts as text, and back."""

from engine import cards, codes, melds
from engine.position import meld_names
from tools.table.refusal import bad_card, bad_command

DRAWS = {
    "stock": codes.DRAW_STOCK,
    "discard": codes.DRAW_DISCARD,
    "tournante": codes.DRAW_TOURNANTE,
}
_ENDS = {"low": codes.LOW, "high": codes.HIGH}
# No table has as many melds as this index says; it is the largest that an act can hold.
_NO_MELD = 63


def number(key, word, least, most):
    """The value of a word of decimal digits, which stands for `key`."""
    # Python refuses to convert thousands of digits.
    digits = word.isascii() and word.isdigit() and len(word) < 20
    if not digits or not least <= int(word) <= most:
        allowed = "%d" % least if least == most else "%d–%d" % (least, most)
        raise bad_command("range", key=key, word=word, allowed=allowed)
    return int(word)


def card(word):
    c = cards.parse(word)
    if c < 0:
        raise bad_card(word)
    return c


def card_list(text, separator):
    return bytes([card(word) for word in text.split(separator)])


def act(words):
    """An act's int and, for a laying, its melds as a list of cards each."""
    verb, *rest = words or [""]
    if verb == "lay" and rest:
        return codes.LAY, [card_list(word, "-") for word in rest]
    if verb == "draw" and len(rest) == 1 and rest[0] in DRAWS:
        return DRAWS[rest[0]], []
    if verb == "add" and (len(rest) == 2 or (len(rest) == 3 and rest[2] in _ENDS)):
        end = _ENDS[rest[2]] if rest[2:] else 0
        return codes.act(codes.ADD, _meld_index(rest[0]), card(rest[1]), end), []
    if verb == "swap" and len(rest) == 2:
        return codes.act(codes.SWAP, _meld_index(rest[0]), card(rest[1])), []
    if verb == "discard" and len(rest) == 1:
        return codes.act(codes.DISCARD, 0, card(rest[0])), []
    if verb in ("return", "undo") and not rest:
        return (codes.RETURN if verb == "return" else codes.UNDO), []
    raise bad_command("act", word=" ".join(words))


def _meld_index(word):
    if not (word.isascii() and word.isdigit()):
        raise bad_command("range", key="I", word=word, allowed="0, 1, 2…")
    return min(int(word), _NO_MELD) if len(word) < 20 else _NO_MELD


def meld_text(m):
    return "-".join(meld_names(m))


def act_text(a, staged=()):
    """An act as the protocol writes it; `staged` are the meld codes of a LAY."""
    kind = codes.kind_of(a)
    for word, draw in DRAWS.items():
        if kind == draw:
            return "draw " + word
    if kind == codes.LAY:
        return " ".join(["lay"] + [meld_text(m) for m in staged])
    if kind == codes.DISCARD:
        return "discard " + cards.name(codes.card_of(a))
    if kind == codes.RETURN:
        return "return"
    if kind == codes.UNDO:
        return "undo"
    end = ("", " low", " high")[codes.end_of(a)]
    verb = "add" if kind == codes.ADD else "swap"
    return "%s %d %s%s" % (verb, codes.meld_of(a), cards.name(codes.card_of(a)), end)


def staged_melds(v):
    """The meld codes that stand on a view's stage as cards."""
    out = []
    at = 0
    while v.stage[at]:
        out.append(melds.parse(v.stage, at + 1, v.stage[at], v.rules.joker_low))
        at += v.stage[at] + 1
    return out
