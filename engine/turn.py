"""A turn: how it begins, the draws, the discard (T-TURN…, T-TOURNANTE…, R-TURN, R-RESHUFFLE)."""

from engine import codes, score
from engine.cards import JOKER, NONE
from engine.layoff import can_replay_joker
from engine.shuffle import shuffle
from engine.state import (
    count,
    dealers_first_turn,
    event,
    hand_to_pile,
    hand_to_tournante,
    only_card,
    pile_to_hand,
    pile_to_stock,
    record,
    stock_to_hand,
    top,
    tournante_to_hand,
    tournante_under_pile,
)


def fresh(s):
    """Forget what the turn before has drawn and laid."""
    s.drawn_from = 0
    s.drawn = NONE
    s.used = 0
    s.due = 0
    s.kept = NONE
    s.stock_only = 0
    s.nlog = 0


def begin(s):
    """The turn of seat `turn` begins (T-TURN-BEGINS): the first round may end, the round too, the
    stock may be rebuilt."""
    fresh(s)
    s.phase = codes.DRAW
    if dealers_first_turn(s):
        _end_first_round(s)
    if s.turns >= s.rules.turn_cap:
        score.no_more_turns(s)
    elif not s.nstock:
        _rebuild(s)


def _end_first_round(s):
    s.first_round = 0
    if s.tournante != NONE:
        s.event_card = s.tournante
        tournante_under_pile(s)
        event(s, codes.TOURNANTE_END)


def _rebuild(s):
    """T-REBUILD, T-NULL; R-RESHUFFLE, R-STALL."""
    if s.npile < 2 or s.rebuilds >= s.rules.rebuilds:
        score.no_more_turns(s)
        return
    pile_to_stock(s)
    shuffle(s.stock, s.nstock, s.generator)
    s.rebuilds = min(s.rebuilds + 1, 0xFFFF)
    record(s, codes.PUBLIC_REBUILD)
    event(s, codes.REBUILD)


def _in_draw(s):
    return codes.OK if s.phase == codes.DRAW else codes.E_WRONG_PHASE


def check_stock(s):
    return _in_draw(s)


def draw_stock(s):
    rules = s.rules
    if rules.one_card_kept and s.size[s.turn] == 1:
        s.kept = only_card(s, s.turn)
    s.drawn = stock_to_hand(s, s.turn)
    s.drawn_from = codes.FROM_STOCK
    s.stock_only = 0
    s.phase = codes.PLAY


def check_discard_draw(s):
    """T-DISCARD-TOP, T-DISCARD-USE, T-ONE-CARD, R-TAKE-FREE."""
    rules = s.rules
    if s.phase != codes.DRAW:
        return codes.E_WRONG_PHASE
    if s.stock_only:
        return codes.E_STOCK_ONLY
    if rules.one_card and s.size[s.turn] == 1:
        return codes.E_TAKE_ONE_CARD
    if rules.taken_must_lay and s.first_round:
        return codes.E_TAKE_FIRST_ROUND
    if not s.npile:
        return codes.E_TAKE_EMPTY
    if top(s) == JOKER and not rules.take_joker:
        return codes.E_TAKE_JOKER
    return codes.OK


def draw_discard(s):
    s.drawn = pile_to_hand(s, s.turn)
    s.drawn_from = codes.FROM_DISCARD
    s.phase = codes.PLAY
    record(s, codes.PUBLIC_TAKE | s.drawn)


def check_tournante(s):
    """T-TOURNANTE-TAKE, T-ONE-CARD."""
    if s.phase != codes.DRAW:
        return codes.E_WRONG_PHASE
    if s.stock_only:
        return codes.E_STOCK_ONLY
    if s.tournante == NONE:
        return codes.E_NO_TOURNANTE
    if s.rules.one_card and s.size[s.turn] == 1:
        return codes.E_TAKE_ONE_CARD
    return codes.OK


def draw_tournante(s):
    s.drawn = tournante_to_hand(s, s.turn)
    s.drawn_from = codes.FROM_TOURNANTE
    s.phase = codes.PLAY
    record(s, codes.PUBLIC_TOURNANTE | s.drawn)


def check_return(s):
    """T-TOURNANTE-RETURN: nothing but the discard could follow the taking, so it is at once."""
    if s.phase != codes.PLAY:
        return codes.E_WRONG_PHASE
    if s.drawn_from != codes.FROM_TOURNANTE:
        return codes.E_NOT_TOURNANTE
    return codes.OK


def give_back(s):
    hand_to_tournante(s, s.turn, s.drawn)
    if s.npublic and s.public[s.npublic - 1] == codes.PUBLIC_TOURNANTE | s.drawn:
        s.npublic -= 1
    fresh(s)
    s.phase = codes.DRAW
    s.stock_only = 1


def check_discard(s, c):
    """T-NO-REDISCARD, T-DISCARD-USE, R-NO-REDISCARD, R-SWAP."""
    if s.phase != codes.PLAY:
        return codes.E_WRONG_PHASE
    copies = count(s, s.turn, c)
    if not copies:
        return codes.E_NOT_IN_HAND
    if s.drawn_from == codes.FROM_DISCARD and not s.used:
        if c == s.drawn and copies == 1:
            return codes.E_DISCARD_TAKEN
        if s.rules.taken_must_lay:
            return codes.E_MUST_USE
    if s.due and can_replay_joker(s):
        return codes.E_MUST_REPLAY
    return codes.OK


def discard(s, c):
    seat = s.turn
    if dealers_first_turn(s) and s.rules.tournante and c != JOKER:
        hand_to_tournante(s, seat, c)
    else:
        hand_to_pile(s, seat, c)
    record(s, codes.PUBLIC_DISCARD | c)
    s.turns += 1
    if s.size[seat]:
        s.turn = score.next_seat(s, seat)
        begin(s)
    else:
        fresh(s)
        score.close(s, seat)


def out_by_laying(s):
    """A hand that is empty without a discard ends the round at once (R-OUT)."""
    if not s.size[s.turn]:
        s.turns += 1
        fresh(s)
        score.close(s, s.turn)
