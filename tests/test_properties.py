"""What holds after any sequence of acts, in all variants with two to six players.

Hypothesis drives a walk (tests/device/walk.py) act by act, so a failure shrinks to a few acts. The
short profile is the same in every run; `make test-long` looks further.
"""


import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import cards, codes, deal, melds, play, state, status, view
from tests.device.walk import TABLES, Walk, rules_of
from tests.drawn import frozen, live, twin

SEEDS = st.integers(0, 2**24 - 1)
UNDOABLE = (codes.DRAW_DISCARD, codes.LAY, codes.ADD, codes.SWAP)


def all_cards(s):
    """Every card of a state, wherever it lies, in order."""
    found = list(s.stock[: s.nstock]) + list(s.pile[: s.npile])
    for place, copies in enumerate(s.hands):
        found += [place % cards.FACES] * copies
    for m in s.table[: s.ntable]:
        found += [melds.card_at(m, i) for i in range(melds.size(m))]
    if s.tournante != cards.NONE:
        found.append(s.tournante)
    return sorted(found)


def hand_cards(s, seat):
    base = seat * cards.FACES
    return [c for c in range(cards.FACES) for _ in range(s.hands[base + c])]


def rearranged(s, seat, random):
    """Another state that looks the same to a seat: the cards it does not see change places."""
    other = twin(s)
    others = [p for p in range(s.rules.players) if p != seat]
    below = max(s.npile - 1, 0)
    hidden = list(s.stock[: s.nstock]) + list(s.pile[:below])
    for p in others:
        hidden += hand_cards(s, p)
    random.shuffle(hidden)
    for p in others:
        base = p * cards.FACES
        other.hands[base : base + cards.FACES] = bytes(cards.FACES)
        for _ in range(s.size[p]):
            other.hands[base + hidden.pop()] += 1
    other.stock[: s.nstock] = bytes(hidden[: s.nstock])
    other.pile[:below] = bytes(hidden[s.nstock :])
    if seat != s.turn and s.drawn_from == codes.FROM_STOCK:
        other.drawn = random.randrange(cards.FACES)
        other.kept = random.randrange(cards.FACES)
    other.generator.start(bytes([7] * 16))
    return other


def seen(s, seat):
    v = state.State(s.rules)
    view.fill(v, s, seat)
    return frozen(v)


class AnyPlay(RuleBasedStateMachine):
    @initialize(table=st.sampled_from(range(len(TABLES))), number=SEEDS)
    def deal(self, table, number):
        self.walk = Walk(rules_of(table))
        self.walk.deal(number)
        self.s = self.walk.s
        self.pack = all_cards(self.s)
        self.steps = []

    @rule(number=SEEDS)
    def likely(self, number):
        self.walk.roll(number)
        self.try_act(self.walk.choose())

    @rule(number=SEEDS, most=st.integers(1, 40))
    def go_on(self, number, most):
        self.walk.roll(number)
        for _ in range(most):
            if self.s.phase != codes.OVER:
                self.try_act(self.walk.choose())

    @rule(
        kind=st.integers(0, 15),
        meld=st.integers(0, 63),
        card=st.integers(0, cards.FACES - 1),
        end=st.integers(0, 3),
    )
    def anything(self, kind, meld, card, end):
        self.try_act(codes.act(kind, meld, card, end))

    @precondition(lambda self: self.s.nlog)
    @rule()
    def undo(self):
        self.try_act(codes.UNDO)
        assert self.s.phase != codes.OVER

    @precondition(lambda self: self.s.phase == codes.OVER and not self.s.match_over)
    @rule(number=SEEDS)
    def next_round(self, number):
        round_before = self.s.round
        deal.next_round(self.s)
        deal.shuffled(self.s, number.to_bytes(16, "big"), number % self.s.rules.cards)
        deal.deal(self.s)
        assert self.s.round == round_before + 1
        self.pack = all_cards(self.s)
        self.steps = []

    @rule(seat=st.integers(0, 5), random=st.randoms(use_true_random=False))
    def look(self, seat, random):
        """G-VIEW: states that differ in hidden cards only look the same, byte by byte."""
        seat %= self.s.rules.players
        assert seen(self.s, seat) == seen(rearranged(self.s, seat, random), seat)

    def try_act(self, act):
        before = frozen(self.s)
        alive = live(self.s)
        if play.apply(self.s, act):
            assert frozen(self.s) == before, "G-ILLEGAL"
        elif act & 15 == codes.UNDO:
            assert live(self.s) == self.steps.pop(), "G-UNDO"
        elif act & 15 in UNDOABLE and self.s.phase != codes.OVER:
            self.steps.append(alive)
        else:
            self.steps = []

    @invariant()
    def no_card_is_lost(self):
        assert all_cards(self.s) == self.pack

    @invariant()
    def sizes_are_counts(self):
        for seat in range(self.s.rules.players):
            assert self.s.size[seat] == len(hand_cards(self.s, seat))

    @invariant()
    def play_can_go_on_from_here(self):
        assert status.status(self.s) == 0

    @invariant()
    def ints_are_small(self):
        s = self.s
        for value in vars(s).values():
            if isinstance(value, int):
                assert 0 <= value < 2**30
        for row in (s.table, s.scores, s.threshold, s.penalty):
            assert all(value < 2**30 for value in row)

    @invariant()
    def nobody_is_stuck(self):
        """G-STUCK: a draw, a discard or a way back is always open."""
        s = self.s
        if s.phase == codes.DRAW:
            assert not play.check(s, codes.DRAW_STOCK)
        if s.phase == codes.PLAY and play.check(s, codes.UNDO):
            discards = [codes.act(codes.DISCARD, 0, c) for c in set(hand_cards(s, s.turn))]
            assert not all(play.check(s, act) for act in discards)


_QUICK = settings(
    max_examples=100,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


class TestAnyPlay(AnyPlay.TestCase):
    settings = _QUICK


@pytest.mark.long
class TestAnyPlayLong(AnyPlay.TestCase):
    settings = settings(_QUICK, max_examples=3000, stateful_step_count=80, derandomize=False)


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_round_ends_even_when_nobody_lays(table):
    """T-CAP, T-NULL, R-STALL: draw from the stock, discard the lowest card."""
    walk = Walk(rules_of(table))
    s = walk.s
    walk.deal(table)
    while s.phase != codes.OVER:
        if s.phase == codes.DRAW:
            assert not play.apply(s, codes.DRAW_STOCK)
        assert not play.apply(s, codes.act(codes.DISCARD, 0, hand_cards(s, s.turn)[0]))
        assert s.turns <= 300
    assert s.reason in (codes.VOID, codes.STALL)


@pytest.mark.parametrize("number", range(2 * len(TABLES)))
def test_every_round_of_random_play_ends(number):
    walk = Walk(rules_of(number % len(TABLES)))
    walk.deal(number)
    for _ in range(20_000):
        if walk.s.phase == codes.OVER:
            break
        walk.step()
    assert walk.s.phase == codes.OVER
    assert walk.s.turns <= 300
