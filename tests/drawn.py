"""Positions drawn in a few lines and acts as text: what the tests of the rules are written with.

    g = Game("talaj51", "5♥ 6♥ 7♥ ★ A♠", "2♣ 3♣", discard="8♥")
    g.do("draw discard", "undo", "draw stock")
    assert g.refuses("lay 5♥-6♥-7♥") == ("BELOW_THRESHOLD", "T-OPEN-51")

Cards are written `10♥` and `★`, or as in the protocol: `TH`, `XX`. `refuses` also proves that the
refused act changed nothing (G-ILLEGAL).
"""

from array import array

from engine import cards, codes, deal, laying, melds, names, play, position, rulesets, state, view

_LETTERS = str.maketrans({"♠": "S", "♥": "H", "♦": "D", "♣": "C", "★": "XX"})
_DRAWS = {
    "stock": codes.DRAW_STOCK,
    "discard": codes.DRAW_DISCARD,
    "tournante": codes.DRAW_TOURNANTE,
}
_CARD_ACTS = {"add": codes.ADD, "swap": codes.SWAP, "discard": codes.DISCARD}
_ENDS = {"low": codes.LOW, "high": codes.HIGH}
_EVENTS = {
    codes.ROUND_END: "round_end",
    codes.MATCH_END: "match_end",
    codes.REBUILD: "rebuild",
    codes.TOURNANTE_END: "tournante_end",
}
REASONS = {codes.CLOSE: "close", codes.VOID: "void", codes.STALL: "stall"}
# Scratch paper: the melds of a LAY are brought there before the act, refused or not.
_SCRATCH = ("rules", "rows", "generator", "stage", "staged")


def card(word):
    c = cards.parse(word.replace("10", "T").translate(_LETTERS))
    assert c >= 0, "no card: " + word
    return c


def row(words):
    """The cards of a line such as `5♥ 6♥ ★`, as ints."""
    return [card(word) for word in words.split()]


def meld_cards(words):
    return bytes(card(word) for word in words.split("-"))


def meld(words, joker_low=0):
    """The code of a meld such as `5♥-6♥-★`, or why it is none (a negative number)."""
    found = meld_cards(words)
    return melds.parse(found, 0, len(found), joker_low)


def meld_text(code):
    return "-".join(text(melds.card_at(code, i)) for i in range(melds.size(code)))


