"""A naive reference implementation of Ananda, written from the clauses alone, to be compared with the engine.

Everything is an object, every area is flooded afresh whenever it is asked for, and nothing is remembered that
can be recomputed. Clause ids (A-2b and so on) are those of the rules file, texts those of the notation file.

Readings taken where the clauses leave room (each is named again where it is coded):

* R1 A-1b, A-1c: both areas are those of the beginning of the turn; nothing changes them before the monk moves.
  A monk that shares its area with another one (A-2d) is barred from it twice over. No area, no bar.
* R2 A-2c, A-U9: in phase 2 the monk of the seat to act stands on its new space; the old one may be built over.
* R3 A-4c, A-5a: the two draws of cards are separate; the second never passes 8, as a rack never does.
* R4 A-U4: whoever lays their last tile goes on with phases 3 to 5, and what phase 4 then gives, cards only, is
  theirs. Any empty rack counts at the end of a turn, also that of a seat whose turn it was not, and after any
  kind of turn. A rack that is empty while the supply is not ends nothing.
* R5 A-U7: two full rounds are 2 × seats idle turns in a row, whichever seat the first of them belongs to.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

COLORS = ["red", "orange", "yellow", "green", "blue", "violet"]
COPIES_OF_EACH_TILE = 3  # A-C1
TILES_AT_START = 6  # A-S3
CARDS_AT_START = 6  # A-S5
RACK_LIMIT = 8  # A-C4, A-4b
HAND_LIMIT = 8  # A-4c
IDLE_ROUNDS = 2  # A-U7


class Cell(NamedTuple):
    """One space of the grid; compares by column, then by row as a number."""

    column: int
    row: int

    @property
    def text(self) -> str:
        """The cell as the notation writes it: c4."""
        return "abcdefghij"[self.column - 1] + str(self.row)


def cell_from(text: str) -> Cell:
    """Read c4."""
    return Cell("abcdefghij".index(text[0]) + 1, int(text[1:]))


@dataclass(eq=False)
class Tile:
    """One physical building tile (A-C1): two tiles of the same colors are still two different objects."""

    first: str
    second: str

    @property
    def text(self) -> str:
        """The tile as the notation writes it, colors in the color order."""
        return f"{self.first}-{self.second}"

    @property
    def is_double(self) -> bool:
        """Whether both spaces have the same color."""
        return self.first == self.second

    def sort_key(self) -> tuple[int, int]:
        """The place of this kind of tile in the color order."""
        return COLORS.index(self.first), COLORS.index(self.second)


@dataclass(frozen=True)
class Card:
    """One meditation card (A-C2)."""

    color: str
    value: int

    @property
    def text(self) -> str:
        """The card as the notation writes it: red3."""
        return f"{self.color}{self.value}"

    def sort_key(self) -> tuple[int, int]:
        """The place of this card in its deck, by color, then by value."""
        return COLORS.index(self.color), self.value


@dataclass(frozen=True)
class Half:
    """One of the two spaces of a tile that lies on the board."""

    tile: Tile
    color: str


class Board:
    """The foundation (A-C3, A-U1) with a stack of tile halves on each cell."""

    def __init__(self, size: int) -> None:
        """Make an empty foundation of size × size cells."""
        self.size = size
        self.stacks: dict[Cell, list[Half]] = {}
        for column in range(1, size + 1):
            for row in range(1, size + 1):
                self.stacks[Cell(column, row)] = []
        # The cells beside each cell, horizontally and vertically.
        self.neighbors: dict[Cell, list[Cell]] = {}
        for column, row in self.stacks:
            around = [
                Cell(column - 1, row),
                Cell(column + 1, row),
                Cell(column, row - 1),
                Cell(column, row + 1),
            ]
            self.neighbors[Cell(column, row)] = [cell for cell in around if cell in self.stacks]

    def height(self, cell: Cell) -> int:
        """How many tiles lie on this cell."""
        return len(self.stacks[cell])

    def top(self, cell: Cell) -> Half | None:
        """What is seen from above on this cell; None is the bare foundation."""
        if self.stacks[cell]:
            return self.stacks[cell][-1]
        return None

    def color(self, cell: Cell) -> str | None:
        """The color seen from above on this cell; None is the bare foundation."""
        half = self.top(cell)
        if half is None:
            return None
        return half.color

    def built(self) -> list[Cell]:
        """All cells that are not bare foundation."""
        return [cell for cell in sorted(self.stacks) if self.stacks[cell]]

    def area(self, start: Cell) -> set[Cell]:
        """A-1a: all cells of one color joined horizontally or vertically, seen from above, at any height."""
        color = self.color(start)
        if color is None:
            return set()
        found = {start}
        border = [start]
        while border:
            cell = border.pop()
            for other in self.neighbors[cell]:
                if other not in found and self.color(other) == color:
                    found.add(other)
                    border.append(other)
        return found

    def carries(self, one: Cell, two: Cell) -> bool:
        """A-2b, A-U3: both on the foundation, or on two different tiles that are equally high."""
        if self.height(one) != self.height(two):
            return False
        below_one = self.top(one)
        below_two = self.top(two)
        if below_one is None or below_two is None:
            return below_one is None and below_two is None
        return below_one.tile is not below_two.tile

    def lay(self, tile: Tile, one: Cell, two: Cell) -> None:
        """Put the tile's first color on one cell and its second color on the other."""
        self.stacks[one].append(Half(tile, tile.first))
        self.stacks[two].append(Half(tile, tile.second))

    def lift(self, one: Cell, two: Cell) -> None:
        """Take back the tile that was laid last on these two cells."""
        self.stacks[one].pop()
        self.stacks[two].pop()

    def tiles(self) -> list[Tile]:
        """Every tile that lies anywhere on the board, each once, also those that are covered."""
        found: list[Tile] = []
        for cell in self.built():
            for half in self.stacks[cell]:
                if not any(half.tile is tile for tile in found):
                    found.append(half.tile)
        return found


