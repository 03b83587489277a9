/** Mandala's record, figures and moves as the browser reads them; reading, not rules. */
import { type Fields, type Seen, field } from "$lib/board";

export const COLORS = ["red", "orange", "yellow", "green", "purple", "black"] as const;
export type Color = (typeof COLORS)[number];

/** The slot of a pile that counts cards one cannot see. */
const HIDDEN = 6;

/** How many cards of each color a pile has, and how many that lie face down. */
export type Pile = number[];

export interface RiverPlace {
  place: number;
  color: Color | null;
  /** Cards of the color in the cup and what they count; null where the cup is closed to the viewer. */
  cup: number | null;
  points: number | null;
}

export interface SeatFigures {
  river: RiverPlace[];
  worthless: Partial<Record<Color, number>>;
  hidden: number;
  cup: number;
  hand: number;
}

export interface MandalaFigures {
  missing: Color[];
  fields: number[];
  first: number;
}

export interface Figures {
  stage: "deal" | "turn" | "claim" | "draw" | "over";
  /** Running scores; null where a cup is closed to the viewer. */
  scores: (number | null)[];
  seats: SeatFigures[];
  mandalas: MandalaFigures[];
  claiming: number;
  deck: number;
  discard: number;
  ending: boolean;
}

export function figuresOf(position: Seen): Figures | null {
  return position.figures as unknown as Figures | null;
}

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

export type Move =
  | { kind: "build"; mandala: number; color: Color }
  | { kind: "grow"; mandala: number; color: Color; number: number }
  | { kind: "redraw"; color: Color; number: number }
  | { kind: "claim"; color: Color }
  | { kind: "pass" };

/** Read a move's text: `M1 red`, `F2 purple 3`, `X green 2`, `C red`, `pass`. */
export function readMove(text: string): Move | null {
  const [head = "", color, number] = text.split(" ");
  if (head === "pass") return { kind: "pass" };
  if (!COLORS.includes(color as Color)) return null;
  const named = color as Color;
  if (head === "X") return { kind: "redraw", color: named, number: Number(number) };
  if (head === "C") return { kind: "claim", color: named };
  const mandala = Number(head.slice(1));
  if (head.startsWith("M")) return { kind: "build", mandala, color: named };
  if (head.startsWith("F")) return { kind: "grow", mandala, color: named, number: Number(number) };
  return null;
}
