/**
 * Fair dice, checked in the page: SHA-256, HKDF and the ChaCha20 stream, written out. The browser's own (WebCrypto) is
 * missing on pages that do not come over TLS, as at home among friends. docs/notation.md has the formulas; the tests
 * hold this file and the Python part against the same fixtures (tests/core/fair-dice.json).
 */

// -- bytes ----------------------------------------------------------------------------------------------------

const DERIVED = ["bot", "absent", "withheld"];

/** Whether this is a share as it is written: 64 hexadecimal digits, or why there is none. */
export const isShare = (text: string): boolean => DERIVED.includes(text) || /^[0-9a-f]{64}$/.test(text);

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const unhex = (digits: string): Uint8Array => Uint8Array.from({ length: digits.length / 2 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

// -- SHA-256 and HKDF -----------------------------------------------------------------------------------------

/** The first 32 bits of the fractional part of a root, as the standard defines its constants. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64 * Math.ceil((data.length + 9) / 64));
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, data.length * 8);
  const hash = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 64; t++) {
      if (t < 16) {
        w[t] = view.getInt32(block + 4 * t);
        continue;
      }
      const near = w[t - 2]!;
      const far = w[t - 15]!;
      const s1 = right(near, 17) ^ right(near, 19) ^ (near >>> 10);
      const s0 = right(far, 7) ^ right(far, 18) ^ (far >>> 3);
      w[t] = s1 + w[t - 7]! + s0 + w[t - 16]!;
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let t = 0; t < 64; t++) {
      const big1 = right(e, 6) ^ right(e, 11) ^ right(e, 25);
      const one = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!) | 0;
      const big0 = right(a, 2) ^ right(a, 13) ^ right(a, 22);
      const two = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = hash[i]! + word));
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      block.map((byte) => byte ^ 0x36),
      data,
    ),
  );
  return sha256(
    join(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export const shareHash = (share: string): string => hex(sha256(unhex(share)));

/** The share of a seat (from 1) that opens none. */
export const derivedShare = (commitment: string, seat: number): Uint8Array => sha256(join(ascii("vihara/share/1"), unhex(commitment), Uint8Array.of(seat)));

/** The key under which chance is drawn; without shares it is the seed. */
export function commonKey(seed: string, shares: string[]): Uint8Array {
  if (!shares.length) return unhex(seed);
  const commitment = hex(sha256(unhex(seed)));
  const given = shares.map((share, i) => (DERIVED.includes(share) ? derivedShare(commitment, i + 1) : unhex(share)));
  return hmac(hmac(ascii("vihara/dice/1"), unhex(seed)), join(...given, Uint8Array.of(1)));
}

// -- ChaCha20 -------------------------------------------------------------------------------------------------

const left = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  s[a] = s[a]! + s[b]!;
  s[d] = left(s[d]! ^ s[a]!, 16);
  s[c] = s[c]! + s[d]!;
  s[b] = left(s[b]! ^ s[c]!, 12);
  s[a] = s[a]! + s[b]!;
  s[d] = left(s[d]! ^ s[a]!, 8);
  s[c] = s[c]! + s[d]!;
  s[b] = left(s[b]! ^ s[c]!, 7);
}

/** One 64-byte block of the key stream, with a zero nonce. */
export function block(key: Uint8Array, number: number): Uint8Array {
  const start = new Int32Array(16);
  const words = (bytes: Uint8Array, at: number) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let i = 0; i < bytes.length / 4; i++) start[at + i] = view.getInt32(4 * i, true);
  };
  words(ascii("expand 32-byte k"), 0);
  words(key, 4);
  start[12] = number;
  const s = start.slice();
  for (let round = 0; round < 10; round++) {
    for (let i = 0; i < 4; i++) quarter(s, i, i + 4, i + 8, i + 12);
    for (let i = 0; i < 4; i++) quarter(s, i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4));
  }
  const out = new DataView(new ArrayBuffer(64));
  s.forEach((word, i) => out.setInt32(4 * i, word + start[i]!, true));
  return new Uint8Array(out.buffer);
}

/** A number from 0 to n − 1: the block, read as a little-endian number, by its remainder. */
export function below(key: Uint8Array, number: number, n: number): number {
  return block(key, number).reduceRight((rest, byte) => (rest * 256 + byte) % n, 0);
}

/** The seat that begins, where that is drawn. */
export const firstSeat = (key: Uint8Array, seats: number): number => 1 + below(sha256(join(ascii("apart"), key)), 0, seats);

// -- a match file ---------------------------------------------------------------------------------------------

/** A draw as the server lists it: the weights of what could have happened, and which of them did. */
export type Draw = [weights: number[], given: number];

export interface Check {
  /** Why the dice are not as they should be; null if they are. */
  wrong: "seed" | "hash" | "shares" | "first" | "draw" | null;
  hash: string;
  shares: string[];
  draws: number;
  /** Draws at the beginning that came from other dice. */
  skipped: number;
  first: number | null;
}

/** The headers of a file: names and values, those of seats as in `share 1`. */
function headers(file: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const line of file.split("\n")) {
    const [, inside = ""] = /^\s*\[(.*?)\]\s*(#.*)?$/.exec(line) ?? [];
    const words = inside.trim().split(/\s+/);
    const seat = words[0] === "share" ? 2 : 1;
    if (inside) found.set(words.slice(0, seat).join(" ").toLowerCase(), words.slice(seat).join(" "));
  }
  return found;
}

/** Check a match file by itself, with the server's list of what could have been drawn. */
export function check(file: string, draws: Draw[]): Check {
  const head = headers(file);
  const seed = head.get("seed") ?? "";
  const hash = head.get("seed-hash") ?? "";
  const seats = Number(head.get("seats"));
  const skipped = Number(head.get("seed-from") ?? 0);
  const shares = Array.from({ length: seats }, (_, i) => head.get(`share ${i + 1}`) ?? "");
  const shared = shares.some(Boolean);
  const found = { hash, shares: shared ? shares : [], draws: draws.length - skipped, skipped, first: null };
  if (!/^[0-9a-f]{64}$/.test(seed)) return { ...found, wrong: "seed" };
  if (hex(sha256(unhex(seed))) !== hash) return { ...found, wrong: "hash" };
  if (shared && !shares.every(isShare)) return { ...found, wrong: "shares" };
  const key = commonKey(seed, found.shares);
  let first: number | null = null;
  if (head.get("drawn") === "first") {
    first = firstSeat(key, seats);
    const options = JSON.parse(head.get("options") ?? "{}") as { first?: number };
    if ((options.first ?? 1) !== first) return { ...found, first, wrong: "first" };
  }
  for (const [at, [weights, given]] of draws.entries()) {
    if (at < skipped) continue;
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let rest = below(key, at - skipped, total);
    const drawn = weights.findIndex((weight) => (rest -= weight) < 0);
    if (drawn !== given) return { ...found, first, wrong: "draw" };
  }
  return { ...found, first, wrong: null };
}
