"""What a step of Menara did, told as events: for logs, animations and screen readers."""

from __future__ import annotations

from typing import Any

from vihara.core.compiled import Record, rules
from vihara.core.words import more, put
from vihara.games.menara import actions as act
from vihara.games.menara.building import due_floor
from vihara.games.menara.components import BASES, FLOORS
from vihara.games.menara.rules import levels, seat_to_deal
from vihara.games.menara.state import (
    CAMP,
    COLLAPSED,
    COLORS,
    DEAL_CAMP,
    DEAL_HANDS,
    ENDED,
    LIFT,
    NEW_CAMP,
    NO_CARDS,
    NO_COLUMNS,
    NO_FLOORS,
    NO_PLACE,
    QUARRY,
    STUCK,
    VERDICT,
)
from vihara.games.menara.words import Ending, Event, FloorPlaced, Height, HeightOf, Step


@rules
def conclude(states: Any, i: int, out: Any, k: int) -> None:
    """Why the game ended, with the height reached and the height required, into `out[k]`; E-U14: nothing is
    required without plan cards.
    """
    s = states[i]
    r: Ending = out[k]
    if s.ending == NO_PLACE:
        reach(s, r.no_place)
    elif s.practice == 1 and s.ending == COLLAPSED:
        reach(s, r.practice_collapsed)
    elif s.practice == 1 and s.ending == STUCK:
        reach(s, r.practice_stuck)
    elif s.practice == 1 and s.ending == NO_COLUMNS:
        reach(s, r.practice_no_columns)
    elif s.practice == 1 and s.ending == NO_FLOORS:
        reach(s, r.practice_no_floors)
    elif s.ending == COLLAPSED:
        reach_of(s, r.collapsed)
    elif s.ending == STUCK:
        reach_of(s, r.stuck)
    elif s.ending == NO_COLUMNS:
        reach_of(s, r.no_columns)
    elif s.ending == NO_CARDS:
        reach_of(s, r.no_cards)
    else:
        reach_of(s, r.no_floors)


@rules
def reach(s: Record, row: Height) -> None:
    """The levels reached."""
    row.given = True
    row.levels = levels(s)


@rules
def reach_of(s: Record, row: HeightOf) -> None:
    """The levels reached, and those that were required."""
    row.given = True
    row.levels = levels(s)
    row.required = s.required


@rules
def tell(befores: Any, i: int, action: int, afters: Any, j: int, out: Any, k: int) -> None:
    """Tell what an action did, into `out[k]`."""
    b, a = befores[i], afters[j]
    step: Step = out[k]
    if action >= act.DECISIONS:
        tell_chance(b, action, a, more(step.events))
    else:
        tell_decision(b, action, a, more(step.events))
    if a.stage == QUARRY and b.stage != QUARRY:
        event = more(step.events)
        event.interrupted.given = True
        event.interrupted.seat = a.turn
    if a.required > b.required:
        event = more(step.events)
        event.level__card.given = True
        event.level__card.required = a.required
    if a.discard.sum() > b.discard.sum():
        event = more(step.events)
        event.fulfilled.given = True
        event.fulfilled.seat = b.turn
        event.fulfilled.card = b.card
    if b.stage == NEW_CAMP and a.stage != NEW_CAMP:
        more(step.events).camp__exchanged.given = True
    if a.stage == CAMP and b.stage != CAMP and a.turn != b.turn:
        event = more(step.events)
        event.turn.given = True
        event.turn.seat = a.turn
    if a.stage == ENDED:
        over = more(step.events).over
        over.given = True
        over.levels = levels(a)
        over.required = a.required
        if levels(a) >= a.required:
            for seat in range(int(a.seats)):
                put(over.winners, seat)


