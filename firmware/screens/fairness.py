"""The round's commitment, its cut and, after the round, its seed (G-FAIR)."""

from firmware import fair, phrases, words
from firmware.reading import Reading
from firmware.screens.cut import hexed


class Screen(Reading):
    def __init__(self, app):
        session = app.session
        seed = session.seed()
        text = _lines(
            words.get("fair.promise"),
            _broken(app.look, hexed(fair.commitment(seed), 32)),
            phrases.say("fair.cut", session.state.cut, session.rules.cards),
            words.get("fair.seed"),
            _broken(app.look, hexed(seed, 16)) if session.over() else words.get("fair.later"),
        )
        super().__init__(app, words.get("pause.fairness"), text)


def _broken(look, digits):
    """Hexadecimal digits in lines that begin at the left in every language."""
    across = (look.width - 2 * look.pad - 2) // look.text.width(b"0")
    step = across // 4 * 4
    return b"\n".join([digits[i : i + step] for i in range(0, len(digits), step)])


def _lines(*texts):
    return b"\n".join([bytes(text) for text in texts])
