"""Learning: a guided game to its end, the rules in each language, help for the phase; by mouse, keyboard and phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener, TableOpener
from browser.playing import violations, wide
from vihara.core.game import REGISTRY
from vihara.lessons import lesson

GAMES = sorted(REGISTRY)


def note(page: Page, index: int) -> None:
    """Wait for a note."""
    page.wait_for_selector(f"main[data-note='{index}'][data-travelling=false]")


def test_a_guided_game_played_through_to_its_end(page: Page) -> None:
    """On the board and through the list of moves: a wrong move gets a friendly sentence, the right one goes on."""
    page.goto("/learn")
    page.locator("a[href='/learn/mandala']").click()
    notes = lesson("mandala").notes
    for index, one in enumerate(notes):
        note(page, index)
        expect(page.locator(f"[data-message={one.says}]")).to_be_visible()
        if one.move is None:
            if index < len(notes) - 1:
                page.locator("[data-action=next]").click()
            continue
        if one.move == "F1 purple 3":
            page.locator("details > summary").click()
            page.locator("[data-move='X red 1']").click()
            expect(page.locator(".other")).to_contain_text("A fine idea")
            note(page, index)
        if one.move == "M1 red":  # with card and mountain, as in any game
            page.locator(".hand button").first.click()
            page.locator(".target.legal").first.click()
        else:
            page.locator(f"[data-move='{one.move}']").evaluate("button => button.click()")
    expect(page.locator("p.done")).to_be_visible()
    expect(page.locator(".text")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-action=play]").click()
    page.wait_for_selector("main.table[data-status=running]")


@pytest.mark.parametrize("game", GAMES)
def test_every_guided_game_by_keyboard(game: str, new_context: Opener) -> None:
    """With the arrow keys through all notes, on a phone, and back."""
    page = new_context(width=360, height=760).new_page()
    page.goto(f"/learn/{game}")
    notes = lesson(game).notes
    for index in range(len(notes) - 1):
        note(page, index)
        page.keyboard.press("ArrowRight")
    note(page, len(notes) - 1)
    expect(page.locator("p.done")).to_be_visible()
    assert wide(page) <= 0
    page.keyboard.press("ArrowLeft")
    note(page, len(notes) - 2)


LANGUAGES = ("de", "en", "fr", "it", "pl")


@pytest.mark.parametrize(("language", "game"), list(zip(LANGUAGES, [*GAMES, *GAMES], strict=False)))
def test_the_rules_in_each_language(language: str, game: str, new_context: Opener) -> None:
    """Every clause with its number and every drawing with its words; the page is not too wide for a phone."""
    page = new_context(language=language, width=360, height=760, dark=language == "fr").new_page()
    page.goto(f"/rules/{game}")
    page.wait_for_selector("section li")
    assert page.evaluate("document.documentElement.lang") == language
    texts = page.locator("section li > span").all_inner_texts()
    assert len(texts) > 35
    assert not [text for text in texts if text.startswith("learn-") or not text.strip()]
    assert page.locator("figure svg").count() >= 3
    assert wide(page) <= 0
    if language in ("en", "fr"):  # by day and by night; the words change nothing
        assert violations(page) == []


def test_a_link_to_a_clause(page: Page) -> None:
    page.goto("/rules/mandala#M-E4")
    clause = page.locator("[id='M-E4']")
    expect(clause).to_be_in_viewport()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The color rule").click()
    expect(page.locator("[id='M-R1']")).to_be_in_viewport()
    page.goto("/rules/chess")
    expect(page.get_by_role("heading", name="There is no such game.")).to_be_visible()


def test_help_for_the_phase(page: Page, game_table: TableOpener) -> None:
    """What matters now: one click away, closed by Escape, with the focus back where it was."""
    page.goto("/learn/mandala")
    note(page, 0)
    opener = page.locator("[data-action=help]")
    opener.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("one of three actions")
    expect(dialog).to_contain_text("M-A1")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
    game_table(page, "mandala")
    page.locator("[data-action=help]").click()
    expect(dialog).to_contain_text("one of three actions")


def test_the_page_of_all_games(new_context: Opener) -> None:
    page = new_context(width=360, height=760, dark=True).new_page()
    page.goto("/learn")
    expect(page.locator("li.panel")).to_have_count(len(GAMES))
    assert violations(page) == []
    assert wide(page) <= 0


def test_on_a_phone_the_note_leaves_the_board_alone(new_context: Opener) -> None:
    """The note is a row below the board, always as high: it hides nothing that it asks for, and nothing moves."""
    page = new_context(width=360, height=740, has_touch=True, is_mobile=True).new_page()
    page.goto("/learn/mandala")
    note(page, 0)
    boxes = "[...document.querySelectorAll('section.note, [data-board]')].map((one) => one.getBoundingClientRect().toJSON())"
    board, panel = page.evaluate(boxes)
    assert panel["height"] <= 0.25 * 740
    assert panel["top"] >= board["bottom"]
    for index in range(20):  # to the first note that wants a move
        note(page, index)
        if page.locator("p.move").count():
            break
        page.locator("[data-action=next]").tap()
    assert page.evaluate(boxes) == [board, panel]
    expect(page.locator("p.text")).to_be_in_viewport()
    for button in ("back", "next"):
        expect(page.locator(f"[data-action={button}]")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
