"""The round's commitment, its cut and, after the round, its seed (G-FAIR): as text, and with A as
a QR code of all that a PC needs to deal it again. On the smallest canvas no camera could read
that, so it is there as text."""

from firmware import fair, palette, phrases, qr, words
from firmware.reading import Reading
from firmware.screen import Screen as Base
from firmware.screens.cut import hexed
from firmware.session import KNOWN
from hw.buttons import A, B

HELPERS = ("qr", "firmware.screens.cut")


class Screen(Reading):
    def __init__(self, app):
        session = app.session
        seed = session.seed()
        over = session.over()
        known = session.kind == KNOWN
        narrow = app.look.narrow
        shown = hexed(seed, 16) if over or known else b""
        if over and narrow:
            shown = code(session)
        self._offers = over and not narrow
        text = _lines(
            words.get("fair.known" if known else "fair.promise"),
            b"" if known else _broken(app.look, hexed(fair.commitment(seed), 32)),
            phrases.say("fair.cut", session.state.cut, session.rules.cards),
            words.get("fair.seed"),
            _broken(app.look, shown) if shown else words.get("fair.later"),
            words.get("fair.code") if self._offers else b"",
        )
        super().__init__(app, words.get("pause.fairness"), text)

    def press(self, button):
        if button == A and self._offers:
            self.app.push(_Code(self.app))
        else:
            super().press(button)


class _Code(Base):
    """The QR code, as large as the canvas allows, on a light ground."""

    def __init__(self, app):
        super().__init__(app)
        self._modules = qr.modules(code(app.session))
        mono = app.look.mono
        self._light = 1 if mono else palette.WHITE
        self._dark = 0 if mono else palette.BLACK

    def press(self, button):
        if button & (A | B):
            self.app.close()

    def paint(self, canvas, parts):
        canvas.fill(self._light)
        # Readers want four light modules around it, and do with two.
        size = min(canvas.width, canvas.height) // (qr.SIDE + 4)
        x = (canvas.width - qr.SIDE * size) // 2
        y = (canvas.height - qr.SIDE * size) // 2
        for row in range(qr.SIDE):
            self._row(canvas, row, x, y + row * size, size)

    def _row(self, canvas, row, x, y, size):
        for at in range(row * qr.SIDE, (row + 1) * qr.SIDE):
            if self._modules[at]:
                canvas.fill_rect(x, y, size, size, self._dark)
            x += size


def code(session):
    """Seed; variant, players, profile, jokers; dealer; cut."""
    rules = session.rules
    parts = [bytes(hexed(session.seed(), 16)).upper()]
    figures = (rules.variant, rules.players, rules.profile, rules.jokers)
    parts.append(b"".join([phrases.say("n", figure) for figure in figures]))
    parts.append(phrases.say("n", session.state.dealer))
    parts.append(phrases.say("n", session.state.cut))
    return b"/".join(parts)


def _broken(look, digits):
    """Hexadecimal digits in lines that begin at the left in every language."""
    across = (look.width - 2 * look.pad - 2) // look.text.width(b"0")
    step = across // 4 * 4
    return b"\n".join([digits[i : i + step] for i in range(0, len(digits), step)])


def _lines(*texts):
    return b"\n".join([bytes(text) for text in texts])
