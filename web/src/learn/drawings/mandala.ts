/** Drawings of the rules of Mandala. */
import { FACES, GROUND } from "../../games/mandala/faces";
import type { Color } from "../../games/mandala/words";
import { arrow, at, draw, no, place, words, yes } from "./ink";

/** A sand card as it lies on the table: its rosette, and its sign in the middle. */
function card(x: number, y: number, color: Color): string {
  const { ground, deep, light, rosette, lines, sign } = FACES[color];
  return at(
    x,
    y,
    '<g transform="scale(.3)">',
    `<rect width="100" height="140" rx="11" fill="#fdf6e3" stroke="#3b2c12" stroke-opacity=".45" stroke-width="2"/><rect x="5" y="5" width="90" height="130" rx="7" fill="${ground}"/>`,
    `<g transform="translate(50 70) scale(.95)"><path d="${rosette}" fill="${light}" fill-opacity=".34" fill-rule="evenodd" stroke="${light}" stroke-width="1.5"/><path d="${lines}" fill="none" stroke="${light}" stroke-width="1.5"/></g>`,
    `<circle cx="50" cy="70" r="24" fill="#fdf6e3"/><path d="${sign}" transform="translate(50 70) scale(1.9)" fill="${deep}"/>`,
    "</g>",
  );
}

const cards = (x: number, y: number, ...colors: Color[]) => colors.map((color, i) => card(x + i * 18, y, color)).join("");

/** The cup: a bowl with so many cards in it. */
const cup = (x: number, y: number) => at(x, y, '<path d="M-34 0Q-30 36 0 38Q30 36 34 0Z" fill="var(--gold-soft)" stroke="var(--gold-leaf)" stroke-width="3"/>');

/** The table under a mandala: a field, and the mountain on the lines of a sand mandala. */
const field = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#f6ebd2" stroke="#cdb27a"/>`;

const mountain = (x: number, y: number, width: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="62" rx="12" fill="#efe0bd" stroke="#cdb27a"/>` +
  at(x + width / 2, y + 31, `<path d="${GROUND}" transform="scale(.29)" fill="none" stroke="#cf9f3a" stroke-width="2.5"/>`);

export const setup = draw(
  380,
  230,
  field(10, 6, 360, 62),
  field(10, 162, 360, 62),
  mountain(70, 84, 240),
  cards(166, 94, "red", "green"),
  words(40, 46, "▽", 20, "#6a5326"),
  words(40, 204, "△", 20, "#6a5326"),
);

export const turn = draw(
  380,
  170,
  mountain(6, 70, 108),
  card(45, 6, "red"),
  arrow(60, 54, 60, 86),
  words(60, 158, "+ 3", 20),
  field(134, 90, 112, 44),
  cards(157, 6, "purple", "purple", "purple"),
  arrow(190, 54, 190, 86),
  words(190, 158, "+ 0", 20),
  place(300, 90, 30, 42),
  cards(292, 6, "yellow", "yellow"),
  arrow(315, 54, 315, 86),
  words(315, 158, "+ 2", 20),
);

export const color = draw(
  380,
  190,
  field(120, 4, 250, 50),
  mountain(150, 66, 190),
  card(230, 78, "red"),
  field(120, 136, 250, 50),
  card(20, 70, "red"),
  arrow(60, 82, 112, 36),
  no(88, 40),
  arrow(60, 92, 160, 98),
  yes(108, 78),
  arrow(60, 104, 112, 156),
  no(86, 146),
);

export const claim = draw(
  380,
  170,
  mountain(6, 40, 110),
  cards(24, 48, "red", "red", "red"),
  arrow(122, 60, 168, 34),
  ...[0, 1, 2, 3, 4, 5].map((i) => place(176 + i * 33, 8, 28, 40) + words(190 + i * 33, 64, String(i + 1), 13, "var(--ink-2)")),
  card(175, 7, "green"),
  card(208, 7, "red"),
  arrow(122, 88, 196, 116),
  cards(206, 78, "red", "red"),
  cup(230, 118),
);

const places: [Color, number][] = [
  ["red", 4],
  ["orange", 5],
  ["yellow", 6],
  ["green", 0],
  ["purple", 3],
  ["black", 1],
];
export const score = draw(
  380,
  130,
  ...places.map(
    ([name, count], i) =>
      card(18 + i * 60, 6, name) + words(33 + i * 60, 70, `${count} × ${i + 1}`, 15) + words(33 + i * 60, 92, String(count * (i + 1)), 17, "var(--gold)"),
  ),
  words(190, 122, "4 + 10 + 18 + 0 + 15 + 6 = 53", 18),
);
