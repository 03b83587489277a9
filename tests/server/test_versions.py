"""Tables of older rules go on by them: in the store, from a file, in replays, branches and bots' memories."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vihara.core.chance import keyed_dice
from vihara.core.errors import UnknownRules
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.replay import read
from vihara.server.database import Row
from vihara.server.entries import Created, LogEntry, read_entry, write_entry
from vihara.server.identity import Person
from vihara.server.opening import NOTHING, imported_table, rematch_table
from vihara.server.requests import ImportedTable
from vihara.server.steps import Course, branch, steps_json
from vihara.server.table import Table, table_of
from vihara.server.views import about_json, file_of

OLD = sorted((Path(__file__).parent.parent / "matches" / "1").glob("*-running.match"))
HOST = Person("host", "Ana", None, None, "")


def first_entry(key: str, rules: int) -> Created:
    """The first entry of a table whose host has all seats, as a server with those rules wrote it."""
    seats = [{"admits": "me", "identity": "host", "name": "Ana", "bot": None} for _ in range(load(key).seats[0])]
    created = {
        "kind": "created", "game": key, "rules": rules, "title": "", "host": "host", "host_name": "Ana",
        "public": False, "spectators": True, "spectator_chat": False, "options": {}, "clock": None,
        "seed": 32 * "2a", "seats": seats,
    }  # fmt: skip
    entry = read_entry(json.dumps(created))
    assert isinstance(entry, Created)
    return entry


def restored(entries: list[LogEntry]) -> Table:
    """A table made from its log, as after a restart."""
    kept = [Row("aaaaaaaaaaaa", n, float(n), write_entry(one)) for n, one in enumerate(entries, start=1)]
    return table_of("aaaaaaaaaaaa", kept, keyed_dice, lambda _, sealed: sealed)


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_an_imported_match_of_older_rules_goes_on_by_them(file: Path) -> None:
    """Its table tells its rules, its log is read again after a restart, its moves and steps are by them."""
    text = file.read_text(encoding="utf-8")
    match = read(text).match
    players = [{"kind": "me"}] * match.seats
    given = ImportedTable.model_validate({"file": text, "players": players})
    created = imported_table(HOST, given, match, NOTHING)
    created.seed, created.deal = 32 * "2a", []
    assert created.rules == 1
    table = restored([created])
    assert about_json(table, "host")["rules"] == 1
    assert table.match is not None
    move, events = table.play(table.to_act, table.legal()[0])
    table.absorb(2, 2.0, move, events)
    again = restored([created, move])
    assert again.match is not None
    assert again.match.state.tobytes() == table.match.state.tobytes()
    assert "[rules 1]" in file_of(again, 1)
    course = Course.of(again.match)
    assert steps_json(course, 1, "en")["rules"] == 1
    assert branch(course, 3).splitlines()[2] == "[rules 1]"
    assert again.match.sight(1).views[-1:].tobytes() == again.match.view(1).tobytes()
    assert rematch_table(HOST, again, NOTHING).rules == load(match.game.key).version


@pytest.mark.parametrize("key", sorted({file.stem.partition("-")[0] for file in OLD}))
def test_a_table_of_the_first_rules_is_dealt_and_played_by_them(key: str) -> None:
    created = first_entry(key, 1)
    table = restored([created])
    table.deal(created)
    assert table.match is not None
    assert table.match.version == 1
    assert table.match.state.tobytes() == _dealt(key, table.match).tobytes()


def _dealt(key: str, match: Match) -> Any:
    """The same deal by the rules of version 1, without a table."""
    twin = Match(load(key), match.seats, {}, version=1)
    for entry in match.log:
        assert entry.action is not None
        twin.chance(entry.action)
    return twin.state


def test_a_table_of_rules_to_come_is_refused() -> None:
    """A server that was set back does not guess."""
    with pytest.raises(UnknownRules, match="found rules 9, expected one of: 1"):
        restored([first_entry("mandala", 9)])
