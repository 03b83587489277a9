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

/** Both as one: numbers and lists are added up, pieces told by name become a list, all else has to be the same; null if it is not. */
function added(one: GameEvent, other: GameEvent): GameEvent | null {
  const [a, b] = [one.fields, other.fields];
  const names = Object.keys(a);
  if (one.kind !== other.kind || names.length !== Object.keys(b).length || names.some((name) => !(name in b))) return null;
  const piece = pieceOf(a);
  if (!piece && (!("number" in a) || (names.length > 2 && !names.some((name) => Array.isArray(a[name]))))) return null;
  const fields: Record<string, unknown> = { ...a };
  for (const name of names) {
    const [mine, theirs] = [a[name], b[name]];
    if (name === piece || (Array.isArray(mine) && Array.isArray(theirs))) fields[name] = [mine, theirs].flat();
    else if (name === "number") fields[name] = Number(mine) + Number(theirs);
    else if (mine !== theirs) return null;
  }
  return { kind: one.kind, fields };
}

/** The field that says which piece was drawn: the color of a counted one, or a floor by itself. */
function pieceOf(fields: GameEvent["fields"]): string | null {
  if ("number" in fields && "color" in fields) return "color";
  return Object.keys(fields).join() === "floor" ? "floor" : null;
}
