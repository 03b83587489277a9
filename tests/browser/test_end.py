"""The end of a match, and what comes after it: why it was won, somebody stronger, the next game, a link to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, TableOpener
from browser.measures import SIZES, laid_out, scrolling, window
from browser.playing import OVER, play_by_list
from vihara.core.game import REGISTRY

PUPIL = [{"kind": "me"}, {"kind": "bot", "bot": "level2"}]


def resign(page: Page) -> None:
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=resign]").click()
    page.locator("[data-action=resign-sure]").click()
    page.wait_for_selector(f"{OVER} .summary")


def test_after_a_match_somebody_stronger_and_the_next_game_are_one_tap_away(
    new_context: Opener, game_table: TableOpener
) -> None:
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    other = game_table(page, "mandala", PUPIL, options={"first": 1})
    table = game_table(page, "mandala", PUPIL, options={"first": 1})
    page.wait_for_selector("main.table[data-turn=mine]")
    resign(page)
    expect(page.locator("[data-action=next-game]")).to_have_attribute("href", f"/table/{other}")
    page.locator("[data-action=share]").click()
    expect(page.locator(".toast")).to_contain_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/replay/{table}")
    stronger = page.locator("[data-action=stronger]")
    expect(stronger).to_have_text("Play against Novice")
    stronger.click()
    page.wait_for_selector("main.table[data-status=running]")
    expect(page.locator("[data-seat='2']").first).to_contain_text("Novice")
    # The list tells how it ended, and how one has fared.
    page.goto("/")
    expect(page.locator("[data-result]").first).to_contain_text("Lost")


def test_what_decided_a_match_is_told(page: Page, game_table: TableOpener) -> None:
    game_table(page, "mandala", options={"first": 1})
    play_by_list(page)
    page.wait_for_selector(".summary")
    scores = page.locator(".summary .total").all_inner_texts()
    decided = page.locator("[data-decided]")
    expect(decided).to_have_count(int(scores[0] != scores[1]))  # a tie was decided by nothing
    if scores[0] != scores[1]:
        expect(decided).to_contain_text("What decided it:")


def test_an_invitation_can_be_scanned(page: Page, game_table: TableOpener) -> None:
    game_table(page, "mandala", [{"kind": "me"}, {"kind": "invite"}])
    page.get_by_role("button", name="Make a link").click()
    code = page.get_by_role("img", name="Invitation as a QR code")
    expect(code).to_be_visible()
    page.wait_for_function("() => document.querySelector('img.qr').naturalWidth > 0")


RESIZED = """() => {
    const canvas = document.querySelector("canvas[data-stage]");
    window.empty = [];
    if (!canvas) return;
    let frames = canvas.dataset.frames;
    new MutationObserver(() => {
        if (canvas.dataset.frames === frames) window.empty.push(`${canvas.width}×${canvas.height}`);
        frames = canvas.dataset.frames;
    }).observe(canvas, {attributes: true, attributeFilter: ["width", "height"]});
}"""
"""A canvas of another size is empty: which ones were not drawn at once."""

CONTROLS = """() => [...document.querySelectorAll("[data-board] :is(button, input, summary, [role=tab])")]
    .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.disabled && !one.closest(".stage > .buttons, .levels-at, .goals"))
    .map((one) => one.outerHTML.slice(0, 110))"""


@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_the_board_stays_in_sight_and_nothing_of_the_game_s_controls_remains(
    new_context: Opener, game_table: TableOpener, game: str
) -> None:
    """[5] The result stands beside the board, on a phone below it; put away, the board has its room again. All that can
    still be done on the board is to look at it.
    """
    page = window(new_context, "1366x768").new_page()
    game_table(page, game)
    page.wait_for_selector("main.table[data-status=running] aside.side", state="attached")
    page.wait_for_selector("main.table [data-board]:not(:has([aria-busy]))")
    before = page.locator("[data-board]").bounding_box()
    if page.locator("canvas[data-stage]").count():
        page.wait_for_function("() => window.__vihara?.stage?.figures().count > 0")
    page.evaluate(RESIZED)
    resign(page)
    page.wait_for_selector(".result")
    for size in SIZES.values():
        page.set_viewport_size({"width": size.width, "height": size.height})
        laid_out(page)
        board, result = page.locator("[data-board]").bounding_box(), page.locator(".result").bounding_box()
        assert board is not None
        assert result is not None
        beside = board["x"] + board["width"] <= result["x"] + 1
        assert beside or board["y"] + board["height"] <= result["y"] + 1, f"{board} is covered by {result}"
        assert scrolling(page) == []
        assert page.evaluate(CONTROLS) == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.locator("[data-action=close-result]").click()
    laid_out(page)
    assert page.locator("[data-board]").bounding_box() == before
    assert page.evaluate("window.empty") == []
