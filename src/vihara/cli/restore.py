"""`vihara restore`: read a backup into an empty database."""

from __future__ import annotations

import argparse
import os

from vihara.server.settings import read_settings


def run(given: argparse.Namespace) -> int:
    """Say how much was read."""
    from vihara.server.backup import restore

    rows = restore(read_settings(vars(given), os.environ).database(), given.file)
    print(f"restored {rows} rows from {given.file}")
    return 0
