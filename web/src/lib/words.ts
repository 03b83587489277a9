/** Names of games, bots, options and times, from the catalog, with a plain word where a catalog has none. */
import type { GameModule } from "./board";
import { gather } from "./gathering";
import { complete, has, list, t, tOr } from "./messages.svelte";
import { seatOf, type Entry, type GameEvent, type Move, type Refusal, type Seat } from "./protocol";

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

/** A way to begin that the game has a name for. */
export function presetName(game: string, preset: string): string {
  return tOr(`${game}-preset-${preset}`, preset);
}

export function presetHelp(game: string, preset: string): string {
  return tOr(`${game}-preset-${preset}-help`, "");
}

/** The names of who sits at a table, by seat; a bot's in the reader's language. No two are the same. */
export function seatNames(seats: Seat[]): string[] {
  return distinct(seats.map((seat) => (seat.bot ? botName(seat.bot) : seat.name || t("web-seat-number", { seat: seat.seat }))));
}

const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** Tell apart who has the same name: "Pupil", "Pupil II". */
export function distinct(names: string[]): string[] {
  const taken = new Set<string>();
  for (const name of names) {
    const free = ["", ...ROMAN.slice(1).map((number) => ` ${number}`)].find((number) => !taken.has(name + number));
    taken.add(name + (free ?? ` ${taken.size + 1}`));
  }
  return [...taken];
}

/** Why something was refused, for people. */
export function refusalWords(refusal: Refusal): string {
  if (refusal.code === "offline") return t("web-offline");
  if (refusal.code === "no-server") return t("site-no-server");
  return refusal.sentence || refusal.code;
}

/**
 * A word of a game's texts: a side, a color, a tile of two colors, a card. The rule is that of `vihara.languages`: the
 * message GAME-FACT-WORD if there is one, else GAME-color-WORD, else the word itself; a place on a numbered piece
 * (`3.1`) is said by the piece.
 */
export function word(game: string, name: string, value: string): string {
  const slug = value.toLowerCase().replaceAll(" ", "-");
  for (const id of [`${game}-${name}-${slug}`, `${game}-color-${slug}`]) if (has(id)) return t(id);
  const parts = /^([a-z]+)[- ]?([a-z]+|\d+)$/.exec(value);
  if (parts && has(`${game}-color-${parts[1]}`)) {
    const [first, last] = [word(game, "color", parts[1]!), word(game, "color", parts[2]!)];
    return /^\d+$/.test(last) ? `${first} ${last}` : `${first}-${last}`;
  }
  const piece = /^(\d+)(\.\d+)?$/.exec(value);
  if (piece) {
    const id = `${game}-${name}-${piece[2] ? "part" : "whole"}`;
    return has(id) ? t(id, { number: Number(piece[1]) }) : piece[1]!;
  }
  const [first = "", ...others] = value.split(" ");
  if (others.length && has(`${game}-${name}-${first}`)) {
    const number = Number(others.find((one) => /^\d+$/.test(one)) ?? 0);
    const rest = others.filter((one) => !/^\d+$/.test(one)).map((one) => word(game, name, one));
    return t(`${game}-${name}-${first}`, { number, rest: rest.join(" ") });
  }
  return value;
}

/** A field of an event as a variable of its sentence. */
function fact(game: string, name: string, value: unknown): string | number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (Array.isArray(value)) return value.map((item) => fact(game, name, item)).join(", ") || t("list-none");
  return typeof value === "string" ? word(game, name, value) : String(value);
}

/** The sentence of a game's event for the log; empty if there is none to be told. */
export function eventWords(game: string, module: GameModule, event: GameEvent, names: string[]): string {
  const id = `${game}-event-${event.kind.toLowerCase().replaceAll(" ", "-")}`;
  if (!has(id)) return "";
  const more = module.eventVariables ? module.eventVariables(event, t, names) : {};
  if (more === null) return "";
  const { fields } = event;
  const nameOf = (seat: unknown) => names[Number(seat) - 1] ?? "";
  const variables: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields)) variables[name] = fact(game, name, value);
  if ("seat" in fields) variables.name = nameOf(fields.seat);
  if ("chooses" in fields) variables.chooses = nameOf(fields.chooses);
  if (Array.isArray(fields.winners)) {
    variables.number = fields.winners.length;
    variables.winners = list(fields.winners.map(nameOf));
  }
  if (typeof fields.x === "number" && typeof fields.y === "number") variables.off = Math.round(10 * Math.hypot(fields.x, fields.y)) / 10;
  Object.assign(variables, more);
  const lists = Object.values(fields).filter((value) => Array.isArray(value));
  const empty = lists.length > 0 && lists.every((value) => value.length === 0);
  // Who sees all of a hidden event has a sentence of their own.
  const best = empty && has(`${id}-none`) ? `${id}-none` : (whole(`${id}-seen`, variables) ?? id);
  return t(best, variables).replace(/ {2,}/g, " ");
}

