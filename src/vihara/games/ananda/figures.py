"""What the rules make of a view, for people to see: the table in words and numbers, and what a move would bring.

Everything is computed from a view alone. The arithmetic of a turn is `meditations`: area value − meditation value
= tiles to take.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.record import OVER
from vihara.core.words import Many, more, put
from vihara.games.ananda.areas import (
    STEPS,
    area_at,
    area_size,
    built,
    color_at,
    count,
    has,
    is_empty,
    joined,
    lowest_space,
    shows,
    space,
    without,
)
from vihara.games.ananda.components import (
    FIRST_COLOR,
    HAND_LIMIT,
    KIND_OF,
    RACK_LIMIT,
    SECOND_COLOR,
    SUM_OF,
    TILES,
)
from vihara.games.ananda.rules import LAY, PLACE, PLAY, STOP, area_value, held_values, lay_tile
from vihara.games.ananda.state import (
    BESIDE,
    BUILD,
    EMPTY,
    MEDITATE,
    MONK,
    SPACES,
    WHOLE,
    U,
    bits,
    card_count,
    card_sum,
    lowest,
    shown_cards,
    shown_tiles,
    tile_count,
    tiles_of,
    values_of,
)
from vihara.games.ananda.words import (
    HIDDEN_CARD,
    HIDDEN_TILE,
    Figures,
    Foreseen,
    ForfeitForeseen,
    Meditation,
    MonkForeseen,
    TileForeseen,
)

_ONE = U(1)
_KINDS = len(TILES)
_BY_SUM = np.array(
    sorted(range(32), key=lambda values: (SUM_OF[values], [v for v in range(5) if values >> v & 1]))
)
"""All sets of values, the smallest sums first."""


# -- The table ------------------------------------------------------------------------------------------------


@rules
def show(views: Any, i: int, out: Any, k: int) -> None:
    """The whole table as the viewer sees it, into `out[k]`."""
    v = views[i]
    f: Figures = out[k]
    f.side = v.side
    f.stage = v.stage
    f.turn = v.turn
    f.supply = tile_count(v.supply)
    f.rack_limit = RACK_LIMIT
    f.hand_limit = HAND_LIMIT
    f.idle = v.idle
    f.laid_now = v.laid_now
    show_tiles(v, f)
    show_areas(v, f)
    for seat in range(v.seats):
        put(f.scores, card_sum(v.karma[seat]))
        show_player(v, seat, f)
    if v.stage == BUILD or v.stage == MEDITATE:
        show_turn_area(v, f)
        if v.stage == MEDITATE or v.laid_now > 0:
            list_meditations(v, f.meditations)


@rules
def show_tiles(v: Record, f: Figures) -> None:
    """The tiles of the board as they were laid."""
    for number in range(v.tiles_laid):
        laid: Any = np.int64(v.laid[number])
        place, cell = divmod(laid, SPACES)
        kind, other = place // 4, cell + STEPS[place % 4]
        tile = more(f.tiles)
        tile.tile = kind
        tile.cells[0] = cell
        tile.cells[1] = other
        tile.colors[0] = FIRST_COLOR[kind]
        tile.colors[1] = SECOND_COLOR[kind]
        tile.level = level_below(f, number, cell) + 1
        tile.shown[0] = tile.level == v.height[cell]
        tile.shown[1] = tile.level == v.height[other]


@rules
def level_below(f: Figures, number: int, cell: int) -> int:
    """The level of the tile that lay on a space before a tile was laid there; 0 is the foundation."""
    for earlier in range(number - 1, -1, -1):
        tile = f.tiles.items[earlier]
        if tile.cells[0] == cell or tile.cells[1] == cell:
            return tile.level
    return 0


@rules
def show_areas(v: Record, f: Figures) -> None:
    """A-1a: every area, with its size and the monks on it."""
    left = built(v)
    while not is_empty(left):
        start = lowest_space(left)
        color = color_at(v, start)
        members = joined(space(start), shows(v, color))
        left = without(left, members)
        area = more(f.areas)
        area.color = color
        for seat in range(v.seats):
            if v.monk[seat] != BESIDE and has(members, np.int64(v.monk[seat])):
                put(area.monks, seat)
        area.free = v.stage == MONK and area.monks.number == 0
        list_cells(members, area.cells)
        area.size = area.cells.number
        if 0 <= v.viewer < v.seats:
            area.cards = values_of(v.hand[v.viewer], color)
            area.own_tiles = tiles_with(v, color)


@rules
def list_cells(spaces: Any, out: Many[int]) -> None:
    """The spaces of a set, one by one."""
    low, high = spaces
    while low != EMPTY:
        put(out, lowest(low))
        low &= low - _ONE
    while high != EMPTY:
        put(out, 64 + lowest(high))
        high &= high - _ONE


@rules
def tiles_with(v: Record, color: int) -> Any:
    """How many tiles of the viewer's rack have a color."""
    number = 0
    for other in range(6):
        number += tiles_of(v.rack[v.viewer], KIND_OF[color, other])
    return number


@rules
def show_player(v: Record, seat: int, f: Figures) -> None:
    """What lies before a player, as far as the viewer sees it."""
    player = more(f.players)
    player.seat = seat
    player.monk = v.monk[seat]
    for kind in range(_KINDS):
        for _ in range(tiles_of(v.rack[seat], kind)):
            put(player.rack, kind)
    for _ in range(tile_count(v.rack[seat]) - tile_count(shown_tiles(v.rack[seat]))):
        put(player.rack, HIDDEN_TILE)
    list_cards(shown_cards(v.hand[seat]), player.hand)
    for _ in range(card_count(v.hand[seat]) - card_count(shown_cards(v.hand[seat]))):
        put(player.hand, HIDDEN_CARD)
    list_cards(shown_cards(v.karma[seat]), player.karma)
    player.pile = card_count(v.pile[seat])
    player.score = card_sum(v.karma[seat])


