"""What has happened, in words: the line of the table.

Built when something happens, never while drawing.
"""

from engine import codes
from engine.cards import JOKER
from engine.compat import const
from firmware import phrases, words
from firmware.session import log_seat, log_value
from firmware.suggestion import LACKS_RUN, LACKS_SET

_KINDS = (
    "", "news.stock", "news.take", "news.tournante", "news.return", "news.lay", "news.add",
    "news.swap", "news.discard", "", "", "news.rebuild", "news.tournante.end",
)  # fmt: skip
_DID = (
    "", "", "did.take", "did.take", "", "did.lay", "did.add", "did.add", "did.discard",
)  # fmt: skip

# Entries that are looked through for a seat's last turn.
_TURN = const(24)


class News:
    """Texts about a session; `turn` goes round everything that is worth telling now."""

    def __init__(self, session, over=False):
        self.session = session
        self.over = over  # the line lies over other things
        self._next = 0

    def of(self, entry):
        """An entry of the session's log as a sentence."""
        kind = codes.kind_of(entry)
        value = log_value(entry)
        return phrases.say(_KINDS[kind], value, value, words.get("name.%d" % log_seat(entry)))

    def latest(self):
        """What the last act was, or what it brought about."""
        entry = self.session.logged(0)
        return self.of(entry) if entry else b""

    def reset(self):
        """Begin with the last rival's turn."""
        self._next = 1

    def turn(self):
        """The next thing: what to do now, then what each rival did in his last turn."""
        players = self.session.rules.players
        i = self._next % players
        self._next += 1
        return self.summary(i) if i else self.usual()

    def usual(self):
        """What the line says when there is nothing else; it hides nothing for that."""
        return b"" if self.over else self.prompt()

    def prompt(self):
        """What the person can do now."""
        s = self.session.state
        keeper = self.session.keeper
        if keeper and keeper.failed:
            return words.get("prompt.unsaved")
        if not self.session.mine():
            return phrases.say("prompt.wait", 0, 0, words.get("name.%d" % s.turn))
        if s.phase == codes.DRAW:
            return words.get("prompt.draw")
        if s.first_round and s.turn == s.dealer:
            return words.get("prompt.first")
        if s.rules.taken_must_lay and s.drawn_from == codes.FROM_DISCARD and not s.used:
            return phrases.say("prompt.use", 0, s.drawn)  # T-DISCARD-USE
        may = not s.first_round and self.session.suggestion.plays
        return words.get("prompt.play" if may else "prompt.throw")

    def summary(self, seat):
        """What a seat did in its last turn."""
        text = b""
        thrown = False
        for back in range(_TURN):
            entry = self.session.logged(back)
            if entry and log_seat(entry) == seat:
                thrown = thrown or codes.kind_of(entry) == codes.DISCARD
                text = _joined(_deed(entry), text)
            elif thrown or not entry:
                break
        if not thrown:
            return self.prompt()
        who = words.get("name.%d" % seat)
        return _joined(phrases.say("did.who", 0, 0, who), text)


def _deed(entry):
    """An entry of the log in the summary of its turn; b"" for what is nothing to tell."""
    kind = codes.kind_of(entry)
    key = _DID[kind] if kind < len(_DID) else ""
    if not key:
        return b""
    value = log_value(entry)
    text = phrases.say(key, value, value)
    return _joined(text, phrases.say("did.take", 0, JOKER)) if kind == codes.SWAP else text


def lacking(session):
    """What the sum stands for, and what an opening still lacks; or that nobody lays yet."""
    found = session.suggestion
    if session.state.first_round:
        return words.get("need.later")
    if session.rules.lay_closes:
        key = "need.cards"
    elif found.goal:
        key = "need.points"
    else:
        return phrases.say("need.none", found.total)
    short = max(0, found.goal - max(0, found.total))
    text = phrases.say(key, short) if short else words.get("need.ready")
    if found.lacks & LACKS_RUN:
        text = _joined(text, words.get("need.run"))
    if found.lacks & LACKS_SET:
        text = _joined(text, words.get("need.set"))
    return text


def _joined(text, more):
    """Two texts one after the other, in the order of reading."""
    return more + text if words.right_to_left else text + more
