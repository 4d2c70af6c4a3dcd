"""Random play in which much happens: short packs of few ranks, layings that the solver finds."""

from engine import codes, deal, laying, play, rulesets
from engine.cards import FACES, JOKER, NONE
from engine.codes import act
from engine.solver import POINTS, Solver
from engine.state import State

# variant, players, profile, edited fields
TABLES = (
    (0, 2, 0, {}),
    (0, 4, 0, {}),
    (1, 2, 0, {}),
    (1, 4, 0, {}),
    (2, 2, 0, {}),
    (2, 4, 0, {"one_card_kept": 0}),
    (3, 2, 0, {}),
    (3, 5, 0, {}),
    (4, 3, 0, {}),
    (4, 6, 1, {"jokers": 8, "taken_must_lay": 1}),
    (4, 4, 1, {"closing_discard": 1, "open_natural_run": 1, "ace_high": 10}),
)

_SOLVER = Solver()


def rules(number):
    variant, players, profile, edits = TABLES[number]
    made = rulesets.Ruleset(variant, players, profile)
    for field, value in edits.items():
        assert made.edit(field, value)
    return made


def match(number, rng):
    """A match of TABLES[number] whose first round is dealt."""
    s = State(rules(number))
    deal.first_match(s, rng.randrange(s.rules.players))
    deal_round(s, rng)
    return s


def deal_round(s, rng):
    deck = [c for c in range(52) for _ in range(s.rules.decks)]
    rng.shuffle(deck)
    jokers = [JOKER] * s.rules.jokers
    need = deal.cards_needed(s.rules)
    first = rng.randrange(13)
    # As few ranks as suffice, so that melds are common.
    deck.sort(key=lambda c: (c % 13 - first) % 13)
    pack = jokers + deck[: need - len(jokers) + rng.randrange(1, 12)]
    rng.shuffle(pack)
    deal.stacked(s, bytes(pack), len(pack))
    deal.deal(s)


def step(s, rng):
    """Make a random legal act, if there is one; whether there was."""
    tries = _acts(s)
    rng.shuffle(tries)
    tries.sort(key=lambda a: rng.random() < _SELDOM.get(codes.kind_of(a), 0))
    if s.phase == codes.PLAY and rng.random() < 0.7:
        _stage_best(s, rng)
        tries.insert(0, codes.LAY)
    return any(not play.apply(s, a) for a in tries)


_SELDOM = {codes.UNDO: 0.9, codes.DISCARD: 0.6, codes.RETURN: 0.5}


def _acts(s):
    draws = [codes.DRAW_STOCK, codes.DRAW_DISCARD, codes.DRAW_TOURNANTE, codes.RETURN, codes.UNDO]
    held = [c for c in range(FACES) if s.hands[s.turn * FACES + c]]
    return (
        draws
        + [act(codes.DISCARD, 0, c) for c in held]
        + [act(codes.ADD, i, c, end) for i in range(s.ntable) for c in held for end in (1, 2)]
        + [act(codes.SWAP, i, c) for i in range(s.ntable) for c in held]
    )


def _stage_best(s, rng):
    """The solver's partition of the hand on the stage, or some melds of it."""
    closing = s.rules.closing_discard
    _SOLVER.solve(s.hands, s.turn * FACES, s.rules, POINTS, 0, closing, NONE)
    laying.clear(s)
    part = rng.random() < 0.4
    for m in _SOLVER.melds[: _SOLVER.nmelds]:
        if not part or rng.random() < 0.5:
            laying.put_meld(s, m)
