"""A match looked at again: its step is in the address, all hands can be seen, and nothing scrolls."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import ROOT, Opener, TableOpener
from browser.measures import SIZES, laid_out, measure, scrolling, window
from browser.playing import play_by_list

FINISHED = ROOT / "tests" / "matches" / "1" / "mandala-finished.match"


def test_a_step_can_be_shown_to_somebody(new_context: Opener, game_table: TableOpener) -> None:
    """[7] The address of a replay has its step."""
    page = new_context().new_page()
    table = game_table(page, "mandala")
    play_by_list(page)
    page.goto(f"/replay/{table}")
    page.locator("[data-action=slider]").fill("7")
    page.wait_for_url(re.compile(rf"/replay/{table}\?step=7$"))
    other = new_context().new_page()
    other.goto(page.url)
    other.wait_for_selector("main.replay[data-step='7']")


@pytest.mark.parametrize("size", SIZES)
def test_all_hands_at_once(new_context: Opener, size: str) -> None:
    """[7] After the match everybody's cards lie open beside what a spectator sees, step by step, and all of it fits."""
    page = window(new_context, size).new_page()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(FINISHED)
    page.locator("[data-action=slider]").fill("4")
    page.wait_for_selector("main.replay[data-step='4']")
    seat = page.locator("[data-action=seat]")
    if not seat.is_visible():
        page.locator("[data-action=talk]").click()
    seat.select_option(label="All hands")
    hands = page.locator("[data-hands] li")
    expect(hands).to_have_count(2)
    page.keyboard.press("Escape")
    told = [hand.get_by_role("img").get_attribute("aria-label") or "" for hand in hands.all()]
    assert all(cards and "?" not in cards for cards in told), told
    laid_out(page)  # the drawer is away
    assert measure(page, touch=SIZES[size].touch, axe=size == "1366x768") == []
    for _ in range(4):
        page.locator("[data-action=next]").click()
        assert scrolling(page) == []
    later = [hand.get_by_role("img").get_attribute("aria-label") or "" for hand in hands.all()]
    assert later != told
