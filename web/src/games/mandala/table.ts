/** The piles of Mandala's record, as the board shows them. */
import { type Fields, field } from "$lib/board";
import { COLORS, type Color } from "./words";

/** The slot of a pile that counts cards one cannot see. */
const HIDDEN = 6;

/** How many cards of each color a pile has, and how many that lie face down. */
export type Pile = number[];

export function mountain(fields: Fields, mandala: number): Pile {
  return field<Pile[]>(fields, "mountain")[mandala]!;
}

export function fieldOf(fields: Fields, mandala: number, seat: number): Pile {
  return field<Pile[][]>(fields, "field")[mandala]![seat - 1]!;
}

export function handOf(fields: Fields, seat: number): Pile {
  return field<Pile[]>(fields, "hand")[seat - 1]!;
}

export function discardOf(fields: Fields): Pile {
  return field<Pile | undefined>(fields, "discard") ?? [];
}

/** The cards of a pile one by one: colors in their order, then those face down. */
export function cardsOf(pile: Pile): (Color | null)[] {
  const known = COLORS.flatMap((color, i): (Color | null)[] => Array<Color | null>(pile[i] ?? 0).fill(color));
  return [...known, ...Array<null>(pile[HIDDEN] ?? 0).fill(null)];
}
