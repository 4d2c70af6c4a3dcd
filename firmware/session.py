"""A match in progress: the state, the bots' turns, the person's hand, what has been done.

People and bots act through `engine.play.apply`; whoever draws a screen reads from here.
"""

import gc
from array import array

from engine import bots, codes, laying, play, shuffle, view
from engine.cards import FACES, NONE
from engine.compat import const
from engine.record import Record
from engine.solver import Solver
from engine.state import State
from firmware import fair
from firmware.hand import ORDERS, Hand
from firmware.loading import forget
from firmware.suggestion import Suggestion

ME = const(0)
# What is played: a match, a single round, a single round whose seed was known before.
MATCH = const(0)
ROUND = const(1)
KNOWN = const(2)

# Kinds of entries in the log besides those of acts: this and an event.
EVENT = const(8)

# Of 126 rounds half took at most 75 acts, 125 at most 185.
_LOG = const(192)
_SEAT = const(4)
_VALUE = const(7)


class Session:
    """A match under `rules` against bots of `level`; `secret` is its 16 random bytes, or the seed
    itself when that is KNOWN.

    `log` holds the latest acts, each as `entry` makes it; a card that nobody saw is NONE.
    """

    def __init__(self, rules, level, secret, kind=MATCH):
        self.rules = rules
        self.level = level
        self.secret = secret
        self.kind = kind
        self.state = State(rules)
        self.view = State(rules)
        self.solver = Solver()
        self.bot = bots.make(bots.LEVELS[level], rules, self.solver)
        self.suggestion = Suggestion(self.solver, ME)
        self.hand = Hand()
        self._assessed = False
        self.log = array("H", [0] * _LOG)
        self.nlog = 0
        self.sheet = []  # what each seat paid, round after round
        self.record = Record()  # the person's acts of the round, for a review
        self.keeper = None
        self._unsaved = False

    def first(self):
        """Before the first round: who deals comes from the match's own secret (T-ORDER)."""
        from engine import deal

        generator = shuffle.Generator()
        generator.start(self.secret)
        deal.first_match(self.state, shuffle.first_dealer(generator, self.rules.players))

    def seed(self):
        """The seed bytes of this round (G-FAIR)."""
        if self.kind == KNOWN:
            return self.secret
        return fair.round_seed(self.secret, self.state.round)

    def deal(self, cut):
        """Shuffle, cut and deal this round, and keep that before any of its cards is shown."""
        from engine import deal

        s = self.state
        deal.shuffled(s, self.seed(), cut)
        deal.deal(s)
        forget("engine.deal")
        self.nlog = 0
        self.record.clear()
        self.hand.clear()
        if self.keeper:
            self.keeper.save_now(self)

    def next_round(self):
        from engine import deal

        deal.next_round(self.state)
        gc.collect()

    def screen(self):
        """The screen that shows where the match is."""
        if self.state.phase != codes.OVER:
            return "table"
        return "score" if self.state.reason else "cut"

    # acts

    def mine(self):
        """Whether the person is to act."""
        return self.state.turn == ME and self.state.phase != codes.OVER

    def over(self):
        return self.state.phase == codes.OVER

    def act(self, act):
        """Make the person's act: 0 or the error. The melds of a LAY are on the state's stage."""
        if self.state.turn != ME and self.state.phase != codes.OVER:
            return codes.E_WRONG_PHASE
        return self._apply(act)

    def rival(self):
        """Let the bot whose turn it is make its next act; what it decides is always legal."""
        s = self.state
        act = self.bot_act(s.turn)
        error = self._apply(act)
        if error:
            raise ValueError(error)
        return act

    def bot_act(self, seat):
        """What a bot would do in that seat, seeing what the seat may see. A LAY's melds are put
        on the state's stage."""
        view.fill(self.view, self.state, seat)
        act = self.bot.decide(self.view)
        if codes.kind_of(act) == codes.LAY:
            self.state.stage[:] = self.view.stage
        return act

    def _apply(self, act):
        s = self.state
        seat = s.turn
        self.settle()
        error = play.apply(s, act)
        if not error:
            if self.keeper and seat == ME and act == codes.DRAW_STOCK:
                self.keeper.note(self)
            if seat == ME:
                self.record.put(s, act)
            self._note(act, seat)
            if s.phase == codes.OVER:
                self.sheet.extend(s.penalty)
            if seat == ME or s.turn == ME or s.phase == codes.OVER:
                self.keep()
            if seat != ME:
                self.settle()
        return error

    def keep(self):
        """Have the match saved, by `settle`: something was shown or a turn is over."""
        self._unsaved = True

    def settle(self):
        """Save the match if that was asked for: after the person's act when that is drawn, at the
        latest before the next act."""
        if self._unsaved and self.keeper:
            self.keeper.save(self)
        self._unsaved = False

    # the person's hand

    def sync(self):
        """Follow what has changed in the hand; `assess` then has work to do."""
        self.hand.sync(self.state.hands, ME * FACES, self.state.size[ME])
        self._assessed = False

    def assess(self):
        """Find the hand's melds and group them, once after each change; whether it did."""
        if self._assessed:
            return False
        self._assessed = True
        found = self.suggestion
        found.update(self.state)
        self.hand.arrange(found.melds, found.n)
        return True

    def turn_order(self):
        """Show the hand in the next order."""
        self.hand.order = (self.hand.order + 1) % ORDERS
        self._assessed = False

    # what has been done

    def _note(self, act, seat):
        kind = codes.kind_of(act)
        if kind == codes.UNDO or kind == codes.RETURN:
            self._unnote()
            if kind == codes.UNDO:
                return
        s = self.state
        value = codes.card_of(act)
        if kind == codes.LAY:
            value = laying.staged_points(s)
        elif kind <= codes.DRAW_TOURNANTE:
            value = s.drawn if kind > codes.DRAW_STOCK or seat == ME else NONE
        self.enter(entry(kind, seat, value))
        for i in range(s.nevents):
            if s.events[i] >= codes.REBUILD:
                self.enter(entry(EVENT + s.events[i], seat, s.event_card))

    def enter(self, made):
        self.log[self.nlog % _LOG] = made
        self.nlog += 1

    def _unnote(self):
        if self.nlog:
            self.nlog -= 1

    def logged(self, back):
        """The entry made `back` acts ago (0: the latest), 0 when it is gone or never was."""
        if back >= self.nlog or back >= _LOG:
            return 0
        return self.log[(self.nlog - 1 - back) % _LOG]


def entry(kind, seat, value):
    """An entry of the log: an act's kind, or EVENT and what that brought about; whose it was; its
    card or a LAY's points."""
    return kind | seat << _SEAT | value << _VALUE


def log_seat(made):
    return made >> _SEAT & 7


def log_value(made):
    return made >> _VALUE
