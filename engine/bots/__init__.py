"""Bots: functions of a view (G-VIEW). Levels differ in what they remember and compute, never in
what they may see."""

from engine.bots.bot import Bot

LEVELS = ("easy", "medium", "hard")


def make(level, rules, solver=None):
    """The bot of a level's name; `solver` may be shared, since no bot keeps anything in it."""
    return Bot(level, rules, solver)
