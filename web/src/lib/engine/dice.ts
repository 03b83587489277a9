/** Dice: fast ones for bots, as `vihara.core.chance.FastDice`; those of a match are in `lib/fair.ts`. */
const WORD = (1n << 64n) - 1n;
const GOLD = 0x9e3779b97f4a7c15n;
const STAR = 0x2545f4914f6cdd1dn;

function mixed(z: bigint): bigint {
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & WORD;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & WORD;
  return z ^ (z >> 31n);
}

/** Spread a seed and a stream number over 64 bits; never 0. */
export function seedWord(seed: number, stream: number): bigint {
  const z = mixed((BigInt(seed) * GOLD + GOLD) & WORD);
  return mixed((z + BigInt(stream) * GOLD) & WORD) | 1n;
}

export class FastDice {
  /** The one word that they are; compiled code advances it, too. */
  readonly word: BigUint64Array;

  constructor(seed: number, stream = 0) {
    this.word = BigUint64Array.of(seedWord(seed, stream));
  }

  /** A number from 0 to n − 1. */
  below(n: number): number {
    let x = this.word[0]!;
    x ^= x >> 12n;
    x = (x ^ (x << 25n)) & WORD;
    x ^= x >> 27n;
    this.word[0] = x;
    return Number(((((x * STAR) & WORD) >> 32n) * BigInt(n)) >> 32n);
  }
}
