"""A move that was acknowledged is never lost: not by SIGKILL at any moment, and not between two servers."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable

import pytest
from websockets.exceptions import WebSocketException

from server.serving import Process
from vihara.client import Client, Refused, Seat
from vihara.core.replay import read

GAME = "mandala"


class Player:
    """Plays one table with both seats, and writes down what was acknowledged."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.client: Client | None = None
        self.table = ""
        self.acknowledged: dict[int, str] = {}
        self.over = False

    async def open(self, url: str) -> None:
        if self.client is None:
            self.client = await Client.guest(url, "Player")
            players = ["me", "bot:random"] if self.rng.random() < 0.2 else ["me", "me"]
            self.table = (await self.client.new_table(GAME, players))["table"]
        self.client.close()
        self.client = Client(url, cookie=self.client.cookie)

    async def play(self, most: int) -> None:
        """Play until the server is gone, the match over, or so many moves made."""
        assert self.client is not None
        with contextlib.suppress(OSError, ConnectionError, WebSocketException, TimeoutError):
            async with self.client.socket() as socket:
                seat = await socket.watch(self.table, since=0)
                self.check(seat)
                for _ in range(most):
                    async with asyncio.timeout(60):
                        while not seat.over and not seat.my_turn:
                            await seat.change()
                    if seat.over:
                        break
                    move = self.rng.choice(seat.legal)
                    try:
                        number = await seat.move(move)
                    except Refused as refusal:
                        if refusal.code != "stale-version":
                            raise
                        continue
                    self.acknowledged[number] = move
                self.check(seat)
                self.over = seat.over

    def check(self, seat: Seat) -> None:
        """Everything acknowledged is in the log, at its number; every number is there once."""
        told = {event["number"]: event.get("move") for event in seat.events}
        assert list(told) == list(range(1, len(told) + 1))
        for number, move in self.acknowledged.items():
            assert told[number] == move


async def many(work: list[Callable[[], object]]) -> None:
    async with asyncio.TaskGroup() as group:
        for one in work:
            group.create_task(one())  # type: ignore[arg-type]


def kill_and_go_on(db: str, games: int, kills: int, rest: int) -> None:
    """Kill the server in the middle of everything, several times; in the end all games go on."""
    rng = random.Random(7)
    players = [Player(number) for number in range(games)]
    for round in range(kills + 1):
        last = round == kills
        server = Process(db)
        try:

            async def run(server: Process = server, last: bool = last) -> None:
                for player in players:
                    await player.open(server.url)
                playing = asyncio.create_task(
                    many([lambda p=p: p.play(rest if last else 10_000) for p in players if not p.over])  # type: ignore[misc]
                )
                if not last:
                    enough = sum(len(p.acknowledged) for p in players) + games
                    while sum(len(p.acknowledged) for p in players) < enough and not playing.done():
                        await asyncio.sleep(0.02)
                    await asyncio.sleep(rng.random() * 0.3)
                    server.kill()
                await playing
                for player in players:
                    assert player.client is not None
                    player.client.close()

            before = sum(len(p.acknowledged) for p in players)
            asyncio.run(run())
            assert sum(len(p.acknowledged) for p in players) > before
        finally:
            server.kill()


def test_sigkill_loses_no_acknowledged_move(db: str) -> None:
    """A few games, killed twice, on SQLite and on PostgreSQL."""
    kill_and_go_on(db, games=12, kills=2, rest=3)


@pytest.mark.soak
def test_sigkill_loses_no_move_of_200_games(db: str) -> None:
    """Two hundred games, killed many times."""
    kill_and_go_on(db, games=200, kills=8, rest=10)


