/** Drawings of the rules of Mandala. */
import { arrow, at, block, draw, no, panel, type Pigment, place, words, yes } from "./ink";

const card = (x: number, y: number, color: Pigment) => block(x, y, 30, 42, color);
const cards = (x: number, y: number, ...colors: Pigment[]) => colors.map((color, i) => card(x + i * 18, y, color)).join("");

/** The cup: a bowl with so many cards in it. */
const cup = (x: number, y: number) =>
  at(x, y, '<path d="M-34 0Q-30 36 0 38Q30 36 34 0Z" fill="var(--gold-soft)" stroke="var(--gold-leaf)" stroke-width="3"/>');

const hill = (x: number, y: number, width: number) =>
  `<path d="M${x} ${y + 62}Q${x + width / 2} ${y - 30} ${x + width} ${y + 62}Z" fill="var(--jade-soft)" stroke="var(--jade)" stroke-width="2"/>`;

export const setup = draw(
  380,
  230,
  panel(10, 6, 360, 62),
  panel(10, 162, 360, 62),
  hill(70, 92, 240),
  cards(168, 104, "red", "green"),
  words(40, 46, "▽", 20, "var(--ink-2)"),
  words(40, 204, "△", 20, "var(--ink-2)"),
);

export const turn = draw(
  380,
  170,
  hill(6, 70, 108),
  card(45, 6, "red"),
  arrow(60, 54, 60, 86),
  words(60, 158, "+ 3", 20),
  panel(134, 90, 112, 44),
  cards(157, 6, "violet", "violet", "violet"),
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
  panel(120, 4, 250, 50),
  hill(150, 66, 190),
  card(230, 78, "red"),
  panel(120, 136, 250, 50),
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
  hill(6, 40, 110),
  cards(24, 48, "red", "red", "red"),
  arrow(122, 60, 168, 34),
  ...[0, 1, 2, 3, 4, 5].map((i) => place(176 + i * 33, 8, 28, 40) + words(190 + i * 33, 64, String(i + 1), 13, "var(--ink-2)")),
  card(175, 7, "green"),
  card(208, 7, "red"),
  arrow(122, 88, 196, 116),
  cards(206, 78, "red", "red"),
  cup(230, 118),
);

const places: [Pigment, number][] = [
  ["red", 4],
  ["orange", 5],
  ["yellow", 6],
  ["green", 0],
  ["violet", 3],
  ["black", 1],
];
export const score = draw(
  380,
  130,
  ...places.map(
    ([name, count], i) =>
      card(18 + i * 60, 6, name) +
      words(33 + i * 60, 70, `${count} × ${i + 1}`, 15) +
      words(33 + i * 60, 92, String(count * (i + 1)), 17, "var(--gold)"),
  ),
  words(190, 122, "4 + 10 + 18 + 0 + 15 + 6 = 53", 18),
);
