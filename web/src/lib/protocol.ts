/**
 * What the server sends and takes, under the names used here. The types come from the server's schema (`schema.ts`,
 * generated); docs/protocol.md tells what they mean. Seats count from 1; 0 is a spectator or nobody.
 */
import type { EventsMessage, HintMessage } from "./schema";

export type {
  About,
  ClockNow as Clock,
  GameAbout as GameInfo,
  GameEvent,
  GameOption as Option,
  HintedMove as HintMove,
  Invitation,
  ListedTable as Listed,
  Me,
  NewTable,
  Outcome,
  Player,
  SeatAbout as Seat,
  Standing,
  Step,
  Steps,
  TimeLimit,
  Warm,
} from "./schema";

export type Fields = Record<string, unknown>;

/** Where a table stands, seen from a seat. */
export type Position = Omit<EventsMessage, "type" | "events" | "about">;
export type Status = Position["status"];
export type Hint = Pick<HintMessage, "number" | "moves">;

/** One entry of a table's log; which fields it has depends on its kind. */
export interface Entry {
  number: number;
  kind: string;
  at?: number;
  seat?: number;
  move?: string;
  text?: string;
  name?: string;
  bot?: string;
  events?: import("./schema").GameEvent[];
  [more: string]: unknown;
}

/** The answer to `ask`: what a move would do, or why it may not be made. Nothing has changed. */
export type Answer =
  | { legal: true; move: string; foreseen: Fields }
  /** `near`: an allowed move close by, where a hand would find it. */
  | { legal: false; move: string; code: string; sentence: string; clause?: string | null; near?: string | null };

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
