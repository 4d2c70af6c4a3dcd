"""What the strongest bot would do in the person's place, and why."""

from engine import codes, hint, laying, view
from firmware import advice, words
from firmware.reading import Reading
from firmware.session import ME

HELPERS = ("advice", "learn", "engine.hint")


class Screen(Reading):
    def __init__(self, app):
        super().__init__(app, words.get("pause.hint"), self._text(app.session))

    def _text(self, session):
        if not session.mine():
            return words.get("hint.wait")
        v = session.view
        view.fill(v, session.state, ME)
        found = hint.Hint(session.rules)
        act = found.find(v)
        if codes.kind_of(act) == codes.LAY:
            laying.check(v)
            what = advice.text(act, v.staged, 0)
        else:
            what = advice.text(act, v.table, codes.meld_of(act), found.card)
        why = advice.why(found.reason, found.count, found.card, found.other, found.meld)
        return what + b"\n" + why
