/** What the board makes of the figures of a tower. Millimeters, degrees. */
import type { Base, Face, FaceBase, Figures, Floor } from "./words";

export type Point = FaceBase["at"];

/** A base by its name. */
export function baseOf(figures: Figures, name: string): Base | null {
  for (const floor of figures.floors) for (const base of floor.bases) if (base.base === name) return base;
  return null;
}

/** The number of the floor a base belongs to. */
export function floorOf(base: string): number {
  return Number(base.split(".")[0]);
}

/** The level of a base's floor; 0 if there is no such floor. */
export function levelOf(figures: Figures, base: string): number {
  return figures.floors.find((floor) => floor.floor === floorOf(base))?.level ?? 0;
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
