"""What cost most in the round: it is played again, an act a tick, then the choices that `hard`
would have made otherwise, the costliest first."""

from engine.replay import Replay
from firmware import advice, learn, words
from firmware.reading import Reading
from firmware.session import ME

HELPERS = ("advice", "learn", "engine.replay", "engine.review", "engine.hint")


class Screen(Reading):
    def __init__(self, app):
        session = app.session
        self._players = session.rules.players
        self._title = words.get("score.review")
        self._replay = Replay(session.state, ME, session.record, session.bot)
        self._replay.begin(session.seed())
        super().__init__(app, self._title, learn.say("review.wait", 1))

    def tick(self, ms):
        replay = self._replay
        if not replay:
            return
        turns = replay.done()
        if not replay.step():
            self.read(self._title, self._told(replay.review))
            self._replay = None
        elif replay.done() // self._players > turns // self._players:
            text = learn.say("review.wait", 1 + replay.done() // self._players)
            self.read(self._title, text)

    def _told(self, review):
        lines = [learn.get("review.order")]
        for i in range(review.n):
            lines.append(learn.say("review.turn", 1 + review.turn[i] // self._players))
            for key, act in (("made", review.made[i]), ("better", review.better[i])):
                text = learn.small(advice.text(act, review.melds, 6 * i))
                lines.append(learn.say("review." + key, 0, 0, text))
            why = advice.why(
                review.reason[i], review.count[i], review.card[i], review.other[i], review.meld[i]
            )
            lines.append(why)
        return b"\n".join(lines) if review.n else learn.get("review.none")
