"""The protocol every game speaks, and the registry: the only place that lists the games."""

from __future__ import annotations

import dataclasses
import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from vihara.core import record
from vihara.core.chance import Dice, FastDice, choose
from vihara.core.drawing import Say
from vihara.core.errors import IllegalMove, InvalidSeats, UnknownGame, UnknownRules
from vihara.core.event import Event, Fields
from vihara.core.options import RANDOM, Options, WrittenOptions, read_options
from vihara.core.record import CHANCE, OVER, SPECTATOR, State, View
from vihara.core.rooms import (
    Endings,
    Learned,
    OpenPoses,
    Part,
    Positions,
    Rooms,
    Shown,
    Texts,
    Words,
)
from vihara.core.saying import Saying
from vihara.core.search import Search
from vihara.core.simulation import Simulation
from vihara.core.telling import Telling
from vihara.core.turns import to_act
from vihara.core.words import Vocabulary

__all__ = [
    "CHANCE",
    "OVER",
    "REGISTRY",
    "SPECTATOR",
    "Game",
    "Kernels",
    "Outcome",
    "Part",
    "Rooms",
    "Search",
    "game_of",
    "load",
]

REGISTRY: dict[str, str] = {
    "ananda": "vihara.games.ananda",
    "mandala": "vihara.games.mandala",
    "menara": "vihara.games.menara",
    "tajuto": "vihara.games.tajuto",
}
"""The games there are: key → package. Nothing else outside `games/` names one."""


