"""What the emulated Pico took, and the page that has it: docs/device.md.

`make test-emulated` writes the page's table anew; other runs only print it.
"""

import math

from tests.vm import ROOT

PAGE = ROOT / "docs" / "device.md"
BEGIN, END = "<!-- figures: make test-emulated writes them -->", "<!-- end of figures -->"


class Figures:
    """Lines of the table, in the order in which they were taken."""

    def __init__(self):
        self.lines = {}

    def add(self, what, value, unit, budget=None):
        """Keep a figure, and require it to be within its budget.

        A budget below 0 asks for at least so much.
        """
        self.lines[what] = (value, unit, budget)
        message = "%s: %s %s, budget %s" % (what, rounded(value), unit, budget)
        assert within(value, budget), message

    def table(self):
        """Return the figures as a Markdown table."""
        rows = ["| what | taken | budget |", "|---|---|---|"]
        for what, (value, unit, budget) in self.lines.items():
            limit = ""
            if budget is not None:
                limit = "%s %g %s" % ("≥" if budget < 0 else "≤", abs(budget), unit)
            if not within(value, budget):
                limit += ", **missed**"
            rows.append("| %s | %s %s | %s |" % (what, rounded(value), unit, limit))
        return "\n".join(rows)


def within(value, budget):
    """Whether a figure keeps its budget: None, the most, or below 0 the least."""
    if budget is None:
        return True
    return value >= -budget if budget < 0 else value <= budget


def rounded(value):
    """Two significant digits, which is what an emulator's times are good for."""
    digits = 1 - math.floor(math.log10(abs(value))) if value else 0
    return "%.*f" % (max(0, digits), round(value, digits))


def write(figures):
    """Put the table into the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(
        before + BEGIN + "\n" + figures.table() + "\n" + END + after, encoding="utf-8"
    )
