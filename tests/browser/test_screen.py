"""One screen for table, lesson and replay: nothing scrolls, nothing moves, everything can be touched, at five sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser import measures
from browser.conftest import ROOT, Opener, TableOpener
from browser.measures import (
    SIZES,
    count_taps,
    laid_out,
    measure,
    scrolling,
    shifts,
    small_targets,
    sweep,
    taps,
    watch_shifts,
    window,
)
from browser.playing import MINE, show_moves
from browser.pointing import play_by_pointer
from vihara.core.game import CHANCE, REGISTRY, load

GAMES = sorted(REGISTRY)
CHOICES = {
    "ananda": ("canvas[data-stage]", ".steps .current:nth-child(2)"),
    "mandala": (".hand button:not([disabled])", ".target.legal"),
    "menara": ("[data-floor][aria-pressed=false]", ".tools [data-act=confirm]:not([disabled])"),
    "tajuto": ("[data-aim='buy wisdom 5']", ".refused"),
}
"""What one may choose first on a board, and what is seen then."""
TABS = {"tajuto": "[data-tab=shop]"}
"""Where it lies if there is no room for it on the board."""
TAPS_A_DECISION = 1.7
MATCHES = ROOT / "tests" / "matches" / "1"


def test_what_was_found_broken_is_tested() -> None:
    """Each of the nine points has tests, which say so, and the list names no others."""
    points = re.split(r"^(\d)\. ", measures.__doc__ or "", flags=re.MULTILINE)[1:]
    listed = {
        (number, name)
        for number, text in zip(points[::2], points[1::2], strict=True)
        for name in re.findall(r"\btest_\w+(?!\.py)\b", text)
    }
    tests = "".join(file.read_text("utf-8") for file in sorted((ROOT / "tests" / "browser").glob("test_*.py")))
    named = re.findall(r'^def (test_\w+)\([^"]*?:\n    """\[([\d, ]+)\]', tests, flags=re.MULTILINE)
    assert {(number, name) for name, numbers in named for number in numbers.split(", ")} == listed
    assert {number for number, _ in listed} == set("123456789")


def ready(page: Page) -> None:
    """Wait for one's turn, on a board that is there."""
    page.wait_for_selector(f"{MINE} [data-board]:not(:has([aria-busy]))")


def through_sizes(page: Page, *, touch: bool) -> Iterator[str]:
    """One window after the other, as a tablet is turned or a window dragged: one page shows them all."""
    for size, asked in SIZES.items():
        if asked.touch == touch:
            page.set_viewport_size({"width": asked.width, "height": asked.height})
            laid_out(page)
            yield size


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_the_window(new_context: Opener, game_table: TableOpener, game: str, touch: bool) -> None:
    """[1, 3] Nothing scrolls, everything can be touched, and whose turn it is is in sight."""
    page = window(new_context, "390x844" if touch else "1366x768", dark=touch).new_page()
    game_table(page, game)
    ready(page)
    for size in through_sizes(page, touch=touch):
        ready(page)
        axe = size in ("1366x768", "390x844")
        assert measure(page, touch=touch, axe=axe) == [], size
        # Whose turn it is, what to do, Undo, Hint, the menu and the last event are in sight.
        for wanted in (
            "[data-instruction]",
            "[data-action=undo]",
            "[data-action=hint]",
            "[data-action=menu]",
            "[data-last]",
        ):
            expect(page.locator(wanted)).to_be_in_viewport(ratio=0.95)
    if load(game).to_act(load(game).new(2)) == CHANCE:  # where nothing is dealt, nothing has happened yet
        expect(page.locator("[data-last]")).not_to_be_empty()


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_fits_the_window(new_context: Opener, game: str, touch: bool) -> None:
    """[3] And the note hides nothing of the board that it speaks of."""
    page = window(new_context, "360x740" if touch else "1920x1080").new_page()
    page.goto(f"/learn/{game}")
    for note in range(4):
        page.wait_for_selector(f"main[data-note='{note}'][data-travelling=false]")
        for size in through_sizes(page, touch=touch):
            axe = note == 0 and size == "360x740"
            assert measure(page, touch=touch, axe=axe) == [], size
            # The note covers nothing of the board.
            box, board = page.locator("section.note").bounding_box(), page.locator("[data-board]").bounding_box()
            assert box is not None
            assert board is not None
            assert box["y"] >= board["y"] + board["height"] or box["x"] >= board["x"] + board["width"]
        page.locator("[data-action=next]").click()


