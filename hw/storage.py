"""Small files that survive a power cut: the old content or the new one, never a mixture.

The new content is written beside the old one and takes its place by a rename, which littlefs does
in one step.
"""

import os

_NEW = ".new"


class Files:
    """The files of one folder, by name."""

    def __init__(self, folder):
        self._folder = folder + "/"
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
        with open(path + _NEW, "wb") as file:
            file.write(data)
        os.rename(path + _NEW, path)

    def remove(self, name):
        """Remove a file that may not exist."""
        try:
            os.remove(self._folder + name)
        except OSError:
            pass
