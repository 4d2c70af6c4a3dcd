"""The browser page in Chromium: as a person plays it, with keys, mouse and fingers."""

import zipfile

import pytest

from hw.buttons import DOWN, LEFT, RIGHT, A
from tests.chromium import CHANCE
from tests.web import SHOT, Twin, tap, wait

PHONE = {
    "viewport": {"width": 390, "height": 664}, "device_scale_factor": 3,
    "is_mobile": True, "has_touch": True,
}  # fmt: skip


def twin(size, language):
    """The simulator, with as little chance as the tab has."""
    return Twin(size, language, lambda n: bytes([CHANCE]) * n)


# From the title to the table: with that chance Lina deals, discards, and a card is to be drawn.
DEALT = (tap(A, A, A), wait(4))


def last(machine, *steps):
    """What a Twin shows after some steps."""
    return machine.run([{"ms": 20}], *steps, SHOT).shots[-1]


def test_a_round_is_played_by_keys_and_goes_on_after_the_tab_was_closed(browser):
    """What is seen is what the simulator shows, pixel by pixel. A card is drawn from the stock,
    and the tab is gone as soon as that is seen: the next one goes on with the card in the hand."""
    other, person = twin("240x240", "en"), browser.person()
    tab = browser.tab(person=person)
    tab.shows_just(last(other))
    tab.press("Enter", "z", "Enter")
    before = last(other, *DEALT)
    tab.shows_just(before)
    tab.page.keyboard.down("Enter")
    tab.shows(lambda picture: picture != before)
    tab.page.close()
    assert tab.complaints == []
    last(other, tap(A))
    again = browser.tab(person=person)
    again.shows_just(last(other.begin()))
    again.press("Enter")
    again.shows_just(last(other, tap(A), wait(1)))


def test_a_round_is_played_by_fingers(browser):
    """Whose touches in quick succession neither zoom nor scroll."""
    other = twin("240x240", "fr")
    tab = browser.tab(locale="fr-FR", **PHONE)
    tab.touch("A", "A", "A")
    tab.shows_just(last(other, *DEALT))
    tab.touch("▶", "▶", "◀")
    tab.shows_just(last(other, tap(RIGHT, RIGHT, LEFT)))
    assert tab.page.evaluate("[visualViewport.scale, scrollX, scrollY]") == [1, 0, 0]
    assert tab.complaints == []


def test_a_button_that_is_held_repeats_until_it_is_let_go(browser):
    other = twin("240x240", "es")
    tab = browser.tab("?lang=es")
    title, *further = [last(other), *(last(other, tap(DOWN)) for _ in range(5))]
    tab.shows_just(title)
    tab.button("▼").hover()
    tab.page.mouse.down()
    tab.shows(lambda picture: picture in further[2:])
    assert "held" in tab.button("▼").get_attribute("class")
    tab.page.mouse.up()
    assert "held" not in tab.button("▼").get_attribute("class")
    tab.page.wait_for_timeout(150)
    there = tab.picture()
    tab.page.wait_for_timeout(300)
    assert tab.picture() == there


def test_display_and_language_are_chosen_in_the_middle_of_a_match(browser):
    """The page speaks Arabic then, from the right; the handheld stays as it is."""
    other = twin("240x240", "en")
    tab = browser.tab()
    tab.press("Enter", "Enter", "Enter")
    tab.shows_just(last(other, *DEALT))
    tab.page.select_option("#size", "72x40")
    tab.page.select_option("#language", "ar")
    other.resize("72x40", "ar")
    tab.shows_just(last(other, wait(1)))
    assert tab.page.evaluate("[document.dir, document.documentElement.lang]") == ["rtl", "ar"]
    assert tab.page.locator("#save").inner_text() == "نسخ المباريات"
    assert tab.page.evaluate("getComputedStyle(handheld).direction") == "ltr"
    tab.reload()
    tab.shows_just(last(other.begin()))


def test_a_pixel_is_a_whole_number_of_the_screens(browser):
    """The room would be enough for a little more than that."""
    dots = 1.5
    tab = browser.tab("?display=128x64", device_scale_factor=dots)
    box = tab.page.locator("#screen").bounding_box()
    assert box["width"] * dots / 128 == pytest.approx(9, abs=0.01)
    assert box["height"] * dots / 64 == pytest.approx(9, abs=0.01)
    assert box["y"] * dots == pytest.approx(round(box["y"] * dots), abs=0.03)


