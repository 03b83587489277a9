/** Drawings of the rules of Ananda. */
import { arrow, block, disc, draw, monk, no, panel, type Pigment, words, yes } from "./ink";

const CELL = 44;
const half = (x: number, y: number, color: Pigment) => block(x + 2, y + 2, CELL - 4, CELL - 4, color);
const tile = (x: number, y: number, first: Pigment, second: Pigment, upright = false) =>
  `<rect x="${x}" y="${y}" width="${upright ? CELL : 2 * CELL}" height="${upright ? 2 * CELL : CELL}" rx="7" fill="#eadfc6" stroke="#8a6a3e"/>` +
  half(x, y, first) +
  (upright ? half(x, y + CELL, second) : half(x + CELL, y, second));

const grid = (columns: number, rows: number) =>
  panel(4, 4, columns * CELL + 12, rows * CELL + 12) +
  Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [10 + (i % columns) * CELL, 10 + Math.floor(i / columns) * CELL];
    return `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="none" stroke="var(--edge)"/>`;
  }).join("");

const cell = (column: number, row: number): [number, number] => [10 + column * CELL, 10 + row * CELL];

export const setup = draw(372, 196, grid(8, 4), tile(...cell(3, 1), "red", "blue"), monk(10 + 3.5 * CELL, 72));

export const area = draw(
  372,
  196,
  grid(8, 4),
  tile(...cell(2, 1), "red", "red"),
  tile(...cell(4, 1), "red", "blue"),
  tile(...cell(3, 2), "red", "green", true),
  tile(...cell(1, 0), "violet", "red", true),
  tile(...cell(5, 2), "red", "yellow"),
  monk(10 + 2.5 * CELL, 82),
  no(10 + 5.5 * CELL, 162),
  words(10 + 7 * CELL, 52, "= 5", 22),
);

/** A tile from the side. */
const slab = (x: number, y: number, width: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="26" rx="4" fill="${color}" stroke="#5b4320" stroke-width="1.5"/><path d="M${x + width / 2} ${y}v26" stroke="#5b4320" stroke-dasharray="3 3"/>`;

export const raise = draw(
  372,
  130,
  slab(14, 80, 80, "#eadfc6"),
  slab(96, 80, 80, "#eadfc6"),
  slab(55, 52, 80, "#e8c13a"),
  yes(95, 30),
  slab(236, 80, 80, "#eadfc6"),
  slab(236, 52, 80, "#e8c13a"),
  no(276, 30),
  '<path d="M4 108H186M226 108H330" stroke="var(--edge-strong)" stroke-width="4" stroke-linecap="round"/>',
);

const card = (x: number, y: number, value: number) =>
  `<rect x="${x}" y="${y}" width="40" height="56" rx="6" fill="#fdf6e4" stroke="#b4281f" stroke-width="3"/>` +
  words(x + 20, y + 38, String(value), 26, "#2a1a0c");

export const trade = draw(
  372,
  150,
  ...[0, 1, 2, 3, 4, 5].map((i) => half(10 + (i % 3) * CELL, 30 + Math.floor(i / 3) * CELL, "red")),
  words(76, 140, "6", 22),
  arrow(152, 62, 196, 42),
  card(206, 8, 1),
  card(252, 8, 3),
  disc(330, 36, 4),
  arrow(152, 92, 196, 108),
  tile(206, 78, "blue", "green"),
  tile(214, 104, "yellow", "violet"),
  disc(330, 112, 2),
);
