"""`vihara backup`: write the server's database into a file, while it runs."""

from __future__ import annotations

import argparse
import os

from vihara.server.settings import read_settings


def run(given: argparse.Namespace) -> int:
    """Say how much was saved."""
    from vihara.server.backup import back_up

    settings = read_settings(vars(given), os.environ)
    rows = back_up(settings.database(), given.file)
    print(f"saved {rows} rows to {given.file}")
    print(
        f"running matches go on only with their secret; keep it, too, in another place: {settings.secret_file()}"
    )
    return 0
