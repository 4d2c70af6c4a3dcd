"""A bot in another program, asked over a pipe (docs/bots.md): a view a line out, an act a line in.

It loses the round when it says nothing in time, ends, or names an act that is no act.
"""

import contextlib
import json
import queue
import shlex
import subprocess
import tempfile
import threading

from engine import laying, position
from engine.legal import Legal
from tools.table import answers, words
from tools.table.refusal import Refusal


class Forfeit(Exception):
    """A player cannot go on; the text says why."""


class External:
    """The player behind a command line, whose process starts when it is first asked."""

    def __init__(self, command, rules, seconds):
        self._command = command
        self._legal = Legal(rules)
        self._seconds = seconds
        self._process = None
        self._lines = None
        self._errors = None

    def start(self, generator):
        """A bot knows what the view tells: nothing of an earlier round concerns it."""

    def decide(self, v):
        self._legal.fill(v)
        request = {"view": position.view(v), "acts": answers.legal_acts(self._legal)}
        text = self._ask(json.dumps(request, separators=(",", ":")))
        try:
            act, lay = words.act(text.split())
        except Refusal:
            raise self._lost("no act: %r" % text[:60]) from None
        laying.clear(v)
        for cards in lay:
            if not laying.put(v, cards, len(cards)):
                raise self._lost("more cards than a hand has: %r" % text[:60])
        return act

    def close(self):
        """End the process, if one runs."""
        if self._process is None:
            return
        self._process.kill()
        self._process.wait()
        with contextlib.suppress(BrokenPipeError):  # the last question may wait unread
            self._process.stdin.close()
        self._errors.close()
        self._process = None

    def _ask(self, line):
        try:
            if self._process is None:
                self._launch()
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._ended() from None
        except OSError as error:
            raise self._lost("does not run: %s" % error) from None
        try:
            answer = self._lines.get(timeout=self._seconds)
        except queue.Empty:
            raise self._lost("no answer in %g s" % self._seconds) from None
        if answer is None:
            raise self._ended()
        return answer.strip()

    def _ended(self):
        return self._lost("ended with status %s%s" % (self._process.wait(), self._said()))

    def _launch(self):
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (`close` ends it)
        # A session of its own: Ctrl-C stops the arena, which then lets its rounds end.
        self._process = subprocess.Popen(
            shlex.split(self._command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
        )
        self._lines = queue.Queue()
        reader = threading.Thread(
            target=_read, args=(self._process.stdout, self._lines), daemon=True
        )
        reader.start()

    def _said(self):
        """The last line of the program's stderr."""
        self._errors.seek(0)
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return ": " + lines[-1][:100] if lines else ""

    def _lost(self, why):
        self.close()
        return Forfeit(why)


def _read(pipe, lines):
    """Pass a program's lines on; None says that there are no more."""
    with pipe:
        for line in pipe:
            lines.put(line)
    lines.put(None)
