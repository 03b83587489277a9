"""A client of the server: for outside bots, tools and the server's own tests.

    async with await Client.guest("http://127.0.0.1:8000", "Ana") as ana:
        table = await ana.new_table("some-game", ["me", "bot:greedy"])
        async with ana.socket() as socket:
            seat = await socket.watch(table["table"])
            while not seat.over:
                if seat.my_turn:
                    await seat.move(seat.legal[0])
                else:
                    await seat.change()

The messages are described in docs/protocol.md.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import ssl
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import quote

import httpx
from websockets.asyncio.client import ClientConnection, connect

from vihara.core.errors import ViharaError
from vihara.core.shares import share_hash

_MOST = 16 * 2**20
_KEPT = 3.0
"""Seconds for which a connection is used again: the server closes idle ones after five."""


class Refused(ViharaError):
    """The server refused something: its code and its sentence."""

    def __init__(self, code: str, sentence: str, status: int = 0) -> None:
        super().__init__(sentence)
        self.__dict__["code"] = code  # the server's, not this class's
        self.status = status


def player(text: str) -> dict[str, str]:
    """`me`, `invite`, `open` or `bot:NAME`, as the server wants it."""
    kind, _, bot = text.partition(":")
    return {"kind": kind, "bot": bot} if bot else {"kind": kind}


class Client:
    """One person or bot at a server."""

    def __init__(
        self,
        url: str,
        *,
        token: str | None = None,
        cookie: str | None = None,
        language: str = "en",
        trust: ssl.SSLContext | None = None,
    ) -> None:
        """`trust` knows the certificate of a server whose own is signed by nobody known."""
        self.url, self.language, self.trust = url.rstrip("/"), language, trust
        self.token, self.cookie = token, cookie
        limits = httpx.Limits(keepalive_expiry=_KEPT)
        verify = True if trust is None else trust
        self._http = httpx.Client(base_url=self.url, timeout=60, limits=limits, trust_env=False, verify=verify)

    @classmethod
    async def guest(cls, url: str, name: str, *, trust: ssl.SSLContext | None = None) -> Client:
        """Become a guest."""
        client = cls(url, trust=trust)
        try:
            await client.post("/api/me", {"name": name})
        except BaseException:
            client.close()
            raise
        return client

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the connections for requests."""
        self._http.close()

    def headers(self) -> dict[str, str]:
        """What says who one is, and in which language one is refused."""
        headers = {"Accept-Language": self.language}
        if self.token:
            return headers | {"Authorization": f"Bearer {self.token}"}
        return headers | ({"Cookie": f"vihara={self.cookie}"} if self.cookie else {})

    # -- requests ---------------------------------------------------------------------------------------------

    async def request(self, method: str, path: str, body: Any = None) -> Any:
        """Make a request: the JSON (or text) of the answer; Refused if the server does not want to."""
        try:
            answer = await asyncio.to_thread(self._http.request, method, path, json=body, headers=self.headers())
        except httpx.TransportError as error:
            raise ConnectionError(str(error)) from error
        for value in answer.headers.get_list("set-cookie"):
            if value.startswith("vihara="):
                self.cookie = value.partition("=")[2].partition(";")[0].strip('"') or None
        self._http.cookies.clear()  # who one is stands in the headers, for requests and sockets alike
        is_json = answer.headers.get("content-type", "").startswith("application/json")
        found = answer.json() if is_json and answer.content else answer.text
        if answer.is_error:
            known = found if isinstance(found, dict) else {}
            raise Refused(known.get("code", "unknown"), known.get("detail", answer.text[:200]), answer.status_code)
        return found

    async def get(self, path: str) -> Any:
        return await self.request("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.request("POST", path, {} if body is None else body)

    async def new_table(self, game: str, players: Sequence[str], **more: Any) -> Any:
        """Open a table: `new_table(game, ["me", "bot:greedy"])`."""
        return await self.post("/api/tables", {"game": game, "players": list(map(player, players)), **more})

    async def at(self, table: str, action: str, **body: Any) -> Any:
        """Do something at a table: `at(table, "join", seat=2)`."""
        return await self.post(f"/api/tables/{quote(table)}/{action}", body)

    async def join(self, code: str) -> str:
        """Sit down with an invite: the table."""
        return str((await self.post("/api/join", {"code": code}))["table"])

    async def promise(self, table: str, *seats: int) -> dict[int, str]:
        """Promise to add to the dice (the table was opened or joined with `adds`): the shares of one's seats."""
        shares = {seat: secrets.token_hex(32) for seat in seats}
        promised = [{"seat": seat, "hash": share_hash(share)} for seat, share in shares.items()]
        await self.at(table, "promise", shares=promised)
        return shares

    async def share(self, table: str, shares: Mapping[int, str]) -> None:
        """Open the promised shares, once the table waits for them."""
        await self.at(table, "share", shares=[{"seat": seat, "share": share} for seat, share in shares.items()])

    async def file(self, table: str) -> str:
        """The match file of a table."""
        return str(await self.get(f"/api/tables/{quote(table)}/file"))

    async def steps(self, table: str, seat: int | None = None) -> Any:
        """The match from its beginning, position by position."""
        return await self.get(f"/api/tables/{quote(table)}/steps" + ("" if seat is None else f"?seat={seat}"))

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[Socket]:
        """Open a socket."""
        async with connect(
            f"ws{self.url.removeprefix('http')}/ws",
            additional_headers=self.headers(),
            max_size=_MOST,
            compression=None,
            proxy=None,
            ssl=self.trust,
        ) as wire:
            socket = Socket(wire)
            reader = asyncio.create_task(socket.read())
            try:
                yield socket
            finally:
                reader.cancel()
                await asyncio.gather(reader, return_exceptions=True)


class Socket:
    """A socket, the tables it watches, and the answers it waits for."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.seats: dict[str, Seat] = {}
        self.received: Callable[[str], None] = lambda _: None
        """Called with every message as it came."""
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.closed = False

    async def read(self) -> None:
        """Take in what comes, until the socket closes."""
        try:
            async for text in self.wire:
                self.received(str(text))
                self._take(json.loads(text))
        finally:
            self.closed = True
            lost = ConnectionError("the socket was closed")
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(lost)
                    answer.exception()  # nobody need be waiting
            for seat in self.seats.values():
                seat.wake()

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] in ("table", "events") and message["table"] in self.seats:
            self.seats[message["table"]].take(message)
        number = message.get("id")
        if number in self._answers and message["type"] != "events":
            answer = self._answers.pop(number)
            if answer.done():
                return
            if message["type"] == "refused":
                answer.set_exception(Refused(message["code"], message["detail"]))
            else:
                answer.set_result(message)

    async def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; Refused if the server does not want to."""
        if self.closed:
            raise ConnectionError("the socket was closed")
        number = next(self._numbers)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        await self.wire.send(json.dumps({"type": type, "id": number, **fields}))
        return await answer

    async def watch(
        self, table: str, since: int | None = None, seat: int | None = None, *, figures: bool = True
    ) -> Seat:
        """Follow a table; a program that shows nothing to anybody can do without figures."""
        found = self.seats.setdefault(table, Seat(self, table))
        given = {"since": since, "seat": seat, "figures": None if figures else False}
        await self.send(
            "watch", table=table, **{name: value for name, value in given.items() if value is not None}
        )
        return found


class Seat:
    """A table as one sees it: kept up to date by the socket."""

    def __init__(self, socket: Socket, table: str) -> None:
        self.socket, self.table = socket, table
        self.now: dict[str, Any] = {}
        """The last message."""
        self.about: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        """Everything that was told, in order."""
        self._changed = asyncio.Event()

    def take(self, message: dict[str, Any]) -> None:
        known = self.events[-1]["number"] if self.events else 0
        self.events += [event for event in message.get("events", ()) if event["number"] > known]
        self.about = message.get("about", self.about)
        self.now = message
        self._changed.set()

    def wake(self) -> None:
        self._changed.set()

    @property
    def number(self) -> int:
        """Of the last step one has seen."""
        return int(self.now["number"])

    @property
    def seat(self) -> int:
        """Through which seat one looks; 0 is a spectator."""
        return int(self.now["seat"])

    @property
    def legal(self) -> list[str]:
        return list(self.now["legal"])

    @property
    def over(self) -> bool:
        return bool(self.now["status"] == "over")

    @property
    def my_turn(self) -> bool:
        return bool(self.seat) and self.now["to_act"] == self.seat and not self.over

    async def change(self) -> None:
        """Wait for the next message about the table."""
        self._changed.clear()
        if self.socket.closed:
            raise ConnectionError("the socket was closed")
        await self._changed.wait()
        if self.socket.closed:
            raise ConnectionError("the socket was closed")

    async def until(self, done: Callable[[Seat], bool], seconds: float = 60.0) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds):
            while not done(self):
                await self.change()

    async def move(self, text: str) -> int:
        """Make a move on what one has seen: the number of the step."""
        answer = await self.socket.send("move", table=self.table, seen=self.number, move=text)
        return int(answer["number"])

    async def act(self, type: str, **fields: Any) -> int:
        """Do something else: undo, resign, agree, decline, chat."""
        return int((await self.socket.send(type, table=self.table, **fields))["number"])

    async def ask(self, text: str) -> dict[str, Any]:
        """What a move would cost and bring, or why it is not allowed; nothing changes."""
        return await self.socket.send("ask", table=self.table, move=text)

    async def hint(self) -> dict[str, Any]:
        """The best moves; Refused where there are no hints."""
        return await self.socket.send("hint", table=self.table)


async def play(seat: Seat, choose: Callable[[Seat], str], most: int | None = None) -> None:
    """Play one's seat to the end (or so many moves), as an outside bot does."""
    made = 0
    while not seat.over and made != most:
        if not seat.my_turn:
            await seat.change()
            continue
        try:
            await seat.move(choose(seat))
            made += 1
        except Refused as refusal:
            if refusal.code not in ("stale-version", "not-your-turn", "match-over"):
                raise
            await asyncio.sleep(0)  # the news is on its way
