"""The language, asked for at the first start and from the settings; each in its own words."""

from firmware import font, words
from firmware.listing import Listing


class Screen(Listing):
    def __init__(self, app):
        self._names = []
        self._fonts = []
        fonts = {words.script: app.look.text}
        for name in words.LANGUAGES:
            words.load(name)
            if words.script not in fonts:
                fonts[words.script] = font.load(app.look.text_size, words.script)
            self._names.append(words.get("language"))
            self._fonts.append(fonts[words.script])
        words.load(words.LANGUAGES[max(0, app.settings.lang - 1)])
        super().__init__(app, b"", len(words.LANGUAGES))
        self.visible = self.n
        self.at = max(0, app.settings.lang - 1)

    def _paint_row(self, canvas, row):
        look = self.app.look
        h = look.height // self.n
        here = row == self.at
        canvas.fill_rect(0, row * h, look.width, h, look.cursor if here else look.paper)
        f = self._fonts[row]
        y = row * h + (h - f.height) // 2
        ink = look.cursor_ink if here else look.ink
        f.draw_centre(canvas, self._names[row], look.width // 2, y, ink)

    def turned(self, i, step):
        pass

    def chosen(self, i):
        self.app.settings.lang = i + 1
        self.app.settings.save()
        self.app.relook()

    def dismissed(self):
        if self.app.settings.lang:
            self.app.close()
