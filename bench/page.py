"""A table in the page: how fast its worker searches beside this process, what a module weighs, and how soon after
a click on "Play now" the first move can be made: `python bench/page.py [--json] [--write FILE]`.

The peer is the same search compiled for this machine, in the same run: each position is searched by both in turn,
and of each the best of some rounds counts. Of the peer the time of the processor counts, but a worker has only a
clock, which counts what others do here, too: on a busy machine the page looks slower than it is. Cold is a browser
that has never been here, warm one whose worker keeps the app. Visits in which the bot begins do not count: it
takes its time. `--write FILE` puts the figures into a chapter of their own at the end of a Markdown file.
"""

from __future__ import annotations

import gzip
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from measure import show
from vihara.bots.search import SearchBot, Settings, can_search
from vihara.cli import main as vihara
from vihara.core.chance import FastDice
from vihara.core.game import load
from vihara.core.match import Match
from vihara.wasm.build import modules

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import chromium  # noqa: E402 - beside the tests, whose browser this is
from browser.conftest import FLAGS  # noqa: E402

ITERATIONS = 400
"""So few that now and then nobody else gets a turn meanwhile."""
POSITIONS = 4
ROUNDS = 20
VISITS = 5

WORKER = """
import { Bots, FastDice, Rules } from "./engine.mjs";
const games = {};
self.onmessage = async ({ data: { game, view, seats, iterations } }) => {
  const files = [fetch(`engine/${game}.wasm`), fetch(`engine/${game}.json`)];
  games[game] ??= Promise.all(files).then(async ([module, manifest]) =>
    new Rules(await WebAssembly.compile(await module.arrayBuffer()), await manifest.json()));
  const rules = await games[game];
  const bots = new Bots(rules, () => performance.now() / 1000, async () => undefined);
  const settings = { ...rules.manifest.bots.levels.search.search, iterations, seconds: null };
  const bytes = Uint8Array.from(view.match(/../g), (pair) => parseInt(pair, 16));
  const began = performance.now();
  await bots.analyze(bytes, seats, settings, new FastDice(1), false, null);
  self.postMessage((performance.now() - began) / 1000);
};
"""
ASK = """(given) => new Promise((resolve) => {
  window.bench ??= new Worker("bench.mjs", {type: "module"});
  window.bench.onmessage = ({data}) => resolve(data);
  window.bench.postMessage(given);
})"""
FIRST_MOVE = """(game) => new Promise((resolve) => {
  const began = performance.now();
  document.querySelector(`[data-play=${game}]`).click();
  const look = () => {
    const table = document.querySelector("main.table[data-status=running]:not([data-number='0'])");
    if (table?.querySelector("[data-instruction]")?.textContent.trim()) resolve(performance.now() - began);
    else if (table?.dataset.turn === "other" && Number(table.dataset.number) > 0) resolve(null);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Milliseconds until the board says what to do; null if it is not our turn."""
CHAPTER = "## A table in the page"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing of it."""

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def served() -> Iterator[tuple[str, Path]]:
    """A site of files, with the engine beside it as a module of its own."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        if vihara(["site", str(site)]):
            sys.exit("the site could not be written")
        node = shutil.which("node")
        assert node
        bundler = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        entry = ROOT / "web" / "src" / "lib" / "engine" / "index.ts"
        how = ["--format", "esm", "--logLevel", "silent", "-o", str(site / "engine.mjs")]
        subprocess.run([node, bundler, entry, *how], check=True, cwd=ROOT / "web", stdout=subprocess.DEVNULL)
        (site / "bench.mjs").write_text(WORKER)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/", site
        server.shutdown()


