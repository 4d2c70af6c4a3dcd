"""A state as the protocol's position, and back: one text form for tests, saves and bug reports.

`show` and `view` answer a dict of plain values, `read` makes a state of one or raises BadPosition;
what a dict cannot express wrongly is left to `status`.
"""

from engine import cards, codes, melds, score, status
from engine.cards import FACES, NONE
from engine.rulesets import PROFILES, ROUNDS_MAX, VARIANTS, Ruleset, players_allowed
from engine.state import State, to_hand, top

PHASES = ("draw", "play", "over")
FROM = ("", "stock", "discard", "tournante")
FORMATS = {2: "1v1", 4: "2v2"}
PUBLIC_ACTS = ("take", "tournante", "discard")

# Scores, turns and the like stay far below 2^30.
_MUCH = 0xFFFF

_REQUIRED = ("variant", "players", "turn", "phase", "hands", "laid")
_KEYS = _REQUIRED + (
    "format",
    "profile",
    "rules",
    "rounds",
    "dealer",
    "first_round",
    "stock",
    "discard",
    "tournante",
    "table",
    "threshold",
    "drawn",
    "stock_only",
    "kept",
    "joker_due",
    "rebuilds",
    "turns",
    "scores",
    "round",
)


class BadPosition(ValueError):
    """Why a dict is no position: `key` is where to look, `bit` indexes `status.NAMES` or is -1."""

    def __init__(self, key, bit=-1):
        super().__init__(key)
        self.key = key
        self.bit = bit


# --- a state as a dict


def show(s):
    """The full position of a state."""
    out = _common(s)
    out["hands"] = [hand(s, p) for p in range(s.rules.players)]
    out["stock"] = [cards.name(s.stock[i]) for i in range(s.nstock - 1, -1, -1)]
    out["discard"] = [cards.name(s.pile[i]) for i in range(s.npile)]
    return out


def view(v):
    """What `view.fill` left in v, as a dict."""
    out = _common(v)
    out["seat"] = v.seat
    out["hand"] = hand(v, v.seat)
    out["hand_sizes"] = list(v.size)
    out["stock_size"] = v.nstock
    out["discard_top"] = _card(top(v))
    out["discard_size"] = v.npile
    out["public"] = public(v)
    return out


def _common(s):
    rules = s.rules
    return {
        "variant": VARIANTS[rules.variant],
        "format": FORMATS[rules.players] if rules.partners else None,
        "players": rules.players,
        "profile": None if rules.partners else PROFILES[rules.profile],
        "rules": rules.changed(),
        "rounds": rules.rounds or None,
        "dealer": s.dealer,
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "first_round": bool(s.first_round),
        "tournante": _card(s.tournante),
        "table": [table_meld(s, i) for i in range(s.ntable)],
        "laid": [bool(x) for x in s.laid],
        "threshold": list(s.threshold) if rules.open_min else None,
        "drawn": _drawn(s),
        "stock_only": bool(s.stock_only),
        "kept": _card(s.kept),
        "joker_due": s.due,
        "rebuilds": s.rebuilds,
        "turns": s.turns,
        "scores": list(s.scores),
        "round": s.round,
    }


def _card(c):
    return None if c == NONE else cards.name(c)


def hand(s, seat):
    """The names of a hand's cards, by suit and rank."""
    out = []
    for c in range(FACES):
        out += [cards.name(c)] * s.hands[seat * FACES + c]
    return out


def meld_names(m):
    """The names of a meld's cards, in the order laid."""
    return [cards.name(melds.card_at(m, i)) for i in range(melds.size(m))]


def table_meld(s, i):
    return {"cards": meld_names(s.table[i]), "owner": s.owner[i]}


def _drawn(s):
    if not s.drawn_from:
        return None
    return {"from": FROM[s.drawn_from], "card": _card(s.drawn), "used": bool(s.used)}


def public(s):
    """What everybody saw in this round, in order (G-VIEW)."""
    out = []
    seat = s.public_seat
    for i in range(s.npublic):
        entry = s.public[i]
        kind = entry & 0xC0
        if kind == codes.PUBLIC_REBUILD:
            continue
        act = PUBLIC_ACTS[kind >> 6]
        out.append({"seat": seat, "act": act, "card": cards.name(entry & 63)})
        if kind == codes.PUBLIC_DISCARD:
            seat = score.next_seat(s, seat)
    return out


# --- a dict as a state


def read(d):
    """A new state of a position; BadPosition when it is none. Nothing can be undone in it and its
    public record is empty."""
    for key in d:
        if key not in _KEYS:
            raise BadPosition(str(key))
    for key in _REQUIRED:
        if key not in d:
            raise BadPosition(key)
    s = State(_rules(d))
    _read_seats(s, d)
    _read_cards(s, d)
    _read_table(s, d)
    _read_turn(s, d)
    _read_match(s, d)
    bits = status.status(s)
    if bits:
        bit = status.lowest(bits)
        raise BadPosition(status.NAMES[bit][0], bit)
    return s


