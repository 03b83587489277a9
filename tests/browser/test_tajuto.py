"""Tajuto's board: whole matches through the board at a desk and on a phone, prices and points, keys, and no WebGL."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Opener, TableOpener
from browser.measures import COARSE, count_taps, measure, shifts, sweep, taps, watch_shifts, window
from browser.playing import MINE, NO_WEBGL, OVER, moved, number, show_moves

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
TAPS_A_TURN = 3
"""Draw, build, end."""

PLAY = """
async ([most, touch]) => {
  // Through the board alone: build what fits, claim what can be claimed, draw the size that fits best, offer or buy with
  // what is left, end the turn. At every decision: nothing scrolls, and what is lit is what is hit at its place.
  const main = document.querySelector("main.table");
  const board = main.querySelector("[data-board]");
  const wrong = new Set();
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const all = (selector) => [...board.querySelectorAll(selector)];
  const legal = () => [...main.querySelectorAll(".moves [data-move]:not([disabled])")].map((one) => one.dataset.move);
  const type = touch ? "touch" : "mouse";

  function look() {
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.add("the page scrolls");
    if (board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1) wrong.add("the board scrolls");
    for (const { key, x, y, hit } of window.__vihara.stage.lit()) {
      const above = document.elementFromPoint(x, y);
      const aim = key.replace("flag", "buy inauguration");
      // What is written over the stage for the same thing does the same.
      const same = above?.closest("[data-aim]")?.dataset.aim === aim || (key === "bag" && above?.closest("[data-action=bag], .bag, .sack"));
      if (!same && (above?.tagName !== "CANVAS" || hit !== key)) wrong.add(`${key} is not hit at its place: ${hit}, ${above?.outerHTML.slice(0, 90)}`);
    }
  }
  async function press(element) {
    for (let tap = 0; tap < (touch ? 2 : 1); tap++) {
      element.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, pointerType: type }));
      await wait(15);
    }
  }
  async function pressStage(key) {
    const { x, y } = window.__vihara.stage.lit().find((one) => one.key === key);
    for (let tap = 0; tap < (touch ? 2 : 1); tap++) {
      const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: type, pointerId: 1, isPrimary: true, button: 0, buttons: 1 };
      const canvas = document.elementFromPoint(x, y);
      canvas.setPointerCapture = () => undefined; // a made-up pointer cannot be held
      canvas.dispatchEvent(new PointerEvent("pointerdown", at));
      canvas.dispatchEvent(new PointerEvent("pointerup", { ...at, buttons: 0 }));
      await wait(15);
    }
  }
  async function aim(kind, tab) {
    if (tab) board.querySelector(`[data-tab=${tab}]`)?.click();
    await wait(5);
    const able = all(`[data-aim^='${kind} '][data-able=true]`);
    const fits = (one) => parseInt(one.querySelector("b")?.textContent ?? "0");
    return kind === "draw" ? able.sort((one, other) => fits(other) - fits(one))[0] : able[0];
  }

  let made = 0, waited = 0;
  while (main.dataset.status !== "over" && made < most && waited < 3000) {
    const moves = main.dataset.turn === "mine" && !window.__vihara.stage.busy() ? legal() : [];
    if (!moves.length) { waited += 1; await wait(10); continue; }
    look();
    const before = main.dataset.number;
    const kinds = new Set(moves.map((move) => move.replace(/^[A-F]2? /, "").split(" ")[0]));
    const build = moves.find((move) => move.startsWith("build "));
    if (build) await pressStage(`pagoda ${build.split(" ")[1]}`);
    else if (kinds.has("goal")) await press(await aim("goal", "goals"));
    else if (kinds.has("draw") && moves.some((move) => move.startsWith("A draw"))) {
      board.querySelector("[data-action=bag]")?.click();
      await wait(20);
      look(); // the open bag covers nothing that is lit
      await press(await aim("draw", "draw"));
    } else if (kinds.has("buy") && made % 3 === 0) await press(await aim("buy", "shop"));
    else if (kinds.has("offer")) {
      const color = moves.find((move) => move.includes(" offer ")).split(" ")[2];
      await pressStage(`pagoda ${color}`);
    } else {
      board.querySelector("[data-action=end]").click();
      await wait(5);
      board.querySelector("[data-end]")?.click();
    }
    for (let i = 0; i < 400 && main.dataset.number === before; i++) await wait(5);
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
        "() => { const s = window.__vihara?.stage; return s && s.figures().count > 0 && !s.busy() && s.locate('pagoda red'); }"
    )


def lit(page: Page, key: str) -> tuple[float, float]:
    """Where something that can be chosen is on the page, once the board stands still."""
    stage(page)
    page.wait_for_function("key => window.__vihara.stage.lit().some((one) => one.key === key)", arg=key)
    at: dict[str, float] = page.evaluate("key => window.__vihara.stage.lit().find((one) => one.key === key)", key)
    return at["x"], at["y"]


