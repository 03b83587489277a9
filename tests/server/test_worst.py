"""One guest does his worst within the limits, from one address; what others notice of it, measured."""

from __future__ import annotations

import contextlib
import json
import logging
import multiprocessing
import os
import random
import socket
import statistics
import threading
import time
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from server.serving import QUICK, Process
from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.match import Match
from vihara.core.replay import write
from vihara.server.settings import Settings

GAME = "mandala"
SECONDS = 60.0
PACE = 0.3
"""Seconds between two moves of others, who are quick."""
MOVE, BOT = 0.100, 3.0
"""Seconds that a move of somebody else may take (99 of 100), and the answer of somebody else's bot."""


class Guest:
    """Somebody at an address of their own, on one connection."""

    def __init__(self, url: str, address: str, name: str) -> None:
        self.place, self.address = urlsplit(url).netloc, address
        self.connection = HTTPConnection(self.place, timeout=60, source_address=(address, 0))
        self.headers = {"Content-Type": "application/json"}
        _, head, _ = self.ask("POST", "/api/me", {"name": name})
        self.headers["Cookie"] = head["set-cookie"].partition(";")[0]

    def ask(self, method: str, path: str, given: Any = None) -> tuple[int, dict[str, str], Any]:
        body = json.dumps(given) if given is not None else None
        for last in (False, True):
            try:
                self.connection.request(method, path, body, self.headers)
                answer = self.connection.getresponse()
                text = answer.read()
                break
            except (OSError, HTTPException):  # the server closes a connection that nobody used for a while
                self.connection.close()
                if last:
                    raise
        head = {name.lower(): value for name, value in answer.getheaders()}
        return answer.status, head, json.loads(text) if "json" in head.get("content-type", "") else text

    def table(self, *players: str) -> dict[str, Any]:
        kinds = [{"kind": "bot", "bot": name} if name != "me" else {"kind": "me"} for name in players]
        status, _, told = self.ask("POST", "/api/tables", {"game": GAME, "players": kinds})
        assert status == 200, told
        return dict(told)

    def play(self, table: str) -> float | None:
        """Make a move where it is one's turn: how long it took; None if there is nothing to play."""
        _, _, shown = self.ask("GET", f"/api/tables/{table}")
        if not shown["legal"]:
            return None
        began = time.perf_counter()
        given = {"seen": shown["number"], "move": shown["legal"][0], "seat": shown["to_act"]}
        status, _, told = self.ask("POST", f"/api/tables/{table}/moves", given)
        assert status == 200, told
        return time.perf_counter() - began


def finished() -> str:
    match = Match(load(GAME), 2, {}, FastDice.of(1, 0))
    while not match.over:
        match.play(match.to_act, match.legal()[0])
    return write(match)


