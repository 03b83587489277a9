"""The socket `/ws`: messages in, events out. The messages are described in docs/protocol.md."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import assert_never

from starlette.datastructures import QueryParams
from starlette.websockets import WebSocket, WebSocketDisconnect

from vihara.core.errors import ViharaError
from vihara.core.saying import Saying
from vihara.languages import negotiate
from vihara.server import actions
from vihara.server.actions import Action
from vihara.server.errors import Defect, InvalidMessage, NotAllowed, NotSignedIn, TooMany
from vihara.server.guard import address_of
from vihara.server.identity import COOKIE, is_nobody, nobody
from vihara.server.limits import Count
from vihara.server.live import Connection, Letter, Watcher, snapshot
from vihara.server.logs import log
from vihara.server.messages import (
    AgreeMessage,
    AskMessage,
    AtTable,
    ChatMessage,
    DeclineMessage,
    HintRequest,
    Look,
    Message,
    MoveMessage,
    OkMessage,
    Ping,
    RefusedMessage,
    ResignMessage,
    UndoMessage,
    Unwatch,
    Watch,
    read_message,
)
from vihara.server.service import Service
from vihara.server.views import refusal_json
from vihara.server.wire import wire_of
from vihara.server.writing import encode, pack

_POLICY = 1008
_MOST_ASKED = 200
"""Bytes of what follows the question mark that are looked at."""
_ENTRIES_A_MESSAGE = 25
"""Entries, told by `since`, that cost as much as a message."""
_POSITION = 3
"""Messages that a whole position costs besides."""
_PAUSE = 0.25
"""Seconds for which a socket that sent too much is not read."""
_MOST_REFUSALS = 200
"""Refusals in a row after which a socket is closed: nobody mistypes that often."""


def secret_in(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
    """The secret that a request carries: a bot's token, else the cookie."""
    kind, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else cookies.get(COOKIE)


