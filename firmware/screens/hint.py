"""What the bot would do in the person's place."""

from engine import codes
from firmware import phrases, words
from firmware.reading import Reading
from firmware.session import ME

_KEYS = (
    "", "hint.stock", "hint.take", "hint.tournante", "hint.return", "hint.lay", "option.add",
    "option.swap", "hint.discard", "hint.undo",
)  # fmt: skip


class Screen(Reading):
    def __init__(self, app):
        super().__init__(app, words.get("pause.hint"), self._text(app.session))

    def _text(self, session):
        s = session.state
        if not session.mine():
            return words.get("hint.wait")
        act = session.bot_act(ME)
        kind = codes.kind_of(act)
        c = codes.card_of(act)
        if kind == codes.DRAW_DISCARD:
            c = s.pile[s.npile - 1]
        elif kind == codes.DRAW_TOURNANTE:
            c = s.tournante
        elif kind == codes.ADD or kind == codes.SWAP:
            return phrases.say(_KEYS[kind], 0, c, phrases.meld(s.table[codes.meld_of(act)]))
        elif kind == codes.LAY:
            return self._melds(s)
        return phrases.say(_KEYS[kind], 0, c)

    def _melds(self, s):
        from engine import laying

        laying.check(s)
        lines = [words.get("hint.lay")]
        for m in s.staged:
            if not m:
                break
            lines.append(phrases.meld(m))
        return b"\n".join(lines)
