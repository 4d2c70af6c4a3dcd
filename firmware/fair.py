"""Seeds that anyone can check (G-FAIR): hashing is done here, outside the engine.

A match has one secret of 16 bytes. A round's seed is the start of SHA-256 over the secret and the
round's number, so a shown seed tells nothing of the next one.
"""

import hashlib

from engine.shuffle import SEED_BYTES


def _sha256(data):
    # CircuitPython has `new` only.
    made = hashlib.new("sha256", data) if hasattr(hashlib, "new") else hashlib.sha256(data)
    return made.digest()


def round_seed(secret, number):
    """The 16 seed bytes of round `number`."""
    return _sha256(bytes(secret) + number.to_bytes(4, "big"))[:SEED_BYTES]


def commitment(seed):
    """What is shown before the cut: the SHA-256 of the seed bytes."""
    return _sha256(bytes(seed))
