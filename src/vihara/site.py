"""A site without a server: the browser part, the games' modules, and what a server would be asked about the games.

All of it are files, and all their addresses are relative, so that any web server can serve them from any folder.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path

from vihara.core.errors import ViharaError
from vihara.wasm.build import INDEX, fits, write

_PAGE = "index.html"
_WORKER = "service-worker.js"
_ENGINE = "engine"
_MARK = "built.txt"
"""A folder with this file is a site of ours: it may be written anew."""


def write_site(folder: Path, static: Path, answers: Mapping[str, str]) -> list[str]:
    """Write the site of a built browser part into a folder, with the JSON that a server would answer, by the
    names of what is asked for: the games that can be played there.
    """
    if folder.exists() and any(folder.iterdir()) and not (folder / _MARK).is_file():
        raise ViharaError(
            f"found files in {str(folder)!r} that are no site of ours, expected a new or empty folder"
        )
    try:
        for old in ("assets", _ENGINE):
            shutil.rmtree(folder / old, ignore_errors=True)
        shutil.copytree(static, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(_ENGINE))
        (folder / ".nojekyll").touch()  # some hosts would leave files out otherwise
        page = (folder / _PAGE).read_text("utf-8")
        page = page.replace('="/', '="./').replace("<html ", '<html data-server="none" ', 1)
        (folder / _PAGE).write_text(page, "utf-8")
        worker = (folder / _WORKER).read_text("utf-8")
        (folder / _WORKER).write_text(worker.replace('["api/games"]', '["api/games.json"]', 1), "utf-8")
        for name, text in answers.items():
            file = folder / "api" / f"{name}.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
        if fits(static / _ENGINE):
            shutil.copytree(static / _ENGINE, folder / _ENGINE)
        else:
            write(folder / _ENGINE)
        return list(json.loads((folder / _ENGINE / INDEX).read_text("utf-8")))
    except OSError as error:
        raise ViharaError(f"cannot write to {str(folder)!r}: {error.strerror}") from error
