"""What a player knows who remembers every public card (G-VIEW): read from a view, nothing else.

The public record is part of the saved match, so this memory needs no saving of its own.
"""

from engine import codes, melds
from engine.cards import FACES, JOKER, NONE
from engine.score import next_seat
from engine.state import top


class Memory:
    """`unseen[c]`: copies of c in the stock or in hands not his, those the rivals took openly
    included; `pile[c]`: copies in the discard pile or lying as the tournante;
    `held[seat * 53 + c]`: copies a seat took openly and has not shown since."""

    def __init__(self, rules):
        self.unseen = bytearray(FACES)
        self.pile = bytearray(FACES)
        self.held = bytearray(FACES * rules.players)

    def read(self, v):
        """Everything the view's owner can remember."""
        self._walk(v)
        unseen = self.unseen
        for c in range(FACES):
            unseen[c] = 0
        for i in range(v.ntable):
            self._count_meld(v.table[i])
        own = v.seat * FACES
        for c in range(FACES):
            copies = v.rules.decks if c < JOKER else v.rules.jokers
            unseen[c] = max(copies - v.hands[own + c] - self.pile[c] - unseen[c], 0)
        self._bound_held(v)

    def _walk(self, v):
        """Follow the record from the turn in which it began."""
        for c in range(FACES):
            self.pile[c] = 0
        for i in range(len(self.held)):
            self.held[i] = 0
        seat = v.public_seat
        for i in range(v.npublic):
            entry = v.public[i]
            c = entry & 63
            kind = entry & 0xC0
            if kind == codes.PUBLIC_DISCARD:
                self._discarded(seat, c)
                seat = next_seat(v, seat)
            elif kind == codes.PUBLIC_REBUILD:
                self._rebuilt(v.public[i - 1] & 63)
            else:
                self._taken(seat, c)
        self._first_cards(v)

    def _discarded(self, seat, c):
        self.pile[c] += 1
        at = seat * FACES + c
        if self.held[at]:
            self.held[at] -= 1

    def _taken(self, seat, c):
        if self.pile[c]:
            self.pile[c] -= 1
        self.held[seat * FACES + c] += 1

    def _rebuilt(self, visible):
        """All but the visible card went back into the stock."""
        for c in range(FACES):
            self.pile[c] = 0
        self.pile[visible] = 1

    def _first_cards(self, v):
        """The turned card of R, or the cards of a position, are in no record but can be seen."""
        self._lies_open(top(v))
        self._lies_open(v.tournante)

    def _lies_open(self, c):
        if c != NONE and not self.pile[c]:
            self.pile[c] = 1

    def _count_meld(self, m):
        for i in range(melds.size(m)):
            self.unseen[melds.card_at(m, i)] += 1

    def _bound_held(self, v):
        """What was taken and then laid is in no hand; nor is what must be laid at once."""
        for i in range(len(self.held)):
            most = 0 if v.rules.taken_must_lay else self.unseen[i % FACES]
            if self.held[i] > most:
                self.held[i] = most