def positions(key: str, seats: int) -> list[Any]:
    """Views of one game between greedy players, spread over it."""
    game = load(key)
    match, choices, found = Match(game, seats, {}, FastDice.of(3, 0)), FastDice.of(3, 1), []
    while not match.over:
        view = match.view(match.to_act)
        if len(game.legal(view)) > 1:
            found.append(view)
        match.play(match.to_act, int(game.kernels.policy(view, 0, choices.words)))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def speeds(page: Page, key: str, seats: int) -> tuple[float, float]:
    """Iterations a second natively, and in the worker."""
    search = SearchBot(load(key), Settings(iterations=ITERATIONS))
    native, worker = 0.0, 0.0
    for view in positions(key, seats):
        here, there = [], []
        for _ in range(ROUNDS):
            began = time.process_time()
            search.analyze(view, FastDice(1))
            here.append(time.process_time() - began)
            given = {"game": key, "view": view.tobytes().hex(), "seats": seats, "iterations": ITERATIONS}
            there.append(float(page.evaluate(ASK, given)))
        native += min(here[1:])
        worker += min(there[1:])
    count = POSITIONS * ITERATIONS
    return count / native, count / worker


def first_moves(browser: Browser, site: str, game: str) -> tuple[float, float]:
    """Milliseconds from the click to one's turn: at the first visit, and at a later one; medians."""
    cold, warm = list[float](), list[float]()
    while min(len(cold), len(warm)) < VISITS:
        context = browser.new_context(locale="en", viewport={"width": 1366, "height": 768})
        page = context.new_page()
        page.add_init_script("localStorage.setItem('vihara-opponent', 'level1')")
        for found, address in ((cold, site), (warm, site + "?again")):
            page.goto(address)
            page.wait_for_selector(f"[data-play={game}]")
            page.wait_for_load_state("networkidle")
            if (taken := page.evaluate(FIRST_MOVE, game)) is not None:
                found.append(float(taken))
            page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
        context.close()
    return statistics.median(cold), statistics.median(warm)


def write(path: Path, figures: dict[str, list[str]], about: str) -> None:
    """Put the figures at the end of a file, in place of those that were there."""
    names = ("game", "module, gzipped", "native", "in the page", "ratio", "cold", "warm")
    rows = [names, ("---", *["---:"] * (len(names) - 1)), *((key, *row) for key, row in figures.items())]
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    first, second = (__doc__ or "").split("\n\n")[:2]
    words = [*first.split(": ", 1)[1].split(": `python")[0].split(), *second.split("`--write")[0].split()]
    said = " ".join(words).replace(" The peer", ". The peer", 1)
    made = "Made by `python bench/page.py --write docs/speed-web.md`; the search's iterations a second."
    chapter = f"{CHAPTER}\n\n{said[0].upper()}{said[1:]} {made}\n\n{table}\n\n{about}\n"
    before = path.read_text("utf-8").split(CHAPTER)[0].rstrip("\n")
    path.write_text(f"{before}\n\n{chapter}", "utf-8")


def main() -> None:
    figures: dict[str, float | str] = {}
    told: dict[str, list[str]] = {}
    load_before = os.getloadavg()[0]
    with served() as (site, folder), sync_playwright() as playwright:
        executable = chromium.path()
        assert executable
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        page = browser.new_page()
        page.goto(site)
        for key in modules():
            weight = len(gzip.compress((folder / "engine" / f"{key}.wasm").read_bytes()))
            figures[f"{key}: its module, gzipped bytes"] = weight
            told[key] = [f"{weight / 1000:.1f} kB", "–", "–", "–"]
            if can_search(load(key)):
                native, worker = speeds(page, key, load(key).seats[0])
                figures[f"{key}: iterations a second, compiled for this machine"] = native
                figures[f"{key}: iterations a second, in the page's worker"] = worker
                figures[f"{key}: the second as a part of the first"] = worker / native
                told[key][1:] = [f"{native:,.0f}", f"{worker:,.0f}", f"{worker / native:.2f}"]
            cold, warm = first_moves(browser, site, key)
            figures[f"{key}: from the click to one's turn, cold, ms"] = cold
            figures[f"{key}: the same once it was here, ms"] = warm
            told[key] += [f"{cold:,.0f} ms", f"{warm:,.0f} ms"]
        version = browser.version
        browser.close()
    show("A table in the page", figures)
    if "--write" in sys.argv[1:]:
        loads = f"load {load_before:.1f} when it began, {os.getloadavg()[0]:.1f} when it ended"
        about = f"Chromium {version}, {os.cpu_count()} cores; medians of {VISITS} visits; {loads}."
        write(Path(sys.argv[sys.argv.index("--write") + 1]), told, about)


if __name__ == "__main__":
    main()
