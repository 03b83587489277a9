"""OpenSpiel games: importing this module registers every game of ours as `vihara_` and its key.

    import pyspiel
    import vihara.adapters.openspiel
    game = pyspiel.load_game("vihara_…(players=2)")

Parameters are `players`, the options of the game that have a list of choices, and `position`: a position to begin
from instead of the deal, as `quoted` writes it. Chance is explicit, one piece at a time. Choices are those of
`choices.py`; a chance outcome is numbered by its place among all of the game, or in the list where there are too
many. Information states are perfect recall (`information.py`), observations are views. Registered games are Python
games: OpenSpiel's algorithms in Python find `resample_from_infostate`, those in C++ do not.
"""

from __future__ import annotations

import dataclasses
import urllib.parse
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "OpenSpiel is not installed: pip install 'vihara[openspiel]'", name=missing.name
    ) from None

from vihara.adapters import choices
from vihara.adapters.information import Memory
from vihara.core.chance import FastDice
from vihara.core.errors import ViharaError
from vihara.core.game import CHANCE, OVER, REGISTRY, Game, Part, load
from vihara.core.options import RANDOM, Options
from vihara.core.record import View, copy

PREFIX = "vihara_"
LONGEST = 20_000
"""More steps than any match has."""


def quoted(position: str) -> str:
    """A position as a parameter, without the signs that mean something in a game's text."""
    return urllib.parse.quote(position, safe="")


class SpielState(pyspiel.State):
    """A match under way. What the seats remember is only worked out when somebody asks."""

    rules: ClassVar[Game]

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._bytes = copy(game.start).view("u1")
        self._memory = Memory(self.rules, game.num_players(), game.options)
        if game.from_position:
            self._memory.look(self.record)
        self._remembered = self._bytes.copy()  # the state up to which the memory goes
        self._since: list[int] = []  # actions since then

    # Bytes, not records: copies of records may lose the gaps between fields.
    @property
    def record(self) -> npt.NDArray[Any]:
        """The record of the match."""
        return self._bytes.view(self.rules.dtype)

    # -- OpenSpiel's side -------------------------------------------------------------------------------------

    def current_player(self) -> int:
        seat = self.rules.to_act(self.record)
        if seat == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.rules.to_act(self.record) == OVER

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only asked of the player to act
        numbers = choices.offered(self.rules, self.record)
        return numbers if self.rules.open_poses is None else list(range(len(numbers)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        listed = self.rules.chance(self.record)
        total = sum(weight for _, weight in listed)
        if self.rules.open_poses is None:
            return [(action - self.rules.decisions, weight / total) for action, weight in listed]
        return [(place, weight / total) for place, (_, weight) in enumerate(listed)]

    def _number(self, action: int) -> int:
        """The action number behind an action of OpenSpiel."""
        if self.rules.to_act(self.record) != CHANCE:
            return choices.action_of(self.rules, self.record, action)
        if self.rules.open_poses is None:
            return action + self.rules.decisions
        return self.rules.chance(self.record)[action][0]

    def _apply_action(self, action: int) -> None:
        number = self._number(int(action))
        self.rules.kernels.apply(self.record, 0, number)
        self._since.append(number)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002 - the state knows who acts
        try:
            return self.rules.name(self.record, self._number(int(action))) or "! nothing"
        except (ViharaError, IndexError, ValueError):
            return f"no action {action} here"

    def returns(self) -> list[float]:
        return choices.final_returns(self.rules, self.record)

    def __str__(self) -> str:
        return self.rules.write_position(self.record)

    # -- information ------------------------------------------------------------------------------------------

    def memory(self) -> Memory:
        """What everybody remembers, up to now."""
        known = self._remembered.view(self.rules.dtype)
        for number in self._since:
            self._memory.step(known, number)
        self._since = []
        return self._memory

    def view(self, seat: int | None) -> View:
        """What a seat sees; None is a spectator."""
        return self.rules.observe(self.record, seat)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, its hidden part drawn anew from the player's view.

        It remembers all the player has seen. Its `history` is still that of this state, and the other players
        remember only what all saw, and see their views.
        """
        dice = FastDice(1 + int(sampler() * (1 << 53)))
        world = self.rules.resample(self.view(player), dice.words)
        twin: SpielState = self.clone()
        twin._bytes = world.view("u1")
        twin._memory = self.memory().imagine(player, world)
        twin._remembered = twin._bytes.copy()
        twin._since = []
        return twin


class SpielObserver:
    """What a seat sees: a tensor in named parts, and a text; with perfect recall the text of all it has seen."""

    def __init__(self, rules: Game, seats: int, kind: Any) -> None:
        self._rules = rules
        self._recall = bool(kind.perfect_recall)
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self._recall:
            self.tensor = np.zeros(rules.tensor_size(seats), np.float32)
            at = 0
            for part in rules.tensor_parts(seats):
                self.dict[part.name] = self.tensor[at : at + part.size].reshape(part.shape)
                at += part.size

    def _seat(self, player: int) -> int | None:
        return None if self._public else player

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self._rules.learned.write(state.view(self._seat(player)), 0, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        seat = self._seat(player)
        return state.memory().of(seat) if self._recall else self._rules.write_position(state.view(seat))


class SpielGame(pyspiel.Game):
    """A game with its seats, options and beginning."""

    rules: ClassVar[Game]
    kind: ClassVar[Any]
    states: ClassVar[type[SpielState]]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        seats = int(given.pop("players"))
        position = urllib.parse.unquote(str(given.pop("position")))
        self.rules.check_seats(seats)
        self.options: Options = self.rules.settle(seats, given, None)
        self.from_position = bool(position)
        self.start = self.rules.read_position(position) if position else self.rules.new(seats, self.options)
        if self.rules.seat_count(self.start) != seats:
            raise ViharaError(
                f"position: found one for {self.rules.seat_count(self.start)} seats, expected {seats}"
            )
        about = pyspiel.GameInfo(
            num_distinct_actions=choices.width(self.rules),
            max_chance_outcomes=self.rules.most_actions,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.rules.together else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, about, params or {})

    def new_initial_state(self) -> SpielState:
        return self.states(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:  # noqa: ARG002
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.rules, self.num_players(), kind)

    def parts(self) -> tuple[Part, ...]:
        """What the observation tensor consists of."""
        return self.rules.tensor_parts(self.num_players())


def _parameters(rules: Game) -> dict[str, Any]:
    """The options that have a list of choices; who begins cannot be left to chance here."""
    found: dict[str, Any] = {"players": max(2, rules.seats[0]) if not rules.together else rules.seats[0]}
    for field in dataclasses.fields(rules.options):
        if field.metadata["choices"] and field.default != RANDOM:
            found[field.name] = field.default
    return found | {"position": ""}


def _register(key: str) -> None:
    rules = load(key)
    kind = pyspiel.GameType(
        short_name=PREFIX + key,
        long_name=f"Vihara: {key.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if rules.together else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(rules),
    )
    states = type(f"{key.capitalize()}State", (SpielState,), {"rules": rules})
    game = type(f"{key.capitalize()}Game", (SpielGame,), {"rules": rules, "kind": kind, "states": states})
    globals()[states.__name__], globals()[game.__name__] = states, game
    pyspiel.register_game(kind, game)


for _key in REGISTRY:
    if PREFIX + _key not in pyspiel.registered_names():
        _register(_key)
