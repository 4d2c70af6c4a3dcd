"""Random play, legal and not, that comes out the same wherever it runs.

`Walk(rules).deal(number)` deals the first round of match `number`, `step()` makes one act and
answers its error. Packs are short and of few ranks, so that melds, closes and rebuilds are common.
Once made, a walk allocates nothing; its `sum` does.
"""

import binascii
from array import array

from engine import codes, deal, laying, play, rulesets
from engine.cards import FACES, JOKER
from engine.shuffle import SEED_BYTES, Generator, shuffle
from engine.state import FIELDS, UNDO_FIELDS, State

# variant, players, profile, edited fields
TABLES = (
    ("simple", 2, 0, ()),
    ("simple", 4, 0, ()),
    ("talaj51", 2, 0, ()),
    ("talaj51", 4, 0, ()),
    ("talaj71", 2, 0, ()),
    ("talaj71", 4, 0, (("one_card_kept", 0),)),
    ("rami40", 2, 0, ()),
    ("rami40", 5, 0, ()),
    ("rami51", 3, 0, ()),
    ("rami51", 4, 1, (("closing_discard", 1), ("open_natural_run", 1), ("ace_high", 10))),
    ("rami51", 6, 1, (("jokers", 8), ("taken_must_lay", 1))),
)

# 48 runs by suit and first place, then 13 sets: a prime number, so that every stride visits all.
_MELDS = 61

_ROWS = (
    "hands",
    "size",
    "stock",
    "pile",
    "table",
    "owner",
    "laid",
    "threshold",
    "scores",
    "penalty",
    "public",
    "log",
    "stage",
    "events",
)
_INTS = FIELDS + UNDO_FIELDS + ("nlog", "nevents", "event_card")


def rules_of(number):
    """The rules of a row of TABLES."""
    variant, players, profile, edits = TABLES[number]
    rules = rulesets.Ruleset(rulesets.VARIANTS.index(variant), players, profile)
    for field, value in edits:
        rules.edit(field, value)
    return rules


