"""Lines of play counted with every chance outcome; the numbers were worked out by hand, as each test says."""

from __future__ import annotations

from games.menara.table import GAME, position
from games.menara.test_clauses import BASE
from vihara.core.perft import perft


def test_exchange_then_a_card() -> None:
    """Five exchanges (E-1); then a pile, whose next card may be one of 8 blue, 11 yellow or 13 red kinds (E-2)."""
    state = position(f"{BASE}; hand 1 yellow 2 red 1; camp red 1 blue 1")
    assert perft(GAME, state, 1) == 5
    assert perft(GAME, state, 2) == 5 * (8 + 11 + 13)


def test_place_two() -> None:
    """Eight yellow columns, seven free yellow bases, a card for two (E-3a).

    First decision: 7 bases or giving up. Second: one of the 6 other bases, after which two columns are drawn, each of
    5 colors, or giving up; after giving up first: keeping the camp, or six new columns of 5 colors each (E-N3).
    """
    state = position(f"stage build; card blue place-2-free; hand 1 yellow 8; {BASE}")
    assert perft(GAME, state, 1) == 7 + 1
    assert perft(GAME, state, 2) == 7 * 6 * 5**2 + 7 * 1 + 5**6 + 1


def test_a_filled_floor() -> None:
    """One column fills a floor (E-F1): any of 15 floors comes, then every pose offered for it is a line."""
    columns = BASE.replace("0 0 0 on 0", "0 0 0 on 0 columns 1 2 3")
    state = position(
        f"stage build; card blue fill-free; hand 1 yellow 8; {columns}".replace("blue fill", "yellow fill")
    )
    assert perft(GAME, state, 1) == 15 + (2 + 2) + 1  # the new floor, or columns on floors 9 and 15, or giving up
