"""What watchers are told after a step is what the slower, plainer way of writing it says, byte by byte."""

from __future__ import annotations

import random
from typing import Any

import orjson
import pytest

from server.serving import GAMES, players
from vihara.core.game import load
from vihara.server import bulletin
from vihara.server.bulletin import Bulletin, fields_text
from vihara.server.table import Table, Told
from vihara.server.tables import keyed_dice
from vihara.server.views import event_json, fields_of, pack, position_json

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
    table.absorb(1, 1.0, body)
    more, events = table.deal()
    body.update(more)
    dealt, table = table.match, Table("aaaaaaaaaaaa", keyed_dice, lambda _, sealed: sealed)
    table.match = dealt
    table.absorb(1, 1.0, body, events)
    return table


def plainly(table: Table, tolds: list[Told], seat: int, *, figures: bool, hidden: list[bool]) -> dict[str, Any]:
    """The same message, made of one dictionary."""
    events = [event_json(table, told, seat, hidden=hide) for told, hide in zip(tolds, hidden, strict=True)]
    whole = position_json(table, seat, 3.0, "en", figures=figures)
    return {"type": "events", **whole, "events": events}


@pytest.mark.parametrize("key", GAMES)
def test_everybody_is_told_what_the_plain_way_says(key: str) -> None:
    table, rng = new_table(key), random.Random(7)
    viewers = range(len(table.seats) + 1)
    for _ in range(_MOVES.get(key, 30)):
        if not table.to_act:
            break
        body, events = table.play(table.to_act, rng.choice(table.legal()))
        tolds = [
            table.absorb(table.number + 1, 2.0, body, events),
            table.absorb(
                table.number + 1,
                2.5,
                {"kind": "chat", "identity": "host", "name": "Ana", "seat": 1, "text": "“good” luck"},
            ),
        ]
        news = Bulletin(table, tolds, 3.0)
        for viewer in viewers:
            for figures in (True, False):
                for hidden in ([False, False], [False, True]):
                    told = news.text(viewer, "en", figures=figures, hidden=hidden)
                    expected = plainly(table, tolds, viewer, figures=figures, hidden=hidden)
                    assert orjson.loads(told) == orjson.loads(pack(expected))
        assert b'"about":{"x":1}}' in news.text(0, "en", figures=False, about={"x": 1})
        assert table.match is not None
        for viewer in viewers:
            view = table.match.view(viewer or None)
            assert fields_text(view) == pack(fields_of(view))


def test_texts_of_a_piece_are_kept_up_to_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many values a field has had, few are kept, and all are right."""
    monkeypatch.setattr(bulletin, "_MOST_KNOWN", 4)
    table = new_table("mandala")
    assert table.match is not None
    view = table.match.view(1)
    for number in range(40):
        view["hand"][0, 0, number % 6] = number
        assert fields_text(view) == pack(fields_of(view))
        assert all(len(known) <= 4 for _, known, piece in bulletin._pieces(view.dtype) if "hand" in piece.names)
