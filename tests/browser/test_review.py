"""Luck or skill, one tap from the result: the sum, the graph, the marks, in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Console, TableOpener
from browser.playing import play_by_list, violations

SIZES = ((1366, 768), (390, 844))
PATIENCE = 240_000
"""A review is computed by a process of its own, which may have to wait for a processor."""


def number(text: str) -> float:
    """A number as English pages have it."""
    return float(text.replace("−", "-"))


def test_a_finished_match_is_looked_back_at(page: Page, game_table: TableOpener) -> None:
    game_table(page, "mandala", options={"first": 1})
    play_by_list(page)
    page.wait_for_selector(".summary")
    page.locator("[data-action=review]").click()
    expect(page.locator("h1")).to_have_text("Luck or skill?")
    page.wait_for_selector("[data-sum='2']", timeout=PATIENCE)
    for seat in (1, 2):
        cells = [number(text) for text in page.locator(f"[data-sum='{seat}'] td").all_inner_texts()]
        start, luck, skill, unknown, result, adjusted = cells
        assert abs(start + luck + skill + unknown - result) < 0.25  # each is rounded
        assert abs(result - luck - adjusted) < 0.15
    results = [number(page.locator(f"[data-sum='{seat}'] td").nth(4).inner_text()) for seat in (1, 2)]
    assert sum(results) == 100.0
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert violations(page) == []
    # All moves, by keyboard; each leads to its place in the replay.
    page.get_by_label("Only marked moves").focus()
    page.keyboard.press("Space")
    moves = page.locator("table.moves tbody tr")
    expect(moves.nth(7)).to_be_visible()
    last = moves.count() - 1
    page.locator("table.moves a").last.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/replay/.*step={last}$"))


def test_where_luck_and_skill_are_one_the_replay_is_offered(
    page: Page, game_table: TableOpener, console: Console
) -> None:
    """The result does not lead there; who comes all the same is told why not."""
    console.expect("409.*review")
    table = game_table(page, "menara", [{"kind": "me"}])
    page.request.post(f"/api/tables/{table}/resign", data={}, headers={"Origin": page.url.partition("/table")[0]})
    page.goto(f"/review/{table}")
    expect(page.get_by_role("alert")).to_have_text("Luck and skill cannot be told apart in Menara.")
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_url(f"**/replay/{table}*")
