/** Colors of columns and bases: always with a sign and a letter, since color alone is not for everybody. */
import { SIGNS, type SignName } from "$lib/stage/symbols";
import type { Color, Glyph, Side, Verdict } from "./words";

export interface Hue {
  /** Lacquer of columns and inlay of bases. */
  fill: string;
  /** What stands out on it: sign and letter. */
  ink: string;
  /** The rim of an inlay. */
  rim: string;
  sign: SignName;
}

export const HUES: Record<Color, Hue> = {
  yellow: { fill: "#e3ad2b", ink: "#3a2700", rim: "#8a6410", sign: "circle" },
  red: { fill: "#b8342a", ink: "#fff3e4", rim: "#6d1611", sign: "triangle" },
  black: { fill: "#2b2a31", ink: "#f0e6d2", rim: "#0c0b10", sign: "square" },
  white: { fill: "#f5efe1", ink: "#3b3145", rim: "#8f8470", sign: "star" },
  blue: { fill: "#2f62b5", ink: "#f2f6ff", rim: "#17346a", sign: "diamond" },
};

export const GLYPH_FILLS: Record<Glyph, string> = { blue: "#2f62b5", yellow: "#c99316", red: "#a52a23" };

/** Light and dark sides of floors: ground, inlaid line, writing. */
export const STONES: Record<Side, { ground: string; line: string; ink: string; edge: string }> = {
  light: { ground: "#e9d9b6", line: "#b98a35", ink: "#6a4a16", edge: "#cdb587" },
  dark: { ground: "#5d4436", line: "#d8ab56", ink: "#f0dcb2", edge: "#47332a" },
};

export const VERDICT_FILLS: Record<Verdict | "refused", string> = {
  stands: "#3fa57f",
  doubtful: "#e0a32e",
  falls: "#cf4638",
  refused: "#b9506b",
};

export function sign(color: Color): string {
  return SIGNS[HUES[color].sign];
}
