/** Finds out what a simulation says of a state: the game's module decides, MuJoCo moves the bodies. No rule is here. */
import { Bodies, type Load, modelOf, packed } from "./bodies";
import type { Clock, Pause } from "./bots";
import type { Simulation } from "./manifest";
import type { Verdict } from "./match";
import type { GameModule } from "./module";
import type { Rules } from "./rules";
import { SimulationMissing, TookTooLong } from "./saying";

const MAKE = 0;
const DONE = 2;

interface Room {
  trial: number;
  state: number;
  numbers: number;
  places: number;
  speeds: number;
  actions: number;
}

const rooms = new WeakMap<GameModule, Room>();

function roomFor(module: GameModule, { size, room, bodies }: Simulation): Room {
  const known = rooms.get(module);
  if (known) return known;
  const { record, mostActions } = module.sizes;
  const made: Room = {
    trial: module.reserve(size),
    state: module.reserve(record),
    numbers: module.reserve(8 * room),
    places: module.reserve(8 * 7 * bodies),
    speeds: module.reserve(8 * 6 * bodies),
    actions: module.reserve(8 * mostActions),
  };
  rooms.set(module, made);
  return made;
}

/** A trial in the module's memory. */
class Trial {
  readonly #room: Room;

  constructor(
    private readonly module: GameModule,
    private readonly about: Simulation,
    state: Uint8Array,
  ) {
    const room = (this.#room = roomFor(module, about));
    module.bytes(room.trial, about.size).fill(0);
    const begun = Uint8Array.from(about.trial.match(/../g) ?? [], (pair) => parseInt(pair, 16));
    module.bytes(room.trial, begun.length).set(begun);
    module.bytes(room.state, state.length).set(state);
    module.call("prepare", room.state, room.trial);
  }

  get #view(): DataView {
    const bytes = this.module.bytes(this.#room.trial, this.about.size);
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  whole(name: keyof Simulation["places"]): number {
    return Number(this.#view.getBigInt64(this.about.places[name], true));
  }

  fraction(name: keyof Simulation["places"], place = 0): number {
    return this.#view.getFloat64(this.about.places[name] + 8 * place, true);
  }

  /** What the bodies are, number by number. */
  describe(): Float64Array {
    const { numbers, state } = this.#room;
    const count = this.module.whole("describe", state, numbers);
    return new Float64Array(this.module.bytes(numbers, 8 * Number(count)).slice().buffer);
  }

  /** What was to be done is done. */
  proceed(places: Float64Array, speeds: Float64Array, energy: number, sound: boolean): void {
    const room = this.#room;
    this.module.fractions(room.places, places);
    this.module.fractions(room.speeds, speeds);
    this.module.call("proceed", room.trial, room.places, room.speeds, energy, sound ? 1n : 0n);
  }

  settle(): bigint[] {
    const { state, trial, actions } = this.#room;
    const count = Number(this.module.whole("settle", state, trial, actions));
    return [...new BigInt64Array(this.module.bytes(actions, 8 * count).slice().buffer)];
  }
}

export class Simulator {
  constructor(
    private readonly load: Load,
    private readonly clock: Clock,
    private readonly pause: Pause,
  ) {}

  async judge(rules: Rules, state: Uint8Array): Promise<Verdict> {
    const about = rules.manifest.simulation;
    if (!about) throw new Error(`${rules.key} simulates nothing`);
    const mujoco = await this.load().catch((error: unknown) => {
      console.warn(error);
      throw new SimulationMissing();
    });
    const trial = new Trial(rules.module, about, state);
    const numbers = trial.describe();
    const until = this.clock() + about.seconds;
    /** Of the simulation that counts: the first that does not go astray. */
    let shown: { moving: number[]; frames: Float64Array[] } | null = null;
    let current: { bodies: Bodies; moving: number[]; frames: Float64Array[] } | null = null;
    const attempts = about.solvers.length / 2;
    try {
      while (trial.whole("do") !== DONE) {
        if (trial.whole("do") === MAKE) {
          current?.bodies.free();
          const solver = trial.whole("solver");
          const [xml, moving] = modelOf(numbers, about.solvers[solver]!);
          current = { bodies: new Bodies(mujoco, xml), moving, frames: [] };
          if (solver < attempts) shown = { moving, frames: current.frames };
        } else {
          const push = [trial.fraction("push"), trial.fraction("push", 1)] as const;
          current!.bodies.step(trial.whole("steps"), trial.fraction("gravity"), trial.whole("body"), push);
        }
        const { bodies, frames } = current!;
        const keep = trial.whole("keep") !== 0;
        if (keep) frames.push(bodies.places.slice());
        trial.proceed(bodies.places, bodies.speeds, keep ? bodies.energy : 0, bodies.sound);
        if (this.clock() > until) throw new TookTooLong(about.seconds);
        await this.pause();
      }
    } finally {
      current?.bodies.free();
    }
    const actions = trial.settle();
    const falls = actions.length > 1 && shown && trial.whole("clear") === 0;
    return { actions, motion: falls ? await packed(shown!.moving, shown!.frames, about.keyframes) : "" };
  }
}
