"""Undo (G-UNDO): the state before the turn's first act that can be taken back, and those acts.

`keep` copies the state only when the first such act comes; taking one back restores the copy and
plays the others again, so nothing can be forgotten in an inverse.
"""

from engine import codes
from engine.compat import const
from engine.state import copy

# Bytes of an act in the log; the melds of a LAY follow.
ACT_BYTES = const(3)

# In `base`, after the fields: the mover's cards, whether he has laid, and each side's threshold.
_SIZE = const(8)
_LAID = const(9)
_THRESHOLD = const(10)


def keep(s):
    """Call before an act that can be taken back."""
    if s.nlog:
        return
    base = s.base
    # UNDO_FIELDS by name: bots try acts often
    base[0] = s.phase
    base[1] = s.drawn_from
    base[2] = s.drawn
    base[3] = s.used
    base[4] = s.due
    base[5] = s.npile
    base[6] = s.npublic
    base[7] = s.ntable
    base[_SIZE] = s.size[s.turn]
    base[_LAID] = s.laid[s.turn]
    for i in range(s.rules.sides):
        base[_THRESHOLD + i] = s.threshold[i]
    s.base_hand[:] = s.rows[s.turn]
    copy(s.base_table, s.table, s.ntable)


def restore(s):
    """Bring the kept state back; the log stays."""
    base = s.base
    s.phase = base[0]
    s.drawn_from = base[1]
    s.drawn = base[2]
    s.used = base[3]
    s.due = base[4]
    s.npile = base[5]
    s.npublic = base[6]
    s.ntable = base[7]
    s.size[s.turn] = base[_SIZE]
    s.laid[s.turn] = base[_LAID]
    for i in range(s.rules.sides):
        s.threshold[i] = base[_THRESHOLD + i]
    s.rows[s.turn][:] = s.base_hand
    copy(s.table, s.base_table, s.ntable)


def had_laid(s):
    """Whether the mover, who has made such an act, had laid before it."""
    return bool(s.base[_LAID])


def note(s, act):
    """Write an act that was made into the log: three bytes, for LAY the stage too."""
    n = s.nlog
    s.log[n] = act & 255
    s.log[n + 1] = act >> 8 & 255
    s.log[n + 2] = act >> 16
    s.nlog = n + ACT_BYTES
    if act & 15 == codes.LAY:
        n = stage_size(s.stage, 0)
        for i in range(n):
            s.log[s.nlog + i] = s.stage[i]
        s.nlog += n


def stage_size(stage, start):
    """Bytes of a staged LAY, its final 0 included."""
    n = start
    while stage[n]:
        n += stage[n] + 1
    return n - start + 1


def step_size(s, at):
    """Bytes of the logged act at `at`."""
    if s.log[at] & 15 == codes.LAY:
        return ACT_BYTES + stage_size(s.log, at + ACT_BYTES)
    return ACT_BYTES


def act_at(s, at):
    """The logged act at `at`; a LAY's melds are put back on the stage."""
    act = s.log[at] | s.log[at + 1] << 8 | s.log[at + 2] << 16
    if act & 15 == codes.LAY:
        for i in range(stage_size(s.log, at + ACT_BYTES)):
            s.stage[i] = s.log[at + ACT_BYTES + i]
    return act


def last_step(s):
    """Where the last logged act begins."""
    at = after = 0
    while after < s.nlog:
        at = after
        after += step_size(s, at)
    return at
