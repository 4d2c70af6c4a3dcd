"""The application in MicroPython: plays by buttons, and redraws with the heap locked."""

import gc

import micropython

from engine import codes, position
from firmware.app import App
from firmware.screen import ALL
from firmware.tableview import SLIDE
from hw.buttons import A, X
from hw.canvas import Canvas


class Desk:
    """A board in memory whose entropy is a counter."""

    def __init__(self, width, height, colours):
        self.canvas = Canvas(width, height, colours)
        self.files = {}

    def urandom(self, n):
        return bytes(range(n))

    def load(self, name):
        return self.files.get(name)

    def save(self, name, data):
        self.files[name] = bytes(data)

    def remove(self, name):
        self.files.pop(name, None)

    def flip(self, on):
        pass


def table(size, language, variant=1, players=2):
    """The application at the table, in the person's turn."""
    app = App(Desk(*size))
    chosen = app.settings
    chosen.lang, chosen.variant, chosen.players, chosen.speed = language, variant, players, 2
    app.restart()
    press(app, A, A, A)
    while not app.session.mine():
        app.tick(50)
        app.draw()
    return app


def press(app, *buttons):
    for button in buttons:
        app.press(button)
        app.tick(20)
        app.draw()


def redraw_locked(app):
    """Draw all of the screen again; bytes allocated without the lock, an exception with it."""

    def redraw():
        app.stack[-1].stale(ALL)
        app.draw()

    return locked(redraw)


def locked(f):
    """Call f three times: as it is, with the heap locked, and to count the bytes that it takes."""
    f()
    micropython.heap_lock()
    try:
        f()
    finally:
        micropython.heap_unlock()
    gc.collect()
    before = gc.mem_alloc()
    f()
    return gc.mem_alloc() - before


# Screens of a match; those from `INNER` on open another one with A.
SCREENS = (
    "builder", "pause", "fairness", "log", "settings", "sheet", "hint", "statistics", "openings",
)  # fmt: skip
INNER = ("glossary", "rules")


def redraws(size, language):
    """{screen: bytes} of the screens of a match."""
    app = table(size, language)
    found = {"table": redraw_locked(app)}
    for name in SCREENS + INNER:
        app.open(name)
        app.draw()
        app.tick(20)
        found[name] = redraw_locked(app)
        if name in INNER:
            press(app, A)
            found["in " + name] = redraw_locked(app)
            app.close()
        app.close()
    return found


OPENED = {
    "variant": "talaj51", "players": 2, "turn": 0, "phase": "play", "dealer": 1, "turns": 20,
    "hands": ["5H 6H 7H XX 9S 9D 2C JC 4S QH".split(), "3S 4S 8H KS".split()],
    "stock": "7S 6S 5S".split(), "discard": "KD 9H".split(), "laid": [True, True],
    "table": [{"cards": "6D 7D XX 9D".split(), "owner": 1},
              {"cards": "KH KC KD".split(), "owner": 0}],
    "drawn": {"from": "stock", "card": "QH"},
}  # fmt: skip


def marks(size, language):
    """{what: bytes} of looking for playable and dead cards, in steps, and of drawing them."""
    app = table(size, language)
    app.session.state = position.read(OPENED)
    app.stack[-1].done()
    press(app, X, X, X)
    found = app.stack[-1].marks

    def look():
        found.clear()
        while not found.ended:
            found.work()

    return {"steps": locked(look), "drawn": redraw_locked(app)}


def slides(size, language):
    """Bytes of a card's way over the table."""
    app = table(size, language)
    app.session.state = position.read(OPENED)
    app.settings.speed = 1
    screen = app.stack[-1]
    screen.done()
    screen._load_slide()

    def slide():
        screen.slide.begin(codes.DRAW_STOCK, 0)
        while screen.slide.on:
            screen.stale(SLIDE)
            app.draw()
            screen.slide.tick(40)
        app.draw()

    return locked(slide)


def teaches(size, language):
    """{screen: bytes} of a lesson and of a round's QR code."""
    app = table(size, language)
    app.restart()
    app.open("guide")
    press(app)
    found = {"lesson": redraw_locked(app)}
    app.restart()
    app = table(size, language)
    app.session.state.phase = codes.OVER
    app.open("fairness")
    press(app, A)
    found["code"] = redraw_locked(app)
    return found


def _play_round(session):
    """Play a round to its end by taking and throwing."""
    while not session.over():
        if not session.mine():
            session.rival()
        elif session.state.phase == codes.DRAW:
            session.act(codes.DRAW_STOCK)
        else:
            session.act(session.bot_act(0))


def looks_back(size, language):
    """Play a round by taking and throwing: (turns of it, turns played again, redraw's bytes)."""
    app = between(size, language)
    session = app.session
    app.open("review")
    screen = app.stack[-1]
    replay = screen._replay
    while screen._replay:
        app.tick(20)
    return session.state.turns, replay.done(), redraw_locked(app)


# Screens over the table, and between rounds; those of `INNER` open another one with A.
AT_TABLE = SCREENS + INNER + ("concede", "language", "marks")
BETWEEN = (
    "score", "review", "cut", "fairness", "setup", "seed", "statistics", "message", "guide",
    "table",
)  # fmt: skip


def between(size, language):
    """The application at its title, with a match whose first round is over."""
    app = table(size, language)
    _play_round(app.session)
    app.restart()
    return app


def tour(app, names, times):
    """Open each screen, draw it and close it, so many times."""
    for _ in range(times):
        for name in names:
            _visit(app, name)


def _visit(app, name):
    session, below = app.session, len(app.stack)
    if name == "marks":
        press(app, X, X)
        return
    if name == "seed":
        app.open(name, app.open("setup", True))
    else:
        app.open(name, *((b"title", b"text") if name == "message" else ()))
    app.draw()
    if name != "table":
        app.stack[-1].tick(20)
        app.draw()
    if name in INNER or name == "fairness" and session.over():
        press(app, A)
    app.close(len(app.stack) - below)
    app.session = session
