/** A match: seats, state and log, as `vihara.core.match.Match`. What may be played, the module says. */
import type { GameEvent } from "../protocol";
import { CHANCE, OVER } from "./module";
import type { Options, Rules, Told } from "./rules";
import { MatchOver, NotYourTurn } from "./saying";

export type How = "resign" | "timeout" | "agreed";
export type NoUndo = "nothing" | "others" | "drawn" | "shown" | "bound" | "bot";
/** A number from 0 to n − 1. */
export type Draw = (n: number) => number;
/** What a simulation finds out: the chance actions, and how it went. */
export interface Verdict {
  actions: bigint[];
  motion: string;
}
/** Finds out what a simulation says of a state. */
export type Judge = (state: Uint8Array) => Promise<Verdict>;

/** One line of the log: a decision (seat from 1), a chance action (seat 0), or an early end (no action). */
export interface Act {
  seat: number;
  action: bigint | null;
  text: string;
  events: GameEvent[];
  how?: How;
}

const same = (one: Uint8Array, other: Uint8Array): boolean => one.length === other.length && one.every((byte, place) => byte === other[place]);

export class Match {
  state: Uint8Array;
  readonly log: Act[] = [];
  ended: Told | null = null;
  /** Steps of the turn under way that may be taken back: how long the log was, and the state. */
  #kept: [length: number, state: Uint8Array][] = [];

  constructor(
    readonly rules: Rules,
    readonly seats: number,
    /** As its file has them. */
    readonly options: Options,
    readonly version: number,
  ) {
    this.state = rules.start(seats, options, version);
  }

  /** The seat to act from 1, or CHANCE or OVER. */
  get toAct(): number {
    if (this.ended) return OVER;
    const seat = this.rules.module.toAct(this.state);
    return seat >= 0 ? seat + 1 : seat;
  }

  get over(): boolean {
    return this.toAct === OVER;
  }

  get outcome(): Told | null {
    return this.ended ?? this.rules.outcome(this.state, this.seats);
  }

  /** The texts of the legal moves, now or in another state of the match, sorted. */
  legal(state = this.state): string[] {
    if (this.toAct <= 0 && state === this.state) return [];
    return this.rules.module
      .legal(state)
      .map((action) => this.rules.name(state, action))
      .sort();
  }

  /** What a seat sees; 0 is a spectator. */
  view(seat: number): Uint8Array {
    return this.rules.observe(this.state, seat);
  }

  /** Draw all chance that is due; what is simulated takes draws of the dice, too. */
  async draw(dice: Draw, judge: Judge): Promise<void> {
    while (!this.ended && this.rules.module.toAct(this.state) === CHANCE) {
      if (this.rules.simulates(this.state)) {
        const { actions, motion } = await judge(this.state);
        for (const action of actions) {
          dice(1);
          this.#apply(0, action, motion);
        }
        continue;
      }
      const outcomes = this.rules.module.chances(this.state);
      let rest = dice(outcomes.reduce((sum, [, weight]) => sum + Number(weight), 0));
      const [action] = outcomes.find(([, weight]) => (rest -= Number(weight)) < 0)!;
      this.#apply(0, action);
    }
  }

  /** Take what chance gave, from the log. */
  chance(given: string | bigint): GameEvent[] {
    const found = this.toAct !== CHANCE ? undefined : typeof given === "bigint" ? given : this.rules.chance(this.state, given);
    if (found === undefined) throw new Error(`the log says ${JSON.stringify(String(given))}, which cannot be`);
    this.#apply(0, found);
    return this.log.at(-1)!.events;
  }

  /** Make a decision; nothing changes if it is refused. What chance does then is for `draw` or `chance`. */
  play(seat: number, move: string | bigint): GameEvent[] {
    if (this.over) throw new MatchOver(String(move));
    if (this.toAct !== seat) throw new NotYourTurn(seat, this.toAct);
    const action = typeof move === "bigint" ? move : this.rules.parse(move);
    const objection = this.rules.objection(this.state, action);
    if (objection) throw objection;
    if (this.#kept.length && this.log.at(-1)?.seat !== seat) this.#kept = [];
    this.#kept.push([this.log.length, this.state]);
    const binds = this.rules.module.binds(this.state, action);
    this.#apply(seat, action);
    if (binds) this.#kept = [];
    return this.log.at(-1)!.events;
  }

  #apply(seat: number, action: bigint, motion = ""): void {
    const text = this.rules.name(this.state, action);
    const [after, events] = this.rules.apply(this.state, action, motion);
    this.state = after;
    this.log.push({ seat, action, text, events });
    if (seat === 0) this.#kept = [];
  }

