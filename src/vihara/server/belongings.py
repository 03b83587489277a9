"""What a server knows of somebody, in one file to be taken along: a ZIP with JSON, and matches as match files."""

from __future__ import annotations

import json
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from vihara.core.errors import ViharaError
from vihara.server.identity import Person
from vihara.server.profiles import Profiles
from vihara.server.store import Store
from vihara.server.table import OVER, RUNNING
from vihara.server.tables import Tables
from vihara.server.views import file_of, viewer_of

_MOST_FILES = 500
"""Matches that are in it, the latest."""
_SAID = '{"kind":"chat"%'

_KEPT: dict[str, str] = {
    "account": "SELECT name, account, created, stand_in FROM identities WHERE id = ?",
    "bots": "SELECT name, created FROM identities WHERE owner = ?",
    "sessions": "SELECT created, used, device FROM sessions WHERE identity = ?",
    "passkeys": "SELECT name, created FROM passkeys WHERE identity = ?",
    "called": "SELECT kind, address, language, device, created, confirmed FROM channels WHERE identity = ?",
    "muted_tables": "SELECT table_id FROM quiet WHERE identity = ?",
    "muted_people": "SELECT i.name FROM mutes m JOIN identities i ON i.id = m.muted WHERE m.identity = ?",
    "friends": "SELECT i.name, f.since FROM friends f JOIN identities i ON i.id = f.other WHERE f.identity = ?",
    "blocked": "SELECT i.name, b.since FROM blocks b JOIN identities i ON i.id = b.other WHERE b.identity = ?",
    "invited": "SELECT table_id, since FROM invited WHERE identity = ?",
    "looks": "SELECT table_id, number FROM glances WHERE identity = ?",
    "results": "SELECT table_id, seat, game, seats, at, won, score, rated FROM results WHERE identity = ?",
    "seats": "SELECT table_id, seat FROM seats WHERE identity = ? ORDER BY table_id, seat",
}


async def belongings(store: Store, tables: Tables, profiles: Profiles, person: Person) -> bytes:
    """Put the file together."""
    told: dict[str, Any] = {name: await store.read(sql, person.id) for name, sql in _KEPT.items()}
    told["profile"] = (await profiles.show_own(person)).model_dump()
    told["said"] = []
    out = BytesIO()
    rows = await store.read(
        "SELECT t.id, t.status FROM tables t WHERE t.id IN (SELECT table_id FROM seats WHERE identity = ?) "
        "ORDER BY t.updated DESC LIMIT ?",
        person.id, _MOST_FILES,
    )  # fmt: skip
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        for id, status in rows:
            lines = await store.read("SELECT at, body FROM entries WHERE table_id = ? AND body LIKE ?", id, _SAID)
            for at, body in lines:
                entry = json.loads(body)
                if entry["identity"] == person.id:
                    told["said"].append((id, at, entry["text"]))
            if status not in (OVER, RUNNING):
                continue
            try:
                async with tables.looking_at(id, person) as table:
                    text = file_of(table, viewer_of(table, person.id, None)) if table.match else ""
            except ViharaError as error:
                text = f"{error.sentence}\n"
            file.writestr(f"matches/{id}.vihara", text)
        file.writestr("vihara.json", json.dumps(told, ensure_ascii=False, indent=1))
    return out.getvalue()