def test_two_servers_share_a_table(new_postgres: Callable[[], str]) -> None:
    """Players at different servers see each other's moves; both moving at once, one is told it came too late."""
    db = new_postgres()
    first, second = Process(db), Process(db)

    async def run() -> None:
        async with asyncio.timeout(100):
            ana, ben = await Client.guest(first.url, "Ana"), await Client.guest(second.url, "Ben")
            table = (await ana.new_table(GAME, ["me", "open"]))["table"]
            await ben.at(table, "join")
            rng = random.Random(1)
            async with ana.socket() as one, ben.socket() as other:
                seats = [await one.watch(table, since=0), await other.watch(table, since=0)]
                for _ in range(20):
                    await seats[0].until(lambda seat: seat.number >= seats[1].number)
                    await seats[1].until(lambda seat: seat.number >= seats[0].number)
                    mover = next(seat for seat in seats if seat.my_turn)
                    await mover.move(rng.choice(mover.legal))
                await seats[0].until(lambda seat: seat.number >= seats[1].number)
                await seats[1].until(lambda seat: seat.number >= seats[0].number)
                assert [e.get("move") for e in seats[0].events] == [e.get("move") for e in seats[1].events]
                # Now a position with a choice.
                mover = next(seat for seat in seats if seat.my_turn)
                while len(mover.legal) < 2:
                    await mover.move(mover.legal[0])
                    await seats[0].until(lambda seat: seat.number >= seats[1].number)
                    await seats[1].until(lambda seat: seat.number >= seats[0].number)
                    mover = next(seat for seat in seats if seat.my_turn)
            # The same person at both servers makes two different moves on the same position.
            person = ana if mover.seat == 1 else ben
            twin = Client(second.url if person is ana else first.url, cookie=person.cookie)
            given = [{"seen": mover.number, "move": move} for move in rng.sample(mover.legal, 2)]
            results = await asyncio.gather(
                person.at(table, "moves", **given[0]), twin.at(table, "moves", **given[1]), return_exceptions=True
            )
            late = [result for result in results if isinstance(result, Refused)]
            assert len(late) == 1
            assert late[0].code in ("stale-version", "not-your-turn")
            # A bot's turn is played once, whoever looks after it.
            bots = (await ana.new_table(GAME, ["bot:random", "bot:random"]))["table"]
            async with twin.socket() as socket:
                seen = await socket.watch(bots, since=0)
                await seen.until(lambda seat: seat.number > 15)
                assert [e["number"] for e in seen.events] == list(range(1, len(seen.events) + 1))
            for client in (ana, ben, twin):
                client.close()

    try:
        asyncio.run(run())
    finally:
        logs = [server.stop() for server in (first, second)]
    assert not any('"trace"' in log for log in logs), logs


def test_a_bots_turn_survives_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The server dies while a bot thinks; the next one lets it play, once."""
    db = str(tmp_path_factory.mktemp("bots") / "test.db")
    server = Process(db, bot_pause=30)

    async def begin() -> tuple[Client, str]:
        ana = await Client.guest(server.url, "Ana")
        return ana, (await ana.new_table(GAME, ["bot:random", "me"]))["table"]

    ana, table = asyncio.run(begin())
    ana.close()
    server.kill()
    server = Process(db)

    async def go_on() -> None:
        client = Client(server.url, cookie=ana.cookie)
        async with client.socket() as socket:
            seat = await socket.watch(table, since=0)
            await seat.until(lambda one: one.my_turn)
            assert [e["kind"] for e in seat.events] == ["created", "move"]
        client.close()

    try:
        asyncio.run(go_on())
    finally:
        server.stop()


def test_a_bots_turn_is_played_once_when_its_worker_dies(new_postgres: Callable[[], str]) -> None:
    """Two servers on one database; one is killed while its bots think, the other plays their turns, each once."""
    db = new_postgres()
    thinking, living = Process(db, bot_pause=600, bot_grace=2), Process(db, bot_grace=2)
    playing = Process(db, bot_grace=2)

    async def open_tables(url: str, number: int, players: list[str]) -> tuple[Client, list[str]]:
        client = await Client.guest(url, "Ana")
        return client, [(await client.new_table(GAME, players))["table"] for _ in range(number)]

    async def run() -> None:
        # One dies before its bots have moved, the other in the middle of their games.
        ana, waiting = await open_tables(thinking.url, 2, ["bot:random", "me"])
        ben, running = await open_tables(playing.url, 4, ["bot:random", "bot:random"])
        async with Client(living.url, cookie=ben.cookie) as client, client.socket() as socket:
            seats = [await socket.watch(table, since=0) for table in running]
            await seats[0].until(lambda seat: seat.number > 10)
        thinking.kill()
        playing.kill()
        for client, tables in ((ana, waiting), (ben, running)):
            client.close()
            async with Client(living.url, cookie=client.cookie) as again, again.socket() as socket:
                for table in tables:
                    seat = await socket.watch(table, since=0)
                    await seat.until(lambda one: one.over or one.my_turn, 120)
                    numbers = [event["number"] for event in seat.events]
                    assert numbers == list(range(1, len(numbers) + 1))
                    if tables is waiting:
                        assert [event["kind"] for event in seat.events] == ["created", "move"]
                        continue
                    # The log is a match that can be played again: no turn is missing, none was played twice.
                    replayed = read(await again.file(table))
                    assert replayed.cut is None
                    assert replayed.match.over
                    assert replayed.match.plies == sum(event["kind"] == "move" for event in seat.events)

    try:
        asyncio.run(run())
    finally:
        logs = [server.stop() for server in (thinking, living, playing)]
    assert not any('"trace"' in log for log in logs), logs
