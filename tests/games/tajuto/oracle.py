"""A naive reference implementation of Tajuto, written from the rule clauses alone.

It exists to be compared step by step with the fast engine, so it favors plain objects over speed and shares
no code with it. The ids in comments (T-B2 ...) are those of the clauses in `rules/tajuto.md`; the texts of
decisions and chance outcomes are those of `notation.md`.

Readings taken where the clauses leave room (each is named again where it is coded):

* R1 T-F4: a single unbuildable floor stays, it may not be given back (`end`); of several, one of choice or
  none stays (`end keep red 4`, `end keep none`).
* R2 T-U5 "if no action tile can be used at all": none was used this turn, and in the position as it is now,
  with nothing buildable left, no action tile offers a legal decision.
* R3 T-2: a tile is used only for an action that can be carried out in full: activation and, for a purchase,
  the price must be paid from what one has before; each copy of D, E, F pays its own activation.
* R4 T-F2: covering a stone earns its bonus whoever's stone it is.
* R5 T-U8: the last turn of the last player ends the game once its floors are kept or given back.
* R6 T-G1: wisdom goals count the printed values; shrines add to them only at the end (T-E4).
"""

from __future__ import annotations

import math
import random
from collections import Counter
from fractions import Fraction

# T-C1: the eight pagoda colors; sizes run from 1 (largest, the 1st floor) to 6 (smallest, the 6th floor).
COLORS = ("red", "orange", "yellow", "green", "blue", "violet", "black", "white")
SIZES = (1, 2, 3, 4, 5, 6)
TOP_SIZE = 6

# T-C2, T-C5: letters of the action tiles.
OWN_LETTERS = ("A", "B", "C")
NEUTRAL_LETTERS = ("D", "E", "F")

# T-3: what each action tile may do.
ACTIONS: dict[str, tuple[str, ...]] = {
    "A": ("draw", "offer", "buy"),
    "B": ("draw", "offer", "buy"),
    "C": ("draw", "offer", "buy"),
    "D": ("draw",),
    "E": ("offer",),
    "F": ("buy",),
}

# T-C6, T-G1: six goals claimed during play, two given out at the end.
CLAIMED_GOALS = ("wisdom5", "wisdom10", "offerings4", "offerings8", "30mp", "first")
END_GOALS = ("fourth", "most")

PAGODAS_TO_END = 4  # T-E1
TURNS_PER_PLAYER = 150  # T-U8
OFFERING_BONUS = 2  # T-O2
COVER_BONUS = 2  # T-F2
MARKET_DISCOUNT = 2  # T-B2
GOAL_EP = 1  # T-E3
INAUGURATION_EP = 4  # T-E3

TOUCHES = ("sure", "fumbling", "blind")  # T-U3
FUMBLED_SIZES = (3, 4, 5, 6)  # T-U3: only these sizes can be confused, and only with each other
FUMBLE_CHANCE = Fraction(20, 100)  # T-U3


# --------------------------------------------------------------------------------------------------- prices