@dataclass(frozen=True)
class Outcome:
    """How a match ended: seats from 1."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    required: int = 0
    """The score that was required, where all seats win or lose together."""


@dataclass(frozen=True)
class Kernels:
    """A game's compiled functions; all take an array of records and an index, seats count from 0.

    A view is a record of the same kind in which what the seat cannot see is blank, so every function that only
    needs what the seat to act knows (`to_act`, `legal`, `choose`, `policy`) takes states and views alike.
    """

    to_act: Callable[..., int]  # (states, i) → seat, CHANCE or OVER
    legal: Callable[..., int]  # (states, i, out) → how many; ascending action numbers
    chances: Callable[..., int]  # (states, i, actions, weights) → how many
    apply: Callable[..., None]  # (states, i, action): a decision or a chance action, nothing drawn
    pick: Callable[..., int]  # (states, i, dice) → chance action; one draw, as `choose` over `chances`
    choose: Callable[..., int]  # (states, i, dice) → uniform legal action; one draw
    policy: Callable[..., int]  # (views, i, dice) → the greedy player's action
    greedy: Callable[..., int]  # (views, i, dice, scratch) → the same; `policy` allocates scratch
    scores: Callable[..., None]  # (states, i, out)
    winners: Callable[..., int]  # (states, i) → bit mask of seats
    observe: Callable[..., None]  # (states, i, seat, views, j): seat SPECTATOR sees what all see
    resample: Callable[..., None]  # (views, j, states, i, dice)
    draw: Callable[..., None] | None = (
        None  # (states, i, dice): all chance that is due; only where that is faster than one by one
    )
    binds: Callable[..., bool] | None = None  # (states, i, action) → whether it cannot be taken back; None: never
    near: Callable[..., int] | None = None  # (views, i, action) → an allowed action close to a refused one, or −1
    possible: Callable[..., bool] | None = (
        None  # (states, i, action) → see `Game.possible`; None: what `chances` has
    )


class Belief(Protocol):
    """What one seat believes of the hidden part; it sees its own views and public decisions, never the state."""

    def __init__(self, seat: int) -> None:
        """Of a seat, from 0, before the match begins."""

    def note(self, before: View, action: int | None, after: View) -> None:
        """See one step: a decision, or chance (`None`) that moves one thing."""

    def worlds(self, view: View, number: int, dice: FastDice) -> State | None:
        """So many worlds that look like the view, as likely as they are believed, or one if there is no doubt;
        None if nothing is believed.
        """


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """One game: what it is called, what it can, and its rooms."""

    key: str
    version: int
    """The version of the rules that new matches are played by; older ones, from 1 on, can still be played."""
    seats: range
    options: type[Options]
    presets: Mapping[str, WrittenOptions] = field(default_factory=dict)
    """Ways to begin, by name: the options that make them."""
    dtype: np.dtype[Any]
    decisions: int
    """Action numbers of decisions are below this."""
    most_actions: int
    """No position has more legal actions, and no chance more outcomes."""
    listing: Mapping[str, int]
    """Chance lines that list pieces: their first word or two → how many words follow before the pieces."""

    # What it can.
    together: bool = False
    """Whether all seats win or lose together."""
    goal: str = ""
    """The field of the record with the score that is then required."""
    simulated: bool = False
    """Whether chance is found out by a simulation: a step may take long."""
    silent: int | None = None
    """The chance action that has no text and no line: nothing happened (a tower that was in doubt stands)."""
    open_poses: OpenPoses | None = None
    """Of a game whose actions are too many to number."""

    # Its rooms.
    set_up: Callable[[int, Options, int], State]
    """(seats, options, version) → the record before the first chance action, by this version of the rules."""
    kernels: Kernels
    texts: Texts
    positions: Positions
    words: Words
    endings: Endings
    shown: Shown
    learned: Learned
    belief: type[Belief] | None = None
    """What a seat believes of the hidden part from all it has seen, where a memory says more than a view."""
    search: Search | None = None
    """None where no seat has a lead of its own to search for."""
    simulation: Callable[[], Simulation] | None = None
    """How chance is found out by a simulation."""
    reasons: Callable[[View, int], Saying | None] | None = None
    """Why the game's own policy makes a move, where it can tell."""
    themes: Callable[[Fields, Fields], tuple[str, ...]] | None = None
    """(what a good move brings, what the move brings that looks best) → what the good one is an example of."""

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A game goes to another process by its key."""
        return load, (self.key,)

    # -- a new match ------------------------------------------------------------------------------------------

    def new(self, seats: int, options: Options | None = None, version: int | None = None) -> State:
        """Lay everything out; the deal is chance and still to come. Without a version, by the present rules."""
        version = self.check_version(version)
        self.check_seats(seats)
        return self.set_up(seats, read_options(self.options, {}, version) if options is None else options, version)

    def check_seats(self, seats: int) -> None:
        """Raise InvalidSeats, saying how many it takes, if so many cannot play."""
        if seats not in self.seats:
            sentence = "{game} takes {span} seats, not {seats}"
            raise InvalidSeats(
                Saying("error-seats-number", sentence, game=self.key, span=_span(self.seats), seats=seats)
            )

    def check_version(self, version: int | None) -> int:
        """A version of the rules there is, the present one if none is given; else UnknownRules says which are."""
        if version is None:
            return self.version
        if version not in range(1, self.version + 1):
            raise UnknownRules(self.key, version, ", ".join(map(str, range(1, self.version + 1))))
        return version

    def settle(
        self, seats: int, given: Mapping[str, object] | Options, dice: Dice | None, version: int | None = None
    ) -> Options:
        """Read options, check them against the seats, and let the dice replace a random choice."""
        version = self.check_version(version)
        options = given if isinstance(given, Options) else read_options(self.options, given, version)
        first = getattr(options, "first", 1)
        if first == RANDOM:
            if dice is None:
                raise InvalidSeats(Saying("error-seats-random", "a random first seat needs dice"))
            options = dataclasses.replace(options, first=1 + dice.below(seats))  # type: ignore[call-arg]
        elif first > seats:
            sentence = "option 'first': found {found}, but there are only {seats} seats"
            raise InvalidSeats(Saying("error-seats-first", sentence, found=first, seats=seats))
        return options

    # -- playing ----------------------------------------------------------------------------------------------

    def to_act(self, state: State) -> int:
        """The seat to act, counted from 0, or CHANCE or OVER."""
        return int(self.kernels.to_act(state, 0))

    def legal(self, state: State) -> list[int]:
        """The legal actions of the seat to act, ascending."""
        actions = np.empty(self.most_actions, np.int64)
        found: list[int] = actions[: self.kernels.legal(state, 0, actions)].tolist()
        return found

    def chance(self, state: State) -> list[tuple[int, int]]:
        """The possible chance actions with whole-number weights."""
        actions, weights = np.empty(self.most_actions, np.int64), np.empty(self.most_actions, np.int64)
        count = self.kernels.chances(state, 0, actions, weights)
        return list(zip(actions[:count].tolist(), weights[:count].tolist(), strict=True))

    def draw(self, state: State, dice: Dice) -> int:
        """Draw the next chance action: exactly one draw of the dice."""
        return choose(dice, self.chance(state))

    def possible(self, state: State, action: int) -> bool:
        """Whether chance could give this here; a file is asked, dice need not be."""
        if self.kernels.possible is not None:
            return bool(self.kernels.possible(state, 0, action))
        return any(action == outcome for outcome, _ in self.chance(state))

    def example(self, state: State) -> str:
        """What chance could say here; nothing is simulated for that."""
        draws = self.words.draws if isinstance(self.words, Telling) else None
        if draws is None or int(draws.place(state, 0)) not in draws.simulated:
            return self.name(state, self.chance(state)[0][0])
        return next((self.name(state, piece) for piece in draws.pieces if self.possible(state, piece)), "")

    def apply(self, state: State, action: int) -> list[Event]:
        """Carry out a legal action or a chance action in place, and tell what happened."""
        before = record.copy(state)
        self.kernels.apply(state, 0, action)
        return self.events(before, action, state)

    def scores(self, state: State) -> list[int]:
        """Each seat's score as it stands."""
        scores = np.zeros(self.seats[-1], np.int64)
        self.kernels.scores(state, 0, scores)
        found: list[int] = scores[: self.seat_count(state)].tolist()
        return found

    def outcome(self, state: State) -> Outcome | None:
        """Who won and why it ended; None before the end."""
        if self.to_act(state) != OVER:
            return None
        mask = int(self.kernels.winners(state, 0))
        winners = tuple(seat + 1 for seat in range(self.seat_count(state)) if mask >> seat & 1)
        return Outcome(winners, tuple(self.scores(state)), self.reason(state))

    def ended(self, state: State, winners: tuple[int, ...], reason: str) -> Outcome:
        """How a match ends that is not played to its end; where all play together, it may end for all alike."""
        return Outcome(winners, tuple(self.scores(state)), reason)

    def objection(self, state: State, action: int) -> IllegalMove | None:
        """Why the seat to act may not do this; None if it may."""
        if action in self.legal(state):
            return None
        text = self.name(state, action)  # a number that is no action is told as such
        return IllegalMove(text, *self.refusal(state, action))

    def check(self, state: State, action: int) -> None:
        """Raise IllegalMove, saying why, if the seat to act may not do this."""
        objection = self.objection(state, action)
        if objection is not None:
            raise objection

    def binding(self, state: State, action: int) -> bool:
        """Whether a decision cannot be taken back even before chance is drawn."""
        return self.kernels.binds is not None and bool(self.kernels.binds(state, 0, action))

    def seat_count(self, state: State) -> int:
        """How many seats play; a game for one number of them need not keep it."""
        return self.seats[0] if len(self.seats) == 1 else int(state["seats"][0])

    def census(self, state: State) -> dict[str, int]:
        """Count the pieces of the box wherever they are: the same in every state of a match."""
        return self.positions.census(state[0])

    def reason(self, state: State) -> str:
        """A few words on why the game ended."""
        return self.endings.reason(state)

    def events(self, before: State, action: int, after: State) -> list[Event]:
        """Tell what an action did."""
        return self.words.events(before, action, after)

    def refusal(self, state: State, action: int) -> tuple[str, str]:
        """Why an action is not legal here: a sentence and the clause."""
        return self.words.refusal(state, action)

    # -- hiding -----------------------------------------------------------------------------------------------

    def observe(self, state: State, seat: int | None) -> View:
        """What a seat (from 0) sees; None is a spectator."""
        view = np.frombuffer(bytearray(self.dtype.itemsize), self.dtype)  # np.zeros takes four times as long
        self.kernels.observe(state, 0, SPECTATOR if seat is None else seat, view, 0)
        return View(view)

    def figures(self, view: View) -> Mapping[str, Any]:
        """What the rules make of a view, for people to see: running scores, sizes, prices. JSON, by name."""
        return self.words.figures(view)

    def foresee(self, view: View, action: int) -> Mapping[str, Any]:
        """What a legal move would cost and bring, as far as the view tells. JSON, by name; nothing is drawn."""
        return self.words.foresee(view, action)

    def near(self, view: View, action: int) -> str | None:
        """An allowed move close to one that is refused, where a hand would find it; None: none is known."""
        found = -1 if self.kernels.near is None else int(self.kernels.near(view, 0, action))
        return None if found < 0 else self.name(view, found)

    def advises(self, options: Options) -> bool:  # noqa: ARG002
        """Whether players may be given hints at all, with these options."""
        return True

    def explain(self, view: View, action: int) -> Saying | None:
        """Why the game's own policy makes this move, in a sentence, where it can tell."""
        return None if self.reasons is None else self.reasons(view, action)

    def resample(self, view: View, words: npt.NDArray[np.uint64]) -> State:
        """Draw a whole state that looks like this view, from the view alone."""
        state = np.zeros(1, self.dtype)
        self.kernels.resample(view, 0, state, 0, words)
        return state

    def tensor_parts(self, seats: int) -> tuple[Part, ...]:
        """What the observation tensor consists of, in order; seats are told from the viewer's on."""
        return self.learned.parts(seats)

    def tensor_size(self, seats: int) -> int:
        """How many numbers the observation tensor has."""
        return sum(part.size for part in self.tensor_parts(seats))

    def tensor(self, view: View) -> npt.NDArray[np.float32]:
        """A view as numbers from −4 to 4, most of them from 0 to 1."""
        out = np.zeros(self.tensor_size(self.seat_count(view)), np.float32)
        self.learned.write(view, 0, out)
        return out

    def redact(self, event: Event, seat: int | None) -> Event:
        """What a seat (from 0; None is a spectator) learns of an event."""
        return self.words.redact(event, seat)

    # -- texts ------------------------------------------------------------------------------------------------

    def name(self, state: State, action: int) -> str:
        """The text of a decision (`M1 red`) or of a chance action of one piece (`! hand 1 red`)."""
        return self.texts.name(state, action)

    def parse(self, state: State, text: str) -> int:
        """Read such a text; InvalidMove if it is none. It need not be legal."""
        return self.texts.parse(state, text)

    def write_position(self, state: State) -> str:
        """A position on one line."""
        return self.positions.write_position(state)

    def read_position(self, text: str) -> State:
        """Read it back; InvalidPosition if it does not read."""
        return self.positions.read_position(text)

    def picture(self, view: View, say: Say = str) -> str:
        """Draw a view for the terminal, in Rich's markup; moves are written as one types them in any language."""
        return self.shown.picture(view, say)

    def result(self, outcome: Outcome) -> str:
        """What stands in the `[result …]` line."""
        if self.together:
            return f"{'won' if outcome.winners else 'lost'} {outcome.scores[0]} {outcome.required}"
        return " ".join(["+".join(map(str, outcome.winners)), *map(str, outcome.scores)])

    # -- chance lines -----------------------------------------------------------------------------------------

    def split(self, line: str) -> list[str]:
        """Take a chance line apart into texts of one piece each; the line has its `!`."""
        words = line.split()
        head = self._head(words)
        if len(words) <= head:
            return [line]
        return [" ".join([*words[:head], piece]) for piece in words[head:]]

    def join(self, pieces: Sequence[str]) -> list[str]:
        """Put texts of one piece into lines: what a step draws for one place is one line."""
        lines: list[list[str]] = []
        for piece in pieces:
            words = piece.split()
            head = words[: self._head(words)]
            if lines and len(head) < len(words) and lines[-1][: self._head(lines[-1])] == head:
                lines[-1] += words[len(head) :]
            else:
                lines.append(words)
        return [" ".join(words) for words in lines]

    def _head(self, words: Sequence[str]) -> int:
        """How many words of a chance line stand before its pieces; all, if it lists none."""
        for length in (2, 1):
            place = " ".join(words[1 : 1 + length]).lower()
            if place in self.listing:
                return 1 + length + self.listing[place]
        return len(words)


