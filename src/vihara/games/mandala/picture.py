"""Mandala in the terminal: colors with their symbols, in Rich's markup."""

from __future__ import annotations

from typing import Any

from vihara.core.record import CHANCE, OVER, SPECTATOR, View
from vihara.games.mandala.components import COLORS, SYMBOLS
from vihara.games.mandala.state import UNKNOWN

_STYLES = ("red", "dark_orange", "yellow", "green", "magenta", "grey70")


def card(color: int, number: int = 1) -> str:
    """A colored symbol, the color's letter, and how many."""
    return f"[{_STYLES[color]}]{SYMBOLS[color]}{COLORS[color][0].upper()}[/]" + (
        f"×{number}" if number > 1 else ""
    )


def pile(counts: Any) -> str:
    """The cards of a pile by color; face-down ones as ▒."""
    shown = [card(c, int(counts[c])) for c in range(UNKNOWN) if counts[c]]
    if counts[UNKNOWN]:
        shown.append(f"▒×{counts[UNKNOWN]}")
    return "  ".join(shown) or "[dim]empty[/]"


def river(places: Any) -> str:
    """The six places of a river."""
    at = {int(places[c]): c for c in range(UNKNOWN) if places[c]}
    return "  ".join(f"[dim]{p}[/]{card(at[p])}" if p in at else f"[dim]{p}·[/]" for p in range(1, 7))


def picture(view: View) -> str:
    """The whole table as one seat sees it: the opponent above, oneself below."""
    v = view[0]
    below = 0 if v.viewer in (SPECTATOR, 0) or v.viewer < 0 else 1
    above = 1 - below

    def player(seat: int) -> list[str]:
        cup = v.cup[seat] + v.dealt[seat]
        return [
            f"[bold]Seat {seat + 1}[/]  river {river(v.river[seat])}   cup ({int(cup.sum())}) {pile(cup)}",
            f"        hand ({int(v.hand[seat].sum())}) {pile(v.hand[seat])}",
        ]

    lines = player(above)
    for mandala in range(2):
        lines += [
            f"  ╭─ [bold]mandala {mandala + 1}[/]",
            f"  │ field {above + 1}   {pile(v.field[mandala, above])}",
            f"  │ [bold]mountain  {pile(v.mountain[mandala])}[/]",
            f"  ╰ field {below + 1}   {pile(v.field[mandala, below])}",
        ]
    lines += player(below)
    deck, gone = int(v.deck.sum()), int(v.discard.sum())
    note = "   [bold red]the next completed mandala is the last[/]" if v.ending else ""
    lines.append(f"deck {deck}   discarded ({gone}) {pile(v.discard)}{note}")
    if v.to_act not in (CHANCE, OVER) and v.to_act != v.turn:
        lines.append(f"seat {v.to_act + 1} chooses a color of mountain {v.mandala + 1}")
    return "\n".join(lines)