  canUndo(seat: number): boolean {
    return !this.ended && this.#kept.length > 0 && this.log.at(-1)?.seat === seat;
  }

  undo(): void {
    const [length, state] = this.#kept.pop()!;
    this.state = state;
    this.log.length = length;
  }

  /** Why `undo` is not for a seat: among people nothing is taken back that chance or another seat has touched. */
  whyNotUndo(seat: number, since = 0): NoUndo {
    const start = this.#startOfLast(seat);
    if (start < since) return "nothing";
    const seats = new Set(this.log.slice(start).map((act) => act.seat));
    if ([...seats].some((one) => one !== 0 && one !== seat)) return "others";
    return seats.has(0) ? "drawn" : "bound";
  }

  /** Why a seat may not take back its last step with the bots' answers; null if it may. */
  whyNotTakeBack(seat: number, bots: Set<number>, since = 0): NoUndo | null {
    const start = this.#startOfLast(seat);
    if (start < since) return "nothing";
    const acts = this.log.slice(start);
    if (acts.some((act) => act.seat !== 0 && act.seat !== seat && !bots.has(act.seat))) return "others";
    return this.#learned(this.#before(start), acts, seat);
  }

  /** Take back a seat's last step with all that came after it: how many decisions and draws those were. */
  takeBack(seat: number): [decisions: number, drawn: number] {
    const start = this.#startOfLast(seat);
    const decisions = this.log.slice(start).filter((act) => act.seat > 0).length;
    const drawn = this.log.length - start - decisions;
    this.state = this.#before(start);
    this.#kept = [];
    this.log.length = start;
    return [decisions, drawn];
  }

  #startOfLast(seat: number): number {
    return this.log.findLastIndex((act) => act.seat === seat);
  }

  /** The state before a line of the log. */
  #before(length: number): Uint8Array {
    let state = this.rules.start(this.seats, this.options, this.version);
    for (const act of this.log.slice(0, length)) if (act.action !== null) [state] = this.rules.module.apply(state, act.action);
    return state;
  }

  /** What a seat has learned from acts that follow a state (`vihara.core.takeback`); null if nothing. */
  #learned(before: Uint8Array, acts: Act[], seat: number): NoUndo | null {
    const { module } = this.rules;
    let state = before;
    for (const act of acts) {
      if (act.action === null) return "bound";
      const view = this.rules.observe(state, seat);
      if (act.seat === 0) {
        if (this.rules.manifest.simulated) return "drawn";
        const looks = module.chances(state).map(([action]) => this.rules.observe(module.apply(state, action)[0], seat));
        if (looks.some((look) => !same(look, looks[0]!))) return "drawn";
      } else if (act.seat === seat && module.binds(state, act.action)) return "bound";
      else if (this.rules.objection(view, act.action)) return "shown";
      [state] = module.apply(state, act.action);
      if (act.seat && !same(module.apply(view, act.action)[0], this.rules.observe(state, seat))) return "shown";
    }
    return null;
  }

  /** End the match early: a seat gives up, and the others win; or all agree and share it. */
  end(how: How, seat: number): GameEvent[] {
    const text = seat ? `${seat} ${how}` : how;
    if (this.over) throw new MatchOver(text);
    const early = this.rules.manifest.early[this.version]![how];
    const winners = Array.from({ length: this.seats }, (_, i) => i + 1).filter((other) => early === "all" || (early === "others" && other !== seat));
    this.ended = { winners, scores: this.rules.scores(this.state, this.seats), reason: how };
    this.log.push({ seat, action: null, text, events: [{ kind: "ended", fields: { seat, how } }], how });
    this.#kept = [];
    return this.log.at(-1)!.events;
  }

  /** The same match up to a step: a decision and the chance that followed it. */
  upTo(step: number): Match {
    const match = new Match(this.rules, this.seats, this.options, this.version);
    let decisions = 0;
    for (const act of this.log) {
      if (act.action === null || (act.seat && ++decisions > step)) break;
      if (act.seat) match.play(act.seat, act.action);
      else match.chance(act.text);
    }
    return match;
  }

  /** Play acts of the match again: the state as it was laid out, then after each act. */
  *rerun(acts: readonly Act[] = this.log): Generator<[act: Act | null, state: Uint8Array]> {
    let state = this.rules.start(this.seats, this.options, this.version);
    yield [null, state];
    for (const act of acts) {
      if (act.action !== null) [state] = this.rules.module.apply(state, act.action);
      yield [act, state];
    }
  }
}
