/** A game in the page: its module and its manifest together, as `vihara.core.game.Game` is on the server. No rule is here. */
import type { GameEvent, Outcome } from "../protocol";
import { strip } from "./blanks";
import { type Alternative, type Fields, Reader } from "./decode";
import type { Manifest } from "./manifest";
import { GameModule, OVER, SPECTATOR } from "./module";
import { IllegalMove, InvalidMove, saying, type Saying } from "./saying";
import { Texts } from "./texts";

export type Options = Record<string, unknown>;
export type Told = Omit<Outcome, "reason"> & { reason: Saying | string };

export class Rules {
  readonly reader: Reader;
  readonly texts: Texts;
  readonly module: GameModule;

  constructor(
    compiled: WebAssembly.Module,
    readonly manifest: Manifest,
  ) {
    this.module = new GameModule(compiled, manifest.sizes);
    this.reader = new Reader(manifest);
    this.texts = new Texts(manifest);
  }

  get key(): string {
    return this.manifest.game;
  }

  /** Options as a match file has them: those that are not as usual, in the order of the game. */
  written(given: Options): Options {
    const known = this.manifest.options.filter(({ name, default: usual }) => name in given && given[name] !== usual);
    return Object.fromEntries(known.map(({ name }) => [name, given[name]]));
  }

  /** Whether a match can begin like this in the page: every option is one that the manifest lists. */
  knows(seats: number, options: Options, version = this.manifest.rules): boolean {
    return this.#startKey(seats, options, version) in this.manifest.starts.differences;
  }

