"""What happened stays visible: others' steps one after the other, told in a line, and shown again."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ROOT, Opener, TableOpener
from browser.playing import MINE, show_moves
from vihara.core.game import REGISTRY

BOTS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
FLAT = "HTMLCanvasElement.prototype.getContext = () => null"
"""Without a stage the plan is the board: it is there at once."""
PACE = 800
"""Milliseconds for each step; of many that wait at once each has less, but never less than a fifth of a second."""

WATCH = """() => {
    const main = document.querySelector("main.table");
    window.shown = [];
    window.told = new Set();
    const told = () => main.dataset.turn !== "mine" && window.told.add(main.querySelector(".told").textContent);
    new MutationObserver(() => (window.shown.push([Number(main.dataset.number), performance.now()]), setTimeout(told, 50)))
        .observe(main, {attributes: true, attributeFilter: ["data-number"]});
}"""


def play_a_turn(page: Page) -> None:
    """Make moves by the list until it is somebody else's turn."""
    show_moves(page)
    page.evaluate(
        """async () => {
            const main = document.querySelector("main.table");
            for (let i = 0; i < 2000 && main.dataset.turn === "mine"; i++) {
                main.querySelector("[data-move]:not([disabled])")?.click();
                await new Promise((done) => setTimeout(done, 20));
            }
        }"""
    )


def table_of_three(new_context: Opener, game_table: TableOpener, **more: Any) -> Page:
    context = new_context(**more)
    context.add_init_script(FLAT)
    page = context.new_page()
    game_table(page, "ananda", BOTS, options={"first": 1})
    page.wait_for_selector(MINE)
    return page


def answered(page: Page) -> None:
    """Wait for the bots; the first ones of a server may have to be compiled."""
    page.wait_for_selector(MINE, timeout=150_000)


def test_steps_of_bots_come_one_after_the_other(new_context: Opener, game_table: TableOpener) -> None:
    """[8] Each is seen for a while, however fast the server is; the last one brings one's turn at once."""
    page = table_of_three(new_context, game_table, reduced_motion="no-preference")
    page.evaluate(WATCH)
    play_a_turn(page)
    answered(page)
    shown = page.evaluate("window.shown")
    numbers = [number for number, _ in shown]
    assert numbers == list(range(numbers[0], numbers[-1] + 1)), "every step was on the board"
    theirs = shown[-4:]
    assert len(theirs) == 4, shown
    told = page.evaluate("[...window.told]")
    assert told
    assert not [line for line in told if "Your area" in line], "what is one's own is told in one's own turn"
    # Clocks of pages are rounded; nothing comes sooner than it should, whatever the machine does.
    assert all(after[1] - before[1] > PACE / 5 for before, after in pairwise(theirs)), theirs


def test_who_taps_the_board_does_not_wait(new_context: Opener, game_table: TableOpener) -> None:
    page = table_of_three(new_context, game_table, reduced_motion="no-preference")
    play_a_turn(page)
    page.evaluate(WATCH)
    # The tap is made where nothing else is; from then on no step waits for its time.
    page.evaluate(
        """async () => {
            const main = document.querySelector("main.table");
            while (main.dataset.turn !== "mine") {
                document.querySelector("[data-board]").click();
                await new Promise((done) => setTimeout(done, 20));
            }
        }"""
    )
    shown = page.evaluate("window.shown")
    gaps = [after[1] - before[1] for before, after in pairwise(shown)]
    assert not gaps or min(gaps) < PACE / 2, gaps


def test_the_line_tells_all_since_ones_own_move_and_it_is_shown_again(
    new_context: Opener, game_table: TableOpener
) -> None:
    page = table_of_three(new_context, game_table)
    again = page.locator("[data-action=again]")
    expect(again).to_be_disabled()
    play_a_turn(page)
    answered(page)
    told = page.locator("[data-last]").get_attribute("title") or ""
    assert "Random" in told, told
    assert "Random II" in told, told
    assert "Tester" not in told, told
    before = page.locator("[data-board]").inner_text()
    expect(again).to_be_enabled()
    again.click()
    expect(page.locator("[data-again]")).to_be_visible()
    expect(again).to_be_disabled()
    page.locator("[data-board]").click(position={"x": 3, "y": 3})  # enough
    expect(page.locator("[data-again]")).to_have_count(0)
    assert page.locator("[data-board]").inner_text() == before
    page.wait_for_selector(f"{MINE} [data-move]:not([disabled])")


ELSEWHERE = """async (table) => {
    const at = async () => (await fetch(`/api/tables/${table}`)).json();
    const post = (body) => fetch(`/api/tables/${table}/moves`, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
    let now = await at();
    const turn = () => {
        if (now.outcome) throw new Error(`the match is over: ${now.outcome.reason}`);
        return now.to_act === now.seat;
    };
    while (turn()) {
        await post({seen: now.number, move: now.legal.at(-1)});
        now = await at();
    }
    while (!turn()) {
        await new Promise((done) => setTimeout(done, 50));
        now = await at();
    }
}"""
"""A turn of one's own on another device, and the bots' answers."""