FINISHED = {
    "ananda": "ananda-finished",
    "mandala": "mandala-finished",
    "menara": "menara-fallen",
    "tajuto": "tajuto-finished",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_fits_the_window(new_context: Opener, game: str) -> None:
    """[3, 8] At every size its controls are in sight, from the first step to the result; nothing is "yours"."""
    page = window(new_context, "390x844").new_page()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(MATCHES / f"{FINISHED[game]}.match")
    slider = page.locator("[data-action=slider]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 2
    for size in (size for touch in (False, True) for size in through_sizes(page, touch=touch)):
        for step in (0, last // 2, last):
            slider.fill(str(step))
            page.wait_for_selector(f"main.replay[data-step='{step}'] [data-board]:not(:has([aria-busy]))")
            laid_out(page)
            assert measure(page, touch=SIZES[size].touch, axe=False) == [], (size, step)
            expect(page.locator("[data-board]")).not_to_contain_text(re.compile("your (area|turn)", re.IGNORECASE))
            for control in ("play", "next", "slider"):
                expect(page.locator(f"[data-action={control}]")).to_be_in_viewport(ratio=1)
        expect(page.locator(".summary")).to_be_in_viewport()


def test_a_match_is_played_and_looked_at_again_on_one_screen(new_context: Opener, game_table: TableOpener) -> None:
    """[3, 5] A whole match by touch on a phone, and its replay; nothing scrolls, and no more than 1.7 taps a decision."""
    page = window(new_context, "390x844").new_page()
    table = game_table(page, "mandala", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], options={"first": 1})
    ready(page)
    show_moves(page)
    page.keyboard.press("Escape")
    count_taps(page)
    made, wrong = play_by_pointer(page, "mandala", touch=True)
    assert wrong == []
    assert made > 10
    assert round(taps(page) / made, 1) <= TAPS_A_DECISION
    page.wait_for_selector(".summary")
    assert scrolling(page) == []
    # The board stays in sight above the result, and the result can be put away.
    board, result = page.locator("[data-board]").bounding_box(), page.locator(".result").bounding_box()
    assert board is not None
    assert result is not None
    assert result["y"] - board["y"] > 0.3 * board["height"]
    page.locator("[data-action=close-result]").tap()
    expect(page.locator(".result")).to_have_count(0)
    page.locator("[data-action=result]").tap()
    expect(page.locator(".result")).to_be_visible()

    page.goto(f"/replay/{table}")
    page.wait_for_selector("[data-action=next]")
    for _ in range(12):
        assert measure(page, touch=True, axe=False) == []
        for control in ("play", "next", "slider"):
            expect(page.locator(f"[data-action={control}]")).to_be_in_viewport(ratio=1)
        page.locator("[data-action=next]").tap()
    page.locator("[data-action=last]").tap()
    page.wait_for_selector(".summary")
    assert measure(page, touch=True, axe=True) == []


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_under_the_pointer(
    new_context: Opener, game_table: TableOpener, game: str, touch: bool
) -> None:
    """[1] The sum of layout shifts during a turn is 0, with the pointer moving over everything, at every size."""
    page = window(new_context, "390x844" if touch else "1366x768").new_page()
    game_table(page, game, options={"first": 1})
    ready(page)
    page.evaluate("document.fonts.ready")
    watch_shifts(page)
    choice, seen = CHOICES[game]
    for size in through_sizes(page, touch=touch):
        ready(page)
        shifts(page)  # of the window that became another one
        rows = 9 if size in ("1366x768", "390x844") else 5
        sweep(page, rows)
        if not page.locator(choice).first.is_visible():
            page.locator(TABS[game]).tap()
        page.locator(choice).first.click()
        page.wait_for_selector(seen, state="attached")
        sweep(page, rows)
        page.locator("[data-action=hint]").hover()
        assert shifts(page) == [], size
        page.keyboard.press("Escape")


def test_the_drawer_has_log_chat_and_moves(new_context: Opener, game_table: TableOpener) -> None:
    page = window(new_context, "390x844").new_page()
    game_table(page, "mandala", options={"first": 1})
    ready(page)
    side = page.locator("aside.side")
    expect(side).to_be_hidden()
    page.locator("[data-action=talk]").tap()
    expect(side).to_be_visible()
    laid_out(page)
    assert measure(page, touch=True) == []
    show_moves(page)
    assert small_targets(page, "aside.side") == []
    page.keyboard.press("Escape")
    expect(side).to_be_hidden()
    # While it is closed the screen is not moved by what is in it, even if that is asked to be seen.
    page.locator("aside.side [role=tab]").first.evaluate("(one) => one.scrollIntoView()")
    assert page.evaluate("document.querySelector('main').scrollTop") == 0


def test_a_chat_line_is_seen_on_a_phone(new_context: Opener, game_table: TableOpener) -> None:
    """[3] The line below the board tells it, and counts what has not been read."""
    page = window(new_context, "390x844").new_page()
    game_table(page, "mandala", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], options={"first": 1})
    ready(page)
    table = page.url.rsplit("/", 1)[1]
    page.evaluate(
        """(table) => new Promise((done) => {
            const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
            socket.onopen = () => socket.send(JSON.stringify({type: "chat", id: 1, table, text: "tea?"}));
            socket.onmessage = (message) => JSON.parse(message.data).id === 1 && done(socket.close());
        })""",
        table,
    )
    expect(page.locator("[data-last]")).to_contain_text("tea?")
    expect(page.locator("[data-action=talk] .news")).to_have_text("1")
    page.locator("[data-action=talk]").tap()
    page.get_by_role("tab", name="Chat").tap()
    expect(page.locator(".news")).to_have_count(0)


def test_escape_deselects_and_the_focus_stays(page: Page, game_table: TableOpener) -> None:
    """[8, 9] By keyboard: Escape puts a card back; after a move the focus is still on the board, and comes back to the hand."""
    game_table(page, "mandala", options={"first": 1})
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    page.locator(".hand button").nth(1).focus()
    page.keyboard.press("Space")
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Space")
    number = page.locator("main.table").get_attribute("data-number")
    page.locator(".target.legal").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f"main.table:not([data-number='{number}'])")
    page.wait_for_selector(f"{MINE} .hand button:not([disabled]), {MINE} [data-claim]")
    page.wait_for_function("document.querySelector('[data-board]').contains(document.activeElement)")
    expect(page.locator(".toast")).to_have_count(0)  # what was drawn is in the hand, not written over it


