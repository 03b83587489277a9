"""What every screen must hold: measured in the page, at five sizes.

What was once found broken, and where each of it is tested; the docstrings of these tests begin with the number.

1. Nothing runs away from the pointer: Tajuto's draw buttons and "End the turn", Ananda's rack, a page that grows.
   test_nothing_moves_under_the_pointer, test_a_whole_match_against_a_bot, test_a_table_fits_the_window
2. Menara by hand: a dragged floor does not leap; what puts a piece down is in sight; a second click on the base does it;
   base floors slide to contact; no base is lit for a card that cannot be fulfilled.
   test_a_dragged_floor_never_leaps, test_two_turns_with_a_bot, test_a_whole_match_alone,
   test_columns_onto_lit_bases, test_the_third_floor_slips_between_the_first_two,
   test_a_card_that_cannot_be_fulfilled_says_what_is_missing
3. Phones: a finger neither traps nor tilts; whose turn it is and what was said is seen; a lesson's note hides no hand;
   a replay's controls are in sight.
   test_one_finger_does_not_turn_the_board_away, test_a_table_fits_the_window, test_a_chat_line_is_seen_on_a_phone,
   test_a_lesson_fits_the_window, test_a_replay_fits_the_window,
   test_a_match_is_played_and_looked_at_again_on_one_screen
4. What is lit is hit, whatever stands before it.
   test_what_is_lit_can_be_hit, test_a_whole_match_against_a_bot, test_a_whole_match_alone,
   test_two_turns_with_a_bot, test_columns_onto_lit_bases
5. A fall and every ending stay on the stage, and so does what fell.
   test_the_board_stays_in_sight_and_nothing_of_the_game_s_controls_remains, test_a_floor_by_hand_and_its_fall,
   test_a_whole_match_alone, test_a_match_is_played_and_looked_at_again_on_one_screen
6. Tajuto: bag and floors are played on the board; prices are whole; two taps on touch; what cannot be paid is explained;
   B and C are disabled.
   test_a_whole_match_against_a_bot, test_a_whole_match_on_a_phone
7. Visitors see open tables; an invitation names host and game; an account adds a passkey; a running game is above the
   fold; a replay has its step in its address, and all hands.
   test_a_visitor_sees_who_invites_and_where_one_could_sit_down,
   test_an_account_has_passkeys_sessions_and_another_password, test_everything_is_in_sight,
   test_a_step_can_be_shown_to_somebody, test_all_hands_at_once
8. What is one's own is said in one's own turn; no toast covers the cards; Undo gives its reason.
   test_steps_of_bots_come_one_after_the_other, test_a_replay_fits_the_window,
   test_escape_deselects_and_the_focus_stays, test_undo_says_why_not, test_a_step_is_taken_back
   (bots' answers are taken back, too: tests/core/test_takeback.py)
9. Keys: the focus stays on the board, Escape deselects, the live region tells in order.
   test_escape_deselects_and_the_focus_stays, test_what_the_bot_did_is_told_before_whose_turn_it_is
"""

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
    for (const one of document.querySelectorAll("main, main *")) {
        if (one.scrollTop && getComputedStyle(one).overflowY === "hidden") over.push(`${one.outerHTML.slice(0, 90)} is drawn up by ${one.scrollTop} px`);
    }
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
