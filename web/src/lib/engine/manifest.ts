/** What `vihara wasm` writes beside a module (src/vihara/wasm/manifest.py): all that is to be known of a game besides its functions. */
import type { Sizes } from "./module";

/** How a number lies in memory: unsigned or signed, and its bytes. */
export type Scalar = "u1" | "i1" | "u2" | "i2" | "u4" | "i4" | "u8" | "i8" | "f4" | "f8";

/** How a field is read: what it is, and what there is to know about it. */
export type Form =
  | ["row", row: number]
  | ["counted", names: number]
  | ["exactly", number: number, size: number, item: Form]
  | ["many", count: Scalar, size: number, item: Form]
  | ["flag"]
  | ["number", kind: Scalar, plus: number, absent: number]
  | ["named", kind: Scalar, names: number, absent: number]
  | ["several", kind: Scalar, names: number]
  | ["rounded", kind: Scalar, parts: number];

export interface Row {
  size: number;
  /** Of alternatives: kind, place, row. */
  kinds?: [kind: string, at: number, row: number][];
  /** Whether it may be missing. */
  given?: boolean;
  fields?: [name: string, at: number, ...form: Form][];
}

export interface MoveKind {
  /** With its fields in braces. */
  text: string;
  first: number;
  steps: number[];
  fields: [name: string, least: number, words: (string | null)[]][];
  /** Numbers that are no moves: where each stretch of them begins, and how many it has. */
  without?: [number, number][];
}

export interface Settings {
  iterations: number;
  seconds: number | null;
  exploration: number;
  temperature: number;
  width: number;
  widening: number;
  turns: number | null;
  slips: number;
  learned: boolean;
  margin: number;
}

/** How a bot decides: with so much care of a hundred, or by a search. */
export type Level = { care: number } | { search: Settings; remembers: boolean };

export interface Manifest {
  game: string;
  rules: number;
  seats: [least: number, most: number];
  decisions: number;
  sizes: Sizes;
  options: { name: string; default: unknown; help: string; choices: unknown[]; since: number }[];
  presets: { name: string; options: Record<string, unknown> }[];
  starts: { base: string; differences: Record<string, [at: number, digits: string][]> };
  record: [name: string, kind: Scalar, at: number, shape: number[]][];
  told: { step: number; figures: number; foreseen: number; refusals: number };
  rows: Row[];
  names: (string | null | (string | number)[])[][];
  visible: Record<string, [everybody: string[], owner: string[]]>;
  refusals: Record<string, { message: string; clause: string }>;
  endings: string[];
  moves: MoveKind[];
  draws: { places: string[]; pieces: [number, string][]; alone: [number, string][] };
  listing: Record<string, number>;
  bots: {
    names: string[];
    levels: Record<string, Level>;
    hint: Settings;
    spread: number;
    patience: number;
    places: Record<"exploration" | "temperature" | "spread" | "width" | "widening" | "turns" | "slips", number>;
    node: Record<"action" | "total" | "lead" | "first" | "next" | "visits", number>;
    learned: Record<string, { turns: number | null; weights: number[] }>;
  };
}
