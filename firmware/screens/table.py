"""The table: the hand, the piles, everybody's melds, and what may be done with them.

Three zones lie above each other: the melds, the row of piles, the hand. Up and down go from one to
the next, left and right within one; A does what the cursor is on, B takes back, or opens the menu.
"""

from engine import codes, melds, play
from engine.cards import NONE
from engine.compat import const
from firmware import news, options, phrases, settings, tableview, words
from firmware.loading import forget
from firmware.session import ME
from firmware.tableview import BAR, HAND, LAY, MELDS, MENU, PILE, PLACES, ROW, STOCK, TOURNANTE
from hw.buttons import DOWN, LEFT, REPEAT, RIGHT, UP, A, B, X, Y

_NEWS_TURNS = const(2500)  # ms, before the line shows the next of several things
_ROUND_OVER = const(1500)  # ms, in which the last act can be read

_ARROWS = const(15)
_RING = (HAND, ROW, MELDS)
_PLACES = ("place.stock", "place.pile", "place.tournante", "", "place.menu")


class Screen(tableview.TableView):
    def __init__(self, app):
        super().__init__(app)
        # The picture that a list of options lies over, and whether it has to be put back.
        self.under = bytearray(app.canvas.buffer) if app.look.mono else None
        self.covered = False
        self._usual = b""  # what the line said last, when it had nothing special to say
        self.moving = False  # a card of the hand is being moved
        self.news = news.News(self.session, app.look.line_over)
        self.slide = None
        if app.settings.speed != settings.INSTANT:
            self._load_slide()
        if self.hand.marks:
            self._load_marks()
        self.done()
        if self.session.mine():
            self._assess()
            self.tell(self.news.turn())

    # where the cursor is

    def home(self):
        """Put the cursor where the next act most likely is."""
        s = self.session.state
        if self.zone == MELDS:
            self.stale()
        if self.session.mine() and s.phase == codes.DRAW:
            self.zone = ROW
            self.place = STOCK
        else:
            self.zone = HAND
            i = self.hand.find(s.drawn) if s.drawn != NONE else -1
            self.at = i if i >= 0 else self.at
        self.stale(ROW | HAND)

    def offered(self, place):
        """Whether a place of the row is there at all."""
        if place == TOURNANTE:
            return self.session.state.tournante != NONE or self.can_return()
        return True

    def can_return(self):
        """Whether the tournante that was taken may be put back now."""
        return self.session.mine() and not play.check(self.session.state, codes.RETURN)

    # buttons

    def press(self, button):
        key = button & ~REPEAT
        if self.slide:
            self.slide.land()
        self._told = False
        if key & _ARROWS:
            self._arrow(key)
        elif key == A:
            self._act()
        elif key == B:
            self._back()
        elif key == X:
            self.mark()
        elif key == Y:
            self.app.open("builder")
        if not self._told:
            self._tell_usual()

    def _tell_usual(self):
        self._usual = self._place_text() if self.zone == ROW else self.news.usual()
        self.tell(self._usual)

    def around(self, step):
        """From card to card, place to place, meld to meld, and from the end of one zone into the
        next."""
        if self.moving or not self._leaves(step):
            self.press(RIGHT if step > 0 else LEFT)
            return
        zone = _RING[(_RING.index(self.zone) + step) % len(_RING)]
        if zone == MELDS and not self.nshown:
            zone = HAND if step > 0 else ROW
        self.zone = zone
        self.at = 0 if step > 0 else self.hand.n - 1
        self.place = STOCK if step > 0 else MENU
        self.meld = 0 if step > 0 else self.nshown - 1
        self._tell_usual()
        if zone == MELDS:
            self._show_meld()
        self.stale(HAND | ROW | MELDS | BAR)

    def _leaves(self, step):
        """Whether the cursor is at that end of its zone."""
        if self.zone == HAND:
            return self.at == (self.hand.n - 1 if step > 0 else 0)
        if self.zone == ROW:
            return self.place == (MENU if step > 0 else STOCK)
        return self.meld == (self.nshown - 1 if step > 0 else 0)

    def _place_text(self):
        """What the cursor is on, in the row of piles."""
        if self.place == LAY:
            return news.lacking(self.session)
        if self.place == TOURNANTE and self.can_return():
            return words.get("place.return")
        return words.get(_PLACES[self.place])

    def _arrow(self, key):
        step = 1 if key & (RIGHT | DOWN) else -1
        if self.moving:
            if key & (LEFT | RIGHT):
                self.at = self.hand.move(self.at, step)
                self.stale(HAND)
        elif self.zone == HAND:
            self._arrow_hand(key, step)
        elif self.zone == ROW:
            self._arrow_row(key, step)
        else:
            self._arrow_melds(key, step)

    def _arrow_hand(self, key, step):
        if key == UP:
            self._enter_row()
            self.stale(HAND)
        elif key & (LEFT | RIGHT) and self.hand.n:
            self.at = (self.at + step) % self.hand.n
            self.stale(tableview.CURSOR)

    def _enter_row(self):
        """From the hand: to what can be laid, or to the piles."""
        self.zone = ROW
        drawing = self.session.mine() and self.session.state.phase == codes.DRAW
        self.place = STOCK if drawing else LAY
        self.stale(ROW)

    def _arrow_row(self, key, step):
        self.stale(ROW)
        if key == DOWN:
            self.zone = HAND
            self.stale(HAND)
        elif key == UP:
            if self.nshown:
                self.zone = MELDS
                self.meld = self.nshown - 1
                self._show_meld()
        else:
            self._step_row(step)

    def _step_row(self, step):
        place = self.place
        while True:
            place = (place + step) % PLACES
            if self.offered(place):
                break
        self.place = place

    def _arrow_melds(self, key, step):
        if key & (LEFT | RIGHT):
            self.meld = (self.meld + step) % self.nshown
        else:
            m = self.beside(self.meld, step)
            if m >= 0:
                self.meld = m
            elif key == DOWN:
                self.zone = ROW
                self.stale(ROW | MELDS)
                return
        self._show_meld()

    def _show_meld(self):
        """Scroll to the meld under the cursor; the line says whose it is, and its joker's card."""
        self.reveal_meld()
        self.stale(ROW)
        s = self.session.state
        i = self.shown[self.meld]
        who = words.get("name.%d" % s.owner[i])
        c = melds.stands_for(s.table[i])
        if self.look.line_over:
            self.tell(b"")
        elif c >= 0:
            self.tell(phrases.say("meld.joker", 0, c, who))
        else:
            self.tell(phrases.say("meld.owner", 0, 0, who))

    def _act(self):
        if self.moving:
            self.moving = False
            self.stale(HAND)
        elif self.zone == HAND:
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
            self.app.open("builder")
        else:
            self.app.open("pause")

    def _back(self):
        if self.moving:
            self.moving = False
            self.stale(HAND)
        elif self.session.mine() and self.session.state.nlog:
            self.make(codes.UNDO)
        elif self.zone != HAND:
            self.zone = HAND
            self.stale()
        else:
            self.app.open("pause")

    def begin_move(self):
        """Let the arrows move the card under the cursor, until A or B."""
        self.moving = True
        self.zone = HAND
        self.stale(HAND)

    def back(self):
        """The screen above was closed; it may have made an act."""
        if self.slide:
            self.slide.land()
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
        from firmware.sliding import Slide

        self.slide = Slide(self)
        forget("firmware.sliding")

    def _load_marks(self):
        from firmware.marks import Marks

        self.marks = Marks(self.session)
        # They live as long as what was made of them.
        forget("firmware.marks")
        forget("engine.possible")

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
            self._tell_usual()
        elif self.slide and self.slide.on:
            self.waited += ms
            self.slide.tick(ms)
        elif session.over():
            self._wait_for_end(ms)
        elif not session.mine():
            self._wait_for_rival(ms)
        elif self._assess():
            self.stale(HAND | ROW)
        elif self.marks and not self.marks.ended:
            if self.marks.work():
                self.stale(HAND)
        else:
            self._turn_news(ms)

    def _assess(self):
        """Group the hand and add it up, a frame after it has changed."""
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
        if self.text == self._usual:
            self._tell_usual()  # it depends on what the hand makes
        return True

    def _wait_for_end(self, ms):
        self.waited += ms
        if self.waited >= _ROUND_OVER or self.app.settings.speed == settings.INSTANT:
            self.app.count()
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
