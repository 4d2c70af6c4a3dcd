"""Which byte stands for which character: the same in all fonts and texts of a script.

1…9     places that `words.fill` fills (number, card, text; each 0, 1 or 2)
10      a line's end
16…27   the signs of SIGNS; 28 a narrow 10
31      a space where no line is broken
32…126  ASCII
128…255 letters: Latin-1 and what EXTRA adds; or the Arabic forms that the texts use
"""

PLACES = {"n": 1, "c": 4, "t": 7}
BREAK = 10
SIGNS = (
    "spades", "hearts", "diamonds", "clubs", "star", "up", "down", "left", "right", "check",
    "dot", "ring",
)  # fmt: skip
FIRST_SIGN = 16
TEN = 28
HARD_SPACE = 31

# How texts write the signs.
WRITTEN = dict(zip("♠♥♦♣★▲▼◀▶✓●○⑩", range(FIRST_SIGN, TEN + 1), strict=True))

EXTRA = {"Œ": 128, "œ": 129, "–": 130, "…": 131, "’": 132}


def latin():
    """{character: byte} of the languages in Latin letters."""
    codes = {chr(c): c for c in [*range(32, 127), *range(161, 256)]}
    return codes | EXTRA | WRITTEN | {"\n": BREAK, "\u00a0": HARD_SPACE}


def arabic(used):
    """{character: byte} for ASCII, the signs, and the other characters of `used`: these go from
    128 up, then take the places of small letters that no text uses."""
    spare = [chr(c) for c in range(97, 123) if chr(c) not in used]
    codes = {chr(c): c for c in range(32, 127)} | WRITTEN
    codes |= {"\n": BREAK, "\u00a0": HARD_SPACE}
    free = [*range(128, 256)] + [ord(character) for character in spare]
    for character in sorted(set(used) - set(codes)):
        if not free:
            raise ValueError("more than 255 characters: no byte left for %r" % character)
        code = free.pop(0)
        if code < 128:
            del codes[chr(code)]
        codes[character] = code
    return codes
