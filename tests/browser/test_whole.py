"""Whole matches of all four games by a real mouse and a real finger, to the end."""

from __future__ import annotations

import pytest

from browser.conftest import Opener, TableOpener
from browser.measures import COARSE, SIZES, laid_out, measure, window
from browser.playing import OVER, show_moves
from browser.pointing import play_by_pointer
from vihara.core.game import REGISTRY

LEAST = {"menara": 8}
"""So many decisions a match has at least; a tower may fall early."""


@pytest.mark.soak
@pytest.mark.parametrize("size", ["1366x768", "390x844"])
@pytest.mark.parametrize("game", sorted(REGISTRY))
def test_a_whole_match_by_pointer(new_context: Opener, game_table: TableOpener, game: str, size: str) -> None:
    page = window(new_context, size, **COARSE).new_page()
    game_table(page, game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    page.wait_for_selector("main.table [data-board]:not(:has([aria-busy]))")
    show_moves(page)
    page.keyboard.press("Escape")
    made, wrong = play_by_pointer(page, game, touch=SIZES[size].touch)
    assert wrong == []
    page.wait_for_selector(f"{OVER} .result")
    assert made >= LEAST.get(game, 12)
    laid_out(page)
    assert measure(page, touch=SIZES[size].touch, axe=False) == []
