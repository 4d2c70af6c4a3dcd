"""The sentences of refusals, with cards as people of each language write them (C-1)."""

from firmware.texts.errors_en import ERRORS as EN

LANGUAGES = ("es", "fr", "ar", "en")
_SUITS = str.maketrans("SHDC", "♠♥♦♣")
_FRENCH = str.maketrans("JQK", "VDR")
_OF_CARDS = ("card", "drawn", "kept", "meld")
_LONGEST = 60


def sentence(language, refused):
    figures = {key: _shown(language, key, value) for key, value in refused.figures.items()}
    return EN.get(refused.text, refused.text).format(**figures)


def _shown(language, key, value):
    if not isinstance(value, str):
        return value
    if key in _OF_CARDS:
        return " ".join(_face(language, card) for card in value.split("-"))
    return value[:_LONGEST]


def _face(language, card):
    if card == "XX":
        return "★"
    rank = card[:-1].replace("T", "10")
    return (rank.translate(_FRENCH) if language == "fr" else rank) + card[-1:].translate(_SUITS)
