"""Acts, phases, events and errors as small ints.

An act is `kind | meld << 4 | card << 10 | end << 16`; the melds of a LAY are in the state's stage.
`names` turns errors into the words of the protocol, the interface into words for people.
"""

from engine.compat import const

# phases
DRAW = const(0)
PLAY = const(1)
OVER = const(2)

# acts
DRAW_STOCK = const(1)
DRAW_DISCARD = const(2)
DRAW_TOURNANTE = const(3)
RETURN = const(4)
LAY = const(5)
ADD = const(6)
SWAP = const(7)
DISCARD = const(8)
UNDO = const(9)

LOW = const(1)
HIGH = const(2)

# where the turn's card came from
FROM_STOCK = const(1)
FROM_DISCARD = const(2)
FROM_TOURNANTE = const(3)

# entries of the public record: the act in the two high bits, the card below
PUBLIC_TAKE = const(0x00)
PUBLIC_TOURNANTE = const(0x40)
PUBLIC_DISCARD = const(0x80)
PUBLIC_REBUILD = const(0xC0)

NOBODY = const(255)

# events
ROUND_END = const(1)
MATCH_END = const(2)
REBUILD = const(3)
TOURNANTE_END = const(4)

# why a round ended
CLOSE = const(1)
VOID = const(2)
STALL = const(3)

# errors; the order of `names.ERRORS`
OK = const(0)
E_MATCH_OVER = const(1)
E_ROUND_OVER = const(2)
E_WRONG_PHASE = const(3)
E_STOCK_ONLY = const(4)
E_TAKE_ONE_CARD = const(5)
E_TAKE_FIRST_ROUND = const(6)
E_TAKE_EMPTY = const(7)
E_TAKE_JOKER = const(8)
E_NO_TOURNANTE = const(9)
E_NOT_TOURNANTE = const(10)
E_FIRST_ROUND = const(11)
E_NOT_IN_HAND = const(12)
E_TWO_JOKERS = const(13)
E_BAD_RUN = const(14)
E_BAD_ACE = const(15)
E_BAD_SET = const(16)
E_KEPT_CARD = const(17)
E_KEEP_CLOSING = const(18)
E_NOT_ALL = const(19)
E_MIX = const(20)
E_OPENING_JOKER = const(21)
E_OPEN_RUN = const(22)
E_UNTAKEN_RUN = const(23)
E_PARTNER_RUN = const(24)
E_OPEN_SET = const(25)
E_OPEN_MIN = const(26)
E_THRESHOLD = const(27)
E_NO_LAYOFF = const(28)
E_ADD_UNOPENED = const(29)
E_SWAP_UNOPENED = const(30)
E_NO_MELD = const(31)
E_RUN_MISFIT = const(32)
E_SET_MISFIT = const(33)
E_SET_NOT_FULL = const(34)
E_NOT_REPRESENTED = const(35)
E_DISCARD_TAKEN = const(36)
E_MUST_USE = const(37)
E_MUST_REPLAY = const(38)
E_NO_UNDO = const(39)
E_BAD_ACT = const(40)
E_ACE_MISFIT = const(41)


def act(kind, meld=0, card=0, end=0):
    """The act of a kind on table meld `meld` with `card` at `end` (LOW, HIGH or 0)."""
    return kind | meld << 4 | card << 10 | end << 16


def kind_of(a):
    return a & 15


def meld_of(a):
    return a >> 4 & 63


def card_of(a):
    return a >> 10 & 63


def end_of(a):
    return a >> 16 & 3
