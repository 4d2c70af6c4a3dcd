"""A person at the application: reads where the cursor is, and only ever presses buttons."""

from engine import codes, rulesets
from engine.status import status
from firmware.app import App
from firmware.settings import INSTANT
from hw.boards import sim
from hw.buttons import DOWN, UP, A, B
from tests.drawn import Game
from tools.desk import Desk


class Person:
    """Starts a match of a variant (by its place in rulesets.VARIANTS) and plays it."""

    def __init__(self, variant=1, players=2, size="128x64", desk=None, language=4, draws=1):
        self.draws = draws  # every so many moments the screen is drawn: it takes time on a PC
        self.moments = 0
        self.desk = desk or Desk(*sim.SIZES[size])
        self.app = App(self.desk)
        chosen = self.app.settings
        chosen.lang, chosen.variant, chosen.players = language, variant, players
        chosen.speed = INSTANT
        chosen.save()
        self.app.restart()
        self.presses = 0
        self._laid_in = -1

    @property
    def top(self):
        """The name of the screen that is shown; "" for what lies over the table."""
        return self.app.stack[-1].name

    @property
    def state(self):
        return self.app.session.state

    def press(self, *buttons):
        """Press buttons one after the other; time passes and the screen is drawn in between."""
        for button in buttons:
            self.app.press(button)
            self.presses += 1
            self.wait(20)
        return self

    def wait(self, ms):
        self.app.tick(ms)
        self.moments += 1
        if self.moments % self.draws == 0:
            self.app.draw()

    def begin(self):
        """From the title to the table."""
        self.press(A, A, A)
        return self

    def until_mine(self):
        """Wait until it is the person's turn, or the round is over."""
        for _ in range(2000):
            if self.top != "table" or self.app.session.mine():
                return self
            self.wait(50)
        raise AssertionError("the rivals never end their turns")

    def past_draw(self):
        """To the person's first turn with a draw, and past the draw."""
        self.until_mine()
        if self.state.phase == codes.PLAY:
            self.press(A, A).until_mine()
        return self.press(A)

    def play_match(self, most=3000):
        """Play on to the end of the match as the suggestions say."""
        for _ in range(most):
            if self.top == "title":
                return self
            self.step()
        raise AssertionError("the match does not end")

    def step(self):
        """What to press next, on whatever screen."""
        if self.top in ("cut", "score"):
            self.press(A)
        elif self.top == "table":
            self.until_mine()
            if self.top == "table" and self.app.session.mine():
                self.turn()
            self.wait(50)
        else:
            self.press(A if self.top == "" else B)
        assert status_of(self) == 0

    def turn(self):
        """What to press next in the person's turn."""
        found = self.app.session.suggestion
        if self.state.phase == codes.DRAW:
            self.press(A)
        elif self._laid_in != self.state.turns and self.can_lay(found):
            self._laid_in = self.state.turns
            self.lay()
        else:
            self.press(A, A)

    def can_lay(self, found):
        return found.n and found.total >= found.goal and not self.state.first_round

    def lay(self):
        """From the hand: lay what is suggested; back in the hand if that was refused."""
        self.press(UP, A, A)
        while self.top in ("message", "builder"):
            self.press(B)
        while self.top == "table" and self.app.stack[-1].zone != HAND_ZONE:
            self.press(DOWN)


HAND_ZONE = 16


def seated(variant, *hands, **given):
    """A person at the table in a position of `drawn.Game`."""
    person = Person(rulesets.VARIANTS.index(variant), len(hands)).begin()
    session = person.app.session
    session.state = Game(variant, *hands, **given).s
    session.nlog = 0
    person.app.stack[-1].done()
    person.wait(20)
    person.wait(20)
    return person


def status_of(person):
    """What is wrong with the state (0: nothing)."""
    session = person.app.session
    return status(session.state) if session and session.state.reason == 0 else 0
