"""Menara's board: whole matches through the interface, poses by hand on the canvas, refusals, a collapse, a phone."""

from __future__ import annotations

import math
import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.playing import MINE, OVER, show_moves, violations, wide
from vihara.core import replay
from vihara.core.match import Match

NO_WEBGL = """
const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith("webgl") ? null : get.call(this, kind, ...more);
};
"""

BOARD = ".menara"
NOT_READY = 503
PATIENCE = 240_000
"""Milliseconds for which a server that has just begun may compile before it answers."""

BUILD = """
async (most) => {
  // Decide by the board's own buttons: best spots, lit bases, piles; a card is given up if nothing can be placed.
  const main = document.querySelector("main.table");
  const find = (wanted) => main.querySelector(`.menara .act ${wanted}:not([disabled])`);
  const sleep = (time) => new Promise((done) => setTimeout(done, time));
  let made = 0, waited = 0;
  const stages = {};
  while (main.dataset.status !== "over" && made < most && waited < 3000) {
    const number = main.dataset.number;
    const stage = main.querySelector(".menara")?.dataset.stage;
    const mine = main.dataset.turn === "mine" && main.querySelector(".menara .act");
    const button = mine && (find("[data-act=steady-skip]") ?? find("[data-act=camp-none]") ?? find("[data-pile]") ?? find("[data-act=keep]") ?? find("[data-act=confirm]")
      ?? (main.querySelector("[data-act=confirm]") ? null : find("[data-act=next]") ?? find("[data-act=give-up-sure]") ?? find("[data-act=give-up]")));
    if (!button) {
      waited += 1;
      await sleep(10);
      continue;
    }
    waited = 0;
    button.click();
    const act = button.dataset.act;
    if (act === "next" || act === "give-up" || main.querySelector("[data-steady]")) { await sleep(10); continue; }
    made += 1;
    stages[stage] = (stages[stage] ?? 0) + 1;
    for (let i = 0; i < 400 && main.dataset.number === number; i++) await sleep(5);
  }
  return stages;
}
"""

# A match that has come to its first new floor: three columns stand on the temple base.
FIRST_FLOOR = """[vihara 1]
[game menara]
[rules 1]
[seats 1]

! camp yellow black black yellow yellow black
! bag 1 white red yellow black red yellow yellow black
! quarry 16 11 3
1 base 3 light 0 0 0
1 base 11 light -20 -78 171
1 base 16 light 110 -87 75
1 camp none
1 plan yellow
! plan place 3 free
1 column red 3.1
1 column black 3.3
1 column red 3.2
! quarry 9
"""
# The same by a hand that trembles.
CALM_FLOOR = re.sub(
    r"(1 column .*)",
    r"\1\n! hand 0 0 0",
    FIRST_FLOOR.replace("[seats 1]", '[seats 1]\n[options {"hand": "calm"}]'),
)
# The same before its first column.
FIRST_CARD = FIRST_FLOOR.split("1 column")[0]


def stage(page: Page) -> None:
    """Wait until the stage stands still."""
    page.wait_for_function(
        "() => { const s = window.__vihara?.stage; return s && s.figures().count > 0 && !s.busy() && s.locate('floor:3'); }"
    )


def locate(page: Page, key: str) -> tuple[float, float]:
    at: dict[str, float] = page.evaluate("key => window.__vihara.stage.locate(key)", key)
    return at["x"], at["y"]


def sit(page: Page, site: str, path: str, body: dict[str, Any]) -> None:
    """Sit down at a table; a server that has just begun may still make the game ready."""
    asked = page.request
    asked.post("/api/me", data={"name": "Tester"}, headers={"Origin": site})
    for _ in range(4):
        told = asked.post(path, data=body, headers={"Origin": site}, timeout=PATIENCE)
        if told.status != NOT_READY:
            break
    assert told.ok, told.text()
    page.goto(f"/table/{told.json()['table']}")
    page.wait_for_selector(f"{MINE} {BOARD} .act")


def resume(page: Page, site: str, file: str) -> None:
    """Go on with a match from a file."""
    sit(page, site, "/api/tables/import", {"file": file, "players": [{"kind": "me"}]})


def file_of(page: Page) -> str:
    """The match at this table."""
    return page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}/file").text()


