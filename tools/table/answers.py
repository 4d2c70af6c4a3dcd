"""What the engine knows, as the values of an answer."""

from itertools import chain

from engine import codes, laying, melds, position, rulesets, score
from engine.cards import FACES, name
from engine.state import count
from tools.table import words

_REASONS = ("", "close", "void", "stall")

_OF_A_MELD = (codes.E_TWO_JOKERS, codes.E_BAD_RUN, codes.E_BAD_ACE, codes.E_BAD_SET)


def events(s):
    """What the last act brought about, in order."""
    return [_EVENTS[s.events[i]](s) for i in range(s.nevents)]


def _round_end(s):
    return {
        "event": "round_end",
        "winner": None if s.winner == codes.NOBODY else s.winner,
        "penalties": list(s.penalty),
        "scores": list(s.scores),
        "reason": _REASONS[s.reason],
    }


def _match_end(s):
    sides = range(s.rules.sides)
    return {"event": "match_end", "winners": [i for i in sides if score.wins_match(s, i)]}


_EVENTS = {
    codes.ROUND_END: _round_end,
    codes.MATCH_END: _match_end,
    codes.REBUILD: lambda s: {"event": "rebuild"},
    codes.TOURNANTE_END: lambda s: {"event": "tournante_end", "card": name(s.event_card)},
}


def ruleset(rules):
    """Every field of a ruleset; what the protocol has a word for is that word."""
    out = {field: getattr(rules, field) for field in rulesets.fields()}
    out["variant"] = rulesets.VARIANTS[rules.variant]
    out["profile"] = None if rules.partners else rulesets.PROFILES[rules.profile]
    out["format"] = position.FORMATS[rules.players] if rules.partners else None
    out["players"] = rules.players
    out["sides"] = rules.sides
    out["cards"] = rules.cards
    out["limit"] = rules.limit
    return out


def legal_acts(found):
    """The texts of what `engine.legal` found."""
    acts = [words.act_text(found.acts[i]) for i in range(found.nacts)]
    return acts + ["lay " + words.meld_text(found.lays[i]) for i in range(found.nlays)]


def figures(s, error, act, lay):
    """What a message may say about a refused act; `lay` is the cards of each meld."""
    i = codes.meld_of(act)
    return {
        "card": _missing(s, lay) if lay else _card(codes.card_of(act)),
        "drawn": _card(s.drawn),
        "kept": _card(s.kept),
        "meld": words.meld_text(s.table[i]) if i < s.ntable else "",
        "about": _not_a_meld(s, lay) if error in _OF_A_MELD else "",
        "have": laying.staged_points(s),
        "need": s.threshold[s.side[s.turn]],
        "melds": s.ntable,
        "left": s.size[s.turn] - sum(len(cards) for cards in lay),
    }


def _card(c):
    return name(c) if c < FACES else ""


def _missing(s, lay):
    """The first card of a laying of which the hand holds too few."""
    asked = bytearray(FACES)
    for c in chain.from_iterable(lay):
        if asked[c] == count(s, s.turn, c):
            return _card(c)
        asked[c] += 1
    return ""


def _not_a_meld(s, lay):
    bad = [cards for cards in lay if melds.parse(cards, 0, len(cards), s.rules.joker_low) < 0]
    return "-".join(name(c) for c in bad[0]) if bad else ""
