/** What has happened, played on the stage: pieces come, go and fall. */
import type { GameEvent, Translate } from "$lib/board";
import { moves as mayMove, pause } from "$lib/motion";
import { play as sound } from "$lib/sound";
import { readFall } from "./fall";
import { baseOf, type Figures, type Side } from "./figures";
import type { TowerScene } from "./scene";

/** Milliseconds for which what has fallen is looked at before anything else is shown. */
const REST = 900;

/** Let the stage follow a batch of events from one position to the next. */
export function follow(on: TowerScene, events: readonly GameEvent[], old: Figures, now: Figures): Promise<void> {
  const collapse = events.find((event) => event.kind === "collapse");
  return collapse ? fallen(on, collapse, events, old, now) : on.show(now, events.length > 0, movedColumns(events));
}

function movedColumns(events: readonly GameEvent[]): { from: string; to: string }[] {
  return events.filter((event) => event.kind === "move").map((event) => ({ from: String(event.fields.base), to: String(event.fields.to) }));
}

async function fallen(on: TowerScene, event: GameEvent, events: readonly GameEvent[], old: Figures, now: Figures): Promise<void> {
  const { fields } = event;
  // What was taken out is in the hand when the rest falls; what was placed and fell has not been on the stage yet.
  if (fields.out === true) await on.takeOut(liftedPieces(events, old));
  else addPlaced(on, events, old);
  sound("fall");
  const motion = fields.motion;
  if (typeof motion === "string" && mayMove()) {
    await on.play(await readFall(motion), old.sizes);
    await pause(REST);
  } else {
    await on.drop([...piecesOf(fields.floors, "floor"), ...piecesOf(fields.columns, "column")]);
  }
  if (fields.again === true) await on.show(now, mayMove());
  else on.leave(now);
}

function piecesOf(names: unknown, kind: string): string[] {
  return Array.isArray(names) ? names.map((name) => `${kind}:${String(name)}`) : [];
}

/** The column of a move, or the floor of a shift with the columns on it. */
function liftedPieces(events: readonly GameEvent[], old: Figures): string[] {
  return events.flatMap(({ kind, fields }) => {
    if (kind === "move") return [`column:${String(fields.base)}`];
    if (kind !== "shift") return [];
    const floor = old.floors.find((one) => one.floor === fields.floor);
    return [`floor:${String(fields.floor)}`, ...(floor?.bases.filter((base) => base.column).map((base) => `column:${base.base}`) ?? [])];
  });
}

function addPlaced(on: TowerScene, events: readonly GameEvent[], old: Figures): void {
  for (const { kind, fields } of events) {
    if (kind === "column" || kind === "move") {
      const name = String(kind === "column" ? fields.base : fields.to);
      const base = baseOf(old, name);
      if (kind === "move") on.rename(String(fields.base), name);
      else if (base) on.add(`column:${name}`, base.x, base.y, base.z, 0, (stones) => stones.column(base.color));
    }
    if (kind === "floor") {
      const floor = old.to_lay.find((one) => one.floor === fields.floor);
      const side = fields.side as Side;
      const z = Number(fields.level) * old.sizes.level;
      if (floor) on.add(`floor:${floor.floor}:${side}`, Number(fields.x), Number(fields.y), z, Number(fields.angle), (stones) => stones.floor(floor.floor, side, floor[side]));
    }
  }
}

/** What the hand did beside what it should: told, since it decides much. */
export function handNote(events: readonly GameEvent[], beside: { off: number; turn: number } | null, t: Translate): string {
  const words: string[] = [];
  if (beside) words.push(beside.off || beside.turn ? t("menara-board-steady-off", beside) : t("menara-board-steady-exact"));
  for (const { kind, fields } of events) {
    if (kind === "hand") {
      const off = Math.hypot(Number(fields.x), Number(fields.y));
      if (off >= 0.05) words.push(t("menara-board-hand-off", { off: Math.round(off * 10) / 10 }));
    }
    if (kind === "nudge") words.push(t("menara-board-nudge", { floor: Number(fields.floor), newton: Number(fields.newton) }));
  }
  return words.join(" ");
}
