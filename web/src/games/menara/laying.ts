/** Moves that lay a floor somewhere, and the lattice of their poses. */
import type { Unwritten } from "./words";

/** Where a floor lies, in millimeters and degrees. */
export interface Pose {
  x: number;
  y: number;
  angle: number;
}

export type Laying = Extract<Unwritten, Pose>;

export function isLaying(move: Unwritten | null): move is Laying {
  return move !== null && "angle" in move;
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
