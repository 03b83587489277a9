"""`vihara wasm`: a game's rules and search as a WebAssembly module, and what a page must know to call it."""

from __future__ import annotations

import argparse
import gzip
import os
from pathlib import Path

from vihara.wasm.build import fits, write


def run(given: argparse.Namespace) -> int:
    """Write GAME.wasm and GAME.json for each game, and which there are, into a folder."""
    if given.idle:
        if fits(Path(given.folder)):
            return 0
        if hasattr(os, "nice"):
            os.nice(19)
    at_once = 1 if given.idle else os.cpu_count() or 1
    for key, built in write(Path(given.folder), given.games or None, at_once=at_once).items():
        travels = len(gzip.compress(built.module)), len(gzip.compress(built.manifest.encode()))
        print(f"{key}: {len(built.module):,} bytes, {travels[0]:,} gzipped; manifest {travels[1]:,} gzipped")
    return 0
