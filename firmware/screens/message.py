"""A refusal that the table's line has no room for."""

from firmware import words
from firmware.reading import Reading


class Screen(Reading):
    def __init__(self, app, text):
        super().__init__(app, words.get("message.title"), text)
