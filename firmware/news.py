"""What has happened, in words: the line of the table.

Built when something happens, never while drawing.
"""

from engine import codes
from engine.cards import NONE
from firmware import phrases, words
from firmware.session import log_points, log_seat
from firmware.suggestion import LACKS_RUN, LACKS_SET

_KINDS = (
    "", "news.stock", "news.take", "news.tournante", "news.return", "news.lay", "news.add",
    "news.swap", "news.discard",
)  # fmt: skip
_EVENTS = ("", "", "", "news.rebuild", "news.tournante.end")


class News:
    """Texts about a session; `turn` goes round everything that is worth telling now."""

    def __init__(self, session, over=False):
        self.session = session
        self.over = over  # the line lies over other things
        self._next = 0

    def of(self, entry):
        """An entry of the session's log as a sentence."""
        kind = codes.kind_of(entry)
        who = words.get("name.%d" % log_seat(entry))
        if kind == codes.LAY:
            return phrases.say(_KINDS[kind], log_points(entry), 0, who)
        return phrases.say(_KINDS[kind], 0, codes.card_of(entry), who)

    def latest(self):
        """What the last act was, and what it brought about."""
        s = self.session.state
        for i in range(s.nevents):
            kind = s.events[i]
            if kind == codes.REBUILD or kind == codes.TOURNANTE_END:
                return phrases.say(_EVENTS[kind], 0, s.event_card)
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
        return words.get("prompt.throw" if s.first_round else "prompt.play")

    def summary(self, seat):
        """What a seat did in its last turn."""
        drawn = laid = thrown = 0
        points = 0
        for back in range(24):
            entry = self.session.logged(back)
            if not entry:
                break
            if log_seat(entry) != seat:
                if thrown:
                    break
                continue
            kind = codes.kind_of(entry)
            if kind == codes.DISCARD and not thrown:
                thrown = entry
            elif kind == codes.LAY:
                laid = entry
                points += log_points(entry)
            elif kind <= codes.DRAW_TOURNANTE:
                drawn = entry
        if not thrown:
            return self.prompt()
        return self._told(seat, drawn, laid, points, thrown)

    def _told(self, seat, drawn, laid, points, thrown):
        who = words.get("name.%d" % seat)
        took = b""
        if drawn and codes.card_of(drawn) != NONE:
            took = phrases.say("did.take", 0, codes.card_of(drawn))
        if laid:
            took += phrases.say("did.lay", points)
        threw = phrases.say("did.discard", 0, codes.card_of(thrown))
        if words.right_to_left:
            return threw + took + phrases.say("did.who", 0, 0, who)
        return phrases.say("did.who", 0, 0, who) + took + threw


def lacking(session):
    """What the sum stands for, and what an opening still lacks."""
    found = session.suggestion
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
