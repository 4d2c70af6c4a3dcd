"""Rates by CPU time, so that a busy machine disturbs them little."""

import statistics
import time


def rate(work, seconds=0.3, repeats=5):
    """Return the median of work's units a second of CPU time.

    `work()` does some work and returns how many units that was. Each repeat calls it until
    `seconds` have passed.
    """
    work()  # imports and caches are not what is measured
    return statistics.median(_once(work, seconds) for _ in range(repeats))


def _once(work, seconds):
    start = time.process_time()
    units, spent = 0, 0.0
    while spent < seconds:
        units += work()
        spent = time.process_time() - start
    return units / spent
