"""Takes the pictures of this folder anew, with a real server and browser: `make screenshots`."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, FilePayload, Page, sync_playwright

import vihara
from vihara.bots import bot
from vihara.core.chance import FastDice

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser import chromium  # noqa: E402 - beside the tests, whose browser this is
from browser.conftest import FLAGS, open_table  # noqa: E402
from browser.playing import show_moves  # noqa: E402

FOLDER = Path(__file__).parent
DESK = (1366, 768)
PHONE = (390, 844)
TABLET = (1180, 820)
SIZES = (("", DESK, "en"), ("-tablet", TABLET, "fr"), ("-phone-dark", PHONE, "de"))
"""How a page is taken: what is added to its name, how large it is, in which language. A phone is dark."""
MOVES = 14
"""So many moves of one's own before a picture of a table is taken."""


@contextmanager
def served() -> Iterator[str]:
    """A server with a data folder of its own."""
    with tempfile.TemporaryDirectory() as data:
        flags = [f"--db={data}/vihara.db", "--port=0", "--bot-pause=0", "--log-level=warning"]
        command = [sys.executable, "-m", "vihara", "serve", *flags]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = re.search(r"http://[\d.:]+", server.stdout.readline())
            assert address
            yield address[0]
            server.terminate()


def open_page(browser: Browser, site: str, size: tuple[int, int] = DESK, **more: Any) -> Page:
    """A page of somebody new."""
    preferences = json.dumps({"sound": False, "quality": "high", "motion": "none"})
    context = browser.new_context(
        base_url=site, viewport={"width": size[0], "height": size[1]}, **{"locale": "en", **more}
    )
    context.set_default_timeout(120_000)
    context.add_init_script(
        f"if (location.protocol !== 'about:') localStorage.setItem('vihara-preferences', {preferences!r})"
    )
    return context.new_page()


PLAY = """async (most) => {
    const main = document.querySelector("main.table");
    const sleep = (time) => new Promise((done) => setTimeout(done, time));
    for (let made = 0, waited = 0; made < most && main.dataset.status !== "over" && waited < 6000; waited++) {
        const moves = [...main.querySelectorAll("[data-move]:not([disabled])")];
        if (main.dataset.turn !== "mine" || !moves.length) { await sleep(20); continue; }
        const number = main.dataset.number;
        moves[made % Math.min(moves.length, 3)].click();
        made += 1;
        waited = 0;
        for (let i = 0; i < 900 && main.dataset.number === number; i++) await sleep(10);
    }
}"""


def play(page: Page, most: int) -> None:
    """Some moves through the list, which is put away again after them."""
    show_moves(page)
    page.evaluate(PLAY, most)
    if page.locator("main.table[data-status=running]").count():
        page.wait_for_selector("main.table[data-turn=mine], main.table[data-status=over]")
        page.locator("aside.side [role=tab]").first.click()
        page.keyboard.press("Escape")


def take(page: Page, name: str) -> None:
    """One picture, once nothing moves."""
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(900)
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled", timeout=120_000)))
    # 256 colors are plenty for looking, and a fraction of the bytes.
    picture.convert("RGB").quantize(256, kmeans=3, dither=Image.Dither.NONE).save(
        FOLDER / f"{name}.png", optimize=True
    )
    print(name, f"{(FOLDER / f'{name}.png').stat().st_size // 1024} kB", flush=True)


def sized(browser: Browser, site: str, suffix: str, **more: Any) -> Page:
    """A page of somebody new, of one of the sizes."""
    size, language = next((size, language) for name, size, language in SIZES if name == suffix)
    small = size != DESK
    dark = {"color_scheme": "dark"} if size == PHONE else {}
    return open_page(browser, site, size, has_touch=small, is_mobile=small, **{"locale": language, **dark, **more})


def shell(browser: Browser, site: str) -> None:
    """The pages around the tables."""
    pages = (
        ("/", "start", "[data-play]"),
        ("/new/mandala", "new", "h1"),
        ("/settings", "settings", "h1"),
        ("/learn", "learn", "h1"),
        ("/rules/menara", "rules", "h1"),
        ("/games", "games", "h1"),
        ("/replay", "replay-files", "h1"),
        ("/nowhere", "not-found", "h1"),
        ("/learn/ananda", "lesson", "main[data-note='0']"),
    )
    for suffix, _, _ in SIZES:
        page = sized(browser, site, suffix)
        for path, name, there in pages:
            page.goto(path)
            page.wait_for_selector(there)
            take(page, f"{name}{suffix}")
        page.context.close()