def pieces(match: Match) -> list[str]:
    """The floors and columns of the tower, as the stage calls them."""
    floors = match.game.figures(match.view(None))["floors"]
    columns = [f"column:{base['base']}" for floor in floors for base in floor["bases"] if base["column"]]
    return [*(f"floor:{floor['floor']}" for floor in floors), *columns]


def pose(page: Page) -> list[int]:
    """x, y and angle of the floor being laid."""
    words = (page.locator(BOARD).get_attribute("data-draft") or "").split()
    return [int(word) for word in words[-3:]]


def settled(page: Page, verdict: str) -> None:
    """Wait until the server has said this of the move in the making."""
    page.wait_for_selector(f"{BOARD}[data-verdict={verdict}]")


def test_a_whole_match_alone(new_context: Opener, site: str) -> None:
    page = new_context(width=800, height=600).new_page()
    sit(page, site, "/api/tables", {"game": "menara", "players": [{"kind": "me"}]})
    decided: dict[str, int] = page.evaluate(BUILD, 400)
    page.wait_for_selector(OVER)
    assert decided["base"] == 3
    assert decided["build"] > 3, "nothing can fall before the first floor lies on its columns"
    assert decided["plan"] == decided["camp"]
    height = page.locator(f"{BOARD} .height")
    levels, required = (int(height.get_attribute(f"data-{name}") or -1) for name in ("levels", "required"))
    expect(page.locator(".summary")).to_contain_text(f"Levels: {levels}")
    expect(page.locator(".summary")).to_contain_text("won together" if levels >= required else "lost together")
    page.wait_for_function("!window.__vihara.stage.busy()")
    standing = pieces(replay.read(file_of(page)).match)
    assert len(standing) >= decided["base"]
    missing = "keys => keys.filter((key) => !window.__vihara.stage.locate(key))"
    assert page.evaluate(missing, standing) == [], "all that stands is drawn, however much has fallen"
    measured: dict[str, Any] = page.evaluate("window.__vihara.stage.measure(3)")
    assert measured["calls"] >= len(standing)
    print(f"menara: {len(standing)} pieces, {measured}")


def test_a_whole_match_with_a_bot(new_context: Opener, site: str) -> None:
    page = new_context(width=800, height=600).new_page()
    sit(
        page,
        site,
        "/api/tables",
        {"game": "menara", "players": [{"kind": "me"}, {"kind": "bot", "bot": "level4"}]},
    )
    decided: dict[str, int] = page.evaluate(BUILD, 400)
    page.wait_for_selector(OVER)
    assert decided["base"] == 3
    assert decided["build"] > 1
    expect(page.locator(".summary")).to_contain_text(re.compile("won together|lost together"))


def test_two_turns_with_a_bot(new_context: Opener, site: str) -> None:
    page = new_context(width=800, height=600).new_page()
    players = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    sit(page, site, "/api/tables", {"game": "menara", "players": players, "options": {"hand": "calm"}})
    decided: dict[str, int] = page.evaluate(BUILD, 14)
    assert decided["base"] == 3
    if not page.locator(OVER).count():
        page.wait_for_selector(f"{MINE} {BOARD} .act", timeout=90_000)
        assert decided["camp"] >= 2, "the bot has had its turn"


def test_columns_onto_lit_bases(page: Page, site: str) -> None:
    resume(page, site, FIRST_CARD)
    stage(page)
    assert violations(page) == []
    # A lit base on the canvas, seen from above: chosen by a click, told how it would stand, placed by a second one.
    page.get_by_role("button", name="Plan", exact=True).click()
    stage(page)
    page.mouse.click(*locate(page, "base:3.1"))
    settled(page, "stands")
    assert page.locator(BOARD).get_attribute("data-draft") == "column red 3.1"
    expect(page.locator(".verdict")).to_contain_text("Stands well")
    page.get_by_role("button", name="Place it").click()
    expect(page.locator(".progress")).to_have_text("1 of 3 done")
    # A base for which there is no column says why, where it happened and aloud.
    page.wait_for_selector(f"{BOARD} .act")
    stage(page)
    show_moves(page)
    free = page.evaluate("[...document.querySelectorAll('[data-move^=column]')].map((one) => one.dataset.move)")
    assert len(free) > 1
    page.get_by_role("button", name="Drawing").click()
    page.locator("[data-base='3.1']").click()
    expect(page.locator(".verdict .error")).to_contain_text("a column stands on 3.1 already")
    # One column further by keys alone.
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Next possibility").press("Enter")
    settled(page, "stands")
    page.get_by_role("button", name="Place it").press("Enter")
    expect(page.locator(".progress")).to_have_text("2 of 3 done")


