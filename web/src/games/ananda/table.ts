/** What the board of Ananda makes of its vocabulary (`words.ts`): how pieces look, where spaces lie. */
import { painted } from "$lib/paint";
import { type Color, type LayTile, writeMove } from "./words";

export { COLORS, figuresOf, foreseenOf, readMove } from "./words";
export type { Color as ColorName, Figures, Foreseen, LaidTile, LayTile as TileMove, Meditation } from "./words";

export const PAINT = painted<Color>({
  red: "triangle",
  orange: "circle",
  yellow: "star",
  green: "diamond",
  blue: "square",
  violet: "clover",
});

/** The column and row of a space, from 0. */
export function placeOf(cell: string): { column: number; row: number } {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export function cellAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`;
}

export function colorsOf(tile: string): [Color, Color] {
  return tile.split("-") as [Color, Color];
}

/** A card's color and value. */
export function cardOf(card: string): { color: Color; value: number } {
  return { color: card.slice(0, -1) as Color, value: Number(card.slice(-1)) };
}

/** Whether a space is on a board of so many columns and rows. */
export function onBoard(cell: string, side: number): boolean {
  const { column, row } = placeOf(cell);
  return column >= 0 && row >= 0 && column < side && row < side;
}

/** The ways to lay a tile on the board with its first half on a space; the text of the move of each. */
export function turnsAt(tile: string, cell: string, side: number): string[] {
  const { column, row } = placeOf(cell);
  const [first, second] = colorsOf(tile);
  const found: string[] = [];
  for (const [dx, dy] of [
    [1, 0],
    [0, -1],
    [-1, 0],
    [0, 1],
  ] as const) {
    const other = cellAt(column + dx, row + dy);
    if (!onBoard(other, side)) continue;
    // A double has one text for both ways: the smaller space first.
    const swapped = first === second && (dx < 0 || dy < 0);
    const cells: LayTile["cells"] = swapped ? [other, cell] : [cell, other];
    found.push(writeMove({ kind: "tile", tile, cells }));
  }
  return found;
}
