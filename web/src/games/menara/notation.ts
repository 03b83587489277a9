/** The texts of moves, read and written as in docs/notation.md; whether a move is allowed is the server's to say. */
import { COLORS, type Color, type Glyph, type Side } from "./words";

export type Move =
  | { kind: "base"; floor: number; side: Side; x: number; y: number; angle: number }
  | { kind: "floor" | "extend"; side: Side; x: number; y: number; angle: number }
  | { kind: "shift"; floor: number; x: number; y: number; angle: number; level: number }
  | { kind: "camp"; given: Color[]; taken: Color[] }
  | { kind: "plan"; glyph: Glyph }
  | { kind: "column"; color: Color; base: string }
  | { kind: "move"; base: string; to: string }
  | { kind: "give up" | "swap camp" | "keep camp" | "stop" };

/** Where a floor lies, in millimeters and degrees. */
export interface Pose {
  x: number;
  y: number;
  angle: number;
}

/** A move that lays a floor somewhere. */
export type Laying = Extract<Move, { kind: "base" | "floor" | "extend" | "shift" }>;

export function isLaying(move: Move | null): move is Laying {
  return move !== null && ["base", "floor", "extend", "shift"].includes(move.kind);
}

const NUMBER = "(-?\\d+)";
const POSE = `${NUMBER} ${NUMBER} ${NUMBER}`;
const BASE = new RegExp(`^base (\\d+) (light|dark) ${POSE}$`);
const LAY = new RegExp(`^(floor|extend) (light|dark) ${POSE}$`);
const SHIFT = new RegExp(`^shift (\\d+) ${POSE} to (\\d+)$`);
const CAMP = /^camp ([a-z ]+) for ([a-z ]+)$/;
const PLAN = /^plan (blue|yellow|red)$/;
const COLUMN = /^column ([a-z]+) (\d+\.\d)$/;
const MOVE = /^move (\d+\.\d) to (\d+\.\d)$/;

/** Read the text of a move; null if it is none. */
export function readMove(text: string): Move | null {
  if (text === "give up" || text === "swap camp" || text === "keep camp" || text === "stop") return { kind: text };
  if (text === "camp none") return { kind: "camp", given: [], taken: [] };
  let found: string[] | null;
  if ((found = BASE.exec(text))) {
    const [, floor, side, x, y, angle] = found;
    return { kind: "base", floor: Number(floor), side: side as Side, x: Number(x), y: Number(y), angle: Number(angle) };
  }
  if ((found = LAY.exec(text))) {
    const [, kind, side, x, y, angle] = found;
    return { kind: kind as "floor" | "extend", side: side as Side, x: Number(x), y: Number(y), angle: Number(angle) };
  }
  if ((found = SHIFT.exec(text))) {
    const [, floor, x, y, angle, level] = found.map(Number);
    return { kind: "shift", floor: floor!, x: x!, y: y!, angle: angle!, level: level! };
  }
  if ((found = CAMP.exec(text))) {
    return { kind: "camp", given: found[1]!.split(" ") as Color[], taken: found[2]!.split(" ") as Color[] };
  }
  if ((found = PLAN.exec(text))) return { kind: "plan", glyph: found[1] as Glyph };
  if ((found = COLUMN.exec(text))) return { kind: "column", color: found[1] as Color, base: found[2]! };
  if ((found = MOVE.exec(text))) return { kind: "move", base: found[1]!, to: found[2]! };
  return null;
}

/** Colors in the order of the notation. */
function inOrder(colors: readonly Color[]): Color[] {
  return COLORS.flatMap((color) => colors.filter((one) => one === color));
}

/** The text of a move. */
export function writeMove(move: Move): string {
  switch (move.kind) {
    case "base":
      return `base ${move.floor} ${move.side} ${move.x} ${move.y} ${move.angle}`;
    case "floor":
    case "extend":
      return `${move.kind} ${move.side} ${move.x} ${move.y} ${move.angle}`;
    case "shift":
      return `shift ${move.floor} ${move.x} ${move.y} ${move.angle} to ${move.level}`;
    case "camp":
      return move.given.length ? `camp ${inOrder(move.given).join(" ")} for ${inOrder(move.taken).join(" ")}` : "camp none";
    case "plan":
      return `plan ${move.glyph}`;
    case "column":
      return `column ${move.color} ${move.base}`;
    case "move":
      return `move ${move.base} to ${move.to}`;
  }
  return move.kind;
}

/** A pose on the lattice of the notation: whole millimeters, whole degrees from 0 to 359. */
export function onLattice(x: number, y: number, angle: number): { x: number; y: number; angle: number } {
  return { x: Math.round(x) || 0, y: Math.round(y) || 0, angle: ((Math.round(angle) % 360) + 360) % 360 };
}

/** How far two directions are apart, from 0 to 180 degrees. */
export function apart(a: number, b: number): number {
  const between = (((a - b) % 360) + 360) % 360;
  return Math.min(between, 360 - between);
}