@rules
def tell_chance(b: Record, action: int, a: Record, event: Event) -> None:
    """What chance gave."""
    if action == act.NOTHING_FALLS:
        if b.stage != LIFT and b.stage != VERDICT:
            event.quiet.given = True
        elif b.fell.sum() > 0:
            tell_collapse(b, a, event)
        else:
            event.stands.given = True
    elif action >= act.NUDGES:
        floor, newton, direction = act.nudge_of(action)
        event.nudge.given = True
        event.nudge.floor = floor
        event.nudge.newton = newton
        event.nudge.direction = direction
    elif action >= act.TREMBLES:
        x, y, angle = act.tremble_of(action)
        event.hand.given = True
        event.hand.x = x
        event.hand.y = y
        event.hand.angle = angle
    elif action >= act.FALLS:
        event.fallen.given = True
        event.fallen.piece = action - act.FALLS
    elif action >= act.CARD_DRAWN:
        event.plan.given = True
        event.plan.seat = b.turn
        event.plan.glyph = b.glyph
        event.plan.card = action - act.CARD_DRAWN
    elif action >= act.FLOOR_DRAWN:
        event.quarry.given = True
        event.quarry.floor = action - act.FLOOR_DRAWN
    elif b.stage == DEAL_CAMP or b.stage == NEW_CAMP:
        event.camp.given = True
        event.camp.color = action - act.COLUMN_DRAWN
        event.camp.number = 1
        event.camp.to_camp = True
        event.camp.new = b.stage != DEAL_CAMP
    else:
        event.bag.given = True
        event.bag.color = action - act.COLUMN_DRAWN
        event.bag.number = 1
        event.bag.to_hand = True
        event.bag.seat = seat_to_deal(b) if b.stage == DEAL_HANDS else int(b.turn)


@rules
def tell_collapse(b: Record, a: Record, event: Event) -> None:
    """Everything that fell (E-L2, E-N4); how it fell is added where it was simulated."""
    fell = event.collapse
    fell.given = True
    for floor in range(FLOORS):
        if b.fell[floor] == 1:
            put(fell.floors, floor)
    for base in range(FLOORS * BASES):
        if b.fell[FLOORS + base] == 1:
            put(fell.columns, base)
    fell.levels = levels(a)
    fell.again = a.stage != ENDED
    fell.out = b.stage == LIFT


@rules
def tell_floor(b: Record, action: int, a: Record, placed: FloorPlaced) -> None:
    """A floor that a decision laid or shifted."""
    kind = act.kind_of(action)
    named = kind == act.LAY_BASE or kind == act.SHIFT
    floor = act.floor_of(action) if named else due_floor(b)
    x, y, angle = act.pose_of(action)
    placed.given = True
    placed.seat = b.turn
    placed.floor = floor
    placed.x = x
    placed.y = y
    placed.angle = angle
    if kind == act.SHIFT:
        placed.level = act.level_of(action)
    else:
        placed.level = a.tower.level[floor]
        placed.laid = True
        placed.side = act.side_of(action)


@rules
def tell_decision(b: Record, action: int, a: Record, event: Event) -> None:
    """What a seat did."""
    kind = act.kind_of(action)
    if kind == act.LAY_BASE:
        tell_floor(b, action, a, event.base_)
    elif kind == act.LAY_FLOOR:
        tell_floor(b, action, a, event.floor)
    elif kind == act.EXTEND:
        tell_floor(b, action, a, event.extend)
    elif kind == act.SHIFT:
        tell_floor(b, action, a, event.shift)
    elif kind == act.EXCHANGE:
        event.exchange.given = True
        event.exchange.seat = b.turn
        for color in range(COLORS):
            for _ in range(act.given(action, color)):
                put(event.exchange.given_, color)
            for _ in range(act.gained(action, color)):
                put(event.exchange.taken, color)
    elif kind == act.REVEAL_PLAN:
        event.reveal.given = True
        event.reveal.seat = b.turn
        event.reveal.glyph = action & 3
    elif kind == act.PLACE:
        base, color = act.place_of(action)
        event.column.given = True
        event.column.seat = b.turn
        event.column.color = color
        event.column.base_ = act.floor_of(action) * BASES + base
    elif kind == act.MOVE:
        base, to_floor, to_base = act.move_of(action)
        event.move.given = True
        event.move.seat = b.turn
        event.move.base_ = act.floor_of(action) * BASES + base
        event.move.to = to_floor * BASES + to_base
    elif kind == act.GIVE_UP:
        event.give__up.given = True
        event.give__up.seat = b.turn
    elif kind == act.SWAP_CAMP:
        event.swap__camp.given = True
        event.swap__camp.seat = b.turn
    elif kind == act.KEEP_CAMP:
        event.keep__camp.given = True
        event.keep__camp.seat = b.turn
    else:
        event.stop.given = True
        event.stop.seat = b.turn
