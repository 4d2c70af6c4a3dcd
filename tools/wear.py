"""`make wear`: what saving does to the Pico's flash.

    python -m tools.wear

Bots play rounds as on the device, in the person's seat too; every save goes through hw/storage
onto littlefs as MicroPython sets it up on the Pico (1408 KB), where erased sectors are counted.
littlefs moves what is written all over the free sectors, and folders every 100 erasures.
"""

from engine import codes
from engine.rulesets import Ruleset
from firmware import saves
from firmware.session import ME, Session
from hw.storage import Slots
from tests.disk import Image
from tools import build, cli

_ROUNDS = 12
_ENDURANCE = 100_000  # erasures of a sector (W25Q16JV datasheet: more than 100,000)
_ROUNDS_A_DAY = 50


class Counted(Image):
    """Files on littlefs beside a board's installed game, with figures."""

    def __init__(self):
        super().__init__()
        self.saves = self.bytes = 0
        for name, data in build.files(build.DEFAULT_BOARD).items():
            super().save(name.replace("/", "_"), b"", data)

    def save(self, name, head, data):
        self.saves += 1
        self.bytes += len(head) + len(data)
        super().save(name, head, data)


class Keeper:
    """What saves.Saves asks of an application."""

    def __init__(self, files):
        self.device = files

    def load(self, name):
        return self.device.load(name)

    def save(self, name, data):
        self.device.save(name, data)
        return True


def play(files, rules, rounds):
    """Play so many rounds; the number of turns of the person."""
    session = Session(rules, 0, bytes(range(16)))
    session.keeper = saves.Saves(Keeper(files), rules)
    session.first()
    turns = 0
    for number in range(rounds):
        session.state.round = number + 1
        session.deal(number)
        while not session.over():
            turns += session.state.turn == ME and session.state.phase == codes.DRAW
            session.rival()
            session.settle()
        session.first()
    return turns


def measure(variant, players, rounds=_ROUNDS):
    """The figures of a variant: {name: number}."""
    files = Counted()
    before = list(files.flash.erased)
    turns = play(Slots(files), Ruleset(variant, players), rounds)
    erased = [now - then for now, then in zip(files.flash.erased, before, strict=True)]
    free = len(erased) - sum(map(bool, before))
    a_round = sum(erased) / rounds
    return {
        "bytes a save": files.bytes / files.saves,
        "saves a turn": files.saves / turns,
        "sectors erased a turn": sum(erased) / turns,
        "years": _ENDURANCE * free / (a_round * _ROUNDS_A_DAY * 365),
    }


def main(argv=None):
    cli.none("tools.wear", __doc__, argv)
    print("| | bytes a save | saves a turn | sectors erased a turn | years at %d rounds a day |"
          % _ROUNDS_A_DAY)  # fmt: skip
    print("|---|---|---|---|---|")
    for name, variant, players in (("Talaj 51, 1v1", 1, 2), ("Rami 51, 6 players", 4, 6)):
        figures = measure(variant, players)
        row = "| %s | %.0f | %.1f | %.1f | %.0f |"
        print(row % (name, *figures.values()))


if __name__ == "__main__":
    main()
