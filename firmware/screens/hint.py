"""What the strongest bot would do in the person's place, and why."""

from engine import codes, hint, laying, view
from engine.cards import NONE
from firmware import learn, phrases, words
from firmware.reading import Reading
from firmware.session import ME

HELPERS = ("learn", "engine.hint")

_KEYS = (
    "", "hint.stock", "hint.take", "hint.tournante", "hint.return", "hint.lay", "option.add",
    "option.swap", "hint.discard", "hint.undo",
)  # fmt: skip


class Screen(Reading):
    def __init__(self, app):
        super().__init__(app, words.get("pause.hint"), self._text(app.session))

    def _text(self, session):
        if not session.mine():
            return words.get("hint.wait")
        v = session.view
        view.fill(v, session.state, ME)
        found = hint.Hint(session.rules)
        kind = codes.kind_of(found.find(v))
        about = phrases.meld(found.meld) if found.meld else b""
        if kind == codes.LAY:
            what = self._melds(v)
        else:
            what = phrases.say(_KEYS[kind], 0, found.card, about)
        if found.other != NONE:
            about = phrases.card(found.other)
        key = "why." + hint.NAMES[found.reason]
        return what + b"\n" + learn.say(key, found.count, found.card, about)

    def _melds(self, v):
        laying.check(v)
        lines = [words.get("hint.lay")]
        for m in v.staged:
            if not m:
                break
            lines.append(phrases.meld(m))
        return b"\n".join(lines)