def test_a_floor_by_hand_and_its_fall(new_context: Opener, site: str) -> None:
    page = new_context(width=1000, height=760, reduced_motion="no-preference").new_page()
    resume(page, site, FIRST_FLOOR)
    settled(page, "stands")
    page.get_by_role("button", name="Plan", exact=True).click()
    stage(page)
    x, y, angle = pose(page)

    # Dragged on the canvas it follows to the millimeter, and the margin follows it.
    at = locate(page, "ghost")
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0] + 30, at[1] - 10, steps=4)
    page.mouse.move(at[0] + 60, at[1] - 20, steps=4)
    page.mouse.up()
    moved = pose(page)
    assert moved[0] > x
    assert moved[1] > y
    assert moved[2] == angle
    page.wait_for_selector(f"{BOARD} [data-settled=yes]")

    # Keys shift and turn it.
    page.get_by_test_id("stage").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("r")
    assert pose(page) == [moved[0] + 1, moved[1], (moved[2] + 5) % 360]

    # Where there are no columns it is refused, in words.
    page.locator("summary", has_text="To the millimeter").click()
    for name, value in (("x", "300"), ("y", "300")):
        page.locator(f"[data-pose={name}]").fill(value)
        page.locator(f"[data-pose={name}]").press("Tab")
    expect(page.locator(".verdict .error")).to_contain_text("rests on no column")
    expect(page.get_by_role("button", name="Place it")).to_be_disabled()

    # Too far out it falls: the fall is played back, the game is over, the floor is gone.
    for name, value in (("x", "21"), ("y", "8"), ("angle", "165")):
        page.locator(f"[data-pose={name}]").fill(value)
        page.locator(f"[data-pose={name}]").press("Tab")
    settled(page, "falls")
    expect(page.locator(".verdict")).to_contain_text("Falls")
    page.evaluate(
        """() => {
            const board = document.querySelector(".menara");
            window.fell = [];
            new MutationObserver(() => window.fell.push([board.dataset.falling, performance.now()]))
                .observe(board, {attributes: true, attributeFilter: ["data-falling"]});
        }"""
    )
    page.get_by_role("button", name="Place it").click()
    page.wait_for_selector(OVER)
    page.wait_for_function("() => window.fell.some(([falling]) => falling === 'no')")
    fell: list[list[Any]] = page.evaluate("window.fell")
    assert [falling for falling, _ in fell] == ["yes", "no"]
    expect(page.locator(".summary")).to_contain_text("0 of 3 levels")
    assert page.evaluate("window.__vihara.stage.locate('floor:9')") is None


def test_a_phone_without_webgl_in_polish(new_context: Opener, site: str) -> None:
    context = new_context(language="pl", width=360, height=740, dark=True, has_touch=True, is_mobile=True)
    context.add_init_script(NO_WEBGL)
    page = context.new_page()
    resume(page, site, FIRST_CARD)
    assert page.locator("canvas[data-stage]").count() == 0
    assert wide(page) <= 0
    assert violations(page) == []
    page.locator("[data-base='3.1']").tap()
    settled(page, "stands")
    page.locator("[data-act=confirm]").tap()
    expect(page.locator(".progress")).to_have_text("1 z 3")


def lay_at(page: Page, x: int, y: int, angle: int) -> None:
    """Say by numbers where the floor in hand is."""
    if not page.locator("[data-pose=x]").is_visible():
        page.locator("summary", has_text="To the millimeter").click()
    for _ in range(2):  # until it is touched, the floor still goes to the best place when all of them are known
        for name, value in (("x", x), ("y", y), ("angle", angle)):
            page.locator(f"[data-pose={name}]").fill(str(value))
            page.locator(f"[data-pose={name}]").press("Tab")
    assert pose(page) == [x, y, angle % 360]


