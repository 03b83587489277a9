"""The rules of Ananda, in the order and words of the rulebook. Ids in docstrings are clauses.

Everything here is a function over one record. `apply` carries out one decision or one chance action and draws
nothing itself; tiles and cards are taken one at a time, each by a chance action.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from vihara.core.chance import below
from vihara.core.compiled import Record, rules
from vihara.core.record import CHANCE, OVER
from vihara.core.turns import lead
from vihara.games.ananda.areas import (
    NOWHERE,
    RIGHT,
    STEPS,
    area_at,
    built,
    clear_board,
    color_at,
    count,
    either,
    is_empty,
    joined,
    lowest_space,
    nth_space,
    put_down,
    shows,
    sites,
    space,
    without,
)
from vihara.games.ananda.components import (
    FIRST_COLOR,
    HAND_DEAL,
    HAND_LIMIT,
    IDLE_ROUNDS,
    KIND_OF,
    MOST_SEATS,
    RACK_DEAL,
    RACK_LIMIT,
    SECOND_COLOR,
    SUM_OF,
    TILES,
)
from vihara.games.ananda.state import (
    ALL_TILES,
    BALANCE,
    BESIDE,
    BUILD,
    COLUMN,
    DEAL,
    DOUBLES,
    EMPTY,
    ENDED,
    FORFEIT,
    LONG_DECK,
    MEDITATE,
    MONK,
    REFILL,
    SHORT_DECK,
    SPACES,
    WHOLE,
    U,
    bits,
    card,
    card_count,
    card_sum,
    cards_with,
    lowest,
    nth_bit,
    tile,
    tile_at,
    tile_count,
    tiles_of,
    values_of,
)

# Action numbers are templates, never tiles or cards as such: kind of tile, direction, space, values.
PLACE = 0  # + space: phase 1
LAY = 110  # + (kind · 4 + direction) · 110 + the space of the first color: phase 2
STOP = 9350
PLAY = 9351  # + the values played, a bit each: phase 3
PASS = 9383
DECISIONS = 9384
TILE = 9384  # + kind: chance, the tile taken next
CARD = 9405  # + card: chance, the card taken next
MOST_ACTIONS = 2048
"""Five kinds of tiles on 360 pairs of spaces, doubles on 180, and `stop`: 1,981."""

_ONE = U(1)
_KINDS = len(TILES)
_COLORS = 6
_VALUE_SETS = 32
OPPOSITE = np.array([2, 3, 0, 1])


# -- Set-up ---------------------------------------------------------------------------------------------------


@rules
def lay_out(states: Any, i: int, seats: int, first: int, size: int, open_racks: int) -> None:
    """A-S1, A-S4, A-S6: all tiles are in the supply, each player's deck is a draw pile; the rest is chance."""
    s = states[i]
    s.seats = seats
    s.side = size
    s.open_racks = open_racks
    s.viewer = WHOLE
    s.first = first
    s.turn = first
    s.supply = ALL_TILES
    for seat in range(MOST_SEATS):
        s.monk[seat] = BESIDE
    for seat in range(seats):
        s.pile[seat] = LONG_DECK if seats == 2 else SHORT_DECK
    clear_board(s)
    s.stage = DEAL
    s.due = 1
    s.to_act = CHANCE


@rules
def next_deal(s: Record) -> None:
    """A-S2, A-S3, A-S5: the start tile, six tiles for each player, six cards for each; by seat number."""
    s.dealing += 1
    if s.dealing <= s.seats:
        s.due = RACK_DEAL
    elif s.dealing <= 2 * s.seats:
        s.due = HAND_DEAL
    else:
        begin_turn(s)


@rules
def start_space(s: Record) -> Any:
    """A-U1: the start tile covers two of the four spaces in the center, side by side; this is the left one."""
    middle = np.int64(s.side) // 2 - 1
    return middle * COLUMN + middle


# -- Taking tiles and cards -----------------------------------------------------------------------------------


@rules
def taker(s: Record) -> Any:
    """Who takes the next tile or card; while the start tile is drawn, nobody: −1."""
    if s.stage != DEAL:
        return np.int64(s.turn)
    return (np.int64(s.dealing) - 1) % np.int64(s.seats) if s.dealing > 0 else np.int64(-1)