def mandala(browser: Browser, site: str) -> None:
    """A match from the first cards to its summary and replay, a table that waits, and hands that are covered."""
    for suffix, _, _ in SIZES:
        page = sized(browser, site, suffix, locale="en")
        open_table(page, "mandala", [{"kind": "me"}, {"kind": "bot", "bot": "level3"}])
        play(page, 8)
        if page.locator(".hand button:not([disabled])").count():
            page.locator(".hand button").first.click()
        take(page, f"mandala{suffix}")
        play(page, 400)
        take(page, f"summary{suffix}")
        page.locator(".result a[href^='/replay/']").click()
        slider = page.locator("[data-action=slider]")
        slider.fill("40")
        take(page, f"replay{suffix}")
        open_table(page, "mandala", [{"kind": "me"}, {"kind": "invite"}])
        page.wait_for_selector("main.table[data-status=open]")
        take(page, f"waiting{suffix}")
        open_table(page, "mandala", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}])
        page.wait_for_selector(".cover")
        take(page, f"one-screen{suffix}")
        page.context.close()


class Card(NamedTuple):
    """Which picture of a game stands on the start page: a match of two bots, how much of it has been played, and
    the part of the board one sees: from its left and upper edge, and how wide, in shares of its size.
    """

    bot: str
    seed: int
    played: float
    part: tuple[float, float, float]


CARDS = {
    "ananda": Card("greedy", 3, 0.75, (0.07, 0.25, 0.52)),
    "mandala": Card("greedy", 2, 0.3, (0.005, 0.165, 0.46)),
    "menara": Card("level3", 5, 0.7, (0.19, 0.1, 0.6)),
    "tajuto": Card("greedy", 4, 0.85, (0.16, 0.12, 0.56)),
}
CARD = (360, 240)
BOARD_ALONE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(document.querySelector("canvas[data-stage]")
        ? "[data-board] *:not(canvas, :has(canvas)) { visibility: hidden !important; }"
        : "[data-board] .label, [data-board] header { visibility: hidden !important; }");
    document.adoptedStyleSheets = [sheet];
}"""


def card(browser: Browser, site: str, game: str) -> None:
    """The board's picture on the start page, light and dark."""
    chosen = CARDS[game]
    match, dice = vihara.new_match(game, seed=chosen.seed), FastDice(chosen.seed)
    player = bot(chosen.bot, match.game, clock=False)
    while not match.over:
        match.play(match.to_act, match.game.name(match.state, player.choose(match.view(match.to_act), dice)))
    for dark in (False, True):
        page = open_page(browser, site, (1366, 768), color_scheme="dark" if dark else "light")
        page.goto("/replay")
        file: FilePayload = {
            "name": "card.vihara",
            "mimeType": "text/plain",
            "buffer": vihara.write(match).encode(),
        }
        page.locator("input[type=file]").set_input_files(files=[file])
        slider = page.locator("[data-action=slider]")
        slider.wait_for()
        slider.fill(str(round(chosen.played * int(slider.get_attribute("max") or 0))))
        page.wait_for_timeout(1500)
        page.evaluate(BOARD_ALONE)
        shown = page.locator("canvas[data-stage]").or_(page.locator("[data-board]")).first
        picture = Image.open(io.BytesIO(shown.screenshot(timeout=120_000))).convert("RGB")
        width = chosen.part[2] * picture.width
        height = width * CARD[1] / CARD[0]
        left, top = chosen.part[0] * picture.width, min(chosen.part[1] * picture.height, picture.height - height)
        box = (left, top, left + width, top + height)
        file_ = ROOT / "web" / "src" / "games" / game / ("card-dark.avif" if dark else "card.avif")
        picture.resize(CARD, Image.Resampling.LANCZOS, box).save(file_, quality=31, speed=1)
        print(file_.name, f"{file_.stat().st_size / 1024:.1f} kB", flush=True)


def table(browser: Browser, site: str, game: str) -> None:
    """A game on the stage, some moves played."""
    for suffix, _, _ in SIZES:
        page = sized(browser, site, suffix, locale="en")
        open_table(page, game)
        play(page, MOVES)
        take(page, f"{game}{suffix}")
        page.context.close()


def main() -> None:
    """All pictures, or those whose kinds are named."""
    kinds = sys.argv[1:] or [*(f"card-{game}" for game in CARDS), "shell", "mandala", "ananda", "tajuto", "menara"]
    with served() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path() or chromium.get(), args=FLAGS)
        for kind in kinds:
            if kind == "shell":
                shell(browser, site)
            elif kind.startswith("card-"):
                card(browser, site, kind.removeprefix("card-"))
            elif kind == "mandala":
                mandala(browser, site)
            else:
                table(browser, site, kind)
        browser.close()


if __name__ == "__main__":
    main()
