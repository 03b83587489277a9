/** What the board makes of the figures of a tower. Millimeters, degrees. */
import type { Base, Face, FaceBase, Figures, Floor, Unwritten } from "./words";

export type Point = FaceBase["at"];

/** A move that sets a column on a base. */
type Setting = Extract<Unwritten, { kind: "column" | "move" }>;

/** A base by its name. */
export function baseOf(figures: Figures, name: string): Base | null {
  for (const floor of figures.floors) for (const base of floor.bases) if (base.base === name) return base;
  return null;
}

/** Where a base is: `7.2` is base 2 of floor 7. */
export function placeOf(name: string): { floor: number; base: number } {
  const [floor = 0, base = 0] = name.split(".").map(Number);
  return { floor, base };
}

/** The name of the base that a move of a column names first: where it comes from, or is placed. */
export function firstBase(move: Setting): string {
  return `${move.floor}.${move.base}`;
}

/** The name of the base that a column goes to. */
export function lastBase(move: Setting): string {
  return move.kind === "move" ? `${move.to_floor}.${move.to_base}` : firstBase(move);
}

/** The level of a base's floor; 0 if there is no such floor. */
export function levelOf(figures: Figures, base: string): number {
  return figures.floors.find((floor) => floor.floor === placeOf(base).floor)?.level ?? 0;
}

/** A face turned and moved to a pose: its corners in the table's frame. */
export function placed(outline: readonly Point[], x: number, y: number, angle: number): Point[] {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return outline.map(([a, b]) => [x + a * cos - b * sin, y + a * sin + b * cos]);
}

/** The face with which a floor lies in the tower. */
export function faceOf(floor: Floor): Face {
  return { outline: floor.outline, bases: floor.bases };
}

/** Whether a point lies within an outline. */
export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i]!;
    const [bx, by] = outline[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}
