/** Rigid bodies in the page: MuJoCo's own WebAssembly, fetched when it is first needed. It knows no game. */
import type { MainModule, MjData, MjModel } from "@mujoco/mujoco";
import type { Solver } from "./manifest";

/** Loads MuJoCo, wherever the page or a test has it. */
export type Load = () => Promise<MainModule>;

const BODY = 0;
const PRISM = 1;
/** A warning of MuJoCo: its numbers went astray. */
const BAD_ACCELERATION = 5;
const CHANNELS = 7;

/** A turn about the vertical, in degrees, as a quaternion. */
function upright(angle: number): string {
  const half = (angle * Math.PI) / 360;
  return list([Math.cos(half), 0, 0, Math.sin(half)]);
}

const list = (numbers: readonly number[]): string => numbers.join(" ");

/** The model of a description (see `vihara.games…physics.referee`), as MuJoCo reads it; and which bodies move. */
export function modelOf(numbers: Float64Array, solver: Solver): [xml: string, moving: number[]] {
  const meshes: string[] = [];
  const bodies: string[] = [];
  const moving: number[] = [];
  for (let at = 0; at < numbers.length;) {
    const given = (from: number, to: number): number[] => [...numbers.subarray(at + from, at + to)];
    if (numbers[at] === BODY) {
      const [piece, moves, x, y, z, angle] = given(1, 7) as [number, number, number, number, number, number];
      if (moves) moving.push(piece);
      bodies.push(`<body pos="${list([x, y, z])}" quat="${upright(angle)}">${moves ? "<freejoint/>" : ""}`);
      at += 7;
      continue;
    }
    const [density, group, half] = given(1, 4) as [number, number, number];
    const meets = `density="${density}" contype="${group}" conaffinity="3"`;
    if (numbers[at] === PRISM) {
      const end = 5 + 2 * numbers[at + 4]!;
      const corners = given(5, end);
      const layer = (z: number) => corners.flatMap((one, place) => (place % 2 ? [one, z] : [one]));
      meshes.push(`<mesh name="m${at}" vertex="${list([...layer(-half), ...layer(half)])}"/>`);
      bodies.push(`<geom type="mesh" mesh="m${at}" ${meets}/>`);
      at += end;
    } else {
      const [radius, angle] = given(4, 6) as [number, number];
      bodies.push(`<geom type="cylinder" size="${list([radius, half])}" quat="${upright(angle)}" ${meets}/>`);
      at += 6;
    }
  }
  const world = bodies.map((one, place) => (one.startsWith("<body") && place ? `</body>${one}` : one)).join("") + (bodies.length ? "</body>" : "");
  const { time_step, iterations, line_search, tolerance, contact_time, impedance, friction_impedance, friction, rolling } = solver;
  const option =
    `<option timestep="${time_step}" iterations="${iterations}" ls_iterations="${line_search}" tolerance="${tolerance}" ` +
    `impratio="${friction_impedance}" cone="elliptic" solver="Newton" integrator="implicitfast"/>`;
  const geom = `<geom solref="${contact_time} 1" solimp="${list(impedance)}" condim="3" friction="${list([friction, ...rolling])}"/>`;
  const plane = '<geom type="plane" size="2 2 0.1"/>';
  const xml = `<mujoco>${option}<default>${geom}</default><asset>${meshes.join("")}</asset><worldbody>${plane}${world}</worldbody></mujoco>`;
  return [xml, moving];
}

/** A model that is stepped. What MuJoCo allocates is given back by `free`. */
export class Bodies {
  readonly #model: MjModel;
  readonly #data: MjData;

  constructor(
    private readonly mujoco: MainModule,
    xml: string,
  ) {
    this.#model = mujoco.MjModel.from_xml_string(xml);
    this.#data = new mujoco.MjData(this.#model);
    mujoco.mj_forward(this.#model, this.#data);
  }

  /** Of each body that moves: its place in meters, and its turn as a quaternion. */
  get places(): Float64Array {
    return this.#data.qpos as Float64Array;
  }

  get speeds(): Float64Array {
    return this.#data.qvel as Float64Array;
  }

  /** Energy of position and motion, in joules. */
  get energy(): number {
    this.mujoco.mj_energyPos(this.#model, this.#data);
    this.mujoco.mj_energyVel(this.#model, this.#data);
    const [position, motion] = this.#data.energy as Float64Array;
    return position! + motion!;
  }

  /** Whether MuJoCo has nothing against its own numbers. */
  get sound(): boolean {
    return this.#data.warning.get(BAD_ACCELERATION)?.number === 0;
  }

  /** Go on by some steps, with such a gravity and a push on one of the bodies that move. */
  step(steps: number, gravity: number, body: number, push: readonly [number, number]): void {
    (this.#model.opt.gravity as Float64Array)[2] = -gravity;
    const forces = this.#data.xfrc_applied as Float64Array;
    forces.fill(0);
    if (body >= 0) forces.set(push, 6 * (this.#model.jnt_bodyid as Int32Array)[body]!);
    for (let n = 0; n < steps; n++) this.mujoco.mj_step(this.#model, this.#data);
  }

  free(): void {
    this.#data.delete();
    this.#model.delete();
  }
}

/** Keyframes as compact bytes (`vihara.games…physics.trajectory`), in base64. */
export async function packed(
  moving: number[],
  frames: Float64Array[],
  { magic, milliseconds, length, turn, still, twist }: { magic: string; milliseconds: number; length: number; turn: number; still: number; twist: number },
): Promise<string> {
  const [first] = frames;
  const moves = (place: number): boolean =>
    frames.some((frame) => {
      for (let channel = 0; channel < CHANNELS; channel++) {
        const at = CHANNELS * place + channel;
        const away = Math.abs(frame[at]! - first![at]!);
        if (channel < 3 ? 1000 * away > still : away > twist) return true;
      }
      return false;
    });
  const told = moving.map((_, place) => place).filter(moves);
  const steps = new DataView(new ArrayBuffer(2 * CHANNELS * told.length * frames.length));
  let at = 0;
  for (const place of told) {
    for (let channel = 0; channel < CHANNELS; channel++) {
      let before = 0;
      for (const frame of frames) {
        const step = Math.round(frame[CHANNELS * place + channel]! * (channel < 3 ? 1000 * length : turn));
        const now = Math.max(-32768, Math.min(32767, step));
        steps.setInt16(at, ((now - before) << 16) >> 16, true);
        before = now;
        at += 2;
      }
    }
  }
  const deflated = new Response(new Blob([steps.buffer]).stream().pipeThrough(new CompressionStream("deflate")));
  const head = new DataView(new ArrayBuffer(9));
  [...magic].forEach((sign, place) => head.setUint8(place, sign.charCodeAt(0)));
  head.setUint16(4, frames.length, true);
  head.setUint16(6, milliseconds, true);
  head.setUint8(8, told.length);
  const bytes = [...new Uint8Array(head.buffer), ...told.map((place) => moving[place]!), ...new Uint8Array(await deflated.arrayBuffer())];
  return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
}
