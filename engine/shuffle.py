"""The generator and the shuffle (G-FAIR).

Speck48/96 (Beaulieu et al., The SIMON and SPECK Families, 2013) in counter mode: words of 24 bits,
so every value stays below 2^30. The first 12 seed bytes are the key, the last four the nonce, and
a block's number fills the rest of its 48 bits; each block gives three draws of 16 bits.
"""

from array import array

from engine.cards import JOKER
from engine.compat import const

SEED_BYTES = const(16)
_ROUNDS = const(23)
_MASK = const(0xFFFFFF)


class Generator:
    """Numbers from 16 seed bytes; `drawn` counts the 16-bit draws made so far, and setting it
    resumes the sequence there."""

    def __init__(self):
        self.seed = bytearray(SEED_BYTES)
        self.drawn = 0
        self._keys = [0] * _ROUNDS
        self._rest = array("I", (0, 0, 0))
        # the draws of the block encrypted last
        self._draws = array("H", (0, 0, 0))
        self._ready = False

    def start(self, seed):
        """Begin the sequence of 16 seed bytes."""
        for i in range(SEED_BYTES):
            self.seed[i] = seed[i]
        self.drawn = 0
        self._ready = False

    def restart(self, drawn):
        """Resume at draw number `drawn` of the seed bytes that stand in `seed`."""
        self.drawn = drawn
        self._ready = False

    def below(self, n):
        """A number 0 … n-1, n at most 65,536, each equally likely: draws that would favour the
        low ones are thrown away."""
        while True:
            part = self.drawn % 3
            if part == 0 or not self._ready:
                self._encrypt(self.drawn // 3)
            self.drawn += 1
            x = self._draws[part]
            i = x % n
            # the rest of the draws, 65,536 of them, is too small for another n
            if x - i <= 65536 - n:
                return i

    def _word(self, i):
        return self.seed[i] | self.seed[i + 1] << 8 | self.seed[i + 2] << 16

    def _schedule(self):
        keys = self._keys
        rest = self._rest
        for i in range(3):
            rest[i] = self._word(3 + 3 * i)
        k = self._word(0)
        for i in range(_ROUNDS):
            keys[i] = k
            word = rest[i % 3]
            word = ((k + (word >> 8 | (word & 255) << 16)) & _MASK) ^ i
            rest[i % 3] = word
            k = ((k & 0x1FFFFF) << 3 | k >> 21) ^ word

    def _encrypt(self, y):
        """Encrypt block number y."""
        if not self._ready:
            self._schedule()
            self._ready = True
        x = self._word(12)
        y |= self.seed[15] << 16
        # `*` and `+` in place of `<<` and `|`: CPython has instructions of their own for them.
        for k in self._keys:
            x = ((x >> 8) + (x & 255) * 65536 + y & _MASK) ^ k
            y = (y & 0x1FFFFF) * 8 + (y >> 21) ^ x
        draws = self._draws
        draws[0] = x >> 8
        draws[1] = (x & 255) << 8 | y >> 16
        draws[2] = y & 65535


def shuffle(pack, n, generator):
    """Fisher-Yates over the first n cards of a bytearray, the last place first."""
    for i in range(n - 1, 0, -1):
        j = generator.below(i + 1)
        c = pack[i]
        pack[i] = pack[j]
        pack[j] = c


def new_pack(pack, rules):
    """Fill a bytearray with the pack in its first order: deck by deck, the jokers last."""
    for i in range(rules.cards):
        pack[i] = i % 52 if i < 52 * rules.decks else JOKER


def first_dealer(generator, players):
    """The dealer of a match's first round, from the match's own seed (T-ORDER)."""
    return generator.below(players)
