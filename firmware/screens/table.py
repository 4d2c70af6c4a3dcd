"""The table: the hand, the piles, everybody's melds, and what may be done with them.

A does what the cursor is on, B takes back, or opens the menu.
"""

from engine import codes
from engine.compat import const
from firmware import options, phrases, settings, tableview, words
from firmware.loading import forget
from firmware.session import ME
from firmware.tablecursor import TableCursor
from firmware.tableview import BAR, HAND, LAY, PILE, ROW, STOCK, TOURNANTE
from hw.buttons import REPEAT, A, B, X, Y

_NEWS_TURNS = const(2500)  # ms, before the line shows the next of several things
_ROUND_OVER = const(1500)  # ms, in which the last act can be read

_ARROWS = const(15)


class Screen(TableCursor):
    def __init__(self, app):
        super().__init__(app)
        # The picture that a list of options lies over, and whether it has to be put back.
        self.under = bytearray(app.canvas.buffer) if app.look.mono else None
        self.covered = False
        self._counted = False  # the round that is over, in the statistics
        self.slide = None
        self._load_slide()
        if self.hand.marks:
            self._load_marks()
        self.done()
        if self.session.mine():
            self._assess()
            self.tell(self.news.turn())

    # buttons

    def press(self, button):
        key = button & ~REPEAT
        self._land()
        self._told = False
        if key & _ARROWS:
            self.arrow(key)
        elif key & (A | B) and self.moving:
            self.moving = False
            self.stale(HAND)
        elif key == A:
            self._act()
        elif key == B:
            self._back()
        elif key == X:
            self.mark()
        elif key == Y:
            self._lay()
        if not self._told:
            self.tell_usual()

    def around(self, step):
        self._land()
        super().around(step)

    def _land(self):
        """A card that is on its way is there: it waits for nobody."""
        if self.slide:
            self.slide.land()

    def _act(self):
        if self.zone == HAND:
            if self.hand.n:
                self.app.push(options.CardOptions(self.app, self, self.hand.cards[self.at]))
        elif self.zone == ROW:
            self._act_row()
        else:
            self.app.push(options.MeldOptions(self.app, self, self.shown[self.meld]))

    def _act_row(self):
        place = self.place
        if place == STOCK:
            self.make(codes.DRAW_STOCK)
        elif place == PILE:
            self.make(codes.DRAW_DISCARD)
        elif place == TOURNANTE:
            self.make(codes.RETURN if self.can_return() else codes.DRAW_TOURNANTE)
        elif place == LAY:
            self._lay()
        else:
            self.app.open("pause")

    def _lay(self):
        """Open the laying down, unless nothing can be laid now (T-FIRST-ROUND, T-TURN); it begins
        with what the hand makes."""
        s = self.session.state
        if s.first_round or s.phase != codes.PLAY or not self.session.mine():
            error = codes.E_FIRST_ROUND if s.first_round else codes.E_WRONG_PHASE
            self.refuse(error, codes.LAY)
            return
        self._assess()
        self.app.open("builder")

    def _back(self):
        if self.session.mine() and self.session.state.nlog:
            self.make(codes.UNDO)
        elif self.zone != HAND:
            self.zone = HAND
            self.stale()
        else:
            self.app.open("pause")

    def back(self):
        """The screen above was closed; it may have made an act."""
        self._load_slide()
        self._land()
        if self._seen != self.session.nlog:
            self.done()
        if self.covered:
            self.covered = False
            self.app.canvas.put(self.under)
        else:
            self.stale()

    def turn_order(self):
        """Sort the hand by the next order."""
        self.session.turn_order()
        self.stale(HAND)

    def mark(self):
        """Begin to mark the cards that are playable or dead, or end it."""
        if self.marks:
            self.marks = self.hand.marks = None
        else:
            self._load_marks()
            self.tell(words.get("marks.signs"))
        self.stale(HAND)

    def _load_slide(self):
        """Be ready to let cards slide, if the speed is one that has it by now."""
        if not self.slide and self.app.settings.speed != settings.INSTANT:
            from firmware.sliding import Slide

            self.slide = Slide(self)  # its module stays: the next table wants it too

    def _load_marks(self):
        from firmware.marks import Marks

        self.marks = Marks(self.session)
        # They live as long as what was made of them.
        for name in ("firmware.marks", "engine.beside", "engine.possible"):
            forget(name)

    # acts

    def make(self, act):
        """Make an act of the person; whether it was legal. If not, the line says why."""
        error = self.session.act(act)
        if error:
            self.refuse(error, act)
            return False
        if self.slide:
            self.slide.begin(act, ME)
        self.done(_changed(act))
        return True

    def refuse(self, error, act):
        text = phrases.refusal(self.session.state, error, act)
        self.tell(text)
        if self.nlines * self.look.text.height > self.look.height:
            self.tell(b"")
            self.app.open("message", words.get("message.title"), text)

    def done(self, parts=tableview.ALL):
        """The person's act has been made, which has changed `parts`."""
        self.refresh(parts)
        self.home()
        self.waited = self.idle = 0
        self._seen = self.session.nlog
        self._acted = True
        self.news.reset()
        # The words come a frame later: reading and drawing them takes 9 ms.
        self._told = self._untold = True
        if not self._covers():
            self.text = b""
            self.nlines = 0

    # drawing

    def pile_top(self):
        return self.slide.pile_top() if self.slide else super().pile_top()

    def paint(self, canvas, parts):
        if self.slide:
            self.slide.lift(canvas)
            parts &= self.slide.parts
        super().paint(canvas, parts)
        if self.slide:
            self.slide.put(canvas)

    # time

    def tick(self, ms):
        session = self.session
        if self._untold:
            self.tell_usual()
        elif self.slide and self.slide.on:
            self.waited += ms
            self.slide.tick(ms)
        elif session.over():
            self._wait_for_end(ms)
        elif (self._acted or session.mine()) and self._assess():
            self.stale(HAND | ROW)
        elif not session.mine():
            self._wait_for_rival(ms)
        elif self.marks and not self.marks.ended:
            if self.marks.work():
                self.stale(HAND)
        else:
            self._turn_news(ms)

    def _assess(self):
        """Group the hand and add it up, a frame after it has changed. Of the rivals' acts only
        the last one counts: on the board it takes 15 ms."""
        self._acted = False
        c = self.hand.cards[self.at]
        if not self.session.assess():
            return False
        # The cursor goes with its card.
        if self.hand.cards[self.at] != c:
            self.at = max(0, self.hand.find(c))
        found = self.session.suggestion
        if found.goal and not self.look.narrow:
            self.sum_text = phrases.say("sum", max(0, found.total), found.goal)
        else:
            self.sum_text = phrases.say("n", max(0, found.total))
        self.retell()
        return True

    def _wait_for_end(self, ms):
        if not self._counted:
            self._counted = True
            self.app.count()  # now: the power may be cut while the last act is read
        self.waited += ms
        if self.waited >= _ROUND_OVER or self.app.settings.speed == settings.INSTANT:
            self.app.replace("score")

    def _wait_for_rival(self, ms):
        self.waited += ms
        if self.waited >= settings.PAUSES[self.app.settings.speed]:
            self.waited = 0
            seat = self.session.state.turn
            act = self.session.rival()
            if self.slide:
                self.slide.begin(act, seat)
            self.refresh(_changed(act))
            self.tell(self.news.latest())
            if self.session.mine() or codes.kind_of(act) == codes.DISCARD:
                self.home()

    def _turn_news(self, ms):
        self.idle += ms
        if self.idle >= _NEWS_TURNS:
            self.idle = 0
            self.tell(self.news.turn())


def _changed(act):
    """The parts of the table that an act changes: only some reach the melds."""
    kind = codes.kind_of(act)
    if kind <= codes.RETURN or kind == codes.DISCARD:
        return BAR | ROW | HAND
    return tableview.ALL
