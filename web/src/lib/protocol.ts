/**
 * What the server sends and takes, under the names used here. The types come from the server's schema (`schema.ts`,
 * generated); docs/protocol.md tells what they mean. Seats count from 1; 0 is a spectator or nobody.
 */
import type { ClientMessage, EventsMessage, HintMessage, ListedTable, MoveEntry, ServerMessage } from "./schema";

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
  PuzzleAbout,
  PuzzlePosition,
  Puzzles,
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

/** What the server says on the socket, and what it is asked. */
export type Reply = ServerMessage["message"];
export type Sent = ClientMessage["message"];
/** The answer to each kind of message. */
export type ReplyTo<Type extends Sent["type"]> = Extract<
  Reply,
  { type: Type extends "watch" ? "table" : Type extends "ask" ? "answer" : Type extends "hint" ? "hint" : Type extends "ping" ? "pong" : "ok" }
>;

/** One entry of a table's log; which fields it has depends on its kind. */
export type Entry = EventsMessage["events"][number];
export type Move = MoveEntry;

/** Whose doing an entry was; 0 if it was nobody's, or several people's. */
export const seatOf = (entry: Entry): number => ("seat" in entry ? entry.seat : 0);

/** The answer to `ask`: what a move would do, or why it may not be made. Nothing has changed. */
export type Answer =
  | { legal: true; move: string; foreseen: Fields }
  /** `near`: an allowed move close by, where a hand would find it. */
  | { legal: false; move: string; code: string; sentence: string; clause?: string | null; near?: string | null };

/** Why the server did not do something: a stable code, a sentence for people in their language, and the rule it rests on. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status = 0,
    readonly clause: string | null = null,
  ) {
    super(sentence);
  }
}

/** Whether it is one's own turn at a table. */
export function waitsForMe(table: ListedTable): boolean {
  return table.status === "running" && table.yours.includes(table.to_act);
}
