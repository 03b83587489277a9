"""Tables in the page: whole games without a network, on one screen too; nothing is lost, and files prove their dice."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import COARSE, FLAGS, PATIENCE, SETTINGS, Console  # noqa: F401 - the console is a fixture's
from browser.playing import MINE, OVER, invited, moved, number, play_by_list, show_moves
from vihara.core.game import load
from vihara.core.proof import prove
from vihara.core.replay import read
from vihara.wasm.build import write
from wasm.trapping import trapping

KEYS = ("mandala", "ananda", "tajuto", "menara")


@pytest.fixture(scope="module")
def place(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose pages have the games' modules."""
    web = Path(shutil.copytree(built, tmp_path_factory.mktemp("here") / "static"))
    write(web / "engine", list(KEYS))
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "vihara", "serve", f"--db={data / 'vihara.db'}", f"--web={web}", *SETTINGS]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=data) as server:
        assert server.stdout is not None
        address = re.search(r"http://[\d.:]+", server.stdout.readline())
        assert address
        yield address[0]
        server.terminate()


@pytest.fixture
def context(browser: Browser, place: str, console: Console) -> Iterator[BrowserContext]:
    """A browser of somebody who has never been here."""
    opened = browser.new_context(base_url=place, reduced_motion="reduce", service_workers="block")
    opened.set_default_timeout(PATIENCE)
    opened.add_init_script(COARSE)
    opened.on("console", console.hear)
    console.expect("Service Worker registration blocked")
    opened.on("weberror", lambda error: console.errors.append(f"exception: {error.error}"))
    yield opened
    opened.close()


def sit_down(context: BrowserContext, game: str, bot: str = "level1") -> Page:
    """Play now against a bot, in the page."""
    page = context.new_page()
    page.goto("/settings")
    page.evaluate("(bot) => localStorage.setItem('vihara-opponent', bot)", bot)
    page.goto("/")
    page.locator(f"[data-play={game}]").click()
    page.wait_for_url("**/table/here-*")
    page.wait_for_selector(f"{MINE}, {OVER}")
    return page


def arriving(context: BrowserContext) -> list[str]:
    """The addresses of all that has come, as it comes."""
    arrived: list[str] = []
    context.on("requestfinished", lambda request: arrived.append(request.url))
    return arrived


def wait_for_engine(page: Page, arrived: list[str]) -> None:
    """Until the engine of the simulation is here, which comes while one plays."""
    for _ in range(600):
        if any("/mujoco-" in url and url.endswith(".wasm") for url in arrived):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"no engine among {arrived}")


def file_of(page: Page) -> str:
    """The match file, as the page saves it."""
    with page.expect_download() as told:
        page.locator("a[download]:visible").first.click()
    return told.value.path().read_text("utf-8")


@pytest.mark.parametrize("game", [KEYS[0], *(pytest.param(key, marks=pytest.mark.soak) for key in KEYS[1:])])
def test_a_whole_game_against_the_strongest_without_a_network(
    context: BrowserContext,
    game: str,
    console: Console,
) -> None:
    arrived = arriving(context)
    page = sit_down(context, game, "level5")
    if load(game).simulation:
        wait_for_engine(page, arrived)
    console.expect("ERR_INTERNET_DISCONNECTED")
    context.set_offline(True)
    play_by_list(page, 2000)
    text = file_of(page)
    match = read(text).match
    assert match.over
    assert "Level5" in match.names.values()
    found, draws = prove(text)
    assert draws
    assert found.sentences()


def test_a_trembling_hand_needs_no_network(context: BrowserContext, console: Console) -> None:
    """Nothing is asked of a server, nothing is evaluated from text, and the hand's errors are in the file."""
    arrived = arriving(context)
    page = context.new_page()
    page.goto("/new/menara")
    page.locator("#seat-1").select_option("me")
    page.locator("input[data-way=own]").check()
    page.get_by_role("combobox", name="Hand", exact=True).select_option(index=2)
    page.locator("[data-action=create]").click()
    page.wait_for_url("**/table/here-*")
    page.wait_for_selector(f"{MINE}, {OVER}")
    wait_for_engine(page, arrived)
    page.wait_for_selector("canvas")  # the stage's code has come, too
    page.wait_for_load_state("networkidle")
    console.expect("ERR_INTERNET_DISCONNECTED")
    context.set_offline(True)
    play_by_list(page, rather="column")
    text = file_of(page)
    assert read(text).match.over
    assert prove(text)[1]
    assert "! hand " in text


def test_nothing_is_lost_when_the_page_is_loaded_again(context: BrowserContext) -> None:
    page = sit_down(context, "mandala")
    show_moves(page)
    before = number(page)
    page.locator(f"{MINE} [data-move]:not([disabled])").first.click()
    page.wait_for_selector(f"main.table:not([data-number='{before}'])")
    page.wait_for_selector(MINE)
    shown = number(page)
    page.reload()
    page.wait_for_selector(MINE)
    assert number(page) == shown
    page.goto("/")
    strip = page.locator("[data-continue]")
    expect(strip).to_contain_text("Mandala")
    strip.click()
    page.wait_for_selector(MINE)
    assert number(page) == shown


