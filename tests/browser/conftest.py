"""A real server, a real browser: what the tests of the browser part share.

The server is `vihara serve` with a data folder of its own; the browser is Debian's Chromium, or the one that
`make browser` fetched. Every page's console must stay free of errors.
"""

from __future__ import annotations

import fcntl
import importlib.util
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from browser import chromium
from browser.seeded import SHARES

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--disable-gpu-compositing",  # nor put together, other than stages
    "--no-sandbox",
    "--ignore-gpu-blocklist",
    "--use-gl=angle",
    "--use-angle=gl-egl",
    "--disable-gpu-rasterization",  # without a graphics card pages are drawn faster as they would be there: without GL
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SETTINGS = [
    "--port=0",
    "--bot-pause=0",
    "--warm=no",  # all is in the cache: who needs a game loads it
    "--messages-per-second=1000",
    "--requests-per-second=1000",
    "--pages-per-second=10000",
    "--guests-per-hour=100000",
    "--passwords-per-minute=1000",
    "--chat-per-minute=1000",
    "--log-level=warning",
]
PATIENCE = 45_000
expect.set_options(timeout=PATIENCE)
COARSE = "Object.defineProperty(window, 'devicePixelRatio', {get: () => 0.25});"
"""A sixteenth of the pixels of a stage, as a script of every page: it is drawn in software here, and nothing that is
measured depends on them. Everything else is laid out and drawn as ever.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A file goes to one worker: each worker has one server and one browser, and takes the next file when it is done.
    Groups come before single tests, so the loop of the browser's driver is closed before other tests open their own.
    """
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(f"browser-{item.path.stem}"))


def executable(*, whole: bool = False) -> str:
    """Where the browser is; `make browser` gets one."""
    found = chromium.path(whole=whole)
    if whole and not found:
        pytest.skip("the headless shell shows no notifications, and there is no whole Chromium")
    if not found:
        pytest.fail("no Chromium found: `make browser` gets one, or VIHARA_CHROMIUM names it")
    return found


def web_build() -> ModuleType:
    """`web/build.py`, which is in no package."""
    spec = importlib.util.spec_from_file_location("vihara_web_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    web = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(web)
    return web


@pytest.fixture(scope="package")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built browser part, as it follows from the sources."""
    web = web_build()
    with (tmp_path_factory.getbasetemp().parent / "web.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not web.built():
            web.build()
        # A copy: whoever builds meanwhile takes nothing away from under the tests. It has no modules, whether they
        # have been made or not: these tests play at the server.
        copy = tmp_path_factory.mktemp("web") / "static"
        shutil.copytree(web.STATIC, copy, ignore=shutil.ignore_patterns("engine"))
        (copy / "engine").mkdir()
        (copy / "engine" / "index.json").write_text("{}\n")
        return copy


@pytest.fixture(scope="package")
def site(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server."""
    data = tmp_path_factory.mktemp("data")
    command = [
        sys.executable,
        str(Path(__file__).with_name("seeded.py")),
        "serve",
        f"--db={data / 'vihara.db'}",
        f"--web={built}",
        *SETTINGS,
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=data) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = re.search(r"http://[\d.:]+", line)
        assert address, f"the server said {line!r}"
        yield address[0]
        server.terminate()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests; each has a profile of its own."""
    opened = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
    yield opened
    opened.close()


@pytest.fixture(scope="package")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that shows notifications, as a headless shell does not."""
    opened = playwright.chromium.launch(executable_path=executable(whole=True), args=FLAGS)
    yield opened
    opened.close()


class Console:
    """What pages said on their consoles: errors are failures, unless a test expects them."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self.expected: list[str] = ["Service Worker registration blocked by Playwright"]

    def expect(self, pattern: str) -> None:
        """Errors like this are part of what is tested."""
        self.expected.append(pattern)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def unexpected(self) -> list[str]:
        return [error for error in self.errors if not any(re.search(one, error) for one in self.expected)]


@pytest.fixture
def console() -> Iterator[Console]:
    """The consoles of all pages of a test."""
    heard = Console()
    yield heard
    assert heard.unexpected() == []


Opener = Callable[..., BrowserContext]


@pytest.fixture
def new_context(request: pytest.FixtureRequest, site: str, console: Console) -> Iterator[Opener]:
    """Open browsers: `new_context(language="de", width=360)`; each is somebody else."""
    whole = request.node.get_closest_marker("notified") is not None
    browser: Browser = request.getfixturevalue("whole_browser" if whole else "browser")
    opened: list[BrowserContext] = []

    def open_(
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        dark: bool = False,
        preferences: dict[str, Any] | None = None,
        **more: Any,
    ) -> BrowserContext:
        context = browser.new_context(
            base_url=site,
            locale=language,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            # A worker fetches the whole app for every new profile; where it matters it is allowed.
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        context.set_default_timeout(PATIENCE)
        context.on("console", console.hear)
        context.on("weberror", lambda error: console.errors.append(f"exception: {error.error}"))
        chosen = json.dumps({"quality": "low", "sound": False, **(preferences or {})})
        context.add_init_script(COARSE)
        context.add_init_script(SHARES)
        # An empty page has no storage, and what a test chose on a page is kept.
        context.add_init_script(
            "if (location.protocol !== 'about:' && !localStorage.getItem('vihara-preferences'))"
            f" localStorage.setItem('vihara-preferences', {chosen!r})"
        )
        opened.append(context)
        return context

    yield open_
    for context in opened:
        context.close()


@pytest.fixture
def page(new_context: Opener) -> Page:
    """A page of somebody who speaks English, at a desk, without motion."""
    return new_context().new_page()


TableOpener = Callable[..., str]


@pytest.fixture
def game_table() -> TableOpener:
    """Open a table through the requests of a page's own person, and go there: its id."""
    return open_table


def open_table(page: Page, game: str, players: list[dict[str, Any]] | None = None, **more: Any) -> str:
    """Sit down at a new table; without `players`, oneself on seat 1 against bots that play at random."""
    seats = {"mandala": 2}.get(game, 2)
    asked = players or [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * (seats - 1)]
    if page.url == "about:blank":
        page.goto("/settings")
    told = page.evaluate(
        """async ([game, players, more]) => {
            const post = (path, body) => fetch(path, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
            await post("/api/me", {name: "Tester"});
            localStorage.setItem("vihara-known", "Tester");
            const answer = await post("/api/tables", {game, players, ...more});
            return [answer.status, await answer.json()];
        }""",
        [game, asked, more],
    )
    assert told[0] == 200, told[1]
    table: str = told[1]["table"]
    page.goto(f"/table/{table}")
    page.wait_for_selector("main.table:not([data-status=loading])")
    return table
