"""What is measured. The same source runs on CPython and, as `work`, in MicroPython.

Deals and hands come from fixed numbers, so every run and every interpreter does the same work.
"""

from engine import bots, codes, deal, play, rulesets, solver, state, view
from engine.cards import FACES, JOKER, NONE

VARIANT = "talaj51"
# the game whose rounds are the shortest, as those of gin rummy are
SHORTEST = "rami51"
ROUNDS = 10
HANDS = 100

ACTS = "recorded acts"
ROUNDS_OF = "rounds of bots, "
SHORT_ROUNDS = ROUNDS_OF + "easy in " + SHORTEST
GIN_HANDS = "partitions, 11 cards"
HANDS_OF_15 = "partitions, 15 cards with a joker"


class Table:
    """A match of bots of one level, and the acts of the rounds they played."""

    def __init__(self, variant, players, level):
        rules = rulesets.Ruleset(rulesets.VARIANTS.index(variant), players)
        self.state = state.State(rules)
        self.views = [state.State(rules) for _ in range(players)]
        self.bots = [bots.make(level, rules) for _ in range(players)]

    def shuffle(self, number):
        """Shuffle the pack of round `number`."""
        deal.first_match(self.state, number % self.state.rules.players)
        deal.shuffled(self.state, bytes([number & 255, number >> 8] + [0] * 14), 0)

    def pack(self, number):
        """That pack, the first card to be dealt first."""
        self.shuffle(number)
        return bytes(reversed(self.state.stock))

    def begin(self, number, pack):
        s = self.state
        deal.first_match(s, number % s.rules.players)
        deal.stacked(s, pack, len(pack))
        deal.deal(s)

    def play_round(self, number):
        """Shuffle, deal and play round `number`."""
        self.shuffle(number)
        deal.deal(self.state)
        self.play_on(None)

    def record_round(self, number, pack):
        """Deal a pack and play its round: (act, stage) of each act."""
        record = []
        self.begin(number, pack)
        self.play_on(record)
        return record

    def play_on(self, record):
        s = self.state
        while s.phase != codes.OVER:
            v = self.views[s.turn]
            view.fill(v, s, s.turn)
            act = self.bots[s.turn].decide(v)
            s.stage[:] = v.stage
            if record is not None:
                record.append((act, bytes(s.stage)))
            if play.apply(s, act):
                raise ValueError("bot %d: act %d is refused" % (s.turn, act))

    def replay(self, number, pack, record):
        """Deal a pack and make the acts of its round again."""
        self.begin(number, pack)
        s = self.state
        for act, stage in record:
            s.stage[:] = stage
            play.apply(s, act)


def hands(cards, jokers, count, decks):
    """`count` hands of so many cards, rows of 53 counts, from a small generator of its own."""
    rows = []
    x = 1
    for _ in range(count):
        row = bytearray(FACES)
        row[JOKER] = jokers
        n = jokers
        while n < cards:
            x = (x * 1109 + 12345) & 0x3FFFF
            c = (x >> 4) % JOKER
            if row[c] < decks:
                row[c] += 1
                n += 1
        rows.append(row)
    return rows


def partitions(rows, rules, solve):
    """Find the partition of each hand that leaves the fewest points; returns how many."""
    for row in rows:
        solve(row, 0, rules, solver.LEFT, 0, 0, NONE)
    return len(rows)


def replays():
    """The function that deals some recorded rounds and makes their acts again."""
    table = Table(VARIANT, 2, "easy")
    packs = [table.pack(number) for number in range(ROUNDS)]
    records = [table.record_round(number, packs[number]) for number in range(ROUNDS)]
    acts = sum([len(record) for record in records])

    def again():
        for number in range(ROUNDS):
            table.replay(number, packs[number], records[number])
        return acts

    return again


def rounds(level, variant=VARIANT):
    """The function that lets two bots of a level play the same rounds, shuffles included."""
    table = Table(variant, 2, level)

    def play_on():
        for number in range(ROUNDS):
            table.play_round(number)
        return ROUNDS

    return play_on


def solves(cards, jokers, decks):
    """The function that partitions some hands."""
    solve = solver.Solver().solve
    rules = rulesets.Ruleset(rulesets.VARIANTS.index(VARIANT), 2)
    rows = hands(cards, jokers, HANDS, decks)
    return lambda: partitions(rows, rules, solve)


# (name, what makes the function to measure, its arguments); the function returns units done.
FIGURES = (
    (ACTS, replays, ()),
    (ROUNDS_OF + "easy", rounds, ("easy",)),
    (SHORT_ROUNDS, rounds, ("easy", SHORTEST)),
    (ROUNDS_OF + "medium", rounds, ("medium",)),
    (ROUNDS_OF + "hard", rounds, ("hard",)),
    (GIN_HANDS, solves, (11, 0, 1)),
    (HANDS_OF_15, solves, (15, 1, 2)),
)
