"""The rules of Menara, in the order and words of the rulebook. Ids in docstrings are clauses.

Everything here is a function over one record. `apply` carries out one decision or one chance action and draws
nothing itself. A piece that is moved is judged twice: the tower without it, then where it is set again (E-U9).
A placement is judged before anything follows from it: the hand's error, its nudge, then the verdict on the tower
(E-U7). With a steady hand and enough margin there is no chance in it: the match goes on.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from vihara.core.compiled import Record, rules
from vihara.core.record import CHANCE, OVER
from vihara.games.menara import actions as act
from vihara.games.menara.actions import (
    CARD_DRAWN,
    COLUMN_DRAWN,
    DECISIONS,
    EXCHANGE,
    EXTEND,
    FALLS,
    FLOOR_DRAWN,
    GIVE_UP,
    KEEP_CAMP,
    LAY_BASE,
    LAY_FLOOR,
    MOVE,
    NOTHING_FALLS,
    NUDGES,
    PIECES,
    PLACE,
    REVEAL_PLAN,
    SHIFT,
    STOP,
    SWAP_CAMP,
    TREMBLES,
)
from vihara.games.menara.boxes import tables_of
from vihara.games.menara.building import (
    can_be_set_up_again,
    due_floor,
    is_sure,
    is_sure_without,
    nudged_floor,
    put_floor,
)
from vihara.games.menara.components import BASES, FLOORS, Task
from vihara.games.menara.hand import (
    is_beyond,
    shift_column,
    shift_floor,
    trembles,
)
from vihara.games.menara.lifting import take_out
from vihara.games.menara.questions import level_of_rest
from vihara.games.menara.state import (
    BASE,
    BASE_FLOORS,
    BUILD,
    CAMP,
    CAMP_SIZE,
    COLLAPSED,
    COLORS,
    DEAL_CAMP,
    DEAL_HANDS,
    DEAL_QUARRY,
    ENDED,
    ERROR,
    LIFT,
    NEW_CAMP,
    NEW_FLOOR,
    NO_CARDS,
    NO_COLUMNS,
    NO_FLOORS,
    NO_PLACE,
    NOTHING,
    NUDGE,
    PLAN,
    QUARRY,
    REFILL,
    REVEAL,
    SECOND_RULES,
    STUCK,
    SWAP,
    TASK_COUNTS,
    VERDICT,
    WHOLE,
)
from vihara.games.menara.tower.balance import top_level
from vihara.games.menara.tower.geometry import set_column, take_column

TASKS: Final = np.array([task for task, _ in TASK_COUNTS])
COUNTS: Final = np.array([count for _, count in TASK_COUNTS])
PLACE_ANY, ONE_FLOOR, MOVE_UP, FILL, MOVE_FLOOR = (int(task) for task in Task)


# -- Set-up ---------------------------------------------------------------------------------------------------


@rules
def lay_out(states: Any, i: int, seats: int, difficulty: int, tremor: int, cards: int, hand: int) -> None:
    """E-S1, E-S3, E-S5: nothing is in the tower yet; columns, floors and cards are laid ready by `boxes`."""
    s = states[i]
    s.tower.level[:] = NOTHING
    s.color[:] = NOTHING
    s.placed[:] = NOTHING
    s.lifted = NOTHING
    s.nudged[0] = NOTHING
    s.card = NOTHING
    s.glyph = NOTHING
    s.target = NOTHING
    s.required = cards
    s.seats = seats
    s.difficulty = difficulty
    s.tremor = tremor
    s.full_hand = hand
    s.viewer = WHOLE
    draw_next(s, DEAL_CAMP)


@rules
def draw_next(s: Record, stage: int) -> None:
    """Chance comes next."""
    s.stage = stage
    s.to_act = CHANCE


@rules
def decide_next(s: Record, stage: int) -> None:
    """The seat whose turn it is decides next; E-S6: at set-up the one that begins."""
    s.stage = stage
    s.to_act = s.turn


@rules
def seat_to_deal(s: Record) -> int:
    """E-S5: the first seat whose hand is not full, by seat number; −1: all are."""
    for seat in range(int(s.seats)):
        if s.hand[seat].sum() < s.full_hand:
            return seat
    return -1


# -- Drawing --------------------------------------------------------------------------------------------------


@rules
def draw_column(s: Record, color: int) -> None:
    """E-S1, E-S5, E-4, E-N3: a column out of the bag, to where it is drawn for."""
    s.bag[color] -= 1
    if s.stage == DEAL_CAMP:
        s.camp[color] += 1
        if s.camp.sum() == CAMP_SIZE:
            draw_next(s, DEAL_HANDS)
    elif s.stage == DEAL_HANDS:
        s.hand[seat_to_deal(s), color] += 1
        if seat_to_deal(s) < 0:
            draw_next(s, DEAL_QUARRY)
    elif s.stage == NEW_CAMP:
        s.fresh[color] += 1
        if s.fresh.sum() == CAMP_SIZE:  # E-N3: only then the old columns go back into the bag
            for old in range(COLORS):
                s.bag[old] += s.camp[old]
                s.camp[old] = s.fresh[old]
                s.fresh[old] = 0
            refill(s)
    else:
        s.hand[s.turn, color] += 1
        refill(s)


@rules
def draw_floor(s: Record, floor: int) -> None:
    """E-S2, E-F2: the quarry's top floor."""
    s.quarry[floor] = 0
    s.taken[floor] = 1
    if s.stage == QUARRY:
        decide_next(s, NEW_FLOOR)
    elif s.taken.sum() == BASE_FLOORS:
        decide_next(s, BASE)


