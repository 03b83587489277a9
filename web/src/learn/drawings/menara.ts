/** Drawings of the rules of Menara. */
import { GLYPH_FILLS, HUES, STONES } from "../../games/menara/palette";
import { arrow, at, block, disc, draw, no, panel, sign, words, yes } from "./ink";

type Hue = keyof typeof HUES;

const { ground: LIGHT, line: LINE, edge: EDGE } = STONES.light;

const ring = (x: number, y: number, hue: Hue) =>
  `<circle cx="${x}" cy="${y}" r="12" fill="${HUES[hue].fill}" stroke="${HUES[hue].rim}" stroke-width="2"/>` +
  at(x - 6, y - 6, sign(HUES[hue].sign, 12, HUES[hue].ink));

const outline = (points: string) => `<polygon points="${points}" fill="${LIGHT}" stroke="${LINE}" stroke-width="2" stroke-linejoin="round"/>`;

export const setup = draw(
  372,
  210,
  outline("120,20 300,12 318,70 220,98 112,84"),
  outline("112,84 220,98 236,186 150,202 60,168"),
  outline("220,98 318,70 360,140 236,186"),
  ring(150, 50, "red"),
  ring(214, 36, "yellow"),
  ring(282, 48, "yellow"),
  ring(120, 128, "yellow"),
  ring(190, 130, "black"),
  ring(166, 176, "red"),
  ring(266, 118, "blue"),
  ring(322, 126, "yellow"),
);

/** A column from the side: a lacquered shaft between foot and capital. */
const column = (x: number, y: number, hue: Hue) =>
  `<rect x="${x - 7}" y="${y - 32}" width="14" height="30" fill="${HUES[hue].fill}" stroke="${HUES[hue].rim}"/>` +
  [y - 34, y - 4].map((top) => `<rect x="${x - 10}" y="${top}" width="20" height="4" rx="1.5" fill="${HUES[hue].fill}" stroke="${HUES[hue].rim}"/>`).join("") +
  at(x - 5, y - 23, sign(HUES[hue].sign, 10, HUES[hue].ink));

const slab = (x: number, y: number, width: number, turn = 0) =>
  `<rect x="${x}" y="${y - 8}" width="${width}" height="8" rx="2" fill="${LIGHT}" stroke="${EDGE}" stroke-width="2" transform="rotate(${turn} ${x + width / 2} ${y})"/>`;

const step = (x: number, number: number, ...parts: string[]) => panel(x, 30, 84, 84) + parts.join("") + disc(x + 42, 18, number);

export const turn = draw(
  372,
  122,
  step(4, 1, column(30, 92, "yellow"), arrow(42, 66, 62, 66), arrow(62, 82, 42, 82), column(74, 92, "red")),
  step(97, 2, block(119, 44, 40, 56, { fill: "#fdf6e4", ink: GLYPH_FILLS.blue, sign: "lotus" })),
  step(190, 3, slab(200, 104, 64), column(216, 96, "red"), arrow(248, 42, 248, 60), column(248, 96, "yellow")),
  step(
    283,
    4,
    at(325, 72, '<path d="M-18 -22Q-38 28 0 32Q38 28 18 -22Z" fill="var(--gold-soft)" stroke="var(--gold)" stroke-width="3"/>'),
    words(325, 88, "+ 2", 18),
  ),
);

export const levels = draw(
  372,
  190,
  slab(70, 172, 150),
  slab(222, 172, 90),
  column(100, 164, "yellow"),
  column(150, 164, "red"),
  column(196, 164, "yellow"),
  slab(86, 130, 128),
  column(108, 122, "black"),
  column(150, 122, "yellow"),
  column(192, 122, "red"),
  slab(92, 88, 116),
  column(130, 80, "blue"),
  words(340, 176, "0", 20, "var(--ink-2)"),
  words(340, 134, "1", 20),
  words(340, 92, "2", 20),
  '<path d="M322 168H240M322 127H222M322 85H216" stroke="var(--edge-strong)" stroke-dasharray="3 5" transform="translate(0 2)"/>',
);

const weight = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="6" fill="var(--lacquer)"/>` + arrow(x, y + 4, x, y + 62);

export const balance = draw(
  372,
  170,
  slab(20, 150, 140),
  column(46, 142, "yellow"),
  column(128, 142, "red"),
  slab(30, 108, 116),
  weight(88, 92),
  yes(88, 40),
  slab(212, 150, 140),
  column(228, 142, "yellow"),
  column(262, 142, "red"),
  slab(222, 104, 130, 9),
  weight(300, 92),
  no(288, 40),
);
