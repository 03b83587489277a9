/** What the page and its worker say to each other. */
import type { Listed, NewTable, Reply, Sent, Steps } from "../protocol";

/** What can be asked besides the messages of the socket, and what comes of it. */
export interface Requests {
  open: [given: [table: NewTable, name: string], found: string];
  rematch: [given: [table: string], found: string];
  steps: [given: [table: string, seat: number, recent: boolean], found: Steps];
  file: [given: [table: string], found: string];
  seat: [given: [table: string, deed: "stand-in" | "leave" | "rejoin", seat?: number], found: void];
  list: [given: [], found: Listed[]];
  /** Whether a table like this can be opened here. */
  able: [given: [table: NewTable], found: boolean];
}
export type Request = keyof Requests;

export type ToWorker =
  | { kind: "message"; message: Sent }
  | { kind: "language"; language: string }
  | { kind: "request"; number: number; what: Request; given: unknown[] };

export type FromWorker =
  | { kind: "message"; message: Reply }
  | { kind: "done"; number: number; found: unknown }
  | { kind: "refused"; number: number; code: string; sentence: string };
