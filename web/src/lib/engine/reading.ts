/**
 * Match files read back, as `vihara.core.replay.read`: what is wrong with one is said in the same words. No rule is here.
 * Signs are counted as blank, and numbers read, as Python does it.
 */
import { isShare } from "../fair";
import { BLANK, strip, words } from "./blanks";
import { type Value, valueAt, valueOf } from "./json";
import { Match, type How } from "./match";
import { CHANCE } from "./module";
import { settled } from "./options";
import type { Options, Rules } from "./rules";
import { MatchOver, NotYourTurn, Objection, saying, type Fact, type Saying } from "./saying";

const FORMAT = "1";
const HEADERS = "vihara, game, rules, seats, options, name, date, seed-hash, seed-from, share, drawn, seed or result";
const HEADER = new RegExp(`^\\[(.*?)\\]${BLANK}*(#.*)?$`, "s");
const REMARK = new RegExp(`^${BLANK}*\\]${BLANK}*(#.*)?$`, "s");
const HEX = /^[0-9a-f]{64}$/;

/** What stands before the first blank, and after it. */
function apart(text: string): [first: string, rest: string] {
  const at = text.indexOf(" ");
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

export class InvalidFile extends Objection {
  constructor(
    readonly line: number,
    found: Fact,
    readonly expected: Saying | string,
  ) {
    super("invalid-file", saying("error-invalid-file", { line, found, expected }));
  }
}

/** What a file says besides the match. */
export interface About {
  names: Map<number, string>;
  seed: string | null;
  hash: string | null;
  seedFrom: number;
  shares: string[];
  firstDrawn: boolean;
  date: string | null;
}

export interface Read extends About {
  match: Match;
  /** What is wrong with the file's end if it was cut off. */
  cut: InvalidFile | null;
}

/** Called after every line, and once more at the end. */
export type Follow = (read: About & { match: Match }, number: number, line: string) => void;

// -- headers --------------------------------------------------------------------------------------------------

/** The options in a header's line: JSON may have brackets and marks of remarks inside its texts. */
function optionsIn(line: string): string | null {
  const start = line.indexOf("{");
  try {
    const end = start < 0 ? -1 : valueAt(line, start)[1];
    if (end >= 0 && REMARK.test(line.slice(end))) return line.slice(1, end);
  } catch {
    // It is said later what is wrong with it.
  }
  return HEADER.exec(line)?.[1] ?? null;
}

class Header {
  readonly found = new Map<string, [number: number, value: string]>();

  read(number: number, line: string): void {
    const inside = line.slice(1).trimStart().slice(0, 7).toLowerCase() === "options" ? optionsIn(line) : (HEADER.exec(line)?.[1] ?? null);
    if (inside === null) throw new InvalidFile(number, line, saying("file-bracket"));
    const [first, rest] = apart(strip(inside));
    let [key, value] = [first.toLowerCase(), strip(rest)];
    if (!this.found.size && key !== "vihara") throw new InvalidFile(number, line, saying("file-first", { format: FORMAT }));
    if (key === "name" || key === "share") {
      const [seat, more] = apart(value);
      if (!/^[0-9]{1,2}$/.test(seat) || !strip(more)) throw new InvalidFile(number, line, `[${key} SEAT ${key.toUpperCase()}]`);
      [key, value] = [`${key} ${Number(seat)}`, more];
    } else if (!HEADERS.replace(" or", ",").split(", ").includes(key)) {
      throw new InvalidFile(number, line, saying("file-headers", { names: HEADERS }));
    }
    const before = this.found.get(key);
    if (before) throw new InvalidFile(number, line, saying("file-once", { line: before[0] }));
    this.found.set(key, [number, strip(value)]);
  }

  need(key: string, end: number): [number: number, value: string] {
    const found = this.found.get(key);
    if (!found) throw new InvalidFile(end, saying("file-no-header"), saying("file-header", { header: key }));
    return found;
  }

  value(key: string): string | null {
    return this.found.get(key)?.[1] || null;
  }
}

/** What a header should have said, if it says something else. */
function objection(kind: string, value: string): Saying | null {
  if (kind === "date" && !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return saying("file-date");
  if (kind === "seed-hash" && !HEX.test(value)) return saying("file-digits");
  if (kind === "seed" && !HEX.test(value) && !/^fast-[0-9a-f]{16}$/.test(value)) return saying("file-seed");
  if (kind === "share" && !isShare(value)) return saying("file-share", { digits: saying("file-digits") });
  if (kind === "seed-from" && !/^[1-9][0-9]{0,6}$/.test(value)) return saying("file-from");
  if (kind === "drawn" && value !== "first") return saying("file-drawn");
  return null;
}

/** What the seats added to the dice: all of them, or none. */
function sharesOf(header: Header, seats: number): string[] {
  const given = new Map([...header.found].filter(([key]) => key.startsWith("share ")).map(([key, found]) => [Number(key.slice(6)), found] as const));
  const all = Array.from({ length: seats }, (_, i) => given.get(i + 1));
  const [first] = given;
  if (first && !all.every(Boolean)) {
    const [seat, [number, value]] = first;
    throw new InvalidFile(number, `[share ${seat} ${value}]`, saying("file-shares", { seats }));
  }
  return first ? all.map((one) => one![1]) : [];
}

/** Make the match from its header. */
function start(header: Header, end: number, rules: Rules): About & { match: Match } {
  let [number, value] = header.need("rules", end);
  const latest = rules.manifest.rules;
  const version = /^[1-9][0-9]{0,8}$/.test(value) ? Number(value) : 0;
  if (version < 1 || version > latest) {
    const known = Array.from({ length: latest }, (_, i) => i + 1).join(", ");
    throw new InvalidFile(number, `[rules ${value}]`, saying("file-rules", { game: rules.key, known }));
  }
  [number, value] = header.need("seats", end);
  const [least, most] = rules.manifest.seats;
  const seats = /^[0-9]{1,3}$/.test(value) ? Number(value) : 0;
  if (seats < least || seats > most) throw new InvalidFile(number, `[seats ${value}]`, saying("file-seats", { least, most }));
  [number, value] = header.found.get("options") ?? [number, "{}"];
  let given: Value = null;
  try {
    given = valueOf(value);
  } catch {
    // That is no object either.
  }
  if (!(given instanceof Map)) throw new InvalidFile(number, `[options ${value}]`, saying("file-json"));
  let options: Options;
  try {
    options = settled(rules, given, seats, version);
  } catch (error) {
    if (!(error instanceof Objection)) throw error;
    throw new InvalidFile(number, `[options ${value}]`, saying("file-options", { game: rules.key, why: error.sentence }));
  }
  if (!rules.knows(seats, options, version)) throw new Objection("not-here", saying("error-unknown-game", { found: rules.key, known: "" }));
  const names = new Map<number, string>();
  for (const [key, [line, told]] of header.found) {
    const [kind = "", seat] = key.split(" ");
    if (seat && !(Number(seat) >= 1 && Number(seat) <= seats)) throw new InvalidFile(line, `[${key} ${told}]`, saying("file-seat", { seats }));
    const wrong = objection(kind, told);
    if (wrong) throw new InvalidFile(line, `[${key} ${told}]`, wrong);
    if (kind === "name") names.set(Number(seat), told);
  }
  return {
    match: new Match(rules, seats, options, version),
    names,
    shares: sharesOf(header, seats),
    firstDrawn: header.found.has("drawn"),
    seedFrom: Number(header.value("seed-from") ?? 0),
    date: header.value("date"),
    hash: header.value("seed-hash"),
    seed: header.value("seed"),
  };
}

// -- lines ----------------------------------------------------------------------------------------------------

/** What the match needs next, in words. */
function waitingFor(match: Match): Saying {
  if (match.over) return saying("file-nothing");
  if (match.toAct !== CHANCE) return saying("file-move", { seat: match.toAct });
  return saying("file-chance", { found: match.rules.example(match.state) });
}

/** Take the chance action that has no line, if it is possible here. */
function silently(match: Match): boolean {
  const { silent } = match.rules.manifest;
  if (silent === null || match.toAct !== CHANCE || !match.rules.module.possible(match.state, BigInt(silent))) return false;
  match.chance("");
  return true;
}

function chancePiece(match: Match, number: number, line: string, piece: string): void {
  if (match.toAct !== CHANCE) throw new InvalidFile(number, line, waitingFor(match));
  const found = match.rules.chance(match.state, words(piece).join(" "));
  if (found !== undefined) match.chance(found);
  else if (silently(match)) chancePiece(match, number, line, piece);
  else throw new InvalidFile(number, line, saying("file-impossible", { expected: waitingFor(match), found: piece }));
}

const because = (match: Match, why: Objection): Saying => saying("file-because", { expected: waitingFor(match), why: why.sentence });

function decisionLine(match: Match, number: number, line: string): void {
  const said = words(line.toLowerCase());
  const [first = "", ...rest] = said;
  const early = rest.length === 1 && (rest[0] === "resign" || rest[0] === "timeout") ? rest[0] : null;
  if (early || (first === "agreed" && !rest.length)) while (silently(match));
  if (first === "agreed" && !rest.length) {
    match.end("agreed", 0);
    return;
  }
  if (!/^[0-9]{1,3}$/.test(first) || !rest.length) throw new InvalidFile(number, line, saying("file-line", { expected: waitingFor(match) }));
  const seat = Number(first);
  try {
    if (early) {
      checkSeat(match, seat);
      match.end(early as How, seat);
      return;
    }
    while (silently(match));
    if (match.toAct === CHANCE) throw new InvalidFile(number, line, waitingFor(match));
    checkSeat(match, seat);
    if (match.over) throw new MatchOver(rest.join(" "));
    if (match.toAct !== seat) throw new NotYourTurn(seat, match.toAct);
    match.play(seat, rest.join(" "));
  } catch (error) {
    if (!(error instanceof Objection) || error instanceof InvalidFile) throw error;
    throw new InvalidFile(number, line, because(match, error));
  }
}

function checkSeat(match: Match, seat: number): void {
  if (seat < 1 || seat > match.seats) throw new Objection("invalid-seats", saying("error-seats-none", { seat, seats: match.seats }));
}

/** Compare the result in the header with the one replayed; an earlier end means a cut file. */
function checkResult(match: Match, header: Header, end: number): InvalidFile | null {
  const [number, value] = header.found.get("result") ?? [0, ""];
  if (!number) return null;
  const { outcome } = match;
  if (!outcome) return new InvalidFile(end, saying("file-end"), saying("file-unfinished", { expected: waitingFor(match), line: number, result: value }));
  const result = match.rules.result(match.state, outcome);
  if (words(value.toLowerCase()).join(" ") !== result) throw new InvalidFile(number, `[result ${value}]`, saying("file-result", { result }));
  return null;
}

/**
 * Read and re-run a match file with the rules of its game; null: there are none here. A file whose end is missing replays up to
 * there, and `cut` says so. Anything else that is wrong is refused.
 */
export function read(text: string, rules: Rules | null, known: string[], follow: Follow = () => undefined): Read {
  const rows = text.replace(/^\ufeff+/, "").split("\n");
  const header = new Header();
  let made: (About & { match: Match }) | null = null;
  let cut: InvalidFile | null = null;
  const begun = (end: number): About & { match: Match } => {
    if (made) return made;
    let [number, value] = header.need("vihara", end);
    if (value !== FORMAT) throw new InvalidFile(number, `[vihara ${value}]`, `[vihara ${FORMAT}]`);
    [number, value] = header.need("game", end);
    if (!rules) throw new InvalidFile(number, `[game ${value}]`, saying("file-games", { known: known.join(", ") }));
    return (made = start(header, end, rules));
  };
  for (const [at, row] of rows.entries()) {
    const number = at + 1;
    const whole = strip(row);
    if (whole.startsWith("[")) {
      if (made) throw new InvalidFile(number, whole, saying("file-late"));
      try {
        header.read(number, whole);
      } catch (error) {
        if (number === rows.length && error instanceof InvalidFile) throw new InvalidFile(number, whole, saying("file-half"));
        throw error;
      }
      continue;
    }
    const line = strip(whole.split("#")[0]!);
    if (!line) continue;
    const { match } = begun(number);
    if (match.over) throw new InvalidFile(number, line, saying("file-after"));
    try {
      if (line.startsWith("!")) for (const piece of match.rules.texts.split(`! ${words(line.slice(1)).join(" ")}`)) chancePiece(match, number, line, piece);
      else decisionLine(match, number, line);
    } catch (error) {
      if (!(error instanceof InvalidFile) || number !== rows.length) throw error;
      cut = new InvalidFile(number, line, saying("file-cut", { expected: error.expected }));
      continue;
    }
    follow(begun(number), number, line);
  }
  const end = rows.length - Number(rows.at(-1) === "");
  const found = begun(end);
  while (silently(found.match));
  follow(found, end, end ? strip(rows[end - 1]!) : "");
  return { ...found, cut: cut ?? checkResult(found.match, header, end) };
}