def test_what_the_bot_did_is_told_before_whose_turn_it_is(page: Page, game_table: TableOpener) -> None:
    """[9] The live region says "your turn" after the bot's move."""
    game_table(page, "mandala", options={"first": 1})
    page.wait_for_selector(f"{MINE} .hand button:not([disabled])")
    page.locator(".hand button").first.click()
    page.locator(".target.legal").first.click()
    expect(page.locator("[role=log]")).to_contain_text("Random")
    page.wait_for_selector(f"{MINE} .hand button:not([disabled]), {MINE} [data-claim]")
    said = [line for line in page.locator("[role=log] p").all_inner_texts() if line]
    assert said[-1] == "Your turn"
    assert any("Random" in line for line in said[:-1]), said


def test_everybody_at_a_table_has_a_name_of_their_own(page: Page, game_table: TableOpener) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    game_table(page, "ananda", [{"kind": "me"}, *bots])
    page.wait_for_selector("[data-seat='3']")
    names = page.locator("[data-seat] strong").all_inner_texts()
    assert len(set(names)) == 3, names
    assert names[2] == f"{names[1]} II"
    colors = page.locator("[data-seat]").evaluate_all(
        "all => all.map((one) => one.style.getPropertyValue('--seat'))"
    )
    assert len(set(colors)) == 3


def test_what_is_lit_can_be_hit(page: Page, game_table: TableOpener) -> None:
    """[4] From the first camera on, every space that can be chosen is what a click on its middle hits."""
    game_table(page, "ananda", options={"first": 1})
    page.wait_for_selector(MINE)
    page.wait_for_function(
        "() => { const s = window.__vihara?.stage; return s && s.figures().count > 0 && !s.busy() && s.lit().length > 0; }"
    )
    lit = page.evaluate("window.__vihara.stage.lit()")
    assert [one["key"] for one in lit] == [one["hit"] for one in lit]
    # The flattest view one may turn to still shows the board from above.
    page.get_by_test_id("stage").focus()
    for _ in range(12):
        page.keyboard.press("Shift+ArrowDown")
    page.wait_for_function("() => !window.__vihara.stage.busy()")
    lit = page.evaluate("window.__vihara.stage.lit()")
    assert [one["key"] for one in lit] == [one["hit"] for one in lit]


@pytest.mark.parametrize(("game", "place"), [("tajuto", "pagoda red"), ("ananda", "cell c3")])
def test_one_finger_does_not_turn_the_board_away(
    new_context: Opener, game_table: TableOpener, game: str, place: str
) -> None:
    """[3] Neither is Tajuto seen edge-on after a swipe, nor does Ananda's board leave its frame."""
    page = window(new_context, "390x844").new_page()
    game_table(page, game)
    page.wait_for_selector(MINE)
    where = f"window.__vihara.stage.locate('{place}')"
    page.wait_for_function(
        f"() => {{ const s = window.__vihara?.stage; return s && s.figures().count > 0 && !s.busy() && {where}; }}"
    )
    before = page.evaluate(where)
    canvas = page.locator("canvas[data-stage]")
    box = canvas.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for kind, dy in (("touchStart", 0), ("touchMove", 40), ("touchMove", 120), ("touchEnd", 0)):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y + dy}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_function("() => !window.__vihara.stage.busy()")
    after = page.evaluate(where)
    top = page.locator("canvas[data-stage]").bounding_box()
    assert top is not None
    # It is where it was on its canvas: the finger may have moved what the canvas lies in.
    assert abs((after["y"] - top["y"]) - (before["y"] - box["y"])) < 1
    assert abs((after["x"] - top["x"]) - (before["x"] - box["x"])) < 1
