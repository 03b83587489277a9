"""The end of a match, and what comes after it: why it was won, somebody stronger, the next game, a link to it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opener, TableOpener
from browser.playing import OVER, play_by_list

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
    if scores[0] != scores[1]:
        expect(page.locator("[data-decided]")).to_contain_text("What decided it:")


def test_an_invitation_can_be_scanned(page: Page, game_table: TableOpener) -> None:
    game_table(page, "mandala", [{"kind": "me"}, {"kind": "invite"}])
    page.get_by_role("button", name="Make a link").click()
    code = page.get_by_role("img", name="Invitation as a QR code")
    expect(code).to_be_visible()
    page.wait_for_function("() => document.querySelector('img.qr').naturalWidth > 0")
