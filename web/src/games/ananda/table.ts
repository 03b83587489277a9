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
    const cells: LayTile["cells"] = swapped ? [other, cell] : [cell, other];
    return writeMove({ kind: "tile", tile, cells });
  });
}