def test_one_screen_without_a_network_covers_hands_between_turns(
    context: BrowserContext, console: Console
) -> None:
    page = context.new_page()
    page.goto("/new/mandala")
    page.locator("#seat-1").select_option("me")
    page.get_by_label("Name of seat 1").fill("Ada")
    page.get_by_label("Name of seat 2").fill("Ben")
    page.get_by_label("Who begins").select_option(label="Seat 1")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/table/here-*")
    page.wait_for_selector(".cover")
    console.expect("ERR_INTERNET_DISCONNECTED")
    context.set_offline(True)
    for name in ("Ada", "Ben", "Ada"):
        expect(page.locator(".cover")).to_contain_text(f"Pass the device to {name}")
        assert page.locator(".hand").count() == 0, "no hand is on the page while it is covered"
        page.get_by_role("button", name=f"I am {name}").click()
        page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
        other = "Ben" if name == "Ada" else "Ada"
        drawn = [line for line in page.locator(".log p").all_inner_texts() if line.startswith(f"{other} draws")]
        assert drawn
        assert all(any(sign.isdigit() for sign in line) or "a card" in line for line in drawn), drawn
        page.locator(".hand button").first.click()
        page.locator(".target.legal").first.click()


def test_who_has_been_here_starts_without_a_network(browser: Browser, place: str, console: Console) -> None:
    """The worker keeps the app and the modules from the first visit on; a game begins and is played."""
    context = browser.new_context(base_url=place, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.on("weberror", lambda error: console.errors.append(f"exception: {error.error}"))
    page = context.new_page()
    page.goto("/")
    page.evaluate("localStorage.setItem('vihara-opponent', 'level3')")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
    context.set_offline(True)
    page.goto("/")
    page.locator("[data-play=tajuto]").click()
    page.wait_for_url("**/table/here-*")
    page.wait_for_selector(MINE)
    show_moves(page)
    before = number(page)
    page.locator(f"{MINE} [data-move]:not([disabled])").first.click()
    page.wait_for_selector(f"main.table:not([data-number='{before}'])")
    context.close()


def test_compiled_code_that_stops_costs_nothing(context: BrowserContext, place: str, console: Console) -> None:
    """The table says that something went wrong; whatever was played is there, and goes on with a module that works."""
    page = sit_down(context, "mandala")
    show_moves(page)
    console.expect("the compiled rules stopped")
    whole = page.request.get(f"{place}/engine/mandala.wasm").body()
    engine = "**/engine/mandala.wasm*"

    def stopping(export: str) -> None:
        context.unroute(engine)
        body = trapping(whole, export)
        context.route(engine, lambda route: route.fulfill(body=body, content_type="application/wasm"))
        page.reload()

    def move() -> None:
        before = number(page)
        page.locator(f"{MINE} [data-move]:not([disabled])").first.click()
        moved(page, before)
        page.wait_for_selector(MINE)

    move()
    stopping("grow")
    page.wait_for_selector(MINE)
    page.locator("[data-action=hint]").click()
    expect(page.locator(".toast")).to_contain_text("Something went wrong")
    show_moves(page)
    move()
    kept = number(page)
    stopping("apply")
    expect(page.locator("main")).to_contain_text("Something went wrong")
    context.unroute(engine)
    page.reload()
    page.wait_for_selector(MINE)
    assert number(page) == kept
    play_by_list(page, 2000)
    assert read(file_of(page)).match.over


def test_a_match_goes_on_with_a_friend(context: BrowserContext, browser: Browser, place: str) -> None:
    """The server takes it over with all its moves; the device has it no more, and the friend takes the bot's seat."""
    page = sit_down(context, "mandala")
    show_moves(page)
    for _ in range(3):
        before = number(page)
        page.locator(f"{MINE} [data-move]:not([disabled])").first.click()
        moved(page, before)
        page.wait_for_selector(MINE)
    hand = page.locator(".hand").inner_text()
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=friend]").click()
    page.wait_for_url(re.compile("/table/(?!here-)"))
    other = browser.new_context(base_url=place, reduced_motion="reduce", service_workers="block")
    other.set_default_timeout(PATIENCE)
    friend = other.new_page()
    invited(page, friend)
    page.wait_for_selector(MINE)
    assert page.locator(".hand").inner_text() == hand
    mover, waits, done = page, friend, set[Page]()
    while len(done) < 2:  # who completes a mandala goes on
        mover.wait_for_selector(MINE)
        show_moves(mover)
        seen, told = number(mover), number(waits)
        mover.locator(f"{MINE} [data-move]:not([disabled])").first.click()
        moved(mover, seen)
        moved(waits, told)
        done.add(mover)
        if not mover.locator(MINE).count():
            mover, waits = waits, mover
    other.close()
    page.goto("/games")
    page.wait_for_selector("h1")
    assert page.locator("a[href*='/table/here-']").count() == 0


def test_one_goes_on_from_a_step_of_a_finished_match(context: BrowserContext) -> None:
    """A table of the page again, whose file says how many draws came from other dice."""
    page = sit_down(context, "mandala")
    play_by_list(page, 2000)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("[data-action=next]")
    for _ in range(1):
        page.locator("[data-action=next]").click()
    page.locator("details.branch summary").click()
    page.locator("[data-action=branch]").click()
    page.wait_for_url("**/table/here-*")
    page.wait_for_selector(MINE)
    play_by_list(page, 2000)
    found, _ = prove(file_of(page))
    assert found.skipped > 0
