"""The browser part: its built files, and its one page for each of its addresses."""

from __future__ import annotations

from pathlib import Path

from fastapi.responses import FileResponse, HTMLResponse, Response

from vihara.core.saying import Saying
from vihara.server.errors import UnknownThing
from vihara.server.settings import Settings

_STATIC = Path(__file__).parent / "static"
_ADDRESSES = ("", "new", "table", "join", "replay", "learn", "rules", "settings")
"""First words of the browser's own addresses; for others it tells that there is nothing, with status 404."""
_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Vihara</title>
<h1>Vihara’s server is running</h1>
<p>Its browser part is not built here. In the source folder, <code>npm ci</code> and <code>npm run build</code> in
<code>web/</code> build it; installing the package does the same. Programs speak to <code>/api</code> and
<code>/ws</code>.</p></html>"""


def static_folder(settings: Settings) -> Path | None:
    """Where the built browser part is, if it is."""
    folder = (Path(settings.web) if settings.web else _STATIC).resolve()
    return folder if (folder / "index.html").is_file() else None


def nothing_at(path: str) -> UnknownThing:
    return UnknownThing(Saying("server-nothing-at", "there is nothing at {found!r}", found="/" + path[:100]))


def _file_at(folder: Path, path: str) -> Path | None:
    """A built file, if the path names one; paths may be anything."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder) else None
    except (OSError, ValueError, RuntimeError):  # too long, with a NUL, or in a circle
        return None


def page(settings: Settings, path: str) -> Response:
    """A file, or the page; what is neither is not there."""
    first = path.split("/")[0]
    if first in ("api", "ws"):
        raise nothing_at(path)
    known = first in _ADDRESSES
    folder = static_folder(settings)
    if folder is None:
        return HTMLResponse(_NOT_BUILT, 200 if known else 404)
    file = _file_at(folder, path)
    if file is not None:
        # Built files carry a hash in their names.
        age = "public, max-age=31536000, immutable" if first == "assets" else "no-cache"
        return FileResponse(file, headers={"cache-control": age})
    if "." in path.rpartition("/")[2]:
        raise nothing_at(path)  # a page is no good where a file is wanted
    return FileResponse(folder / "index.html", 200 if known else 404, headers={"cache-control": "no-cache"})
