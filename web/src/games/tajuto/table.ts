/** What the board of Tajuto makes of its vocabulary (`words.ts`): how pieces look, what a move aims at, what things cost. */
import { painted } from "$lib/paint";
import { type Color, type Figures, type Move, readMove, type StackFigures, type Use } from "./words";

export { COLORS, figuresOf, foreseenOf, readMove } from "./words";
export type { Color as ColorName, Figures, Floor, Move, Player, Use } from "./words";

export const PAINT = painted<Color>({
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

/** What a move uses its action tile for; null if it uses none. */
export function useOf(move: Move | null): Use | null {
  if (!move || !("tile" in move)) return null;
  if (move.kind === "draw blindly") return "draw";
  return move.kind === "inaugurate" ? "buy" : move.kind;
}

/** What a move buys: `wisdom 4`, `market`, `D`, `inauguration red`. */
export function boughtBy(move: Move | null): string | null {
  if (move?.kind === "inaugurate") return `inauguration ${move.color}`;
  return move?.kind === "buy" ? move.bought : null;
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

export type Ware = Pick<StackFigures, "left" | "copies" | "price" | "full" | "worth" | "saves" | "use" | "activation">;

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
