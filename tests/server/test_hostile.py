"""Hostile values at every door: each request and each message that the app itself says it takes, field by field.

The doors are read off the app, so that a new one is tried without a line here.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from server.serving import served
from vihara.client import Client
from vihara.languages import LANGUAGES
from vihara.server.messages import ClientMessage
from vihara.server.service import Service

GAME = "mandala"
VALUES = (
    "9" * 5000, "-1", "1e999", "NaN", "0.5", "null", "{}", "[" * 5000 + "]" * 5000,
    '{"a":' * 900 + "1" + "}" * 900, '""', '"\\ud800"', '"a\\u0000b"', '"]# \\n[vihara 1]"', '"{ $found } { -x }"',
    '"\\u202eevil"', '"' + "a" * 12_000 + '"', '"' + "é" * 300 + '"',
)  # fmt: skip
"""As JSON: numbers, depths, lengths and signs over which a program may stumble."""
PLACES = (
    "9" * 5000, "-1", "1e999", "a" * 5000, "%00", "a%00b", "%ed%a0%80", "%5D%23", "..%2f..%2fetc",
    "%7B%20%24x%20%7D", "%E2%80%AE", "%0d%0aX:%201", "%20",
)  # fmt: skip
"""The same within an address."""
MARK = "@@"
ENDS = {("delete", "/api/me"), ("delete", "/api/sessions")}
"""Take nothing, and sign out whoever tries the others."""
WORST = 4000
"""Letters of a refusal: whatever was sent is not sent back whole."""


class Doors:
    """What a schema says is taken, and something of that form."""

    def __init__(self, spec: dict[str, Any], table: str) -> None:
        self.spec, self.table = spec, table

    def form(self, schema: dict[str, Any]) -> dict[str, Any]:
        """A schema, followed to where it says something; of several forms the first."""
        while True:
            several = next((schema[word] for word in ("anyOf", "oneOf", "allOf") if word in schema), None)
            if several is not None:
                schema = several[0]
            elif "$ref" in schema:
                found = self.spec
                for part in schema["$ref"].removeprefix("#/").split("/"):
                    found = found[part]
                schema = found
            else:
                return schema

    def example(self, schema: dict[str, Any], name: str = "") -> Any:
        """Something of that form, or nearly so."""
        form = self.form(schema)
        if name == "table":
            return self.table
        if "const" in form or "enum" in form:
            return form.get("const", (form.get("enum") or [None])[0])
        if form.get("type") == "object":
            return {key: self.example(form["properties"][key], key) for key in form.get("required", ())}
        if form.get("type") == "array":
            return [self.example(form["items"])] * form.get("minItems", 0)
        simple = {"integer": form.get("minimum", 1), "number": 1, "boolean": False, "null": None}
        return simple.get(form.get("type", ""), {"game": GAME}.get(name, "aaaaaaaa"))

    def spoiled(self, schema: dict[str, Any]) -> Iterator[str]:
        """Texts of that form, in each of which one value, at whatever depth, is a hostile one."""
        for value in VALUES:
            for one in self._marked(schema):
                yield json.dumps(one).replace(f'"{MARK}"', value)

    def _marked(self, schema: dict[str, Any]) -> Iterator[Any]:
        form = self.form(schema)
        yield MARK
        if form.get("type") == "object":
            whole = self.example(schema)
            for key, part in form.get("properties", {}).items():
                for one in self._marked(part):
                    yield {**whole, key: one}
        elif form.get("type") == "array":
            for one in self._marked(form["items"]):
                yield [one]


def requests(doors: Doors) -> Iterator[tuple[str, str, str | None]]:
    """Method, address and body of all that is tried."""
    for path, methods in doors.spec["paths"].items():
        for method, door in methods.items():
            if (method, path) in ENDS:
                continue
            given = door.get("parameters", [])
            good = {one["name"]: doors.example(one["schema"], one["name"]) for one in given if one["in"] == "path"}
            body = door.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            for one, place in itertools.product(given, PLACES):
                if one["in"] == "path":
                    yield method, path.format(**{**good, one["name"]: place}), "{}" if body else None
                elif one["in"] == "query":
                    yield method, f"{path.format(**good)}?{one['name']}={place}", None
            for text in doors.spoiled(body) if body else ():
                yield method, path.format(**good), text


def test_no_request_stumbles_over_a_hostile_value(tmp_path: Path) -> None:
    """Each is answered, or refused with a code and a short sentence in the reader's language; never a defect."""
    services: list[Service] = []

    async def prepare() -> tuple[str, dict[str, str], dict[str, Any]]:
        async with await Client.guest(url, "Eve") as eve:
            await eve.post("/api/account", {"name": "Eve", "password": "correct horse"})
            table = (await eve.new_table(GAME, ["me", "me"]))["table"]
            return table, eve.headers(), await eve.get("/openapi.json")

    local, wires = threading.local(), list[HTTPConnection]()

    def ask(method: str, path: str, body: str | None, language: str) -> tuple[int, str]:
        if not hasattr(local, "wire"):
            local.wire = HTTPConnection(urlsplit(url).netloc, timeout=600)
            wires.append(local.wire)
        told = {**headers, "Accept-Language": language, "Content-Type": "application/json"}
        local.wire.request(method.upper(), path, body, told)
        answer = local.wire.getresponse()
        text = answer.read().decode("utf-8", "replace")
        if answer.will_close:
            local.wire.close()
        return answer.status, text

    def attempt(case: tuple[str, str, str | None], language: str) -> tuple[str, str]:
        status, text = ask(*case, language)
        told = (case[0], case[1][:90], (case[2] or "")[:90], status, text[:300])
        assert status < 500, told
        assert "???" not in text, told
        if status >= 400:
            found = json.loads(text)
            assert found["code"] not in ("defect", "error", "refused"), told
            assert found["sentence"], told
            assert len(text) < WORST, told
        return case[0], case[1].partition("?")[0]

    with served(str(tmp_path / "test.db"), services.append, max_tables=5) as url:
        table, headers, spec = asyncio.run(prepare())
        with ThreadPoolExecutor(16) as threads:
            tried = set(threads.map(attempt, requests(Doors(spec, table)), itertools.cycle(LANGUAGES)))
        assert len(tried) > 400
        assert ask("get", "/api/me", None, "en")[0] == 200  # whoever tried all that is still who they were
        for wire in wires:
            wire.close()
        count = services[0].metrics.registry.get_sample_value
        assert count("vihara_refusals_total", {"code": "defect"}) is None
        assert count("vihara_refusals_total", {"code": "invalid-message"})


def test_no_message_stumbles_over_a_hostile_value(tmp_path: Path) -> None:
    """The same over the socket, which goes on after each of them."""

    async def run() -> None:
        async with await Client.guest(url, "Eve") as eve, eve.socket() as wire:
            table = (await eve.new_table(GAME, ["me", "me"], hints=False))["table"]
            doors = Doors(ClientMessage.model_json_schema(), table)
            told: list[dict[str, Any]] = []
            codes = set()
            wire.received = lambda text: told.append(json.loads(text))
            for kind in doors.spec["properties"]["message"]["oneOf"]:
                for text in doors.spoiled(kind):
                    await wire.wire.send(text)
                    await wire.wire.send('{"type": "ping"}')  # who sends nothing but nonsense is cut off
                await wire.send("ping")
            for one in told:
                assert "???" not in str(one), one
                assert one.get("code") not in ("defect", "error", "refused"), one
                assert len(one.get("sentence", "")) < WORST / 4, one
                codes.add(one.get("code"))
            assert {"invalid-message", "stale-version", "no-hint"} <= codes, codes

    with served(str(tmp_path / "test.db")) as url:
        asyncio.run(run())
