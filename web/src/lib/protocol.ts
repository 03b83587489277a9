/** What the server sends and takes, as told in docs/protocol.md. Seats count from 1; 0 is a spectator or nobody. */

export type Fields = Record<string, unknown>;

/** One thing that happened in a game, already redacted for the seat that looks. */
export interface GameEvent {
  kind: string;
  fields: Fields;
}

/** One entry of a table's log. */
export interface Entry {
  number: number;
  kind: string;
  at?: number;
  seat?: number;
  move?: string;
  text?: string;
  name?: string;
  bot?: string;
  events?: GameEvent[];
  [more: string]: unknown;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  reason: string;
}

export interface Clock {
  now: number;
  remaining: number[];
}

export type Status = "open" | "running" | "over" | "closed";

/** Where a table stands, seen from a seat. */
export interface Position {
  table: string;
  number: number;
  changed: number;
  status: Status;
  seat: number;
  to_act: number;
  view: { fields: Fields; position?: string } | null;
  figures: Fields | null;
  legal: string[];
  undo: boolean;
  offers: number[];
  clock: Clock | null;
  outcome: Outcome | null;
}

export interface Seat {
  seat: number;
  name: string;
  admits: "open" | "invite" | "me" | "bot" | null;
  bot: string | null;
  stand_in: string | null;
  away: boolean;
  taken: boolean;
  yours: boolean;
}

export interface TimeLimit {
  per: "turn" | "seat";
  seconds: number;
  at_zero: "bot" | "resign";
  bot: string;
}

/** What hardly changes about a table: who sits where, how it is played. */
export interface About {
  table: string;
  game: string;
  rules: number;
  title: string;
  host: string;
  yours: boolean;
  public: boolean;
  spectators: boolean;
  spectator_chat: boolean;
  options: Record<string, unknown>;
  seats: Seat[];
  time: TimeLimit | null;
  hash: string | null;
  rematch: string | null;
  invites: { code: string; seat: number }[];
  hints?: boolean;
}

/** The answer to `ask`: what a move would do, or why it may not be made. Nothing has changed. */
export type Answer =
  | { legal: true; move: string; foreseen: Fields }
  | { legal: false; move: string; code: string; sentence: string; clause?: string };

export interface HintMove {
  move: string;
  win?: number | null;
  score?: number | null;
  why?: string | null;
}

export interface Hint {
  number: number;
  moves: HintMove[];
}

/** One step of a match that is looked at again. */
export interface Step {
  number: number;
  seat: number;
  move: string | null;
  turn: number;
  events: GameEvent[];
  view: { fields: Fields };
  figures: Fields | null;
  to_act: number;
}

export interface Steps {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  names: string[];
  steps: Step[];
  outcome: Outcome | null;
}

export interface Option {
  name: string;
  default: unknown;
  help: string;
  choices: unknown[];
}

export interface GameInfo {
  game: string;
  rules: number;
  seats: [number, number];
  options: Option[];
  bots: string[];
}

export interface Me {
  id: string;
  name: string;
  account: string | null;
  bot: boolean;
}

export interface Listed {
  table: string;
  game: string;
  title: string;
  host: string;
  created: number;
  updated: number;
  status: Status;
  seats: { name: string; bot: string | null; taken: boolean; admits: string | null }[];
  outcome: Outcome | null;
  your_turn?: boolean;
}

export interface Player {
  kind: "me" | "invite" | "open" | "bot";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  players: Player[];
  options?: Record<string, unknown>;
  title?: string;
  time?: TimeLimit | null;
  public?: boolean;
  spectators?: boolean;
  spectator_chat?: boolean;
}

/** Why the server did not do something: a stable code, and a sentence for people in their language. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status = 0,
  ) {
    super(sentence);
  }
}
