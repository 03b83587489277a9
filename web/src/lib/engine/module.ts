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
  endings: number;
  hints: number;
  /** Bytes of what a seat believes, where a memory says more than a view; and the worlds drawn from it for one decision. */
  belief: number;
  worlds: number;
  /** Bytes of a node of the search's tree, and the numbers that steer it. */
  node: number;
  numbers: number;
}

/** The compiled code stopped where it must not: the match is whole, the module is not to be used again. */
export class Trap extends Error {
  constructor(
    readonly where: string,
    cause: unknown,
  ) {
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
  readonly #belief: number;
  readonly #worlds: number;

  /** Where chance is simulated, `simulate` says which piece of a state falls next: its number, or −1. */
  constructor(
    compiled: WebAssembly.Module,
    readonly sizes: Sizes,
    simulate?: (state: Uint8Array) => bigint,
  ) {
    const fall = (place: number): bigint => {
      if (!simulate) throw new Error("nothing here simulates");
      return simulate(this.bytes(place, sizes.record));
    };
    const instance = new WebAssembly.Instance(compiled, { env: { exp: Math.exp, simulate: fall } });
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
    this.#told = this.reserve(Math.max(sizes.step, sizes.figures, sizes.foreseen, sizes.refusals, sizes.endings, sizes.hints, 8));
    this.#belief = this.reserve(sizes.belief);
    this.#worlds = this.reserve(sizes.belief ? sizes.worlds * sizes.record : 0);
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

  /** Call a function that answers with a whole number. */
  whole(name: string, ...given: (number | bigint)[]): bigint {
    this.call(name, ...given);
    return this.#whole;
  }

  /** Put fractions somewhere. */
  fractions(place: number, numbers: Float64Array): void {
    new Float64Array(this.#memory.buffer, place, numbers.length).set(numbers);
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

  /** Any legal move, each as likely. */
  choose(view: Uint8Array, dice: BigUint64Array): bigint {
    this.#put(this.#view, view);
    this.#roll(dice, (place) => this.call("choose", this.#view, place));
    return this.#whole;
  }

  /** A legal move, the likelier the more it promises; the temperature is in points. */
  temper(view: Uint8Array, temperature: number, dice: BigUint64Array): bigint {
    this.#put(this.#view, view);
    this.#roll(dice, (place) => this.call("temper", this.#view, temperature, this.#actions, this.#weights, place));
    return this.#whole;
  }

  /** Where the next piece that chance gives goes, as a number of the manifest's places. */
  place(state: Uint8Array): number {
    this.#put(this.#state, state);
    this.call("place", this.#state);
    return Number(this.#whole);
  }

  /** Why the game ended, as a number of the manifest's endings. */
  ending(state: Uint8Array): number {
    this.#put(this.#state, state);
    this.call("ending", this.#state);
    return Number(this.#whole);
  }

  /** Why the game ended, where that has numbers. */
  conclusion(state: Uint8Array): Uint8Array {
    this.#put(this.#state, state);
    return this.#filled(this.sizes.endings, (out) => this.call("conclude", this.#state, out));
  }

  /** Why the game's own policy makes a move. */
  explanation(view: Uint8Array, action: bigint): Uint8Array {
    this.#put(this.#view, view);
    return this.#filled(this.sizes.hints, (out) => this.call("explain", this.#view, action, out));
  }

  /** Whether a decision cannot be taken back. */
  binds(state: Uint8Array, action: bigint): boolean {
    if (!this.#functions.binds) return false;
    this.#put(this.#state, state);
    this.call("binds", this.#state, action);
    return this.#whole !== 0n;
  }

  /** An allowed action close to one that is refused; −1 if none is known. */
  near(view: Uint8Array, action: bigint): bigint {
    if (!this.#functions.near) return -1n;
    this.#put(this.#view, view);
    this.call("near", this.#view, action);
    return this.#whole;
  }

  /** Whether chance could give an action here, whatever our dice would draw. */
  possible(state: Uint8Array, action: bigint): boolean {
    if (!this.#functions.possible) return this.chances(state).some(([one]) => one === action);
    this.#put(this.#state, state);
    this.call("possible", this.#state, action);
    return this.#whole !== 0n;
  }

  /** The legal actions without those that another one makes needless. */
  sensible(view: Uint8Array): bigint[] {
    const legal = this.legal(view);
    this.#put(this.#view, view);
    new BigInt64Array(this.#memory.buffer, this.#actions, legal.length).set(legal);
    this.call("reduce", this.#view, this.#actions, BigInt(legal.length));
    return this.#numbers(this.#actions, Number(this.#whole));
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

  /** A tree for a search, in room of its own. */
  tree(view: Uint8Array, seats: number, numbers: Float64Array, weights: Float64Array, most: number, seed: bigint, worlds: number): SearchTree {
    return new SearchTree(this, this.#memory, view, seats, numbers, weights, most, seed, this.#worlds, worlds);
  }

  /** What a seat (from 0) believes once it has seen a step: a decision, or chance. */
  note(belief: Uint8Array, seat: number, before: Uint8Array, action: bigint, after: Uint8Array): Uint8Array {
    this.#put(this.#belief, belief);
    this.#put(this.#before, before);
    this.#put(this.#view, after);
    this.call("note", this.#belief, BigInt(seat), this.#before, action, this.#view);
    return this.bytes(this.#belief, belief.length).slice();
  }

  /** Draw worlds that look like a view, as likely as they are believed, for the next tree: how many. */
  imagine(belief: Uint8Array, seat: number, view: Uint8Array, dice: BigUint64Array): number {
    this.#put(this.#belief, belief);
    this.#put(this.#view, view);
    const number = BigInt(this.sizes.worlds);
    this.bytes(this.#worlds, this.sizes.worlds * this.sizes.record).fill(0);
    this.#roll(dice, (place) => this.call("imagine", this.#belief, BigInt(seat), this.#view, this.#worlds, number, place));
    return Number(this.#whole);
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

/** Where the tree's room is; it is used again by every search, and grows with the largest. */
interface Room {
  view: number;
  world: number;
  numbers: number;
  weights: number;
  dice: number;
  nodes: number;
  used: number;
  actions: [number, number, number];
  worths: number;
  leading: number;
  mostNodes: number;
  mostWeights: number;
}

const rooms = new WeakMap<GameModule, Room>();

function roomFor(module: GameModule, most: number, weights: number): Room {
  const known = rooms.get(module);
  if (known && known.mostNodes >= most && known.mostWeights >= weights) return known;
  const { record, node, numbers, mostActions } = module.sizes;
  const list = () => module.reserve(8 * mostActions);
  const room: Room = {
    view: module.reserve(record),
    world: module.reserve(record),
    numbers: module.reserve(8 * numbers),
    weights: module.reserve(8 * Math.max(weights, 1)),
    dice: module.reserve(8),
    nodes: module.reserve(node * most),
    used: module.reserve(8),
    actions: [list(), list(), list()],
    worths: list(),
    leading: module.reserve(16),
    mostNodes: most,
    mostWeights: weights,
  };
  rooms.set(module, room);
  return room;
}

/** One tree of a search (`vihara.bots.search.Tree`), grown in as many steps as one likes; only one of a module is in use at a time. */
export class SearchTree {
  readonly #room: Room;
  iterations = 0;

  constructor(
    private readonly module: GameModule,
    private readonly memory: WebAssembly.Memory,
    view: Uint8Array,
    private readonly seats: number,
    numbers: Float64Array,
    private readonly weights: Float64Array,
    private readonly most: number,
    seed: bigint,
    private readonly worlds: number,
    private readonly believed: number,
  ) {
    const room = (this.#room = roomFor(module, most, weights.length));
    module.bytes(room.view, view.length).set(view);
    module.bytes(room.world, view.length).fill(0);
    new Float64Array(memory.buffer, room.numbers, numbers.length).set(numbers);
    new Float64Array(memory.buffer, room.weights, weights.length).set(weights);
    new BigUint64Array(memory.buffer, room.dice, 1)[0] = seed;
    new BigInt64Array(memory.buffer, room.used, 1)[0] = 1n;
    module.bytes(room.nodes, module.sizes.node).fill(0);
  }

  /** Where in memory a node is. */
  node(place: number): DataView {
    return new DataView(this.memory.buffer, this.#room.nodes + place * this.module.sizes.node, this.module.sizes.node);
  }

  grow(iterations: number): void {
    const { view, world, numbers, weights, dice, nodes, used, actions, worths } = this.#room;
    const counts = [BigInt(this.seats), BigInt(iterations)];
    this.module.call(
      "grow", view, ...counts, numbers, weights, BigInt(this.weights.length), dice, world, nodes, BigInt(this.most), used,
      ...actions, worths, this.worlds, BigInt(this.believed),
    ); // prettier-ignore
    this.iterations += iterations;
  }

  /** The visits of the root's most visited move, and of the next. */
  leading(): [number, number] {
    this.module.call("leading", this.#room.nodes, BigInt(this.most), this.#room.leading);
    const [first, second] = new BigInt64Array(this.memory.buffer, this.#room.leading, 2);
    return [Number(first), Number(second)];
  }

  get used(): number {
    return Number(new BigInt64Array(this.memory.buffer, this.#room.used, 1)[0]);
  }
}
