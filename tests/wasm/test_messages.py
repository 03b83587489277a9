"""A table in the page tells what the server tells: every message of the same scripts, byte for byte once read.

The server's own parts (actions, table, bulletin, views) answer here without sockets and database; the page's answer in
Node, from nothing but the module and its manifest.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
import subprocess
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, sync_playwright

from browser.conftest import FLAGS, executable
from conformance.cases import Case, cases
from vihara.bots import bot
from vihara.bots.memory import having_seen
from vihara.core.chance import FastDice, keyed_dice, seed_hash
from vihara.core.errors import NotYourTurn, ViharaError
from vihara.core.game import REGISTRY, load
from vihara.core.match import ask
from vihara.core.options import RANDOM, written_options
from vihara.core.proof import prove
from vihara.core.record import copy
from vihara.core.saying import Saying
from vihara.core.telling import Telling
from vihara.server import actions, opening
from vihara.server.errors import NoHint, NotAllowed
from vihara.server.hints import find, hint_json
from vihara.server.identity import Person
from vihara.server.live import Connection, Hub, Watcher, snapshot
from vihara.server.messages import MoveMessage
from vihara.server.opening import Commitment
from vihara.server.requests import NewTable
from vihara.server.steps import Course, steps_json
from vihara.server.table import Table
from vihara.server.views import file_of, refusal_json, viewer_of, weighed_json
from vihara.server.writing import encode
from vihara.wasm.build import write
from vihara.wasm.manifest import able

ROOT = Path(__file__).parent.parent.parent
KEYS = [key for key in REGISTRY if able(key)]
BEGINS = 1_800_000_000.0
LANGUAGES = ("en", "de", "fr", "it", "pl")
MOST_STEPS = 400
GARBAGE = ("", "M9 red", "! hand 1 red", "'\"", "pass the salt", "monk z1")


def _given(action: int, _: Table) -> int:
    return action


class Server:
    """The server's own parts, for one person at one table."""

    def __init__(self, case: Case, seed: int, bots: list[str | None], language: str) -> None:
        self.case, self.seed, self.language, self.drawn, self.at = case, seed, language, 0, BEGINS
        self.known: list[str] = []
        self.person = Person("p1", "Ada Ö", None, None, "s1")
        players: list[dict[str, Any]] = [
            {"kind": "bot", "bot": name} if name else {"kind": "me", **({"name": f"P{n}"} if n else {})}
            for n, name in enumerate(bots)
        ]
        self.given = {"game": case.game.key, "players": players, "options": case.options, "title": f"Table {seed}"}
        self.id = "here-" + self.random(8)
        secret = self.random(32)
        dice = Commitment(seed_hash(secret), secret)
        entry = opening.new_table(self.person, NewTable.model_validate(self.given), case.game, dice)

        def table() -> Table:
            return Table(self.id, keyed_dice, lambda _id, sealed: sealed)

        self.at += 1.5
        first = table()
        first.absorb(1, self.at, entry, None, self.at)
        events = first.deal(entry)
        self.table = table()
        self.table.match = first.match
        self.table.absorb(1, self.at, entry, events, self.at)
        self.hub = Hub()
        self.connection = Connection(None, self.person, language)  # type: ignore[arg-type]

    def random(self, length: int) -> str:
        drawn = hashlib.sha256(f"{self.seed} {self.drawn}".encode()).hexdigest()[: 2 * length]
        self.drawn += 1
        return drawn

    def take(self, sent: dict[str, Any]) -> list[str]:
        """The replies to a message."""
        number, table = sent.get("id"), self.table
        try:
            match sent["type"]:
                case "reload":
                    for watched in list(self.connection.watching):
                        self.hub.remove(watched, self.connection)
                    return []
                case "watch":
                    if sent.get("seat") and sent["seat"] not in table.seats_of(self.person.id):
                        raise NotAllowed(actions.not_yours(sent["seat"]))
                    watcher = Watcher(self.connection, sent.get("seat"), frozenset())
                    self.hub.add(self.id, watcher)
                    told: Any = snapshot(table, watcher, sent.get("since"), 0.0, number)
                    del told["view"]["position"]  # for programs; no board looks at it
                    return [encode(told), *self.bots()]
                case "move":
                    form = MoveMessage.model_validate({**sent, "table": "a" * 12})
                    return self.act(actions.move(self.person, form), number)
                case "undo":
                    return self.act(actions.undo(self.person, sent.get("seat")), number)
                case "resign":
                    return self.act(actions.resign(self.person, sent.get("seat")), number)
                case "agree":
                    return self.act(actions.agree(self.person), number)
                case "chat":
                    return self.act(actions.chat(self.person, sent["text"]), number)
                case "ask":
                    return [encode(self.ask(sent["move"], sent.get("seat"), number))]
                case "hint":
                    return [encode(self.hint(sent.get("seat"), number))]
            raise AssertionError(sent)
        except ViharaError as error:
            return [encode({"type": "refused", "id": number, **refusal_json(error, self.language)})]

    def act(self, action: actions.Action, number: int | None) -> list[str]:
        told = self.commit(action)
        done = {"type": "ok", "id": number, "table": self.id, "number": self.table.number}
        return [*told, encode(done), *self.bots()]

    def commit(self, action: actions.Action) -> list[str]:
        draft = action(self.table)
        assert draft is not None
        self.at += 1.5
        logged = self.table.absorb(self.table.number + 1, self.at, draft.entry, draft.events, self.at)
        draft.entry.seed = draft.entry.seed or self.table.seed_at_end()
        return [text.decode() for _, text in self.hub.compose(self.table, [logged], 0.0)]

    def bots(self) -> list[str]:
        told: list[str] = []
        while (name := self.table.bot_to_act()) and self.hub.watched(self.id):
            seat, match = self.table.to_act, self.table.match
            assert match is not None
            thinker = having_seen(bot(name, self.case.game, clock=False), match, seat)
            action = thinker.choose(match.view(seat), FastDice.of(self.small(), 0))
            told += self.commit(actions.bot_move(seat, name, self.table.changed, partial(_given, action)))
        return told

    def small(self) -> int:
        return int(self.random(4), 16) >> 1

    def ask(self, move: str, wanted: int | None, number: int | None) -> dict[str, Any]:
        match = actions.running_match(self.table, move)
        seat = actions.own_seat(self.table, self.person, wanted)

        def weigh() -> Any:
            if self.table.to_act != seat:
                raise NotYourTurn(seat, self.table.to_act)
            return ask(self.case.game, match.view(seat), move)

        weighed = weighed_json(move, weigh, self.language)
        return {"type": "answer", "id": number, "table": self.id, "number": self.table.number, **weighed}

    def hint(self, wanted: int | None, number: int | None) -> dict[str, Any]:
        match = actions.running_match(self.table, "hint")
        seat = actions.own_seat(self.table, self.person, wanted)
        if not self.table.hints:
            raise NoHint(Saying("server-hint-off", "this table is played without hints"))
        if self.table.to_act != seat:
            raise NotYourTurn(seat, self.table.to_act)
        view = match.view(seat)
        found = find(self.case.game, match.sight(seat), self.small(), quick=False)
        moves = hint_json(self.case.game, view, found, self.language)
        return {
            "type": "hint", "id": number, "table": self.id, "number": self.table.number, "seat": seat, "moves": moves,
        }  # fmt: skip

    def script(
        self, choose: Callable[[list[str]], str], dice: FastDice, *, hints: int, whole: bool
    ) -> dict[str, Any]:
        """Play, ask what one may and may not, take back, look anew; to the end, or until somebody gives up."""
        steps: list[dict[str, Any]] = []
        number = 0

        def send(**sent: Any) -> None:
            nonlocal number
            number += 1
            message = {"id": number, **sent}
            steps.append({"send": message, "replies": self.take(message)})

        table, last = self.table, 40 + dice.below(60)
        send(type="watch", since=0)
        plies = 0
        while table.to_act and len(steps) < MOST_STEPS:
            seat, legal = table.to_act, table.legal()
            if not whole and plies > last:
                send(**({"type": "agree"} if dice.below(2) else {"type": "resign", "seat": seat}))
                break
            match dice.below(12):
                case 0:
                    tried = [text for text in self.every if text not in legal]
                    send(type="ask", move=tried[dice.below(len(tried))])
                case 1:
                    tried = [text for text in self.every if text not in legal]
                    send(type="move", seen=table.number, move=tried[dice.below(len(tried))], seat=seat)
                case 2:
                    send(type="move", seen=table.number, move=GARBAGE[dice.below(len(GARBAGE))])
                case 3:
                    send(type="move", seen=table.changed - 1, move=legal[0])
                case 4:
                    send(type="undo")
                case 5:
                    send(type="undo", seat=1 + dice.below(len(table.seats)))
                case 6:
                    send(type="move", seen=table.number, move=legal[0], seat=1 + dice.below(len(table.seats)))
                case 7 if dice.below(6) == 0:
                    send(type="reload")
                    send(type="watch", since=dice.below(table.number + 1), seat=dice.below(len(table.seats) + 1))
                    send(type="watch", since=table.number)
                case 9 if dice.below(4) == 0:
                    send(type="chat", text=" Well  played, you 'others' ")
                case 8 if hints:
                    hints -= 1
                    send(type="hint")
                case _:
                    for text in legal[:3]:
                        send(type="ask", move=text)
            if table.to_act == seat and table.legal() == legal:
                plies += 1
                send(type="move", seen=table.number, move=choose(legal), seat=seat)
        if table.to_act:
            send(type="resign")
        send(type="move", seen=table.number, move="pass")
        send(type="hint")
        match = table.match
        assert match is not None
        verdicts = self.verdicts()
        course = {}
        for seat in range(len(table.seats) + 1):
            told = steps_json(Course.of(match), seat, self.language)
            course[seat] = encode(told)
        file = file_of(table, viewer_of(table, self.person.id, None))
        return {
            "seed": self.seed, "begins": BEGINS, "language": self.language, "table": self.given,
            "name": self.person.name, "verdicts": verdicts, "steps": steps, "file": file, "course": course,
        }  # fmt: skip

    def verdicts(self) -> list[dict[str, Any]]:
        """What simulations said, in order: the page's own may differ in the last bit, so they are given to it here."""
        match, telling = self.table.match, self.case.game.words
        assert match is not None
        assert isinstance(telling, Telling)
        assert telling.draws is not None
        found: list[dict[str, Any]] = []
        actions: list[str] = []
        before = None
        for act, after in match.rerun():
            if act and act.seat == 0 and int(telling.draws.place(before, 0)) in telling.draws.simulated:
                actions.append(str(act.action))
                if act.action == self.case.game.silent:
                    motions = [str(event.fields.get("motion", "")) for event in act.events]
                    found.append({"actions": actions, "motion": "".join(motions)})
                    actions = []
            before = copy(after.state)
        return found

    @property
    def every(self) -> list[str]:
        """Texts of moves that may be legal or not; on a smaller board there are fewer."""
        game, match = self.case.game, self.table.match
        assert match is not None
        if game.open_poses:
            return self.mutated
        spread = range(0, game.decisions, max(1, game.decisions // 97))
        found = []
        for action in spread:
            try:
                text = game.name(match.state, action)
                game.parse(match.state, text)
            except ViharaError:
                continue
            found.append(text)
        return found

    @property
    def mutated(self) -> list[str]:
        """Where moves are too many to list: legal ones with other numbers, and what was legal before."""
        dice = FastDice.of(self.seed, self.table.number)
        legal = self.table.legal()
        self.known = sorted({*self.known, *legal[:: max(1, len(legal) // 8)]})
        found = []
        for text in self.known:
            numbers = re.findall(r"-?\d+", text)
            if numbers:
                changed = numbers[dice.below(len(numbers))]
                found.append(text.replace(changed, str(int(changed) + dice.below(41) - 20), 1))
        return [*self.known, *found, *GARBAGE]


def scripts(key: str, number: int, *, first: int = 0) -> list[dict[str, Any]]:
    """So many scripts of a game: all seat counts, options and languages in turn, on one screen and against bots."""
    found: list[dict[str, Any]] = []
    every = [case for case in cases() if case.game.key == key and _listed(case)]
    for place in range(first, first + number):
        case = every[place % len(every)]
        if place % 7 == 3:
            case = case._replace(options={**case.options, "first": RANDOM})
        dice = FastDice.of(7000 + place, 1)
        names = (None, "level1", "level2", "level3", "random", "greedy", "level1" if place % 6 else "level4")
        alone = place % 3 == 0
        seats: list[str | None] = [None] * case.seats
        if not alone:
            seats = [names[dice.below(len(names))] for _ in range(case.seats)]
            seats[dice.below(case.seats)] = None
            if place % 24 == 7:  # who searches takes nearly all of the time, here and there
                seats = [None, "level5", *seats[2:]]
        server = Server(case, 7000 + place, seats, LANGUAGES[place % len(LANGUAGES)])
        greedy = place % 6 == 5
        found.append(
            server.script(
                _greedy(server) if greedy else _random(dice), dice, hints=int(place % 4 == 1), whole=place % 4 > 0
            )
        )
    return found


def _listed(case: Case) -> bool:
    """Whether a page can begin a match like this: options that cannot be listed are for the server."""
    options = case.game.settle(case.seats, case.options, FastDice.of(1, 1))
    written = written_options(options, case.game.version)
    listed = {field for field in written if not isinstance(written[field], dict)}
    return listed == set(written)


def _random(dice: FastDice) -> Callable[[list[str]], str]:
    return lambda legal: legal[dice.below(len(legal))]


def _greedy(server: Server) -> Callable[[list[str]], str]:
    def choose(_: list[str]) -> str:
        match = server.table.match
        assert match is not None
        view = match.view(server.table.to_act)
        action = int(server.case.game.kernels.policy(view, 0, FastDice.of(server.seed, len(match.log)).words))
        return server.case.game.name(view, action)

    return choose


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the modules go, with the page's engine, as Node takes it."""
    made = tmp_path_factory.mktemp("engine")
    node = shutil.which("node")
    assert node, "Node.js builds the browser part, so it is here"
    bundler = ROOT / "web" / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    entry = ROOT / "web" / "src" / "lib" / "engine" / "index.ts"
    how = ["--format", "esm", "--platform", "node", "--logLevel", "silent", "-o", str(made / "engine.mjs")]
    subprocess.run([node, bundler, entry, *how], check=True, cwd=ROOT / "web", stdout=subprocess.DEVNULL)
    return made


def compared(folder: Path, key: str, number: int, tmp_path: Path, *, first: int = 0) -> int:
    """How many messages were compared; all are equal."""
    write(folder, [key])
    played = scripts(key, number, first=first)
    for script in played:
        found, _ = prove(script["file"])
        assert found.sentences()
    (tmp_path / "scripts.json").write_text(json.dumps(played), "utf-8")
    node = shutil.which("node")
    assert node
    harness = Path(__file__).parent / "desk.mjs"
    locales = ROOT / "src" / "vihara" / "locales"
    done = subprocess.run(
        [node, harness, folder / "engine.mjs", folder, locales, tmp_path / "scripts.json"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    told = json.loads(done.stdout)
    assert not told["differences"], json.dumps(told["differences"], indent=1, ensure_ascii=False)
    return int(told["compared"])


IN_CHROMIUM = """async ([game, module, manifest, texts, scripts]) => {
  const [engine, {compare}] = await Promise.all([import("./engine.mjs"), import("./tables.mjs")]);
  const bytes = Uint8Array.from(atob(module), (sign) => sign.charCodeAt(0));
  const rules = new engine.Rules(await WebAssembly.compile(bytes), JSON.parse(manifest));
  const said = Object.fromEntries(Object.entries(texts).map(([language, own]) =>
    [language, new engine.Sentences(language, engine.catalog(language, own, texts.en))]));
  const channel = new MessageChannel();
  const idle = () => new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });
  return compare(engine, {scripts, rules: () => rules, sentences: (language) => said[language], idle});
}"""


@pytest.fixture(scope="module")
def page(folder: Path) -> Iterator[Page]:
    """A page of Chromium that has the engine."""
    shutil.copy(Path(__file__).parent / "tables.mjs", folder)
    (folder / "index.html").write_text("<!doctype html><title>Vihara</title>")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(SimpleHTTPRequestHandler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=executable(), args=FLAGS)
        found = opened.new_page()
        found.goto(f"http://127.0.0.1:{server.server_port}/index.html")
        yield found
        opened.close()
    server.shutdown()
    server.server_close()


def compared_there(page: Page, folder: Path, key: str, number: int, *, first: int = 0) -> int:
    """The same in Chromium."""
    write(folder, [key])
    locales = ROOT / "src" / "vihara" / "locales"
    texts = {
        language: [path.read_text("utf-8") for path in sorted((locales / language).glob("*.ftl"))]
        for language in LANGUAGES
    }
    module = base64.b64encode((folder / f"{key}.wasm").read_bytes()).decode()
    manifest = (folder / f"{key}.json").read_text("utf-8")
    told = page.evaluate(IN_CHROMIUM, [key, module, manifest, texts, scripts(key, number, first=first)])
    assert not told["differences"], json.dumps(told["differences"], indent=1, ensure_ascii=False)
    return int(told["compared"])


@pytest.mark.parametrize("key", KEYS)
def test_a_table_in_the_page_tells_what_the_server_tells(key: str, folder: Path, tmp_path: Path) -> None:
    number = 2 if load(key).simulated else 4  # a simulation takes seconds; the long run has many more
    assert compared(folder, key, number, tmp_path) > 30 * number


@pytest.mark.parametrize("key", [pytest.param(key, marks=[pytest.mark.soak] * (key != "mandala")) for key in KEYS])
def test_chromium_tells_the_same(key: str, folder: Path, page: Page) -> None:
    assert compared_there(page, folder, key, 2, first=8) > 2 * 30


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_all_of_them_in_many_games(key: str, folder: Path, tmp_path: Path) -> None:
    """For each number of seats 500 games in which moves are drawn, and 100 of the greedy policy's."""
    for first in range(0, 600 * len(load(key).seats), 20):  # Node.js reads 512 MB of text in one go
        compared(folder, key, 20, tmp_path, first=first)


@pytest.mark.soak
@pytest.mark.parametrize("key", KEYS)
def test_all_of_them_in_chromium(key: str, folder: Path, page: Page) -> None:
    for first in range(0, 600 * len(load(key).seats), 30):
        compared_there(page, folder, key, 30, first=first)