class Walk:
    def __init__(self, rules):
        self.s = State(rules)
        self.dice = Generator()
        self._seed = bytearray(SEED_BYTES)
        self._pack = bytearray(rules.cards)
        self._left = bytearray(FACES)
        self._meld = bytearray(16)
        self._ints = array("H", [0] * len(_INTS))

    def roll(self, number):
        """Let the dice follow from a number below 2^24."""
        for i in range(3):
            self._seed[i] = number >> 8 * i & 255
        self.dice.start(self._seed)

    def deal(self, number):
        """The first round of a match."""
        self.roll(number)
        deal.first_match(self.s, self.dice.below(self.s.rules.players))
        self._deal_pack()

    def _deal_pack(self):
        rules = self.s.rules
        n = deal.cards_needed(rules) + 1 + self.dice.below(30)
        n = self._fill_pack(min(n, rules.cards))
        shuffle(self._pack, n, self.dice)
        deal.stacked(self.s, self._pack, n)
        deal.deal(self.s)

    def _fill_pack(self, n):
        """The jokers and as few ranks as suffice."""
        rules = self.s.rules
        first = self.dice.below(13)
        for i in range(n):
            if i < rules.jokers:
                self._pack[i] = JOKER
            else:
                k = i - rules.jokers
                suit = k % 4 * 13
                self._pack[i] = suit + (first + k // (4 * rules.decks)) % 13
        return n

    def play(self, most):
        """Play until the match is over, or for so many acts; how many were made."""
        for made in range(most):
            if self.s.match_over:
                return made
            self.step()
        return most

    def step(self):
        """Try one act; the next round is dealt when one is over."""
        s = self.s
        if s.phase == codes.OVER and not s.match_over and self.dice.below(3):
            deal.next_round(s)
            self._deal_pack()
            return codes.OK
        return play.apply(s, self.choose())

    def choose(self):
        """An act; the melds of a LAY are on the stage."""
        kind = self.dice.below(16)
        if not kind:
            return self._nonsense()
        if kind == 1:
            return codes.UNDO if self.dice.below(3) else codes.RETURN
        if self.s.phase != codes.PLAY:
            return self._draw(kind)
        if kind < 8 and self._found_melds():
            return codes.LAY
        if kind < 12 and self.s.ntable:
            return self._grow()
        return self._end_turn()

    def _draw(self, kind):
        if kind == 2:
            return codes.DRAW_TOURNANTE
        return codes.DRAW_STOCK if kind < 10 else codes.DRAW_DISCARD

    def _end_turn(self):
        """Mostly; a card that was taken and cannot be laid would hold the turn up for long."""
        s = self.s
        if s.drawn_from == codes.FROM_DISCARD and s.rules.taken_must_lay and not s.used:
            return codes.UNDO
        return codes.act(codes.DISCARD, 0, self._held())

    def _nonsense(self):
        """Any act with any card; for a LAY any cards."""
        dice = self.dice
        laying.clear(self.s)
        for i in range(3 + dice.below(3)):
            self._meld[i] = dice.below(FACES)
        laying.put(self.s, self._meld, 3 + dice.below(3))
        return codes.act(dice.below(16), dice.below(64), dice.below(FACES), dice.below(4))

    def _held(self):
        """A card of the mover's hand."""
        s = self.s
        n = self.dice.below(max(s.size[s.turn], 1))
        base = s.turn * FACES
        for c in range(FACES):
            n -= s.hands[base + c]
            if n < 0:
                return c
        return 0

    def _grow(self):
        """A lay-off or a swap that fits, if there is one, from a random place on."""
        s = self.s
        first = self.dice.below(FACES)
        shift = self.dice.below(s.ntable)
        for i in range(s.ntable):
            for k in range(FACES):
                act = self._growth((i + shift) % s.ntable, (first + k) % FACES)
                if act:
                    return act
        return codes.act(codes.ADD, shift, first)

    def _growth(self, i, c):
        s = self.s
        if s.hands[s.turn * FACES + c]:
            act = codes.act(codes.SWAP, i, c)
            if not play.check(s, act):
                return act
            act = codes.act(codes.ADD, i, c, c & 1)
            if not play.check(s, act):
                return act
        return 0

    def _found_melds(self):
        """Stage melds of the hand, if any: legal ones, if a few tries find them."""
        for _ in range(12 if self.s.rules.lay_closes else 3):
            self._stage_melds()
            if not play.check(self.s, codes.LAY):
                return True
        return self.s.stage[0]

    def _stage_melds(self):
        """Put melds of the mover's hand on the stage, greedily from a random one on."""
        s = self.s
        base = s.turn * FACES
        for c in range(FACES):
            self._left[c] = s.hands[base + c]
        if self.dice.below(3):
            self._left[self._held()] -= 1
        laying.clear(s)
        first = self.dice.below(_MELDS)
        stride = 1 + self.dice.below(_MELDS - 1)
        most = 1 + self.dice.below(8)
        for i in range(_MELDS):
            if most and self._stage((first + i * stride) % _MELDS):
                most -= 1

    def _stage(self, k):
        n = self._run(k // 12, k % 12 + 1) if k < 48 else self._set(k - 48)
        if n < 3 or not laying.put(self.s, self._meld, n):
            return False
        for i in range(n):
            self._left[self._meld[i]] -= 1
        return True

    def _run(self, suit, place):
        """Bring the run from a place on into `_meld`, with a joker for one missing card."""
        n = 0
        jokers = self._left[JOKER]
        while place <= 14:
            c = suit * 13 + (place - 1) % 13
            if not self._left[c] or (place == 14 and n == 13):
                if not jokers:
                    return n
                jokers = 0
                c = JOKER
            self._meld[n] = c
            n += 1
            place += 1
        return n

    def _set(self, c):
        n = 0
        while c < JOKER:
            if self._left[c]:
                self._meld[n] = c
                n += 1
            c += 13
        if n < 4 and self._left[JOKER]:
            self._meld[n] = JOKER
            n += 1
        return n

    def sum(self, before, error):
        """A checksum of the whole state that goes on from an earlier one."""
        s = self.s
        for i in range(len(_INTS)):
            self._ints[i] = getattr(s, _INTS[i])
        total = binascii.crc32(self._ints, before ^ error)
        for name in _ROWS:
            total = binascii.crc32(getattr(s, name), total)
        return binascii.crc32(s.generator.seed, total)


def summary(number, most):
    """(rounds, acts, checksum of all states) of a match."""
    walk = Walk(rules_of(number % len(TABLES)))
    walk.deal(number)
    made = total = 0
    while made < most and not walk.s.match_over:
        total = walk.sum(total, walk.step())
        made += 1
    return walk.s.round, made, total


def trace(number, most):
    """The same match act by act: (error, checksum)."""
    walk = Walk(rules_of(number % len(TABLES)))
    walk.deal(number)
    total = 0
    for _ in range(most):
        if walk.s.match_over:
            return
        error = walk.step()
        total = walk.sum(total, error)
        yield error, total
