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
    from vihara.server.routes import games
    from vihara.server.settings import Settings

    static = static_folder(Settings(web=given.web))
    if static is None:
        raise ViharaError(
            "the browser part is not built here: `make web` builds it, and installing the package does"
        )
    about = orjson.dumps([one.model_dump() for one in games()]).decode()
    keys = write_site(Path(given.folder), static, about)
    print(f"{given.folder}: {', '.join(keys)} can be played there; `python -m http.server` in it serves it")
    return 0
