"""The end of a round and of a match: penalties, scores, winners.

Covers T-CLOSE, T-NULL, T-CAP, T-PENALTY-SIMPLE, T-PENALTY-HAND, T-MATCH; R-OUT, R-STALL, R-SCORE.
"""

from engine import codes
from engine.cards import FACES, hand_points
from engine.state import event


def close(s, seat):
    """The seat has played its last card and wins the round (T-CLOSE, R-OUT)."""
    for p in range(s.rules.players):
        lost = s.side[p] != s.side[seat]
        s.penalty[p] = _penalty(s, p) if lost else 0
    _end_round(s, seat, codes.CLOSE)


def no_more_turns(s):
    """The round cannot go on: void (T-NULL, T-CAP), or won by the lowest hand (R-STALL)."""
    if not s.rules.stall_wins:
        for p in range(s.rules.players):
            s.penalty[p] = 0
        _end_round(s, codes.NOBODY, codes.VOID)
        return
    winner = _lowest_hand(s)
    for p in range(s.rules.players):
        s.penalty[p] = 0 if p == winner else hand_points(s.hands, p * FACES)
    _end_round(s, winner, codes.STALL)


def _penalty(s, seat):
    rules = s.rules
    if rules.fixed_penalty:
        return rules.fixed_penalty
    if rules.unlaid_penalty and not s.laid[seat]:
        return rules.unlaid_penalty
    return hand_points(s.hands, seat * FACES)


def _lowest_hand(s):
    """A tie goes to the tied player who comes first from the seat whose turn would begin."""
    winner = s.turn
    least = hand_points(s.hands, winner * FACES)
    seat = winner
    for _ in range(s.rules.players - 1):
        seat = next_seat(s, seat)
        points = hand_points(s.hands, seat * FACES)
        if points < least:
            least = points
            winner = seat
    return winner


def next_seat(s, seat):
    """Play and deal go from seat s to s+1 (T-ORDER, R-ORDER)."""
    seat += 1
    return 0 if seat == s.rules.players else seat


def _end_round(s, winner, reason):
    for p in range(s.rules.players):
        s.scores[s.side[p]] += s.penalty[p]
    s.phase = codes.OVER
    s.winner = winner
    s.reason = reason
    s.nlog = 0
    s.match_over = 1 if match_ends(s) else 0
    event(s, codes.ROUND_END)
    if s.match_over:
        event(s, codes.MATCH_END)


def match_ends(s):
    """Whether the scores (family T) or the rounds played (family R) end the match."""
    limit = s.rules.limit
    if not limit:
        return s.round >= s.rules.rounds
    for i in range(s.rules.sides):
        if s.scores[i] >= limit:
            return True
    return False


def wins_match(s, side):
    """Whether a side has the lowest total of all, alone or shared; speaks of a match that is over.
    In family T the side at the limit has lost, which is the same (T-MATCH)."""
    for i in range(s.rules.sides):
        if s.scores[i] < s.scores[side]:
            return False
    return True
