"""`vihara wasm`: a game's rules and search as a WebAssembly module, and what a page must know to call it."""

from __future__ import annotations

import argparse
import gzip
import json
from pathlib import Path

from vihara.core.errors import ViharaError
from vihara.core.game import REGISTRY, load
from vihara.core.telling import Telling
from vihara.wasm.manifest import sizes
from vihara.wasm.translation import translate


def run(given: argparse.Namespace) -> int:
    """Write GAME.wasm and GAME.json for each game into a folder."""
    folder = Path(given.folder)
    # A game that asks plain Python for something cannot leave it yet.
    able = [key for key in REGISTRY if isinstance(load(key).words, Telling) and not load(key).simulated]
    for key in given.games or able:
        game = load(key)
        if key not in able:
            raise ViharaError(
                f"{key} cannot be a WebAssembly module yet: its rules ask Python for large questions"
            )
        module = translate(key)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{key}.wasm").write_bytes(module)
            (folder / f"{key}.json").write_text(json.dumps({"sizes": sizes(game)}) + "\n", "utf-8")
        except OSError as error:
            raise ViharaError(f"cannot write to {str(folder)!r}: {error.strerror}") from None
        print(f"{key}: {len(module):,} bytes, {len(gzip.compress(module)):,} gzipped")
    return 0
