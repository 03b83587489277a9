/** Pieces drawn one by one are told as one draw. The rule is that of `vihara.languages.gather`; one file tests both. */
import type { GameEvent } from "./protocol";

/** Events of the same kind and place, one after the other, are added up. */
export function gather(events: readonly GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const sum = last ? added(last, event) : null;
    if (sum) found[found.length - 1] = sum;
    else found.push(event);
  }
  return found;
}

/**
 * Both as one: numbers and lists are added up, all else has to be the same; null if it is not. A piece that is told by its
 * color, like a column, has a sentence of its own.
 */
function added(one: GameEvent, other: GameEvent): GameEvent | null {
  const [a, b] = [one.fields, other.fields];
  const names = Object.keys(a);
  if (one.kind !== other.kind || typeof a.number !== "number" || typeof b.number !== "number") return null;
  if (names.length !== Object.keys(b).length || names.some((name) => !(name in b))) return null;
  if (!names.some((name) => Array.isArray(a[name])) && names.length > 2) return null;
  const fields: Record<string, unknown> = { ...a, number: a.number + b.number };
  for (const name of names) {
    const [mine, theirs] = [a[name], b[name]];
    if (Array.isArray(mine) && Array.isArray(theirs)) fields[name] = [...(mine as unknown[]), ...(theirs as unknown[])];
    else if (name !== "number" && mine !== theirs) return null;
  }
  return { kind: one.kind, fields };
}
