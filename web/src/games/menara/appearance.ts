/** What the tower shows of a decision: the ghost of the move in the making, marks on what can be chosen, good places. */
import type { Decision } from "./decision.svelte";
import { baseOf, faceOf, firstBase, lastBase, levelOf } from "./tower";
import type { Face, Figures, Side } from "./words";
import { isLaying, type Laying } from "./laying";
import { VERDICT_FILLS } from "./palette";
import type { Ghost, Mark, Spot } from "./scene";

const GOLD = "#ffc24a";
const JADE = "#5fd0a0";

/** The piece of the move that is shown; while it is held it stays on the level where it was taken. */
export function ghostOf(decision: Decision, held: number | null): Ghost | null {
  const { figures, shown } = decision;
  const { move } = shown;
  if (!figures || !move) return null;
  if (move.kind === "column" || move.kind === "move") {
    const name = lastBase(move);
    const base = baseOf(figures, name);
    return base && { kind: "column", color: base.color, x: base.x, y: base.y, z: base.z, level: levelOf(figures, name) };
  }
  if (!isLaying(move)) return null;
  const piece = pieceOf(figures, move);
  if (!piece) return null;
  const level = held ?? levelFor(decision, figures, move);
  const tone = VERDICT_FILLS[shown.verdict ?? "stands"];
  const { x, y, angle } = move;
  return { kind: "floor", ...piece, x, y, angle, z: level * figures.sizes.level, level, color: tone };
}

function pieceOf(figures: Figures, move: Laying): { floor: number; side: Side; face: Face } | null {
  if (move.kind === "shift") {
    const floor = figures.floors.find((one) => one.floor === move.floor);
    return floor ? { floor: floor.floor, side: floor.side, face: faceOf(floor) } : null;
  }
  const floor = move.kind === "base" ? figures.to_lay.find((one) => one.floor === move.floor) : figures.to_lay[0];
  return floor ? { floor: floor.floor, side: move.side, face: floor[move.side] } : null;
}

/** The level on which a ghost is drawn: as the server said last, else over the highest free columns. */
function levelFor({ shown }: Decision, figures: Figures, move: Laying): number {
  if (move.kind === "shift") return move.level;
  if (move.kind !== "floor") return 0;
  const known = shown.foreseen?.kind === "floor" ? shown.foreseen.pose?.level : undefined;
  if (known !== undefined) return known;
  const free = figures.floors.filter((floor) => floor.bases.some((base) => base.column && base.under === null));
  return Math.max(0, ...free.map((floor) => floor.level)) + 1;
}

/** Rings on what can be chosen, on what is chosen, and on columns that would bear the floor in hand. */
export function marksOf(decision: Decision): Mark[] {
  const { figures, shown, from } = decision;
  if (!figures) return [];
  const made: Mark[] = [];
  const top = figures.sizes.column_height;
  const add = (name: string, key: string, color: string, more: Partial<Mark>) => {
    const base = baseOf(figures, name);
    if (!base) return;
    const z = base.z + (base.column ? top : 0);
    made.push({ key, x: base.column?.x ?? base.x, y: base.column?.y ?? base.y, z, level: levelOf(figures, name), color, lit: false, ...more });
  };
  if (decision.interactive && !decision.hopeless) {
    for (const name of decision.targets.keys()) add(name, `base:${name}`, GOLD, { lit: true });
    if (from === null) for (const name of decision.takeable) add(name, `column:${name}`, GOLD, { lit: true });
  }
  if (from !== null) add(from, `column:${from}`, JADE, {});
  if (shown.move?.kind === "move" && from === null) add(firstBase(shown.move), `column:${firstBase(shown.move)}`, JADE, {});
  for (const name of shown.foreseen?.bears ?? []) add(name, `column:${name}`, JADE, { thin: true });
  return made;
}

/** Good places for the floor in hand, numbered. */
export function spotsOf({ figures, layable, draft, places }: Decision): Spot[] {
  if (!figures || !layable || !isLaying(draft.move)) return [];
  return places.found.map((place, index) => {
    const level = place.foreseen?.pose?.level ?? (place.move.kind === "shift" ? place.move.level : 0);
    const { x, y } = place.move;
    // Places that differ by a turn only lie on each other: their numbers stand in a row.
    const same = places.found.slice(0, index).filter((one) => one.move.x === x && one.move.y === y).length;
    return { label: String(index + 1), x: x + 17 * same, y, z: level * figures.sizes.level, level, chosen: draft.text === place.text };
  });
}
