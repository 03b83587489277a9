"""The browser part: its built files, and its one page for each of its addresses."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from fastapi.responses import FileResponse, HTMLResponse, Response

from vihara.core.errors import ViharaError
from vihara.core.saying import Saying
from vihara.languages import say, translate
from vihara.server.errors import UnknownThing
from vihara.server.service import Service
from vihara.server.settings import Settings
from vihara.server.table import Table

_STATIC = Path(__file__).parent / "static"
_ADDRESSES = (
    "", "new", "table", "join", "replay", "games", "learn", "rules", "settings", "lobby", "person", "ranking",
    "review", "puzzles",
)  # fmt: skip
"""First words of the browser's own addresses; for others it tells that there is nothing, with status 404."""
_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Vihara</title>
<h1>Vihara’s server is running</h1>
<p>Its browser part is not built here. In the source folder, <code>npm ci</code> and <code>npm run build</code> in
<code>web/</code> build it; installing the package does the same. Programs speak to <code>/api</code> and
<code>/ws</code>.</p></html>"""


_LINK = re.compile(r"(table|replay)/([a-z2-7]{12})|join/([a-z2-7]{12}-[a-z2-7]{26})")
"""Addresses that people send each other."""


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


async def preview(service: Service, path: str, origin: str, language: str, address: str) -> str:
    """What others show beside a link to a table, a replay or an invitation, as tags of Open Graph: what a
    spectator may know, and of an invitation what whoever has it may know. Nothing where no such table is for all.
    """
    link = _LINK.fullmatch(path)
    if link is None:
        return ""
    try:
        if link[3]:
            table = await service.tables.invited_by(link[3], address)
            invites = Saying(
                "server-link-invite",
                "{host} invites you to a game of {game}",
                host=table.host_name,
                game=say(language, f"{table.game.key}-name"),
            )
            picture = f"/api/games/{table.game.key}/picture.png"
            return _tags(
                translate(invites, language), _tagline(table, language), f"{origin}/{path}", origin + picture
            )
        async with service.tables.in_public(link[2], address) as found:
            if found.match is None:
                picture = f"/api/games/{found.game.key}/picture.png"
            else:
                picture = f"/api/tables/{found.id}/picture.png?at={found.changed}"
            title, text = _title(found, language), _told(found, language)
        return _tags(title, text, f"{origin}/{path}", origin + picture)
    except ViharaError:  # who comes by a wrong link learns of it from the page itself
        return ""


def _title(table: Table, language: str) -> str:
    """The game and who plays it."""
    names = (say(language, f"bot-{seat.bot}-name") if seat.bot else seat.name for seat in table.seats)
    return f"{table.title or say(language, f'{table.game.key}-name')}: {' – '.join(filter(None, names))}"


def _tagline(table: Table, language: str) -> str:
    return say(language, f"{table.game.key}-tagline")


def _told(table: Table, language: str) -> str:
    """How it ended, or what the game is about."""
    outcome = table.match.outcome if table.match else None
    if outcome is None:
        return _tagline(table, language)
    return f"{' : '.join(map(str, outcome.scores))} · {translate(outcome.reason, language)}"


def _tags(title: str, text: str, address: str, picture: str) -> str:
    facts = {
        "og:type": "website", "og:site_name": "Vihara", "og:title": title, "og:description": text,
        "og:url": address, "og:image": picture, "og:image:type": "image/png", "og:image:width": "1200",
        "og:image:height": "630", "twitter:card": "summary_large_image",
    }  # fmt: skip
    return "".join(f'<meta property="{name}" content="{escape(told)}">' for name, told in facts.items())


def page(settings: Settings, path: str, tags: str = "") -> Response:
    """A file, or the page with these tags in its head; what is neither is not there."""
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
    headers = {"cache-control": "no-cache"}
    if tags:
        whole = (folder / "index.html").read_text("utf-8").replace("</head>", f"{tags}</head>", 1)
        return HTMLResponse(whole, headers=headers)
    return FileResponse(folder / "index.html", 200 if known else 404, headers=headers)
