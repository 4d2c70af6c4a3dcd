"""Why a command was refused: a code, a rule and what a message needs to know."""

from engine import codes, names, status

_TEXTS = {getattr(codes, key): key for key in dir(codes) if key.startswith("E_")}


class Refusal(Exception):
    """`text` is the key of a sentence in the language files, `figures` what it may say."""

    def __init__(self, code, rule, text, **figures):
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.text = text
        self.figures = figures


def bad_command(text, **figures):
    return Refusal("BAD_COMMAND", "G-ILLEGAL", text.upper(), **figures)


def bad_card(word):
    return Refusal("BAD_CARD", "C-1", "BAD_CARD", word=word)


def surplus_card(word):
    return Refusal("BAD_CARD", "C-1", "SURPLUS_CARD", word=word)


def bad_position(error, family):
    """Of a `position.BadPosition`."""
    rule = status.NAMES[error.bit][1 + family] if error.bit >= 0 else "G-ILLEGAL"
    return Refusal("BAD_POSITION", rule, "BAD_POSITION", word=str(error.key), reason=error.bit)


def malformed():
    return Refusal("BAD_POSITION", "G-ILLEGAL", "BAD_JSON")


def still_played(rules):
    """`next` in mid-round."""
    error = codes.E_WRONG_PHASE
    return Refusal(names.code(error), names.rule(error, rules), "STILL_PLAYED")


def of_error(error, rules, **figures):
    """Of an error of the engine."""
    return Refusal(names.code(error), names.rule(error, rules), _TEXTS[error], **figures)
