"""What watchers are told after a step is what the slower, plainer way of writing it says, byte by byte."""

from __future__ import annotations

import json
import random
from typing import Any

import orjson
import pytest

from server.serving import GAMES, players
from vihara.core.chance import keyed_dice
from vihara.core.game import load
from vihara.core.record import View
from vihara.languages import translate
from vihara.server import writing
from vihara.server.bulletin import Bulletin
from vihara.server.entries import Chat, Created, public_fields, read_entry
from vihara.server.table import Logged, Table
from vihara.server.views import about_json
from vihara.server.writing import fields_text, pack

_MOVES = {"menara": 3}
"""Where a move takes long, fewer of them."""


def new_table(key: str) -> Table:
    """A table on which the match has begun; the host has all seats."""
    game = load(key)
    seats = [{"admits": "me", "identity": "host", "name": "Ana"} for _ in range(players(game))]
    body: dict[str, Any] = {
        "kind": "created", "game": key, "rules": game.version, "title": "", "host": "host", "host_name": "Ana",
        "public": False, "spectators": True, "spectator_chat": False, "options": {}, "clock": None,
        "seed": 32 * "2a", "seats": seats,
    }  # fmt: skip
    table = Table("aaaaaaaaaaaa", keyed_dice, lambda _, sealed: sealed)
    created = read_entry(json.dumps(body))
    assert isinstance(created, Created)
    table.absorb(1, 1.0, created)
    events = table.deal(created)
    dealt, table = table.match, Table("aaaaaaaaaaaa", keyed_dice, lambda _, sealed: sealed)
    table.match = dealt
    table.absorb(1, 1.0, created, events)
    return table


def fields_of(view: View) -> dict[str, Any]:
    """A record's fields by name, as NumPy tells them."""
    return {name: view[name][0].tolist() for name in view.dtype.names or () if not name.endswith("_word")}


def entry_of(table: Table, logged: Logged, seat: int, *, hidden: bool) -> dict[str, Any]:
    """An entry as a seat may know it."""
    if hidden:
        return {"number": logged.number, "kind": "hidden"}
    entry, redact = logged.entry, table.game.redact
    known = {name: getattr(entry, name) for name in public_fields(type(entry))}
    return {
        "number": logged.number, "kind": entry.tag(), "at": logged.at,
        **{name: value for name, value in known.items() if value is not None},
        "events": [
            {"kind": event.kind, "fields": dict(redact(event, seat - 1 if seat else None).fields)}
            for event in logged.events
        ],
    }  # fmt: skip


def plainly(table: Table, news: list[Logged], seat: int, *, figures: bool, hidden: list[bool]) -> dict[str, Any]:
    """The same message, made of one dictionary and of nothing that was made for somebody else."""
    assert table.match is not None
    view = table.match.view(seat or None)
    reason = table.why_no_undo(seat) if seat else "nothing"
    return {
        "type": "events", "table": table.id, "number": table.number, "changed": table.changed, "status": table.status,
        "to_act": table.to_act, "offers": [], "clock": None,
        "outcome": None if table.to_act else {
            "winners": list(table.match.outcome.winners), "scores": list(table.match.outcome.scores),
            "reason": translate(table.match.outcome.reason, "en"),
        } if table.match.outcome else None,
        "seat": seat, "view": {"fields": fields_of(view)}, "figures": table.game.figures(view) if figures else None,
        "legal": table.match.legal() if seat and seat == table.to_act else [], "undo": reason is None,
        "no_undo": reason,
        "events": [entry_of(table, one, seat, hidden=hide) for one, hide in zip(news, hidden, strict=True)],
    }  # fmt: skip


@pytest.mark.parametrize("key", GAMES)
def test_everybody_is_told_what_the_plain_way_says(key: str) -> None:
    table, rng = new_table(key), random.Random(7)
    viewers = range(len(table.seats) + 1)
    for _ in range(_MOVES.get(key, 30)):
        if not table.to_act:
            break
        move, events = table.play(table.to_act, rng.choice(table.legal()))
        news = [
            table.absorb(table.number + 1, 2.0, move, events),
            table.absorb(table.number + 1, 2.5, Chat("host", 1, "Ana", "“good” luck")),
        ]
        told = Bulletin(table, news, 3.0)
        for viewer in viewers:
            for figures in (True, False):
                for hidden in ([False, False], [False, True]):
                    text = told.text(viewer, "en", figures=figures, hidden=hidden)
                    expected = plainly(table, news, viewer, figures=figures, hidden=hidden)
                    assert orjson.loads(text) == orjson.loads(pack(expected))
        about = about_json(table, "host")
        assert orjson.loads(told.text(0, "en", figures=False, about=about))["about"] == about
        assert table.match is not None
        for viewer in viewers:
            view = table.match.view(viewer or None)
            assert fields_text(view) == pack(fields_of(view))


def test_texts_of_a_piece_are_kept_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many values a field has had, few are kept, and all are right."""
    monkeypatch.setattr(writing, "_MOST_KNOWN", 4)
    table = new_table("mandala")
    assert table.match is not None
    view = table.match.view(1)
    for number in range(40):
        view["hand"][0, 0, number % 6] = number
        assert fields_text(view) == pack(fields_of(view))
        assert all(len(known) <= 4 for _, known, piece in writing._pieces(view.dtype) if "hand" in piece.names)
