"""The deal of a round (T-HAND, T-DEAL, T-ORDER, R-DEAL, R-ORDER)."""

from engine import codes, turn
from engine.cards import NONE
from engine.score import next_seat
from engine.shuffle import SEED_BYTES, new_pack, shuffle
from engine.state import stock_to_hand

_NO_SEED = bytes(SEED_BYTES)


def cards_needed(rules):
    """The fewest cards a stacked pack may have: every hand, the turned card and a stock of one."""
    return rules.hand * rules.players + rules.dealer_extra + rules.turned + 1


def shuffled(s, seed, cut):
    """Fill the stock with the whole pack, shuffled from 16 seed bytes, then cut so that card
    number `cut` from the top comes first (G-FAIR). `cut` is 0 … cards-1."""
    n = s.rules.cards
    new_pack(s.stock, s.rules)
    s.generator.start(seed)
    shuffle(s.stock, n, s.generator)
    s.nstock = n
    s.cut = cut
    _cut(s, cut)


def _cut(s, cut):
    """Turn the pack by `cut` cards, through the empty discard pile's bytes."""
    n = s.nstock if cut else 0
    for i in range(n):
        s.pile[i] = s.stock[i]
    for i in range(n):
        s.stock[i] = s.pile[(i - cut) % n]
    for i in range(n):
        s.pile[i] = 0


def stacked(s, cards, n):
    """Fill the stock with n given cards, the first to be dealt first. Without a shuffle there is
    no seed: a rebuild shuffles from zeros."""
    for i in range(n):
        s.stock[i] = cards[n - 1 - i]
    s.nstock = n
    s.cut = 0
    s.generator.start(_NO_SEED)


def clear(s):
    """Take every card and mark of a round away; scores, round and dealer stay."""
    _set(s.hands, 0)
    _set(s.size, 0)
    _set(s.laid, 0)
    _set(s.owner, 0)
    _set(s.stock, 0)
    _set(s.pile, 0)
    _set(s.table, 0)
    _set(s.penalty, 0)
    _set(s.threshold, s.rules.open_min)
    s.nstock = s.npile = s.ntable = s.npublic = 0
    s.tournante = NONE
    s.rebuilds = s.turns = 0
    s.winner = codes.NOBODY
    s.reason = 0
    s.match_over = 0
    turn.fresh(s)


def _set(row, value):
    for i in range(len(row)):
        row[i] = value


def first_match(s, dealer):
    """Before the first round of a match."""
    _set(s.scores, 0)
    s.round = 1
    s.dealer = dealer
    clear(s)


def next_round(s):
    """Before any later round: the deal passes on (T-DEALER-ROTATES, R-ORDER)."""
    s.round += 1
    s.dealer = next_seat(s, s.dealer)
    clear(s)


def deal(s):
    """Deal the stock's cards and begin the first turn."""
    s.nevents = 0
    rules = s.rules
    step = rules.deal_first
    while s.size[s.dealer] < rules.hand:
        _deal_pass(s, step)
        step = rules.deal_step
    if rules.turned:
        s.nstock -= 1
        s.pile[0] = s.stock[s.nstock]
        s.npile = 1
    if rules.dealer_extra:
        s.first_round = 1
        s.turn = s.dealer
        s.phase = codes.PLAY
    else:
        s.turn = next_seat(s, s.dealer)
        turn.begin(s)
    s.public_seat = s.turn


def _deal_pass(s, step):
    """Step cards to each, the dealer last and, in the last pass, with one more."""
    rules = s.rules
    seat = s.dealer
    for _ in range(rules.players):
        seat = next_seat(s, seat)
        n = step
        if seat == s.dealer and s.size[seat] + step == rules.hand:
            n += rules.dealer_extra
        for _ in range(n):
            stock_to_hand(s, seat)
