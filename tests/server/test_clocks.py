"""Clocks: what a step costs, what taking it back costs, and that nobody's clock follows that of the host."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from server.guests import GAME, Hands, people, seated
from server.serving import served
from vihara.client import Client
from vihara.core.chance import keyed_dice
from vihara.core.errors import UndoRefused
from vihara.core.game import load
from vihara.server import actions
from vihara.server.actions import Action
from vihara.server.database import Row
from vihara.server.entries import Created, LogEntry, read_entry, write_entry
from vihara.server.errors import WrongTime
from vihara.server.identity import Person
from vihara.server.requests import Making
from vihara.server.service import Service
from vihara.server.steady import GAP, Steady
from vihara.server.table import Table, table_of

ANA, BEN = Person("ana", "Ana", None, None, ""), Person("ben", "Ben", None, None, "")


class Match:
    """A table with a clock and nobody else's time: what is done takes place when the test says so."""

    def __init__(self, per: str, seconds: float = 100, at_zero: str = "bot") -> None:
        seats = [{"admits": "me", "identity": one.id, "name": one.name} for one in (ANA, BEN)]
        body: dict[str, Any] = {
            "kind": "created", "game": GAME, "rules": load(GAME).version, "title": "", "host": "ana",
            "host_name": "Ana", "public": False, "spectators": True, "spectator_chat": False, "options": {},
            "clock": {"per": per, "seconds": seconds, "at_zero": at_zero, "bot": "random"}, "seed": 32 * "2a",
            "seats": seats, "steady": 0.0,
        }  # fmt: skip
        table = Table("aaaaaaaaaaaa", keyed_dice, lambda _, sealed: sealed)
        created = read_entry(json.dumps(body))
        assert isinstance(created, Created)
        table.absorb(1, 0.0, created)
        table.deal(created)
        self.log: list[Row] = []
        self.table = Table("aaaaaaaaaaaa", keyed_dice, lambda _, sealed: sealed)
        self.time = 0.0
        self._write(created)

    def _write(self, entry: LogEntry) -> None:
        self.log.append(Row("aaaaaaaaaaaa", len(self.log) + 1, 5e8, write_entry(entry)))
        self.table = table_of("aaaaaaaaaaaa", self.log, keyed_dice, lambda _, sealed: sealed)

    def do(self, action: Action) -> None:
        """Do something now; its entry is read again from the log, as after a restart."""
        draft = action(table_of("aaaaaaaaaaaa", self.log, keyed_dice, lambda _, sealed: sealed))
        if draft is not None:
            draft.entry.steady = self.time
            self._write(draft.entry)

    def move(self, person: Person, sign: str = "F") -> None:
        """Make a move that can be taken back (or one that draws)."""
        text = next(one for one in self.table.legal() if one.startswith(sign))
        self.do(actions.move(person, Making(seen=self.table.number, move=text)))

    def bot_move(self, sign: str = "F") -> None:
        table = self.table
        text = next(one for one in table.legal() if one.startswith(sign))
        assert table.match is not None
        number, bot = table.game.parse(table.match.state, text), table.bot_to_act()
        assert bot is not None
        self.do(actions.bot_move(table.to_act, bot, table.changed, lambda _: number))

    def hand_over(self, person: Person, seat: int) -> None:
        self.do(actions.stand_in(person, seat, None, None, self.time, 0, here=False))

    def left(self) -> list[float | None]:
        return [self.table.remaining(seat, self.time) for seat in (1, 2)]


@pytest.mark.parametrize(("per", "after"), [("seat", [90, 100]), ("turn", [90, 100])])
def test_who_takes_back_pays_for_the_wait(per: str, after: list[float]) -> None:
    """Ana thinks for 3 seconds, moves, waits for 7 on Ben's clock and takes back: all 10 are hers."""
    match = Match(per)
    match.time = 3
    match.move(ANA)
    match.time = 10
    assert match.left()[1] == 93
    match.do(actions.undo(ANA, None))
    assert match.table.to_act == 1
    assert match.left() == after


@pytest.mark.parametrize("per", ["seat", "turn"])
def test_moving_and_taking_back_gives_no_time(per: str) -> None:
    """However often: the clock is where it would be without."""
    match = Match(per)
    for _ in range(5):
        match.time += 10
        match.move(ANA)
        match.time += 5
        match.do(actions.undo(ANA, None))
    assert match.left() == [25, 100]
    match.time += 26
    match.do(actions.time_is_up(match.time, None))
    assert match.table.seat(1).stand_in == "random"


def test_taking_back_beyond_ones_own_time_loses_it() -> None:
    """The wait is charged, so that a clock may be at zero after it; it is not the opponent's."""
    match = Match("seat", 6, "resign")
    match.move(ANA)
    match.time = 5.5
    match.do(actions.undo(ANA, None))
    match.time = 7.5
    match.do(actions.time_is_up(match.time, None))
    assert match.table.match is not None
    assert match.table.match.outcome is not None
    assert match.table.match.outcome.winners == (2,)


def test_what_a_bot_did_at_zero_is_not_taken_back() -> None:
    """A turn that a bot finished is over: taking its step back would give a new turn on a new clock."""
    match = Match("turn")
    match.time = 101
    match.do(actions.time_is_up(match.time, None))
    match.bot_move()
    assert (match.table.to_act, match.table.seat(1).stand_in) == (2, None)
    assert not match.table.can_undo(1)
    with pytest.raises(UndoRefused, match="a bot made your last move"):
        match.do(actions.undo(ANA, None))


