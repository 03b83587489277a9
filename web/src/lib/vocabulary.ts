/** How the games' generated words tell by its fields whether something is what it should be. */
import type { Fields, GameEvent } from "./protocol";

type Names = readonly string[];

function has<T>(from: object, names: Names | undefined): from is T & object {
  return names !== undefined && names.every((name) => name in from);
}

/** Reads the figures of a position; null if there are none, or they are those of other rules. */
export function figuresReader<Figures>(names: Names): (from: Fields | null) => Figures | null {
  return (from) => (from && has<Figures>(from, names) ? from : null);
}

/** Reads what a move would bring; null if nothing is known of it. */
export function foreseenReader<Foreseen extends { kind: string }>(names: Record<Foreseen["kind"], Names>): (from: Fields | null) => Foreseen | null {
  return (from) => (from && "kind" in from && has<Foreseen>(from, names[from.kind as Foreseen["kind"]]) ? from : null);
}

interface Told {
  kind: string;
  fields: object;
}

/** What a sentence may name of an event: its fields, and what `eventWords` makes of those that all games have. */
type Sayable<Fields> =
  | keyof Fields
  | ("seat" extends keyof Fields ? "name" : never)
  | ("winners" extends keyof Fields ? "number" : never)
  | ("x" | "y" extends keyof Fields ? "off" : never);

/** What the sentences of a game's events may name, by kind: a sentence that names anything else is a type error. */
type Sentences<Event extends Told> = { [Kind in Event["kind"]]?: Sayable<Extract<Event, { kind: Kind }>["fields"]> };

/** Reads those of the events that are of a game; what only others may see is missing. */
export function eventsReader<Event extends Told, _ extends Sentences<Event>>(names: Record<Event["kind"], Names>): (events: readonly GameEvent[]) => Event[] {
  const isEvent = (event: GameEvent | Event): event is Event => has(event.fields, names[event.kind as Event["kind"]]);
  return (events) => events.flatMap((event) => (isEvent(event) ? [event] : []));
}

/** A move without its text. */
export type WithoutText<Move> = Move extends unknown ? Omit<Move, "move"> : never;

/** Writes moves by the texts of their kinds, in which fields stand in braces; a list may be empty, and last. */
export function moveWriter<Move extends { kind: string }>(texts: Record<Move["kind"], string>): (move: WithoutText<Move>) => string {
  return (move) => {
    const fields = new Map<string, unknown>(Object.entries(move));
    const text = texts[fields.get("kind") as Move["kind"]];
    return text.replace(/\{(\w+)\}/g, (_, name: string) => [fields.get(name)].flat().join(" ")).trimEnd();
  };
}