@rules
def takes_card(s: Record) -> bool:
    """Whether the next piece taken is a card. A-4c, A-U5, A-U6: it is instead of a tile if the supply is empty."""
    if s.stage == DEAL:
        return bool(s.dealing > s.seats)
    return bool(s.stage == BALANCE or s.supply == EMPTY)


@rules
def take_is_due(s: Record) -> bool:
    """Whether a piece is still to be taken in this stage, and there is one.

    A-4c: a card taken instead of a tile never makes more than 8. A-5a: cards up to the number of tiles. A-5b: an
    empty draw pile gives nothing.
    """
    if s.stage == DEAL:
        return bool(s.due > 0)
    cards = card_count(s.hand[s.turn])
    if s.stage == BALANCE:
        return bool(tile_count(s.rack[s.turn]) > cards and s.pile[s.turn] != EMPTY)
    if s.due == 0:
        return False
    return bool(s.supply != EMPTY or (cards < HAND_LIMIT and s.pile[s.turn] != EMPTY))


@rules
def take_tile(s: Record, kind: int) -> None:
    """Move the tile that chance gave onto a rack; A-S2: the first of all goes to the center of the board."""
    s.supply -= tile(kind)
    s.due -= 1
    if taker(s) < 0:
        put_down(s, kind, RIGHT, start_space(s), FIRST_COLOR[kind], SECOND_COLOR[kind])
    else:
        s.rack[taker(s)] += tile(kind)


@rules
def take_card(s: Record, number: int) -> None:
    """Move the card that chance gave from a draw pile to the hand."""
    seat = taker(s)
    s.pile[seat] ^= card(number)
    s.hand[seat] |= card(number)
    if s.stage != BALANCE:
        s.due -= 1


@rules
def finish_takes(s: Record) -> None:
    """Go on when all has been taken that was due: from phase 4 to phase 5, else to the next turn."""
    while s.to_act == CHANCE and not take_is_due(s):
        s.due = 0
        if s.stage == DEAL:
            next_deal(s)
        elif s.stage == REFILL:
            s.stage = BALANCE
        else:
            end_turn(s)


@rules
def begin_turn(s: Record) -> None:
    """The seat whose turn it is begins with phase 1."""
    s.stage = MONK
    s.to_act = s.turn


# -- Phase 1: place the monk ----------------------------------------------------------------------------------


@rules
def free_spaces(s: Record) -> Any:
    """A-1a to A-1c, A-U9: the spaces whose area no monk stands on, neither another's nor, so far, one's own."""
    free = built(s)
    taken = NOWHERE
    for seat in range(s.seats):
        if s.monk[seat] != BESIDE:
            taken = either(taken, area_at(s, np.int64(s.monk[seat])))
    return without(free, taken)


@rules
def place_monk(s: Record, cell: int) -> None:
    """A-1a: the monk goes onto a space of the chosen color."""
    s.monk[s.turn] = cell
    s.laid_now = 0
    s.stage = BUILD


@rules
def forfeit(s: Record) -> None:
    """A-1d, A-2f: the monk next to the board, one tile, end of the turn. A-U5: a full rack takes nothing. A-U7:
    the turn is idle if there was no tile to be had.
    """
    full = tile_count(s.rack[s.turn]) == RACK_LIMIT
    s.monk[s.turn] = BESIDE
    s.due = 0 if full else 1
    s.idle = s.idle + 1 if full or s.supply == EMPTY else 0
    s.stage = FORFEIT
    s.to_act = CHANCE


# -- Phase 2: build -------------------------------------------------------------------------------------------


@rules
def lay_tile(s: Record, kind: int, direction: int, cell: int) -> None:
    """A-2a, A-2b: lay one tile from the rack."""
    s.rack[s.turn] -= tile(kind)
    put_down(s, kind, direction, cell, FIRST_COLOR[kind], SECOND_COLOR[kind])
    s.laid_now += 1


@rules
def stop(s: Record) -> None:
    """A-2e: building is over; A-2f: without a tile laid the turn is forfeited."""
    if s.laid_now == 0:
        forfeit(s)
    else:
        s.laid_now = 0
        s.stage = MEDITATE


@rules
def area_value(s: Record) -> Any:
    """A-2e: the number of spaces of the area where the monk of the seat to act stands."""
    return count(area_at(s, np.int64(s.monk[s.turn])))


