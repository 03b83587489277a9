"""`vihara verify`: prove that every chance outcome of a match came from its seed."""

from __future__ import annotations

import argparse

from vihara.cli.reading import print_json, read_text
from vihara.core.replay import verify


def run(given: argparse.Namespace) -> int:
    """Say how many outcomes were checked; a wrong one is an error that names its line."""
    found = verify(read_text(given.file))
    if given.json:
        print_json({"verified": True, "draws": found.draws, "keyed": found.keyed})
    elif found.keyed:
        print(f"verified: the seed matches its hash, and all {found.draws} chance outcomes came from it")
    else:
        print(
            f"verified: all {found.draws} chance outcomes came from the seed (fast dice, as simulations use them)"
        )
    return 0
