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
        if budget is not None:
            within = value >= -budget if budget < 0 else value <= budget
            assert within, "%s: %s %s, budget %s" % (what, rounded(value), unit, abs(budget))

    def table(self):
        """Return the figures as a Markdown table."""
        rows = ["| what | taken | budget |", "|---|---|---|"]
        for what, (value, unit, budget) in self.lines.items():
            limit = ""
            if budget is not None:
                limit = "%s %g %s" % ("≥" if budget < 0 else "≤", abs(budget), unit)
            rows.append("| %s | %s %s | %s |" % (what, rounded(value), unit, limit))
        return "\n".join(rows)


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
