"""Whole matches over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from server.serving import GAMES, players, served
from vihara import languages, server
from vihara.client import Client, Refused, Seat, play
from vihara.core.game import load
from vihara.core.proof import verify
from vihara.core.replay import read


@pytest.fixture(scope="module", params=[True, False], ids=["shortcut", "plain"])
def url(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[str]:
    """A server whose sockets take our short way, and one whose sockets go the web server's."""
    with served(str(tmp_path_factory.mktemp("server") / "test.db"), socket_shortcut=request.param) as found:
        yield found


_MOVES = 40
"""Of each player; whoever gets there first resigns, as some games are long."""


def any_move(rng: random.Random) -> Any:
    return lambda seat: rng.choice(seat.legal)


def test_figures_are_for_those_who_want_them(url: str) -> None:
    """Who watches without gets none, neither at first nor with the news; all else is the same for both."""

    async def run() -> None:
        async with (
            await Client.guest(url, "Ana") as ana,
            await Client.guest(url, "Watcher") as watcher,
            ana.socket() as own,
            watcher.socket() as one,
            watcher.socket() as other,
        ):
            table = (await ana.new_table("mandala", ["me", "me"]))["table"]
            mine = await own.watch(table)
            seen, without = await one.watch(table), await other.watch(table, figures=False)
            for _ in range(3):
                for seat in (seen, without):
                    await seat.until(lambda watching: watching.number == mine.number)
                assert mine.now["figures"]
                assert seen.now["figures"]
                assert without.now["figures"] is None
                apart = {"figures", "clock", "id"}
                assert {k: v for k, v in seen.now.items() if k not in apart} == {
                    k: v for k, v in without.now.items() if k not in apart
                }
                await mine.move(mine.legal[0])

    asyncio.run(run())


@pytest.mark.parametrize("key", GAMES)
def test_players_and_a_spectator_play_a_whole_match(url: str, key: str) -> None:
    """All see the same steps; at the end the file is whole, replays, and its dice are proven."""
    game = load(key)
    rng = random.Random(1)

    async def run() -> None:
        people = [await Client.guest(url, f"Player {n}") for n in range(1, players(game) + 1)]
        watcher = await Client.guest(url, "Watcher")
        seats = ["me"] + ["open"] * (len(people) - 1)
        table = (await people[0].new_table(key, seats, public=True))["table"]
        for person in people[1:]:
            await person.at(table, "join")
        async with asyncio.timeout(100), asyncio.TaskGroup() as group:
            everybody: list[Seat] = []
            ready = asyncio.Event()

            async def take_part(client: Client) -> None:
                async with client.socket() as socket:
                    seat = await socket.watch(table, since=0)
                    everybody.append(seat)
                    if len(everybody) == len(people) + 1:
                        ready.set()
                    await ready.wait()
                    await play(seat, any_move(rng), most=_MOVES)
                    if not seat.over:
                        with contextlib.suppress(Refused):  # others may have come first
                            await seat.act("resign")
                        await seat.until(lambda one: one.over)

            for client in [*people, watcher]:
                group.create_task(take_part(client))
        spectator = next(seat for seat in everybody if seat.seat == 0)
        for seat in everybody:
            assert [e["number"] for e in seat.events] == list(range(1, seat.number + 1))
            assert [e.get("move") for e in seat.events] == [e.get("move") for e in spectator.events]
            assert seat.now["outcome"] == spectator.now["outcome"] is not None
        text = await people[0].file(table)
        assert text == await watcher.file(table)
        assert verify(text).keyed
        outcome = read(text).match.outcome
        assert outcome is not None
        assert list(outcome.scores) == spectator.now["outcome"]["scores"]
        listed = (await watcher.get("/api/tables?scope=over"))["tables"]
        assert table in [one["table"] for one in listed]
        for client in [*people, watcher]:
            client.close()

    asyncio.run(run())


