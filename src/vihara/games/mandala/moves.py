"""Moves as values, their action numbers, and why a move is refused."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from vihara.core.compiled import Record
from vihara.core.record import State
from vihara.core.saying import Saying
from vihara.games.mandala.components import COLORS
from vihara.games.mandala.rules import BUILD, CARD, CLAIM, GROW, PASS, REDRAW, RESHUFFLE
from vihara.games.mandala.state import CLAIMING


@dataclass(frozen=True)
class Move:
    """A decision or a chance action: its kind, and mandala (from 1), color and number where it has them."""

    kind: str
    mandala: int = 0
    color: str = ""
    number: int = 0


def action_of(move: Move) -> int:
    """The action number of a move."""
    color = COLORS.index(move.color) if move.color else 0
    place = (move.mandala - 1) * len(COLORS) + color
    match move.kind:
        case "build":
            return BUILD + place
        case "grow":
            return GROW + place * 7 + move.number - 1
        case "redraw":
            return REDRAW + color * 8 + move.number - 1
        case "claim":
            return CLAIM + color
        case "card":
            return CARD + color
        case "reshuffle":
            return RESHUFFLE
        case "pass":
            return PASS
    raise ValueError(f"no move of kind {move.kind!r}")


@cache
def move_of(action: int) -> Move:
    """The move with this action number."""
    if 0 <= action < GROW:
        return Move("build", action // 6 + 1, COLORS[action % 6])
    if GROW <= action < REDRAW:
        place, number = divmod(action - GROW, 7)
        return Move("grow", place // 6 + 1, COLORS[place % 6], number + 1)
    if REDRAW <= action < CLAIM:
        color, number = divmod(action - REDRAW, 8)
        return Move("redraw", color=COLORS[color], number=number + 1)
    if CLAIM <= action < PASS:
        return Move("claim", color=COLORS[action - CLAIM])
    if action == PASS:
        return Move("pass")
    if CARD <= action < RESHUFFLE:
        return Move("card", color=COLORS[action - CARD])
    if action == RESHUFFLE:
        return Move("reshuffle")
    raise ValueError(f"no action has the number {action}")


def refusal(state: State, action: int) -> tuple[str, str]:
    """Why an action is not legal: a sentence and the clause it rests on."""
    s = state[0]
    move = move_of(action)
    if s.stage == CLAIMING:
        if move.kind != "claim":
            return Saying(
                "mandala-refusal-claim-first", "a mandala is being destroyed: claim a color of its mountain"
            ), "M-X3"
        left = "mountain {mandala} has no {color} left"
        return Saying("mandala-refusal-claimed", left, mandala=int(s.mandala) + 1, color=move.color), "M-X3"
    if move.kind == "claim":
        return Saying("mandala-refusal-no-claim", "no mandala is being destroyed"), "M-X1"
    if move.kind == "pass":
        return Saying("mandala-refusal-pass", "passing needs that nothing else is legal"), "M-U2"
    return _refusal_of_cards(s, move)


def _refusal_of_cards(s: Record, move: Move) -> tuple[str, str]:
    color, mandala, seat = COLORS.index(move.color), move.mandala - 1, s.to_act
    held, needed = int(s.hand[seat, color]), move.number or 1
    clause = {"build": "M-A1", "grow": "M-B1", "redraw": "M-D1"}[move.kind]
    where = {"color": move.color, "mandala": move.mandala}
    if held == 0:
        return Saying("mandala-refusal-hand-none", "your hand has no {color}", color=move.color), clause
    if held < needed:
        few = "your hand has {held} {color}"
        return Saying("mandala-refusal-hand-few", few, held=held, color=move.color), clause
    if move.kind == "redraw":
        return Saying("mandala-refusal-turn", "cards can only be discarded on one's own turn"), "M-D1"
    if move.kind == "grow" and s.mountain[mandala, color]:
        return Saying("mandala-refusal-mountain", "{color} lies in mountain {mandala}", **where), "M-R1"
    if s.field[mandala, 1 - seat, color]:
        theirs = "{color} lies in the opponent's field of mandala {mandala}"
        return Saying("mandala-refusal-their-field", theirs, **where), "M-R1"
    if move.kind == "build" and s.field[mandala, seat, color]:
        yours = "{color} lies in your field of mandala {mandala}"
        return Saying("mandala-refusal-your-field", yours, **where), "M-R1"
    if move.kind == "grow":
        return Saying("mandala-refusal-last-card", "at least one card must stay in hand"), "M-B2"
    nothing = "it is your last card and there is nothing to draw"
    return Saying("mandala-refusal-nothing-to-draw", nothing), "M-U2"