def test_a_whole_match_against_a_bot(new_context: Opener, game_table: TableOpener) -> None:
    """[1, 4, 6] At a desk, by mouse: three clicks a turn, prices explained, nothing moves, every lit thing is hit, to the
    end.
    """
    page = window(new_context, "1366x768", **COARSE).new_page()
    game_table(page, "tajuto", players=BOT, options={"first": 1})
    page.wait_for_selector(MINE)
    stage(page)
    page.wait_for_timeout(300)  # the typeface is there
    watch_shifts(page)

    # What cannot be paid is explained all the same: what it does, what it costs, and why not.
    page.locator("[data-aim='buy market']").hover()
    tip = page.locator(".confirm")
    expect(tip).to_contain_text("Buy market, 10")
    expect(tip).to_contain_text("All later purchases cost 2 MP less", ignore_case=True)
    expect(tip.locator(".refused")).to_contain_text("costs 10 MP")
    page.locator("[data-aim='buy D']").hover()
    expect(tip).to_contain_text(re.compile("one more action every turn: draw, for 2", re.IGNORECASE))
    for aim, named in (("shrine", "shrine"), ("E", "(E)"), ("F", "(F)")):
        page.locator(f"[data-aim='buy {aim}']").hover()
        expect(tip).to_contain_text(named)
        expect(tip.locator(".refused")).to_contain_text("costs")
    # B and C cannot be paid: they are disabled, and look it.
    tiles = page.locator(".hand .tile")
    expect(tiles.nth(0)).to_be_enabled()
    expect(tiles.nth(1)).to_be_disabled()
    expect(tiles.nth(2)).to_be_disabled()

    count_taps(page)
    # One click draws: the bag opens under the pointer, at the same place all the time.
    before = number(page)
    page.locator("[data-action=bag]").hover()
    size = page.locator("[data-aim='draw 1']")
    place = size.bounding_box()
    size.hover()
    expect(tip).to_contain_text("(100 %)")
    assert size.bounding_box() == place
    size.click()
    moved(page, before)
    floor = page.locator(".hand [data-aim^=build]")
    floor.wait_for()
    color = (floor.get_attribute("data-aim") or "").split()[1]

    # The second one builds, by a click on the pagoda, for 1 MP, as was told.
    x, y = lit(page, f"pagoda {color}")
    page.mouse.move(x, y)
    expect(tip).to_contain_text(re.compile(f"Build on {color}, \\+1"))
    expect(tip.locator(".sum")).to_contain_text("MP: 0, then 1")
    before = number(page)
    page.mouse.click(x, y)
    moved(page, before)
    expect(page.locator(".status b").first).to_have_text("1")
    sweep(page)
    assert shifts(page) == []
    # The third one ends the turn.
    before = number(page)
    page.locator("[data-action=end]").click()
    moved(page, before)
    assert taps(page) == TAPS_A_TURN

    page.wait_for_selector(MINE)
    # What the bot did is outlined, and the price tells the action tile's cost once A is used.
    page.locator("[data-action=bag]").hover()
    page.locator("[data-aim^='draw '][data-able=true]").first.click()
    page.wait_for_selector(f"{MINE} .tile.used")
    expect(page.locator("[data-aim='buy wisdom 3'] .price")).to_have_text(re.compile(r"^1[13] \+ 4$"))

    show_moves(page)
    made, wrong = page.evaluate(PLAY, [600, False])
    assert wrong == []
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