class Sockets:
    """Serves sockets."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def serve(self, socket: WebSocket) -> None:
        """One socket from its beginning to its end."""
        service = self.service
        await socket.accept()
        asked = QueryParams(socket.scope["query_string"][:_MOST_ASKED])
        language = negotiate(asked.get("lang") or socket.headers.get("accept-language"))
        with contextlib.ExitStack() as stack:
            try:
                address = address_of(socket.scope)
                secret = secret_in(socket.headers, socket.cookies)
                looks_around = secret is None and "nobody" in asked
                found = nobody() if looks_around else await service.identities.find(secret)
                person = replace(found, address=address)
                if not looks_around:
                    service.places.note(person.id, address)
                for count, key in (
                    (service.sockets_in_all, ""),
                    (service.sockets_by_person, person.id),
                    (service.sockets_by_address, address),
                ):
                    stack.enter_context(_entered(count, key))
            except ViharaError as error:
                self._refused(error)
                with contextlib.suppress(Exception):
                    refused: RefusedMessage = {"type": "refused", "id": None, **refusal_json(error, language)}
                    await socket.send_text(encode(refused))
                    await socket.close(_POLICY, error.code)
                return
            # In a task of its own: else each message would wake all the layers through which the socket came.
            connection = Connection(
                wire_of(socket),
                person,
                language,
                backlog=service.settings.socket_backlog,
                patience=service.settings.socket_patience,
            )
            await asyncio.create_task(self._talk(connection, address))

    async def _talk(self, connection: Connection, address: str) -> None:
        self.service.hub.enter(connection)
        wire, person, in_a_row = connection.wire, connection.person.id, 0
        try:
            while in_a_row < _MOST_REFUSALS:
                event = await wire.receive()
                if event["type"] != "websocket.receive":
                    break
                self.service.metrics.messages.inc()
                number = None
                try:
                    text = event.get("text")
                    try:
                        if text is None:
                            raise InvalidMessage(Saying("server-binary", "found a binary message, expected text"))
                        message = read_message(text)
                        number = message.id  # who is refused wants to know which one
                    finally:
                        self.service.messages.take(person)
                        self.service.messages_by_address.take(address)
                    await self.handle(connection, message)
                    in_a_row = 0
                except ViharaError as error:
                    in_a_row += 1
                    self._refused(error)
                    connection.refuse(error, number)
                    if isinstance(error, TooMany):
                        await asyncio.sleep(_PAUSE)  # what else it sends waits in its own line, not in ours
                except Exception:
                    log.defect("message failed")
                    connection.refuse(Defect(), number)
            else:
                await wire.close(_POLICY, "too many refusals")
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone
        finally:
            self.service.hub.leave(connection)
            connection.gone()

    def _refused(self, error: ViharaError) -> None:
        self.service.metrics.refusals.labels(error.code).inc()

    async def handle(self, connection: Connection, message: Message) -> None:
        """Do what a message asks for."""
        service, person = self.service, connection.person
        if is_nobody(person) and not isinstance(message, Watch | Unwatch | Look | Ping):
            raise NotSignedIn
        match message:
            case MoveMessage():
                await self._act(connection, message, actions.move(person, message), message.seen)
            case Ping():
                connection.tell({"type": "pong", "id": message.id})
            case Watch():
                await self._watch(connection, message)
            case Unwatch():
                service.hub.remove(message.table, connection)
                connection.tell({"type": "ok", "id": message.id, "table": message.table, "number": None})
            case Look():
                if message.table in connection.watching:
                    connection.watching[message.table].look(on=message.on)
                connection.tell({"type": "ok", "id": message.id, "table": message.table, "number": None})
            case AskMessage():
                connection.tell(await service.study.ask(person, message, connection.language))
            case HintRequest():
                service.tables.spawn(self._hint(connection, message))  # other messages need not wait for it
            case UndoMessage():
                await self._act(connection, message, actions.undo(person, message.seat))
            case ResignMessage():
                await self._act(connection, message, actions.resign(person, message.seat))
            case AgreeMessage():
                await self._act(connection, message, actions.agree(person))
            case DeclineMessage():
                await self._act(connection, message, actions.decline(person))
            case ChatMessage():
                service.chat.take(person.id)
                await self._act(connection, message, actions.chat(person, message.text))
            case _:
                assert_never(message)

    async def _act(self, connection: Connection, message: AtTable, action: Action, seen: int = 0) -> None:
        def receipt(number: int) -> Letter:
            done: OkMessage = {"type": "ok", "id": message.id, "table": message.table, "number": number}
            return connection, pack(done)

        await self.service.tables.act(message.table, action, connection.person, seen, receipt)

    async def _hint(self, connection: Connection, message: HintRequest) -> None:
        try:
            with _entered(self.service.hints, connection.person.id):
                found = await self.service.study.hint(connection.person, message, connection.language)
            connection.tell(found)
        except ViharaError as error:
            self._refused(error)
            connection.refuse(error, message.id)

    async def _watch(self, connection: Connection, message: Watch) -> None:
        service, person = self.service, connection.person
        if (
            message.table not in connection.watching
            and len(connection.watching) >= service.settings.watches_per_socket
        ):
            most = service.settings.watches_per_socket
            raise TooMany(Saying("server-most-watches", "one socket can watch {most} tables", most=most))
        known = next(iter(connection.watching.values()), None)
        muted = await service.identities.mutes(person) if known is None else known.muted
        # Who comes back after a lost connection has seen all before.
        looked = None if message.since else await service.glances.last(message.table, person.id)
        async with service.tables.looking_at(message.table, person, message.since or 0) as table:
            if message.seat and message.seat not in table.seats_of(person.id):
                raise NotAllowed(actions.not_yours(message.seat))
            watcher = Watcher(connection, message.seat, muted, message.figures)
            service.hub.add(table.id, watcher)
            most = service.settings.entries_since
            told = snapshot(table, watcher, message.since, service.tables.now(), message.id, most, looked)
            # Whoever asks for much again and again has fewer messages left for the rest.
            cost = _POSITION + len(told.get("events", ())) / _ENTRIES_A_MESSAGE
            service.messages.charge(person.id, cost)
            connection.tell(told)


@contextlib.contextmanager
def _entered(count: Count, key: str) -> Iterator[None]:
    count.enter(key)
    try:
        yield
    finally:
        count.leave(key)