def text(c):
    """A card as these tests write it."""
    if c == cards.JOKER:
        return "★"
    return cards.RANKS[c % 13].replace("T", "10") + "♠♥♦♣"[c // 13]


def line(found):
    return " ".join(text(c) for c in found)


def cards_of(*melds_laid):
    """The cards of melds such as `5♥-6♥-7♥` as a line."""
    return " ".join(one.replace("-", " ") for one in melds_laid)


def lay(*melds_laid):
    return "lay " + " ".join(melds_laid)


def ruleset(variant, players=2, profile="reference", **edits):
    rules = rulesets.Ruleset(
        rulesets.VARIANTS.index(variant), players, ("reference", "house").index(profile)
    )
    for field, value in edits.items():
        assert rules.edit(field, value), "not editable: " + field
    return rules


def frozen(s):
    """Every byte of a state but its scratch paper, to compare before and after."""
    kept = {}
    for name, value in vars(s).items():
        if name not in _SCRATCH:
            kept[name] = value if isinstance(value, int) else bytes(value)
    return kept, bytes(s.generator.seed), s.generator.drawn


def twin(s):
    """Another state with the same content."""
    other = state.State(s.rules)
    for field, value in vars(s).items():
        if isinstance(value, int):
            setattr(other, field, value)
        elif isinstance(value, (bytearray, array)):
            getattr(other, field)[:] = value
    other.generator.start(s.generator.seed)
    other.generator.restart(s.generator.drawn)
    return other


def live(s):
    """What playing on depends on: `frozen` without what lies behind the ends of the rows."""
    kept, seed, drawn = frozen(s)
    for name, end in (("stock", s.nstock), ("pile", s.npile), ("table", 4 * s.ntable)):
        kept[name] = kept[name][:end]
    kept["owner"] = kept["owner"][: s.ntable]
    kept["public"] = kept["public"][: s.npublic]
    kept["log"] = kept["log"][: s.nlog]
    for name in ("events", "nevents", "event_card"):
        del kept[name]
    for name in [name for name in kept if name.startswith("base")]:
        del kept[name]
    return kept, seed, drawn


class Table:
    """A state with its acts as text."""

    def __init__(self, s):
        self.s = s

    def act(self, words):
        """The act of a text; the melds of a `lay` go on the stage."""
        word, *rest = words.split()
        if word == "lay":
            laying.clear(self.s)
            for one in rest:
                found = meld_cards(one)
                assert laying.put(self.s, found, len(found)), "no room on the stage"
            return codes.LAY
        if word == "draw":
            return _DRAWS[rest[0]]
        if word in _CARD_ACTS:
            end = _ENDS[rest.pop()] if rest[-1] in _ENDS else 0
            number = int(rest[0]) if len(rest) > 1 else 0
            return codes.act(_CARD_ACTS[word], number, card(rest[-1]), end)
        return {"return": codes.RETURN, "undo": codes.UNDO}[word]

    def do(self, *acts):
        """Make legal acts; the game itself, so that a position can be played on in its line."""
        for words in acts:
            error = play.apply(self.s, self.act(words))
            assert not error, "%s: %s" % (words, names.code(error))
        return self

    def refuses(self, words):
        """The code and the rule that an illegal act is answered with."""
        act = self.act(words)
        before = frozen(self.s)
        error = play.apply(self.s, act)
        assert error, words + " is legal"
        assert frozen(self.s) == before
        return names.code(error), names.rule(error, self.s.rules)

    def deal(self, pack="", seed=bytes(16), cut=0):
        found = row(pack)
        if found:
            deal.stacked(self.s, found, len(found))
        else:
            deal.shuffled(self.s, seed, cut)
        deal.deal(self.s)

    def next(self, **how):
        deal.next_round(self.s)
        self.deal(**how)

    def allows(self, words):
        return not play.check(self.s, self.act(words))

    def events(self):
        """What the last act brought about."""
        return [_EVENTS[e] for e in self.s.events[: self.s.nevents]]

    def hand(self, seat=None):
        """A hand as a line, by suit and rank, the joker last."""
        base = cards.FACES * (self.s.turn if seat is None else seat)
        return line(c for c in range(cards.FACES) for _ in range(self.s.hands[base + c]))

    def table(self):
        return [meld_text(m) for m in self.s.table[: self.s.ntable]]

    def pile(self):
        """The discard pile, its visible card last."""
        return line(self.s.pile[: self.s.npile])

    def stock(self):
        """The stock, its next card first."""
        return line(reversed(self.s.stock[: self.s.nstock]))

    def points(self):
        """What the melds on the stage count, once the act has been checked."""
        return laying.staged_points(self.s)

    def seen_by(self, seat):
        """What a seat may know."""
        seen = Table(state.State(self.s.rules))
        view.fill(seen.s, self.s, seat)
        return seen

    def ended(self):
        """(winner, reason, penalties) of the round that is over."""
        assert self.s.phase == codes.OVER
        winner = None if self.s.winner == codes.NOBODY else self.s.winner
        return winner, REASONS[self.s.reason], list(self.s.penalty)


class Game(Table):
    """A position: hands by seat, the others by name. A table meld is `5♥-6♥-7♥`, or with its owner
    `1: 5♥-6♥-7♥`. A stock that is not given has three cards that the position does not use."""

    def __init__(self, variant, *hands, profile="reference", rules=None, **given):
        super().__init__(position.read(_position(variant, hands, profile, rules, **given)))


def _position(variant, hands, profile, rules, table=(), laid=(), discard="", **given):
    out = {"dealer": 0, "turn": 0, "turns": 10, "first_round": False, **given}
    out["variant"] = variant
    out["profile"] = profile if variant.startswith("rami") else None
    out["rules"] = rules or {}
    out["players"] = len(hands)
    out["hands"] = [_names(hand) for hand in hands]
    out["discard"] = _names(discard)
    out["table"] = [_table_meld(entry) for entry in table]
    owners = {one["owner"] for one in out["table"]}.union(laid)
    out["laid"] = [seat in owners for seat in range(len(hands))]
    out["stock"] = _names(given["stock"]) if "stock" in given else _spare(out)
    if "tournante" in given:
        out["tournante"] = cards.name(card(given["tournante"]))
    first_turn = out["first_round"] and out["turn"] == out["dealer"]
    out["phase"] = "play" if first_turn else "draw"
    return out


def _names(words):
    return [cards.name(c) for c in row(words)]


def _table_meld(entry):
    owner, _, words = entry.rpartition(": ")
    return {"owner": int(owner or 0), "cards": _names(words.replace("-", " "))}


def _spare(out):
    """Three cards that are not in use yet."""
    used = {name for hand in [*out["hands"], out["discard"]] for name in hand}
    return [name for name in _names(DECK)[::-1] if name not in used][:3]


def first_round(variant="simple", *hands, **given):
    """The seat after the dealer begins, the tournante lies there, the dealer is the last seat."""
    hands = hands or ("2♠ 3♠ 4♥", "5♦ 6♦ 7♣")
    given.setdefault("tournante", "9♣")
    return Game(variant, *hands, first_round=True, dealer=len(hands) - 1, turns=1, **given)


class Dealt(Table):
    """A match from its deal on, from a seed, or from a stacked pack written in dealing order."""

    def __init__(self, variant, players=2, dealer=0, profile="reference", rules=None, **how):
        super().__init__(state.State(ruleset(variant, players, profile, **(rules or {}))))
        deal.first_match(self.s, dealer)
        self.deal(**how)


# Every card once, in the pack's first order: a pack to stack.
DECK = line(range(52))
