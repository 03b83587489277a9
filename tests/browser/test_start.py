"""The start page and one's own games: what waits, what one can play, how one has fared."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, TableOpener
from browser.measures import SIZES, fine_print, small_targets, window
from browser.playing import play_by_list, violations

RESIGN = """async (table) => {
    const answer = await fetch(`/api/tables/${table}/resign`, {method: "POST", headers: {"Content-Type": "application/json"}, body: "{}"});
    return answer.status;
}"""
BEGINNER = [{"kind": "me"}, {"kind": "bot", "bot": "level1"}]


def played(page: Page, game_table: TableOpener, matches: int) -> None:
    """Somebody who has lost some matches against the weakest bot, and has one that waits."""
    for _ in range(matches):
        assert page.evaluate(RESIGN, game_table(page, "mandala", BEGINNER)) == 200
    game_table(page, "mandala", BEGINNER, options={"first": 1})
    page.wait_for_selector("main.table[data-turn=mine]")


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_in_sight(new_context: Opener, game_table: TableOpener, size: str) -> None:
    """[7] At a desk all of it, also with a game that waits and full lists; on a phone the strip and all four games."""
    page = window(new_context, size).new_page()
    played(page, game_table, 4)
    page.goto("/")
    page.wait_for_selector("[data-continue]")
    expect(page.locator("main [data-result]")).to_have_count(3)
    page.wait_for_function("document.fonts.status === 'loaded'")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    if SIZES[size].width > 1000:
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        expect(page.locator(".lead")).to_be_in_viewport(ratio=1)
    for game in ("ananda", "mandala", "menara", "tajuto"):
        expect(page.locator(f"[data-play={game}]")).to_be_in_viewport(ratio=1)
    if SIZES[size].touch:
        assert small_targets(page) == []
    assert fine_print(page) == []
    assert violations(page) == []


def test_what_waits_is_named_and_one_tap_away(page: Page, game_table: TableOpener) -> None:
    played(page, game_table, 0)
    page.goto("/")
    strip = page.locator("[data-continue]")
    expect(strip).to_contain_text("Your turn: Mandala against Beginner")
    strip.click()
    page.wait_for_selector("main.table[data-turn=mine]")


def test_the_opponent_is_chosen_at_the_button(page: Page) -> None:
    """One choice for all games; it stays, and Escape leaves it."""
    page.goto("/")
    expect(page.locator(".picture")).to_have_count(4)
    pictures = page.locator(".picture").evaluate_all("all => all.map((one) => one.clientHeight)")
    assert min(pictures) > 180, "who is new has no lists yet, and larger pictures"
    assert len(set(pictures)) == 1
    page.locator("[data-opponent=tajuto]").click()
    page.get_by_role("radio", name="Beginner").click()
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(page.locator("[data-play=mandala]")).to_contain_text("Beginner")
    page.reload()
    expect(page.locator("[data-play=ananda]")).to_contain_text("Beginner")
    page.locator("[data-opponent=ananda]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio")).to_have_count(0)
    expect(page.locator("[data-opponent=ananda]")).to_be_focused()
    expect(page.locator("[data-play=ananda]")).to_contain_text("Pupil")


def test_whoever_has_played_sees_how_it_went(page: Page, game_table: TableOpener) -> None:
    """On the card of the game against the chosen bot, in the list of results, and line by line on a page of one's own."""
    played(page, game_table, 2)
    page.evaluate("localStorage.setItem('vihara-opponent', 'level1')")
    page.goto("/")
    expect(page.locator("[data-standing=mandala]")).to_contain_text("0 : 2")
    expect(page.get_by_role("img", name="Last five: Lost and Lost")).to_be_visible()
    expect(page.locator("[data-standing]")).to_have_count(1)
    page.locator("[data-standing=mandala]").click()
    row = page.locator("tr[data-standing=mandala]")
    expect(row.get_by_role("cell").nth(0)).to_have_text("Beginner")
    assert row.locator("td.number").all_inner_texts()[:2] == ["0", "2"]
    expect(page.locator("[data-result]").first).to_contain_text("Lost")
    assert violations(page) == []


def test_a_finished_game_shows_its_result(page: Page, game_table: TableOpener) -> None:
    table = game_table(page, "mandala")
    play_by_list(page)
    outcome = page.evaluate(
        "(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json()).then((told) => told.outcome)",
        table,
    )
    page.goto("/")
    won = "Won" if 1 in outcome["winners"] else "Lost"
    expect(page.locator("[data-result]").first).to_have_text(
        f"{won} {outcome['scores'][0]} : {outcome['scores'][1]}"
    )