@rules
def draw_card(s: Record, card: int) -> None:
    """E-2: the top card of the chosen pile."""
    s.pile[s.glyph, card] -= 1
    s.card = card
    decide_next(s, BUILD)


# -- 1. Columns and the camp, 2. a plan card ------------------------------------------------------------------


@rules
def exchange(s: Record, action: int) -> None:
    """E-1: any number of columns out of the camp, as many back."""
    for color in range(COLORS):
        change = act.gained(action, color) - act.given(action, color)
        s.hand[s.turn, color] += change
        s.camp[color] -= change
    decide_next(s, BUILD if s.practice == 1 else PLAN)


@rules
def reveal(s: Record, glyph: int) -> None:
    """E-2: choose a pile; its top card is chance."""
    s.glyph = glyph
    draw_next(s, REVEAL)


# -- 3. Building ----------------------------------------------------------------------------------------------


@rules
def task_of(s: Record) -> int:
    """What the open card asks for; E-U14: without cards, columns anywhere."""
    if s.card < 0:
        return PLACE_ANY
    return int(TASKS[int(s.card) // 3])


@rules
def is_full(s: Record, floor: int) -> bool:
    """E-F1: whether a floor has no free base."""
    free = 0
    for base in range(BASES):
        if s.color[floor, base] >= 0 and s.tower.column[floor, base] == 0:
            free += 1
    return free == 0


@rules
def remember(s: Record, kind: int, floor: int, base: int, from_floor: int, from_base: int) -> None:
    """Note the placement that is judged next."""
    s.placed[0] = kind
    s.placed[1] = floor
    s.placed[2] = base
    s.placed[3] = from_floor
    s.placed[4] = from_base


@rules
def count_column(s: Record, floor: int) -> None:
    """One more column for the card; E-3b, E-3d: it settles which floor is meant."""
    s.done += 1
    if task_of(s) in (ONE_FLOOR, FILL):
        s.target = floor


@rules
def place_column(s: Record, floor: int, base: int, color: int) -> None:
    """E-3a, E-3b, E-3d, E-3f: a column onto a free base of its color."""
    s.hand[s.turn, color] -= 1
    set_column(s.tower, floor, base, 0, 0)
    count_column(s, floor)
    remember(s, PLACE, floor, base, NOTHING, NOTHING)


@rules
def move_column(s: Record, floor: int, base: int, to_floor: int, to_base: int) -> None:
    """E-3c: a column out of the tower onto a free base of its color on a higher level."""
    s.placed[5] = s.tower.offset[floor, base, 0]
    s.placed[6] = s.tower.offset[floor, base, 1]
    take_out(s.tower, act.move_action(floor, base, to_floor, to_base))
    s.moved[floor, base] = 0
    set_column(s.tower, to_floor, to_base, 0, 0)
    s.moved[to_floor, to_base] = 1
    count_column(s, to_floor)
    remember(s, MOVE, to_floor, to_base, floor, base)


@rules
def take_back(s: Record) -> None:
    """E-U3, E-N2: the column does not stand on its base: it goes back to where it came from."""
    floor, base = s.placed[1], s.placed[2]
    take_column(s.tower, floor, base)
    s.moved[floor, base] = 0
    if s.placed[0] == PLACE:
        s.hand[s.turn, s.color[floor, base]] += 1
    else:
        set_column(s.tower, s.placed[3], s.placed[4], s.placed[5], s.placed[6])


@rules
def lay(s: Record, action: int) -> None:
    """E-S2, E-F3: a floor of the temple base, a new floor on columns, or an extension of the base."""
    kind = act.kind_of(action)
    side = act.side_of(action)
    x, y, angle = act.pose_of(action)
    shapes, measures = tables_of(s.tables)
    floor = act.floor_of(action) if kind == LAY_BASE else due_floor(s)
    put_floor(s, floor, side, 0, x, y, angle, shapes)
    if kind == LAY_FLOOR:
        s.tower.level[floor] = level_of_rest(s.tower, floor, shapes, measures)
    elif kind == EXTEND and s.practice == 0:
        s.extended = 1
    s.taken[floor] = 0
    remember(s, kind, floor, NOTHING, NOTHING, NOTHING)


@rules
def shift(s: Record, action: int) -> None:
    """E-3e: a floor with its columns to another level."""
    floor = act.floor_of(action)
    x, y, angle = act.pose_of(action)
    s.tower.level[floor] = act.level_of(action)
    s.tower.pose[floor, 0] = x
    s.tower.pose[floor, 1] = y
    s.tower.pose[floor, 2] = angle
    s.done += 1
    remember(s, SHIFT, floor, NOTHING, NOTHING, NOTHING)


# -- Judging a placement --------------------------------------------------------------------------------------


@rules
def lift(s: Record, action: int) -> None:
    """E-U9: a piece is taken out; if the tower stands without it beyond doubt, it is set again at once."""
    if s.version >= SECOND_RULES and not is_sure_without(s, action):
        s.lifted = action
        draw_next(s, LIFT)
    else:
        set_again(s, action)


@rules
def set_again(s: Record, action: int) -> None:
    """E-3c, E-3e: the piece that was taken out goes to its new place, and that is judged."""
    s.lifted = NOTHING
    if act.kind_of(action) == MOVE:
        base, to_floor, to_base = act.move_of(action)
        move_column(s, act.floor_of(action), base, to_floor, to_base)
    else:
        shift(s, action)
    judge_placement(s)


@rules
def lose_lifted(s: Record) -> None:
    """E-U9, E-L2: floors fell while a piece was out: it is not in the tower any more either."""
    action = int(s.lifted)
    floor = act.floor_of(action)
    if act.kind_of(action) == MOVE:
        base, _, _ = act.move_of(action)
        s.fell[FLOORS + floor * BASES + base] = 1
    else:
        s.fell[floor] = 1


@rules
def judge_placement(s: Record) -> None:
    """A hand that trembles lets go with an error."""
    if trembles(s):
        draw_next(s, ERROR)
    else:
        ask_for_verdict(s)


@rules
def take_error(s: Record, x: int, y: int, angle: int) -> None:
    """E-U3: the piece is off its mark; a column beyond its base is a failed placement, not a collapse."""
    floor, base = int(s.placed[1]), int(s.placed[2])
    if s.placed[0] == PLACE or s.placed[0] == MOVE:
        if is_beyond(s, x, y):
            take_back(s)
            s.placed[:] = NOTHING
            s.done -= 1
            if s.card >= 0:
                fail(s)
            else:  # E-U14: there is no card to fail; the column may be tried again
                decide_next(s, BUILD)
            return
        shift_column(s, floor, base, x, y)
    else:
        shift_floor(s, floor, x, y, angle)
    if nudged_floor(s) >= 0:
        draw_next(s, NUDGE)
    else:
        ask_for_verdict(s)


@rules
def take_nudge(s: Record, floor: int, newton: int, direction: int) -> None:
    """The hand nudges a floor: the simulation decides (E-U7)."""
    s.nudged[0] = floor
    s.nudged[1] = newton
    s.nudged[2] = direction
    draw_next(s, VERDICT)


@rules
def ask_for_verdict(s: Record) -> None:
    """E-U7: with enough margin and no nudge the tower stands; otherwise the simulation decides."""
    if is_sure(s):
        settle(s)
    else:
        draw_next(s, VERDICT)


@rules
def take_verdict(s: Record) -> None:
    """What fell is known. E-L2: fallen floors end the game, also columns that cannot be set up again; E-N4: others
    are set up again; E-3e: those of a shifted floor fail the card. E-U9: a piece that is out is then set again.
    """
    floors, columns, shifted = 0, 0, 0
    for piece in range(PIECES):
        if s.fell[piece] == 1:
            if piece < FLOORS:
                floors += 1
            else:
                columns += 1
                if s.placed[0] == SHIFT and (piece - FLOORS) // BASES == s.placed[1]:
                    shifted += 1
    if floors > 0 or (columns > 0 and not can_be_set_up_again(s)):
        if s.lifted >= 0:
            lose_lifted(s)
        collapse(s)
        end_game(s, COLLAPSED if floors > 0 else STUCK)
        return
    s.fell[:] = 0
    if s.lifted >= 0:
        set_again(s, int(s.lifted))
    elif shifted > 0:
        forget(s)
        fail(s)
    else:
        settle(s)


@rules
def collapse(s: Record) -> None:
    """E-L2, E-L4: fallen floors, the columns on them and fallen columns are out of the tower."""
    for floor in range(FLOORS):
        for base in range(BASES):
            piece = FLOORS + floor * BASES + base
            if s.tower.column[floor, base] == 1 and (s.fell[floor] == 1 or s.fell[piece] == 1):
                s.lost[s.color[floor, base]] += 1
                take_column(s.tower, floor, base)
                s.moved[floor, base] = 0
    for floor in range(FLOORS):
        if s.fell[floor] == 1:
            s.gone[floor] = 1
            s.tower.level[floor] = NOTHING
            s.tower.side[floor] = 0
            s.tower.pose[floor, :] = 0
            s.color[floor, :] = NOTHING
    s.fell[:] = 0


@rules
def forget(s: Record) -> None:
    """The placement has been judged."""
    s.placed[:] = NOTHING
    s.lifted = NOTHING
    s.nudged[0] = NOTHING
    s.nudged[1] = 0
    s.nudged[2] = 0


# -- What follows from a placement ----------------------------------------------------------------------------


@rules
def settle(s: Record) -> None:
    """The tower stands. E-F1, E-U8: a filled floor brings a new one at once; E-L3: the last one ends the game."""
    kind, floor = int(s.placed[0]), int(s.placed[1])
    forget(s)
    if kind == LAY_BASE:
        decide_next(s, BASE if s.taken.sum() > 0 else CAMP)
    elif kind in (PLACE, MOVE) and is_full(s, floor):
        draw_next(s, QUARRY)
    elif kind in (LAY_FLOOR, EXTEND) and s.quarry.sum() == 0:
        end_game(s, NO_FLOORS)
    else:
        go_on(s)


@rules
def is_fulfilled(s: Record) -> bool:
    """E-3a to E-3e: whether the card is done with; E-U14: without cards one goes on until one stops."""
    if s.card < 0:
        return False
    task = task_of(s)
    if task == FILL:
        return bool(s.target >= 0 and is_full(s, int(s.target)))
    if task == MOVE_FLOOR:
        return bool(s.done == 1)
    return bool(s.done == COUNTS[int(s.card) // 3])


@rules
def go_on(s: Record) -> None:
    """E-F1: the card goes on; E-3g: a fulfilled one is discarded, E-F4: unless the base was extended."""
    if not is_fulfilled(s):
        decide_next(s, BUILD)
    elif s.extended == 1:
        join_level_cards(s)
        decide_next(s, SWAP)
    else:
        s.discard[s.glyph, s.card] += 1
        put_card_away(s)
        refill(s)


@rules
def put_card_away(s: Record) -> None:
    """No card is open any more."""
    s.card = NOTHING
    s.glyph = NOTHING
    s.done = 0
    s.target = NOTHING
    s.extended = 0


@rules
def stop(s: Record) -> None:
    """E-U14: the turn is over; who could not place any column ends the game."""
    if s.done == 0:
        end_game(s, NO_PLACE)
    else:
        s.done = 0
        refill(s)


@rules
def fail(s: Record) -> None:
    """E-N1: a card that is not fulfilled becomes a level card; E-U8: one, even if the base was extended too."""
    join_level_cards(s)
    decide_next(s, SWAP)


@rules
def join_level_cards(s: Record) -> None:
    """E-N1, E-F4: one more level is required."""
    s.joined[s.glyph, s.card] += 1
    s.required += 1
    put_card_away(s)


# -- 4. Drawing columns, and the end of the turn --------------------------------------------------------------


@rules
def refill(s: Record) -> None:
    """E-4, E-U2: back to the full number of columns; E-L3: if that cannot be, the game ends."""
    if s.hand[s.turn].sum() == s.full_hand:
        end_turn(s)
    elif s.bag.sum() == 0:
        end_game(s, NO_COLUMNS)
    else:
        draw_next(s, REFILL)


@rules
def end_turn(s: Record) -> None:
    """The next seat; E-L3: unless the last plan card has been dealt with."""
    if s.practice == 0 and s.pile.sum() == 0:
        end_game(s, NO_CARDS)
        return
    s.moved[:] = 0
    s.turn = (s.turn + 1) % s.seats
    decide_next(s, CAMP)


# -- End ------------------------------------------------------------------------------------------------------


@rules
def end_game(s: Record, ending: int) -> None:
    """E-L2, E-L3: the game is over; E-F4: an extension of this turn still costs its level."""
    forget(s)
    if s.extended == 1 and s.card >= 0:
        join_level_cards(s)
    s.stage = ENDED
    s.to_act = OVER
    s.ending = ending


@rules
def levels(s: Record) -> int:
    """E-L1: height in levels, the temple base not counted."""
    return top_level(s.tower)


@rules
def scores(states: Any, i: int, out: Any) -> None:
    """E-L1: the levels of the temple, for each seat."""
    s = states[i]
    for seat in range(int(s.seats)):
        out[seat] = levels(s)


@rules
def winners(states: Any, i: int) -> int:
    """E-L4: all seats if the temple is high enough, else none; a bit mask."""
    s = states[i]
    return (1 << int(s.seats)) - 1 if levels(s) >= s.required else 0


@rules
def binds(states: Any, i: int, action: int) -> bool:
    """E-U12: a piece placed or moved and a card given up stay; by the first rules they did not."""
    kind = act.kind_of(action)
    lets_go = kind in (LAY_BASE, PLACE, MOVE, LAY_FLOOR, EXTEND, SHIFT, GIVE_UP)
    return bool(lets_go and states[i].version >= SECOND_RULES)


# -- One step --------------------------------------------------------------------------------------------------


@rules
def to_act(states: Any, i: int) -> Any:
    """Who acts: a seat, CHANCE or OVER."""
    return int(states[i].to_act)


@rules
def happen(s: Record, action: int) -> None:
    """Carry out a chance action."""
    if action >= NUDGES:
        floor, newton, direction = act.nudge_of(action)
        take_nudge(s, floor, newton, direction)
    elif action >= TREMBLES:
        x, y, angle = act.tremble_of(action)
        take_error(s, x, y, angle)
    elif action == NOTHING_FALLS:
        if s.stage == NUDGE:
            ask_for_verdict(s)
        else:
            take_verdict(s)
    elif action >= FALLS:
        s.fell[action - FALLS] = 1
    elif action >= CARD_DRAWN:
        draw_card(s, action - CARD_DRAWN)
    elif action >= FLOOR_DRAWN:
        draw_floor(s, action - FLOOR_DRAWN)
    else:
        draw_column(s, action - COLUMN_DRAWN)


@rules
def apply(states: Any, i: int, action: int) -> None:
    """Carry out one lawful decision or one chance action."""
    s = states[i]
    if action >= DECISIONS:
        happen(s, action)
        return
    kind = act.kind_of(action)
    if kind == EXCHANGE:
        exchange(s, action)
    elif kind == REVEAL_PLAN:
        reveal(s, action & 3)
    elif kind == GIVE_UP:
        fail(s)
    elif kind == SWAP_CAMP:
        draw_next(s, NEW_CAMP)
    elif kind == KEEP_CAMP:
        refill(s)
    elif kind == STOP:
        stop(s)
    elif kind in (MOVE, SHIFT):
        lift(s, action)
    else:
        if kind == PLACE:
            base, color = act.place_of(action)
            place_column(s, act.floor_of(action), base, color)
        else:
            lay(s, action)
        judge_placement(s)
