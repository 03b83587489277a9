/** Drawings of the rules of Ananda. */
import { PAINT } from "../../games/ananda/table";
import type { Color } from "../../games/ananda/words";
import { arrow, at, block, disc, draw, monk, no, panel, sign, words, yes } from "./ink";

const CELL = 44;
const half = (x: number, y: number, color: Color) => block(x + 2, y + 2, CELL - 4, CELL - 4, PAINT[color]);
const tile = (x: number, y: number, first: Color, second: Color, upright = false) =>
  `<rect x="${x}" y="${y}" width="${upright ? CELL : 2 * CELL}" height="${upright ? 2 * CELL : CELL}" rx="7" fill="#eadfc6" stroke="#b59f75" stroke-width="1.5"/>` +
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
const slab = (x: number, y: number, first: Color, second: Color) =>
  `<rect x="${x}" y="${y}" width="80" height="26" rx="4" fill="#eadfc6" stroke="#b59f75" stroke-width="1.5"/>` +
  [first, second].map((color, i) => `<rect x="${x + 2 + i * 39}" y="${y + 1}" width="37" height="7" rx="2" fill="${PAINT[color].fill}"/>`).join("");

export const raise = draw(
  372,
  130,
  slab(14, 80, "red", "blue"),
  slab(96, 80, "red", "green"),
  slab(55, 52, "green", "blue"),
  yes(95, 30),
  slab(236, 80, "red", "blue"),
  slab(236, 52, "green", "blue"),
  no(276, 30),
  '<path d="M4 108H186M226 108H330" stroke="var(--edge-strong)" stroke-width="4" stroke-linecap="round"/>',
);

/** A meditation card: its value above its color. */
const card = (x: number, y: number, value: number) =>
  `<rect x="${x}" y="${y}" width="40" height="56" rx="5" fill="#fdf6e4" stroke="${PAINT.red.fill}" stroke-width="2"/><rect x="${x + 4}" y="${y + 20}" width="32" height="32" rx="3" fill="${PAINT.red.fill}"/>` +
  at(x + 10, y + 26, sign(PAINT.red.sign, 20, PAINT.red.ink)) +
  words(x + 10, y + 17, String(value), 16, "#2a1a0c");

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
