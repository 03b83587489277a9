"""`vihara site`: the browser part and the games as files, for any web server."""

from __future__ import annotations

import argparse
from pathlib import Path

import orjson

from vihara.core.errors import ViharaError
from vihara.site import write_site


def run(given: argparse.Namespace) -> int:
    """Write the site into a folder."""
    from vihara.server.pages import static_folder
    from vihara.server.puzzles import puzzles_json
    from vihara.server.routes import games
    from vihara.server.settings import Settings
    from vihara.server.writing import encode

    static = static_folder(Settings(web=given.web))
    if static is None:
        raise ViharaError(
            "the browser part is not built here: `make web` builds it, and installing the package does"
        )
    about = [one.model_dump() for one in games()]
    answers = {"games": orjson.dumps(about).decode()}
    for one in about:
        if one["puzzles"]:
            answers[f"puzzles/{one['game']}"] = encode(puzzles_json(one["game"]))
    keys = write_site(Path(given.folder), static, answers)
    print(f"{given.folder}: {', '.join(keys)} can be played there; `python -m http.server` in it serves it")
    return 0