# -- Phases 3 and 4: meditate and refill ----------------------------------------------------------------------


@rules
def held_values(s: Record) -> Any:
    """A-3a: the values in hand of the area's color, a bit each."""
    return values_of(s.hand[s.turn], color_at(s, np.int64(s.monk[s.turn])))


@rules
def meditate(s: Record, values: int) -> None:
    """A-3a, A-3b: cards of the area's color to the karma pile. A-4a, A-4b, A-U6: what is left of the area value is
    taken in tiles, never more than fit on the rack.
    """
    cards = cards_with(values, color_at(s, np.int64(s.monk[s.turn])))
    s.hand[s.turn] ^= cards
    s.karma[s.turn] |= cards
    s.due = min(area_value(s) - SUM_OF[values], RACK_LIMIT - tile_count(s.rack[s.turn]))
    s.idle = 0
    s.stage = REFILL
    s.to_act = CHANCE


# -- End ------------------------------------------------------------------------------------------------------


@rules
def end_turn(s: Record) -> None:
    """A-E1, A-U4: the game ends after a turn if the supply and some rack are empty, A-U7: or after idle rounds."""
    empty_rack = False
    for seat in range(s.seats):
        empty_rack |= s.rack[seat] == EMPTY
    if (empty_rack and s.supply == EMPTY) or s.idle >= IDLE_ROUNDS * s.seats:
        s.stage = ENDED
        s.to_act = OVER
        return
    s.turn = (s.turn + 1) % s.seats
    begin_turn(s)


@rules
def scores(states: Any, i: int, out: Any) -> None:
    """A-E2: each seat's karma."""
    s = states[i]
    for seat in range(s.seats):
        out[seat] = card_sum(s.karma[seat])


@rules
def winners(states: Any, i: int) -> int:
    """A-E2: most karma, then fewer tiles on the rack, else shared; a bit mask."""
    s = states[i]
    best, mask = np.int64(-1), 0
    for seat in range(s.seats):
        rank = card_sum(s.karma[seat]) * 16 + RACK_LIMIT - tile_count(s.rack[seat])
        best, mask = lead(best, mask, rank, seat)
    return mask


# -- Legal actions and chance ---------------------------------------------------------------------------------


@rules
def legal(states: Any, i: int, out: Any) -> int:
    """A-1a to A-1d, A-2a to A-2f, A-3a: list the legal actions, ascending."""
    s = states[i]
    if s.to_act < 0:
        return 0
    if s.stage == MONK:
        return legal_spaces(s, out)
    if s.stage == BUILD:
        return legal_tiles(s, out)
    values, most = held_values(s), area_value(s)
    n = 0
    for chosen in range(_VALUE_SETS):
        if chosen & ~values == 0 and SUM_OF[chosen] <= most:
            out[n] = PLAY + chosen
            n += 1
    return n


@rules
def legal_spaces(s: Record, out: Any) -> int:
    """A-1a to A-1d: each space the monk may go to, or only `pass`."""
    free = free_spaces(s)
    if is_empty(free):
        out[0] = PASS
        return 1
    n = 0
    while not is_empty(free):
        cell = lowest_space(free)
        free = without(free, space(cell))
        out[n] = PLACE + cell
        n += 1
    return n


@rules
def legal_tiles(s: Record, out: Any) -> int:
    """A-2a: each kind of tile on the rack that has the chosen color, wherever it may lie; and `stop`."""
    monk = np.int64(s.monk[s.turn])
    color = color_at(s, monk)
    where = sites(s, monk, joined(space(monk), shows(s, color)))
    rack = s.rack[s.turn]
    n = 0
    for other in range(_COLORS):
        kind = KIND_OF[color, other]
        if tiles_of(rack, kind) == 0:
            continue
        for direction in range(2 if other == color else 4):
            found, shift = first_halves(where, color, other, direction)
            number = LAY + (kind * 4 + direction) * SPACES + shift
            low, high = found
            while low != EMPTY:
                out[n] = number + lowest(low)
                low &= low - _ONE
                n += 1
            number += 64
            while high != EMPTY:
                out[n] = number + lowest(high)
                high &= high - _ONE
                n += 1
    out[n] = STOP
    return n + 1


