"""Laying down: the melds of one act, begun with what the solver suggests or with `laying`.

Marked cards become a meld as soon as they make one; a card that does not belong to it begins the
next. A on a meld takes it back, left and right put its joker elsewhere, the last line lays; Y
lists the layings that there are. B takes back what the person has marked, meld by meld; then, and
where nothing has been changed, it leaves.
"""

from array import array

from engine import codes, laying, melds
from engine.compat import const
from engine.state import HAND_MAX, MELDS_MAX_STAGED
from firmware import forming, handview, phrases, words
from firmware.handview import MARK
from firmware.listing import Listing
from hw.buttons import DOWN, LEFT, REPEAT, RIGHT, UP, A, B, Y

_HAND = const(0x10000000)


class Screen(Listing):
    """The lines are the melds and, last, the act itself. `where[i]` says of card i of the hand
    where it is: 0 in the hand, 1… in that meld, 15 marked."""

    def __init__(self, app, card=-1, laying=None):
        self.session = app.session
        self.hand = app.session.hand
        self.where = bytearray(HAND_MAX)
        self.melds = array("I", [0] * (MELDS_MAX_STAGED + 1))
        self.nmelds = 0
        self._cards = bytearray(HAND_MAX)
        self._forms = array("I", [0] * forming.MOST)
        self._nforms = 0
        self._texts = []
        self._values = []
        self._own = False  # whether the person has marked cards here
        self.hand_at = 0
        super().__init__(app, words.get("option.lay"), 1)
        look = app.look
        self.place(0, look.hand_y)
        self.away = card >= 0
        if card >= 0:
            self.hand_at = self.hand.find(card)
            self.where[self.hand_at] = MARK
        else:
            self._begin(laying or self._suggested())
        self._update()
        self.at = self.n - 1
        self._scroll()

    def _suggested(self):
        found = self.session.suggestion
        return found.melds[: found.n]

    def _begin(self, suggested):
        for i in range(min(len(suggested), MELDS_MAX_STAGED - 1)):
            self.melds[i] = suggested[i]
            self.nmelds = i + 1
            self._take(suggested[i], i + 1)
        self.away = not self.nmelds
        self.hand_at = -1
        self._step(1)

    def _take(self, m, number):
        """Take a meld's cards out of the hand."""
        for place in range(melds.size(m)):
            c = melds.card_at(m, place)
            for i in range(self.hand.n):
                if self.hand.cards[i] == c and not self.where[i]:
                    self.where[i] = number
                    break

    # marking

    def _marked(self):
        """Collect the marked cards; how many."""
        n = 0
        for i in range(self.hand.n):
            if self.where[i] == MARK:
                self._cards[n] = self.hand.cards[i]
                n += 1
        return n

    def _form(self):
        rules = self.session.rules
        self._nforms = forming.forms(self._cards, self._marked(), rules.joker_low, self._forms)
        self.melds[self.nmelds] = self._forms[0] if self._nforms else 0

    def _mark(self, i):
        """Mark card i or unmark it. What was a meld without it stays one: it begins the next. A
        card of such a meld has it taken back."""
        self._own = True
        if 0 < self.where[i] < MARK:
            self._release(self.where[i])
        elif self.where[i]:
            self.where[i] = 0
        else:
            was = self.melds[self.nmelds]
            self.where[i] = MARK
            self._form()
            if was and not self._nforms and self.nmelds < MELDS_MAX_STAGED - 1:
                self._finish(was, i)
        self._update()

    def dismissed(self):
        if self._own and (self._marked() or self.nmelds):
            self._release(self.nmelds + 1 if self._marked() else self.nmelds)
        else:
            self.app.close()

    def _finish(self, m, i):
        """Make m a meld of its own; card i stays marked."""
        self.where[i] = 0
        self.nmelds += 1
        for j in range(self.hand.n):
            if self.where[j] == MARK:
                self.where[j] = self.nmelds
        self.where[i] = MARK

    def _release(self, number):
        """Put a meld's cards back into the hand; later melds move up."""
        if number > self.nmelds:
            number = MARK
        for i in range(self.hand.n):
            w = self.where[i]
            if w == number:
                self.where[i] = 0
            elif number < w < MARK:
                self.where[i] = w - 1
        if number < MARK:
            for i in range(number - 1, self.nmelds):
                self.melds[i] = self.melds[i + 1]
            self.nmelds -= 1
        self._update()

    def _update(self):
        """After each change: the lines, and what they add up to."""
        self._form()
        self._texts = []
        self._values = []
        for i in range(self.count()):
            m = self.melds[i]
            self._texts.append(phrases.meld(m))
            self._values.append(self._value(m))
        self._texts.append(words.get("option.lay"))
        self._values.append(self._sum())
        self.n = len(self._texts)
        self.at = min(self.at, self.n - 1)
        self.title = words.get("option.lay")
        self.stale()

    def count(self):
        """How many melds there are, the marked one included."""
        return self.nmelds + (1 if self._nforms else 0)

    def _points(self, m):
        return melds.points(m, self.session.rules.ace_high)

    def _value(self, m):
        """What a meld counts; nothing where cards are counted (T-SIMPLE-CLOSE)."""
        if self.session.rules.lay_closes:
            return b""
        return phrases.say("n", self._points(m))

    def _sum(self):
        session = self.session
        total = 0
        for i in range(self.count()):
            m = self.melds[i]
            total += melds.size(m) if session.rules.lay_closes else self._points(m)
        if session.suggestion.goal:
            return phrases.say("sum", total, session.suggestion.goal)
        return phrases.say("n", total)

    # lines

    def label(self, i):
        return self._texts[i]

    def value(self, i):
        return self._values[i]

    def chosen(self, i):
        if i == self.n - 1:
            self._lay()
        else:
            self._release(i + 1)

    def turned(self, i, step):
        if i < self.n - 1:
            self._turn_joker(i, step)

    def _turn_joker(self, i, step):
        """Put the joker of meld i at the run's other end."""
        m = self.melds[i]
        if not melds.joker(m):
            return
        size = melds.size(m)
        for place in range(size):
            self._cards[place] = melds.card_at(m, place)
        n = forming.forms(self._cards, size, self.session.rules.joker_low, self._forms)
        for k in range(n):
            if self._forms[k] == m:
                self.melds[i] = self._forms[(k + step) % n]
                break
        self._nforms = n if i == self.nmelds else self._nforms
        self._retext(i)

    def _retext(self, i):
        m = self.melds[i]
        self._texts[i] = phrases.meld(m)
        self._values[i] = self._value(m)
        self._values[self.n - 1] = self._sum()
        self.stale()

    def _lay(self):
        if not self.count():
            self._refuse(words.get("lay.none" if self._marked() else "lay.empty"))
            return
        s = self.session.state
        laying.clear(s)
        for i in range(self.count()):
            laying.put_meld(s, self.melds[i])
        error = self.session.act(codes.LAY)
        if error:
            self._refuse(phrases.refusal(s, error, codes.LAY))
        else:
            self.app.close()

    def _refuse(self, why):
        """Say why not: in place of the title, or on a screen of its own."""
        look = self.app.look
        if self.head and look.heading.width(why) <= look.width:
            self.title = why
            self.stale()
        else:
            self.app.open("message", words.get("message.title"), why)

    # buttons

    def press(self, button):
        key = button & ~REPEAT
        if key == Y:
            self.app.open("openings")
        elif self.away:
            self._press_hand(key)
        elif key == DOWN and self.at == self.n - 1:
            self.away = True
            if 0 < self.where[self.hand_at] < MARK:
                self._step(1)
            self.stale()
        else:
            super().press(button)

    def around(self, step):
        """Through the lines, then through the hand, and round again."""
        if not self.away:
            if step > 0 and self.at == self.n - 1 or step < 0 and not self.at:
                self.away = True
                self.hand_at = -1 if step > 0 else 0
                self._step(step)
            else:
                self.go(step)
        elif self.hand_at == (self.hand.n - 1 if step > 0 else 0):
            self.away = False
            self.at = 0 if step > 0 else self.n - 1
            self._scroll()
        else:
            self._step(step)
        self.stale()

    def _press_hand(self, key):
        if key == UP:
            self.away = False
            self.stale()
        elif key == LEFT or key == RIGHT:
            self._step(1 if key == RIGHT else -1)
        elif key == A:
            self._mark(self.hand_at)
        elif key == B:
            self.dismissed()

    def _step(self, step):
        """To the next card that is still in the hand."""
        for _ in range(self.hand.n):
            self.hand_at = (self.hand_at + step) % self.hand.n
            if not 0 < self.where[self.hand_at] < MARK:
                break
        self.stale(_HAND)

    def paint(self, canvas, parts):
        super().paint(canvas, parts)
        if parts & _HAND:
            handview.paint(
                canvas, self.app.look, self.hand, self.hand_at, self.away, self.where
            )
