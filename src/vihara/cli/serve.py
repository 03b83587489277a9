"""`vihara serve`: the server for browsers, programs and bots."""

from __future__ import annotations

import argparse
import os

from vihara.server.settings import read_settings


def run(given: argparse.Namespace) -> int:
    """Serve until interrupted."""
    if given.schema:
        from vihara.cli.reading import print_json
        from vihara.server.answers import schema

        print_json(schema())
        return 0
    settings = read_settings(vars(given), os.environ)
    from vihara.server.app import run as serve

    serve(settings)
    return 0
