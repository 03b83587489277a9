/** Paints that the games share: a color never stands alone, so every game gives each of its colors a sign. */
import type { SignName } from "$lib/stage/symbols";

export interface Paint {
  fill: string;
  /** The sign and the letter on it. */
  ink: string;
  sign: SignName;
}

const PIGMENTS = {
  red: { fill: "#b4281f", ink: "#fff1dc" },
  orange: { fill: "#de7a1c", ink: "#331400" },
  yellow: { fill: "#e8c13a", ink: "#3a2a00" },
  green: { fill: "#3f7f3f", ink: "#f2ffe6" },
  blue: { fill: "#2a5caa", ink: "#eaf3ff" },
  violet: { fill: "#6f3d96", ink: "#fbeeff" },
  black: { fill: "#45413f", ink: "#f4e9d4" },
  white: { fill: "#efe9dc", ink: "#2a2420" },
};

/** The paint of each color with the sign that a game gives it. */
export function painted<Color extends keyof typeof PIGMENTS>(signs: Record<Color, SignName>): Record<Color, Paint> {
  const pairs = (Object.keys(signs) as Color[]).map((color) => [color, { ...PIGMENTS[color], sign: signs[color] }]);
  return Object.fromEntries(pairs) as Record<Color, Paint>;
}

/** Robes of the monks, by seat: a player's color in pieces, strips, log and charts, by day and by night. */
export const ROBES = ["#d9822b", "#b03a55", "#2b8a8f", "#6f6a9c"] as const;

export function robeOf(seat: number): string {
  return ROBES[seat - 1] ?? ROBES[0];
}