  #startKey(seats: number, options: Options, version: number): string {
    const sorted = Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
    return JSON.stringify([version, seats, sorted]);
  }

  /** The state before the first chance action. */
  start(seats: number, options: Options, version: number): Uint8Array {
    const { base, differences } = this.manifest.starts;
    const bytes = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const state = bytes(base);
    for (const [at, digits] of differences[this.#startKey(seats, options, version)]!) state.set(bytes(digits), at);
    return state;
  }

  /** Whether players may be given hints with these options. */
  advises(options: Options): boolean {
    return !this.manifest.unadvised.some(([name, value]) => options[name] === value);
  }

  /** The text of an action in a state. */
  name(state: Uint8Array, action: bigint): string {
    return this.texts.move(action) ?? this.texts.drawn(action, this.module.place(state));
  }

  /** A decision's action number; InvalidMove if the text is none. */
  parse(text: string): bigint {
    if (strip(text).startsWith("!")) throw new InvalidMove(text, saying("error-move-chance"));
    const found = this.texts.number(text);
    if (found === undefined) throw new InvalidMove(text, saying(`${this.key}-expected`));
    return found;
  }

  /** Whether a simulation says what chance does next. */
  simulates(state: Uint8Array): boolean {
    return this.manifest.simulated && this.manifest.draws.simulated.includes(this.module.place(state));
  }

  /** What chance did, from its text, whose letters may be any; undefined if it cannot be. */
  chance(state: Uint8Array, text: string): bigint | undefined {
    for (const action of this.texts.given(text, this.module.place(state))) if (this.module.possible(state, action)) return action;
    return undefined;
  }

  /** What chance could say here; nothing is simulated for that. */
  example(state: Uint8Array): string {
    if (!this.simulates(state)) return this.name(state, this.module.chances(state)[0]![0]);
    for (const piece of this.texts.pieces) if (this.module.possible(state, piece)) return this.name(state, piece);
    return "";
  }

  /** Carry out an action: the state after it, and what happened; `motion` is how that went, where it was simulated. */
  apply(state: Uint8Array, action: bigint, motion = ""): [Uint8Array, GameEvent[]] {
    const [after, told] = this.module.apply(state, action);
    const step = this.reader.row(told, this.manifest.told.step) as Fields;
    const events = step.events as unknown as Alternative[];
    return [after, events.map(([kind, fields]) => ({ kind, fields: { ...fields, ...this.#outside(kind, after, motion) } }))];
  }

  /** What is told of an event but stands in no record. */
  #outside(kind: string, after: Uint8Array, motion: string): Fields {
    const found: Fields = {};
    for (const [name, source] of Object.entries(this.manifest.outside[kind] ?? {})) {
      if (source === "reason") found[name] = this.#concluded(after).english;
      else if (motion) found[name] = motion;
    }
    return found;
  }

  /** Why the game ended, where that has numbers: as a message, and in English. */
  #concluded(state: Uint8Array): { said: Saying; english: string } {
    const [kind, facts] = this.reader.row(this.module.conclusion(state), this.manifest.told.endings!) as Alternative;
    const { message, says } = this.manifest.conclusions[kind]!;
    return { said: saying(message, facts as Record<string, number>), english: says.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name])) };
  }

  /** What a seat (from 1; 0 is a spectator) learns of an event. */
  redact(event: GameEvent, seat: number): GameEvent {
    const [everybody, owner] = this.manifest.visible[event.kind] ?? [[], []];
    const mine = seat > 0 && event.fields.seat === seat;
    const seen = Object.entries(event.fields).filter(([name]) => everybody.includes(name) || (mine && owner.includes(name)));
    return { kind: event.kind, fields: Object.fromEntries(seen) };
  }

  /** What a seat (from 1; 0 is a spectator) sees. */
  observe(state: Uint8Array, seat: number): Uint8Array {
    return this.module.observe(state, seat ? seat - 1 : SPECTATOR);
  }

  figures(view: Uint8Array): Fields {
    return this.reader.row(this.module.figures(view), this.manifest.told.figures) as Fields;
  }

  /** What a legal move would bring; nothing once the match is over. */
  foresee(view: Uint8Array, action: bigint): Fields {
    const found = this.reader.row(this.module.foresee(view, action), this.manifest.told.foreseen);
    if (!Array.isArray(found)) return found ?? {};
    return { kind: found[0], ...found[1] };
  }

  /** Why the game's own policy makes a move, where it can tell. */
  explain(view: Uint8Array, action: bigint): Saying | null {
    const { told, explanations } = this.manifest;
    if (told.hints === null) return null;
    const found = this.reader.row(this.module.explanation(view, action), told.hints) as Alternative | null;
    return found && saying(explanations[found[0]]!.message, found[1] as Record<string, number>);
  }

  /** The text of an allowed move close to one that is refused. */
  near(view: Uint8Array, action: bigint): string | null {
    const found = this.module.near(view, action);
    return found < 0n ? null : this.name(view, found);
  }

  /** Why the seat to act may not do this; null if it may. */
  objection(state: Uint8Array, action: bigint): IllegalMove | null {
    if (!this.manifest.open && this.module.legal(state).includes(action)) return null;
    const found = this.reader.row(this.module.refuse(state, action), this.manifest.told.refusals) as Alternative | null;
    if (!found) return null; // where moves are too many to list, what nothing speaks against is allowed
    const { clause: own, ...facts } = found[1] as Record<string, string | number>;
    const { message, clause } = this.manifest.refusals[found[0]]!;
    return new IllegalMove(this.name(state, action), saying(message, facts), own === undefined ? clause : String(own));
  }

  scores(state: Uint8Array, seats: number): number[] {
    return this.module.scores(state).slice(0, seats).map(Number);
  }

  /** Who won and why it ended; null before the end. */
  outcome(state: Uint8Array, seats: number): Told | null {
    if (this.module.toAct(state) !== OVER) return null;
    const mask = this.module.winners(state);
    const winners = Array.from({ length: seats }, (_, seat) => seat + 1).filter((seat) => (mask >> (seat - 1)) & 1);
    const reason = this.manifest.told.endings === null ? saying(this.manifest.endings[this.module.ending(state)]!) : this.#concluded(state).said;
    return { winners, scores: this.scores(state, seats), reason };
  }

  /** What stands in the `[result …]` line of a file. */
  result(state: Uint8Array, { winners, scores }: Told): string {
    const { together, goal } = this.manifest;
    if (!together) return [winners.join("+"), ...scores].join(" ");
    return `${winners.length ? "won" : "lost"} ${scores[0]} ${Number(this.reader.fields(state)[goal])}`;
  }
}