@dataclass
class Player:
    """What belongs to one seat."""

    seat: int
    draw_pile: list[Card]
    rack: list[Tile] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    karma: list[Card] = field(default_factory=list)
    monk: Cell | None = None

    def score(self) -> int:
        """A-E2: the sum of the karma cards."""
        return sum(card.value for card in self.karma)

    def cards(self) -> list[Card]:
        """All cards of this player's deck, wherever they are."""
        return self.draw_pile + self.hand + self.karma


def all_tiles() -> list[Tile]:
    """A-C1: every unordered pair of colors, doubles included, three times."""
    tiles = []
    for i, first in enumerate(COLORS):
        for second in COLORS[i:]:
            for _ in range(COPIES_OF_EACH_TILE):
                tiles.append(Tile(first, second))
    return tiles


def deck(seats: int) -> list[Card]:
    """A-S4: values 1–5 with two players, 1–4 with three or four."""
    highest = 5 if seats == 2 else 4
    return [Card(color, value) for color in COLORS for value in range(1, highest + 1)]


class Oracle:
    """One match, from before the set-up to its end.

    The phase is one of: "setup" (chance, A-S2 to A-S5), "monk" (phase 1), "build" (phase 2),
    "meditate" (phase 3), "draw" (chance: A-1d, A-2f, phases 4 and 5), "over".
    """

    def __init__(self, seats: int, options: dict[str, object] | None = None) -> None:
        """Lay everything ready; the set-up itself is chance."""
        if seats not in (2, 3, 4):
            raise ValueError(f"seats must be 2, 3 or 4, not {seats!r}")
        given = dict(options or {})
        first = given.pop("first", 1)
        size = given.pop("board", 10)
        open_racks = given.pop("open_racks", False)
        if given:
            raise ValueError(f"unknown options: {sorted(given)}")
        if not isinstance(first, int) or isinstance(first, bool) or not 1 <= first <= seats:
            raise ValueError(f"first must be a seat, not {first!r}")
        if not isinstance(size, int) or size not in (8, 10):
            raise ValueError(f"board must be 8 or 10, not {size!r}")
        if not isinstance(open_racks, bool):
            raise ValueError(f"open_racks must be true or false, not {open_racks!r}")

        self.seats = seats
        self.board = Board(size)
        self.supply = all_tiles()  # A-S1
        self.players = {seat: Player(seat, deck(seats)) for seat in range(1, seats + 1)}
        self.turn = first  # A-S6
        self.phase = "setup"

        # What the turn under way has to remember.
        self.forbidden: set[Cell] = set()  # A-1c: the whole area as it was when the turn began
        self.supply_at_turn_start = len(self.supply)  # A-U7
        self.laid = 0  # tiles laid in this turn's phase 2
        self.acted = False  # whether phases 3 to 5 take place in this turn
        self.idle = False  # A-U7: whether this turn without action is idle
        self.to_take = 0  # pieces still to be taken: tiles, or cards once the supply is used up
        self.idle_turns = 0  # A-U7: idle turns in a row

    # ---------------------------------------------------------------- who acts

    def to_act(self) -> int | str:
        """The seat that decides, or "chance", or "over"."""
        if self.phase == "over":
            return "over"
        if self.phase in ("setup", "draw"):
            return "chance"
        return self.turn

    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.turn]

    # ---------------------------------------------------------------- decisions

    def legal(self) -> list[str]:
        """All decisions of the seat to act."""
        if self.phase == "monk":
            return self.legal_monk()
        if self.phase == "build":
            return self.legal_build()
        if self.phase == "meditate":
            return self.legal_meditate()
        return []

    def legal_monk(self) -> list[str]:
        """Phase 1: A-1a to A-1d, R1."""
        closed = set(self.forbidden)  # A-1c
        for player in self.players.values():
            if player.seat != self.turn and player.monk is not None:
                closed |= self.board.area(player.monk)  # A-1b
        moves = [f"monk {cell.text}" for cell in self.board.built() if cell not in closed]
        if not moves:
            return ["pass"]  # A-1d
        return moves

    def legal_build(self) -> list[str]:
        """Phase 2: every tile that can be laid, and stop, which is always possible (A-2a, A-2f)."""
        kinds = {tile.text: tile for tile in self.me().rack}
        moves = []
        for one, two in self.sites():
            for tile in kinds.values():
                if tile.is_double and two < one:
                    continue  # the notation writes a double once, the smaller cell first
                if self.borders(tile, one, two):
                    moves.append(f"tile {tile.text} {one.text} {two.text}")
        moves.append("stop")
        return moves

    def sites(self) -> list[tuple[Cell, Cell]]:
        """Every two neighboring cells, in both orders, on which some tile could lie now."""
        # A-2c, R2: anyone's monk, also one's own, on the space where it stands now.
        blocked = {player.monk for player in self.players.values()}
        pairs = []
        for one in sorted(self.board.stacks):
            for two in self.board.neighbors[one]:
                if one not in blocked and two not in blocked and self.board.carries(one, two):
                    pairs.append((one, two))
        return pairs

    def borders(self, tile: Tile, one: Cell, two: Cell) -> bool:
        """A-2a, A-U2: whether the tile's chosen color, once it lies there, is in the area of the monk."""
        monk = self.me().monk
        assert monk is not None
        chosen = self.board.color(monk)
        if chosen not in (tile.first, tile.second):
            return False
        self.board.lay(tile, one, two)
        area = self.board.area(monk)
        self.board.lift(one, two)
        return (tile.first == chosen and one in area) or (tile.second == chosen and two in area)

    def legal_meditate(self) -> list[str]:
        """Phase 3, A-3a, A-3b: any hand cards of the area's color, in sum at most the area value."""
        monk = self.me().monk
        assert monk is not None
        color = self.board.color(monk)
        values = sorted(card.value for card in self.me().hand if card.color == color)
        moves = []
        for number in range(len(values) + 1):
            for chosen in combinations(values, number):
                if sum(chosen) <= self.area_value():
                    moves.append(" ".join(["play", *map(str, chosen)]))
        return moves

    def area_value(self) -> int:
        """A-2e: the number of spaces of the area where the monk of the seat to act stands."""
        monk = self.me().monk
        assert monk is not None
        return len(self.board.area(monk))

    def play(self, text: str) -> None:
        """Apply a decision of the seat to act."""
        if text not in self.legal():
            raise ValueError(f"not a legal decision: {text!r}")
        word, *rest = text.split(" ")
        if word == "monk":
            self.me().monk = cell_from(rest[0])  # A-U9: only now does it leave its old space
            self.phase = "build"
        elif word == "pass":
            self.end_without_action()  # A-1d
        elif word == "tile":
            self.lay(rest[0], cell_from(rest[1]), cell_from(rest[2]))
        elif word == "stop" and self.laid == 0:
            self.end_without_action()  # A-2f
        elif word == "stop":
            self.phase = "meditate"
        elif word == "play":
            self.meditate([int(value) for value in rest])

    def lay(self, kind: str, one: Cell, two: Cell) -> None:
        """Phase 2: lay one tile from the rack."""
        rack = self.me().rack
        tile = next(tile for tile in rack if tile.text == kind)
        rack.remove(tile)
        self.board.lay(tile, one, two)
        self.laid += 1

    def end_without_action(self) -> None:
        """A-1d, A-2f: the monk leaves the board, one tile is taken, and there are no phases 3 to 5."""
        player = self.me()
        player.monk = None
        rack_is_full = len(player.rack) >= RACK_LIMIT
        self.idle = self.supply_at_turn_start == 0 or rack_is_full  # A-U7
        if rack_is_full:
            self.to_take = 0  # A-U5: nothing, not even a card
        else:
            self.to_take = 1
        self.acted = False
        self.go_on_drawing()

    def meditate(self, values: list[int]) -> None:
        """Phase 3, and how much phase 4 takes."""
        player = self.me()
        assert player.monk is not None
        color = self.board.color(player.monk)
        for value in values:
            card = next(card for card in player.hand if card.color == color and card.value == value)
            player.hand.remove(card)
            player.karma.append(card)  # A-3b
        self.to_take = min(self.area_value() - sum(values), RACK_LIMIT - len(player.rack))  # A-4a, A-4b, A-U6
        self.acted = True
        self.go_on_drawing()

    # ---------------------------------------------------------------- chance

    def next_draw(self) -> tuple[str, int] | None:
        """What chance gives next: ("start", 0), ("rack", seat), ("hand", seat), or None if nothing is due."""
        if self.phase == "setup":
            if not self.board.built():
                return "start", 0  # A-S2
            for player in self.players.values():
                if len(player.rack) < TILES_AT_START:
                    return "rack", player.seat  # A-S3
            for player in self.players.values():
                if len(player.hand) < CARDS_AT_START:
                    return "hand", player.seat  # A-S5
        if self.phase == "draw":
            player = self.me()
            if self.to_take > 0:
                if self.supply:
                    return "rack", player.seat  # A-4a, A-1d, A-2f
                if player.draw_pile and len(player.hand) < HAND_LIMIT:
                    return "hand", player.seat  # A-4c, A-U5, A-U6, A-5b
            # Phase 5. Whatever of phase 4 is still open here can be given neither as a tile nor as a card.
            if self.acted and len(player.rack) > len(player.hand) and player.draw_pile:
                return "hand", player.seat  # A-5a, A-5b, R3
        return None

    def outcomes(self) -> list[tuple[str, int]]:
        """Every single piece that chance may give next, with the number of such pieces."""
        if self.to_act() != "chance":
            return []
        due = self.next_draw()
        assert due is not None
        what, seat = due
        if what == "start":
            one, two = self.start_cells()
            unequal = sorted((tile for tile in self.supply if not tile.is_double), key=Tile.sort_key)
            texts = [f"start {tile.text} {one.text} {two.text}" for tile in unequal]
        elif what == "rack":
            texts = [f"rack {seat} {tile.text}" for tile in sorted(self.supply, key=Tile.sort_key)]
        else:
            pile = self.players[seat].draw_pile
            texts = [f"hand {seat} {card.text}" for card in sorted(pile, key=Card.sort_key)]
        return list(Counter(texts).items())

    def start_cells(self) -> tuple[Cell, Cell]:
        """A-U1: e5 f5 on the large board, d4 e4 on the small one."""
        middle = self.board.size // 2
        return Cell(middle, middle), Cell(middle + 1, middle)

    def draw(self, text: str) -> None:
        """Apply one outcome of chance."""
        if text not in [outcome for outcome, _ in self.outcomes()]:
            raise ValueError(f"not a possible outcome: {text!r}")
        word, *rest = text.split(" ")
        if word == "start":
            tile = self.take_from_supply(rest[0])
            self.board.lay(tile, cell_from(rest[1]), cell_from(rest[2]))
        elif word == "rack":
            self.players[int(rest[0])].rack.append(self.take_from_supply(rest[1]))
        else:
            player = self.players[int(rest[0])]
            card = next(card for card in player.draw_pile if card.text == rest[1])
            player.draw_pile.remove(card)
            player.hand.append(card)
        if self.phase == "draw" and self.to_take > 0:
            self.to_take -= 1
        self.go_on_drawing()

    def take_from_supply(self, kind: str) -> Tile:
        """Take one tile of this kind out of the supply."""
        tile = next(tile for tile in self.supply if tile.text == kind)
        self.supply.remove(tile)
        return tile

    def go_on_drawing(self) -> None:
        """Wait for chance if something is still due; otherwise begin the first turn or end this one."""
        if self.phase == "setup":
            if self.next_draw() is None:
                self.begin_turn()
            return
        self.phase = "draw"
        if self.next_draw() is None:
            self.end_turn()

    # ---------------------------------------------------------------- turns and the end

    def begin_turn(self) -> None:
        """Begin the turn of self.turn."""
        monk = self.me().monk
        self.forbidden = set() if monk is None else self.board.area(monk)  # A-1c
        self.supply_at_turn_start = len(self.supply)
        self.laid = 0
        self.acted = False
        self.idle = False
        self.to_take = 0
        self.phase = "monk"

    def end_turn(self) -> None:
        """End the game (A-E1, A-U4, R4; A-U7, R5) or go on with the next seat."""
        if self.idle:
            self.idle_turns += 1
        else:
            self.idle_turns = 0
        some_rack_is_empty = any(not player.rack for player in self.players.values())
        if (not self.supply and some_rack_is_empty) or self.idle_turns >= IDLE_ROUNDS * self.seats:
            self.phase = "over"
            return
        self.turn = self.turn % self.seats + 1
        self.begin_turn()

    def scores(self) -> list[int]:
        """The karma sum of each seat, at any time."""
        return [player.score() for player in self.players.values()]

    def winners(self) -> list[int]:
        """A-E2: highest karma; tied: fewer tiles on the rack; still tied: shared. Empty before the end."""
        if self.phase != "over":
            return []
        highest = max(player.score() for player in self.players.values())
        leaders = [player for player in self.players.values() if player.score() == highest]
        fewest = min(len(player.rack) for player in leaders)
        return [player.seat for player in leaders if len(player.rack) == fewest]

    # ---------------------------------------------------------------- looking at it

    def census(self) -> dict[str, Counter[str]]:
        """All tiles and all cards in play, wherever they are: never changes during a match."""
        tiles = self.supply + self.board.tiles()
        cards: list[Card] = []
        for player in self.players.values():
            tiles = tiles + player.rack
            cards = cards + player.cards()
        return {
            "tiles": Counter(tile.text for tile in tiles),
            "cards": Counter(card.text for card in cards),
        }

    def position(self) -> dict[str, object]:
        """A snapshot in plain data.

        Heights count from 1; a monk beside the board is None; pieces are lists of texts in the color order.
        """
        players = list(self.players.values())
        cells = {cell.text: [self.board.height(cell), self.board.color(cell)] for cell in self.board.built()}
        return {
            "board": cells,
            "monks": {p.seat: None if p.monk is None else p.monk.text for p in players},
            "racks": {p.seat: tile_texts(p.rack) for p in players},
            "hands": {p.seat: card_texts(p.hand) for p in players},
            "karma": {p.seat: card_texts(p.karma) for p in players},
            "draw_piles": {p.seat: card_texts(p.draw_pile) for p in players},
            "supply": tile_texts(self.supply),
            "turn": self.turn,
            "phase": self.phase,
            "laid": self.laid,
            "idle_turns": self.idle_turns,
        }


def tile_texts(tiles: list[Tile]) -> list[str]:
    """The texts of tiles, in the color order."""
    return [tile.text for tile in sorted(tiles, key=Tile.sort_key)]


def card_texts(cards: list[Card]) -> list[str]:
    """The texts of cards, by color, then by value."""
    return [card.text for card in sorted(cards, key=Card.sort_key)]


def random_game(seats: int, options: dict[str, object] | None, seed: int) -> Oracle:
    """Play one game to its end: uniform over the legal decisions, chance by weight."""
    rng = random.Random(seed)
    oracle = Oracle(seats, options)
    while oracle.to_act() != "over":
        if oracle.to_act() == "chance":
            possible = oracle.outcomes()
            texts = [text for text, _ in possible]
            weights = [weight for _, weight in possible]
            oracle.draw(rng.choices(texts, weights)[0])
        else:
            oracle.play(rng.choice(oracle.legal()))
    return oracle
