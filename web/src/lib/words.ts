/** Names of games, bots, options and times, from the catalog, with a plain word where a catalog has none. */
import type { GameModule } from "./board";
import { has, t, tOr } from "./messages.svelte";
import type { Entry, GameEvent, Refusal, Seat } from "./protocol";

export function gameName(key: string): string {
  return tOr(`${key}-name`, key.charAt(0).toUpperCase() + key.slice(1));
}

export function botName(key: string): string {
  const budget = /^search:(.+)$/.exec(key);
  if (budget) return `${tOr("bot-search-name", "Search")} ${budget[1]}`;
  return tOr(`bot-${key}-name`, key);
}

export function botCharacter(key: string): string {
  return tOr(`bot-${key}-character`, "");
}

export function optionName(game: string, option: string): string {
  return tOr(`${game}-option-${option.replaceAll("_", "-")}`, option.replaceAll("_", " "));
}

export function optionValue(game: string, option: string, value: unknown): string {
  if (option === "first" && typeof value === "number") return t("web-seat-number", { seat: value });
  if (typeof value === "boolean") return t(value ? "web-yes" : "web-no");
  return tOr(`${game}-option-${option.replaceAll("_", "-")}-${String(value)}`, String(value));
}

/** The name of who sits on a seat; a bot's in the reader's language. */
export function seatName(seat: Seat): string {
  // Two bots of one kind are told apart by a number behind their names.
  if (seat.bot) return botName(seat.bot) + (/ \d+$/.exec(seat.name)?.[0] ?? "");
  if (seat.name) return seat.name;
  return t("web-seat-number", { seat: seat.seat });
}

/** Why something was refused, for people. */
export function refusalWords(refusal: Refusal): string {
  if (refusal.code === "offline") return t("web-offline");
  return refusal.sentence || refusal.code;
}

/** The sentence of a game's event for the log; empty if there is none to be told. */
export function eventWords(game: string, module: GameModule, event: GameEvent, names: string[]): string {
  const plainly = `${game}-event-${event.kind}`;
  if (!has(plainly)) return "";
  // What one may see of hidden pieces has a sentence of its own.
  const seen = Object.values(event.fields).some((value) => Array.isArray(value) && value.length > 0);
  const id = seen && has(`${plainly}-seen`) ? `${plainly}-seen` : plainly;
  const more = module.eventVariables ? module.eventVariables(event, t, names) : {};
  if (more === null) return "";
  const plain: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event.fields)) {
    if (typeof value === "number" || typeof value === "string") plain[name] = value;
    else if (typeof value === "boolean") plain[name] = value ? 1 : 0;
    else if (Array.isArray(value)) plain[name] = value.map(String).join(", ");
  }
  const seat = event.fields.seat;
  const name = typeof seat === "number" ? (names[seat - 1] ?? "") : "";
  return t(id, { name, ...plain, ...more });
}

/** Pieces drawn one by one are told as one draw: events of the same kind and place, one after the other, are added up. */
export function condensed(events: GameEvent[]): GameEvent[] {
  const found: GameEvent[] = [];
  for (const event of events) {
    const last = found.at(-1);
    const sum = last ? added(last, event) : null;
    if (sum) found[found.length - 1] = sum;
    else found.push(event);
  }
  return found;
}

function added(one: GameEvent, other: GameEvent): GameEvent | null {
  const [a, b] = [one.fields, other.fields];
  const names = Object.keys(a);
  if (one.kind !== other.kind || typeof a.number !== "number" || typeof b.number !== "number") return null;
  if (names.length !== Object.keys(b).length) return null;
  const rest = names.filter((name) => name !== "number" && !Array.isArray(a[name]));
  if (!names.some((name) => Array.isArray(a[name])) && names.length > 2) return null;
  if (rest.some((name) => a[name] !== b[name])) return null;
  const fields: Record<string, unknown> = { ...a, number: a.number + b.number };
  for (const name of names) if (Array.isArray(a[name])) fields[name] = [...(a[name] as unknown[]), ...(b[name] as unknown[])];
  return { kind: one.kind, fields };
}

/** The sentence of an entry of a table's log that is not a step of the game; empty if nothing needs to be said. */
export function entryWords(entry: Entry, names: string[]): string {
  const id = `web-entry-${entry.kind}`;
  if (!has(id)) return "";
  const name = (entry.seat ? names[entry.seat - 1] : undefined) ?? entry.name ?? "";
  return t(id, { name: String(name), bot: entry.bot ? botName(entry.bot) : "" });
}

/** A time on a clock: 4:05, or 1:04:05. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
