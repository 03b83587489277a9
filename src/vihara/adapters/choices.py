"""What programs choose among, the same in every adapter.

A choice is an action number where these are few. Where a pose makes them too many, it is a place in the list of
what `legal` offers, 0 the first; of a list longer than the game's `open_poses` allow entries are left out evenly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from vihara.core.chance import Dice
from vihara.core.errors import IllegalMove, InvalidMove
from vihara.core.game import Game
from vihara.core.options import Options
from vihara.core.record import State, View

LOW, HIGH = -4.0, 4.0
"""Every number of a tensor lies between."""


def width(game: Game) -> int:
    """Choices are numbered from 0 to one less."""
    return game.open_poses.most if game.open_poses else game.decisions


def offered(game: Game, state: State) -> list[int]:
    """The action numbers behind the choices of the seat to act, ascending; takes states and views alike."""
    legal = game.legal(state)
    most = width(game)
    if game.open_poses is None or len(legal) <= most:
        return legal
    return [legal[place * len(legal) // most] for place in range(most)]


def mask(game: Game, state: State) -> npt.NDArray[np.int8]:
    """1 for each choice that the seat to act has."""
    found = np.zeros(width(game), np.int8)
    numbers = offered(game, state)
    if game.open_poses is None:
        found[numbers] = 1
    else:
        found[: len(numbers)] = 1
    return found


def action_of(game: Game, state: State, choice: int) -> int:
    """The action number of a choice; IllegalMove if the seat to act does not have it."""
    numbers = offered(game, state)
    if game.open_poses is None:
        if choice in numbers:
            return int(choice)
        known = 0 <= choice < game.decisions
        raise IllegalMove(str(choice), *_reason(game, state, choice, known))
    if 0 <= choice < len(numbers):
        return numbers[choice]
    raise IllegalMove(str(choice), f"there are {len(numbers)} choices here, numbered from 0", "legal()")


def _reason(game: Game, state: State, choice: int, known: bool) -> tuple[str, str]:
    if known:
        try:
            game.name(state, int(choice))  # a number without a name is no action at all
            return game.refusal(state, int(choice))
        except (ValueError, IndexError, InvalidMove):
            pass
    return "it is no legal action here", "legal()"


def choice_of(game: Game, state: State, action: int) -> int:
    """The choice that stands for a legal action number: where lists are thinned out, the nearest before it."""
    if game.open_poses is None:
        return int(action)
    numbers = offered(game, state)
    return max(0, int(np.searchsorted(numbers, action, side="right")) - 1)


def choice_size(game: Game) -> int:
    """How many numbers tell one choice, where they are told at all."""
    return sum(part.size for part in game.open_poses.parts) if game.open_poses else 0


def told(game: Game, state: State) -> npt.NDArray[np.float32]:
    """Each choice in numbers, a row for each; only where choices are places in a list."""
    rows = np.zeros((width(game), choice_size(game)), np.float32)
    if game.open_poses is not None:
        for row, action in zip(rows, offered(game, state), strict=False):
            game.open_poses.write(action, row)
    return rows


def observation(game: Game, view: View, acting: bool) -> dict[str, npt.NDArray[Any]]:
    """What a program gets: the tensor, the mask (all 0 while others act), and where need be the choices."""
    found: dict[str, npt.NDArray[Any]] = {
        "observation": game.tensor(view),
        "action_mask": mask(game, view) if acting else np.zeros(width(game), np.int8),
    }
    if game.open_poses:
        found["choices"] = told(game, view) if acting else np.zeros((width(game), choice_size(game)), np.float32)
    return found


def returns(game: Game, seats: int, winners: Sequence[int]) -> list[float]:
    """What a match was worth to each seat; winners count from 0.

    Where all play together, 1 or −1. Else the winner has 1 and the others lose as much together; a victory is
    shared, so that all add up to 0.
    """
    if game.together:
        return [1.0 if winners else -1.0] * seats
    share = 1.0 / len(winners) if winners else 0.0
    least = 1.0 / seats if winners else 0.0
    scale = seats / (seats - 1)
    return [((share if seat in winners else 0.0) - least) * scale for seat in range(seats)]


def final_returns(game: Game, state: State) -> list[float]:
    """The same of a state; before the end all have 0."""
    seats = game.seat_count(state)
    outcome = game.outcome(state)
    if outcome is None:
        return [0.0] * seats
    return returns(game, seats, [seat - 1 for seat in outcome.winners])


def start(game: Game, seats: int | None, options: Mapping[str, Any] | Options | None, dice: Dice) -> State:
    """A new match, nothing drawn yet but who begins, if that is left to the dice."""
    seats = game.seats[0] if seats is None else seats
    if seats not in game.seats:
        game.new(seats)
    return game.new(seats, game.settle(seats, options or {}, dice))