def test_a_floor_let_go_slips_to_the_edge_of_the_base(new_context: Opener, site: str) -> None:
    page = new_context(width=1200, height=760).new_page()
    resume(page, site, FIRST_FLOOR)
    settled(page, "stands")
    page.locator("[data-mode=extend]").click()
    page.wait_for_selector(f"{BOARD}[data-draft^=extend][data-verdict=stands]")
    page.get_by_role("button", name="Plan", exact=True).click()
    stage(page)
    # Held a little off the base and askew it is refused; dragged and let go it lies along an edge.
    show_moves(page)
    offered = page.evaluate("[...document.querySelectorAll('[data-move^=extend]')].map((one) => one.dataset.move)")
    assert len(offered) > 1
    x, y, angle = pose(page)
    outward = math.atan2(y + 55, x - 30)
    aside = outward - math.pi / 2
    held = (
        x + round(8 * math.cos(outward) + 12 * math.cos(aside)),
        y + round(8 * math.sin(outward) + 12 * math.sin(aside)),
        angle + 8,
    )
    lay_at(page, *held)
    settled(page, "refused")
    page.evaluate("scrollTo(0, 0)")
    at = locate(page, "ghost")
    page.mouse.move(*at)
    page.mouse.down()
    page.mouse.move(at[0] - 12, at[1], steps=3)
    page.mouse.up()
    page.wait_for_selector(f"{BOARD}[data-verdict=stands]")
    found = pose(page)
    assert page.locator(BOARD).get_attribute("data-draft") not in offered, (
        "not one of the places offered, but one of its own"
    )
    assert math.dist(found[:2], held[:2]) < 40
    page.get_by_role("button", name="Place it").click()
    page.wait_for_selector(f"{BOARD}:not([data-stage=new-floor])")


def test_the_third_floor_slips_between_the_first_two(new_context: Opener, site: str) -> None:
    page = new_context(width=1000, height=760).new_page()
    resume(page, site, FIRST_FLOOR.split("1 base 16")[0])
    settled(page, "stands")
    # Nine millimeters off the place where it touches both, and turned a little.
    outward = math.atan2(-18 + 39, 127 + 10)
    lay_at(page, 127 + round(9 * math.cos(outward)), -18 + round(9 * math.sin(outward)), 225 + 5)
    settled(page, "refused")
    page.get_by_test_id("stage").focus()
    page.keyboard.press("s")
    settled(page, "stands")


def laid(page: Page) -> list[int]:
    """The pose of the floor that was laid last, as the match has it."""
    words = next(line for line in reversed(file_of(page).splitlines()) if line.startswith("1 floor")).split()
    return [int(word) for word in words[-3:]]


def aim(page: Page, site: str) -> list[int]:
    """Come to the moment in which a trembling hand lets a floor go; where it is meant to lie."""
    resume(page, site, CALM_FLOOR)
    settled(page, "stands")
    meant = pose(page)
    page.locator("[data-act=confirm]").click()
    page.wait_for_selector("[data-steady]")
    return meant


def test_a_hand_that_trembles_is_kept_steady(new_context: Opener, site: str) -> None:
    """What comes of it is in the move; with a steady hand nobody is asked."""
    page = new_context(width=1000, height=760, reduced_motion="no-preference").new_page()
    meant = aim(page, site)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("[data-steady]")).to_have_count(0)
    assert pose(page) == meant, "given up: nothing has happened"
    page.locator("[data-act=confirm]").click()
    page.locator("[data-act=steady-begin]").press("Enter")
    for _ in range(40):  # as if somebody had stumbled: farther than any sway brings it back
        page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"{BOARD}:not([data-stage=new-floor]), {OVER}")
    found = laid(page)
    assert found[0] > meant[0], (meant, found)
    assert math.dist(found[:2], meant[:2]) <= 4
    expect(page.locator(".note")).to_contain_text("beside the aim")


def test_a_steady_hand_where_nothing_moves(new_context: Opener, site: str) -> None:
    """With reduced motion the button is held for two seconds, by pointer or key."""
    page = new_context(width=360, height=740, has_touch=True, is_mobile=True).new_page()
    meant = aim(page, site)
    assert page.locator("[data-steady=hold]").count() == 1
    assert wide(page) <= 0
    assert violations(page) == []
    hold = page.locator("[data-act=steady-hold]")
    hold.focus()
    # Two seconds by the page's clock, however busy this machine is.
    page.evaluate("performance.now = () => 10_000")
    page.keyboard.down(" ")
    page.evaluate("performance.now = () => 12_000")
    page.keyboard.up(" ")
    page.evaluate("delete performance.now")
    page.wait_for_selector(f"{BOARD}:not([data-stage=new-floor]), {OVER}")
    assert laid(page) == meant
    expect(page.locator(".note")).to_contain_text("exactly")