/** A message's id if there is such a message and all it names is given. */
function whole(id: string, variables: Record<string, string | number>): string | null {
  return has(id) && complete(id, variables) ? id : null;
}

/** The sentence of an entry of a table's log that is not a step of the game; empty if nothing needs to be said. */
export function entryWords(entry: Entry, names: string[]): string {
  const id = `web-entry-${entry.kind}`;
  if (!has(id)) return "";
  const name = names[seatOf(entry) - 1] ?? ("name" in entry ? entry.name : "");
  return t(id, { name, bot: "bot" in entry && entry.bot ? botName(entry.bot) : "" });
}

/** What an entry of a table's log tells, line by line. */
export function entryLines(entry: Entry, game: string, module: GameModule, names: string[]): string[] {
  const told = gather("events" in entry ? entry.events : [])
    .map((event) => eventWords(game, module, event, names))
    .filter(Boolean);
  if (!told.length && entry.kind === "move") {
    told.push(`${names[entry.seat - 1] ?? ""}: ${module.moveWords?.(entry.move, t, names) ?? entry.move}`);
  }
  return [...told, entryWords(entry, names)].filter(Boolean);
}

/** Who said something in the chat. */
export function speaker(entry: Extract<Entry, { kind: "chat" }>, names: string[]): string {
  return names[entry.seat - 1] || entry.name || "?";
}

/** The moves that stand: what was taken back is none of them. */
export function standingMoves(log: Entry[]): Move[] {
  const moves: Move[] = [];
  for (const entry of log) {
    if (entry.kind === "move") moves.push(entry);
    else if (entry.kind === "undo") moves.length -= Math.min(moves.length, entry.steps);
  }
  return moves;
}

/** What was done since a seat's own last move, oldest first; if nothing was, that move; for who only looks, the last one. */
export function sinceOwn(log: Entry[], seat: number): Move[] {
  const moves = standingMoves(log);
  const others = seat ? moves.slice(moves.findLastIndex((entry) => entry.seat === seat) + 1) : [];
  return others.length ? others : moves.slice(-1);
}

/** Characters of the line that tells what happened: two rows of the column, or of a phone. */
const ROOM = 96;

/**
 * What happened last, or was said, and whose doing it was: since one's own last move, as far back as there is room for;
 * `whole` tells all of it.
 */
export function lastEvent(log: Entry[], seat: number, game: string, module: GameModule, names: string[]): { text: string; whole: string; seat: number } {
  const since = sinceOwn(log, seat);
  const told = since.map((entry) => ({ entry, text: entryLines(entry, game, module, names).join(" ") })).filter((one) => one.text);
  const newest = log.findLast((entry) => (entry.kind === "chat" ? entry.text : entry.kind !== "move" && entryLines(entry, game, module, names).length));
  const last = told.at(-1);
  if (newest && newest.number > (last?.entry.number ?? 0)) {
    // A deal is many lines, and only the last of them is news.
    const text = newest.kind === "chat" ? `${speaker(newest, names)}: ${newest.text}` : entryLines(newest, game, module, names).at(-1)!;
    return { text, whole: text, seat: seatOf(newest) };
  }
  if (!last) return { text: "", whole: "", seat: 0 };
  let text = last.text;
  for (const { text: before } of told.slice(0, -1).reverse()) {
    if (before.length + text.length > ROOM) break;
    text = `${before} ${text}`;
  }
  return { text, whole: told.map((one) => one.text).join(" "), seat: last.entry.seat };
}

/** A time on a clock: 4:05, or 1:04:05. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
