"""Perfect recall: all that a seat has seen since the beginning, as one text.

A view is a photograph; who forgets nothing knows more. The information state of a seat is the rules, seats and
options of the match, then line by line every step as the seat was told of it: its own decisions by their text, and
of everybody's steps the events as `redact` leaves them. It depends on what the seat was shown and on nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from vihara.core.event import Event
from vihara.core.game import Game
from vihara.core.match import Match
from vihara.core.options import Options, written_options
from vihara.core.record import State

Lines = tuple[str, ...]


def beginning(game: Game, seats: int, options: Options, version: int) -> str:
    """The first line: what everybody knows before the deal."""
    chosen = json.dumps(written_options(options, version), sort_keys=True)
    return f"{game.key} rules {version} seats {seats} {chosen}"


def event_text(event: Event) -> str:
    """An event on one line."""
    fields = " ".join(
        f"{name}={json.dumps(value, ensure_ascii=False, default=str)}" for name, value in event.fields.items()
    )
    return f"{event.kind} {fields}".rstrip()


def line(game: Game, viewer: int | None, actor: int, text: str, events: Iterable[Event]) -> str:
    """What a seat (from 0; None is a spectator) learns of one step; `text` is the actor's decision."""
    heard = [event_text(game.redact(event, viewer)) for event in events]
    return "; ".join([f"I: {text}", *heard] if viewer is not None and actor == viewer else heard)


class Memory:
    """What each seat, and last the spectator, has seen so far: lines of text, never changed, only added to."""

    def __init__(self, game: Game, seats: int, options: Options, version: int | None = None) -> None:
        self.game = game
        self.seats = seats
        self.lines: list[Lines] = [(beginning(game, seats, options, game.check_version(version)),)] * (seats + 1)

    def __deepcopy__(self, memo: dict[int, object]) -> Memory:
        """Lines are shared: they never change."""
        twin = Memory.__new__(Memory)
        twin.game, twin.seats, twin.lines = self.game, self.seats, list(self.lines)
        return twin

    def __getstate__(self) -> tuple[str, int, list[Lines]]:
        return self.game.key, self.seats, self.lines

    def __setstate__(self, kept: tuple[str, int, list[Lines]]) -> None:
        from vihara.core.game import load

        self.game, self.seats, self.lines = load(kept[0]), kept[1], kept[2]

    def note(self, actor: int, text: str, events: Sequence[Event]) -> None:
        """Add a step of a seat (from 0), or of chance (below 0)."""
        for place in range(self.seats + 1):
            viewer = place if place < self.seats else None
            self.lines[place] = (*self.lines[place], line(self.game, viewer, actor, text, events))

    def look(self, state: State) -> None:
        """Add what each sees of a state, as where a match begins from a position."""
        for place in range(self.seats + 1):
            view = self.game.observe(state, place if place < self.seats else None)
            self.lines[place] = (*self.lines[place], self.game.write_position(view))

    def step(self, state: State, action: int) -> None:
        """Carry out an action in place and remember it."""
        actor = self.game.to_act(state)
        text = self.game.name(state, action) if actor >= 0 else ""
        self.note(actor, text, self.game.apply(state, action))

    def of(self, seat: int | None) -> str:
        """The information state of a seat from 0; None is a spectator."""
        return "\n".join(self.lines[self.seats if seat is None else seat])

    def imagine(self, seat: int, state: State) -> Memory:
        """The memory in a world drawn from a seat's view: its own stays; of what the others have seen besides the
        public part nothing is left but their views of that world.
        """
        twin = Memory.__new__(Memory)
        twin.game, twin.seats = self.game, self.seats
        twin.lines = [
            self.lines[place]
            if place in (seat, self.seats)
            else (*self.lines[self.seats], self.game.write_position(self.game.observe(state, place)))
            for place in range(self.seats + 1)
        ]
        return twin


def information_state(match: Match, seat: int | None) -> str:
    """The information state of a seat (from 1; None is a spectator) in a match."""
    memory = Memory(match.game, match.seats, match.options, match.version)
    for entry in match.log:
        memory.note(entry.seat - 1, entry.text, entry.events)
    return memory.of(None if seat is None else seat - 1)
