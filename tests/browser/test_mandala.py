"""Mandala's board: a whole match through the interface, and what the board tells on the way."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import TableOpener
from browser.playing import MINE, OVER, wait_for_turn


def play_a_turn(page: Page) -> None:
    """Move with the mouse on the board: claim what is claimed, else lay the first card where it may go."""
    claim = page.locator("[data-claim]")
    if claim.count():
        claim.first.click()
        return
    page.locator(".hand button").first.click()
    page.wait_for_selector(".target.legal")
    legal = page.locator(".target.legal")
    # A mountain if it may be built, since it brings new cards.
    legal.first.click()


def test_a_whole_match_against_a_bot_on_the_board(page: Page, game_table: TableOpener) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Visitor").check(force=True)
    page.locator("[data-play=mandala]").click()
    page.wait_for_selector("main.table[data-status=running]")
    moves = 0
    while moves < 200:
        page.wait_for_selector(f"{MINE} .hand button:not([disabled]), {MINE} [data-claim], {OVER}")
        if page.locator(OVER).count():
            break
        number = page.locator("main.table").get_attribute("data-number")
        play_a_turn(page)
        moves += 1
        page.wait_for_selector(f"main.table:not([data-number='{number}'])")
    assert moves > 10
    summary = page.locator(".summary")
    expect(summary).to_be_visible()
    totals = [int(text) for text in summary.locator("td.total").all_inner_texts()]
    for table, total in zip(summary.locator("table").all(), totals, strict=True):
        lines = [int(text) for text in table.locator("tbody .points").all_inner_texts() if text]
        assert sum(lines) == total, "the lines of a score add up"
    assert totals[0] >= totals[1]
