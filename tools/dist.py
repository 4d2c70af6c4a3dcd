"""`make dist`: one archive a board in dist/, for people who have no compiler, make or git.

    python -m tools.dist [BOARD …]

An archive holds the files as they lie on the board, a README that says how they get there, and the
licences. The same sources give the same bytes.
"""

import argparse
import sys
import tomllib
import zipfile

from tools import build

FOLDER = build.ROOT / "dist"
_DATE = (2020, 1, 1, 0, 0, 0)  # of every file in an archive

_README = """\
Rami for {board}, version {version}
{line}

1. Put MicroPython on the board ({uf2}),
   1.24 or newer (1.28 is what we test with): hold BOOTSEL while plugging it in, then copy the
   .uf2 file onto the drive that appears. It is at https://micropython.org/download/.
2. Copy everything that is in the folder `files` onto the board, with its folders:
   - with Thonny (https://thonny.org): Run > Configure interpreter > MicroPython (RP2040);
     View > Files; open the folder `files`, select all, "Upload to /";
   - or with Python: pip install mpremote, then, in the folder `files`,
     mpremote fs cp -r . : + reset
3. Unplug the board and plug it in again: the game starts and asks for a language.

B held while the power comes on keeps the game from starting. To remove it, delete boot.py,
main.py, engine, hw and firmware from the board; the folder data has your matches and settings.
{note}"""

_VENDOR = """
Stock MicroPython takes the place of the maker's firmware. To go back, copy the maker's .uf2 onto
the board in the same way; what you saved there before is lost unless you copy it first.
"""
# Which MicroPython. Its sources (1.28, ports/rp2/boards) have no board for the PicoSystem, which
# was refused (micropython/micropython#7902), and none for the Thumby; the makers' own builds are
# older than 1.24 (pimoroni/picosystem#104: 1.23; TinyCircuits-Thumby-Code-Editor#73: 1.19). The
# Pico's starts on both: the PicoSystem's flash is driven as the Pico's is (pico-sdk, boards), the
# Thumby's own firmware was a Pico's. Of its 16 MB the PicoSystem then uses 2: the game needs 0.2.
_STOCK = "RPI_PICO"
_PICO = "RPI_PICO; RPI_PICO_W for a Pico W"
_OF_A_MAKER = ("picosystem", "thumby")


def version():
    data = tomllib.loads((build.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return data["project"]["version"]


def readme(board):
    uf2, note = (_STOCK, _VENDOR) if board in _OF_A_MAKER else (_PICO, "")
    head = "Rami for %s, version %s" % (board, version())
    return _README.format(board=board, version=version(), line="=" * len(head), uf2=uf2, note=note)


def archive(board, contents, folder=None):
    """Write a board's archive and return its path."""
    path = (folder or FOLDER) / ("rami-%s-%s.zip" % (board, version()))
    path.parent.mkdir(parents=True, exist_ok=True)
    files = {"README.txt": readme(board).encode(), **licences()}
    files.update(("files/" + name, data) for name, data in sorted(contents.items()))
    with zipfile.ZipFile(path, "w") as target:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, _DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            target.writestr(entry, data)
    return path


def licences():
    """{path in the archive: bytes} of the game's licence and the fonts', which ask for it."""
    fonts = sorted((build.ROOT / "tools" / "assets" / "fonts").glob("*.txt"))
    found = {"fonts/" + path.name: path.read_bytes() for path in fonts}
    return {"LICENSE.txt": (build.ROOT / "LICENSE").read_bytes(), **found}


def main(argv=None):
    parser = argparse.ArgumentParser(prog="python -m tools.dist")
    parser.add_argument("boards", nargs="*", help=", ".join(build.boards()))
    boards = parser.parse_args(argv).boards or build.boards()
    try:
        for board in boards:
            path = archive(board, build.files(board))
            print("%s: %.0f KB" % (path.relative_to(build.ROOT), path.stat().st_size / 1024))
    except build.BuildError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
