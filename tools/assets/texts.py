"""Compiles the texts of a language, those in use during a match into text_….bin and those that
teach into learn_….bin: `b"T"`, version, 1 when it is read from right to left, the number of
errors; the number of texts, a halfword; for each the hash of its key and where it ends, two
halfwords; the texts, one after another.

First come the errors of engine.codes in their order, so that an error is its own place; then the
rest by hash. All halfwords are little-endian.
"""

import importlib
import re
import struct
from pathlib import Path

from engine import cards, codes
from firmware import words
from firmware.texts.examples import EXAMPLES
from tools.assets import charset, pairs, shape

FOLDER = Path(__file__).parents[2] / "firmware" / "texts"
VERSION = 1
RIGHT_TO_LEFT = ("ar",)
# Texts that teach have files of their own per language, and keys that begin with these.
LEARNED = ("glossary", "law", "guide", "why", "review")
_FILES = ("errors", "glossary", "laws", "guide", "why")
# What the names in an error's text are to `words.fill`: kind and number.
ERROR_PLACES = {
    "card": "c0", "drawn": "c0", "kept": "c0", "meld": "t1",
    "have": "n0", "need": "n1", "melds": "n0", "left": "n0",
}  # fmt: skip


def languages():
    """The languages that have a file of texts."""
    return sorted(path.stem for path in FOLDER.glob("??.py"))


def source(language):
    """The {key: text} of a language, its errors and what teaches among them."""
    found = dict(importlib.import_module("firmware.texts." + language).TEXTS)
    for name in _FILES:
        found |= _part(language, name)
    for key in errors():
        found[key] = re.sub(r"\{(\w+)\}", _place, found.get(key, ""))
    return found


def _part(language, name):
    """A part of a language's texts that has a file of its own."""
    if not (FOLDER / ("%s_%s.py" % (name, language))).exists():
        return {}
    module = importlib.import_module("firmware.texts.%s_%s" % (name, language))
    return getattr(module, name.upper())


def teaches(key):
    """Whether a text is one of those that teach."""
    return key.partition(".")[0] in LEARNED


def _place(named):
    return "{%s}" % ERROR_PLACES[named[1]]


def script(language):
    return "arabic" if language in RIGHT_TO_LEFT else "latin"


def shown(language):
    """The {key: text} as drawn: Arabic shaped and in order, with its places still as {n0}."""
    texts = source(language)
    if language in RIGHT_TO_LEFT:
        return {key: shape.visual(text) for key, text in texts.items()}
    return texts


def errors():
    """The keys of the engine's errors, in the order of their numbers."""
    found = {name: value for name, value in vars(codes).items() if name.startswith("E_")}
    return sorted(found, key=lambda name: found[name])


def compiled(language, bytes_of):
    """The file of a language's texts in use; `bytes_of` is {character: byte}."""
    shown_texts = shown(language).items()
    made = {key: encoded(text, bytes_of) for key, text in shown_texts if not teaches(key)}
    first = errors()
    return _head(b"T", language, len(first) + 1, {*made, *first}) + _texts(made, first)


def learned(language, bytes_of):
    """The file of a language's texts that teach, and the cards of the examples as they are."""
    shown_texts = shown(language).items()
    made = {key: encoded(text, bytes_of) for key, text in shown_texts if teaches(key)}
    made |= {key: _cards(text) for key, text in EXAMPLES.items()}
    table, small = pairs.packed(made.values())
    head = _head(b"L", language, len(table), made)
    return head + bytes(sum(table, ())) + _texts(dict(zip(made, small, strict=True)), [])


def _cards(text):
    """An example's cards, a byte each, NONE for a stroke."""
    return bytes(cards.NONE if one == "|" else cards.parse(one) for one in text.split())


def _head(kind, language, number, keys):
    return struct.pack("<cBBBH", kind, VERSION, language in RIGHT_TO_LEFT, number, len(keys) + 1)


def _texts(made, first):
    """Where each text of {key: bytes} ends, and the texts; those of `first` come first."""
    rest = sorted((key for key in made if key not in first), key=words.hash_of)
    # Errors are in the same table, and come first in it.
    every = sorted([*first, *rest], key=words.hash_of)
    for one, next_one in zip(every, every[1:], strict=False):
        if words.hash_of(one) == words.hash_of(next_one):
            raise ValueError("%s and %s have one hash: rename one" % (one, next_one))
    table = body = b""
    # Error 0 says that all is well, and has no text.
    for key in ["", *first, *rest]:
        body += made.get(key, b"")
        table += struct.pack("<HH", words.hash_of(key), len(body))
    return table + body


def encoded(text, bytes_of):
    """A text as bytes, its places {n0}, {c1}, {t2} as one byte each."""
    out = bytearray()
    for part in re.split(r"(\{[nct][0-2]\})", text):
        if re.fullmatch(r"\{[nct][0-2]\}", part):
            out.append(charset.PLACES[part[1]] + int(part[2]))
        else:
            out += bytes(bytes_of[character] for character in part)
    return bytes(out)
