/** The faces of the sand cards: a rosette for each color, drawn around the card's middle. Art of our own. */
import type { Color } from "./words";

export interface Face {
  ground: string;
  deep: string;
  light: string;
  /** A path around 0 0 within a radius of about 46. */
  rosette: string;
  /** Thin lines over it. */
  lines: string;
  /** The color's sign, within a radius of 10 around 0 0. */
  sign: string;
}

const turn = (angle: number, r: number): [number, number] => {
  const rad = (angle * Math.PI) / 180;
  return [Math.round(Math.sin(rad) * r * 100) / 100, Math.round(-Math.cos(rad) * r * 100) / 100];
};
const at = (angle: number, r: number) => turn(angle, r).join(" ");
const around = (times: number, draw: (angle: number) => string, offset = 0) =>
  Array.from({ length: times }, (_, i) => draw(offset + (i * 360) / times)).join("");
const circle = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const ring = (r: number) => circle(0, 0, r);
const polygon = (points: string[]) => `M${points.join("L")}Z`;
const star = (points: number, outer: number, inner: number) =>
  polygon(Array.from({ length: points * 2 }, (_, i) => at((i * 180) / points, i % 2 ? inner : outer)));
const petal = (angle: number, from: number, to: number, width: number) => {
  const middle = (from + to) / 2;
  return `M${at(angle, from)}Q${at(angle - width, middle)} ${at(angle, to)}Q${at(angle + width, middle)} ${at(angle, from)}Z`;
};

/** Sun rays of red sand. */
const red = around(16, (a) => polygon([at(a - 7, 20), at(a, 46), at(a + 7, 20)]));
/** Marigolds: circles in two wreaths. */
const orange = around(10, (a) => circle(...turn(a, 35), 9)) + around(10, (a) => circle(...turn(a, 21), 4.5), 18);
/** A star within a star. */
const yellow = star(8, 46, 30) + star(8, 27, 19);
/** Leaves, set like a diamond lattice. */
const green = around(8, (a) => polygon([at(a, 18), at(a - 15, 32), at(a, 47), at(a + 15, 32)]));
/** A lotus in two rows. */
const purple = around(8, (a) => petal(a, 17, 47, 26)) + around(8, (a) => petal(a, 15, 33, 22), 22.5);
/** Squares turned around each other, like the walls of a palace seen from above. */
const black = [0, 30, 60].map((a) => polygon([0, 90, 180, 270].map((b) => at(a + b, 46)))).join("");

export const FACES: Record<Color, Face> = {
  red: {
    ground: "#c2382b",
    deep: "#8c1f18",
    light: "#f0a38f",
    rosette: red,
    lines: ring(48) + ring(19),
    sign: "M0-10L9.5 7.5H-9.5Z",
  },
  orange: {
    ground: "#e2812a",
    deep: "#a9520c",
    light: "#ffd9a0",
    rosette: orange,
    lines: ring(47) + ring(26) + ring(15.5),
    sign: circle(0, 0, 8.5),
  },
  yellow: {
    ground: "#ecc02f",
    deep: "#ad7f06",
    light: "#fff3bd",
    rosette: yellow,
    lines: ring(49) + ring(28.5),
    sign: star(5, 10.5, 4.4),
  },
  green: {
    ground: "#3c915f",
    deep: "#1d5a3a",
    light: "#b4e0bb",
    rosette: green,
    lines: around(8, (a) => `M${at(a, 18)}L${at(a, 47)}`) + ring(49) + ring(17),
    sign: "M0-10.5L8 0L0 10.5L-8 0Z",
  },
  purple: {
    ground: "#7c50b5",
    deep: "#4a2a7d",
    light: "#dcc5f4",
    rosette: purple,
    lines: ring(49) + ring(14.5),
    sign: circle(0, -5, 4.4) + circle(-4.9, 2.4, 4.4) + circle(4.9, 2.4, 4.4) + "M-1.4 0H1.4L3 10H-3Z",
  },
  black: {
    ground: "#3a3946",
    deep: "#16151f",
    light: "#b9b4c9",
    rosette: black,
    lines: [15, 45, 75].map((a) => polygon([0, 90, 180, 270].map((b) => at(a + b, 32)))).join("") + ring(48),
    sign: "M-8-8H8V8H-8Z",
  },
};

/** The ground under a mountain: the lines of a sand mandala, radius 100. */
export const GROUND =
  ring(98) +
  ring(92) +
  ring(61) +
  ring(26) +
  around(16, (a) => petal(a, 62, 91, 9)) +
  around(8, (a) => petal(a, 27, 60, 20)) +
  around(8, (a) => petal(a, 27, 52, 14), 22.5) +
  [0, 45].map((a) => polygon([0, 90, 180, 270].map((b) => at(a + b, 24)))).join("");

/** The back of a card. */
export const BACK = around(8, (a) => petal(a, 8, 40, 26)) + around(8, (a) => petal(a, 6, 24, 24), 22.5) + ring(44) + ring(6);
