"""The browser page without a browser: its machine in Node, and what the simulator shows instead.

    page = Page(folder)                            # of tools.simulator.web.build.write
    run = page.run("128x64", "fr", tap(A), SHOT)   # .shots, .files, .told
    desk = Twin("128x64", "fr")                    # the same steps: .run(…), .shots
"""

import base64
import contextlib
import json
import threading

from firmware import words
from firmware.app import App
from hw.boards import sim
from hw.canvas import Canvas
from tests.vm import finished
from tools import node, pixels
from tools.desk import Desk
from tools.simulator.device import speak

_DRIVER = node.FOLDER / "web.mjs"
# Near the end of the numbers that a time may have, so that it wraps.
_NOW = 2**30 - 500

SHOT = [{"shot": True}]


def tap(*buttons):
    """The steps of short presses, one after the other, each with a picture at its end."""
    return [step for button in buttons for step in _tapped(button.bit_length() - 1)]


def _tapped(index):
    return [{"down": index}, {"ms": 60}, {"up": index}, {"ms": 60}, *SHOT]


def wait(seconds):
    """The steps of a time in which nothing is pressed."""
    return [{"ms": 40}] * (25 * seconds) + SHOT


def decoded(text):
    return base64.b64decode(text)


class Run:
    """What came of a run: pixels as bytes, files {name: bytes}, what the page was told."""

    def __init__(self, found):
        self.shots = [decoded(shot) for shot in found["shots"]]
        self.files = {name: decoded(data) for name, data in found["files"].items()}
        self.told = found["told"]

    def heard(self, what):
        """All that the page was told of `tone`, `language` or `flipped`."""
        return [told[what] for told in self.told if what in told]


class Page:
    """A folder of the page, run in Node."""

    def __init__(self, folder):
        (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
        self.folder = folder

    def run(self, size, language, *steps, files=None, timeout=60):
        """Start with the files, make the steps (lists of them), return a Run."""
        kept = {name: base64.b64encode(data).decode() for name, data in (files or {}).items()}
        request = {
            "folder": str(self.folder), "size": size, "language": language, "now": _NOW,
            "files": kept, "steps": [step for part in steps for step in part],
        }  # fmt: skip
        command = [*node.node(), str(_DRIVER)]
        printed = finished(command, json.dumps(request).encode(), timeout, None, node.FOLDER)
        return Run(json.loads(printed))


class Twin:
    """The application on CPython, with the same random bytes."""

    def __init__(self, size, language, urandom=None):
        self.desk = Desk(*sim.SIZES[size])
        self.desk.urandom = urandom or self.desk.urandom
        speak(self.desk, language)
        self.shots = []
        self.begin()

    def begin(self):
        """Start, or start again with what has been saved."""
        self.app = App(self.desk)
        return self

    def run(self, *steps):
        for part in steps:
            for step in part:
                for name, value in step.items():
                    getattr(self, "_" + name)(value)
        return self

    def resize(self, size, language):
        """Go on on another display in another language."""
        self.app.canvas = self.desk.canvas = Canvas(*sim.SIZES[size])
        speak(self.desk, language)
        self.app.settings.lang = words.LANGUAGES.index(language) + 1
        self.app.relook()

    def _down(self, index):
        self.app.press(1 << index)

    def _up(self, index):
        pass

    def _ms(self, ms):
        self.app.draw()
        self.app.tick(ms)
        self.app.draw()

    def _shot(self, _):
        self.shots.append(rgba(self.desk.canvas))


def rgba(canvas):
    """A canvas as the browser has its pixels."""
    return pixels.image(canvas).convert("RGBA").tobytes()


@contextlib.contextmanager
def serving(server):
    """Has a server answer, in a thread, until the block ends."""
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
