"""A site of files, as `vihara site` writes it, under a path of any file server: it plays, learns and replays, offline too."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.conftest import COARSE, PATIENCE, Console
from browser.playing import MINE, OVER, number, play_by_list, show_moves, wide
from vihara.cli import main
from vihara.core.game import REGISTRY, load
from vihara.wasm.build import modules

KEYS = modules()
REPLAYED = Path(__file__).parents[1] / "matches" / "1" / "menara-fallen.match"
LANGUAGES = {"de": "Jetzt spielen", "en": "Play now", "fr": "Jouer", "it": "Gioca ora", "pl": "Zagraj"}


@pytest.fixture(scope="module")
def folder(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, two folders below the place that is served."""
    served = tmp_path_factory.mktemp("served")
    site = served / "games" / "vihara"
    site.parent.mkdir()
    assert main(["site", str(site), f"--web={built}"]) == 0
    return served


@pytest.fixture(scope="module")
def place(folder: Path) -> Iterator[str]:
    """Its address, from Python's own file server."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        found = re.search(r"port (\d+)", server.stdout.readline())
        assert found
        yield f"http://127.0.0.1:{found[1]}/games/vihara/"
        server.terminate()


@pytest.fixture
def asked() -> list[str]:
    """What was asked for and was not there, or was for a server."""
    return []


@pytest.fixture
def context(browser: Browser, console: Console, asked: list[str]) -> Iterator[BrowserContext]:
    """A browser of somebody who has never been here; no server may be asked for anything."""
    opened = browser.new_context(reduced_motion="reduce", locale="en", viewport={"width": 1366, "height": 768})
    opened.set_default_timeout(PATIENCE)
    opened.add_init_script(COARSE)
    opened.on("console", console.hear)
    opened.on("weberror", lambda error: console.errors.append(f"exception: {error.error}"))

    def look(url: str, status: int) -> None:
        if status >= 400 or (
            re.search(r"/(api|ws)\b", url) and not re.search(r"api/(games|puzzles/\w+)\.json$", url)
        ):
            asked.append(f"{status} {url}")

    opened.on("response", lambda answer: look(answer.url, answer.status))
    yield opened
    opened.close()
    assert asked == []


def begin(page: Page, place: str, game: str, bot: str) -> None:
    page.goto(place)
    page.evaluate("(bot) => localStorage.setItem('vihara-opponent', bot)", bot)
    page.reload()
    page.locator(f"[data-play={game}]").click()
    page.wait_for_url("**/#/table/here-*")
    page.wait_for_selector(f"{MINE}, {OVER}")


@pytest.mark.parametrize("game", [key for key in KEYS if not load(key).simulated])
def test_a_whole_game_and_its_replay_from_a_file(
    context: BrowserContext, place: str, game: str, tmp_path: Path
) -> None:
    page = context.new_page()
    begin(page, place, game, "level5" if game == "mandala" else "level1")
    play_by_list(page, 2000)
    with page.expect_download() as told:
        page.locator("a[download]:visible").first.click()
    file = tmp_path / f"{game}.vihara"
    told.value.save_as(file)
    page.goto(f"{place}#/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("[data-action=last]").click()
    page.wait_for_selector(".summary")
    page.locator("[data-action=close-result]").click()
    page.locator("details[data-part=fairness] summary").first.click()
    page.locator("[data-action=verify]").click()
    expect(page.locator("[data-part=verdict]")).to_have_attribute("data-verdict", "true")
    assert "?step=" not in page.url, "a file has no address"


@pytest.mark.parametrize("game", KEYS)
def test_a_lesson(context: BrowserContext, place: str, game: str) -> None:
    page = context.new_page()
    page.goto(f"{place}#/learn/{game}")
    main_ = page.locator("main.lesson")
    expect(main_).to_have_attribute("data-note", "0")
    total = int(page.locator("progress").get_attribute("max") or 0)
    assert total > 5
    for note in range(1, total):
        page.locator("[data-action=next]").click()
        expect(main_).to_have_attribute("data-note", str(note))


def test_rules_point_at_their_clauses(context: BrowserContext, place: str) -> None:
    page = context.new_page()
    page.goto(f"{place}#/rules/mandala#M-A2")
    page.wait_for_selector("#M-A2")
    page.wait_for_function("Math.abs(document.getElementById('M-A2').getBoundingClientRect().top) < 400")
    page.locator("nav ol a").nth(2).click()
    assert page.url.endswith("#/rules/mandala#M-A2"), "a part of the page is no address"
    page.locator("a.brand").click()
    page.wait_for_selector("[data-play]")
    page.go_back()
    page.wait_for_selector("#M-A2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_in_each_language(browser: Browser, console: Console, place: str, language: str) -> None:
    """No page asks a server for anything, and each is as narrow as a phone."""
    context = browser.new_context(
        reduced_motion="reduce", locale=language, viewport={"width": 390, "height": 844}, has_touch=True,
        service_workers="block",
    )  # fmt: skip
    console.expect("Service Worker registration blocked")
    context.set_default_timeout(PATIENCE)
    context.on("console", console.hear)
    context.on("weberror", lambda error: console.errors.append(f"exception: {error.error}"))
    page = context.new_page()
    page.goto(place)
    expect(page.locator("[data-play]").first).to_contain_text(LANGUAGES[language])
    expect(page.locator(".absent")).to_have_count(len(REGISTRY) - len(KEYS))
    expect(page.locator("[data-play]")).to_have_count(len(KEYS))  # what cannot be played here is not offered
    for path in ("/new/mandala", "/settings", "/games", "/replay", "/learn", "/rules/tajuto", "/nowhere"):
        page.goto(f"{place}#{path}")
        page.wait_for_selector("h1")
        assert page.locator("html").get_attribute("lang") == language
        assert not re.search(r"\b(web|site|bot)-[a-z]+-?[a-z]+\b", page.locator("main").inner_text())
        assert wide(page) <= 0, path
    context.close()


def test_offline_after_the_first_visit(context: BrowserContext, place: str) -> None:
    """Everything is kept once the page is idle: games, files, lessons, rules, settings, also in another language."""
    page = context.new_page()
    page.goto(place)
    page.wait_for_selector("[data-play]")
    page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
    context.set_offline(True)
    page.reload()
    begin_offline = page.locator("[data-play=mandala]")
    begin_offline.click()
    page.wait_for_selector(MINE)
    show_moves(page)
    before = number(page)
    page.locator(f"{MINE} [data-move]:not([disabled])").first.click()
    page.wait_for_selector(f"main.table:not([data-number='{before}'])")
    page.goto(f"{place}#/replay")
    page.locator("input[type=file]").set_input_files(REPLAYED)
    page.locator("[data-action=last]").click()
    page.wait_for_selector(".summary")
    page.goto(f"{place}#/settings")
    page.locator("[data-setting=language]").select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ustawienia")
    for path in ("/learn/tajuto", "/rules/ananda", "/puzzles", "/games"):
        page.goto(f"{place}#{path}")
        page.reload()
        page.wait_for_selector("main.lesson[data-note='0'], h1")
    page.goto(f"{place}#/puzzles/ananda")
    page.locator("main[data-puzzle] [data-action=solution]").click()
    page.wait_for_selector("main[data-credit='0'] tbody tr")
    page.goto(f"{place}#/games")
    expect(page.locator("main")).to_contain_text("Mandala")


def test_hostile_files_are_refused_in_words(context: BrowserContext, place: str, tmp_path: Path) -> None:
    page = context.new_page()
    for text in (
        "",
        "[vihara 1]\n[game menara9]\n",
        "[vihara 1]\n[game mandala]\n[rules 2]\n[seats 2]\n! hand 1 gold\n1 pass\n",
    ):
        file = tmp_path / "bad.vihara"
        file.write_text(text, "utf-8")
        page.goto(f"{place}#/settings")
        page.goto(f"{place}#/replay")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_contain_text(re.compile("Line \\d"))
