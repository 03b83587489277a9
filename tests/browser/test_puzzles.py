"""Puzzles: solved on the board, failed from the list, on a phone, and whether a tower stands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.playing import violations, wide
from vihara.core.game import REGISTRY, load
from vihara.puzzles.files import Puzzle, shipped

TOWERS = next(key for key in REGISTRY if load(key).open_poses)


def put(page: Page, puzzle: Puzzle) -> None:
    """Go to a puzzle, and wait for its question."""
    page.goto(f"/puzzles/{puzzle.game}/{puzzle.name}")
    page.wait_for_selector(f"main[data-puzzle='{puzzle.name}'] [data-action=solution]")


def test_a_puzzle_solved_on_the_board(page: Page) -> None:
    """With card and mountain, as in any game; themes are told afterwards, and a rating is a first one."""
    puzzle = next(one for one in shipped("mandala") if one.best.move == "M1 black")
    put(page, puzzle)
    expect(page.locator("[data-tags]")).to_have_count(0)
    page.locator(".hand button[data-color=black]").first.click()
    page.locator(".target.legal").first.click()
    expect(page.locator("main[data-credit='1']")).to_be_visible()
    expect(page.locator("section.note .words")).to_contain_text("Right: “Lay black into mountain 1” is best")
    expect(page.locator("section.note .words")).to_be_focused()
    expect(page.locator("[data-tags]")).to_contain_text("the mountain")
    expect(page.locator("[role=log]")).to_contain_text("Right")
    page.locator("[data-action=next]").press("Enter")
    page.wait_for_selector(f"main[data-puzzle]:not([data-puzzle='{puzzle.name}'])")
    expect(page.get_by_role("region", name="Question")).to_be_focused()
    page.goto("/puzzles")
    game = page.locator("[data-game=mandala]")
    expect(game).to_contain_text("Solved: 1 of")
    expect(game).not_to_contain_text("1500")


def test_a_puzzle_failed_comes_again(page: Page) -> None:
    """A wrong move from the list gets what it is worth; the better ones are in the table, and the board shows the best."""
    puzzle = shipped("mandala")[0]
    wrong = puzzle.choices[1]
    put(page, puzzle)
    page.locator("summary").click()
    page.locator(f"[data-move='{wrong.move}']").click()
    main = page.locator("main[data-credit]")
    assert float(main.get_attribute("data-credit") or -1) == pytest.approx(puzzle.credit(wrong), abs=1e-4)
    expect(page.locator("section.note .words")).to_contain_text("fewer of 100 games than")
    expect(page.locator("tbody tr")).to_have_count(len(puzzle.choices))
    expect(page.locator("tbody tr").first).to_contain_text(f"{100 * puzzle.best.win:.1f} ±")
    assert violations(page) == []
    page.goto("/puzzles")
    again = page.locator("[data-game=mandala] .again a")
    expect(again).to_have_count(1)
    assert violations(page) == []
    again.click()
    page.wait_for_selector(f"main[data-puzzle='{puzzle.name}']")
    page.locator("summary").click()
    page.locator(f"[data-move='{puzzle.best.move}']").click()
    page.wait_for_selector("main[data-credit='1']")
    page.goto("/puzzles")
    expect(page.locator("[data-game=mandala]")).to_contain_text("Solved: 1 of")
    expect(again).to_have_count(0)
    page.goto("/puzzles/mandala/00000000")
    expect(page.get_by_role("alert")).to_contain_text("There is no such puzzle.")


def test_a_tower_on_a_phone_by_keyboard(new_context: Opener) -> None:
    """The piece in question is seen, nobody tells a margin before the answer, and the page never scrolls."""
    page = new_context(language="de", width=360, height=740, has_touch=True, is_mobile=True).new_page()
    puzzle = shipped(TOWERS)[0]
    put(page, puzzle)
    expect(page.locator("header.bar")).to_contain_text("Steht der Turm?")
    expect(page.locator("[data-board]")).not_to_contain_text("°")
    for answer in ("stands", "falls"):
        expect(page.locator(f"[data-answer={answer}]")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    page.locator(f"[data-answer={puzzle.best.move}]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("main[data-credit='1']")).to_be_visible()
    expect(page.locator("section.note .words")).to_contain_text("Richtig.")
    expect(page.locator("[data-action=next]")).to_be_in_viewport(ratio=1)
    assert wide(page) <= 0
    assert page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight") == 0
    assert violations(page) == []