def test_bots_play_their_seats(url: str) -> None:
    """One person among bots comes to the end; two bots alone do, too, and everybody may watch."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, ana.socket() as socket:
            opened = await ana.new_table("mandala", ["me", "bot:greedy"])
            async with asyncio.timeout(100):
                await play(await socket.watch(opened["table"]), any_move(random.Random(2)))
            opened = await ana.new_table("mandala", ["bot:random", "bot:random"])
            watched = await socket.watch(opened["table"])
            await watched.until(lambda seat: seat.over, 100)
            assert {event.get("bot") for event in watched.events if event["kind"] == "move"} <= {"random"}

    asyncio.run(run())


def test_a_move_is_refused_with_code_and_sentence_to_its_sender_alone(url: str) -> None:
    """Stale, malformed, illegal, foreign: each has its code, nothing changes, nobody else hears of it."""
    key = next(key for key in GAMES if 2 in load(key).seats)

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            table = (await ana.new_table(key, ["me", "open"]))["table"]
            await ben.at(table, "join")
            async with ana.socket() as one, ben.socket() as other:
                first, second = await one.watch(table), await other.watch(table)
                mover, waiter = (first, second) if first.my_turn else (second, first)
                heard: list[str] = []
                waiter.socket.received = heard.append
                number, move = mover.number, mover.legal[0]

                async def refused(who: Seat, /, **fields: Any) -> str:
                    with pytest.raises(Refused) as caught:
                        await who.socket.send("move", **{"table": table, "seen": number, "move": move, **fields})
                    assert caught.value.sentence
                    return caught.value.code

                assert await refused(mover, seen=number - 1) == "stale-version"
                assert await refused(mover, seen=number + 1) == "stale-version"
                assert await refused(mover, move="jump") == "invalid-move"
                assert await refused(mover, seat=waiter.seat) == "not-allowed"
                assert await refused(mover, move="! " + move) == "invalid-move"
                assert await refused(mover, table="aaaaaaaaaaaa") == "unknown-table"
                assert heard == []
                assert await refused(waiter) == "not-your-turn"
                assert await mover.move(move) == number + 1
                assert await refused(mover) == "stale-version"

    asyncio.run(run())


_WRONG = {
    "de": "es gibt keinen Tisch „aaaaaaaaaaaa“",
    "en": "there is no table 'aaaaaaaaaaaa'",
    "pl": "nie ma stołu „aaaaaaaaaaaa”",
}


@pytest.mark.parametrize("language", _WRONG)
def test_refusals_and_endings_come_in_the_senders_language(url: str, language: str) -> None:
    """By header for requests, by header or address for sockets; two at one table each read their own."""

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana, await Client.guest(url, "Ben") as ben:
            ana.language, ben.language = language, "fr"
            with pytest.raises(Refused) as caught:
                await ana.get("/api/tables/aaaaaaaaaaaa")
            assert caught.value.sentence == _WRONG[language]
            table = (await ana.new_table("mandala", ["me", "open"]))["table"]
            await ben.at(table, "join")
            async with ana.socket() as one, ben.socket() as other:
                with pytest.raises(Refused) as caught:
                    await one.watch("aaaaaaaaaaaa")
                assert caught.value.sentence == _WRONG[language]
                mine, theirs = await one.watch(table), await other.watch(table)
                move = await mine.ask("F1 red 7")
                with pytest.raises(Refused) as caught:
                    await mine.move("F1 red 7")
                assert caught.value.sentence == move["detail"]
                await mine.act("resign")
                await theirs.until(lambda seat: seat.over)
                assert mine.now["outcome"]["reason"] == languages.translate("resign", language)
                assert theirs.now["outcome"]["reason"] == "par abandon"
            place = f"ws://{urlsplit(url).netloc}/ws?lang={language}"
            async with connect(place, additional_headers={"Accept-Language": "it"}, proxy=None) as wire:
                told = json.loads(await wire.recv())
                assert told["detail"] == languages.say(language, "server-not-signed-in")

    asyncio.run(run())


def test_every_sentence_of_the_server_is_in_the_catalogue() -> None:
    """Whatever id the server's sources name exists, with the variables that the sentence has."""
    folder = Path(server.__file__).parent
    sources = "".join(path.read_text("utf-8") for path in folder.glob("*.py"))
    ids = set(re.findall(r'"(server-[a-z-]+)"', sources))
    assert len(ids) > 50
    for language in languages.LANGUAGES:
        bundle = languages.load(language)
        assert not [id for id in ids if not bundle.has_message(id)]


def test_who_missed_something_asks_since(url: str) -> None:
    """A new socket gets what came after the number it has seen; without a number the whole view."""
    key = next(iter(GAMES))

    async def run() -> None:
        async with await Client.guest(url, "Ana") as ana:
            opened = await ana.new_table(key, ["me"] * load(key).seats[0])
            table = opened["table"]
            async with ana.socket() as socket:
                seat = await socket.watch(table)
                for _ in range(3):
                    await seat.move(seat.legal[0])
                    await seat.act("chat", text="hm")
                whole = seat.now
            async with ana.socket() as socket:
                again = await socket.watch(table, since=4)
                assert [event["number"] for event in again.events] == [5, 6, 7]
                assert again.now["view"]["fields"] == whole["view"]["fields"]
                assert again.now["view"]["position"]
                assert (again.legal, again.number) == (whole["legal"], whole["number"])
                later = await socket.watch(table, since=7)
                assert later.now["events"] == []
                assert "events" not in (await socket.watch(table, since=99)).now

    asyncio.run(run())
