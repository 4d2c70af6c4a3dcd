"""The end of a round: who won and why, what each pays, the totals; then the next round, or the
same deal again as a single round beside the match."""

from engine import codes, score
from firmware import again, phrases, words
from firmware.listing import Listing
from firmware.session import ME

HELPERS = ("again",)

_REASONS = ("", "score.close", "score.void", "score.stall")


class Screen(Listing):
    """A line for each seat, then what can be done."""

    def __init__(self, app):
        self.session = app.session
        s = self.session.state
        self.over = s.match_over and not self.session.kind
        self._texts = []
        self._values = []
        super().__init__(app, self._heading(s), 0)
        for seat in range(s.rules.players):
            self._texts.append(words.get("name.%d" % seat))
            total = s.scores[s.side[seat]]
            self._values.append(phrases.say("score.line", s.penalty[seat], total))
        self._acts = [self._onwards(), "fairness", "sheet"]
        if self.session.record.whole:
            self._acts.append("review")
        self._acts.append("again")
        for act in self._acts:
            self._texts.append(words.get("score." + act))
            self._values.append(b"")
        self.n = len(self._texts)
        self.at = s.rules.players
        self._scroll()

    def _onwards(self):
        if self.session.kind:
            return "done"
        return "title" if self.over else "next"

    def _heading(self, s):
        if self.over:
            won = score.wins_match(s, s.side[ME])
            return words.get("score.won" if won else "score.lost")
        if s.winner == codes.NOBODY:
            return words.get("score.void")
        if s.winner == ME and s.reason == codes.CLOSE:
            return words.get("score.mine")
        return phrases.say(_REASONS[s.reason], 0, 0, words.get("name.%d" % s.winner))

    def label(self, i):
        return self._texts[i]

    def value(self, i):
        return self._values[i]

    def chosen(self, i):
        i -= self.session.rules.players
        if i < 0:
            return
        act = self._acts[i]
        if act == "next":
            self.session.next_round()
            self.app.replace("cut")
        elif act in ("title", "done"):
            self.app.finish()
        elif act == "again":
            again.repeat(self.app)
        else:
            self.app.open(act)

    def turned(self, i, step):
        pass

    def dismissed(self):
        self.app.restart()