@rules
def list_cards(cards: Any, out: Many[int]) -> None:
    """The cards of a set, one by one."""
    while cards != EMPTY:
        put(out, lowest(cards))
        cards &= cards - _ONE


# -- The arithmetic of a turn ---------------------------------------------------------------------------------


@rules
def show_turn_area(v: Record, f: Figures) -> None:
    """A-2e: the area of the monk of the seat in turn, as it is now."""
    monk: Any = np.int64(v.monk[v.turn])
    f.turn_area.given = True
    f.turn_area.color = color_at(v, monk)
    f.turn_area.monk = monk
    list_cells(area_at(v, monk), f.turn_area.cells)
    f.turn_area.value = f.turn_area.cells.number


@rules
def list_meditations(v: Record, out: Many[Meditation]) -> None:
    """A-3a to A-5a: every meditation the seat in turn could hold if building stopped now, if its hand is seen."""
    if v.viewer != v.turn and v.viewer != WHOLE:
        return
    held, area = held_values(v), area_value(v)
    for values in _BY_SUM:
        if values & ~held == 0 and SUM_OF[values] <= area:
            meditate(v, area, values, more(out))


@rules
def meditate(v: Record, area: int, values: int, out: Meditation) -> None:
    """What playing these values brings: karma, tiles (or cards once the supply is used up), cards to balance."""
    seat, total = v.turn, SUM_OF[values]
    rack, hand, pile = tile_count(v.rack[seat]), card_count(v.hand[seat]), card_count(v.pile[seat])
    kept = hand - bits(U(values))
    due = min(area - total, RACK_LIMIT - rack)  # A-4a, A-4b
    taken = min(due, tile_count(v.supply))
    instead = max(0, min(due - taken, HAND_LIMIT - kept, pile))  # A-4c, A-U6
    drawn = max(0, min(rack + taken - (kept + instead), pile - instead))  # A-5a, A-5b
    out.values = values
    out.area = area
    out.meditation = total
    out.left = area - total
    out.room = RACK_LIMIT - rack
    out.tiles = taken
    out.cards_instead = instead
    out.cards = drawn
    out.rack = rack + taken
    out.hand = kept + instead + drawn
    out.karma = card_sum(v.karma[seat]) + total
    out.ends = ends(v, rack + taken, taken)


@rules
def ends(v: Record, rack: int, taken: int) -> bool:
    """A-E1, A-U4: whether the game ends if the seat in turn is left with so many tiles after taking some."""
    empty = rack == 0
    for seat in range(v.seats):
        empty |= seat != v.turn and v.rack[seat] == EMPTY
    return bool(empty and tile_count(v.supply) == taken)


# -- A considered move ----------------------------------------------------------------------------------------


@rules
def consider(views: Any, i: int, action: int, out: Any, k: int) -> None:
    """What a legal move of the seat to act would bring, into `out[k]`."""
    v = views[i]
    f: Foreseen = out[k]
    if v.to_act == OVER:
        return
    if action < LAY:
        consider_monk(v, action - PLACE, f.monk)
    elif action < STOP:
        consider_tile(views, i, action, f.tile)
    elif action == STOP and v.laid_now > 0:
        f.stop.given = True
        f.stop.area = area_value(v)
        list_meditations(v, f.stop.meditations)
    elif PLAY <= action < PLAY + 32:
        f.play.given = True
        meditate(v, area_value(v), action - PLAY, f.play)
    else:
        consider_forfeit(v, f.forfeit)


@rules
def consider_monk(v: Record, cell: int, out: MonkForeseen) -> None:
    """The area, and what the viewer holds of its color."""
    out.given = True
    out.color = color_at(v, cell)
    out.area = area_size(v, cell)
    if 0 <= v.viewer < v.seats:
        out.cards = values_of(v.hand[v.viewer], out.color)
        out.own_tiles = tiles_with(v, out.color)


@rules
def consider_tile(views: Any, i: int, action: int, out: TileForeseen) -> None:
    """The area before and after, how high the tile lies, and whose monks one would then share the area with."""
    afters = views[i : i + 1].copy()
    v, a = views[i], afters[0]
    place, cell = divmod(action - LAY, SPACES)
    lay_tile(a, place // 4, place % 4, cell)
    monk: Any = np.int64(v.monk[v.turn])
    was, now = area_at(v, monk), area_at(a, monk)
    out.given = True
    out.color = color_at(v, monk)
    out.before = count(was)
    out.area = count(now)
    out.level = a.height[cell]
    for half in (cell, cell + STEPS[place % 4]):
        out.covers += 1 if has(was, half) else 0
    for seat in range(v.seats):
        if seat != v.turn and v.monk[seat] != BESIDE:
            other = np.int64(v.monk[seat])
            if has(now, other) and not has(was, other):
                put(out.joined, seat)
    out.rack = tile_count(a.rack[v.turn])
    list_meditations(a, out.meditations)


@rules
def consider_forfeit(v: Record, out: ForfeitForeseen) -> None:
    """A-1d, A-2f, A-U5, A-U7: what a turn without action brings: a tile, or a card if there is none."""
    full, empty = tile_count(v.rack[v.turn]) == RACK_LIMIT, v.supply == EMPTY
    hand, pile = card_count(v.hand[v.turn]), card_count(v.pile[v.turn])
    out.given = True
    out.full = full
    out.idle = full or empty
    out.tiles = 0 if full or empty else 1
    out.cards = 1 if empty and not full and hand < HAND_LIMIT and pile > 0 else 0