class Prices:
    """T-U1, T-C2, T-C4, T-C5: every price and activation cost, replaceable by the `prices` option."""

    def __init__(self, replacement: object = None) -> None:
        self.wisdom: list[list[int]] = [
            [3, 5, 7],
            [7, 9, 11],
            [11, 13, 15],
            [15, 17, 19],
            [19, 21, 23],
        ]
        self.market: list[int] = [10, 12]
        self.shrine: list[int] = [12, 14]
        self.neutral: dict[str, list[int]] = {"D": [6, 8], "E": [8, 10], "F": [10, 12]}
        self.inauguration: int = 8
        self.activation: dict[str, int] = {"A": 0, "B": 4, "C": 6, "D": 2, "E": 0, "F": 0}
        if replacement is None:
            return
        if not isinstance(replacement, dict):
            raise ValueError("prices: expected a table")
        for key, value in replacement.items():
            self._replace(key, value)

    def _replace(self, key: object, value: object) -> None:
        if key == "wisdom":
            if not isinstance(value, (list, tuple)) or len(value) != 5:
                raise ValueError("prices: wisdom needs five rows")
            self.wisdom = [self._numbers("wisdom", row, 3) for row in value]
        elif key == "market":
            self.market = self._numbers("market", value, 2)
        elif key == "shrine":
            self.shrine = self._numbers("shrine", value, 2)
        elif isinstance(key, str) and key in NEUTRAL_LETTERS:
            self.neutral[key] = self._numbers(key, value, 2)
        elif key == "inauguration":
            self.inauguration = self._number("inauguration", value)
        elif key == "activation":
            if not isinstance(value, dict):
                raise ValueError("prices: activation needs a table of letters")
            for letter, cost in value.items():
                if letter not in self.activation:
                    raise ValueError(f"prices: no action tile {letter!r}")
                self.activation[letter] = self._number("activation", cost)
        else:
            raise ValueError(f"prices: unknown entry {key!r}")

    @staticmethod
    def _number(name: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise ValueError(f"prices: {name} needs whole numbers from 0, not {value!r}")
        return value

    def _numbers(self, name: str, value: object, count: int) -> list[int]:
        if not isinstance(value, (list, tuple)) or len(value) != count:
            raise ValueError(f"prices: {name} needs {count} numbers")
        return [self._number(name, item) for item in value]


# ------------------------------------------------------------------------------------------ floors, pagodas


class Floor:
    """T-C1: one of the 48 floors."""

    def __init__(self, color: str, size: int) -> None:
        self.color = color
        self.size = size

    def text(self) -> str:
        """Color and size, as in `end keep red 4` and `! floor red 3`."""
        return f"{self.color} {self.size}"


class BuiltFloor:
    """A floor standing in a pagoda, with the seat whose offering stone lies on it, if any (T-O1)."""

    def __init__(self, floor: Floor) -> None:
        self.floor = floor
        self.stone_of: int | None = None


class Pagoda:
    """T-F1: a pagoda growing from its 1st floor upwards."""

    def __init__(self, color: str) -> None:
        self.color = color
        self.built: list[BuiltFloor] = []

    def height(self) -> int:
        """Return the number of floors built."""
        return len(self.built)

    def is_finished(self) -> bool:
        """T-E1, T-F6: finished with its 6th floor."""
        return self.height() == TOP_SIZE

    def accepts(self, floor: Floor) -> bool:
        """T-F1: only the next floor of its own color, none skipped."""
        return floor.color == self.color and floor.size == self.height() + 1

    def accepts_offering(self) -> bool:
        """T-O1, T-O3: there is a top floor, it is not the 6th, and no stone lies on it."""
        if self.height() == 0 or self.is_finished():
            return False
        return self.built[-1].stone_of is None

    def offer(self, seat: int) -> int:
        """T-O1, T-O2: lay a stone on the top floor; return the MP gained."""
        assert self.accepts_offering()
        self.built[-1].stone_of = seat
        return self.height() + OFFERING_BONUS

    def build(self, floor: Floor) -> int:
        """T-F2: add a floor; return the MP earned (R4: whoever's stone is covered)."""
        assert self.accepts(floor)
        covers_stone = self.height() > 0 and self.built[-1].stone_of is not None
        self.built.append(BuiltFloor(floor))
        earned = self.height()
        if covers_stone:
            earned += COVER_BONUS
        return earned


# ---------------------------------------------------------------------------------------------------- tiles


class Tile:
    """Any tile; its name is what stands behind `buy` (or `goal`) in the notation."""

    def __init__(self, name: str, price: int = 0) -> None:
        self.name = name
        self.price = price


class WisdomTile(Tile):
    """T-C3: worth 1 to 5 EP."""

    def __init__(self, value: int, price: int) -> None:
        super().__init__(f"wisdom {value}", price)
        self.value = value


class MarketTile(Tile):
    """T-C4, T-B2."""

    def __init__(self, price: int) -> None:
        super().__init__("market", price)


class ShrineTile(Tile):
    """T-C4, T-E4."""

    def __init__(self, price: int) -> None:
        super().__init__("shrine", price)


class ActionTile(Tile):
    """T-C2, T-C5: an own tile (A, B, C) or a neutral one (D, E, F)."""

    def __init__(self, letter: str, price: int, activation: int) -> None:
        super().__init__(letter, price)
        self.letter = letter
        self.activation = activation
        self.used = False

    def actions(self) -> tuple[str, ...]:
        """T-3: what this tile may do."""
        return ACTIONS[self.letter]


class InaugurationTile(Tile):
    """T-C7: lies open until its pagoda is finished, then face down and worth EP (T-B3, T-F6)."""

    def __init__(self, color: str, price: int) -> None:
        super().__init__(f"inauguration {color}", price)
        self.color = color
        self.face_down = False


class GoalTile(Tile):
    """T-C6: worth 1 EP."""

    def __init__(self, goal: str) -> None:
        super().__init__(f"goal {goal}")
        self.goal = goal


class Stack:
    """T-S2: tiles of one kind, cheapest on top."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = sorted(tiles, key=lambda tile: tile.price)  # the first one is the top

    def top(self) -> Tile | None:
        """Return the tile for sale, or None if the stack is empty (T-B1)."""
        if not self.tiles:
            return None
        return self.tiles[0]

    def take(self) -> Tile:
        """Remove and return the top tile."""
        return self.tiles.pop(0)


# -------------------------------------------------------------------------------------------------- players


class Player:
    """One player with everything that lies in front of them."""

    def __init__(self, seat: int, prices: Prices) -> None:
        self.seat = seat
        self.mp = 0  # T-S1, T-U2: no upper end
        self.floors: list[Floor] = []
        self.stones: set[str] = set(COLORS)  # T-C2: stones not offered yet
        self.tiles: list[Tile] = []  # in the order in which they came
        for letter in OWN_LETTERS:
            self.tiles.append(ActionTile(letter, 0, prices.activation[letter]))

    def action_tiles(self) -> list[tuple[str, ActionTile]]:
        """Return the action tiles with their labels: a second copy of D is called D2."""
        labeled: list[tuple[str, ActionTile]] = []
        copies: Counter[str] = Counter()
        for tile in self.tiles:
            if isinstance(tile, ActionTile):
                copies[tile.letter] += 1
                if copies[tile.letter] == 1:
                    labeled.append((tile.letter, tile))
                else:
                    labeled.append((f"{tile.letter}{copies[tile.letter]}", tile))
        return labeled

    def ready_action_tiles(self) -> list[tuple[str, ActionTile]]:
        """T-1: the unused action tiles; a second copy shows up only once the first is used (notation)."""
        ready: list[tuple[str, ActionTile]] = []
        letters_seen: set[str] = set()
        for label, tile in self.action_tiles():
            if not tile.used and tile.letter not in letters_seen:
                letters_seen.add(tile.letter)
                ready.append((label, tile))
        return ready

    def has_used_an_action_tile(self) -> bool:
        """T-1: at least one must be used per turn."""
        return any(tile.used for _, tile in self.action_tiles())

    def wisdom(self) -> list[WisdomTile]:
        """Return the wisdom tiles owned."""
        return [tile for tile in self.tiles if isinstance(tile, WisdomTile)]

    def wisdom_value(self) -> int:
        """T-G1, R6: the printed values (shrines add to them only at the end of the game, T-E4)."""
        return sum(tile.value for tile in self.wisdom())

    def markets(self) -> int:
        """Return the number of markets owned."""
        return sum(1 for tile in self.tiles if isinstance(tile, MarketTile))

    def shrines(self) -> int:
        """Return the number of shrines owned."""
        return sum(1 for tile in self.tiles if isinstance(tile, ShrineTile))

    def inaugurations(self) -> list[InaugurationTile]:
        """Return the inauguration tiles owned, open and face down."""
        return [tile for tile in self.tiles if isinstance(tile, InaugurationTile)]

    def goals(self) -> list[GoalTile]:
        """Return the goal tiles owned."""
        return [tile for tile in self.tiles if isinstance(tile, GoalTile)]

    def offerings_made(self) -> int:
        """T-G1: stones no longer in front of the player."""
        return len(COLORS) - len(self.stones)

    def price_of(self, tile: Tile) -> int:
        """T-B2: every market already owned takes 2 MP off, never below 0."""
        return max(0, tile.price - MARKET_DISCOUNT * self.markets())

    def pay(self, amount: int) -> None:
        """T-2: MP never go below 0."""
        assert 0 <= amount <= self.mp
        self.mp -= amount

    def ep(self) -> int:
        """T-E3, T-E4: EP of all tiles owned."""
        total = 0
        for tile in self.tiles:
            if isinstance(tile, WisdomTile):
                total += tile.value + self.shrines()
            elif isinstance(tile, InaugurationTile):
                if tile.face_down:
                    total += INAUGURATION_EP + self.shrines()
            elif isinstance(tile, GoalTile):
                total += GOAL_EP
        return total


# --------------------------------------------------------------------------------------------------- oracle


class Oracle:
    """A game of Tajuto in progress."""

    def __init__(self, seats: int, options: dict[str, object] | None = None) -> None:
        if seats not in (2, 3, 4):
            raise ValueError("Tajuto has 2 to 4 seats")
        given: dict[str, object] = dict(options or {})
        first = given.pop("first", 1)
        touch = given.pop("touch", "sure")
        open_scores = given.pop("open_scores", False)
        prices = Prices(given.pop("prices", None))
        if given:
            raise ValueError(f"unknown options: {sorted(given)}")
        if not isinstance(first, int) or isinstance(first, bool) or not 1 <= first <= seats:
            raise ValueError(f"first: expected a seat, not {first!r}")
        if not isinstance(touch, str) or touch not in TOUCHES:
            raise ValueError(f"touch: expected one of {TOUCHES}, not {touch!r}")
        if not isinstance(open_scores, bool):
            raise ValueError(f"open_scores: expected true or false, not {open_scores!r}")

        self.touch = touch
        # T-S1
        self.bag: list[Floor] = [Floor(color, size) for color in COLORS for size in SIZES]
        self.pagodas: dict[str, Pagoda] = {color: Pagoda(color) for color in COLORS}
        self.players: list[Player] = [Player(seat, prices) for seat in range(1, seats + 1)]
        # T-S2: the stacks; T-S3: single tiles. An inauguration tile is a stack of one.
        self.stacks: dict[str, Stack] = {}
        for value, row in enumerate(prices.wisdom, start=1):
            self.stacks[f"wisdom {value}"] = Stack([WisdomTile(value, price) for price in row])
        self.stacks["market"] = Stack([MarketTile(price) for price in prices.market])
        self.stacks["shrine"] = Stack([ShrineTile(price) for price in prices.shrine])
        for letter in NEUTRAL_LETTERS:
            cost = prices.activation[letter]
            self.stacks[letter] = Stack([ActionTile(letter, price, cost) for price in prices.neutral[letter]])
        for color in COLORS:
            self.stacks[f"inauguration {color}"] = Stack([InaugurationTile(color, prices.inauguration)])
        self.goals_on_board: list[GoalTile] = [GoalTile(goal) for goal in CLAIMED_GOALS + END_GOALS]
        self.out_of_game: list[Tile] = []
        # The course of the game.
        self.seat = first
        self.turn_number = 1  # of all turns of all players
        self.finished_first: int | None = None  # T-U6: who finished the first pagoda of the game
        self.is_drawing = False  # a floor is about to be drawn: chance acts
        self.named_size: int | None = None  # the size felt for, None with touch `blind`
        self.over = False

    # ------------------------------------------------------------------------------------------- who acts

    def to_act(self) -> int | str:
        """Return the seat that decides now, or "chance", or "over"."""
        if self.over:
            return "over"
        if self.is_drawing:
            return "chance"
        return self.seat

    def player(self) -> Player:
        """Return the player whose turn it is."""
        return self.players[self.seat - 1]

    # -------------------------------------------------------------------------------------- legal decisions

    def legal(self) -> list[str]:
        """Return the texts of all legal decisions, each once; none when chance acts or the game is over."""
        if self.over or self.is_drawing:
            return []
        return self._legal_action_tiles() + self._legal_builds() + self._legal_goals() + self._legal_ends()

    def _legal_action_tiles(self) -> list[str]:
        """T-1, T-2, T-3, R3: each ready tile that can be paid, with each action possible in full."""
        player = self.player()
        texts: list[str] = []
        for label, tile in player.ready_action_tiles():
            if player.mp < tile.activation:
                continue
            mp_left = player.mp - tile.activation
            for action in tile.actions():
                if action == "draw":
                    what = self._possible_draws()
                elif action == "offer":
                    what = self._possible_offerings()
                else:
                    what = self._possible_purchases(mp_left)
                for words in what:
                    texts.append(f"{label} {words}")
        return texts

    def _possible_draws(self) -> list[str]:
        """T-D1, T-U3: a size still in the bag is named; with touch `blind` none is."""
        if self.touch == "blind":
            if self.bag:
                return ["draw"]
            return []
        return [f"draw {size}" for size in SIZES if self._floors_in_bag(size)]

    def _possible_offerings(self) -> list[str]:
        """T-O1, T-O3."""
        player = self.player()
        texts: list[str] = []
        for color in COLORS:
            if color in player.stones and self.pagodas[color].accepts_offering():
                texts.append(f"offer {color}")
        return texts

    def _possible_purchases(self, mp_left: int) -> list[str]:
        """T-B1, T-B2: what can be bought with the MP left once the activation is paid (T-2).

        Inauguration tiles of finished pagodas have left the board (T-F6), so their stacks are empty.
        """
        player = self.player()
        texts: list[str] = []
        for name, stack in self.stacks.items():
            tile = stack.top()
            if tile is not None and player.price_of(tile) <= mp_left:
                texts.append(f"buy {name}")
        return texts

    def _buildable_floors(self) -> list[Floor]:
        """T-F1: the floors in front of the player that could be built right now."""
        return [floor for floor in self.player().floors if self.pagodas[floor.color].accepts(floor)]

    def _legal_builds(self) -> list[str]:
        """T-F1: per color at most one floor fits, as every floor exists once."""
        return [f"build {floor.color}" for floor in self._buildable_floors()]

    def _legal_goals(self) -> list[str]:
        """T-G1: goals still on the board whose condition is met at this moment."""
        return [tile.name for tile in self.goals_on_board if self._meets(tile.goal)]

    def _meets(self, goal: str) -> bool:
        """T-G1, T-U6; the two end goals can never be claimed."""
        player = self.player()
        if goal == "wisdom5":
            return player.wisdom_value() >= 5
        if goal == "wisdom10":
            return player.wisdom_value() >= 10
        if goal == "offerings4":
            return player.offerings_made() >= 4
        if goal == "offerings8":
            return player.offerings_made() == 8
        if goal == "30mp":
            return player.mp >= 30
        if goal == "first":
            return self.finished_first == player.seat
        return False

    def _legal_ends(self) -> list[str]:
        """T-U5, R2: when the turn may be ended; T-F4, R1: which floor is kept."""
        player = self.player()
        if self._buildable_floors():
            return []
        if not player.has_used_an_action_tile() and self._legal_action_tiles():
            return []
        if len(player.floors) <= 1:
            return ["end"]
        return [f"end keep {floor.text()}" for floor in player.floors] + ["end keep none"]

    # ------------------------------------------------------------------------------------ applying decisions

    def play(self, text: str) -> None:
        """Apply a legal decision of the seat to act."""
        if text not in self.legal():
            raise ValueError(f"not legal: {text!r}")
        words = text.split()
        if words[0] == "build":
            self._build(words[1])
        elif words[0] == "goal":
            self._claim(words[1])
        elif words[0] == "end":
            self._end_turn(" ".join(words[2:]))
        else:
            self._use_action_tile(words[0], words[1], words[2:])

    def _use_action_tile(self, label: str, action: str, rest: list[str]) -> None:
        """T-1, T-2: turn the tile, pay its activation first, then carry out the action."""
        player = self.player()
        tile = dict(player.action_tiles())[label]
        assert not tile.used
        tile.used = True
        player.pay(tile.activation)
        if action == "draw":
            self._start_draw(rest)
        elif action == "offer":
            self._offer(rest[0])
        else:
            self._buy(" ".join(rest))

    def _start_draw(self, rest: list[str]) -> None:
        """T-D1: chance decides next."""
        self.is_drawing = True
        if rest:
            self.named_size = int(rest[0])
        else:
            self.named_size = None

    def _offer(self, color: str) -> None:
        """T-O1, T-O2."""
        player = self.player()
        player.stones.remove(color)
        player.mp += self.pagodas[color].offer(player.seat)

    def _buy(self, name: str) -> None:
        """T-B1, T-B2: the price is reduced by the markets owned before this purchase; T-U4: works at once."""
        player = self.player()
        tile = self.stacks[name].take()
        player.pay(player.price_of(tile))
        player.tiles.append(tile)

    def _build(self, color: str) -> None:
        """T-F1, T-F2, T-F6, T-E1."""
        player = self.player()
        pagoda = self.pagodas[color]
        floor = next(floor for floor in player.floors if pagoda.accepts(floor))
        player.floors.remove(floor)
        player.mp += pagoda.build(floor)
        if not pagoda.is_finished():
            return
        finished = self._finished_pagodas()
        if finished == 1:
            self.finished_first = player.seat  # T-U6
        self._settle_inauguration(color)
        if finished == PAGODAS_TO_END:
            self._give_goal("fourth", player)  # T-E1
            self._finish_game()

    def _finished_pagodas(self) -> int:
        return sum(1 for pagoda in self.pagodas.values() if pagoda.is_finished())

    def _settle_inauguration(self, color: str) -> None:
        """T-F6: its owner turns the tile face down; if nobody has it, it leaves the game."""
        for player in self.players:
            for tile in player.inaugurations():
                if tile.color == color:
                    tile.face_down = True
        stack = self.stacks[f"inauguration {color}"]
        while stack.top() is not None:
            self.out_of_game.append(stack.take())

    def _claim(self, goal: str) -> None:
        """T-G1: each goal exists once."""
        self._give_goal(goal, self.player())

    def _give_goal(self, goal: str, player: Player) -> None:
        tile = next(tile for tile in self.goals_on_board if tile.goal == goal)
        self.goals_on_board.remove(tile)
        player.tiles.append(tile)

    def _end_turn(self, kept: str) -> None:
        """T-F4: all floors but the one kept go back, if any; T-4: tiles ready again; T-U8, R5: turn limit.

        `kept` is a floor's text, "none", or empty if there was nothing to choose.
        """
        player = self.player()
        if kept:  # no floor has the text "none"
            for floor in list(player.floors):
                if floor.text() != kept:
                    player.floors.remove(floor)
                    self.bag.append(floor)
        assert len(player.floors) <= 1
        for _, tile in player.action_tiles():
            tile.used = False
        if self.turn_number == TURNS_PER_PLAYER * len(self.players):
            self._finish_game()
            return
        self.turn_number += 1
        self.seat += 1
        if self.seat > len(self.players):
            self.seat = 1

    def _finish_game(self) -> None:
        """T-E2: most MP, nobody with a tie; then nothing may be done any more (T-U6)."""
        most = max(player.mp for player in self.players)
        richest = [player for player in self.players if player.mp == most]
        if len(richest) == 1:
            self._give_goal("most", richest[0])
        self.over = True

    # ---------------------------------------------------------------------------------------------- chance

    def _floors_in_bag(self, size: int) -> list[Floor]:
        return [floor for floor in self.bag if floor.size == size]

    def _size_probabilities(self, named: int) -> dict[int, Fraction]:
        """T-U3: how likely each size is when `named` is felt for."""
        if self.touch == "sure" or named not in FUMBLED_SIZES:
            return {named: Fraction(1)}
        neighbors: list[int] = []
        for size in (named - 1, named + 1):
            if size in FUMBLED_SIZES and self._floors_in_bag(size):
                neighbors.append(size)
        if not neighbors:
            return {named: Fraction(1)}
        chances = {named: 1 - FUMBLE_CHANCE}
        for size in neighbors:
            chances[size] = FUMBLE_CHANCE / len(neighbors)
        return chances

    def _floor_probabilities(self) -> list[tuple[Floor, Fraction]]:
        """T-D1, T-U3: the probability of each floor that may come out of the bag now."""
        if self.named_size is None:
            return [(floor, Fraction(1, len(self.bag))) for floor in self.bag]
        result: list[tuple[Floor, Fraction]] = []
        for size, chance in self._size_probabilities(self.named_size).items():
            floors = self._floors_in_bag(size)
            for floor in floors:
                result.append((floor, chance / len(floors)))
        return result

    def outcomes(self) -> list[tuple[str, int]]:
        """Return every possible chance outcome with the smallest whole weights; none unless chance acts."""
        if self.over or not self.is_drawing:
            return []
        chances = self._floor_probabilities()
        assert sum(chance for _, chance in chances) == 1
        common = math.lcm(*(chance.denominator for _, chance in chances))
        weights = [int(chance * common) for _, chance in chances]
        divisor = math.gcd(*weights)
        return [
            (f"floor {floor.text()}", weight // divisor)
            for (floor, _), weight in zip(chances, weights, strict=True)
        ]

    def draw(self, text: str) -> None:
        """T-D1: apply one outcome: the floor drawn lies in front of the player."""
        if text not in [outcome for outcome, _ in self.outcomes()]:
            raise ValueError(f"not possible: {text!r}")
        floor = next(floor for floor in self.bag if f"floor {floor.text()}" == text)
        self.bag.remove(floor)
        self.player().floors.append(floor)
        self.is_drawing = False
        self.named_size = None

    # --------------------------------------------------------------------------------------------- results

    def scores(self) -> list[int]:
        """T-E3, T-E4: EP per seat as things stand; the end goals are in front of players only once over."""
        return [player.ep() for player in self.players]

    def winners(self) -> list[int]:
        """T-E5: tied players share the victory; nobody before the end."""
        if not self.over:
            return []
        best = max(self.scores())
        return [player.seat for player in self.players if player.ep() == best]

    def census(self) -> Counter[str]:
        """Count every floor and every tile wherever it is; the same at all times (T-C1 to T-C7)."""
        count: Counter[str] = Counter()
        floors: list[Floor] = list(self.bag)
        tiles: list[Tile] = list(self.goals_on_board) + self.out_of_game
        for pagoda in self.pagodas.values():
            floors += [built.floor for built in pagoda.built]
        for stack in self.stacks.values():
            tiles += stack.tiles
        for player in self.players:
            floors += player.floors
            tiles += player.tiles
        for floor in floors:
            count[floor.text()] += 1
        for tile in tiles:
            count[tile.name] += 1
        return count

    def position(self) -> dict[str, object]:
        """Return the whole position as plain data, everything unordered sorted.

        `turn` is the seat whose turn it is (the last one once over), `turn_number` counts all turns of all
        players from 1. `stones` has one entry per floor from the 1st: the seat of the stone there, or None.
        """
        return {
            "to_act": self.to_act(),
            "turn": self.seat,
            "turn_number": self.turn_number,
            "named_size": self.named_size,
            "finished_first": self.finished_first,
            "bag": sorted(floor.text() for floor in self.bag),
            "pagodas": {
                color: {
                    "height": pagoda.height(),
                    "stones": [built.stone_of for built in pagoda.built],
                }
                for color, pagoda in self.pagodas.items()
            },
            "stacks": {name: [tile.price for tile in stack.tiles] for name, stack in self.stacks.items()},
            "goals": sorted(tile.goal for tile in self.goals_on_board),
            "out_of_game": sorted(tile.name for tile in self.out_of_game),
            "players": [self._player_position(player) for player in self.players],
        }

    def _player_position(self, player: Player) -> dict[str, object]:
        return {
            "seat": player.seat,
            "mp": player.mp,
            "floors": sorted(floor.text() for floor in player.floors),
            "action_tiles": sorted(label for label, _ in player.action_tiles()),
            "used": sorted(label for label, tile in player.action_tiles() if tile.used),
            "wisdom": sorted(tile.value for tile in player.wisdom()),
            "markets": player.markets(),
            "shrines": player.shrines(),
            "inaugurations_open": sorted(tile.color for tile in player.inaugurations() if not tile.face_down),
            "inaugurations_down": sorted(tile.color for tile in player.inaugurations() if tile.face_down),
            "goals": sorted(tile.goal for tile in player.goals()),
            "offerings_made": player.offerings_made(),
            "stones_left": sorted(player.stones),
        }


def random_game(seats: int, options: dict[str, object] | None, seed: int) -> Oracle:
    """Play a whole game: decisions uniform over legal(), chance by weight; return the finished oracle."""
    generator = random.Random(seed)
    oracle = Oracle(seats, options)
    while oracle.to_act() != "over":
        if oracle.to_act() == "chance":
            outcomes = oracle.outcomes()
            texts = [text for text, _ in outcomes]
            weights = [weight for _, weight in outcomes]
            oracle.draw(generator.choices(texts, weights)[0])
        else:
            oracle.play(generator.choice(oracle.legal()))
    return oracle
