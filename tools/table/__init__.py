"""The table protocol: one command a line in, one JSON object a line out."""

from tools.table.table import Table

__all__ = ["Table"]
