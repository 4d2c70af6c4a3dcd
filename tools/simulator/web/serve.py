"""Shows a folder on this machine, and on no other: for the page while it is played here."""

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

HOST = "127.0.0.1"


class Handler(SimpleHTTPRequestHandler):
    """Says nothing; has browsers ask whether a file is still the same."""

    # Those of the machine may be wrong, and a module of another type is refused.
    extensions_map = {
        "": "application/octet-stream",
        ".css": "text/css",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
    }

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    """Its `address` is what to open. OSError where the port is taken."""

    daemon_threads = True

    def __init__(self, folder, port):
        super().__init__((HOST, port), partial(Handler, directory=str(folder)))
        self.address = "http://localhost:%d/" % self.server_port

    def handle_error(self, *_):
        """A browser that hangs up is no error."""
