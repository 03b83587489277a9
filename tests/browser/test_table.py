"""The table: two browsers, a lost connection, one screen for two, and matches looked at again."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from browser.conftest import Console, Opener, TableOpener
from browser.playing import MINE, invited, play_by_list, show_moves


def test_two_browsers_and_a_lost_connection(
    new_context: Opener, console: Console, game_table: TableOpener
) -> None:
    console.expect("ERR_INTERNET_DISCONNECTED|WebSocket")
    ada_context, ben_context = new_context(), new_context()
    ada, ben = ada_context.new_page(), ben_context.new_page()
    game_table(ada, "mandala", [{"kind": "me"}, {"kind": "invite"}], options={"first": 1})
    invited(ada, ben)
    ada.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    assert ada.title().startswith("● Your turn")

    ben_context.set_offline(True)
    expect(ben.locator(".connection")).to_be_visible()
    show_moves(ada)
    ada.locator("[data-move^='M']:not([disabled])").first.click()
    ada.wait_for_selector("main.table[data-turn=other]")
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Message").fill("are you there?")
    ada.get_by_role("button", name="Send").click()
    ben_context.set_offline(False)
    expect(ben.locator(".connection")).to_have_count(0)
    ben.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    expect(ben.locator(".log")).to_contain_text("Tester lays")
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.locator(".chat")).to_contain_text("are you there?")
    numbers = [page.locator("main.table").get_attribute("data-number") for page in (ada, ben)]
    assert numbers[0] == numbers[1]


def test_one_screen_covers_hands_between_turns(page: Page, game_table: TableOpener) -> None:
    game_table(
        page, "mandala", [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Ben"}], options={"first": 1}
    )
    for name in ("Ada", "Ben", "Ada"):
        expect(page.locator(".cover")).to_contain_text(f"Pass the device to {name}")
        assert page.locator(".hand").count() == 0, "no hand is on the page while it is covered"
        assert page.locator("[data-move]").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
        other = "Ben" if name == "Ada" else "Ada"
        # What the other one drew is not in the log that this one reads: their cards are counted, not named.
        drawn = [line for line in page.locator(".log p").all_inner_texts() if line.startswith(f"{other} draws")]
        assert drawn
        assert all(any(sign.isdigit() for sign in line) or "a card" in line for line in drawn), drawn
        page.locator(".hand button").first.click()
        page.locator(".target.legal").first.click()


def test_a_finished_match_is_looked_at_again_and_gone_on_with(
    page: Page, game_table: TableOpener, tmp_path: Path
) -> None:
    table = game_table(page, "mandala")
    assert play_by_list(page) > 5
    with page.expect_download() as download:
        page.get_by_role("link", name="Match file").first.click()
    file = tmp_path / "match.vihara"
    download.value.save_as(file)

    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("[data-action=next]")
    assert page.locator("main").get_attribute("data-step") == "0"
    page.locator("[data-action=next]").click()
    page.locator("[data-action=next]").click()
    assert page.locator("main").get_attribute("data-step") == "2"
    page.keyboard.press("Tab")
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    assert page.locator("main").get_attribute("data-step") == "1"
    page.wait_for_url("**/replay/*?step=1")  # to be shown to somebody, or come back to
    page.reload()
    page.wait_for_selector("main[data-step='1'] .hand .card")
    hand = page.locator(".hand .card").count()
    page.locator("[data-action=seat]").select_option("2")
    page.wait_for_selector(".hand .card")
    assert hand
    page.locator("[data-action=last]").click()
    expect(page.locator(".summary")).to_be_visible()
    page.locator("[data-action=play]").click()
    page.wait_for_selector("main:not([data-step='0'])")
    page.locator("[data-action=play]").click()

    page.get_by_text("Play on from here").click()

    def later(route: Route) -> None:
        page.wait_for_timeout(600)
        route.continue_()

    # A quick hand, and the table's page comes late: the replay, shown until then, must not take the address back.
    page.route("**/assets/Table-*.js", later)
    page.locator("[data-action=slider]").evaluate(
        """slider => {
            slider.value = 3;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            document.querySelector("[data-action=branch]").click();
        }"""
    )
    page.wait_for_selector("main.table[data-status=running]")
    assert table not in page.url

    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector("[data-action=slider]")
    assert int(page.locator("[data-action=slider]").get_attribute("max") or 0) > 10


def test_a_hint_and_resigning(page: Page, game_table: TableOpener) -> None:
    game_table(page, "mandala", options={"first": 1})
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    page.locator("[data-action=hint]").click()
    expect(page.locator(".hint li").first).to_be_visible(timeout=60_000)
    expect(page.locator(".hint li b").first).to_contain_text(re.compile(r"^\d+\s%"))
    told = page.locator(".hint").inner_text()
    assert not re.search(r"\b[MFXC]\d? (red|orange|yellow|green|purple|black)\b", told), "moves in words"
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=resign]").click()
    page.locator("[data-action=resign-sure]").click()
    page.wait_for_selector("main.table[data-status=over]")
    expect(page.locator(".summary h2")).to_contain_text("wins")
