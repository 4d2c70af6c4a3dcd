"""The file system of a Pico as an image of its flash, made and read on the host."""

from littlefs import LittleFS

# MicroPython's RPI_PICO board: 1408 KB at the end of 2 MB, littlefs 2 on sectors of 4 KB
# (ports/rp2: boards/RPI_PICO/mpconfigboard.h, rp2_flash.c, modules/_boot.py).
START = 640 * 1024
SIZE = 1408 * 1024
SECTOR = 4096


def file_system(mount, context=None):
    """Return littlefs as MicroPython sets it up (extmod/vfs_lfs.c), on `context` or in memory."""
    return LittleFS(
        context=context,
        block_size=SECTOR,
        block_count=SIZE // SECTOR,
        prog_size=256,
        read_size=32,
        lookahead_size=32,
        cache_size=1024,
        block_cycles=100,
        mount=mount,
    )


def pack(files):
    """Return the image (bytes) of a new file system that holds `files`, {path: bytes}."""
    system = file_system(mount=False)
    system.format()
    system.mount()
    for path, data in files.items():
        folder = path.rpartition("/")[0]
        if folder:
            system.makedirs(folder, exist_ok=True)
        with system.open(path, "wb") as target:
            target.write(data)
    system.unmount()
    return bytes(system.context.buffer)


def unpack(image):
    """Return {path: bytes} of what an image holds."""
    system = file_system(mount=False)
    system.context.buffer = bytearray(image)
    system.mount()
    files = {}
    for folder, _, names in system.walk("/"):
        for name in names:
            path = (folder.rstrip("/") + "/" + name).lstrip("/")
            with system.open(path, "rb") as source:
                files[path] = source.read()
    return files
