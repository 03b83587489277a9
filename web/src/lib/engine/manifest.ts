/** What `vihara wasm` writes beside a module (src/vihara/wasm/manifest.py): all that is to be known of a game besides its functions. */
import type { Sizes } from "./module";

/** How a number lies in memory: unsigned or signed, and its bytes. */
export type Scalar = "u1" | "i1" | "u2" | "i2" | "u4" | "i4" | "u8" | "i8" | "f4" | "f8";

/** How a field is read: what it is, and what there is to know about it. */
export type Form =
  | ["row", row: number]
  | ["counted", names: number]
  | ["each", names: number]
  | ["real"]
  | ["outside", source: string]
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
  /** Fields that are told only where a flag of the row is set: its place. */
  when?: Record<string, number>;
}

/** A field of a state: its name, its kind of number or the record inside, its place, its shape. */
export type Place = [name: string, kind: Scalar | { size: number; fields: Place[] }, at: number, shape: number[]];

/** A message and the facts it names. */
export interface Said {
  id: string;
  facts: Record<string, string | number>;
}

/** A number that may be greater than those that are exact: then it is a text. */
export type Exact = number | string;

/** A field of a move that is typed: words, a number with its limits, or names in their order, each with so many bits. */
export type TypedField = { name: string; step: string } & (
  | { words: (string | null)[] }
  | { least: number; most: number; plus?: number; parts?: number; expected?: Said }
  | { bundle: string[]; bits: number; most: number; order: Said; many: Said; apart?: string; both?: Said }
);

/** Moves that are too many to list. */
export interface OpenMoves {
  /** What is expected in place of a text that is none of them. */
  expected: Said;
  moves: { text: string; pattern: string; first: string; fields: TypedField[] }[];
}

/** Who wins a match that is not played to its end. */
export type Early = "others" | "all" | "none";

/** Why something is or was: its message, its English, and the clause it rests on. */
export type Reasons = Record<string, { message: string; says: string; clause: string }>;

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

/** How a bot decides: with so much care of a hundred, with a temperature in points, or by a search. */
export type Level = { care: number } | { temperature: number } | { search: Settings; remembers: boolean };

/** The settings of an engine for rigid bodies. */
export interface Solver {
  friction: number;
  time_step: number;
  iterations: number;
  line_search: number;
  tolerance: number;
  contact_time: number;
  impedance: number[];
  friction_impedance: number;
  rolling: number[];
}

/** How a game simulates: `vihara.core.simulation`. */
export interface Simulation {
  /** Bytes of a trial, and those with which it begins. */
  size: number;
  trial: string;
  /** Where in a trial it is said what is to be done. */
  places: Record<"do" | "solver" | "steps" | "keep" | "gravity" | "body" | "push" | "clear", number>;
  /** The most numbers of a description, and the most bodies that move. */
  room: number;
  bodies: number;
  solvers: Solver[];
  /** How motion is packed: steps in a millimeter and in a whole turn; what moves less (mm) and turns less is left out. */
  keyframes: { magic: string; milliseconds: number; length: number; turn: number; still: number; twist: number };
  /** Of computing, before it is given up. */
  seconds: number;
}

export interface Manifest {
  game: string;
  rules: number;
  seats: [least: number, most: number];
  decisions: number;
  sizes: Sizes;
  options: { name: string; default: unknown; help: string; choices: unknown[]; since: number }[];
  presets: { name: string; options: Record<string, unknown> }[];
  starts: { base: string; differences: Record<string, [at: number, digits: string][]> };
  record: Place[];
  told: { step: number; figures: number; foreseen: number; refusals: number; endings: number | null; hints: number | null };
  rows: Row[];
  names: (string | null | (string | number)[])[][];
  visible: Record<string, [everybody: string[], owner: string[]]>;
  /** By kind of event: fields whose texts stand in no record, and what is told there. */
  outside: Record<string, Record<string, string>>;
  lists: Record<string, string[]>;
  refusals: Reasons;
  conclusions: Reasons;
  explanations: Reasons;
  endings: string[];
  early: Record<string, Record<string, Early>>;
  together: boolean;
  /** The field of a state that says what is required of all together. */
  goal: string;
  moves: MoveKind[];
  open: OpenMoves | null;
  draws: {
    places: string[];
    pieces: [Exact, string][];
    alone: [Exact, string][];
    measured: OpenMoves | null;
    /** Places to which pieces go as a simulation says. */
    simulated: number[];
  };
  /** The chance action that has no text: nothing happened. */
  silent: Exact | null;
  simulated: boolean;
  simulation: Simulation | null;
  /** Options that rule out hints. */
  unadvised: [name: string, value: unknown][];
  listing: Record<string, number>;
  bots: {
    names: string[];
    levels: Record<string, Level>;
    hint: Settings | null;
    spread: number;
    patience: number;
    places: Record<"exploration" | "temperature" | "spread" | "width" | "widening" | "turns" | "slips", number>;
    node: Record<"action" | "total" | "lead" | "first" | "next" | "visits", number>;
    learned: Record<string, { turns: number | null; weights: number[] }>;
  };
}
