"""Mandala in the terminal: colors with their symbols, in Rich's markup.

The letter beside a symbol begins the color's name in moves, so it is the same in every language.
"""

from __future__ import annotations

from typing import Any

from vihara.core.drawing import Say, pad, width
from vihara.core.record import CHANCE, OVER, SPECTATOR, View
from vihara.core.saying import Saying
from vihara.games.mandala.components import COLORS, SYMBOLS
from vihara.games.mandala.state import UNKNOWN

_STYLES = ("red", "dark_orange", "yellow", "green", "magenta", "grey70")


def card(color: int, number: int = 1) -> str:
    """A colored symbol, the color's letter, and how many."""
    return f"[{_STYLES[color]}]{SYMBOLS[color]}{COLORS[color][0].upper()}[/]" + (
        f"×{number}" if number > 1 else ""
    )


def pile(counts: Any, say: Say = str) -> str:
    """The cards of a pile by color; face-down ones as ▒."""
    shown = [card(c, int(counts[c])) for c in range(UNKNOWN) if counts[c]]
    if counts[UNKNOWN]:
        shown.append(f"▒×{counts[UNKNOWN]}")
    return "  ".join(shown) or f"[dim]{say(Saying('mandala-picture-empty', 'empty'))}[/]"


def river(places: Any) -> str:
    """The six places of a river."""
    at = {int(places[c]): c for c in range(UNKNOWN) if places[c]}
    return "  ".join(f"[dim]{p}[/]{card(at[p])}" if p in at else f"[dim]{p}·[/]" for p in range(1, 7))


def picture(view: View, say: Say = str) -> str:
    """The whole table as one seat sees it: the opponent above, oneself below."""
    v = view[0]
    below = 0 if v.viewer in (SPECTATOR, 0) or v.viewer < 0 else 1
    above = 1 - below
    lines = [*player(view, above, say), *mandalas(view, above, below, say), *player(view, below, say)]
    deck, discard = (
        say(Saying("mandala-picture-deck", "deck")),
        say(Saying("mandala-picture-discard", "discarded")),
    )
    left = f"{deck} {int(v.deck.sum())}   {discard} ({int(v.discard.sum())}) {pile(v.discard, say)}"
    if v.ending:
        left += (
            f"   [bold red]{say(Saying('mandala-picture-ending', 'the next completed mandala is the last'))}[/]"
        )
    lines.append(left)
    if v.to_act not in (CHANCE, OVER) and v.to_act != v.turn:
        chooses = "seat {seat} chooses a color of mountain {mandala}"
        facts = {"seat": int(v.to_act) + 1, "mandala": int(v.mandala) + 1}
        lines.append(say(Saying("mandala-picture-chooses", chooses, **facts)))
    return "\n".join(lines)


def player(view: View, seat: int, say: Say) -> list[str]:
    """A player's river and cup, and the hand below."""
    v = view[0]
    cup, held = v.cup[seat] + v.dealt[seat], v.hand[seat]
    name = say(Saying("seat-name", "Seat {seat}", seat=seat + 1))
    stream, bowl = say(Saying("mandala-picture-river", "river")), say(Saying("mandala-picture-cup", "cup"))
    return [
        f"[bold]{name}[/]  {stream} {river(v.river[seat])}   {bowl} ({int(cup.sum())}) {pile(cup, say)}",
        pad("", width(name) + 2)
        + f"{say(Saying('mandala-picture-hand', 'hand'))} ({int(held.sum())}) {pile(held, say)}",
    ]


def mandalas(view: View, above: int, below: int, say: Say) -> list[str]:
    """The two mandalas, each with the opponent's field above."""
    v = view[0]
    fields = {seat: say(Saying("mandala-picture-field", "field {seat}", seat=seat + 1)) for seat in (above, below)}
    mountain = say(Saying("mandala-picture-mountain", "mountain"))
    column = max(width(word) for word in (mountain, *fields.values())) + 2
    lines = []
    for mandala in range(2):
        title = say(Saying("mandala-picture-mandala", "mandala {mandala}", mandala=mandala + 1))
        lines += [
            f"  ╭─ [bold]{title}[/]",
            f"  │ {pad(fields[above], column)}{pile(v.field[mandala, above], say)}",
            f"  │ [bold]{pad(mountain, column)}{pile(v.mountain[mandala], say)}[/]",
            f"  ╰ {pad(fields[below], column)}{pile(v.field[mandala, below], say)}",
        ]
    return lines
