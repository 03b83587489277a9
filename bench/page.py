"""A table in the page: how fast its worker searches beside this process, what a module weighs, and how soon after
a click on "Play now" the first move can be made: `python bench/page.py [--json]`.

The peer is the same search compiled for this machine, in the same run: each position is searched by both in turn,
and of each the best of some rounds counts, as the clock of a worker counts what others do here, too. Cold is a
browser that has never been here, warm one whose worker keeps the app.
"""

from __future__ import annotations

import gzip
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

ITERATIONS = 1500
POSITIONS = 4
ROUNDS = 4
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
  const mine = () => document.querySelector("main.table[data-turn=mine] [data-instruction]");
  const look = () => (mine() ? resolve(performance.now() - began) : requestAnimationFrame(look));
  look();
})"""


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
            began = time.perf_counter()
            search.analyze(view, FastDice(1))
            here.append(time.perf_counter() - began)
            given = {"game": key, "view": view.tobytes().hex(), "seats": seats, "iterations": ITERATIONS}
            there.append(float(page.evaluate(ASK, given)))
        native += min(here[1:])
        worker += min(there[1:])
    count = POSITIONS * ITERATIONS
    return count / native, count / worker


def first_moves(browser: Browser, site: str, game: str) -> tuple[float, float]:
    """Milliseconds from the click to one's turn: at the first visit, and at a later one; medians."""
    cold, warm = [], []
    for _ in range(VISITS):
        context = browser.new_context(locale="en", viewport={"width": 1366, "height": 768})
        page = context.new_page()
        page.add_init_script("localStorage.setItem('vihara-opponent', 'level1')")
        page.goto(site)
        page.wait_for_selector(f"[data-play={game}]")
        cold.append(float(page.evaluate(FIRST_MOVE, game)))
        page.wait_for_function("navigator.serviceWorker.controller?.state === 'activated'")
        page.goto(site + "?again")
        page.wait_for_selector(f"[data-play={game}]")
        warm.append(float(page.evaluate(FIRST_MOVE, game)))
        context.close()
    return statistics.median(cold), statistics.median(warm)


def main() -> None:
    figures: dict[str, float | str] = {}
    with served() as (site, folder), sync_playwright() as playwright:
        executable = chromium.path()
        assert executable
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        page = browser.new_page()
        page.goto(site)
        for key in modules():
            module = (folder / "engine" / f"{key}.wasm").read_bytes()
            figures[f"{key}: its module, gzipped bytes"] = len(gzip.compress(module))
            if can_search(load(key)):
                native, worker = speeds(page, key, load(key).seats[0])
                figures[f"{key}: iterations a second, compiled for this machine"] = native
                figures[f"{key}: iterations a second, in the page's worker"] = worker
                figures[f"{key}: the second as a part of the first"] = worker / native
            cold, warm = first_moves(browser, site, key)
            figures[f"{key}: from the click to one's turn, cold, ms"] = cold
            figures[f"{key}: the same once it was here, ms"] = warm
        browser.close()
    show("A table in the page", figures)


if __name__ == "__main__":
    main()
