"""Ananda's board: whole matches through the board at five sizes, prices and reasons, keys, and no WebGL."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Opener, TableOpener
from browser.measures import COARSE, SIZES, count_taps, measure, shifts, sweep, taps, watch_shifts, window
from browser.playing import MINE, NO_WEBGL, OVER, moved, number, show_moves

TAPS_A_TURN = 6
PLAY = """
async ([most, touch]) => {
  // Through the board alone: place the monk, lay at most two tiles, play a card, stop. At every decision nothing scrolls, and
  // every legal move that has a place is lit and hit there, for every tile of the rack.
  const main = document.querySelector("main.table");
  const board = main.querySelector("[data-board]");
  const wrong = new Set();
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const legal = () => [...main.querySelectorAll(".moves [data-move]:not([disabled])")].map((one) => one.dataset.move);
  const cells = (moves) => [...new Set(moves.flatMap((move) => move.split(" ").filter((word) => /^[a-j]\\d+$/.test(word))))].sort().join();
  const still = async () => { for (let i = 0; i < 400 && window.__vihara.stage.busy(); i++) await wait(5); };

  function look(wanted) {
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.add("the page scrolls");
    if (board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1) wrong.add("the board scrolls");
    const lit = window.__vihara.stage.lit();
    if (lit.map((one) => one.key.slice(5)).sort().join() !== wanted) wrong.add(`${lit.map((one) => one.key.slice(5)).sort()} are lit, but ${wanted} can be chosen`);
    for (const { key, x, y, hit } of lit) {
      const above = document.elementFromPoint(x, y);
      if (above?.tagName !== "CANVAS" || hit !== key) wrong.add(`${key} is not hit at its place at ${innerWidth}×${innerHeight}: ${hit}, ${above?.outerHTML.slice(0, 90)}`);
    }
  }
  async function press(cell) {
    const { x, y } = window.__vihara.stage.lit().find((one) => one.key === `cell ${cell}`);
    const canvas = board.querySelector("canvas");
    canvas.setPointerCapture = () => undefined; // a made-up pointer cannot be held
    for (let tap = 0; tap < (touch ? 2 : 1); tap++) {
      const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: touch ? "touch" : "mouse", pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
      canvas.dispatchEvent(new PointerEvent("pointerdown", at));
      canvas.dispatchEvent(new PointerEvent("pointerup", { ...at, buttons: 0 }));
      await wait(10);
    }
  }

  let made = 0, waited = 0, laid = 0;
  while (main.dataset.status !== "over" && made < most && waited < 3000) {
    for (let more; (more = main.querySelector(".moves [data-action=more]")); ) { more.click(); await wait(0); }
    const moves = main.dataset.turn === "mine" && !window.__vihara.stage.busy() ? legal() : [];
    if (!moves.length) { waited += 1; await wait(10); continue; }
    const before = main.dataset.number;
    const tiles = moves.filter((move) => move.startsWith("tile "));
    const monk = moves.find((move) => move.startsWith("monk "));
    if (monk) {
      laid = 0;
      look(cells(moves));
      await press(monk.split(" ")[1]);
    } else if (tiles.length && laid < 2) {
      for (const kind of new Set(tiles.map((move) => move.split(" ")[1]))) {
        board.querySelector(`[data-tile=${kind}]`).click();
        await still();
        look(cells(tiles.filter((move) => move.split(" ")[1] === kind)));
      }
      laid += 1;
      board.querySelector(`[data-tile=${tiles[0].split(" ")[1]}]`).click();
      await still();
      await press(tiles[0].split(" ")[2]);
    } else {
      board.querySelector("[data-card]:not([disabled])")?.click();
      await wait(5);
      board.querySelector("[data-action=act]").click();
    }
    for (let i = 0; i < 600 && main.dataset.number === before; i++) await wait(5);
    if (main.dataset.number === before) { wrong.add(`nothing happened with ${moves.slice(0, 5)}`); break; }
    made += 1;
    waited = 0;
  }
  return [made, [...wrong]];
}
"""


def stage(page: Page) -> None:
    """Wait until the stage stands still."""
    page.wait_for_function(
        "() => { const s = window.__vihara?.stage; return s && s.figures().count > 0 && !s.busy() && s.locate('cell e4'); }"
    )


def locate(page: Page, cell: str) -> tuple[float, float]:
    at: dict[str, float] = page.evaluate("key => window.__vihara.stage.locate(key)", f"cell {cell}")
    return at["x"], at["y"]


def test_a_whole_match_against_a_bot(new_context: Opener, game_table: TableOpener) -> None:
    """[1, 4] By mouse: reasons and arithmetic before a move, at most six clicks a turn, nothing moves; to the end through
    five sizes.
    """
    page = window(new_context, "1366x768", **COARSE).new_page()
    game_table(page, "ananda", options={"board": 8, "first": 1})
    page.wait_for_selector(MINE)
    stage(page)
    show_moves(page)
    page.wait_for_timeout(300)  # the typeface is there
    watch_shifts(page)

    # Phase 1: a bare space is refused with its reason, which stays; the start tile tells what it brings.
    before = number(page)
    page.mouse.click(*locate(page, "a1"))
    expect(page.locator(".told.refused")).to_contain_text("empty")
    assert number(page) == before
    page.keyboard.press("Escape")
    expect(page.locator(".told.refused")).to_have_count(0)
    for cell in ("d4", "e4"):
        page.mouse.move(*locate(page, cell))
        expect(page.locator(".told")).to_contain_text("An area of one space")
        if "none of your tiles" not in page.locator(".told").inner_text():
            break
    count_taps(page)
    page.mouse.click(*locate(page, cell))
    moved(page, before)
    expect(page.locator(".steps .current")).to_contain_text("Build")

    # Phase 2: the arithmetic is shown before the tile lies; hovering moves nothing, and no camera.
    tiles = page.locator(".moves [data-move^=tile]").evaluate_all("all => all.map((one) => one.dataset.move)")
    if tiles:
        _, tile, first, _ = tiles[0].split()
        page.locator(f"[data-tile={tile}]").first.click()
        stage(page)
        place = locate(page, first)
        page.mouse.move(*place)
        expect(page.locator(".told")).to_contain_text(re.compile(r"Area 1 → [123], on level 1"))
        area, meditation, left = (int(text) for text in page.locator(".sum b").all_inner_texts())
        assert area - meditation == left
        shifts(page)  # the list of moves is another one after a move
        sweep(page)
        assert locate(page, first) == place
        assert shifts(page) == []
        before = number(page)
        page.mouse.click(*place)
        moved(page, before)
        used = taps(page)
        # Cards are picked at once, without stopping first; the button says the act and does both.
        for card in page.locator("[data-card]:not([disabled])").all():
            value = int((card.get_attribute("data-card") or "")[-1])
            card.click()
            if value > area:
                expect(page.locator(".told.refused")).to_contain_text(
                    f"The cards add up to {value}, more than your area value {area}."
                )
            else:
                expect(page.locator("[data-action=act]")).to_have_text(re.compile("Meditate with"))
        taps(page)  # all cards were tried; one is needed
        page.locator("[data-action=act]").click()
        assert used + 1 + taps(page) <= TAPS_A_TURN
        page.wait_for_selector(f"{MINE} .steps .current:nth-child(1)")

    wrong: list[str] = []
    for size in SIZES.values():
        page.set_viewport_size({"width": size.width, "height": size.height})
        show_moves(page)
        page.keyboard.press("Escape")
        stage(page)
        made, found = page.evaluate(PLAY, [4, False])
        wrong += found
    made, found = page.evaluate(PLAY, [400, True])
    assert wrong + found == []
    assert made > 5
    page.wait_for_selector(OVER)
    summary = page.locator(".summary")
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
    game_table(page, "ananda", options={"first": 1})
    page.wait_for_selector(MINE)
    stage(page)
    page.get_by_test_id("stage").focus()
    page.keyboard.press("ArrowRight")  # the cursor appears
    page.keyboard.press("p")  # the plan
    expect(page.get_by_role("button", name="Plan", exact=True)).to_have_attribute("aria-pressed", "true")
    before = number(page)
    page.keyboard.press("Enter")
    moved(page, before)
    expect(page.locator(".steps .current")).to_contain_text("Build")
    page.keyboard.press("2")  # the second tile of the rack
    expect(page.locator(".rack [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("r")
    page.keyboard.press("+")
    page.keyboard.press("0")


def test_without_webgl_the_board_is_a_drawing_one_can_play_on(
    new_context: Opener, game_table: TableOpener
) -> None:
    context = new_context()
    context.add_init_script(NO_WEBGL)
    page = context.new_page()
    game_table(page, "ananda", options={"first": 1})
    page.wait_for_selector(MINE)
    assert page.locator("canvas[data-stage]").count() == 0
    before = number(page)
    page.locator("svg.plan [data-cell=e5]").click()
    moved(page, before)
    expect(page.locator(".steps .current")).to_contain_text("Build")


def test_a_phone_in_the_dark(new_context: Opener, game_table: TableOpener) -> None:
    """By touch: the first tap shows what would be, ✕ leaves it, the second tap or the button does it."""
    page = window(new_context, "360x740", language="de", dark=True, **COARSE).new_page()
    game_table(page, "ananda", options={"first": 1})
    page.wait_for_selector(MINE)
    stage(page)
    before = number(page)
    page.touchscreen.tap(*locate(page, "e5"))
    act = page.locator("[data-action=act]")
    expect(act).to_have_text("Mönchsfigur hierher stellen")
    assert measure(page, touch=True) == []
    page.locator("[data-action=cancel]").tap()
    expect(act).to_have_count(0)
    page.touchscreen.tap(*locate(page, "e5"))
    assert number(page) == before
    act.tap()
    moved(page, before)
    expect(page.locator(".steps .current")).to_have_text("Bauen")
    # A finger that swipes over the board moves neither the board nor the page.
    there = locate(page, "e5")
    session = page.context.new_cdp_session(page)
    for kind, dy in (("touchStart", 0), ("touchMove", 60), ("touchMove", 130), ("touchEnd", 0)):
        points = [] if kind == "touchEnd" else [{"x": there[0], "y": there[1] + dy}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    stage(page)
    assert locate(page, "e5") == there


def test_a_tablet_confirms_beside_what_was_tapped(new_context: Opener, game_table: TableOpener) -> None:
    """✓ and ✕ float at the space, within the stage; a second tap on the space does the same."""
    page = window(new_context, "1180x820", **COARSE).new_page()
    game_table(page, "ananda", options={"first": 1})
    page.wait_for_selector(MINE)
    stage(page)
    before = number(page)
    page.touchscreen.tap(*locate(page, "e5"))
    expect(page.locator(".confirm.asks")).to_contain_text("Place the monk here")
    assert measure(page, touch=True) == []
    page.locator("[data-action=cancel]").tap()
    expect(page.locator(".confirm")).to_have_count(0)
    assert number(page) == before
    page.touchscreen.tap(*locate(page, "e5"))
    page.locator(".confirm.asks").wait_for()
    page.touchscreen.tap(*locate(page, "e5"))
    moved(page, before)
