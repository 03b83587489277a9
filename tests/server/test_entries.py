"""Logs of older servers are read, told and shown as those servers told and showed them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import orjson
import pytest

from vihara.core.chance import keyed_dice
from vihara.core.saying import Saying
from vihara.server.bulletin import Bulletin
from vihara.server.database import Row
from vihara.server.entries import KINDS, Move, read_entry, write_entry
from vihara.server.table import Table, table_of
from vihara.server.views import about_json, seat_now, summary_json, table_now
from vihara.server.writing import pack

ID = "aaaaaaaaaaaa"
KEPT: dict[str, Any] = json.loads((Path(__file__).parent / "logs" / "kept.json").read_text(encoding="utf-8"))
"""Logs, and what was told of them, before entries had classes; one from before seeds were sealed."""


def unsealed(_: str, sealed: str) -> str:
    return sealed


def table_from(entries: list[tuple[float, str]]) -> Table:
    rows = [Row(ID, number, at, body) for number, (at, body) in enumerate(entries, start=1)]
    return table_of(ID, rows, keyed_dice, unsealed)


def test_the_logs_have_every_kind() -> None:
    kinds = {read_entry(body).tag() for kept in KEPT.values() for _, body in kept["entries"]}
    assert kinds == {kind.tag() for kind in KINDS}


def without_defaults(value: Any) -> Any:
    """An entry without what says nothing."""
    if isinstance(value, dict):
        cleaned = {name: without_defaults(one) for name, one in value.items()}
        return {name: one for name, one in cleaned.items() if one not in (None, False, "") and name != "steps"}
    return [without_defaults(one) for one in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", KEPT)
def test_an_entry_written_again_says_the_same(name: str) -> None:
    for _, body in KEPT[name]["entries"]:
        entry = read_entry(body)
        again = write_entry(entry)
        assert without_defaults(json.loads(again)) == without_defaults(json.loads(body))
        assert read_entry(again) == entry


@pytest.mark.parametrize("name", KEPT)
def test_a_log_is_told_and_shown_byte_by_byte_as_before(name: str) -> None:
    kept = KEPT[name]
    table = table_from(kept["entries"])
    told = Bulletin(table, table.log, 5000.0)
    for seat in range(len(table.seats) + 1):
        for entry, texts in zip(told.entries(seat), kept["told"], strict=True):
            assert pack(entry).decode() == texts[seat]
        seen = seat_now(table, seat, in_words=True, figures=False)
        now = orjson.loads(pack({"table": table.id, **table_now(table, 5000.0, "en"), **seen}))
        del now["figures"]  # the game's own, which may say more than it did
        assert now == orjson.loads(kept["positions"][seat])
    for who, about in zip(("ana", "ben", "other"), kept["about"], strict=True):
        assert pack(about_json(table, who)).decode() == about
    assert summary_json(table) == kept["summary"]


def test_what_was_witnessed_may_say_why_it_ended() -> None:
    """The last event of a tower that falls has its reason: a text that remembers its message, kept as text."""
    reason = Saying("menara-reason-fell", "the tower fell; levels: {levels}", levels=2)
    entry = Move(
        seat=1, move="floor light 0 0 0", chance=[], witnessed=[{"reason": reason, "levels": np.int64(2)}]
    )
    kept = read_entry(write_entry(entry))
    assert isinstance(kept, Move)
    assert kept.witnessed == [{"reason": "the tower fell; levels: 2", "levels": 2}]
