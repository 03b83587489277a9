/** What the drawings are made of: pieces of SVG text. Lines and writing take the theme's colors; pieces keep their own. */
import type { Paint } from "$lib/paint";
import { SIGNS, type SignName } from "$lib/stage/symbols";

/** A drawing: its size, and what is in it. */
export interface Drawing {
  width: number;
  height: number;
  body: string;
}

export const draw = (width: number, height: number, ...parts: string[]): Drawing => ({ width, height, body: parts.join("") });

export const at = (x: number, y: number, ...parts: string[]) => `<g transform="translate(${x} ${y})">${parts.join("")}</g>`;

/** A sign in a square of this size, its top left corner at 0 0. */
export const sign = (name: SignName, size: number, fill: string) =>
  `<path d="${SIGNS[name]}" fill="${fill}" fill-rule="evenodd" transform="scale(${size / 100})"/>`;

/** A piece of a color with its sign in the middle. */
export function block(x: number, y: number, width: number, height: number, paint: Paint): string {
  const size = Math.min(width, height) * 0.56;
  return at(
    x,
    y,
    `<rect width="${width}" height="${height}" rx="5" fill="${paint.fill}" stroke="var(--edge-strong)" stroke-width="1"/>`,
    at((width - size) / 2, (height - size) / 2, sign(paint.sign, size, paint.ink)),
  );
}

/** An empty place. */
export const place = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="var(--surface-2)" stroke="var(--edge-strong)" stroke-dasharray="4 4"/>`;

export const panel = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="var(--board)" stroke="var(--edge)"/>`;

export const words = (x: number, y: number, text: string, size = 16, fill = "var(--ink)") =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="600" text-anchor="middle" fill="${fill}">${text}</text>`;

/** An arrow from one point to another. */
export function arrow(x1: number, y1: number, x2: number, y2: number): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn: number) => `${x2 - 10 * Math.cos(angle + turn)} ${y2 - 10 * Math.sin(angle + turn)}`;
  return `<path d="M${x1} ${y1}L${x2} ${y2}M${wing(0.5)}L${x2} ${y2}L${wing(-0.5)}" fill="none" stroke="var(--gold)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Allowed, and not allowed. */
export const yes = (x: number, y: number) =>
  `<path d="M${x - 9} ${y}l6 7l12 -14" fill="none" stroke="var(--jade)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
export const no = (x: number, y: number) =>
  `<path d="M${x - 8} ${y - 8}l16 16m0 -16l-16 16" fill="none" stroke="var(--lacquer)" stroke-width="4" stroke-linecap="round"/>`;

/** A monk seen from the front. */
export const monk = (x: number, y: number, robe = "#d9822b") =>
  at(
    x,
    y,
    `<path d="M-13 14Q-12 -6 0 -8Q12 -6 13 14Z" fill="${robe}" stroke="#3a2410" stroke-width="1.5"/><circle cy="-14" r="8" fill="#f1d3a8" stroke="#3a2410" stroke-width="1.5"/>`,
  );

/** A numbered disc. */
export const disc = (x: number, y: number, text: string | number) =>
  `<circle cx="${x}" cy="${y}" r="13" fill="var(--gold-soft)" stroke="var(--gold-leaf)" stroke-width="2"/>` + words(x, y + 5.5, String(text), 15);
