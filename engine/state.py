"""The state of a match at one moment, and the verbs that move its cards; nothing else does.

Everything is made once, in `State(rules)`. Seats are 0 … players-1; a hand is a row of 53 counts.
A view (G-VIEW) is a state too: one whose hidden cards are blank.
"""

from array import array

from engine import codes
from engine.cards import FACES, NONE
from engine.compat import const
from engine.shuffle import Generator

# Sixteen cards, each by itself, still have room: they are refused as melds, not as cards.
STAGE_BYTES = const(34)
LOG_BYTES = const(128)
HAND_MAX = const(16)
MELDS_MAX_STAGED = const(6)
# A turn leaves a taking, a discard and perhaps a rebuild.
_PUBLIC_A_TURN = const(2)

# Ints that a turn's acts change and `undo` brings back.
UNDO_FIELDS = ("phase", "drawn_from", "drawn", "used", "due", "npile", "npublic", "ntable")

# The other ints of a state, kept in a snapshot and shown in a view.
FIELDS = (
    "dealer",
    "turn",
    "first_round",
    "tournante",
    "stock_only",
    "kept",
    "nstock",
    "rebuilds",
    "turns",
    "round",
    "public_seat",
    "winner",
    "reason",
    "match_over",
)


class State:
    """A match under `rules`; see the field comments. `NONE` (63) stands for no card."""

    def __init__(self, rules):
        players = rules.players
        melds = rules.cards // 3
        self.rules = rules
        self.side = bytearray([p & 1 if rules.pair else p for p in range(players)])
        # cards
        self.hands = bytearray(FACES * players)
        # each seat's part of it
        view = memoryview(self.hands)
        self.rows = []
        for p in range(players):
            self.rows.append(view[p * FACES : p * FACES + FACES])
        self.size = bytearray(players)
        self.stock = bytearray(rules.cards)  # the next card is the last one
        self.pile = bytearray(rules.cards)  # the visible card is the last one
        self.table = array("I", [0] * melds)
        self.owner = bytearray(melds)
        # per seat and per side
        self.laid = bytearray(players)
        self.threshold = array("H", [rules.open_min] * rules.sides)
        self.scores = array("I", [0] * rules.sides)
        self.penalty = array("H", [0] * players)
        # what everybody saw (G-VIEW), one byte an entry, from the turn of seat `public_seat`
        self.public = bytearray(_PUBLIC_A_TURN * (rules.turn_cap + 1))
        for name in FIELDS:
            setattr(self, name, 0)
        for name in UNDO_FIELDS:
            setattr(self, name, 0)
        self.drawn = self.tournante = self.kept = NONE
        self.phase = codes.OVER
        # the acts of this turn that can be taken back, and the state before the first of them
        self.log = bytearray(LOG_BYTES)
        self.nlog = 0
        self.base = array("H", [0] * (len(UNDO_FIELDS) + 2 + rules.sides))
        self.base_hand = bytearray(FACES)
        self.base_table = array("I", self.table)
        # the melds of a LAY: its size, its cards, … and a 0
        self.stage = bytearray(STAGE_BYTES)
        self.staged = array("I", [0] * MELDS_MAX_STAGED)
        # what the last act brought about
        self.events = bytearray(8)
        self.nevents = 0
        self.event_card = NONE
        # the shuffle
        self.generator = Generator()
        self.cut = 0
        # of a view: whose it is, bytes of the log of acts made, whose hand its row of counts shows
        self.seat = 0
        self.made = 0
        self.shown = 0


def copy(to, row, n):
    """The first n items of an array: MicroPython assigns slices without allocating to bytearrays
    only."""
    for i in range(n):
        to[i] = row[i]


def count(s, seat, c):
    """How many copies of card c the seat holds."""
    return s.hands[seat * FACES + c]


def only_card(s, seat):
    """The card of a seat that holds just one."""
    c = 0
    while not count(s, seat, c):
        c += 1
    return c


def top(s):
    """The visible card of the discard pile, NONE when there is none."""
    return s.pile[s.npile - 1] if s.npile else NONE


def dealers_first_turn(s):
    """Whether the dealer is to make his first discard (T-FIRST-DISCARD)."""
    return s.first_round and s.turn == s.dealer


def to_hand(s, seat, c):
    s.hands[seat * FACES + c] += 1
    s.size[seat] += 1


def from_hand(s, seat, c):
    s.hands[seat * FACES + c] -= 1
    s.size[seat] -= 1


def stock_to_hand(s, seat):
    s.nstock -= 1
    c = s.stock[s.nstock]
    to_hand(s, seat, c)
    return c


def pile_to_hand(s, seat):
    s.npile -= 1
    c = s.pile[s.npile]
    to_hand(s, seat, c)
    return c


def tournante_to_hand(s, seat):
    c = s.tournante
    s.tournante = NONE
    to_hand(s, seat, c)
    return c


def hand_to_tournante(s, seat, c):
    from_hand(s, seat, c)
    s.tournante = c


def hand_to_pile(s, seat, c):
    from_hand(s, seat, c)
    s.pile[s.npile] = c
    s.npile += 1


def tournante_under_pile(s):
    pile = s.pile
    for i in range(s.npile, 0, -1):
        pile[i] = pile[i - 1]
    pile[0] = s.tournante
    s.npile += 1
    s.tournante = NONE


def pile_to_stock(s):
    """The discard pile without its visible card becomes the stock, not yet shuffled."""
    n = s.npile - 1
    for i in range(n):
        s.stock[i] = s.pile[i]
    s.nstock = n
    s.pile[0] = s.pile[n]
    s.npile = 1


def meld_to_table(s, seat, m):
    """A new meld; its cards have left the hand."""
    s.table[s.ntable] = m
    s.owner[s.ntable] = seat
    s.ntable += 1


def event(s, kind):
    s.events[s.nevents] = kind
    s.nevents += 1


def record(s, entry):
    """Add to what everybody saw."""
    s.public[s.npublic] = entry
    s.npublic += 1
