"""A card on its way over the table of the reference board."""

from tests.emulated.boards import wiring
from tests.emulated.pico import Pico
from tests.emulated.test_game import BOARD, compare, files  # noqa: F401 (fixture)
from tests.emulated.twin import dealt

_NORMAL, _RAMI = 1, 3
_CHOSEN = {"lang": 2, "speed": _NORMAL, "variant": _RAMI, "players": 2, "level": 0}
_FRAMES = 4


def test_a_drawn_card_is_in_the_hand_soon(files, tmp_path, figures):  # noqa: F811
    """Each frame of its way is shown, then the hand with it."""
    twin = dealt(BOARD, tmp_path, **_CHOSEN)
    with Pico(wiring(BOARD), files={**files, **twin.files()}) as pico:
        pico.start()
        pico.press("A")
        pico.run(2)
        before = len(pico.ask("panel")["frames"])
        start = pico.press("A")
        pico.run(1)
        shown = [end for _, end, *_ in pico.ask("panel")["frames"][before:]]
        # The words of the line come in between; afterwards the hand is grouped.
        there = shown[_FRAMES + 1] - start
        figures.add("a drawn card in the hand", there * 1000, "ms", 250)
        for _ in range(2):
            twin.press("A")
        twin.screen.slide.land()
        twin.settle()
        compare(pico, twin)
