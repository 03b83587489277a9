/** What the server tells of a tower, as in the game's README under "Figures". Millimeters, degrees, z upward. */
import type { Fields } from "$lib/board";

export type Color = "yellow" | "red" | "black" | "white" | "blue";
export type Side = "light" | "dark";
export type Glyph = "blue" | "yellow" | "red";
export type Verdict = "stands" | "doubtful" | "falls";
export type Counts = Record<Color, number>;
export type Point = [number, number];

export const COLORS: readonly Color[] = ["yellow", "red", "black", "white", "blue"];
export const SIDES: readonly Side[] = ["light", "dark"];

/** How well a tower stands: the tilt of the table that it would survive, and where it would go over first. */
export interface Balance {
  verdict: Verdict;
  margin: number;
  direction: number | null;
}

export interface Sizes {
  thickness: number;
  column_radius: number;
  column_height: number;
  base_radius: number;
  level: number;
}

/** One side of a floor in its own frame. */
export interface Face {
  outline: Point[];
  bases: { base: string; color: Color; at: Point }[];
}

/** A base of a floor on the table. */
export interface Base {
  base: string;
  color: Color;
  at: Point;
  x: number;
  y: number;
  z: number;
  /** The floor above it. */
  under: number | null;
  column: { x: number; y: number; moved: boolean } | null;
  /** How many columns more it would carry. */
  carries: number | null;
}

export interface Pose {
  floor: number;
  level: number;
  side: Side;
  x: number;
  y: number;
  angle: number;
  /** The underside. */
  z: number;
}

export interface Floor extends Pose {
  name: string;
  outline: Point[];
  bears: string[];
  bases: Base[];
}

export interface FloorToLay {
  floor: number;
  name: string;
  sides: Side[];
  light: Face;
  dark: Face;
}

export interface CardCount {
  card: string;
  number: number;
}

export interface Pile {
  glyph: Glyph;
  cards: number;
  /** How many of them could be fulfilled with the columns at hand; told before a card is revealed. */
  able: number;
  left: CardCount[];
  fulfilled: CardCount[];
  joined: CardCount[];
}

export type Task = "place" | "floor" | "move" | "fill" | "shift";

/** Whether a card can be fulfilled, and what is missing. */
export interface Outlook {
  /** `maybe`: only with the new floor that a filled one brings. */
  able: "yes" | "maybe" | "no";
  needs: number;
  can: number;
  floor: number | null;
  missing: { color: Color; needs: number; has: number }[];
}

export interface OpenCard {
  card: string;
  glyph: Glyph;
  task: Task;
  count: number;
  rim: "free" | Side;
  done: number;
  floor: number | null;
  extended: boolean;
  outlook: Outlook;
}

export interface LevelSummary {
  level: number;
  floors: number[];
  columns: number;
  free: Partial<Counts>;
}

export interface Figures {
  levels: number;
  required: number;
  stage: string;
  ending: string | null;
  turn: number;
  /** Built without plan cards. */
  practice: boolean;
  /** Null where margins are hidden. */
  balance: (Balance & { sure: number; many: number }) | null;
  summary: LevelSummary[];
  sizes: Sizes;
  floors: Floor[];
  to_lay: FloorToLay[];
  quarry: number;
  gone: number[];
  hands: Counts[];
  full_hand: number;
  camp: Counts;
  bag: Counts;
  lost: Counts;
  card: OpenCard | null;
  piles: Pile[];
}

/** What `ask` tells of a placement. */
export interface Foreseen extends Partial<Balance> {
  kind: string;
  required: number;
  levels?: number;
  was?: number;
  /** The tower while the piece that is moved is out. */
  out?: Balance;
  pose?: Pose;
  outline?: Point[];
  bears?: string[];
  free?: string[];
  column?: { base: string; x: number; y: number; z: number };
  under?: number | null;
  fills?: number | null;
  cards?: CardCount[];
}

export function figuresOf(fields: Fields | null | undefined): Figures | null {
  return (fields as unknown as Figures | null) ?? null;
}

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
