/** What the board of Tajuto reads: the figures of a position, what a move would bring, and texts of moves. */
import type { Fields } from "$lib/board";
import { painted } from "$lib/paint";

export const COLORS = ["red", "orange", "yellow", "green", "blue", "violet", "black", "white"] as const;
export type ColorName = (typeof COLORS)[number];

export const PAINT = painted<ColorName>({
  red: "triangle",
  orange: "circle",
  yellow: "star",
  green: "diamond",
  blue: "clover",
  violet: "spade",
  black: "square",
  white: "frame",
});

export const FLOORS = 6;

export interface Floor {
  color: ColorName;
  size: number;
}

export interface Pagoda {
  color: ColorName;
  height: number;
  finished: boolean;
  stones: number[];
  build: { size: number; mp: number; bonus: number; with: number } | null;
  offering: { mp: number; against: "bare" | "finished" | "offered" | "occupied" | null };
  inauguration: { owner: number; gone: boolean; price: number; full: number; ep: number };
}

export interface Stack {
  kind: string;
  left: number;
  copies: number;
  price: number;
  full: number;
  ep: number;
}

export interface Goal {
  goal: string;
  owner: number;
  have: number;
  need: number;
  met: boolean;
  lost: boolean;
  at_end: boolean;
  ep: number;
}

export interface ActionTile {
  tile: string;
  uses: ("draw" | "offer" | "buy")[];
  cost: number;
  used: boolean;
  affordable: boolean;
}

export interface Player {
  seat: number;
  mp: number;
  tiles: ActionTile[];
  front: (Floor & { fits: boolean; mp: number })[];
  stones: ColorName[];
  wisdom: number[];
  markets: number;
  shrines: number;
  inaugurations: { color: ColorName; finished: boolean }[];
  goals: string[];
  down: number;
  total: number | null;
  lines: { kind: string; number: number; each: number; ep: number }[];
  ep: number;
}

export interface Figures {
  scores: number[];
  stage: "act" | "draw" | "over";
  seat: number;
  turn: number;
  round: number;
  finished: number;
  to_end: number;
  touch: "sure" | "fumbling" | "blind";
  markets: number;
  discount: number;
  used: string[];
  must_build: ColorName[];
  pagodas: Pagoda[];
  stacks: Stack[];
  goals: Goal[];
  bag: { size: number; colors: ColorName[]; fit: ColorName[]; mp: number }[];
  players: Player[];
}

interface Told {
  tile: string;
  cost: number;
  before: number;
  after: number;
  goals: string[];
}

export type Foreseen = Told &
  (
    | { kind: "draw"; size: number; floors: (Floor & { share: number; fits: boolean; mp: number })[] }
    | { kind: "offer"; color: ColorName; floors: number; bonus: number; gain: number; made: number }
    | {
        kind: "buy";
        bought: string;
        color: string;
        price: number;
        full: number;
        discount: number;
        ep: number;
        saves: number;
      }
    | {
        kind: "build";
        color: ColorName;
        floors: number;
        bonus: number;
        gain: number;
        finishes: boolean;
        ends: boolean;
        inauguration: number;
        ep: number;
      }
    | { kind: "goal"; goal: string; ep: number }
    | { kind: "end" | "keep"; kept: Floor[]; returned: Floor[] }
  );

export function figuresOf(fields: Fields | null): Figures | null {
  return fields && "pagodas" in fields ? (fields as unknown as Figures) : null;
}

export type Move =
  | { kind: "draw"; move: string; tile: string; size: number }
  | { kind: "offer"; move: string; tile: string; color: ColorName }
  | { kind: "buy"; move: string; tile: string; what: string }
  | { kind: "build"; move: string; color: ColorName }
  | { kind: "goal"; move: string; goal: string }
  | { kind: "end"; move: string; keep: Floor | "none" | null };

/** A move's text, taken apart. */
export function readMove(move: string): Move | null {
  const words = move.split(" ");
  const [first = "", second = "", third = "", fourth = ""] = words;
  if (first === "build") return { kind: "build", move, color: second as ColorName };
  if (first === "goal") return { kind: "goal", move, goal: second };
  if (first === "end") {
    const keep = third === "none" ? third : { color: third as ColorName, size: Number(fourth) };
    return { kind: "end", move, keep: second ? keep : null };
  }
  if (second === "draw") return { kind: "draw", move, tile: first, size: Number(third || 0) };
  if (second === "offer") return { kind: "offer", move, tile: first, color: third as ColorName };
  if (second === "buy") return { kind: "buy", move, tile: first, what: words.slice(2).join(" ") };
  return null;
}

/** What a move aims at, whichever action tile is used: `draw 3`, `offer red`, `buy wisdom 4`, `build red`. */
export function aimOf(move: string): string {
  const found = readMove(move);
  return found && "tile" in found ? move.slice(found.tile.length + 1) : move;
}
