"""Ananda's board: a whole match through the interface, the canvas, the keys, the plan, and a phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Opener, TableOpener
from browser.playing import MINE, OVER, play_by_list, show_moves, violations, wide

NO_WEBGL = """
const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith("webgl") ? null : get.call(this, kind, ...more);
};
"""


def stage(page: Page) -> None:
    """Wait until the stage stands still."""
    page.wait_for_function(
        "() => { const s = window.__vihara?.stage; return s && s.figures().count > 0 && !s.busy() && s.locate('cell e4'); }"
    )


def locate(page: Page, cell: str) -> tuple[float, float]:
    page.get_by_test_id("stage").evaluate("stage => stage.scrollIntoView({block: 'center'})")
    at: dict[str, float] = page.evaluate("key => window.__vihara.stage.locate(key)", f"cell {cell}")
    return at["x"], at["y"]


def number(page: Page) -> str:
    return page.locator("main.table").get_attribute("data-number") or ""


def moved(page: Page, before: str) -> None:
    page.wait_for_selector(f"main.table:not([data-number='{before}'])")


def legal(page: Page, kind: str) -> list[str]:
    """The legal moves of a kind, as the list of moves has them."""
    moves: list[str] = page.locator(f".moves [data-move^='{kind}']").evaluate_all(
        "all => all.map((one) => one.dataset.move)"
    )
    return moves


def click_cell(page: Page, cell: str) -> None:
    """Point at a space on the canvas and click it."""
    x, y = locate(page, cell)
    page.mouse.move(x, y)
    page.mouse.click(x, y)


def test_a_whole_match_against_a_bot(page: Page, game_table: TableOpener) -> None:
    game_table(page, "ananda", options={"board": 8})
    page.wait_for_selector(MINE)
    stage(page)
    page.get_by_role("button", name="Plan", exact=True).click()
    show_moves(page)
    stage(page)

    # Phase 1 on the canvas: a bare space is refused with its reason, the start tile is taken.
    before = number(page)
    click_cell(page, "a1")
    expect(page.locator(".now .refused")).to_contain_text("bare foundation")
    assert number(page) == before
    for cell in ("d4", "e4"):
        x, y = locate(page, cell)
        page.mouse.move(x, y)
        expect(page.locator(".told")).to_contain_text("An area of one space")
        if "none of your tiles" not in page.locator(".told").inner_text():
            break
    page.mouse.click(x, y)
    moved(page, before)
    expect(page.locator(".phases .current")).to_contain_text("Build")

    # Phase 2 on the canvas: the arithmetic is shown before the tile lies, and the tile lies where it was shown.
    tiles = legal(page, "tile")
    if tiles:
        _, tile, first, _ = tiles[0].split()
        place = page.locator(".rack button:not(.dim)").first
        place.click()
        x, y = locate(page, first)
        page.mouse.move(x, y)
        expect(page.locator(".told")).to_contain_text(re.compile(r"Area 1 → [123], on level 1"))
        before = number(page)
        page.mouse.click(x, y)
        moved(page, before)
        assert tile
        # Area − meditation = tiles, for every choice of cards.
        for row in page.locator(".plans .sum").all_inner_texts():
            area, meditation, left = map(int, re.findall(r"\d+", row))
            assert area - meditation == left
        before = number(page)
        page.get_by_role("button", name=re.compile("Stop building with")).click()
        moved(page, before)
        expect(page.locator(".phases .current")).to_contain_text("Meditate")
        before = number(page)
        page.locator(".now [data-move=play]").click()
        moved(page, before)

    # The rest on the drawing, which costs less than a stage in software; the stage is set anew at the end.
    page.get_by_role("button", name="Drawing", exact=True).click()
    assert play_by_list(page) > 5
    page.wait_for_selector(OVER)
    page.get_by_role("button", name="Drawing", exact=True).click()
    stage(page)
    summary = page.locator(".summary")
    expect(summary).to_be_visible()
    totals = [int(text) for text in summary.locator("td.total").all_inner_texts()]
    for table, total in zip(summary.locator("table").all(), totals, strict=True):
        lines = [int(text) for text in table.locator("tbody .points").all_inner_texts() if text]
        assert sum(lines) == total, "the lines of a score add up"
    measured: dict[str, Any] = page.evaluate("window.__vihara.stage.measure(3)")
    assert measured["calls"] > 20
    print(f"ananda: {measured}")
    # A position that stands still costs nothing.
    stage(page)
    frames = page.evaluate("window.__vihara.stage.figures().count")
    page.wait_for_timeout(300)
    assert page.evaluate("window.__vihara.stage.figures().count") == frames


def test_keys_on_the_board(page: Page, game_table: TableOpener) -> None:
    game_table(page, "ananda")
    page.wait_for_selector(MINE)
    stage(page)
    page.get_by_test_id("stage").focus()
    page.keyboard.press("ArrowRight")  # the cursor appears
    page.keyboard.press("p")  # the plan
    expect(page.get_by_role("button", name="Plan", exact=True)).to_have_attribute("aria-pressed", "true")
    before = number(page)
    page.keyboard.press("Enter")
    moved(page, before)
    expect(page.locator(".phases .current")).to_contain_text("Build")
    page.keyboard.press("r")
    page.keyboard.press("+")
    page.keyboard.press("0")


def test_without_webgl_the_board_is_a_drawing_one_can_play_on(
    new_context: Opener, game_table: TableOpener
) -> None:
    context = new_context()
    context.add_init_script(NO_WEBGL)
    page = context.new_page()
    game_table(page, "ananda")
    page.wait_for_selector(MINE)
    assert page.locator("canvas[data-stage]").count() == 0
    before = number(page)
    page.locator("svg.plan [data-cell=e5]").click()
    moved(page, before)
    expect(page.locator(".phases .current")).to_contain_text("Build")


def test_a_phone_in_the_dark(new_context: Opener, game_table: TableOpener) -> None:
    page = new_context(language="de", width=360, height=740, dark=True, has_touch=True, is_mobile=True).new_page()
    game_table(page, "ananda")
    page.wait_for_selector(MINE)
    stage(page)
    assert wide(page) <= 0
    assert violations(page) == []
    # A finger cannot hover: the first tap shows what would be, the second one does it.
    page.get_by_test_id("stage").scroll_into_view_if_needed()
    before = number(page)
    page.touchscreen.tap(*locate(page, "e5"))
    expect(page.get_by_role("button", name="Mönchsfigur hierher stellen")).to_be_visible()
    assert number(page) == before
    page.touchscreen.tap(*locate(page, "e5"))
    moved(page, before)
