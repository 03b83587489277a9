"""Columns and long lists of the pictures for the terminal."""

from __future__ import annotations

from vihara.core.drawing import LINE, fold, pad, width


def test_markup_takes_no_columns() -> None:
    assert width("[bold dodger_blue1]●O[/] żółta [dim]2·[/]") == len("●O żółta 2·")
    assert pad("[dim]zu spät[/]", 10) == "[dim]zu spät[/]   "
    assert pad("too long", 3) == "too long"


def test_long_lists_are_folded_in_other_languages() -> None:
    """At the last comma that fits, with what follows below; the English stays in one line, whatever its length."""
    items = [f"[bold]Weisheit {number}[/]" for number in range(20)]
    long = f"hat: {', '.join(items)}"
    lines = fold(long, "owns: wisdom", 4).split("\n")
    assert len(lines) > 2
    assert all(LINE - 15 < width(line) <= LINE for line in lines[:-1])
    assert all(line.endswith(",") for line in lines[:-1])
    assert all(line.startswith("    [bold]") for line in lines[1:])
    assert " ".join(line.strip() for line in lines) == long
    assert fold(long, long, 4) == long
    assert fold("hat: nichts", "owns: nothing", 4) == "hat: nichts"


def test_other_lists_are_folded_between_their_items() -> None:
    goals = "  ".join(["wisdom5 (Weisheit 0/5 EP)"] * 5)
    first, second = fold(goals, "goals", 2, between="  ").split("\n")
    assert first == "  ".join(["wisdom5 (Weisheit 0/5 EP)"] * 3)
    assert second == "  " + "  ".join(["wisdom5 (Weisheit 0/5 EP)"] * 2)
