/** What the page and its worker say to each other. */
import type { Draw } from "../fair";
import type { Answer, Listed, NewTable, PuzzlePosition, Reply, Sent, Steps } from "../protocol";
import type { Lesson } from "./study";

/** What can be asked besides the messages of the socket, and what comes of it. */
export interface Requests {
  open: [given: [table: NewTable, name: string], found: string];
  /** Go on with a match file, from one of its steps if not from its end. */
  bring: [given: [file: string, step: number | undefined, table: Omit<NewTable, "game">, name: string], found: string];
  rematch: [given: [table: string], found: string];
  steps: [given: [table: string, seat: number, recent: boolean], found: Steps];
  file: [given: [table: string], found: string];
  seat: [given: [table: string, deed: "stand-in" | "leave" | "rejoin", seat?: number], found: void];
  list: [given: [], found: Listed[]];
  whole: [given: [table: string], found: string];
  leave: [given: [table: string], found: void];
  /** Have the rules of a game at hand, if they are here. */
  prepare: [given: [game: string], found: void];
  /** Whether the rules of a game are here. */
  knows: [given: [game: string], found: boolean];
  /** Whether a match file is read here: its rules are here, and so is everything that its options bring. */
  reads: [given: [file: string], found: boolean];
  read: [given: [file: string, seat: number], found: Steps];
  draws: [given: [file: string], found: Draw[]];
  lesson: [given: [game: string], found: Lesson];
  tryOut: [given: [game: string, step: number, move: string], found: Answer];
  /** The position of a puzzle, from the record of its view, and what a move would bring there. */
  puzzle: [given: [game: string, record: string], found: PuzzlePosition];
  tryPuzzle: [given: [game: string, record: string, move: string], found: Answer];
  /** Whether a table like this can be opened here. */
  able: [given: [table: NewTable], found: boolean];
}
export type Request = keyof Requests;

export type ToWorker =
  | { kind: "message"; message: Sent }
  | { kind: "language"; language: string }
  /** The first of all: the folder of the app's files. */
  | { kind: "home"; home: string }
  | { kind: "request"; number: number; what: Request; given: unknown[] };

export type FromWorker =
  { kind: "message"; message: Reply } | { kind: "done"; number: number; found: unknown } | { kind: "refused"; number: number; code: string; sentence: string };
