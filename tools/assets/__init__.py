"""Fonts, texts and pictures as the device reads them: `python -m tools.assets`, or `make assets`.

Sources: fonts/*.glyphs (bitmap fonts, taken out of free fonts by `tools.assets.extract`),
symbols.txt and cards.txt (drawn here), firmware/texts/*.py. Results: firmware/assets/*.bin.
"""

from pathlib import Path

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "firmware" / "assets"


def remake():
    """Write each result that differs from what is there, remove what is none; return the paths of
    those that were written."""
    from tools.assets import build

    RESULTS.mkdir(exist_ok=True)
    changed = []
    made = build.results()
    for path in RESULTS.glob("*.bin"):
        if path.name not in made:
            path.unlink()
    for name, data in made.items():
        path = RESULTS / name
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)
            changed.append(path)
    return changed
