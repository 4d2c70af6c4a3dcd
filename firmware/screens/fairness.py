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
            hexed(fair.commitment(seed), 32),
            phrases.say("fair.cut", session.state.cut, session.rules.cards),
            words.get("fair.seed"),
            hexed(seed, 16) if session.over() else words.get("fair.later"),
        )
        super().__init__(app, words.get("pause.fairness"), text)


def _lines(*texts):
    return b"\n".join([bytes(text) for text in texts])