def attack(url: str, address: str) -> None:
    """Everything that a guest may ask for, again and again, until the process is killed."""
    file = finished()
    bots = [{"kind": "bot", "bot": "search"}] * 2
    own = Guest(url, address, "Eve")
    place = urlsplit(url)

    def requests(method: str, path: str, given: Any = None) -> Callable[[], None]:
        eve = Guest(url, address, "Eve")
        eve.headers = own.headers

        def one() -> None:
            eve.ask(method, path, given)

        return one

    def sockets() -> Callable[[], None]:
        """Sockets that ask for everything and do not read it."""
        held = []
        with contextlib.suppress(OSError, WebSocketException):
            for _ in range(16):
                held.append(
                    connect(
                        f"ws://{place.netloc}/ws",
                        additional_headers={"Cookie": own.headers["Cookie"]},
                        source_address=(address, 0),
                        max_queue=1,
                    )
                )
        table = own.table("me", "me")["table"]

        def one() -> None:
            for wire in held:
                with contextlib.suppress(OSError, WebSocketException):
                    wire.send(json.dumps({"type": "watch", "table": table, "since": 0}))
            time.sleep(0.1)

        return one

    def pictures() -> Callable[[], None]:
        """The picture of ever new positions, and the page that it stands beside."""
        eve = Guest(url, address, "Eve")
        eve.headers = own.headers
        table = eve.table("me", "me")["table"]

        def one() -> None:
            nonlocal table
            if eve.play(table) is None:
                table = eve.table("me", "me")["table"]
            eve.ask("GET", f"/api/tables/{table}/picture.png")
            eve.ask("GET", f"/table/{table}")

        return one

    def pages() -> Callable[[], None]:
        """Pages of tables that there are not: each is looked for."""
        eve = Guest(url, address, "Eve")

        def one() -> None:
            eve.ask("GET", f"/table/{''.join(random.choices('abcdefghijklmnopqrstuvwxyz234567', k=12))}")

        return one

    def deaf() -> None:
        """Long answers that nobody reads."""
        with contextlib.suppress(OSError):
            wire = socket.create_connection((place.hostname, place.port), 5, (address, 0))
            body = json.dumps({"file": file}).encode()
            head = f"POST /api/steps HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
            more = f"Content-Type: application/json\r\nCookie: {own.headers['Cookie']}\r\n\r\n"
            wire.sendall((head + more).encode() + body)
            held.append(wire)
        time.sleep(0.2)

    def half() -> None:
        """Requests that are never finished."""
        with contextlib.suppress(OSError):
            wire = socket.create_connection((place.hostname, place.port), 5, (address, 0))
            wire.sendall(b"GET / HTTP/1.1\r\n")
            held.append(wire)
        time.sleep(0.02)

    held: list[socket.socket] = []
    works = [
        requests("POST", "/api/tables", {"game": GAME, "players": bots}),
        requests("POST", "/api/tables", {"game": GAME, "players": [{"kind": "me"}, *bots[:1]]}),
        requests("POST", "/api/tables/import", {"file": file}),
        requests("POST", "/api/steps", {"file": file}),
        requests("GET", f"/api/lessons/{GAME}"),
        requests("POST", "/api/session", {"name": "Ana", "password": "wrong horse"}),
        sockets(),
        pictures(),
        pages(),
        half,
        deaf,
    ]

    def again(one: Callable[[], None]) -> None:
        while True:
            with contextlib.suppress(Exception):  # a refusal, a closed connection: it goes on
                one()

    logging.disable()
    for one in works:
        threading.Thread(target=again, args=[one]).start()


@pytest.mark.soak
def test_one_guest_at_his_worst_costs_others_little(tmp_path: Path) -> None:
    """Others' moves stay below a tenth of a second (99 of 100), others' bots answer within three.

    The settings are those that a server has if nobody says otherwise.
    """
    limits = set(QUICK) - {"port", "warm", "bot_pause", "log_level", "secret"}
    defaults = {name: getattr(Settings(), name) for name in limits}
    server = Process(str(tmp_path / "test.db"), **defaults)
    # In a process of its own: the attack must not hold the interpreter that measures.
    eve = multiprocessing.get_context("spawn").Process(target=attack, args=(server.url, "127.0.0.4"), daemon=True)
    stop = threading.Event()
    ana, ben = Guest(server.url, "127.0.0.2", "Ana"), Guest(server.url, "127.0.0.3", "Ben")
    try:
        screen, against = ana.table("me", "me")["table"], ben.table("me", "greedy")["table"]
        while ben.play(against) is None:  # until the bot's process has started
            time.sleep(0.1)
        eve.start()
        time.sleep(5)
        moves, answers = list[float](), list[float]()

        def play_on() -> None:
            nonlocal screen
            while not stop.is_set():
                took = ana.play(screen)
                if took is None:
                    screen = ana.table("me", "me")["table"]
                else:
                    moves.append(took)
                time.sleep(PACE)

        player = threading.Thread(target=play_on)
        player.start()
        waiting = time.perf_counter()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            _, _, shown = ben.ask("GET", f"/api/tables/{against}")
            if shown["status"] == "over":
                against = ben.table("me", "greedy")["table"]
                waiting = time.perf_counter()
            elif shown["legal"]:
                answers.append(time.perf_counter() - waiting)
                ben.play(against)
                waiting = time.perf_counter()
            time.sleep(PACE)
        stop.set()
        player.join()
        assert eve.is_alive()
    finally:
        stop.set()
        if eve.pid:
            eve.kill()
            eve.join()
        server.stop()
        for guest in (ana, ben):
            guest.connection.close()
    worst = statistics.quantiles(moves, n=100)[98]
    told = (
        f"{len(moves)} moves, 99 % below {1000 * worst:.0f} ms; {len(answers)} bots, {max(answers):.2f} s at most"
    )
    print(told, "load", os.getloadavg())
    assert worst < MOVE, told
    assert max(answers) < BOT, told
