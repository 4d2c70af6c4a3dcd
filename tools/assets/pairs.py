"""Makes texts smaller: a byte that none of them uses stands for a pair of bytes that is frequent.

Gage, A New Algorithm for Data Compression, 1994. Undone by `firmware.learn` without any table but
that of the pairs, one text at a time.
"""

from collections import Counter

# A pair costs three bytes in the table.
_LEAST = 5


def packed(texts):
    """Return ([(byte, first, second)], texts): the pairs, and the texts (bytes) with them."""
    texts = list(texts)
    pairs = []
    # A 0 in the table means that a byte is itself.
    free = sorted(set(range(1, 256)) - set(b"".join(texts)))
    while free:
        (first, second), count = _most_frequent(texts)
        if count < _LEAST:
            break
        code = free.pop(0)
        pairs.append((code, first, second))
        texts = [text.replace(bytes((first, second)), bytes((code,))) for text in texts]
    return pairs, texts


def _most_frequent(texts):
    """The pair that can be replaced most often, and how often."""
    counts: Counter[tuple[int, int]] = Counter()
    for text in texts:
        before = None
        for pair in zip(text, text[1:], strict=False):
            # Of `aaa` only one pair can be replaced.
            if pair != before:
                counts[pair] += 1
                before = pair
            else:
                before = None
    usable = [(count, pair) for pair, count in counts.items() if all(pair)]
    count, pair = max(usable, default=(0, (0, 0)))
    return pair, count
