"""`python -m tools.simulator.web`: `--help` tells the options."""

import argparse
import contextlib
import signal
import sys
import webbrowser

from tools import assets, build, cli
from tools.simulator.__main__ import has_display, stop
from tools.simulator.web import build as page
from tools.simulator.web.serve import Server

_PORT = 8000


def arguments(given):
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.simulator.web", description="Play Rami in a browser."
    )
    port = cli.at_least(0)
    parser.add_argument("--port", type=port, default=_PORT, help="of the server (%d)" % _PORT)
    parser.add_argument("--build", action="store_true", help="make build/web, serve nothing")
    parser.add_argument("--no-open", action="store_true", help="open no browser")
    return parser.parse_args(given)


def built():
    """Make the folder, or end with a line that says what is missing."""
    assets.remake()
    try:
        folder = page.write()
    except FileNotFoundError as error:
        sys.exit("%s is missing: run `make play-web`, which installs it." % error.filename)
    except build.BuildError as error:
        sys.exit(str(error))
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1024
    print("%s: %d files, %.0f KB" % (folder.relative_to(build.ROOT), len(files), size))
    return folder


def opened(folder, port):
    """The server, or an end with the way out."""
    try:
        return Server(folder, port)
    except OSError as error:
        way_out = "choose another port, PORT=%d" % (port + 1 if 1023 < port < 65535 else _PORT)
        sys.exit("Port %d: %s: %s." % (port, error.strerror, way_out))
    except OverflowError:
        sys.exit("There is no port %d: choose one below 65536, PORT=%d." % (port, _PORT))


def main(given=None):
    options = arguments(given)
    folder = built()
    if options.build:
        return
    signal.signal(signal.SIGTERM, stop)
    with opened(folder, options.port) as server, contextlib.suppress(KeyboardInterrupt):
        print("Rami is at %s (Ctrl-C ends)" % server.address, flush=True)
        if has_display() and not options.no_open:
            webbrowser.open(server.address)
        server.serve_forever()
    print()


if __name__ == "__main__":
    main()
