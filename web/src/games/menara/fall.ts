/**
 * A fall, as the server's simulation tells it: keyframes packed as in `trajectory.py` (VMT1: 16-bit steps, deflated).
 * Nothing here imports three.js.
 */

export interface Fall {
  /** Which piece: `floor:9` or `column:3.1`. */
  pieces: string[];
  /** Milliseconds from frame to frame. */
  step: number;
  frames: number;
  /** Seven numbers for each frame and piece: x, y, z in millimeters, the turn as a quaternion w, x, y, z. */
  poses: Float32Array;
}

const CHANNELS = 7;
const FLOORS = 18;
const BASES = 6;

function pieceOf(body: number): string {
  if (body < FLOORS) return `floor:${body + 1}`;
  const column = body - FLOORS;
  return `column:${Math.floor(column / BASES) + 1}.${(column % BASES) + 1}`;
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).arrayBuffer();
}

/** Read a trajectory in base64; an error says what is wrong with it. */
export async function readFall(text: string): Promise<Fall> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const magic = String.fromCharCode(...bytes.subarray(0, 4));
  if (magic !== "VMT1") throw new Error(`a trajectory begins with VMT1, not with ${JSON.stringify(magic)}`);
  const head = new DataView(bytes.buffer);
  const [frames, step, count] = [head.getUint16(4, true), head.getUint16(6, true), head.getUint8(8)];
  const pieces = [...bytes.subarray(9, 9 + count)].map(pieceOf);
  const raw = await inflate(bytes.slice(9 + count));
  if (raw.byteLength !== 2 * CHANNELS * frames * count) {
    throw new Error(`${raw.byteLength} bytes of trajectory for ${frames} frames of ${count} pieces`);
  }
  const steps = new DataView(raw);
  const poses = new Float32Array(frames * count * CHANNELS);
  let at = 0;
  for (let piece = 0; piece < count; piece++) {
    for (let channel = 0; channel < CHANNELS; channel++) {
      let value = 0;
      for (let frame = 0; frame < frames; frame++, at += 2) {
        value = ((value + steps.getInt16(at, true)) << 16) >> 16; // steps wrap around at 16 bits
        poses[(frame * count + piece) * CHANNELS + channel] = channel < 3 ? value / 10 : value / 32767;
      }
    }
  }
  return { pieces, step, frames, poses };
}

/** The pose of a piece at a time in frames, between two keyframes: seven numbers. */
export function poseAt(fall: Fall, piece: number, time: number, out: number[]): number[] {
  const last = fall.frames - 1;
  const before = Math.max(0, Math.min(last, Math.floor(time)));
  const after = Math.min(last, before + 1);
  const part = Math.max(0, Math.min(1, time - before));
  const a = (before * fall.pieces.length + piece) * CHANNELS;
  const b = (after * fall.pieces.length + piece) * CHANNELS;
  // A quaternion and its negative are the same turn: go the short way.
  let dot = 0;
  for (let k = 3; k < CHANNELS; k++) dot += fall.poses[a + k]! * fall.poses[b + k]!;
  for (let k = 0; k < CHANNELS; k++) {
    const to = k >= 3 && dot < 0 ? -fall.poses[b + k]! : fall.poses[b + k]!;
    out[k] = fall.poses[a + k]! * (1 - part) + to * part;
  }
  return out;
}
