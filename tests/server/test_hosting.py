"""What hosts are given: settings, units, dashboard, and nginx in front of a server as `deploy/nginx.conf` has it."""

from __future__ import annotations

import asyncio
import configparser
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from server import nginx
from server.serving import served
from vihara.cli import parser
from vihara.client import Client, Refused, play
from vihara.server.metrics import Metrics
from vihara.server.settings import Settings, read_settings

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
PATIENCE = 60.0
"""Seconds until nothing is expected any more, however busy the machine is."""
SCRIPT = "const words = 'temple';\n" * 200


def test_the_settings_of_the_example_are_read() -> None:
    settings = read_settings({"config": str(DEPLOY / "vihara.toml")}, {})
    assert settings.site == "https://games.example"
    assert settings.trust_proxy == "127.0.0.1"
    assert tomllib.loads((DEPLOY / "vihara.toml").read_text("utf-8"))["db"] == settings.database()


def test_variables_of_the_compose_file_are_settings() -> None:
    found = dict(re.findall(r"(VIHARA_\w+): (\S+)", (DEPLOY / "compose.yaml").read_text("utf-8")))
    assert len(found) == 5
    settings = read_settings({}, found)
    for name, value in found.items():
        assert str(getattr(settings, name.removeprefix("VIHARA_").lower())) == value
    assert set(found) <= {f"VIHARA_{name.upper()}" for name in Settings.__dataclass_fields__}


@pytest.mark.parametrize("name", ["vihara.service", "vihara-backup.service", "Containerfile"])
def test_commands_of_the_units_are_ours(name: str) -> None:
    """Every call of the program in them is understood by it, flags and all."""
    text = (DEPLOY / name).read_text("utf-8")
    calls = re.findall(r"/opt/vihara/bin/vihara ([^\n']+)", text)
    calls += [" ".join(json.loads(call)[1:]) for call in re.findall(r"^CMD (\[.*\])$", text, re.M)]
    calls += re.findall(r"^RUN vihara (.*)$", text, re.M)
    assert calls
    for call in calls:
        words = re.sub(r'"[^"]*"', "FILE", call).split()
        assert parser().parse_args(words).command == words[0]


@pytest.mark.parametrize("name", ["vihara.service", "vihara-backup.service", "vihara-backup.timer"])
def test_units_have_sections_and_no_key_twice(name: str) -> None:
    unit = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((DEPLOY / name).read_text("utf-8"))
    assert "Unit" in unit
    assert name.endswith("timer") == ("Timer" in unit)
    if name.endswith("service"):
        assert unit["Service"]["User"] == "vihara"
        assert unit["Service"]["NoNewPrivileges"] == "yes"


def test_the_dashboard_shows_figures_that_there_are(tmp_path: Path) -> None:
    with served(str(tmp_path / "vihara.db")) as url:
        told = httpx.get(f"{url}/metrics", timeout=PATIENCE).text
    known = set(re.findall(r"^# TYPE (\w+)", told, re.M))
    known |= {f"{name}_bucket" for name in known}
    asked = set()
    for panel in json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]:
        for target in panel["targets"]:
            asked |= set(re.findall(r"vihara_\w+", target["expr"]))
    assert asked
    assert asked <= known


def test_every_figure_is_on_the_dashboard() -> None:
    shown = (DEPLOY / "grafana.json").read_text("utf-8")
    for family in Metrics().registry.collect():
        if family.name != "vihara_conflicts":  # only where several processes share a database
            assert family.name in shown


def test_head_is_answered_like_get(tmp_path: Path, web: Path) -> None:
    """The same status and headers, the length included, without a body."""
    with served(str(tmp_path / "vihara.db"), web=str(web)) as url:
        for path in ("/", "/assets/app.js", "/api/games", "/healthz", "/nothing.png"):
            whole, head = httpx.get(url + path, timeout=PATIENCE), httpx.head(url + path, timeout=PATIENCE)
            assert (head.status_code, head.content) == (whole.status_code, b""), path
            assert head.headers["content-type"] == whole.headers["content-type"]
            assert head.headers["content-length"] == whole.headers["content-length"]
            assert "content-security-policy" in head.headers


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A small page, as the browser part is built."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><html><head></head><body>Vihara</body></html>")
    (folder / "assets" / "app.js").write_text(SCRIPT)
    return folder


@pytest.fixture
def front(tmp_path: Path, web: Path) -> Iterator[nginx.Front]:
    program = nginx.found()
    if program is None:
        pytest.skip("no nginx here, and no right to install Debian's")
    limits: dict[str, Any] = {"guests_per_hour": 2, "trust_proxy": "127.0.0.1", "site": f"https://{nginx.NAME}"}
    with (
        served(str(tmp_path / "vihara.db"), web=str(web), **limits) as url,
        nginx.nginx(program, url.removeprefix("http://")) as found,
    ):
        yield found


def asking(front: nginx.Front, address: str = "127.0.0.1") -> httpx.Client:
    """Somebody at an address of this machine."""
    transport = httpx.HTTPTransport(verify=front.trust, local_address=address)
    return httpx.Client(transport=transport, base_url=f"https://127.0.0.1:{front.port}", timeout=PATIENCE)


def test_pages_through_nginx(front: nginx.Front) -> None:
    """TLS, compression of files and pages but not of the API, caching and safety headers as the server gives them."""
    with asking(front) as client:
        script = client.get("/assets/app.js")
        assert script.text == SCRIPT
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        page = client.get("/")
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert client.head("/").status_code == 200
        games = client.get("/api/games")
        assert len(games.content) > 1024
        assert "content-encoding" not in games.headers
        assert games.headers["cache-control"] == "no-store"
        address = f"http://127.0.0.1:{front.plain_port}/t/x"
        plain = httpx.get(address, headers={"Host": nginx.NAME}, timeout=PATIENCE)
        assert (plain.status_code, plain.headers["location"]) == (301, f"https://{nginx.NAME}/t/x")


def test_figures_are_for_the_host(front: nginx.Front) -> None:
    with asking(front) as here, asking(front, "127.0.0.2") as elsewhere:
        assert "vihara_sockets" in here.get("/metrics").text
        assert elsewhere.get("/metrics").status_code == 403


def test_limits_count_the_address_that_nginx_sees(front: nginx.Front) -> None:
    """Each address has its own guests, and an address that somebody invents is not believed."""

    def guest(client: httpx.Client, **headers: str) -> int:
        client.cookies.clear()
        return client.post("/api/me", json={"name": "Ana"}, headers=headers).status_code

    with asking(front) as one, asking(front, "127.0.0.2") as other:
        assert [guest(one), guest(one), guest(one)] == [200, 200, 429]
        assert guest(one, **{"X-Forwarded-For": "203.0.113.7"}) == 429
        assert guest(other) == 200


def test_a_whole_match_over_sockets_through_nginx(front: nginx.Front) -> None:
    async def main() -> None:
        client = await Client.guest(f"https://127.0.0.1:{front.port}", "Ana", trust=front.trust)
        async with client, client.socket() as socket:
            table = await client.new_table("mandala", ["me", "bot:random"])
            seat = await socket.watch(table["table"], figures=False)
            async with asyncio.timeout(120):
                await play(seat, lambda now: now.legal[0])
            assert seat.now["outcome"]["winners"]
            assert "[result" in await client.file(table["table"])
            with pytest.raises(Refused) as caught:
                await client.post("/api/read", {"file": "x" * 1_060_000})
            assert caught.value.code == "too-big"

    asyncio.run(main())
