/** The log of a table in the page: the entries that the server's log has (src/vihara/server/entries.py), as far as one device needs them. */
import type { GameEvent } from "../protocol";
import type { How } from "./match";
import type { Options } from "./rules";

/** A seat when the table is opened: somebody at this device, or a bot. */
export interface CreatedSeat {
  admits: "me" | "bot";
  name: string;
  bot: string | null;
}

interface Always {
  /** The seed, in the entry with which the match ends. */
  seed?: string;
}

export type Entry = Always &
  (
    | {
        kind: "created";
        game: string;
        rules: number;
        title: string;
        host_name: string;
        options: Options;
        seats: CreatedSeat[];
        hints: boolean | null;
        hash: string;
        sealed: string;
        /** The texts of what was drawn, what each seat added to the dice, and the options where who begins was drawn. */
        deal: string[];
        dice: string[];
        settled: Options | null;
        /** The match file that it goes on with, and from which of its steps. */
        file?: string;
        step?: number;
      }
    | { kind: "move"; seat: number; move: string; chance: string[]; bot?: string; witnessed?: GameEvent["fields"][] }
    | { kind: "undo"; seat: number; steps: number }
    | { kind: "end"; how: How; seat: number }
    | { kind: "stand-in"; seat: number; bot: string; for_turn: boolean; why: "away" }
    | { kind: "leave"; seat: number }
    | { kind: "back"; seat: number }
    | { kind: "chat"; seat: number; name: string; text: string }
  );

export type Kind = Entry["kind"];
export type EntryOf<K extends Kind> = Extract<Entry, { kind: K }>;

/** The fields of each kind that are told; what is not listed is for nobody's eyes. */
export const PUBLIC: { [K in Kind]: readonly (keyof EntryOf<K>)[] } = {
  created: [],
  move: ["seat", "move", "bot"],
  undo: ["seat", "steps"],
  end: ["how", "seat"],
  "stand-in": ["seat", "bot", "for_turn", "why"],
  leave: ["seat"],
  back: ["seat"],
  chat: ["seat", "name", "text"],
};

/** An entry as it is kept: its number, and when it was made, in seconds. */
export interface Row {
  number: number;
  at: number;
  entry: Entry;
}
