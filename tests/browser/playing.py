"""Playing through the interface, and looking at a page as a test does."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from browser.conftest import ROOT

MINE = "main.table[data-turn=mine]"
OVER = "main.table[data-status=over]"


NO_WEBGL = """
const get = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
  return kind.startsWith("webgl") ? null : get.call(this, kind, ...more);
};
"""
"""A browser without a graphics card's language, as a script of every page."""


def number(page: Page) -> str:
    """The number of the position that is shown."""
    return page.locator("main.table").get_attribute("data-number") or ""


def moved(page: Page, before: str) -> None:
    """Wait for another position than this one."""
    page.wait_for_selector(f"main.table:not([data-number='{before}'])")


def show_moves(page: Page) -> None:
    """Open the list of moves, if it is not; where there is no column it is in the drawer."""
    tab = page.locator("[role=tab][data-action=moves]")
    if not tab.is_visible():
        page.locator("[data-action=talk]").click()
    if tab.get_attribute("aria-selected") == "false":
        tab.click()


def wait_for_turn(page: Page, timeout: float = 30_000) -> bool:
    """Wait until one may move (True) or the match is over (False)."""
    page.wait_for_selector(f"{MINE} [data-move]:not([disabled]), {OVER}", timeout=timeout)
    return page.locator(OVER).count() == 0


def play_by_list(page: Page, most: int = 400, rather: str = "") -> int:
    """Play to the end through the list of moves, always the first one, or the first that begins like `rather`: how
    many moves it took.

    One script in the page clicks: a round trip for each click would take most of the time.
    """
    show_moves(page)
    made = page.evaluate(
        """async ([most, rather]) => {
            const main = document.querySelector("main.table");
            let made = 0, waited = 0;
            while (main.dataset.status !== "over" && made < most && waited < 3000) {
                const first = main.querySelector("[data-move]:not([disabled])");
                const move = (rather && main.querySelector(`[data-move^="${rather}"]:not([disabled])`)) || first;
                const number = main.dataset.number;
                if (main.dataset.turn === "mine" && move) {
                    move.click();
                    made += 1;
                    waited = 0;
                    for (let i = 0; i < 400 && main.dataset.number === number; i++) await new Promise((r) => setTimeout(r, 5));
                } else {
                    waited += 1;
                    await new Promise((r) => setTimeout(r, 10));
                }
            }
            return made;
        }""",
        [most, rather],
    )
    page.wait_for_selector(OVER)
    return int(made)


def invited(host: Page, guest: Page, name: str = "Ben") -> None:
    """Somebody comes to a table by the host's link; the match begins."""
    make = host.get_by_role("button", name="Make a link")
    make.or_(host.locator(".link input")).first.wait_for()
    if make.count():
        make.click()
    guest.goto(host.locator(".link input").input_value())
    guest.get_by_label("Your name").fill(name)
    guest.locator("[data-action=join]").click()
    guest.wait_for_selector("main.table[data-status=running]")


def violations(page: Page) -> list[str]:
    """What axe finds on a page: rule, weight and places."""
    if not page.evaluate("typeof window.axe === 'object'"):
        # The page allows no foreign script; the driver may evaluate one.
        page.evaluate((ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8") + "; undefined")
    found: list[dict[str, Any]] = json.loads(
        page.evaluate(
            "axe.run(document, {resultTypes: ['violations']}).then((told) => JSON.stringify(told.violations))"
        )
    )
    return [
        f"{one['id']} ({one['impact']}): " + "; ".join(node["html"][:160] for node in one["nodes"][:4])
        for one in found
        if one["impact"] in ("serious", "critical", "moderate")
    ]


def wide(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width
