"""The browser page in Chromium, by Playwright, which `make` installs where there is a Chromium.

    browser = Chromium()                           # in pytest: the fixture `browser`
    with browser.started(folder):
        tab = browser.tab(locale="fr-FR")          # .page is Playwright's
        tab.press("Enter")
        tab.picture()                              # the canvas's pixels as red, green, blue, alpha
"""

import contextlib
import functools
import importlib.util
import shutil

from tests import web
from tools.simulator.web.serve import Server

_NAMES = ("chromium", "chromium-browser", "google-chrome")
_LIMIT = 20_000  # ms: nothing here takes half a second on a quiet machine

# Read from a copy: of a canvas that is read more than once Chromium complains.
_PICTURE = """() => {
  const canvas = document.getElementById("screen");
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext("2d", { willReadFrequently: true });
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(""));
}"""
# Goes before the worker. Every byte of chance is this one; a picture that overtakes what is being
# kept ends the game.
CHANCE = 7
_WATCHED = """
crypto.getRandomValues = (bytes) => bytes.fill(%d);
const { transaction } = IDBDatabase.prototype;
const post = postMessage;
let writing = 0;
IDBDatabase.prototype.transaction = function (...given) {
  const begun = transaction.apply(this, given);
  if (given[1] === "readwrite") {
    writing++;
    begun.addEventListener("complete", () => writing--);
  }
  return begun;
};
globalThis.postMessage = (told) => {
  if (told.picture && writing) throw new Error("seen before it was kept");
  post(told);
};
""" % CHANCE


def found():
    """The path of this machine's Chromium, or None."""
    return next(filter(None, map(shutil.which, _NAMES)), None)


def _watched(without, route):
    answer = route.fetch()
    lacking = "Object.defineProperty(globalThis, '%s', {});\n" % without if without else ""
    route.fulfill(response=answer, body=_WATCHED + lacking + answer.text())


class Chromium:
    """A Chromium without a window, and a server of the page's folder."""

    tier = "t5"

    @property
    def missing(self):
        if found() is None:
            return "no Chromium (Debian: apt-get install chromium)"
        if importlib.util.find_spec("playwright") is None:
            return "no Playwright: run `make setup`"
        return None

    @contextlib.contextmanager
    def started(self, folder):
        """Runs it, and a server of the page's folder."""
        from playwright.sync_api import sync_playwright

        with web.serving(Server(folder, 0)) as server, sync_playwright() as playwright:
            self.address = server.address
            self._browser = playwright.chromium.launch(executable_path=found())
            yield self
            self._browser.close()

    def person(self, without="", **options):
        """Somebody's browser, which keeps files; options are those of Playwright's new_context.
        `without` names something that its workers do not have."""
        usual = {"locale": "en-US", "service_workers": "block"}
        context = self._browser.new_context(**usual | options)
        context.set_default_timeout(_LIMIT)
        context.route("**/worker.js", functools.partial(_watched, without))
        return context

    def tab(self, where="", person=None, **options):
        """The page in a tab, started."""
        return Tab(self, person or self.person(**options), where).started()


class Tab:
    """A tab, and what went wrong in it: `complaints`, of its console too."""

    def __init__(self, browser, person, where):
        self.person = person
        self.page = person.new_page()
        self.complaints = []
        self.page.on("console", lambda line: self._note(line.text))
        self.page.on("pageerror", lambda error: self._note(str(error)))
        self.page.goto(browser.address + where)

    def _note(self, complaint):
        if "blocked by Playwright" not in complaint:
            self.complaints.append(complaint)

    def started(self):
        """Wait until the game has drawn something."""
        self.page.wait_for_selector("#notice", state="hidden")
        self.shows(lambda picture: len(set(picture)) > 2)
        return self

    def picture(self):
        return web.decoded(self.page.evaluate(_PICTURE))

    def shows(self, wanted):
        """Wait for a picture of which `wanted` is true, and return it."""
        for _ in range(_LIMIT // 20):
            picture = self.picture()
            if wanted(picture):
                return picture
            self.page.wait_for_timeout(20)
        raise AssertionError("the picture did not come; the tab says: %s" % self.complaints)

    def shows_just(self, picture):
        self.shows(lambda shown: shown == picture)

    def press(self, *keys):
        """Press keys as a person does."""
        for key in keys:
            self.page.keyboard.press(key, delay=60)
            self.page.wait_for_timeout(60)

    def touch(self, *names):
        """Touch drawn buttons, by their names."""
        for name in names:
            self.button(name).tap()
            self.page.wait_for_timeout(120)

    def button(self, name):
        """A drawn button, as Playwright has it."""
        return self.page.locator("[data-button='%d']" % "▲▼◀▶ABXY".index(name))

    def reload(self):
        self.page.reload()
        return self.started()

    def said(self):
        """What the page says over the picture."""
        return self.page.locator("#notice").inner_text()
