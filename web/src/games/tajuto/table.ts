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

/** Pictures of market and shrine, in a box of 100 × 100. */
export const WARES = {
  market: "M14 18H86L94 44Q87 54 80 44Q73 54 65 44Q58 54 50 44Q42 54 35 44Q27 54 20 44Q13 54 6 44ZM16 56H84V88H58V66H42V88H16Z",
  shrine: "M4 14Q50 26 96 14L94 28Q50 38 6 28ZM16 42H84V51H74V90H63V51H37V90H26V51H16ZM46 30H54V43H46Z",
} as const;

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
  inauguration: { owner: number; gone: boolean; price: number; full: number; ep: number; worth: number };
}

export interface Stack {
  kind: string;
  left: number;
  copies: number;
  price: number;
  full: number;
  ep: number;
  /** EP it adds for whoever looks, with what they have. */
  worth: number;
  /** MP it takes off later purchases. */
  saves: number;
  /** What an action tile does, and what using it costs. */
  use: Use | null;
  activation: number;
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

export type Use = "draw" | "offer" | "buy";

export interface ActionTile {
  tile: string;
  uses: Use[];
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
  /** The action tile with which one would do something; null: none is left. */
  cheapest: Record<Use, string | null>;
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

/** What drawing a size aims at; whoever draws blindly cannot choose it. */
export function drawAim(figures: Figures, size: number): string {
  return figures.touch === "blind" ? "draw" : `draw ${size}`;
}

export type Ware = Pick<Stack, "left" | "copies" | "price" | "full" | "worth" | "saves" | "use" | "activation">;

/** What can be bought: `wisdom 4`, `market`, `D`, `inauguration red`. */
export function wareOf(figures: Figures, what: string): Ware | null {
  const [kind, color] = what.split(" ");
  if (kind !== "inauguration") return figures.stacks.find((stack) => stack.kind === what) ?? null;
  const tile = figures.pagodas.find((pagoda) => pagoda.color === color)?.inauguration;
  if (!tile) return null;
  const left = tile.owner || tile.gone ? 0 : 1;
  return { left, copies: 1, price: tile.price, full: tile.full, worth: tile.worth, saves: 0, use: null, activation: 0 };
}

/** A price with the cost of the action tile that is used for it, `11 + 4`. */
export function priceText(figures: Figures, price: number, tile: string | null): string {
  const cost = figures.players[figures.seat - 1]?.tiles.find((one) => one.tile === tile)?.cost;
  return cost ? `${price} + ${cost}` : String(price);
}

/** Something of the board that is chosen and explained, and what a button for it has: the same for every piece. */
export interface Aiming {
  /** Attributes of a button that stands for an aim: it previews on hover and focus, and acts or says why not. */
  button: (aim: string) => Record<string, unknown>;
  figures: Figures;
  names: string[];
  interactive: boolean;
  /** The action tile that buys; null: none is left. */
  buying: string | null;
}
