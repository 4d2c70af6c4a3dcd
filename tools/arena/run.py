"""Play jobs in chunks of pairs on all cores or a Dask cluster; keep what is done in a file.

A chunk's outcome depends on the job and the chunk's number only, so it does not matter who plays
it, and a stopped run goes on where it was. A line of the file is a chunk; its key has a
fingerprint of the sources, so that what older bots did is not taken for the newer ones'.
"""

import contextlib
import functools
import hashlib
import json
import os
import signal
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from tools.arena.game import Games, Row

CHUNK = 10
_ROOT = Path(__file__).resolve().parent.parent.parent


def play_chunk(job, index):
    """The rows of a chunk's pairs, and why rounds were forfeited."""
    games = Games(job)
    try:
        rows = [games.pair(number) for number in range(index * CHUNK, (index + 1) * CHUNK)]
    finally:
        games.close()
    return [list(row) for row in rows], sorted(set(games.reasons))


@functools.cache
def fingerprint():
    """Twelve digits that change with the sources that a result depends on."""
    digest = hashlib.sha256()
    for folder in ("engine", "tools/arena"):
        for path in sorted((_ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def key_of(job):
    return json.dumps([fingerprint(), *job])


class Store:
    """Finished chunks, in memory and, with a path, in a file of JSON lines."""

    def __init__(self, path=None):
        self._path = path
        self._chunks = {}
        if path and path.exists():
            self._read()

    def _read(self):
        for line in self._path.read_text(encoding="utf-8").splitlines():
            try:
                found = json.loads(line)
                place = found["key"], found["chunk"]
                self._chunks[place] = found["rows"], found["reasons"]
            except (ValueError, KeyError, TypeError):
                # A run that was killed may have left half a line.
                continue

    def has(self, job, index):
        return (key_of(job), index) in self._chunks

    def add(self, job, index, rows, reasons):
        key = key_of(job)
        self._chunks[key, index] = rows, reasons
        if self._path:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            line = json.dumps({"key": key, "chunk": index, "rows": rows, "reasons": reasons})
            # The newline goes first, in case the line before was left unfinished.
            with self._path.open("a", encoding="utf-8") as file:
                file.write("\n" + line)

    def rows(self, job, pairs):
        """What is known of the job's first pairs, and why rounds were forfeited."""
        rows, reasons = [], set()
        for index in range(chunks_of(pairs)):
            found, why = self._chunks.get((key_of(job), index), ((), ()))
            rows += [Row(*row) for row in found]
            reasons.update(why)
        return rows[:pairs], sorted(reasons)


def chunks_of(pairs):
    return -(-pairs // CHUNK)


def run(jobs, pairs, store, executor, done=lambda: None):
    """Play what the store lacks; `done()` hears of each chunk. False when it was interrupted: the
    chunks under way are still kept."""
    waiting = {}
    try:
        for job in jobs:
            for index in range(chunks_of(pairs)):
                if not store.has(job, index):
                    waiting[executor.submit(play_chunk, job, index)] = job, index
        _collect(waiting, store, done)
    except KeyboardInterrupt:
        _cancel(waiting)
        _collect(waiting, store, done)
        return False
    except Exception:
        _cancel(waiting)
        raise
    return True


def _cancel(waiting):
    """Forget the chunks that have not begun."""
    for future in list(waiting):
        if future.cancel():
            del waiting[future]


def _collect(waiting, store, done):
    for future in as_completed(list(waiting)):
        store.add(*waiting[future], *future.result())
        del waiting[future]
        done()


def pool(workers):
    """Processes of this machine; Ctrl-C is for the one that collects."""
    return ProcessPoolExecutor(workers, initializer=_ignore_interrupts)


def _ignore_interrupts():
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def cluster(address):
    """The executor of a Dask cluster, whose workers can import this project."""
    from distributed import Client

    try:
        found = Client(address)
    except (OSError, ValueError) as error:
        raise SystemExit("No Dask cluster answers at %s: %s" % (address, error)) from None
    with found as client, client.get_executor() as executor:
        yield executor


def cores():
    """How many processes may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