@pytest.mark.parametrize(
    ("width", "height"), [(320, 480), (568, 320), (560, 500), (683, 600), (700, 620), (1280, 720)]
)
def test_the_handheld_is_never_wider_than_the_window(width, height, browser):
    tab = browser.tab(viewport={"width": width, "height": height})
    box = tab.page.locator("#handheld").bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    assert tab.page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_other_tab_goes_on_and_the_first_one_says_so(browser):
    person = browser.person()
    first = browser.tab(person=person)
    second = browser.tab(person=person)
    first.page.wait_for_selector("#notice", state="visible")
    assert first.said().startswith("The game goes on in another tab.")
    first.page.click("#again")
    second.page.wait_for_selector("#notice", state="visible")
    first.started()


@pytest.mark.long
def test_a_tab_that_hangs_loses_the_game_to_the_next(browser):
    """Its worker takes no message: it is not waited for longer than three seconds."""
    person = browser.person()
    first = browser.tab(person=person)
    person.unroute("**/worker.js")
    hung = person.new_page()
    hung.goto(browser.address + "icon.svg")
    first.page.close()
    hung.evaluate("void navigator.locks.request('rami', () => new Promise(() => {}))")
    browser.tab(person=person)


def test_saves_go_into_a_file_and_come_back(browser, tmp_path):
    """The settings among them: French, in a browser of somebody who speaks English."""
    tab = browser.tab(locale="fr-CA")
    with tab.page.expect_download() as download:
        tab.page.click("#save")
    path = tmp_path / "rami-saves.zip"
    download.value.save_as(path)
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
    fresh = browser.tab()
    fresh.page.on("dialog", lambda asked: asked.accept())
    fresh.page.set_input_files("#file", __file__)
    fresh.page.get_by_text("That file is no backup of matches.").wait_for()
    with fresh.page.expect_navigation():
        fresh.page.set_input_files("#file", path)
    fresh.shows_just(last(twin("240x240", "fr")))


def test_without_a_network_the_page_starts_all_the_same(browser):
    person = browser.person(service_workers="allow")
    tab = browser.tab(person=person)
    tab.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.set_offline(True)
    tab.reload()
    tab.shows_just(last(twin("240x240", "en")))


@pytest.mark.parametrize("script", ["delete window.WebAssembly", "delete window.Worker"])
def test_a_browser_that_is_too_old_is_told_what_it_takes(browser, script):
    person = browser.person()
    person.add_init_script(script)
    page = person.new_page()
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    page.goto(browser.address)
    assert "needs JavaScript modules, WebAssembly" in page.inner_text("body")
    assert "WebAssembly" in page.inner_text("[lang=ar]")


def test_without_scripts_it_is_told_too(browser):
    page = browser.person(java_script_enabled=False).new_page()
    page.goto(browser.address)
    assert "needs JavaScript modules" in page.inner_text(".plain")


def test_an_error_in_the_game_is_told_and_the_saves_can_be_taken(browser):
    person = browser.person()
    person.route("**/game.bin", lambda route: route.fulfill(body=b"no game"))
    tab = person.new_page()
    tab.goto(browser.address)
    tab.get_by_text("An error has stopped the game:").wait_for()
    assert "no module named 'browser'" in tab.inner_text("#notice")
    with tab.expect_download():
        tab.click("#save")


def test_a_browser_that_keeps_nothing_says_so_and_plays(browser):
    """The saves of the moment can be taken all the same."""
    tab = browser.tab(person=browser.person(without="indexedDB"))
    tab.page.get_by_text("This browser keeps nothing").wait_for()
    tab.page.select_option("#language", "fr")
    tab.page.get_by_text("Ce navigateur ne garde rien").wait_for()
    with tab.page.expect_download() as download:
        tab.page.click("#save")
    with zipfile.ZipFile(download.value.path()) as archive:
        assert {name.split(".")[0] for name in archive.namelist()} == {"settings"}


def test_a_page_whose_server_is_gone_says_so(browser):
    person = browser.person()
    person.route("**/game.json", lambda route: route.abort())
    page = person.new_page()
    page.goto(browser.address)
    page.get_by_text("An error has stopped the game:").wait_for()
    person.unroute("**/game.json")
    page.click("#again")
    page.wait_for_selector("#notice", state="hidden")