def game_of(
    rooms: Rooms,
    words: Vocabulary,
    set_up: Callable[[int, Options, int], State],
    *,
    key: str,
    version: int,
    seats: range,
    options: type[Options],
    dtype: np.dtype[Any],
    listing: Mapping[str, int],
    endings: tuple[Saying, ...],
    search: Search,
    belief: type[Belief] | None = None,
    draw: Callable[..., None] | None = None,
    themes: Callable[[Fields, Fields], tuple[str, ...]] | None = None,
) -> Game:
    """A game that is compiled throughout: what it is called, and the modules that are its rooms."""
    rules, knowledge, view, events, figures, moves, notation, picture, tensor = rooms
    kernels = Kernels(
        to_act=to_act,
        legal=rules.legal,
        chances=rules.chances,
        apply=rules.apply,
        pick=rules.pick,
        choose=rules.choose,
        policy=knowledge.policy,
        greedy=knowledge.greedy,
        scores=rules.scores,
        winners=rules.winners,
        observe=view.observe,
        resample=view.resample,
        draw=draw,
    )
    return Game(
        key=key,
        version=version,
        seats=seats,
        options=options,
        dtype=dtype,
        decisions=rules.DECISIONS,
        most_actions=rules.MOST_ACTIONS,
        listing=listing,
        set_up=set_up,
        kernels=kernels,
        texts=notation,
        positions=notation,
        words=Telling(
            words,
            events.tell,
            figures.show,
            figures.consider,
            moves.refuse,
            notation.DRAWS,
            events.ending_of,
            endings,
        ),
        endings=events,
        shown=picture,
        learned=tensor,
        belief=belief,
        search=search,
        themes=themes,
    )


def _span(seats: range) -> str:
    if len(seats) == 1:
        return str(seats[0])
    return Saying("error-seats-span", "{least} to {most}", least=seats[0], most=seats[-1])


def load(key: str) -> Game:
    """Find a game by its key, whatever the case; UnknownGame names those there are."""
    package = REGISTRY.get(key.strip().lower())
    if package is None:
        raise UnknownGame(key, list(REGISTRY))
    return cast(Game, importlib.import_module(package).GAME)
