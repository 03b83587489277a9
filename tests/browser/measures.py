"""What every screen must hold: measured in the page, at five sizes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Page

from browser.conftest import Opener
from browser.playing import violations


@dataclass(frozen=True)
class Size:
    """A window, and whether one touches it."""

    width: int
    height: int
    touch: bool


SIZES = {
    "1920x1080": Size(1920, 1080, touch=False),
    "1366x768": Size(1366, 768, touch=False),
    "1180x820": Size(1180, 820, touch=True),
    "390x844": Size(390, 844, touch=True),
    "360x740": Size(360, 740, touch=True),
}

COARSE = {"device_scale_factor": 0.5}
"""A quarter of the pixels: a stage is drawn in software here, and nothing that is measured depends on them."""

SCROLLING = """() => {
    const over = [];
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight) over.push(`the page is ${page.scrollHeight} px high in a window of ${innerHeight}`);
    if (page.scrollWidth > innerWidth) over.push(`the page is ${page.scrollWidth} px wide in a window of ${innerWidth}`);
    const board = document.querySelector("[data-board]");
    if (board.scrollHeight > board.clientHeight + 1) over.push(`the board is ${board.scrollHeight} px high in ${board.clientHeight}`);
    if (board.scrollWidth > board.clientWidth + 1) over.push(`the board is ${board.scrollWidth} px wide in ${board.clientWidth}`);
    const said = document.querySelector(".bar .status");
    // Letters may reach a few pixels over their line; a line that is cut off is more.
    if (said && (said.scrollHeight > said.clientHeight + 6 || said.clientHeight > 44)) over.push(`the bar shows ${said.clientHeight} of ${said.scrollHeight} px of: ${said.textContent}`);
    return over;
}"""

LAID_OUT = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
    await frame();
}"""

SMALL = """(within) => [...document.querySelectorAll(within)].flatMap((root) => [...root.querySelectorAll("button, a, input, select, summary, [role=button]")])
    .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.matches(":disabled, .visually-hidden, .visually-hidden *"))
    .map((one) => [one, one.getBoundingClientRect()])
    // Half a pixel is lost where widths are shared; what is scrolled out of sight is as large when it comes into it.
    .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 42.5))
    .map(([one, box]) => `${one.outerHTML.slice(0, 110)} is ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`)"""

FINE = """() => [...document.querySelectorAll("main *")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()) && !one.closest("svg, .visually-hidden, [aria-hidden=true]")
        && one.checkVisibility({visibilityProperty: true}) && parseFloat(getComputedStyle(one).fontSize) < 13)
    .map((one) => `${one.textContent.trim().slice(0, 40)}: ${getComputedStyle(one).fontSize}`)"""

SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
            const moved = entry.sources.map(({node, previousRect: a, currentRect: b}) =>
                `${node?.nodeName} ${node?.className ?? ""} from ${a.x},${a.y} ${a.width}×${a.height} to ${b.x},${b.y} ${b.width}×${b.height}`);
            window.shifts.push([entry.value, moved]);
        }
    }).observe({type: "layout-shift"});
}"""

TAPS = """() => {
    window.taps = 0;
    addEventListener("pointerdown", () => (window.taps += 1), true);
}"""


def window(new_context: Opener, size: str, **more: Any) -> BrowserContext:
    """A browser of this size, with fingers or a mouse."""
    asked = SIZES[size]
    return new_context(
        width=asked.width, height=asked.height, has_touch=asked.touch, is_mobile=asked.touch, **more
    )


def laid_out(page: Page) -> None:
    """Wait until everything has its place: two frames, and what slides has arrived."""
    page.evaluate(LAID_OUT)


def scrolling(page: Page) -> list[str]:
    """What does not fit: the page, the board in its area, or what is said in the bar."""
    found: list[str] = page.evaluate(SCROLLING)
    return found


def small_targets(page: Page, within: str = "main") -> list[str]:
    """What is smaller than a finger, 44 px."""
    found: list[str] = page.evaluate(SMALL, within)
    return found


def fine_print(page: Page) -> list[str]:
    """Text of less than 13 px, pictures left out."""
    found: list[str] = page.evaluate(FINE)
    return found


def watch_shifts(page: Page) -> None:
    """Count layout shifts from now on, also those that follow a click."""
    page.evaluate(SHIFTS)


def shifts(page: Page) -> list[str]:
    """What has moved since, without being meant to: how much, and what."""
    page.wait_for_timeout(60)
    found: list[tuple[float, list[str]]] = page.evaluate("window.shifts.splice(0)")
    return [f"{value:.5f}: {'; '.join(moved)}" for value, moved in found]


def count_taps(page: Page) -> None:
    """Count taps and clicks from now on."""
    page.evaluate(TAPS)


def taps(page: Page) -> int:
    """So many taps or clicks since the last look."""
    return int(page.evaluate("[window.taps, (window.taps = 0)][0]"))


def sweep(page: Page, steps: int = 9) -> None:
    """Move the pointer over everything, row by row."""
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    for row in range(steps):
        y = box["y"] + box["height"] * (row + 0.5) / steps
        page.mouse.move(box["x"] + 3, y)
        page.mouse.move(box["x"] + box["width"] - 3, y, steps=steps)


def measure(page: Page, *, touch: bool, axe: bool = True) -> list[str]:
    """Everything that can be measured of a page as it stands; what is wrong, in words."""
    found = scrolling(page) + fine_print(page)
    if touch:
        found += small_targets(page)
    return found + (violations(page) if axe else [])
