// A game's compiled rules in the page: the WebAssembly module that `vihara wasm` makes, and its memory.
// Every function is told where the return value goes, where an error would be described, and then addresses and
// numbers; it answers 0 unless something is wrong.

/** What stands in a module's description that is needed to call it. */
export interface Sizes {
  /** Bytes of a state or a view. */
  record: number;
  /** No position has more legal actions, and no chance more outcomes. */
  mostActions: number;
  mostSeats: number;
  /** Bytes of what is told of a step, of a view, of a move and of a refusal. */
  step: number;
  figures: number;
  foreseen: number;
  refusals: number;
  /** Bytes of a node of the search's tree, and the numbers that steer it. */
  node: number;
  numbers: number;
}

/** The compiled code stopped where it must not: the match is whole, the module is not to be used again. */
export class Trap extends Error {
  constructor(readonly where: string, cause: unknown) {
    super(`the compiled rules stopped in ${where}: ${String(cause)}`);
  }
}

type Function = (...given: (number | bigint)[]) => number;

/** How a seat that sees only what all see is called. */
export const SPECTATOR = -1;
export const CHANCE = -1;
export const OVER = -2;

export class GameModule {
  readonly #functions: Record<string, Function>;
  readonly #memory: WebAssembly.Memory;
  readonly #answer: number;
  readonly #error: number;
  readonly #before: number;
  readonly #state: number;
  readonly #view: number;
  readonly #actions: number;
  readonly #weights: number;
  readonly #dice: number;
  readonly #told: number;

  constructor(compiled: WebAssembly.Module, readonly sizes: Sizes) {
    const instance = new WebAssembly.Instance(compiled, { env: { exp: Math.exp } });
    this.#functions = instance.exports as unknown as Record<string, Function>;
    this.#memory = instance.exports.memory as WebAssembly.Memory;
    this.#answer = this.reserve(8);
    this.#error = this.reserve(8);
    this.#before = this.reserve(sizes.record);
    this.#state = this.reserve(sizes.record);
    this.#view = this.reserve(sizes.record);
    this.#actions = this.reserve(8 * sizes.mostActions);
    this.#weights = this.reserve(8 * sizes.mostActions);
    this.#dice = this.reserve(8);
    this.#told = this.reserve(Math.max(sizes.step, sizes.figures, sizes.foreseen, sizes.refusals, 8));
  }

  /** Room in the module's memory that stays. */
  reserve(size: number): number {
    return this.#functions.reserve!(size);
  }

  /** Call a function of the module. */
  call(name: string, ...given: (number | bigint)[]): void {
    let status: number;
    try {
      this.#functions.rewind!();
      status = this.#functions[name]!(this.#answer, this.#error, ...given);
    } catch (error) {
      throw new Trap(name, error);
    }
    if (status !== 0) throw new Trap(name, `status ${status}`);
  }

  /** Memory may have moved since the last call. */
  bytes(place: number, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, place, size);
  }

  get #whole(): bigint {
    return new DataView(this.#memory.buffer).getBigInt64(this.#answer, true);
  }

  #put(place: number, data: Uint8Array): void {
    this.bytes(place, data.length).set(data);
  }

  #numbers(place: number, number: number): bigint[] {
    return [...new BigInt64Array(this.#memory.buffer, place, number)];
  }

  /** The seat to act, from 0, or CHANCE or OVER. */
  toAct(state: Uint8Array): number {
    this.#put(this.#state, state);
    this.call("to_act", this.#state);
    return Number(this.#whole);
  }

  /** The legal actions of the seat to act, ascending. */
  legal(state: Uint8Array): bigint[] {
    this.#put(this.#state, state);
    this.call("legal", this.#state, this.#actions);
    return this.#numbers(this.#actions, Number(this.#whole));
  }

  /** What chance may give, with whole-number weights. */
  chances(state: Uint8Array): [bigint, bigint][] {
    this.#put(this.#state, state);
    this.call("chances", this.#state, this.#actions, this.#weights);
    const number = Number(this.#whole);
    const weights = this.#numbers(this.#weights, number);
    return this.#numbers(this.#actions, number).map((action, place) => [action, weights[place]!]);
  }

  /** The state after an action, and what it did as a record of the vocabulary. */
  apply(state: Uint8Array, action: bigint): [state: Uint8Array, told: Uint8Array] {
    this.#put(this.#before, state);
    this.#put(this.#state, state);
    this.call("apply", this.#state, action);
    const told = this.#filled(this.sizes.step, (out) => this.call("tell", this.#before, action, this.#state, out));
    return [this.bytes(this.#state, this.sizes.record).slice(), told];
  }

  /** What a seat sees. */
  observe(state: Uint8Array, seat: number): Uint8Array {
    this.#put(this.#state, state);
    this.bytes(this.#view, this.sizes.record).fill(0);
    this.call("observe", this.#state, BigInt(seat), this.#view);
    return this.bytes(this.#view, this.sizes.record).slice();
  }

  /** What the rules make of a view. */
  figures(view: Uint8Array): Uint8Array {
    this.#put(this.#view, view);
    return this.#filled(this.sizes.figures, (out) => this.call("show", this.#view, out));
  }

  /** What a legal move would bring. */
  foresee(view: Uint8Array, action: bigint): Uint8Array {
    this.#put(this.#view, view);
    return this.#filled(this.sizes.foreseen, (out) => this.call("consider", this.#view, action, out));
  }

  /** Why an action is not legal. */
  refuse(state: Uint8Array, action: bigint): Uint8Array {
    this.#put(this.#state, state);
    return this.#filled(this.sizes.refusals, (out) => this.call("refuse", this.#state, action, out));
  }

  /** The greedy player's move; the dice are one word, which goes on. */
  policy(view: Uint8Array, dice: BigUint64Array): bigint {
    this.#put(this.#view, view);
    this.#roll(dice, (place) => this.call("policy", this.#view, place));
    return this.#whole;
  }

  /** Each seat's score as it stands. */
  scores(state: Uint8Array): bigint[] {
    this.#put(this.#state, state);
    this.bytes(this.#actions, 8 * this.sizes.mostSeats).fill(0);
    this.call("scores", this.#state, this.#actions);
    return this.#numbers(this.#actions, this.sizes.mostSeats);
  }

  /** The seats that have won, as bits. */
  winners(state: Uint8Array): number {
    this.#put(this.#state, state);
    this.call("winners", this.#state);
    return Number(this.#whole);
  }

  /** A whole state that looks like a view. */
  resample(view: Uint8Array, dice: BigUint64Array): Uint8Array {
    this.#put(this.#view, view);
    this.bytes(this.#state, this.sizes.record).fill(0);
    this.#roll(dice, (place) => this.call("resample", this.#view, this.#state, place));
    return this.bytes(this.#state, this.sizes.record).slice();
  }

  #filled(size: number, fill: (out: number) => void): Uint8Array {
    this.bytes(this.#told, size).fill(0);
    fill(this.#told);
    return this.bytes(this.#told, size).slice();
  }

  #roll(dice: BigUint64Array, use: (place: number) => void): void {
    new BigUint64Array(this.#memory.buffer, this.#dice, 1)[0] = dice[0]!;
    use(this.#dice);
    dice[0] = new BigUint64Array(this.#memory.buffer, this.#dice, 1)[0]!;
  }
}
