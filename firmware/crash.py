"""What is left to do after an exception that nobody caught: say it in every way there is."""

import io
import sys
from binascii import hexlify
from time import sleep_ms, ticks_ms

import machine

_FILE = "crash"
_PLAYED = ("match", "round")  # see firmware.saves, which may be what failed
_LETTER = 8  # pixels, the font of MicroPython's framebuf


def text(error):
    """Return the traceback as a str."""
    out = io.StringIO()
    sys.print_exception(error, out)
    return out.getvalue()


def last_line(trace):
    """Return where it was raised, file and function, and what: the end of a traceback."""
    lines = trace.strip().split("\n")
    words = lines[-2].split('"') if len(lines) > 2 else ()
    return " ".join((words[1], words[2].split(" ")[-1])) if len(words) > 2 else "", lines[-1]


def matches(files):
    """Return what is saved of the match and the single round as lines of text, for a report."""
    found = ""
    for name in _PLAYED:
        data = files.load(name)
        if data:
            found += name + " " + hexlify(data).decode() + "\n"
    return found


def report(error, device):
    """Print, keep and show an exception; start anew when a button is pressed."""
    trace = text(error)
    print(trace)
    try:
        device.files.save(_FILE, (trace + matches(device.files)).encode())
        device.files.flush()
    except OSError as full:
        print("Not kept:", full)
    device.wake()
    place, what = last_line(trace)
    draw(device.canvas, ("Sorry, an error:", place, what, "Press a button."))
    device.canvas.show_on(device.panel)
    device.buttons.clear()
    while not device.buttons.next(ticks_ms()):
        sleep_ms(20)
    machine.reset()


def draw(canvas, texts):
    """Fill the canvas with lines of text, broken where it ends."""
    across = canvas.width // _LETTER
    canvas.fill(0)
    y = 0
    for line in texts:
        while line and y < canvas.height:
            canvas.fb.text(line[:across], 0, y, 1)
            line = line[across:]
            y += _LETTER
