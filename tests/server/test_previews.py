"""Pictures beside links: made for all who may watch, of nothing else than what they may see, and bounded."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

import vihara
from server.serving import served
from server.test_safety import ask as request
from vihara.client import Client
from vihara.core.game import REGISTRY, Outcome, load
from vihara.core.match import Match
from vihara.server.previews import SIZE, Previews, drawing_of, paint

GAME = "mandala"
NOWHERE = "aaaaaaaaaaaa"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = Path(tmp_path_factory.mktemp("server"))
    (folder / "index.html").write_text(
        "<!doctype html><html><head><title>Vihara</title></head><body></body></html>"
    )
    with served(str(folder / "test.db"), web=str(folder)) as found:
        yield found


def played(key: str, moves: int) -> Match:
    """A match under way, always by the first legal move."""
    match = vihara.new_match(key, seed=5)
    for _ in range(moves):
        match.play(match.to_act, match.legal()[0])
    return match


@pytest.mark.parametrize("key", list(REGISTRY))
def test_every_game_draws_what_a_spectator_sees(key: str) -> None:
    game, match = load(key), played(key, 4)
    before, after = (drawing_of(game)(view) for view in (game.observe(game.new(2), None), match.view(None)))
    assert after.shapes != before.shapes, "what happened can be seen"
    picture = Image.open(BytesIO(paint(after)))
    assert picture.size == SIZE
    assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 8


def test_a_picture_of_the_end_has_the_scores() -> None:
    """Each seat's in its color; where all win or lose together the board says it."""
    sheet = drawing_of(load(GAME))(played(GAME, 4).view(None))
    plain = paint(sheet)
    assert (
        paint(sheet, Outcome((2,), (0, 100), "river")) != paint(sheet, Outcome((1,), (100, 0), "river")) != plain
    )
    assert paint(sheet, Outcome((1, 2), (5, 5), "floors")) == plain


def test_a_drawing_has_nothing_of_hidden_parts() -> None:
    """Two positions that differ in hands alone look the same."""
    match = played(GAME, 3)
    other = match.state.copy()
    other["hand"][0][0] = [*np.roll(match.state["hand"][0][0][:6], 1).tolist(), 0, 0]
    assert not np.array_equal(match.state["hand"], other["hand"])
    game = load(GAME)
    shown = [drawing_of(game)(game.observe(state, None)) for state in (match.state, other)]
    assert shown[0] == shown[1]


def test_a_link_has_a_picture_for_everybody_unless_nobody_may_watch(url: str) -> None:
    """Without being anybody; a table that is not for all is as one that is not there."""

    async def run() -> tuple[str, str, str, str]:
        async with await Client.guest(url, 'Ana "<b>"') as ana:
            seen = (await ana.new_table(GAME, ["me", "bot:random"]))["table"]
            private = (await ana.new_table(GAME, ["me", "bot:random"], spectators=False))["table"]
            waiting = (await ana.new_table(GAME, ["me", "invite"]))["table"]
            code = (await ana.at(waiting, "invites", seat=2))["code"]
            return seen, private, waiting, str(code)

    seen, private, waiting, code = asyncio.run(run())
    status, headers, body = request(url, "GET", f"/api/tables/{seen}/picture.png")
    assert status == 200
    assert headers["content-type"] == "image/png"
    assert headers["cache-control"] == "public, max-age=20"  # whoever shows it need not ask again at once
    assert Image.open(BytesIO(body)).size == SIZE
    for table in (private, NOWHERE):
        status, _, body = request(url, "GET", f"/api/tables/{table}/picture.png")
        assert (status, b"unknown-table" in body) == (404, True)
    assert request(url, "GET", f"/api/tables/{waiting}/picture.png")[0] == 409
    assert request(url, "GET", f"/api/games/{GAME}/picture.png")[0] == 200
    assert request(url, "GET", "/api/games/chess/picture.png")[0] == 422

    for path in (f"/table/{seen}", f"/replay/{seen}"):
        page = request(url, "GET", path)[2].decode()
        assert f'property="og:image" content="{url}/api/tables/{seen}/picture.png' in page
        assert "Ana &quot;&lt;b&gt;&quot; – " in page
        assert "<b>" not in page.partition("</head>")[0]
    page = request(url, "GET", f"/join/{code}")[2].decode()
    assert "invites you to a game of Mandala" in page
    assert f"{url}/api/games/{GAME}/picture.png" in page
    for path in (f"/table/{private}", f"/table/{NOWHERE}", f"/join/{code[:-1]}a", "/table/x", "/"):
        assert "og:image" not in request(url, "GET", path)[2].decode(), path


def test_few_pictures_are_kept() -> None:
    kept = Previews(most=2)
    for number in range(3):
        kept.keep((NOWHERE, number), b"%d" % number)
        kept.found((NOWHERE, 0))
    assert [kept.found((NOWHERE, number)) for number in range(3)] == [b"0", None, b"2"]
