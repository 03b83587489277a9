"""`vihara backup`: write the server's database into a file, while it runs."""

from __future__ import annotations

import argparse
import os

from vihara.server.settings import read_settings


def run(given: argparse.Namespace) -> int:
    """Say how much was saved."""
    from vihara.server.backup import back_up

    rows = back_up(read_settings(vars(given), os.environ).database(), given.file)
    print(f"saved {rows} rows to {given.file}")
    return 0