def test_who_comes_back_is_shown_what_was_done_since_the_last_look(
    new_context: Opener, game_table: TableOpener
) -> None:
    """Once: who has seen it is not shown it again. A page that was hidden shows it when it is seen."""
    page = table_of_three(new_context, game_table, reduced_motion="no-preference")
    table = page.url.rpartition("/")[2]
    play_a_turn(page)
    answered(page)
    again, ready = page.locator("[data-again]"), f"{MINE} [data-move]:not([disabled])"
    page.goto("/settings")
    page.evaluate(ELSEWHERE, table)
    page.goto(f"/table/{table}")
    expect(again).to_have_text("While you were away")
    expect(again).to_have_count(0)
    page.wait_for_selector(ready)
    page.evaluate("window.seen = 0; new MutationObserver(() => (window.seen += document.querySelector('[data-again]') ? 1 : 0))"
                  ".observe(document.body, {subtree: true, childList: true})")  # fmt: skip
    hide = "(hidden) => (Object.defineProperty(document, 'hidden', {get: () => hidden, configurable: true}),"
    hide += " document.dispatchEvent(new Event('visibilitychange')))"
    page.evaluate(hide, True)
    page.evaluate(hide, False)
    page.wait_for_selector(ready)
    assert page.evaluate("window.seen") == 0, "nothing was done meanwhile"
    page.evaluate(hide, True)
    page.evaluate(ELSEWHERE, table)
    page.wait_for_selector(ready)
    page.evaluate(hide, False)
    expect(again).to_have_text("While you were away")
    expect(again).to_have_count(0)
    page.wait_for_selector(ready)


def test_undo_says_why_not(new_context: Opener, game_table: TableOpener) -> None:
    """[8] To who points at it, comes to it by keyboard, or tries."""
    page = new_context(width=390, height=844, has_touch=True, is_mobile=True).new_page()
    game_table(page, "mandala", options={"first": 1})
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    undo = page.locator("[data-action=undo]")
    expect(undo).to_be_disabled()
    expect(undo).to_have_attribute("title", "Undo: You have not moved yet.")
    undo.focus()
    expect(undo).to_be_focused()
    undo.tap(force=True)
    expect(page.locator(".toast")).to_contain_text("You have not moved yet.")
    show_moves(page)
    page.locator("[data-move^='X']:not([disabled])").first.tap()
    expect(undo).to_have_attribute("title", re.compile("was drawn since|hidden"))


def test_a_move_is_confirmed_where_the_hand_is(new_context: Opener, game_table: TableOpener) -> None:
    page = new_context(preferences={"confirm": True}).new_page()
    game_table(page, "mandala", options={"first": 1})
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    number = page.locator("main.table").get_attribute("data-number")
    page.locator(".hand button").first.click()
    target = page.locator(".target.legal").first
    target.click()
    asked = page.locator(".confirm")
    expect(asked).to_be_visible()
    box, hit = asked.bounding_box(), target.bounding_box()
    assert box is not None
    assert hit is not None
    middle = hit["x"] + hit["width"] / 2, hit["y"] + hit["height"] / 2
    assert abs(box["x"] + box["width"] / 2 - middle[0]) < box["width"]
    assert abs(box["y"] + box["height"] / 2 - middle[1]) < 120
    page.locator("[data-action=cancel]").click()
    expect(asked).to_have_count(0)
    target.click()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert page.locator("main.table").get_attribute("data-number") == number
    target.click()
    page.locator("[data-action=confirm]").click()
    page.wait_for_selector(f"main.table:not([data-number='{number}'])")


NOISES = """
window.noises = [];
const make = BaseAudioContext.prototype.createBiquadFilter;
BaseAudioContext.prototype.createBiquadFilter = function () {
    const filter = make.call(this);
    window.noises.push(filter);
    return filter;
};
"""
"""What rustles, as a script of every page."""
PAPER = 3400
"""Hertz of stiff paper that is laid on a pile."""


@pytest.mark.parametrize("sound", [True, False], ids=["heard", "muted"])
def test_a_card_sounds_like_a_card_unless_it_is_muted(
    new_context: Opener, game_table: TableOpener, sound: bool
) -> None:
    context = new_context(preferences={"sound": sound})
    context.add_init_script(NOISES)
    page = context.new_page()
    game_table(page, "mandala", options={"first": 1})
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    page.locator(".hand button").first.click()
    before = page.locator("main.table").get_attribute("data-number") or ""
    page.locator(".target.legal").first.click()
    page.wait_for_selector(f"main.table:not([data-number='{before}'])")
    page.wait_for_selector(f"{MINE} .hand button:not([disabled]), {MINE} [data-claim]")
    heard = page.evaluate("window.noises.map((one) => one.frequency.value)")
    assert (PAPER in heard) if sound else heard == []


def test_every_sound_belongs_to_something_that_happens() -> None:
    """The games' sounds are named by kinds of events that there are."""
    for game in REGISTRY:
        folder = ROOT / "web" / "src" / "games" / game
        told = re.search(r"sounds: \{(.*?)\}", (folder / "index.ts").read_text("utf-8"), re.S)
        assert told
        named = {one.strip('" ') for one in re.findall(r'("[^"]+"|\w+): "', told[1])}
        reader = (folder / "words.ts").read_text("utf-8").split("export const eventsOf")[1].split("});")[0]
        events = set(re.findall(r'^  "([a-z -]+)": \[', reader, re.M))
        assert named
        assert named <= events, game
