"""Ways to begin Menara, by what the page asks and is told, not by how its board looks: learning, a real table, one's own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import TableOpener
from browser.playing import MINE, show_moves

ALONE = [{"kind": "me"}]
TELLING = ("margin", "verdict", "direction", "carries", "balance", "°")
"""What a page knows of how safely the tower stands, by the names of fields and the sign of degrees."""


@pytest.mark.parametrize(
    ("way", "name", "kept", "options"),
    [
        ("learn", "To learn", {"Hand", "Margins"}, {}),
        ("table", "As at a real table", {"Hand", "Margins"}, {"hand": "calm", "gauge": "hidden"}),
        ("own", "Your own", set(), {"practice": "yes"}),
    ],
)
def test_three_ways_to_begin_have_a_name(
    page: Page, way: str, name: str, kept: set[str], options: dict[str, Any]
) -> None:
    """E-U14: what a way settles is not asked again, and the table has it."""
    page.goto("/new/menara")
    page.wait_for_selector("input[data-way]")
    ways = page.locator("input[data-way]")
    assert [one.get_attribute("data-way") for one in ways.all()] == ["learn", "table", "own"]
    expect(page.locator("input[data-way=learn]")).to_be_checked()
    page.get_by_text(name, exact=True).click()
    expect(page.locator(f"input[data-way={way}]")).to_be_checked()
    for label in ("Hand", "Margins", "Difficulty", "Practice"):
        expect(page.get_by_role("combobox", name=label, exact=True)).to_have_count(int(label not in kept))
    if way == "own":
        page.get_by_role("combobox", name="Practice", exact=True).select_option("yes, without plan cards")
    page.locator("[data-action=create]").click()
    page.wait_for_url("**/table/*")
    told = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert told["options"] == {"first": "random", **options}


def heard(page: Page) -> list[str]:
    """Everything this page's sockets are told from now on."""
    told: list[str] = []

    def frame(payload: str | bytes) -> None:
        told.append(payload if isinstance(payload, str) else payload.decode())

    page.on("websocket", lambda socket: socket.on("framereceived", frame))
    return told


def choose(page: Page, wanted: str) -> str:
    """Play the first move of the list that begins so: its text. What it would bring is asked for before."""
    show_moves(page)
    move = page.locator(f"{MINE} [data-move^='{wanted}']:not([disabled])").first
    text = move.get_attribute("data-move") or ""
    number = page.locator("main.table").get_attribute("data-number")
    move.focus()
    move.click()
    page.wait_for_function("seen => document.querySelector('main.table').dataset.number !== seen", arg=number)
    page.wait_for_selector(MINE)
    return text


def begin_building(page: Page, table: str) -> None:
    """Lay the temple base and stay out of the camp."""
    for _ in range(3):
        choose(page, "base")
    choose(page, "camp none")
    assert page.url.endswith(table)


@pytest.mark.parametrize("gauge", ["hidden", "shown"])
def test_a_hidden_gauge_reaches_no_page(page: Page, site: str, game_table: TableOpener, gauge: str) -> None:
    """E-U14: no margin in a message, a preview, a refusal or a word of the page; with the gauge shown they are there."""
    told = heard(page)
    table = game_table(page, "menara", ALONE, options={"gauge": gauge, "practice": "yes", "first": 1})
    begin_building(page, table)
    choose(page, "column")
    requests = [page.request.get(f"/api/tables/{table}{path}").text() for path in ("", "/file", "/steps?seat=1")]
    refused = page.request.post(
        f"/api/tables/{table}/moves", data={"seen": 0, "move": "floor light 0 0 0"}, headers={"Origin": site}
    )
    assert not refused.ok
    words = page.inner_text("main.table")
    assert "stop" in "".join(told)
    everything = (
        "".join([*told, *requests, refused.text(), words])
        .replace('"balance":null', "")
        .replace('"carries":null', "")
    )
    found = {sign for sign in TELLING if sign in everything}
    if gauge == "hidden":
        assert found == set()
        expect(page.locator("[data-action=hint]")).to_have_count(0)
    else:
        assert {"margin", "verdict", "balance"} <= found
        expect(page.locator("[data-action=hint]")).to_have_count(1)


def test_practice_is_ended_turn_by_turn(page: Page, game_table: TableOpener) -> None:
    """E-U14: no plan card is chosen; after a column the turn may be stopped, and the next one begins at the camp."""
    table = game_table(page, "menara", ALONE, options={"practice": "yes", "first": 1})
    begin_building(page, table)
    offered = [one.get_attribute("data-move") or "" for one in page.locator("[data-move]").all()]
    assert all(text.startswith("column") for text in offered)
    column = choose(page, "column")
    choose(page, "stop")
    expect(page.locator("[data-move='camp none']")).to_have_count(1)
    lines = page.request.get(f"/api/tables/{table}/file").text().splitlines()
    stopped = lines.index("1 stop")
    assert lines[stopped - 1] == f"1 {column}"
    assert lines[stopped + 1].startswith("! bag 1 ")
    assert not any("plan" in line for line in lines)
