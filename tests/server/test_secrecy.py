"""Two matches that differ only in what a seat may not see are the same to that seat, byte by byte."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from server.serving import GAMES, players, served
from vihara.client import Client, Refused
from vihara.core.chance import FastDice
from vihara.core.game import CHANCE, Game, load
from vihara.core.match import Match
from vihara.core.record import copy
from vihara.server.service import Service

_VIEWER = 1
_STEPS = 24
_OPEN = {"menara", "tajuto"}
"""Games in which everything lies open: their twins are equal, and so must be their traffic."""


@dataclass
class Twin:
    """One of two matches: its state, and the numbers that make dice give it again."""

    match: Match
    numbers: list[int] = field(default_factory=list)

    def options(self) -> list[tuple[int, int]]:
        """Possible chance actions, each with a number for which dice choose it."""
        found, total = [], 0
        for action, weight in self.match.game.chance(self.match.state):
            found.append((action, total))
            total += weight
        return [(action, number) for action, number in found if number < total]

    def seen(self, action: int) -> Any:
        """What the viewer would learn if this happened."""
        game = self.match.game
        state = copy(self.match.state)
        events = game.apply(state, action)
        shown = [repr(game.redact(event, viewer)) for event in events for viewer in (_VIEWER - 1, None)]
        return shown, *(game.observe(state, viewer).tobytes() for viewer in (_VIEWER - 1, None))

    def draw(self, action: int, number: int) -> None:
        self.numbers.append(number)
        self.match.chance(action)


def twins(game: Game, seed: int) -> tuple[Twin, Twin, list[tuple[int, str]]]:
    """Play two matches side by side that look the same to the viewer but differ wherever they can."""
    rng = FastDice.of(seed, 0)
    one, other = (Twin(Match(game, players(game))) for _ in range(2))
    moves: list[tuple[int, str]] = []
    while len(moves) < _STEPS:
        seat = one.match.to_act
        if seat == CHANCE:
            mine = one.options()
            action, number = mine[rng.below(len(mine))]
            seen = one.seen(action)
            theirs = [option for option in other.options() if other.seen(option[0]) == seen]
            if not theirs:
                break
            unlike = [option for option in theirs if option[0] != action] or theirs
            one.draw(action, number)
            other.draw(*unlike[rng.below(len(unlike))])
            continue
        common = sorted(set(one.match.legal()) & set(other.match.legal()))
        same = [
            text
            for text in common
            if one.seen(game.parse(one.match.state, text)) == other.seen(game.parse(other.match.state, text))
        ]
        if one.match.over or not same:
            break
        text = same[rng.below(len(same))]
        one.match.play(seat, text)
        other.match.play(seat, text)
        moves.append((seat, text))
    return one, other, moves


class Scripted:
    """Dice that give what was written down, then nothing in particular."""

    def __init__(self, numbers: list[int], drawn: int) -> None:
        self.numbers, self.drawn = numbers, drawn
        self.seed = "00" * 32

    def below(self, n: int) -> int:
        number = self.numbers[self.drawn] if self.drawn < len(self.numbers) else 0
        self.drawn += 1
        return min(number, n - 1)

    def apart(self) -> Scripted:
        return self


def traffic(folder: Path, game: Game, twin: Twin, moves: list[tuple[int, str]]) -> dict[str, list[str]]:
    """Play the match over sockets: everything that the viewer and a spectator get, moves, refusals and files."""
    ids = itertools.count()

    def prepare(service: Service) -> None:
        service.tables.now = service.tables.wall = lambda: 1_800_000_000.0
        service.tables.new_table_id = lambda: f"table{'abcdefg'[next(ids)] * 7}"
        service.tables.new_key = lambda: "00" * 32
        service.tables.new_seed = lambda: 7
        service.tables.make_dice = lambda _, drawn: Scripted(twin.numbers, drawn)

    heard: dict[str, list[str]] = {"viewer": [], "spectator": []}

    async def run(url: str) -> None:
        seats = [await Client.guest(url, f"Player {number}") for number in range(1, players(game) + 1)]
        watcher = await Client.guest(url, "Watcher")
        others = ["open"] * (len(seats) - 1)
        table = (await seats[0].new_table(game.key, ["me", *others], hints=True))["table"]
        for client in seats[1:]:
            await client.at(table, "join")
        async with seats[_VIEWER - 1].socket() as mine, watcher.socket() as other:
            mine.received, other.received = heard["viewer"].append, heard["spectator"].append
            viewer, spectator = await mine.watch(table, since=0), await other.watch(table, since=0)
            for seat, text in moves:
                client = seats[seat - 1]
                for wrong in ("! " + text, "nonsense", text + " " + text):
                    with pytest.raises(Refused):
                        await client.at(table, "moves", seen=viewer.number, move=wrong)
                if client is seats[_VIEWER - 1]:
                    # What the viewer is told before it moves: each legal move, some that are none, and advice.
                    for asked in (*viewer.legal[:12], text, "nonsense", "! " + text):
                        await viewer.ask(asked)
                    if len(heard["viewer"]) % 3 == 0:
                        await viewer.hint()
                else:
                    await viewer.ask(text)
                number = (await client.at(table, "moves", seen=viewer.number, move=text))["number"]
                for one in (viewer, spectator):
                    await one.until(lambda seat, number=number: seat.number >= number)  # type: ignore[misc]
                for name, who in (("viewer", seats[_VIEWER - 1]), ("spectator", watcher)):
                    if len(heard[name]) % 7 == 0:
                        heard[name].append(await who.file(table))
                        heard[name].append(str(await who.get(f"/api/tables/{table}")))
            await mine.watch(table, since=1)
            heard["viewer"].append(str(await seats[_VIEWER - 1].steps(table)))
            heard["spectator"].append(str(await watcher.steps(table)))
            for who in (watcher, *seats[1:]):
                with pytest.raises(Refused, match="not yours"):
                    await who.steps(table, _VIEWER)
        for client in [*seats, watcher]:
            client.close()

    with served(str(folder / "test.db"), prepare) as url:
        asyncio.run(run(url))
    return heard


@pytest.mark.parametrize("key", GAMES)
def test_what_one_may_not_see_changes_no_byte(tmp_path: Path, key: str) -> None:
    """Traffic of the viewer and of a spectator is byte-equal in both matches, refusals and files included."""
    game = load(key)
    one, other, moves = twins(game, 3)
    assert len(moves) >= 5
    if key not in _OPEN:
        assert one.match.state.tobytes() != other.match.state.tobytes()
    (tmp_path / "one").mkdir()
    (tmp_path / "other").mkdir()
    first = traffic(tmp_path / "one", game, one, moves)
    second = traffic(tmp_path / "other", game, other, moves)
    assert len(first["viewer"]) > len(moves)
    assert any('"type":"answer"' in text and '"legal":true' in text for text in first["viewer"])
    assert any('"type":"hint"' in text for text in first["viewer"])
    assert first == second
