"""What a step of Menara did, told as events: for logs, animations and screen readers."""

from __future__ import annotations

from vihara.core.event import Event
from vihara.core.record import State
from vihara.core.saying import Saying
from vihara.games.menara import actions as act
from vihara.games.menara.components import FLOORS
from vihara.games.menara.moves import COLOR_NAMES, card_text, move_of
from vihara.games.menara.notation import column_target, piece_name
from vihara.games.menara.rules import levels
from vihara.games.menara.state import (
    CAMP,
    COLLAPSED,
    DEAL_CAMP,
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
    glyph_name,
)
from vihara.games.menara.verdict import motion
from vihara.games.menara.words import (
    BySeat,
    Collapsed,
    ColumnDrawn,
    ColumnMoved,
    ColumnPlaced,
    Exchanged,
    FloorDrawn,
    FloorPlaced,
    Fulfilled,
    HandTrembled,
    MatchOver,
    MoreLevels,
    Nothing,
    Nudged,
    PieceFell,
    PlanDrawn,
    Revealed,
)

_REASONS = {
    COLLAPSED: ("menara-ending-collapsed", "the tower fell; {levels} of {required} levels"),
    STUCK: ("menara-ending-stuck", "columns fell and cannot be set up again; {levels} of {required} levels"),
    NO_COLUMNS: ("menara-ending-columns", "the bag ran out of columns; {levels} of {required} levels"),
    NO_CARDS: ("menara-ending-cards", "the last plan card was dealt with; {levels} of {required} levels"),
    NO_FLOORS: ("menara-ending-floors", "the last floor was built in; {levels} of {required} levels"),
    NO_PLACE: ("menara-ending-place", "no column fits any more; levels: {levels}"),
}
_PRACTICE_REASONS = {
    COLLAPSED: ("menara-practice-collapsed", "the tower fell; levels still standing: {levels}"),
    STUCK: ("menara-practice-stuck", "columns fell and cannot be set up again; levels: {levels}"),
    NO_COLUMNS: ("menara-practice-columns", "the bag ran out of columns; levels: {levels}"),
    NO_FLOORS: ("menara-practice-floors", "the last floor is built; levels: {levels}"),
}


def reason(state: State) -> Saying:
    """Why the game ended, with the height reached and the height required."""
    s = state[0]
    reasons = _REASONS | (_PRACTICE_REASONS if s.practice else {})
    id, english = reasons[int(s.ending)]
    return Saying(id, english, levels=int(levels(s)), required=int(s.required))


def _collapse(before: State, after: State) -> Event:
    """Everything that fell, and how: `motion` is there only where it was simulated (E-L2, E-N4)."""
    pieces = [int(piece) for piece in before[0].fell.nonzero()[0]]
    fields = Collapsed(
        floors=tuple(piece + 1 for piece in pieces if piece < FLOORS),
        columns=tuple(piece_name(piece) for piece in pieces if piece >= FLOORS),
        levels=int(levels(after[0])),
        again=bool(after[0].stage != ENDED),
        out=bool(before[0].stage == LIFT),
    )
    if moved := motion(before):
        fields["motion"] = moved
    return Event("collapse", fields)


def _chance(before: State, action: int, after: State) -> list[Event]:
    s = before[0]
    if action == act.NOTHING_FALLS:
        if s.stage not in (LIFT, VERDICT):
            return [Event("quiet", Nothing())]
        return [_collapse(before, after)] if s.fell.any() else [Event("stands", Nothing())]
    if action >= act.NUDGES:
        floor, newton, direction = (int(n) for n in act.nudge_of(action))
        return [Event("nudge", Nudged(floor=floor + 1, newton=newton / 100, direction=direction))]
    if action >= act.TREMBLES:
        x, y, angle = (int(n) / 100 for n in act.tremble_of(action))
        return [Event("hand", HandTrembled(x=x, y=y, angle=angle))]
    if action >= act.FALLS:
        return [Event("fallen", PieceFell(piece=piece_name(action - act.FALLS)))]
    if action >= act.CARD_DRAWN:
        card = card_text(action - act.CARD_DRAWN)
        return [Event("plan", PlanDrawn(seat=int(s.turn) + 1, glyph=glyph_name(s.glyph), card=card))]
    if action >= act.FLOOR_DRAWN:
        return [Event("quarry", FloorDrawn(floor=action - act.FLOOR_DRAWN + 1))]
    place, _, seat = column_target(s).partition(" ")
    fields = ColumnDrawn(color=COLOR_NAMES[action - act.COLUMN_DRAWN], number=1)
    if seat:
        fields["seat"] = int(seat)
    else:
        fields["new"] = s.stage != DEAL_CAMP
    return [Event(place, fields)]


def _decision(before: State, action: int, after: State) -> Event:
    b, a = before[0], after[0]
    move = move_of(action)
    seat, base = int(b.turn) + 1, f"{move.floor}.{move.base}"
    match move.kind:
        case "base" | "floor" | "extend" | "shift":
            floor = move.floor or int(b.taken.argmax()) + 1
            x, y, angle = move.pose
            level = move.level if move.kind == "shift" else int(a.tower.level[floor - 1])
            placed = FloorPlaced(seat=seat, floor=floor, x=x, y=y, angle=angle, level=level)
            if move.side:
                placed["side"] = move.side
            return Event(move.kind, placed)
        case "camp":
            return Event("exchange", Exchanged(seat=seat, given=move.given, taken=move.taken))
        case "plan":
            return Event("reveal", Revealed(seat=seat, glyph=move.glyph))
        case "column":
            return Event("column", ColumnPlaced(seat=seat, color=move.color, base=base))
        case "move":
            return Event("move", ColumnMoved(seat=seat, base=base, to=f"{move.to_floor}.{move.to_base}"))
    return Event(move.kind.replace(" ", "-"), BySeat(seat=seat))


def events(before: State, action: int, after: State) -> list[Event]:
    """Tell what an action did; seats, floors and bases count from 1."""
    b, a = before[0], after[0]
    action = int(action)
    told = _chance(before, action, after) if action >= act.DECISIONS else [_decision(before, action, after)]
    if a.stage == QUARRY and b.stage != QUARRY:
        told.append(Event("interrupted", BySeat(seat=int(a.turn) + 1)))
    if a.required > b.required:
        told.append(Event("level-card", MoreLevels(required=int(a.required))))
    if a.discard.sum() > b.discard.sum():
        told.append(Event("fulfilled", Fulfilled(seat=int(b.turn) + 1, card=card_text(int(b.card)))))
    if b.stage == NEW_CAMP and a.stage != NEW_CAMP:
        told.append(Event("camp-exchanged", Nothing()))
    if a.stage == CAMP and b.stage != CAMP and a.turn != b.turn:
        told.append(Event("turn", BySeat(seat=int(a.turn) + 1)))
    if a.stage == ENDED:
        won = levels(a) >= a.required
        over = MatchOver(
            winners=tuple(range(1, int(a.seats) + 1)) if won else (),
            levels=int(levels(a)),
            required=int(a.required),
            reason=reason(after),
        )
        told.append(Event("over", over))
    return told
