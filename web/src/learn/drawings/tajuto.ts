/** Drawings of the rules of Tajuto. */
import type { Paint } from "$lib/paint";
import { PAINT } from "../../games/tajuto/table";
import { arrow, at, disc, draw, panel, sign, words } from "./ink";

/** A floor of a pagoda as it stands on the table: a roof with upturned corners, a wall, a sill; sizes 1 (large) to 6. */
function floor(x: number, y: number, size: number, paint: Paint): string {
  const w = 92 - size * 12;
  return at(
    x,
    y,
    `<rect x="${-w * 0.7}" y="7" width="${w * 1.4}" height="12" fill="#c99f6b" stroke="#6b4a2a"/>`,
    `<rect x="${-w * 0.85}" y="18" width="${w * 1.7}" height="4" rx="1.5" fill="#d8cdb4" stroke="#8a7850"/>`,
    `<path d="M${-w - 1} 4Q${-w * 0.75} 6 ${-w * 0.6} -7H${w * 0.6}Q${w * 0.75} 6 ${w + 1} 4L${w * 0.85} 9H${-w * 0.85}Z" fill="${paint.fill}" stroke="#3a2a14"/>`,
    at(-4.5, -2.5, sign(paint.sign, 9, paint.ink)),
    words(0, 17.8, String(size), 11, "#2a1a0c"),
  );
}

const floors = (x: number, base: number, number: number, paint: Paint) =>
  Array.from({ length: number }, (_, i) => floor(x, base - i * 25, i + 1, paint)).join("");

const ground = (x1: number, x2: number, y: number) => `<path d="M${x1} ${y}H${x2}" stroke="var(--edge-strong)" stroke-width="4" stroke-linecap="round"/>`;

const stone = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="12" ry="7" fill="#f4ecd9" stroke="#3a2410" stroke-width="2"/>`;

/** An action tile with its letter and what it costs to use. */
const tile = (x: number, y: number, letter: string, cost: number) => panel(x, y, 62, 44) + words(x + 18, y + 31, letter, 24) + disc(x + 44, y + 22, cost);

export const pagoda = draw(372, 186, floors(186, 156, 6, PAINT.red), ground(70, 302, 180));

export const turn = draw(
  372,
  176,
  tile(10, 8, "A", 0),
  tile(10, 64, "B", 4),
  tile(10, 120, "C", 6),
  arrow(80, 30, 110, 30),
  arrow(80, 86, 110, 86),
  arrow(80, 142, 110, 142),
  // the bag
  at(
    160,
    86,
    '<path d="M-22 -26Q-44 34 0 38Q44 34 22 -26Z" fill="var(--gold-soft)" stroke="var(--gold)" stroke-width="3"/><path d="M-22 -26Q0 -18 22 -26" fill="none" stroke="var(--gold)" stroke-width="5" stroke-linecap="round"/>',
    words(0, 18, "?", 26),
  ),
  // an offering
  floor(246, 106, 4, PAINT.blue),
  stone(246, 92),
  arrow(246, 50, 246, 78),
  // a tile that is bought
  panel(306, 56, 56, 60),
  at(318, 62, sign("lotus", 32, "var(--gold)")),
  words(334, 110, "2", 16),
);

export const offer = draw(
  372,
  170,
  floors(96, 130, 3, PAINT.green),
  stone(96, 66),
  words(96, 34, "3 + 2 = 5", 20),
  ground(10, 182, 154),
  arrow(182, 70, 212, 70),
  floors(280, 130, 4, PAINT.green),
  words(280, 34, "4 + 2 = 6", 20),
  ground(194, 366, 154),
);

const scored = (x: number, name: "lotus" | "spade" | "star", printed: number, added: number) =>
  panel(x, 10, 62, 70) + at(x + 16, 14, sign(name, 30, "var(--gold)")) + words(x + 31, 70, added ? `${printed} + ${added}` : String(printed), 17);

export const score = draw(
  372,
  124,
  scored(8, "lotus", 2, 1),
  scored(80, "lotus", 4, 1),
  scored(152, "spade", 4, 1),
  scored(224, "star", 1, 0),
  // the shrine that adds
  at(
    332,
    30,
    '<path d="M-28 8Q-16 0 0 -18Q16 0 28 8Z" fill="var(--lacquer)"/><path d="M-18 10V46M18 10V46M-26 46H26" stroke="var(--ink-2)" stroke-width="5"/>',
  ),
  words(186, 114, "3 + 5 + 5 + 1 = 14", 20),
);