def test_a_whole_match_on_a_phone(new_context: Opener, game_table: TableOpener) -> None:
    """[6] By touch, in the dark: two taps for everything, ✓ and ✕ at the thumb, a floor is dragged; then to the end."""
    page = window(new_context, "390x844", language="fr", dark=True, **COARSE).new_page()
    game_table(page, "tajuto", players=BOT, options={"first": 1})
    page.wait_for_selector(MINE)
    stage(page)
    assert measure(page, touch=True) == []

    # A button of the camera that comes to lie over something lit lets the finger through, once the board is drawn again.
    x, y = lit(page, "bag")
    covered = f"() => document.elementFromPoint({x}, {y}).closest('.stage > .buttons') !== null"
    laid = f"position: fixed; inset: {y - 22}px auto auto {x - 22}px; width: 400px; justify-content: start"
    page.locator(".stage > .buttons").evaluate("(one, style) => one.setAttribute('style', style)", laid)
    assert page.evaluate(covered)
    page.emulate_media(color_scheme="light")
    page.wait_for_function(f"() => !({covered})()")
    page.emulate_media(color_scheme="dark")
    page.locator(".stage > .buttons").evaluate("(one) => one.removeAttribute('style')")

    # One tap buys nothing: it explains. ✕ puts it away.
    before = number(page)
    page.locator("[data-tab=shop]").tap()
    page.locator("[data-aim='buy shrine']").tap()
    told = page.locator(".told")
    expect(told).to_contain_text(re.compile("Acheter .*12"))
    expect(told.locator(".refused")).to_be_visible()
    assert measure(page, touch=True, axe=False) == []
    page.locator("[data-action=cancel]").tap()
    expect(told).to_have_count(0)
    # The bag on the board opens its tray; the first tap chooses, the button says the act and does it.
    page.touchscreen.tap(*lit(page, "bag"))
    page.locator("[data-aim='draw 1']").tap()
    assert number(page) == before
    expect(told).to_contain_text("Piocher un étage de taille 1")
    page.locator("[data-action=confirm]").tap()
    moved(page, before)
    floor = page.locator(".hand [data-aim^=build]")
    expect(floor.locator("small")).to_have_text(re.compile("\\+1\\sPM"))
    color = (floor.get_attribute("data-aim") or "").split()[1]

    # The floor is dragged to its pagoda; let go elsewhere it stays.
    start = floor.bounding_box()
    assert start is not None
    x, y = lit(page, f"pagoda {color}")
    session = page.context.new_cdp_session(page)

    def drag(to: tuple[float, float]) -> None:
        begin = (start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        middle = ((begin[0] + to[0]) / 2, (begin[1] + to[1]) / 2)
        for kind, points in (
            ("touchStart", [begin]),
            ("touchMove", [middle]),
            ("touchMove", [to]),
            ("touchEnd", []),
        ):
            session.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
            )

    before = number(page)
    drag((20, 300))
    expect(page.locator(".dragged")).to_have_count(0)
    assert number(page) == before
    drag((x, y))
    moved(page, before)
    expect(floor).to_have_count(0)

    show_moves(page)
    page.keyboard.press("Escape")
    expect(page.locator("aside.side")).to_be_hidden()
    made, wrong = page.evaluate(PLAY, [600, True])
    assert wrong == []
    page.wait_for_selector(OVER)
    assert made > 20
    assert measure(page, touch=True) == []


def test_keys_and_action_tiles(page: Page, game_table: TableOpener) -> None:
    game_table(page, "tajuto", options={"first": 1})
    page.wait_for_selector(MINE)
    stage(page)
    page.get_by_test_id("stage").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # no floor yet: the reason is told
    expect(page.locator(".confirm .refused")).to_contain_text("has no floor yet")
    page.keyboard.press("Escape")
    page.keyboard.press("a")
    expect(page.locator(".tile[aria-pressed=true]")).to_contain_text("A")
    expect(page.locator("[data-instruction]")).to_contain_text("Action tile A is used next")
    page.keyboard.press("Escape")
    expect(page.locator(".tile[aria-pressed=true]")).to_have_count(0)
    # Everything of the board has a button that keys reach: the bag opens, and a size is drawn.
    page.locator("[data-action=bag]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-aim='draw 1']").focus()
    before = number(page)
    page.keyboard.press("Enter")
    moved(page, before)


def test_a_tablet_confirms_beside_what_was_tapped(new_context: Opener, game_table: TableOpener) -> None:
    """By touch with the village on the stage: ✓ and ✕ float at the target, and a second tap on it does the same."""
    page = window(new_context, "1180x820", **COARSE).new_page()
    game_table(page, "tajuto", options={"first": 1})
    page.wait_for_selector(MINE)
    stage(page)
    before = number(page)
    page.locator("[data-action=bag]").tap()
    page.locator("[data-aim='draw 1']").tap()
    expect(page.locator(".confirm.asks")).to_contain_text("Draw a size 1 floor")
    assert measure(page, touch=True) == []
    page.locator("[data-action=cancel]").tap()
    expect(page.locator(".confirm")).to_have_count(0)
    assert number(page) == before
    page.locator("[data-action=bag]").tap()
    page.locator("[data-aim='draw 1']").tap()
    page.locator("[data-aim='draw 1']").tap()
    moved(page, before)
    color = (page.locator(".hand [data-aim^=build]").get_attribute("data-aim") or "").split()[1]
    before = number(page)
    place = lit(page, f"pagoda {color}")
    page.touchscreen.tap(*place)
    page.locator("[data-action=confirm]").tap()
    moved(page, before)


def test_without_webgl_the_board_is_a_drawing(new_context: Opener, game_table: TableOpener) -> None:
    context = new_context(language="pl")
    context.add_init_script(NO_WEBGL)
    page = context.new_page()
    game_table(page, "tajuto", options={"first": 1})
    page.wait_for_selector(MINE)
    page.locator("svg.plan [data-aim='pagoda red']").click()
    expect(page.locator(".told .refused")).to_be_visible()
    before = number(page)
    page.locator("[data-aim='draw 1']").click()
    moved(page, before)
