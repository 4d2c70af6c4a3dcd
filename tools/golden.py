"""The golden screens of tests/golden: `python -m tools.golden` draws them anew.

They show positions that are set, not played, so that no bot's change of mind changes them. Look at
each before it is committed: tests/test_golden.py compares every pixel. The README's picture is
made of some of them; `make shots` draws them for all displays and languages.
"""

from engine import cards, codes, position
from firmware import words
from firmware.app import App
from firmware.session import EVENT, entry
from hw.boards import sim
from hw.buttons import DOWN, LEFT, RIGHT, UP, A, X, Y
from tools import cli, pixels, sheet
from tools.desk import Desk
from tools.simulator.device import speak

FOLDER = sheet.FOLDER

_LAST_ACTS = {
    "add": codes.act(codes.ADD, 3, cards.parse("AC")),
    "discard": codes.act(codes.DISCARD, 0, cards.parse("5H")),
}

# among buttons: so many milliseconds pass
_SECOND = 1000
# ticks in which everything is found
_STEPS = 60


def _cards(text):
    return text.split()


TALAJ = {
    "variant": "talaj51", "players": 4, "turn": 0, "phase": "play", "dealer": 2, "turns": 21,
    "hands": [
        _cards("AS AH 5H 6H 7H TD JD XX 2C 2D 5D 9S 9S 4C QD"),
        _cards("3S 4S 8H KS"),
        _cards("3D 4D 5D 8D 9D 2S QC QS 9C JS TS 8S 7C 6C"),
        _cards("AC AD 3C 5C 8C KH"),
    ],
    "stock": _cards("7S 6S 5S"), "discard": _cards("KD 9H"),
    "table": [
        {"cards": _cards("6D 7D XX 9D"), "owner": 1},
        {"cards": _cards("JH JC JS"), "owner": 1},
        {"cards": _cards("KH KS KC KD"), "owner": 3},
        {"cards": _cards("TC JC QC KC"), "owner": 3},
    ],
    "laid": [False, True, False, True], "threshold": [55, 51],
    "drawn": {"from": "stock", "card": "QD"}, "scores": [100, 43], "round": 2,
}  # fmt: skip

# Two cards left: one goes to Nora's clubs, with the other the round is closed.
LAST = TALAJ | {
    "hands": [_cards("AC 5H"), *TALAJ["hands"][1:3], _cards("KH")],
    "stock": _cards(
        "7S 6S 5S AS AH AD 5C 3C 8C 6H 7H TD JD XX 2C 2D 5D 9S 9S 4C QD"
    ),
    "laid": [True, True, True, True], "drawn": {"from": "stock", "card": "5H"},
}  # fmt: skip

# What Lina did before, as the session's log has it: (kind, card or points).
_LINA = 1
LOG = (
    (codes.DRAW_DISCARD, cards.parse("JS")),
    (codes.LAY, 82),
    (codes.ADD, cards.parse("9D")),
    (codes.SWAP, cards.parse("8D")),
    (codes.DISCARD, cards.parse("9H")),
    (EVENT + codes.REBUILD, 0),
)

_PAUSE = (UP, RIGHT, A)
# name: the buttons from the table at the person's turn
SCENES = {
    "table": (),
    "sum": (UP,),
    "meld": (UP, UP),
    "options": (A,),
    "builder": (UP, A),
    "pause": _PAUSE,
    "marks": (X,),
    "sliding": (A, A),
    "openings": (Y, Y),
    "told": (_SECOND, _SECOND, _SECOND),
    "log": (*_PAUSE, *[DOWN] * 5, A),
    "hint": (*_PAUSE, DOWN, A),
    "sheet": (*_PAUSE, *[DOWN] * 6, A),
    "sealed": (*_PAUSE, *[DOWN] * 9, A),
    "concede": (*_PAUSE, *[DOWN] * 12, A),
}
# from the end of the round
ENDS = {
    "score": (),
    "proof": (DOWN, A),
}
# from the title
MENUS = {
    "title": (),
    "language": (*[DOWN] * 3, A, A),
    "statistics": (*[DOWN] * 5, A),
    "setup": (A,),
    "cut": (A, A),
    "settings": (DOWN, DOWN, DOWN, A),
    "glossary": (DOWN, DOWN, DOWN, DOWN, A),
    "entry": (DOWN, DOWN, DOWN, DOWN, A, A),
    "rules": (A, UP, A, DOWN, DOWN, A),
    "lesson": (DOWN, DOWN, A),
    "seed": (DOWN, A, *[UP] * 2, LEFT, A, UP),
    "known": (DOWN, A, *[UP] * 2, LEFT, DOWN, DOWN, A),
}


def started(size, language):
    """The application at its title, on a board without chance."""
    desk = Desk(*sim.SIZES[size])
    speak(desk, language)
    app = App(desk)
    app.settings.variant = 1
    app.settings.players = 4
    app.draw()
    return app


def press(app, buttons):
    for button in buttons:
        if button != _SECOND:
            app.press(button)
        app.tick(_SECOND if button == _SECOND else 20)
        app.draw()


def settle(app):
    """What is looked for in steps is found."""
    for _ in range(_STEPS):
        app.tick(1)
    app.draw()


def at_table(size, language, shown=TALAJ):
    """The application at the table in a position."""
    app = started(size, language)
    press(app, (A, A, A))
    app.session.state = position.read(shown)
    app.session.nlog = 0
    for kind, value in LOG:
        app.session.enter(entry(kind, _LINA, value))
    table = app.stack[-1]
    table.tell(b"")
    table.done()
    settle(app)
    return app


def at_end(size, language):
    """The application at the score of a round that the person has closed."""
    app = at_table(size, language, LAST)
    for act in ("add", "discard"):
        error = app.session.act(_LAST_ACTS[act])
        assert not error, error
    press(app, (_SECOND,) * 3)
    return app


def picture(size, language, name):
    """A screen by its name in MENUS, SCENES or ENDS, as a Pillow image."""
    if name in MENUS:
        app, buttons = started(size, language), MENUS[name]
    elif name in SCENES:
        app, buttons = at_table(size, language), SCENES[name]
    else:
        app, buttons = at_end(size, language), ENDS[name]
    press(app, buttons)
    if name not in MENUS:
        settle(app)
    return pixels.image(app.canvas)


NAMES = (*MENUS, *SCENES, *ENDS)


def scenes(sizes=tuple(sim.SIZES), languages=words.LANGUAGES):
    """(path under FOLDER, picture) of all golden screens."""
    for size in sizes:
        for language in languages:
            for name in NAMES:
                yield "%s-%s-%s.png" % (size, language, name), picture(size, language, name)
    words.load(words.LANGUAGES[0])


def main(argv=None):
    cli.none("tools.golden", __doc__, argv)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.png"):
        old.unlink()
    count = 0
    for name, drawn in scenes():
        drawn.save(FOLDER / name)
        count += 1
    print("%d pictures are in %s." % (count, FOLDER.relative_to(sheet.ROOT)))
    sheet.write()


if __name__ == "__main__":
    main()