def _rules(d):
    variant = _word(d, "variant", VARIANTS)
    low, high = players_allowed(variant)
    players = _int(d, "players", low, low, high)
    partners = players_allowed(variant) == (2, 4)
    if partners and players not in FORMATS:
        raise BadPosition("players")
    _only(d, "format", FORMATS.get(players) if partners else None)
    profile = 0
    if partners:
        _only(d, "profile", None)
    else:
        profile = _word(d, "profile", PROFILES)
    rules = Ruleset(variant, players, profile)
    if partners:
        _only(d, "rounds", None)
    else:
        rules.rounds = _int(d, "rounds", rules.rounds, 1, ROUNDS_MAX)
    _read_rules(rules, d)
    return rules


def _read_rules(rules, d):
    changes = d.get("rules", {})
    if not isinstance(changes, dict):
        raise BadPosition("rules")
    for field, value in changes.items():
        if type(value) is not int or not rules.edit(field, value):
            raise BadPosition("rules")


def _read_seats(s, d):
    players = s.rules.players
    s.dealer = _int(d, "dealer", 0, 0, players - 1)
    s.turn = s.public_seat = _int(d, "turn", 0, 0, players - 1)
    s.phase = _word(d, "phase", PHASES)
    s.first_round = int(_bool(d, "first_round"))
    laid = _list(d, "laid", players)
    for p in range(players):
        if type(laid[p]) is not bool:
            raise BadPosition("laid")
        s.laid[p] = laid[p]


def _read_cards(s, d):
    hands = _list(d, "hands", s.rules.players)
    for p in range(s.rules.players):
        for c in _cards(s, hands[p], "hands"):
            to_hand(s, p, c)
    stock = _cards(s, d.get("stock", []), "stock")
    s.nstock = len(stock)
    for i in range(s.nstock):
        s.stock[i] = stock[s.nstock - 1 - i]
    pile = _cards(s, d.get("discard", []), "discard")
    s.npile = len(pile)
    for i in range(s.npile):
        s.pile[i] = pile[i]
    s.tournante = _card_or_none(d, "tournante")


def _read_table(s, d):
    table = d.get("table", [])
    if not isinstance(table, list) or len(table) > len(s.table):
        raise BadPosition("table")
    for entry in table:
        if not isinstance(entry, dict) or sorted(entry) != ["cards", "owner"]:
            raise BadPosition("table")
        names = _cards(s, entry["cards"], "table")
        m = melds.parse(names, 0, len(names), s.rules.joker_low)
        if m < 0:
            raise BadPosition("table", status.lowest(status.MELD))
        s.table[s.ntable] = m
        s.owner[s.ntable] = _within("table", entry["owner"], 0, s.rules.players - 1)
        s.ntable += 1


def _read_turn(s, d):
    s.kept = _card_or_none(d, "kept")
    s.stock_only = int(_bool(d, "stock_only"))
    s.due = _int(d, "joker_due", 0, 0, FACES)
    drawn = d.get("drawn")
    if drawn is None:
        return
    if not isinstance(drawn, dict):
        raise BadPosition("drawn")
    for key in drawn:
        if key not in ("from", "card", "used"):
            raise BadPosition("drawn")
    s.drawn = _card_or_none(drawn, "card", "drawn")
    if s.drawn == NONE or drawn.get("from") not in FROM[1:]:
        raise BadPosition("drawn")
    s.drawn_from = FROM.index(drawn["from"])
    gone = s.drawn_from == codes.FROM_DISCARD and not s.hands[s.turn * FACES + s.drawn]
    used = drawn.get("used", gone)
    if type(used) is not bool:
        raise BadPosition("drawn")
    s.used = int(used)


def _read_match(s, d):
    rules = s.rules
    if rules.open_min:
        _numbers(s.threshold, d, "threshold")
    else:
        _only(d, "threshold", None)
    _numbers(s.scores, d, "scores")
    s.rebuilds = _int(d, "rebuilds", 0, 0, _MUCH)
    s.turns = _int(d, "turns", 0, 0, _MUCH)
    s.round = _int(d, "round", 1, 1, _MUCH)
    s.winner = codes.NOBODY
    if s.phase == codes.OVER:
        s.match_over = int(score.match_ends(s))


def _numbers(row, d, key):
    """Fill a row per side; it keeps its start values where the key is left out."""
    if key in d:
        values = _list(d, key, len(row))
        for i in range(len(row)):
            row[i] = _within(key, values[i], 0, _MUCH)


def _only(d, key, value):
    if d.get(key, value) != value:
        raise BadPosition(key)


def _word(d, key, words):
    """The index of a word; the first one where the key is left out."""
    word = d.get(key, words[0])
    if type(word) is not str or word not in words:
        raise BadPosition(key)
    return words.index(word)


def _bool(d, key):
    value = d.get(key, False)
    if type(value) is not bool:
        raise BadPosition(key)
    return value


def _int(d, key, default, low, high):
    return _within(key, d.get(key, default), low, high)


def _within(key, value, low, high):
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(key)
    return value


def _list(d, key, n):
    value = d[key]
    if not isinstance(value, list) or len(value) != n:
        raise BadPosition(key)
    return value


def _cards(s, names, key):
    """The cards of a list of names, no longer than a pack."""
    if not isinstance(names, list) or len(names) > s.rules.cards:
        raise BadPosition(key)
    return bytes([_parse(name, key) for name in names])


def _card_or_none(d, name, key=None):
    value = d.get(name)
    return NONE if value is None else _parse(value, key or name)


def _parse(name, key):
    c = cards.parse(name) if type(name) is str else -1
    if c < 0:
        raise BadPosition(key)
    return c
