"""Tajuto's board: a whole match through the interface, the canvas, prices and points, and a phone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Opener, TableOpener
from browser.playing import MINE, OVER, show_moves, violations, wide
from browser.test_ananda import NO_WEBGL, moved, number

BUILD_AND_DRAW = """
async (most) => {
  // Build what can be built, claim what can be claimed, feel for the size that fits best, end the turn.
  const main = document.querySelector("main.table");
  const all = () => [...main.querySelectorAll(".moves [data-move]:not([disabled])")].map((one) => one.dataset.move);
  const best = () => {
    const rows = [...main.querySelectorAll(".bag [data-aim]")];
    const fit = (row) => { const [fits, of] = row.querySelector("small").textContent.split("/").map(Number); return of ? fits / of : -1; };
    return rows.sort((one, other) => fit(other) - fit(one))[0].dataset.aim;
  };
  let made = 0, waited = 0;
  while (main.dataset.status !== "over" && made < most && waited < 3000) {
    const moves = main.dataset.turn === "mine" ? all() : [];
    const number = main.dataset.number;
    const move = moves.find((one) => /^build|^goal/.test(one)) ?? moves.find((one) => one.endsWith(best()) && one.startsWith("A"))
      ?? moves.find((one) => one.startsWith("A offer")) ?? moves.find((one) => one.startsWith("end")) ?? moves[0];
    if (move) {
      main.querySelector(`.moves [data-move="${move}"]`).click();
      made += 1;
      waited = 0;
      for (let i = 0; i < 400 && main.dataset.number === number; i++) await new Promise((r) => setTimeout(r, 5));
    } else {
      waited += 1;
      await new Promise((r) => setTimeout(r, 10));
    }
  }
  return made;
}
"""


def stage(page: Page) -> None:
    """Wait until the stage stands still."""
    page.wait_for_function(
        "() => { const s = window.__vihara?.stage; return s && s.figures().count > 0 && !s.busy() && s.locate('pagoda red'); }"
    )


def locate(page: Page, key: str) -> tuple[float, float]:
    page.get_by_test_id("stage").evaluate("stage => stage.scrollIntoView({block: 'center'})")
    at: dict[str, float] = page.evaluate("key => window.__vihara.stage.locate(key)", key)
    return at["x"], at["y"]


def points(page: Page) -> int:
    """The MP the board shows as one's own."""
    return int(page.locator(".status b").first.inner_text())


def test_a_whole_match_against_a_bot(new_context: Opener, game_table: TableOpener) -> None:
    page = new_context(width=1200, height=640).new_page()
    game_table(page, "tajuto", players=[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    page.wait_for_selector(MINE)
    stage(page)
    show_moves(page)

    # What cannot be paid is refused with its reason.
    before = number(page)
    page.locator("[data-aim='buy wisdom 5']").click()
    expect(page.locator(".now .refused")).to_contain_text("costs 19 MP")
    # Drawing a first floor: every one fits.
    page.locator("[data-aim='draw 1']").hover()
    expect(page.locator(".told")).to_contain_text("(100 %)")
    page.locator("[data-aim='draw 1']").click()
    moved(page, before)
    page.locator(".row [data-aim^=build]").wait_for()

    # The floor goes onto its pagoda by a click on the canvas in plan view, for 1 MP, as was told.
    page.get_by_role("button", name="Plan", exact=True).click()
    stage(page)
    color = (page.locator(".row [data-aim^=build]").get_attribute("data-aim") or "").split()[1]
    x, y = locate(page, f"pagoda {color}")
    page.mouse.move(x, y)
    expect(page.locator(".told .sum")).to_have_attribute("aria-label", "0 meditation points become 1")
    before = number(page)
    page.mouse.click(x, y)
    moved(page, before)
    page.mouse.move(2, 2)
    expect(page.locator(".status b").first).to_have_text("1")

    made = page.evaluate(BUILD_AND_DRAW, 500)
    page.wait_for_selector(OVER)
    assert made > 20
    expect(page.locator(".round")).to_contain_text("4 of 4 pagodas")
    summary = page.locator(".summary")
    totals = [int(text) for text in summary.locator("td.total").all_inner_texts()]
    for table, total in zip(summary.locator("table").all(), totals, strict=True):
        lines = [int(text) for text in table.locator("tbody .points").all_inner_texts() if text]
        assert sum(lines) == total, "the lines of a score add up"
    measured: dict[str, Any] = page.evaluate("window.__vihara.stage.measure(3)")
    assert measured["calls"] > 50
    print(f"tajuto: {measured}")


def test_keys_and_action_tiles(page: Page, game_table: TableOpener) -> None:
    game_table(page, "tajuto")
    page.wait_for_selector(MINE)
    stage(page)
    page.get_by_test_id("stage").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # no floor yet: the reason is told
    expect(page.locator(".now .refused")).to_contain_text("has no floor yet")
    page.keyboard.press("a")
    expect(page.locator(".tile[aria-pressed=true]")).to_contain_text("A")
    expect(page.locator(".help").first).to_contain_text("Action tile A is used next")


def test_without_webgl_the_board_is_a_drawing(new_context: Opener, game_table: TableOpener) -> None:
    context = new_context(language="pl")
    context.add_init_script(NO_WEBGL)
    page = context.new_page()
    game_table(page, "tajuto")
    page.wait_for_selector(MINE)
    page.locator("svg.plan [data-aim='pagoda red']").click()
    expect(page.locator(".now .refused")).to_be_visible()


def test_a_phone_in_the_dark(new_context: Opener, game_table: TableOpener) -> None:
    page = new_context(language="fr", width=360, height=740, dark=True, has_touch=True, is_mobile=True).new_page()
    game_table(page, "tajuto")
    page.wait_for_selector(MINE)
    stage(page)
    assert wide(page) <= 0
    assert violations(page) == []
    before = number(page)
    page.locator("[data-aim='draw 1']").tap()
    moved(page, before)
    expect(page.locator(".now [data-aim^=build] small")).to_have_text(re.compile("\\+1 PM"))
