"""Mandala's board: a whole match through the interface, and what the board tells on the way."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import TableOpener
from browser.playing import MINE, OVER, show_moves

BY_MOUSE = 3
"""So many turns are played by the mouse; a script in the page clicks the rest, which is the same and quicker."""


def play_a_turn(page: Page) -> None:
    """Claim what is claimed, else lay the first card where it may go: a mountain if possible, as it brings cards."""
    claim = page.locator("[data-claim]")
    if claim.count():
        claim.first.click()
        return
    page.locator(".hand button").first.click()
    page.locator(".target.legal").first.click()


CLICK_ON = """async () => {
    const main = document.querySelector("main.table");
    const wait = (ready) => new Promise((done) => {
        const end = Date.now() + 15000;
        const look = () => ready() || Date.now() > end ? done() : setTimeout(look, 5);
        look();
    });
    let moves = 0;
    while (main.dataset.status !== "over" && moves < 200) {
        const mine = () => main.dataset.turn === "mine" && main.querySelector("[data-claim], .hand button:not([disabled])");
        await wait(() => main.dataset.status === "over" || mine());
        if (main.dataset.status === "over" || !mine()) break;
        const number = main.dataset.number;
        const claim = main.querySelector("[data-claim]");
        if (claim) claim.click();
        else {
            main.querySelector(".hand button").click();
            await wait(() => main.querySelector(".target.legal"));
            main.querySelector(".target.legal").click();
        }
        moves += 1;
        await wait(() => main.dataset.number !== number);
    }
    return moves;
}"""


def test_a_whole_match_against_a_bot_on_the_board(page: Page) -> None:
    page.goto("/")
    page.locator("[data-opponent=mandala]").click()
    page.get_by_role("radio", name="Beginner").click()
    page.locator("[data-play=mandala]").click()
    page.wait_for_selector("main.table[data-status=running]")
    for _ in range(BY_MOUSE):
        page.wait_for_selector(f"{MINE} .hand button:not([disabled]), {MINE} [data-claim]")
        number = page.locator("main.table").get_attribute("data-number")
        play_a_turn(page)
        page.wait_for_selector(f"main.table:not([data-number='{number}'])")
    assert page.evaluate(CLICK_ON) > 10
    page.wait_for_selector(OVER)
    summary = page.locator(".summary")
    expect(summary).to_be_visible()
    totals = [int(text) for text in summary.locator("td.total").all_inner_texts()]
    for table, total in zip(summary.locator("table").all(), totals, strict=True):
        lines = [int(text) for text in table.locator("tbody .points").all_inner_texts() if text]
        assert sum(lines) == total, "the lines of a score add up"
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_selector("main.table[data-status=running]")


def position(page: Page, game_table: TableOpener) -> None:
    """Seat 1 begins, with a hand that the browser shows."""
    game_table(page, "mandala")
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")


def test_a_card_can_be_dragged_onto_a_mountain(page: Page, game_table: TableOpener) -> None:
    position(page, game_table)
    card = page.locator(".hand button").first
    color = card.get_attribute("data-color")
    start, hill = card.bounding_box(), page.locator("[data-anchor=mountain-1]").bounding_box()
    assert start
    assert hill
    page.mouse.move(start["x"] + 20, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] - 20, steps=3)
    page.wait_for_selector(".dragged")
    page.wait_for_selector(".target.legal")
    target = page.locator(".target.legal").first.bounding_box()
    assert target
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".log")).to_contain_text(re.compile(rf"Tester .*{color}"))


def test_a_refused_target_says_why(page: Page, game_table: TableOpener) -> None:
    color = None
    for _ in range(10):  # hardly any deal has no card whose color lies in the mountain
        position(page, game_table)
        color = page.evaluate(
            """() => {
                const lies = new Set([...document.querySelectorAll("[data-anchor=mountain-1] use")].map((use) => use.getAttribute("href").slice(6)));
                const cards = [...document.querySelectorAll(".hand button")];
                return cards.map((card) => card.dataset.color).find((color) => lies.has(color)) ?? null;
            }"""
        )
        if color:
            break
    assert color, "ten deals without a card whose color lies in the mountain"
    page.locator(f".hand button[data-color={color}]").first.click()
    page.locator("[data-target=F1]").click()
    expect(page.locator(".toast")).to_contain_text(f"{color.capitalize()} already lies in mountain 1.")
    page.locator(".toast [data-clause]").click()
    expect(page.locator("[popover]:popover-open")).to_contain_text("M-R1")
    expect(page.locator("[popover]:popover-open")).to_contain_text("a color lies in only one of its three areas")


def test_the_list_of_moves_points_at_the_board(page: Page, game_table: TableOpener) -> None:
    position(page, game_table)
    show_moves(page)
    move = page.locator("[data-move^='M2']").first
    move.focus()
    expect(page.locator("[data-anchor=mountain-2].lit")).to_be_visible()
    expect(page.locator(".slot.marked")).to_have_count(1)