@rules
def first_halves(where: Any, color: Any, other: Any, direction: Any) -> Any:
    """Where the chosen half of a tile with this other color may lie if the tile points in a direction, and how far
    from there its first half is.
    """
    if other == color:
        return where[4 + direction], 0
    if other > color:
        return where[direction], 0
    return where[OPPOSITE[direction]], -STEPS[direction]


@rules
def choose(states: Any, i: int, dice: Any) -> int:
    """One legal action, all equally likely: the same as drawing from the list, without making the list."""
    s = states[i]
    if s.stage == MONK:
        free = free_spaces(s)
        number = count(free)
        if number == 0:
            below(dice, 1)
            return PASS
        return PLACE + nth_space(free, below(dice, number))
    if s.stage == BUILD:
        return choose_tile(s, dice)
    values, most = held_values(s), area_value(s)
    number = 0
    for chosen in range(_VALUE_SETS):
        number += chosen & ~values == 0 and SUM_OF[chosen] <= most
    rank = below(dice, number)
    for chosen in range(_VALUE_SETS):
        if chosen & ~values == 0 and SUM_OF[chosen] <= most:
            if rank == 0:
                return PLAY + chosen
            rank -= 1
    return PLAY


@rules
def choose_tile(s: Record, dice: Any) -> int:
    """Phase 2 of `choose`: every kind of tile with the chosen color and one other has as many sites."""
    monk = np.int64(s.monk[s.turn])
    color = color_at(s, monk)
    where = sites(s, monk, joined(space(monk), shows(s, color)))
    rack = s.rack[s.turn]
    of_two_colors, of_doubles = 0, count(where[4]) + count(where[5])
    for direction in range(4):
        of_two_colors += count(where[direction])
    total: Any = 1
    for other in range(_COLORS):
        if tiles_of(rack, KIND_OF[color, other]) > 0:
            total += of_doubles if other == color else of_two_colors
    rank = below(dice, total)
    for other in range(_COLORS):
        kind = KIND_OF[color, other]
        if tiles_of(rack, kind) == 0:
            continue
        number = of_doubles if other == color else of_two_colors
        if rank >= number:
            rank -= number
            continue
        for direction in range(2 if other == color else 4):
            found, shift = first_halves(where, color, other, direction)
            number = count(found)
            if rank < number:
                return LAY + (kind * 4 + direction) * SPACES + shift + nth_space(found, rank)
            rank -= number
    return STOP


@rules
def chances(states: Any, i: int, actions: Any, weights: Any) -> int:
    """What chance can give next: a tile of the supply by the number of such tiles, or a card of a draw pile."""
    s = states[i]
    if s.to_act != CHANCE:
        return 0
    n = 0
    if takes_card(s):
        cards = s.pile[taker(s)]
        while cards != EMPTY:
            actions[n] = CARD + lowest(cards)
            weights[n] = 1
            cards &= cards - _ONE
            n += 1
        return n
    tiles = tiles_to_take(s)
    for kind in range(_KINDS):
        if tiles_of(tiles, kind) > 0:
            actions[n] = TILE + kind
            weights[n] = tiles_of(tiles, kind)
            n += 1
    return n


@rules
def tiles_to_take(s: Record) -> Any:
    """The supply; A-S2: for the start tile only those with two different colors, as others go back."""
    return s.supply if taker(s) >= 0 else s.supply & ~DOUBLES


@rules
def pick(states: Any, i: int, dice: Any) -> int:
    """Draw the next chance action."""
    s = states[i]
    if takes_card(s):
        cards = s.pile[taker(s)]
        return CARD + nth_bit(cards, below(dice, bits(cards)))
    tiles = tiles_to_take(s)
    return TILE + tile_at(tiles, below(dice, tile_count(tiles)))


@rules
def apply(states: Any, i: int, action: int) -> None:
    """Carry out one legal decision or one chance action."""
    s = states[i]
    if action >= CARD:
        take_card(s, action - CARD)
    elif action >= TILE:
        take_tile(s, action - TILE)
    elif action == PASS:
        forfeit(s)
    elif action >= PLAY:
        meditate(s, action - PLAY)
    elif action == STOP:
        stop(s)
    elif action >= LAY:
        number = action - LAY
        lay_tile(s, number // SPACES // 4, number // SPACES % 4, number % SPACES)
    else:
        place_monk(s, action - PLACE)
    finish_takes(s)
