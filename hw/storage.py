"""Small files that survive a power cut: the old content or the new one, never a mixture.

Where the file system does not promise that for a file that is written anew, the new content is
written beside the old one and takes its place by a rename.
"""

import os

_NEW = ".new"


class Files:
    """The files of one folder, by name."""

    def __init__(self, folder, in_place=False):
        """`in_place`: a file's content changes in one step when it is closed, as on littlefs.

        There a rename after each save would fill the folder's 4 KB, and have them erased (45 ms),
        at every third save instead of every eighth.
        """
        self._folder = folder + "/"
        self._in_place = in_place
        try:
            os.mkdir(folder)
        except OSError:
            pass  # it exists; if it does not, save() will tell

    def load(self, name):
        """Return the bytes of a file, or None."""
        try:
            with open(self._folder + name, "rb") as file:
                return file.read()
        except OSError:
            return None

    def save(self, name, data):
        """Replace a file. OSError when flash is full or broken; then the old one is kept."""
        path = self._folder + name
        if self._in_place:
            self._write(path, data)
        else:
            self._write(path + _NEW, data)
            os.rename(path + _NEW, path)

    def _write(self, path, data):
        with open(path, "wb") as file:
            file.write(data)

    def remove(self, name):
        """Remove a file that may not exist."""
        try:
            os.remove(self._folder + name)
        except OSError:
            pass


class Waiting:
    """Files whose saves wait for `flush`: writing takes 8 to 60 ms, and a press is drawn first."""

    def __init__(self, files):
        self._files = files
        self._waiting = {}
        self._failed = None

    def load(self, name):
        """Return the bytes of a file as of the last save, or None."""
        data = self._waiting.get(name)
        return self._files.load(name) if data is None else bytes(data)

    def save(self, name, data):
        """Replace a file soon. Until then `data` is not copied, and may change.

        Raises the OSError of the last flush, once.
        """
        self._waiting[name] = data
        if self._failed:
            failed = self._failed
            self._failed = None
            raise failed

    def remove(self, name):
        """Remove a file that may not exist."""
        self._waiting.pop(name, None)
        self._files.remove(name)

    def flush(self):
        """Write what waits. If that fails, the next save tells."""
        while self._waiting:
            name, data = self._waiting.popitem()
            try:
                self._files.save(name, data)
            except OSError as error:
                self._failed = error