def test_who_lets_a_bot_play_takes_nothing_back() -> None:
    """Neither the bot's steps nor one's own from before."""
    match = Match("seat")
    match.move(ANA)
    match.hand_over(ANA, 1)
    with pytest.raises(WrongTime, match="take the seat back first"):
        match.do(actions.undo(ANA, None))


def test_a_turn_taken_back_relieves_the_bot_that_was_to_finish_the_next() -> None:
    """Ben's time ran out on a turn that never was."""
    match = Match("turn")
    match.move(ANA)
    match.time = 100
    match.do(actions.time_is_up(match.time, None))
    assert match.table.seat(2).stand_in == "random"
    match.time = 100.5
    match.do(actions.undo(ANA, None))
    assert (match.table.to_act, match.table.seat(2).stand_in) == (1, None)
    assert match.left() == [-0.5, 100]


@pytest.mark.parametrize("per", ["seat", "turn"])
def test_handing_over_and_coming_back_gives_no_time(per: str) -> None:
    """As long as the bot has not moved, its thinking is one's own."""
    match = Match(per)
    for _ in range(3):
        match.time += 5
        match.hand_over(ANA, 1)
        match.time += 20
        match.do(actions.back(ANA, None, match.time))
    assert match.left() == [25, 100]


def test_a_bots_time_is_nobodys() -> None:
    """Once it has moved, only what came before is charged."""
    match = Match("seat")
    match.time = 5
    match.hand_over(ANA, 1)
    match.time = 25
    match.bot_move()
    match.time = 30
    assert match.left() == [95, 95]
    match.do(actions.back(ANA, None, match.time))
    assert match.left() == [95, 95]


@pytest.mark.parametrize("per", ["seat", "turn"])
def test_nobody_comes_back_to_a_clock_at_zero(per: str) -> None:
    """Else one could keep the bot from ever moving; in the next turn there is time again, if it is the turn's."""
    match = Match(per)
    match.time = 100
    match.do(actions.time_is_up(match.time, None))
    with pytest.raises(WrongTime, match="time of seat 1 is up"):
        match.do(actions.back(ANA, None, match.time))
    match.bot_move()
    assert match.table.seat(1).stand_in == (None if per == "turn" else "random")


def test_entries_of_old_have_the_time_of_day() -> None:
    """A match of the first version goes on: its entries say nothing of steady time."""
    match = Match("seat")
    old = [Row(e.table, e.number, 1000.0 + 7 * e.number, e.body.replace('"steady"', '"other"')) for e in match.log]
    table = table_of("aaaaaaaaaaaa", old, keyed_dice, lambda _, sealed: sealed)
    entry, events = table.play(1, next(one for one in table.legal() if one.startswith("F")))
    table.absorb(2, 1014.0, entry, events)
    assert table.remaining(1, 1014.0) == 93


class Host:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.wall, self.ticks = 1_800_000_000.0, 50.0

    def steady(self) -> Steady:
        return Steady(lambda: self.wall, lambda: self.ticks)

    def passes(self, seconds: float) -> None:
        self.wall += seconds
        self.ticks += seconds


@pytest.mark.parametrize("jump", [-86_400.0, -1.0, 0.0, 1.0, 86_400.0])
def test_steady_time_ignores_the_hosts_clock(jump: float) -> None:
    """Within a process not at all; a restart counts from nothing to the bound."""
    host = Host()
    steady = host.steady()
    began = steady.now()
    host.passes(30)
    host.wall += jump
    host.passes(30)
    assert steady.now() - began == 60
    beat = (steady.now(), host.wall)
    host.ticks = 3.0  # the machine was started anew
    host.wall += 4 + jump
    after = host.steady()
    after.go_on([beat, (beat[0] - 1000, beat[1] - 1000)])
    assert after.now() - began == 60 + min(max(0.0, 4 + jump), GAP)
    other = host.steady()
    other.go_on([])
    assert other.now() == host.wall
    other.keep_up([host.wall + 7])
    assert other.now() == host.wall + 7


@pytest.mark.parametrize("jump", [-7200.0, 7200.0])
def test_a_jump_of_the_hosts_clock_neither_gives_nor_takes(tmp_path: Path, jump: float) -> None:
    """At a table of a server, while it runs and across its restart."""
    hands = Hands()
    services: list[Service] = []
    ticks = 0.0

    def prepare(service: Service) -> None:
        steady = Steady(lambda: hands.time, lambda: ticks)
        service.tables.steady = service.presence._steady = steady
        service.tables.now, service.tables.wall = steady.now, lambda: hands.time
        services.append(service)

    table = ""
    limit = {"per": "seat", "seconds": 100, "at_zero": "resign", "bot": "random"}
    cookies: list[str | None] = []

    with served(str(tmp_path / "test.db"), prepare) as url:

        @people(url, "Ana", "Ben")
        async def _(ana: Client, ben: Client) -> None:
            nonlocal table, ticks
            table = await seated(ana, ben, time=limit)
            hands.time, ticks = hands.time + jump, ticks + 30
            shown = await ana.get(f"/api/tables/{table}")
            assert shown["clock"]["remaining"] == [70, 100]
            move = next(text for text in shown["legal"] if text.startswith("X"))
            await ana.at(table, "moves", seen=shown["number"], move=move)
            cookies.append(ben.cookie)

    hands.time += jump
    with served(str(tmp_path / "test.db"), prepare) as url:

        async def look() -> Any:
            async with Client(url, cookie=cookies[0]) as ben:
                return await ben.get(f"/api/tables/{table}")

        shown = asyncio.run(look())
        assert shown["status"] == "running"
        first, second = shown["clock"]["remaining"]
        assert first == 70
        assert 100 - GAP <= second <= 100
