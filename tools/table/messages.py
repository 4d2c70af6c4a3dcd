"""The sentences of refusals, with cards as people of each language write them (C-1)."""

import importlib

from tools.table.reasons import REASONS
from tools.table.sentences import LANGUAGES, SENTENCES


def _of_firmware(part):
    """A part of the firmware's texts, by language."""
    modules = {
        language: importlib.import_module("firmware.texts.%s_%s" % (part, language))
        for language in LANGUAGES
    }
    return {language: getattr(module, part.upper()) for language, module in modules.items()}


_ERRORS = _of_firmware("errors")
_WHY = _of_firmware("why")
_SUITS = str.maketrans("SHDC", "♠♥♦♣")
_FRENCH = str.maketrans("JQK", "VDR")
_CARDS = ("card", "drawn", "kept", "meld", "about", "c1", "t2")
_LONGEST = 60


def sentence(language, refused):
    """What `refused` says; the meld that it is about goes before, a position's reason behind."""
    text = fill(language, refused.text, refused.figures)
    about = refused.figures.get("about")
    reason = refused.figures.get("reason", -1)
    if reason >= 0:
        text += " " + REASONS[reason][LANGUAGES.index(language)]
    return (_shown(language, "about", about) + ": " if about else "") + text


def fill(language, key, figures):
    """The sentence of a key with its figures and cards."""
    if key in SENTENCES:
        text = SENTENCES[key][LANGUAGES.index(language)]
    else:
        text = _ERRORS[language].get(key) or _WHY[language][key]
    return text.format(**{name: _shown(language, name, figures[name]) for name in figures})


def _shown(language, key, value):
    if not isinstance(value, str):
        return value
    if key in _CARDS and value:
        return " ".join(_face(language, card) for card in value[:_LONGEST].split("-"))
    return value if len(value) <= _LONGEST else value[:_LONGEST] + "…"


def _face(language, card):
    if card == "XX":
        return "★"
    rank = card[:-1].replace("T", "10")
    return (rank.translate(_FRENCH) if language == "fr" else rank) + card[-1:].translate(_SUITS)
