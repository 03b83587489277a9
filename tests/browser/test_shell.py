"""The shell: languages, sizes, keyboard, accessibility, weight, and what makes it an app."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from browser.conftest import Console, Opener, TableOpener
from browser.playing import MINE, violations, wide

LANGUAGES = {"de": "Jetzt spielen", "en": "Play now", "fr": "Jouer", "it": "Gioca ora", "pl": "Zagraj"}
PAGES = ["/", "/new/mandala", "/settings", "/games", "/replay", "/puzzles", "/join/aaaaaaaaaaaa-" + "a" * 26]
NO_SUCH_INVITATION = "404.*api/invitation"
LONG_PAGES = ["/learn", "/learn/mandala", "/rules/mandala", "/nowhere"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_speaks_on_every_page(
    new_context: Opener, game_table: TableOpener, console: Console, language: str
) -> None:
    console.expect(NO_SUCH_INVITATION)
    page = new_context(language=language).new_page()
    page.goto("/")
    expect(page.locator("[data-play=mandala]")).to_contain_text(LANGUAGES[language])
    for path in PAGES[1:]:
        page.goto(path)
        page.wait_for_selector("h1")
        assert page.locator("html").get_attribute("lang") == language
    game_table(page, "mandala")
    page.wait_for_selector(f"{MINE} .hand button")
    # A missing message shows its id, and complains on the console, which the fixture hears.
    assert not re.search(r"\b(web|mandala|bot)-[a-z]+-[a-z]", page.locator("body").inner_text())


def test_the_language_can_be_changed_and_stays(page: Page) -> None:
    page.goto("/settings")
    page.locator("[data-setting=language]").select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(new_context: Opener, game_table: TableOpener, console: Console, dark: bool) -> None:
    console.expect("404.*nowhere")
    console.expect(NO_SUCH_INVITATION)
    page = new_context(dark=dark).new_page()
    found = {}
    for path in [*PAGES, *LONG_PAGES]:
        page.goto(path)
        page.wait_for_selector("[data-play]" if path == "/" else "h1")
        found[path] = violations(page)
    game_table(page, "mandala")
    page.locator(f"{MINE} .hand button:not([disabled])").first.click()
    page.wait_for_selector(".target.legal")
    found["/table"] = violations(page)
    page.locator("[data-action=menu]").click()
    found["menu"] = violations(page)
    page.locator("[data-action=resign]").click()
    page.locator("[data-action=resign-sure]").click()
    page.wait_for_selector(".summary")
    found["summary"] = violations(page)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("[data-action=next]")
    page.locator("[data-action=last]").click()
    page.wait_for_selector(".summary")
    found["replay"] = violations(page)
    game_table(page, "mandala", [{"kind": "me"}, {"kind": "invite"}])
    found["lobby"] = violations(page)
    game_table(page, "mandala", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}])
    page.wait_for_selector(".cover")
    found["cover"] = violations(page)
    assert {place: told for place, told in found.items() if told} == {}


def test_a_page_that_is_left_is_not_begun_anew(page: Page, game_table: TableOpener) -> None:
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    game_table(page, "mandala")
    page.wait_for_selector(f"{MINE} .hand button")
    page.locator("[data-action=menu]").click()  # the way to other pages
    for link, address in (("Learn", "/learn"), ("Settings", "/settings"), ("Vihara", "/")):
        page.get_by_role("link", name=re.compile(f"^{link}")).first.click()
        page.wait_for_url(f"**{address}")
        page.wait_for_function("() => document.activeElement.id === 'content'")
        page.evaluate("document.activeElement.blur()")
    assert page.locator("main").count() == 1
    assert len([frame for frame in sent if '"watch"' in frame]) == 1


def test_rules_that_are_still_made_ready(page: Page, console: Console) -> None:
    """A server that has just been installed answers `not-ready` for a while: the page tells how far it is, and waits."""
    console.expect("503")
    answers = iter([(0, 7), (3, 7), (6, 7)])
    refused: list[str] = []

    def warm(route: Route) -> None:
        done, of = next(answers, (7, 7))
        state = "ready" if done == of else "compiling"
        progress = {} if done == of else {"mandala": {"done": done, "of": of, "seconds": 4.0 * done}}
        route.fulfill(json={"warm": {"mandala": state}, "progress": progress})

    def tables(route: Route) -> None:
        if route.request.method == "POST" and len(refused) < 2:
            refused.append(route.request.url)
            route.fulfill(status=503, json={"code": "not-ready", "sentence": "the rules are not ready"})
        else:
            route.continue_()

    page.route("**/api/warm", warm)
    page.route("**/api/tables", tables)
    page.goto("/")
    page.locator("[data-play=mandala]").click()
    told = page.locator("[data-preparing=mandala]")
    expect(told.get_by_role("status")).to_contain_text("Preparing the rules of Mandala")
    expect(told.get_by_role("progressbar")).to_have_attribute("value", "3")
    assert violations(page) == []
    page.wait_for_selector("main.table[data-status=running]")
    expect(told).to_have_count(0)
    assert len(refused) == 2


def test_nothing_is_wider_than_a_phone(new_context: Opener, game_table: TableOpener, console: Console) -> None:
    console.expect(NO_SUCH_INVITATION)
    page = new_context(width=360, height=640, has_touch=True, is_mobile=True).new_page()
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("[data-play]" if path == "/" else "h1")
        assert wide(page) <= 0, path
    game_table(page, "mandala")
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    assert wide(page) <= 0
    page.locator(".hand button").first.tap()
    page.locator(".target.legal").first.tap()
    # Whose event is the last one depends on whether the bot has answered already.
    expect(page.locator("[data-last]")).to_contain_text(re.compile("Tester|Random"))
    assert wide(page) <= 0


def test_by_keyboard_alone(page: Page) -> None:
    """From the start page to a move, with Tab, arrows, Space and Enter."""
    page.goto("/")
    page.wait_for_selector("[data-play=mandala]")

    def tab_to(selector: str, most: int = 60) -> None:
        for _ in range(most):
            page.keyboard.press("Tab")
            if page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
        raise AssertionError(f"{selector} cannot be reached with Tab")

    tab_to("[data-play=mandala]")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    tab_to(".hand button")
    page.keyboard.press("Space")
    page.wait_for_selector(".target.legal")
    for _ in range(30):  # targets stand before the hand
        page.keyboard.press("Shift+Tab")
        if page.evaluate("document.activeElement.matches('.target.legal')"):
            break
    number = page.locator("main.table").get_attribute("data-number")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"main.table:not([data-number='{number}'])")
    expect(page.locator("[role=log]")).to_contain_text("Guest")


def test_the_first_page_is_light(page: Page, built: Path) -> None:
    """Everything the start page loads, gzipped, below 100 kB; no stage among it."""
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(answer.url))
    page.goto("/")
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    files = [built / url.split("/", 3)[3] for url in loaded if "/assets/" in url]
    weight = sum(len(gzip.compress(file.read_bytes())) for file in files)
    assert files
    assert weight < 100_000, f"{weight} bytes"
    assert not [file.name for file in files if b"WebGLRenderer" in file.read_bytes()]


def test_it_can_be_installed_and_opens_without_a_connection(new_context: Opener) -> None:
    page = new_context(service_workers="allow").new_page()
    page.goto("/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok, icon["src"]
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # now through the worker, which keeps what it sees
    page.wait_for_selector("[data-play]")
    kept = page.evaluate(
        "caches.keys().then(([name]) => caches.open(name)).then((cache) => cache.keys())"
        ".then((keys) => keys.map((key) => key.url))"
    )
    assert any("/assets/" in url for url in kept)
    assert any(url.endswith("/") for url in kept)


def test_an_account_is_found_again(new_context: Opener) -> None:
    first = new_context().new_page()
    first.goto("/settings")
    first.get_by_label("Name of the account").fill("Tenzin")
    first.get_by_label("Password").fill("eight treasures")
    first.get_by_role("button", name="Create account").click()
    expect(first.get_by_text("Signed in as")).to_be_visible()
    second = new_context().new_page()
    second.goto("/settings")
    second.get_by_label("Name of the account").fill("Tenzin")
    second.get_by_label("Password").fill("eight treasures")
    second.get_by_role("button", name="Sign in", exact=True).click()
    expect(second.get_by_text("Signed in as")).to_be_visible()
    assert json.loads(second.evaluate("fetch('/api/me').then((answer) => answer.text())"))["name"] == "Tenzin"


@pytest.mark.parametrize("game", ["ananda", "mandala", "menara", "tajuto"])
def test_a_table_is_light(page: Page, built: Path, game_table: TableOpener, game: str) -> None:
    """What a table loads at its first visit, gzipped, below 130 kB, without the stage and its scenes, and without the
    typeface, which is counted with the first page.
    """
    page.goto("/settings")
    loaded: list[str] = []
    game_table(page, game)
    page.on("response", lambda answer: loaded.append(answer.url))
    page.reload()
    page.wait_for_selector(MINE + ", main.table[data-turn=other]")
    page.wait_for_load_state("networkidle")
    files = [built / url.split("/", 3)[3] for url in loaded if "/assets/" in url]
    stage = {file for file in files if file.name.startswith(("stage-", "scene-"))}
    typeface = {file for file in files if file.suffix == ".woff2"}
    if page.locator("canvas[data-stage]").count():
        assert any(b"WebGLRenderer" in file.read_bytes() for file in stage)
    weight = sum(len(gzip.compress(file.read_bytes())) for file in set(files) - stage - typeface)
    assert weight < 130_000, f"{weight} bytes"
