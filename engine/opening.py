"""The ways to a first laying, as questions to the solver (T-OPEN…, T-PARTNER, T-LAY-ALL, R-OPEN).

What each way needs stands here once, for bots, hints, screens and `legal`; `laying.check` is the
judge of an act.
"""

from engine import codes
from engine.cards import FACES
from engine.solver import CARDS, LEFT, NATURAL_RUN, NATURAL_SET, NO_JOKERS, POINTS, UNTAKEN_RUN


def mix_needs(v):
    """The natural melds that any opening of the mover needs, as bits of the solver."""
    rules = v.rules
    needs = run_needs(v) if rules.open_natural_run else 0
    return needs | NATURAL_SET if rules.open_natural_set else needs


def run_needs(v):
    """A natural run; after taking the discard one without the taken card (T-OPEN-71-TAKEN)."""
    if v.rules.open_untaken_run and v.drawn_from == codes.FROM_DISCARD:
        return NATURAL_RUN | UNTAKEN_RUN
    return NATURAL_RUN


def ordinary_needs(v):
    """What an opening by points needs besides the threshold."""
    needs = mix_needs(v)
    return needs if v.rules.open_jokers else needs | NO_JOKERS


def partner_has_laid(v):
    """Whether the mover's first laying needs no threshold (T-PARTNER)."""
    return v.rules.partner_opens and v.rules.pair and v.laid[(v.turn + 2) % 4]


def threshold(v):
    """The points that the mover's opening must reach."""
    return v.threshold[v.side[v.turn]]


def by_points(v, solver, least):
    """The most points of an ordinary opening, at least `least`; -1 when there is none."""
    keep = v.rules.closing_discard
    return solver.solve(
        v.hands, v.turn * FACES, v.rules, POINTS, ordinary_needs(v), keep, v.drawn, least
    )


def with_partner(v, solver):
    """The hand points left by the best first laying after the partner's; -1: there is none."""
    needs = run_needs(v) if v.rules.open_natural_run else 0
    left = solver.solve(v.hands, v.turn * FACES, v.rules, LEFT, needs, 1, v.drawn)
    return left if solver.nmelds else -1


def all_but_one(v, solver, more_needs):
    """Whether all cards but one can be laid at once (T-LAY-ALL); `more_needs` may be OTHER_LAST."""
    n = v.size[v.turn] - 1
    if not v.rules.lay_all_opens or n < 3:
        return False
    needs = mix_needs(v) | more_needs
    return solver.solve(v.hands, v.turn * FACES, v.rules, CARDS, needs, 1, v.drawn, n) == n


def best(v, solver):
    """Find a first laying of the mover and leave its melds with the solver: all cards but one,
    else after the partner's the one that leaves least, else the one of most points."""
    if all_but_one(v, solver, 0):
        return True
    if partner_has_laid(v):
        return with_partner(v, solver) >= 0
    return by_points(v, solver, threshold(v)) >= 0
