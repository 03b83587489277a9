"""The browser app: what its pages weigh, when they can be used from a cold cache, what a frame of a stage takes.

A real server and Chromium on this machine (software rendering), a new profile for every visit: nothing is in the
cache. A page can be used when the first button that begins a game (start page) or the first move (table) can be
pressed, counted from the navigation; a stage has drawn all its pieces by then. Times are of the machine and of
what else it does: the load is printed beside them. `--write FILE` writes the tables as Markdown.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import chromium  # noqa: E402 - beside the tests, whose browser this is
from browser.conftest import FLAGS  # noqa: E402

STATIC = ROOT / "src" / "vihara" / "server" / "static"
GAMES = ("mandala", "ananda", "tajuto", "menara")
STAGES = GAMES[1:]
VISITS = 5
FRAMES = 10
SIZE = (1280, 800)

USABLE = """
// When the page can be used, as its own clock says: looked at with every frame.
const ready = () => {
  const main = document.querySelector("main.table");
  if (!main) return document.querySelector("[data-play]:not([disabled])");
  const stage = main.querySelector("[data-testid=stage]");
  if (main.dataset.turn !== "mine") return null;
  const probe = window.__vihara?.stage;
  if (stage && !(probe && probe.pieces() > 0 && probe.figures().count > 0 && !probe.busy())) return null;
  return main.querySelector(".hand button:not([disabled]), [data-testid=stage]");
};
const look = () => {
  if (ready()) window.usable = performance.now();
  else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""


@contextmanager
def served() -> Iterator[str]:
    """A server with a data folder of its own, all games ready."""
    subprocess.run([sys.executable, "-m", "vihara", "warm"], check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as data:
        flags = [f"--db={data}/vihara.db", "--port=0", "--bot-pause=0", "--log-level=warning"]
        command = [sys.executable, "-m", "vihara", "serve", *flags]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = re.search(r"http://[\d.:]+", server.stdout.readline())
            assert address
            yield address[0]
            server.terminate()


def visitor(browser: Browser, site: str, quality: str) -> BrowserContext:
    """Somebody who has never been here."""
    context = browser.new_context(base_url=site, locale="en", viewport={"width": SIZE[0], "height": SIZE[1]})
    context.set_default_timeout(120_000)
    chosen = json.dumps({"quality": quality, "sound": False})
    context.add_init_script(
        f"if (location.protocol !== 'about:') localStorage.setItem('vihara-preferences', {chosen!r});" + USABLE
    )
    return context


def new_table(context: BrowserContext, site: str, game: str) -> str:
    """A table against a bot, opened without a page: its address."""
    origin = {"Origin": site}
    context.request.post("/api/me", data={"name": "Visitor"}, headers=origin)
    first = {} if game == "menara" else {"options": {"first": 1}}
    players = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    for _ in range(10):
        told = context.request.post(
            "/api/tables", data={"game": game, "players": players, **first}, headers=origin
        )
        if told.ok:
            return f"/table/{told.json()['table']}"
    raise RuntimeError(told.text())


def visit(page: Page, address: str) -> tuple[float, list[str]]:
    """Milliseconds until a page can be used, and the files it took for that."""
    files: list[str] = []
    page.on("response", lambda answer: files.append(answer.url.split("/", 3)[3]))
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.usable")
    usable: float = page.evaluate("window.usable")
    return usable, [file for file in files if file.startswith("assets/")]


def weight(files: list[str]) -> tuple[int, int]:
    """Bytes of files gzipped, and of those the ones of the stage's library."""
    sizes = {name: len(gzip.compress((STATIC / name).read_bytes())) for name in set(files)}
    return sum(sizes.values()), sum(size for name, size in sizes.items() if "/stage-" in name)


def visits(browser: Browser, site: str) -> list[list[str]]:
    """Each page from a cold cache, several times."""
    rows = []
    for place in ("start", *GAMES):
        times: list[float] = []
        files: list[str] = []
        for _ in range(VISITS):
            context = visitor(browser, site, "auto")
            address = "/" if place == "start" else new_table(context, site, place)
            usable, files = visit(context.new_page(), address)
            times.append(usable)
            context.close()
        whole, stage = weight(files)
        name = "start page" if place == "start" else f"table: {place}"
        row = [name, f"{(whole - stage) / 1000:.0f} kB", f"{stage / 1000:.0f} kB" if stage else "–"]
        rows.append([*row, f"{statistics.median(times) / 1000:.2f} s", f"{max(times) / 1000:.2f} s"])
        print("  ".join(rows[-1]), flush=True)
    return rows


def frames(browser: Browser, site: str) -> list[list[str]]:
    """A frame of each stage, drawn again and again and waited for."""
    rows = []
    for game in STAGES:
        for quality in ("low", "high"):
            context = visitor(browser, site, quality)
            page = context.new_page()
            visit(page, new_table(context, site, game))
            page.wait_for_function("() => !window.__vihara.stage.busy()")
            told: dict[str, Any] = page.evaluate("(frames) => window.__vihara.stage.measure(frames)", FRAMES)
            size = f"{told['width']} × {told['height']}"
            counts = [f"{told['calls']}", f"{told['triangles']:,}"]
            rows.append([game, quality, size, *counts, f"{told['mean']:.0f} ms", f"{told['worst']:.0f} ms"])
            print("  ".join(rows[-1]), flush=True)
            context.close()
    return rows


def table(heads: list[str], rows: list[list[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--write", metavar="FILE", type=Path)
    given = parser.parse_args()
    with served() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.path() or chromium.get(), args=FLAGS)
        before = os.getloadavg()[0]
        pages, stages = visits(browser, site), frames(browser, site)
        version = browser.version
        browser.close()
    text = f"""# Speed of the browser app

{" ".join((__doc__ or "").split(chr(10) + chr(10))[1].split("`--write")[0].split())} Made by
`python bench/web.py --write docs/speed-web.md`.

{table(["page", "without the stage, gzipped", "three.js, gzipped", "usable (median)", "slowest"], pages)}

{VISITS} visits each; the first one of all also starts the browser's processes. Frames are drawn on demand only:
none while nothing moves. The same stages, {FRAMES} frames one after the other, each waited for (an ordinary
graphics card takes a fraction of this):

{table(["stage", "tier", "pixels", "calls", "triangles", "frame (mean)", "slowest"], stages)}

Chromium {version}, {os.cpu_count()} cores, {platform.machine()}, llvmpipe; load {before:.1f} when it began.
"""
    print(text)
    if given.write:
        written = given.write.read_text("utf-8") if given.write.exists() else ""
        _, chapter, others = written.partition("\n## ")  # what another benchmark has written there
        given.write.write_text(text + chapter + others, encoding="utf-8")


if __name__ == "__main__":
    main()
