/** What has happened, played on the stage: pieces come, go and fall. */
import type { GameEvent, Translate } from "$lib/board";
import { moves as mayMove, pause } from "$lib/motion";
import { play as sound } from "$lib/sound";
import { readFall } from "./fall";
import { baseOf } from "./tower";
import { type Collapsed, type Event, eventsOf, type Figures } from "./words";
import type { TowerScene } from "./scene";

/** Milliseconds for which what has fallen is looked at before anything else is shown. */
const REST = 900;

/** Let the stage follow a batch of events from one position to the next. */
export function follow(on: TowerScene, told: readonly GameEvent[], old: Figures, now: Figures): Promise<void> {
  const events = eventsOf(told);
  for (const { kind, fields } of events) if (kind === "collapse") return fallen(on, fields, events, old, now);
  return on.show(now, told.length > 0, movedColumns(events));
}

function movedColumns(events: readonly Event[]): { from: string; to: string }[] {
  return events.flatMap(({ kind, fields }) => (kind === "move" ? [{ from: fields.base, to: fields.to }] : []));
}

async function fallen(on: TowerScene, fields: Collapsed, events: readonly Event[], old: Figures, now: Figures): Promise<void> {
  // What was taken out is in the hand when the rest falls; what was placed and fell has not been on the stage yet.
  if (fields.out) await on.takeOut(liftedPieces(events, old));
  else addPlaced(on, events, old);
  sound("fall");
  if (fields.motion && mayMove()) {
    await on.play(await readFall(fields.motion), old.sizes);
    await pause(REST);
  } else {
    await on.drop([...fields.floors.map((floor) => `floor:${floor}`), ...fields.columns.map((base) => `column:${base}`)]);
  }
  if (fields.again) await on.show(now, mayMove());
  else on.leave(now);
}

/** The column of a move, or the floor of a shift with the columns on it. */
function liftedPieces(events: readonly Event[], old: Figures): string[] {
  return events.flatMap(({ kind, fields }) => {
    if (kind === "move") return [`column:${fields.base}`];
    if (kind !== "shift") return [];
    const floor = old.floors.find((one) => one.floor === fields.floor);
    return [`floor:${fields.floor}`, ...(floor?.bases.filter((base) => base.column).map((base) => `column:${base.base}`) ?? [])];
  });
}

function addPlaced(on: TowerScene, events: readonly Event[], old: Figures): void {
  for (const { kind, fields } of events) {
    if (kind === "move") on.rename(fields.base, fields.to);
    if (kind === "column") {
      const base = baseOf(old, fields.base);
      if (base) on.add(`column:${fields.base}`, base.x, base.y, base.z, 0, (stones) => stones.column(base.color));
    }
    if (kind === "floor" && fields.side) {
      const side = fields.side;
      const floor = old.to_lay.find((one) => one.floor === fields.floor);
      if (floor)
        on.add(`floor:${floor.floor}:${side}`, fields.x, fields.y, fields.level * old.sizes.level, fields.angle, (stones) =>
          stones.floor(floor.floor, side, floor[side]),
        );
    }
  }
}

/** What the hand did beside what it should: told, since it decides much. */
export function handNote(events: readonly GameEvent[], beside: { off: number; turn: number } | null, t: Translate): string {
  const words: string[] = [];
  if (beside) words.push(beside.off || beside.turn ? t("menara-board-steady-off", beside) : t("menara-board-steady-exact"));
  for (const { kind, fields } of eventsOf(events)) {
    if (kind === "hand") {
      const off = Math.hypot(fields.x, fields.y);
      if (off >= 0.05) words.push(t("menara-board-hand-off", { off: Math.round(off * 10) / 10 }));
    }
    if (kind === "nudge") words.push(t("menara-board-nudge", { floor: fields.floor, newton: fields.newton }));
  }
  return words.join(" ");
}
