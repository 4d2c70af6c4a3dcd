"""The guided round: a friendly deal of *Simple*, played at the table as ever, where each thing is
explained when it first comes (T-FIRST-DISCARD, T-TOURNANTE, T-SIMPLE-CLOSE).

The match that was going on stays in its file; this one is not saved and counts for nothing.
"""

from engine import bots, codes
from engine.compat import const
from engine.rulesets import Ruleset
from firmware import learn
from firmware.reading import Reading
from firmware.screens import table
from firmware.session import ME, Session
from firmware.tableview import HAND, ROW
from hw.buttons import A

HELPERS = ("learn", "firmware.screens.table")

_SIMPLE = const(0)
_EASY = const(0)
# With this deal who follows the advice closes in his fifth turn, after two takings.
_SECRET = b"first round 0028"

# What is explained, in this order when several come at once.
_LESSONS = (
    "goal", "first", "tournante", "draw", "take", "play", "undo", "close", "last", "won", "lost",
    "void",
)  # fmt: skip


class Screen(table.Screen):
    """The table, with a teacher."""

    def __init__(self, app):
        rules = Ruleset(_SIMPLE, 2)
        session = app.session = Session(rules, _EASY, _SECRET)
        session.first()
        session.deal(rules.cards // 2)
        self._teacher = bots.make("hard", rules)
        self._given = 0  # a bit for each lesson that has been given
        self._moment = -1  # when the last one was looked for
        super().__init__(app)

    def tick(self, ms):
        if self.slide and self.slide.on:
            super().tick(ms)
        elif self._moment != self.session.nlog:
            if not self._teach():
                self._moment = self.session.nlog
        elif self.session.over():
            self.app.restart()
        else:
            super().tick(ms)

    def _teach(self):
        """Give the next lesson that the moment calls for; whether there was one."""
        s = self.session.state
        act = self._advice() if self.session.mine() else 0
        for i, name in enumerate(_LESSONS):
            if not self._given >> i & 1 and _calls(s, name, codes.kind_of(act)):
                self._given |= 1 << i
                c = s.pile[s.npile - 1] if name == "take" else codes.card_of(act)
                text = learn.say("guide." + name, self.session.suggestion.total, c)
                self.app.push(_Lesson(self.app, text))
                return True
        return False

    def _advice(self):
        """What a good player would do now."""
        session = self.session
        if self._assess():
            self.stale(HAND | ROW)
        bot, session.bot = session.bot, self._teacher
        act = session.bot_act(ME)
        session.bot = bot
        return act


def _calls(s, name, advised):
    """Whether the moment calls for a lesson, when `advised` is the best kind of act."""
    over = s.phase == codes.OVER
    mine = s.turn == ME and not over
    drawing = mine and s.phase == codes.DRAW
    playing = mine and s.phase == codes.PLAY and not s.first_round
    if name == "goal" or name == "first":
        return mine and s.turns == 0
    if name == "tournante":
        return s.turns == 1
    if name == "draw":
        return drawing
    if name == "take":
        return drawing and advised == codes.DRAW_DISCARD
    if name == "play":
        return playing and advised == codes.DISCARD and not s.laid[ME]
    if name == "undo":
        return playing and s.turns > 2 and not s.laid[ME]
    if name == "close":
        return playing and advised == codes.LAY
    if name == "last":
        return playing and s.laid[ME]
    if name == "void":
        return over and s.winner == codes.NOBODY
    return over and s.winner != codes.NOBODY and (s.winner == ME) == (name == "won")


class _Lesson(Reading):
    """An explanation above the hand and the piles that it speaks of. A turns its pages."""

    def __init__(self, app, text):
        super().__init__(app, b"", b"")
        look = app.look
        self.place(0, look.height if look.narrow else look.row_y - 1)
        self.read(b"", text)

    def press(self, button):
        if button == A and self.top + self.visible < self.n:
            self.aside(1)
        else:
            super().press(button)

    def paint(self, canvas, parts):
        look = self.app.look
        super().paint(canvas, parts)
        canvas.hline(0, self.h, look.width, look.mark)
