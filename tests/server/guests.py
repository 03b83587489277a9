"""Guests at a server whose time the tests turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from vihara.client import Client, Refused
from vihara.server.service import Service

GAME = "mandala"


class Hands:
    """The server's clock, in the tests' hands."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0
        self.url = ""

    def prepare(self, service: Service) -> None:
        service.tables.now = service.tables.wall = lambda: self.time


def people(url: str, *names: str) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], None]:
    """Run a test with so many guests."""

    def run(test: Callable[..., Coroutine[Any, Any, None]]) -> None:
        async def main() -> None:
            clients = [await Client.guest(url, name) for name in names]
            try:
                async with asyncio.timeout(60):
                    await test(*clients)
            finally:
                for client in clients:
                    client.close()

        asyncio.run(main())

    return run


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refused) as caught:
        await work
    assert caught.value.sentence
    return str(caught.value.code)


async def seated(ana: Client, ben: Client, **more: Any) -> str:
    table = (await ana.new_table(GAME, ["me", "open"], **more))["table"]
    await ben.at(table, "join")
    return str(table)
