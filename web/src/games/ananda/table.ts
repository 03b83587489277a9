/** What the board of Ananda reads: the figures of a position, what a move would bring, and texts of moves. */
import type { Fields } from "$lib/board";
import { painted } from "$lib/paint";

export const COLORS = ["red", "orange", "yellow", "green", "blue", "violet"] as const;
export type ColorName = (typeof COLORS)[number];

export const PAINT = painted<ColorName>({
  red: "triangle",
  orange: "circle",
  yellow: "star",
  green: "diamond",
  blue: "square",
  violet: "clover",
});

export interface LaidTile {
  tile: string;
  cells: [string, string];
  colors: [ColorName, ColorName];
  level: number;
  shown: [boolean, boolean];
}

export interface Area {
  color: ColorName;
  cells: string[];
  size: number;
  monks: number[];
  free: boolean;
  cards: number[];
  own_tiles: number;
}

export interface Meditation {
  values: number[];
  area: number;
  meditation: number;
  left: number;
  room: number;
  tiles: number;
  cards_instead: number;
  cards: number;
  rack: number;
  hand: number;
  karma: number;
  ends: boolean;
}

export interface Player {
  seat: number;
  monk: string | null;
  rack: string[];
  hand: string[];
  karma: string[];
  pile: number;
  score: number;
}

export interface Figures {
  scores: number[];
  side: number;
  stage: "deal" | "monk" | "build" | "meditate" | "forfeit" | "refill" | "balance" | "over";
  turn: number;
  supply: number;
  rack_limit: number;
  hand_limit: number;
  idle: number;
  laid_now: number;
  tiles: LaidTile[];
  areas: Area[];
  players: Player[];
  turn_area: { color: ColorName; value: number; monk: string; cells: string[] } | null;
  meditations: Meditation[];
}

export type Foreseen =
  | { kind: "monk"; color: ColorName; area: number; cards: number[]; own_tiles: number }
  | {
      kind: "tile";
      color: ColorName;
      before: number;
      area: number;
      level: number;
      covers: number;
      joined: number[];
      rack: number;
      meditations: Meditation[];
    }
  | { kind: "stop"; area: number; meditations: Meditation[] }
  | ({ kind: "play" } & Meditation)
  | { kind: "forfeit"; tiles: number; cards: number; full: boolean; idle: boolean };

export function figuresOf(fields: Fields | null): Figures | null {
  return fields && "areas" in fields ? (fields as unknown as Figures) : null;
}

/** The column and row of a space, from 0. */
export function placeOf(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export function cellAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export interface TileMove {
  kind: "tile";
  move: string;
  tile: string;
  cells: [string, string];
}

export type Move =
  | TileMove
  | { kind: "monk"; move: string; cell: string }
  | { kind: "play"; move: string; values: number[] }
  | { kind: "stop" | "pass"; move: string };

/** A move's text, taken apart. */
export function readMove(move: string): Move | null {
  const words = move.split(" ");
  switch (words[0]) {
    case "monk":
      return { kind: "monk", move, cell: words[1] ?? "" };
    case "tile":
      return { kind: "tile", move, tile: words[1] ?? "", cells: [words[2] ?? "", words[3] ?? ""] };
    case "play":
      return { kind: "play", move, values: words.slice(1).map(Number) };
    case "stop":
    case "pass":
      return { kind: words[0], move };
  }
  return null;
}

export function colorsOf(tile: string): [ColorName, ColorName] {
  return tile.split("-") as [ColorName, ColorName];
}

/** A card's color and value. */
export function cardOf(card: string): { color: ColorName; value: number } {
  return { color: card.slice(0, -1) as ColorName, value: Number(card.slice(-1)) };
}

/** The four ways to lay a tile with its first half on a space; the text of the move of each. */
export function turnsAt(tile: string, cell: string): string[] {
  const { column, row } = placeOf(cell);
  const [first, second] = colorsOf(tile);
  return [
    [1, 0],
    [0, -1],
    [-1, 0],
    [0, 1],
  ].map(([dx = 0, dy = 0]) => {
    const other = cellAt(column + dx, row + dy);
    // A double has one text for both ways: the smaller space first.
    const swapped = first === second && (dx < 0 || dy < 0);
    return swapped ? `tile ${tile} ${other} ${cell}` : `tile ${tile} ${cell} ${other}`;
  });
}
